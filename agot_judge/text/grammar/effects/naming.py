"""Things that are named or chosen and are neither cards nor players; cards that have such a thing."""

from typing import Literal

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Cards
from agot_judge.engine.ability.triggers import Choose
from agot_judge.engine.ability.walk import given
from agot_judge.text.discourse.reading import Reading, Unclear, choice_of
from agot_judge.text.grammar.effects.doers.players import choose_player
from agot_judge.text.grammar.sentences import Effects
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.parsing.template import ALL, FIRST, READING, SECOND, call
from agot_judge.text.phrases.description import Fields, Patch, Said
from agot_judge.text.phrases.noun import Noun
from agot_judge.text.phrases.person import Person

naming = Fragment(__name__, "effect", "attributes")


Kind = Literal["trait", "keyword", "faction", "card type", "title", "icon"]
"""The kinds of words that can be named."""

FIELDS: dict[Kind, str] = {"trait": "trait", "card type": "type", "title": "name", "faction": "faction"}
"""The field of a card's description for each kind of thing that is named."""


ON_CARDS: dict[str, Literal["keyword", "icon", "trait"]] = {
    "keyword": "keyword",
    "icon": "icon",
    "challenge icon": "icon",
    "trait": "trait",
}
"""Of what a card has several, one of which may be chosen."""


OtherThan = Literal["present", "initiated against you"] | None
"""The challenge types that cannot be chosen."""

_OF_TITLES = {"type", "faction", "trait", "unique", "loyal", "limited", "where", "excluding"}
"""The fields of a description that can hold for every copy of a title, wherever the copy is."""


@naming.rule
def name(reading: Reading, kind: Kind, words: tuple[str, ...] = ()) -> Effects:
    """No effects: a word of the kind is named."""
    if kind == "title" and reading.clause.words.lower().startswith("choose a card"):
        raise Unclear("whether a card is chosen or named")
    reading.choose(Choose(word=kind, words=words))
    if kind == "title":
        reading.mention_title()
    return ()


@naming.rule
def named_by(reading: Reading, person: Person, kind: Kind, words: tuple[str, ...] = ()) -> Effects:
    """``the losing opponent names a cardtype``. Raises Unclear where none or several would name something."""
    name(reading, kind, words)
    reading.choices[-1] = replace(reading.choices[-1], by=person.one)
    return ()


@naming.rule
def challenge_type(reading: Reading, other_than: OtherThan) -> Effects:
    """No effects: a challenge type is named, or one ``that has not been initiated against you this phase``."""
    reading.choose(Choose(word="challenge type", other_than=other_than or ""))
    return ()


@naming.rule
def challenge_type_besides(reading: Reading, noun: Noun) -> Effects:
    """No effects: a card and a challenge type are chosen."""
    reading.choose(choice_of(noun), noun)
    return challenge_type(reading, None)


@naming.rule
def challenge_type_besides_player(reading: Reading, person: Person, other_than: OtherThan) -> Effects:
    """No effects: a player and a challenge type are chosen."""
    choose_player(reading, person)
    return challenge_type(reading, other_than)


@naming.rule
def different_challenge_type(reading: Reading) -> Effects:
    """No effects: another challenge type is chosen."""
    if not reading.occurrence.of_challenge:
        raise Unclear("different from what")
    return challenge_type(reading, "present")


@naming.rule
def title_of(reading: Reading, noun: Noun) -> Effects:
    """``name an event``, ``name a unique character``: the title of one."""
    if noun.described == Cards() or not noun.is_any_one:
        raise Unclear("which title is named")
    if not given(noun.cards).keys() <= _OF_TITLES:
        raise Unclear("what is not said of a title")
    reading.choose(Choose(word="title", cards=replace(noun.cards, zone="any")))
    reading.mention_title(noun.types)
    return ()


@naming.rule
def one_of_the_words(reading: Reading, many: int, noun: Noun, kind: str) -> Effects:
    """``choose one of that character's keywords`` (challenge icons, Traits): of those that it has."""
    if many != 1:
        raise Unclear("several of them")
    return word_on(reading, kind.removesuffix("s"), noun)


@naming.rule
def word_on(reading: Reading, kind: str, noun: Noun) -> Effects:
    """No effects: a word that stands on a card is named."""
    if noun.ref is None or noun.plural:
        raise Unclear(f"whose {kind}")
    reading.choose(Choose(word=ON_CARDS[kind], word_of=noun.ref))
    return ()


@naming.rule
def trait_of(reading: Reading, *words: str) -> Effects:
    """No effects: one of some Traits is named."""
    reading.choose(Choose(word="trait", words=words))
    return ()


@naming.rule
def having(reading: Reading, kind: Kind) -> Fields:
    """The characteristic that was named: ``the named Trait``."""
    named = any(choice.word == kind for choice in reading.choices)
    if kind == "card type" and not named and reading.discourse.mentions:
        return {"same": "type", "of": reading.type_of or reading.meant()}  # of the card that was spoken of
    if not named:
        raise Unclear("nothing of the kind was named")
    if kind not in FIELDS:
        raise Unclear("what has the one that was named")
    return {FIELDS[kind]: "chosen" if kind == "title" else ("chosen",)}


@naming.rule
def having_another_type(reading: Reading) -> Patch:
    """``with a different cardtype``: another than the one that was named."""
    return {"excluding": (Cards(**having(reading, "card type"), zone="any"),)}


naming.means(
    kind=FIRST,
    card_type="card type",
    card="title",  # "name a card"
    icon="icon",
    not_yet="initiated against you",
    kinds=ALL,
    having_and=Said(each=(call(having, READING, FIRST), SECOND)),
    having_title=call(having, READING, "title"),  # "with that name"
)
