"""Things that cards gain and lose: lists of their own, each a part of the fields of ``Modify``."""

from typing import Literal

from msgspec import json
from msgspec.structs import replace

from agot_judge.engine.ability.ability import Ability, Modify
from agot_judge.engine.ability.cards import Paid
from agot_judge.engine.ability.triggers import Choose
from agot_judge.engine.state.game import Keyword
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.constants.changes.parts import together
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.parsing.template import ALL, FIRST, READING, call

gains = Fragment(__name__, "gained", "lost", "keywords", "icons", "severalicons", "allof")


@gains.rule
def ability(reading: Reading, tree: str) -> Modify:
    """An ability in quotation marks, which was read by itself (``text.quoted``); a terminal condition is none to trigger."""
    found = json.decode(tree, type=Ability)
    if found.condition is None and found.effects == (Modify(on="self", killed_at_zero=True),):
        return Modify(killed_at_zero=True)
    return Modify(gains_abilities=(found,))


_WORDS: dict[str, Literal["icon", "keyword", "trait"]] = {
    "gains_icons": "icon",
    "loses_icons": "icon",
    "gains_keywords": "keyword",
    "loses_keywords": "keyword",
    "gains_traits": "trait",
}
"""The kinds of words that can be chosen, each by the field of ``Modify`` in which it is."""


def _of_your_choice(reading: Reading, field: str, words: tuple[object, ...] = ()) -> Modify:
    """The gain or the loss of a word of one's choice: any of its kind, or one of these. Raises Unclear for ``each of those
    characters loses a challenge icon of your choice``."""
    if reading.apiece and not words:
        raise Unclear("whether another one may be chosen for each of them")
    reading.choose(Choose(word=_WORDS[field], words=tuple(map(str, words))))
    return replace(Modify(), **{field: ("chosen",)})


def _keyword_meant(reading: Reading) -> str:
    """The one that was chosen; ``while another Dragon has renown, this card gains that keyword``: the one it has."""
    named = set(reading.keywords_had)
    if len(named) == 1 and not any(choice.word == "keyword" for choice in reading.choices):
        if (found := named.pop()) not in ("ambush", "bestow", "shadow"):
            return found
        raise Unclear("with which number")
    return _chosen(reading, "keyword")


def _chosen(reading: Reading, word: str = "icon") -> str:
    kinds = (word, "challenge type") if word == "icon" else (word,)  # an icon is of a type of challenge
    if not any(choice.word in kinds for choice in reading.choices):
        raise Unclear("nothing of the kind was chosen")
    return "chosen"


@gains.rule
def keyword(reading: Reading, found: Keyword) -> Modify:
    """The keyword that is gained."""
    if found.value is None and found.name in ("ambush", "bestow", "prized", "shadow"):
        return Modify(gains_keywords=(f"{found.name} (X)",), keyword_number=Paid())
    return Modify(gains_keywords=(str(found),))


@gains.rules(keyword_chosen_of="gains_keywords", loses_keyword_chosen_of="loses_keywords")
def keyword_chosen_of(reading: Reading, field: str, many: int, found: tuple[Keyword, ...]) -> Modify:
    """The keyword of a list, gained or lost: ``(choose 1): ..``."""
    if many != 1:
        raise Unclear("several keywords of one's choice")
    return _of_your_choice(reading, field, found)


_TRAIT, _ICON = call(_of_your_choice, READING, "gains_traits"), call(_of_your_choice, READING, "gains_icons")

gains.means(
    copied=FIRST,
    immune=Modify(immune_to=(FIRST,)),
    immune_to_triggered=Modify(immune_to_triggered=(FIRST,)),
    icon=Modify(gains_icons=(FIRST,)),  # The icon that is gained: "a [power] icon"
    loses_icon=Modify(loses_icons=(FIRST,)),
    all_icons=ALL,  # The icons: "a [military] and a [power] icon"
    icons=Modify(gains_icons=FIRST),
    loses_icons=Modify(loses_icons=FIRST),
    either_icon=ALL,  # The icons of which one is chosen: "a [military] or [power] icon"
    either_keyword=ALL,
    traits=Modify(gains_traits=ALL),
    trait=Modify(gains_traits=(FIRST,)),
    faction=Modify(gains_factions=(FIRST,)),
    loses_all_of=FIRST,
    loses_all_keywords=Modify(loses_keywords=("all",)),
    loses_all_traits=Modify(loses_traits=("all",)),
    loses_factions=Modify(loses_factions=True),
    loses_all_immunities=Modify(loses_immunities=True),
    gained=call(together, ALL),  # The fields of all that is gained
    lost=call(together, ALL),  # The fields of all that is lost
    chosen_icon=_ICON,  # "a challenge icon of your choice"
    chosen_trait=_TRAIT,
    chosen_trait_and_icon=call(together, (_TRAIT, _ICON)),
    loses_chosen_icon=call(_of_your_choice, READING, "loses_icons"),
    loses_icon_of=call(_of_your_choice, READING, "loses_icons", FIRST),  # "a [military] or [power] icon"
    keyword_of=call(_of_your_choice, READING, "gains_keywords", FIRST),
    trait_of=call(_of_your_choice, READING, "gains_traits", ALL),  # "the Lord or Lady trait"
    that_icon=Modify(gains_icons=(call(_chosen, READING),)),  # The icon that was named
    loses_that_icon=Modify(loses_icons=(call(_chosen, READING),)),
    that_trait=Modify(gains_traits=(call(_chosen, READING, "trait"),)),  # The Trait that was named, gained
    # The keyword that was spoken of, gained
    that_keyword=Modify(gains_keywords=(call(_keyword_meant, READING),)),
    loses_keyword=Modify(loses_keywords=(FIRST.name,)),  # The keyword that is lost
    all_of=call(together, ALL),  # "all keywords and immunities"
)
