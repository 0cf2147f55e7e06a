"""What is named or chosen that is neither a card nor a player; cards that have it."""

from typing import Literal

from agot_judge.engine.ability.cards import Cards
from agot_judge.engine.ability.triggers import Choose
from agot_judge.engine.game import Keyword
from agot_judge.text.description import Patch
from agot_judge.text.noun import Noun
from agot_judge.text.reading import Mention, Reading, Unclear
from agot_judge.text.topic import Topic
from agot_judge.text.topics.sentences import Effects

namings = Topic("namings", "effect", "attributes", "cost")

Kind = Literal["trait", "keyword", "faction", "card type", "title"]
KINDS: dict[str, Kind] = {
    "trait": "trait",
    "keyword": "keyword",
    "faction": "faction",
    "cardtype": "card type",
    "title": "title",
    "card": "title",
}
FIELDS: dict[Kind, str] = {"trait": "trait", "card type": "type", "title": "name", "faction": "faction"}
"""What a card has that was named: the field of its description."""


@namings.rule
def name(reading: Reading, kind: str, words: tuple[str, ...] = ()) -> Effects:
    if kind == "card" and reading.words.lower().startswith("choose"):
        raise Unclear("whether a card is chosen or named")
    reading.choose(Choose(word=KINDS[kind], words=words))
    if KINDS[kind] == "title":
        named = Noun(cards=Cards(name="chosen"), quantity="the")
        reading.mentions.append(Mention(None, (), plural=False, named=False, step=reading.step, noun=named))
    return ()


@namings.rule
def title_of(reading: Reading, kind: str) -> Effects:
    """``name an event``: the title of one."""
    reading.choose(Choose(word="title", cards=Cards(type=(kind,), zone="any")))
    named = Noun(cards=Cards(name="chosen"), quantity="the")
    reading.mentions.append(Mention(None, (kind,), plural=False, named=False, step=reading.step, noun=named))
    return ()


@namings.rule
def name_type(reading: Reading, words: tuple[str, ...] = ()) -> Effects:
    return name(reading, "cardtype", words)


@namings.rule
def kinds(reading: Reading, *words: str) -> tuple[str, ...]:
    return words


@namings.rule
def keyword_of(reading: Reading, found: tuple[Keyword, ...]) -> Effects:
    reading.choose(Choose(word="keyword", words=tuple(str(one) for one in found)))
    return ()


@namings.rule
def icon_of(reading: Reading, *words: str) -> Effects:
    reading.choose(Choose(word="icon", words=words))
    return ()


@namings.rule
def trait_of(reading: Reading, *words: str) -> Effects:
    reading.choose(Choose(word="trait", words=words))
    return ()


@namings.rule
def having(reading: Reading, kind: str) -> Patch:
    what = KINDS[kind]
    if not any(choice.word == what for choice in reading.choices):
        raise Unclear("nothing of the kind was named")
    if what not in ("trait", "card type", "title", "faction"):
        raise Unclear("what has the one that was named")
    return {FIELDS[what]: "chosen" if what == "title" else ("chosen",)}


@namings.rule
def having_type(reading: Reading) -> Patch:
    return having(reading, "cardtype")


@namings.rule
def having_faction(reading: Reading) -> Patch:
    """``with that faction affiliation``."""
    return having(reading, "faction")
