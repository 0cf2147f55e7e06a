"""Traits, keywords and icons that cards gain because others have them: ``gains each Trait on each character in ..``."""

from msgspec.structs import replace

from agot_judge.engine.ability.ability import Modify
from agot_judge.engine.ability.cards import Cards
from agot_judge.engine.ability.later_choices import TARGETS
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.constants.gained import gains
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.parsing.template import FIRST, READING, SECOND, call
from agot_judge.text.phrases.noun import Noun

copied = Fragment(__name__, "copied")


_KINDS = ("icons_of", "keywords_of")


def _described(noun: Noun) -> Cards:
    """The cards that have them: a card that was spoken of, or all that fit. Raises Unclear for others."""
    if noun.ref in ("self", "host", "occurrence", "those", "cost", *TARGETS) and not noun.also:
        return Cards(among=noun.ref, zone="any")
    if noun.ref is not None or noun.also or noun.quantity not in ("each", "bare"):
        raise Unclear("the traits, keywords or icons of which cards")
    return noun.cards


@copied.rule
def kinds(reading: Reading, *found: str) -> tuple[str, ...]:
    """The fields of what is copied, in their order."""
    return tuple(name for name in _KINDS if name in found)


@copied.rule
def copied_of(reading: Reading, found: tuple[str, ...], noun: Noun) -> Modify:
    """As the cards are now, and as they change: it is counted anew (2e/rr/modifiers/1)."""
    return replace(Modify(), **dict.fromkeys(found, _described(noun)))


@copied.rule
def printed_of(reading: Reading, noun: Noun) -> Modify:
    """``each of that character's printed challenge icons, keywords, faction affiliations, and Traits``."""
    if reading.clause.part != "effect" or noun.plural or noun.also:
        raise Unclear("what is printed on which card")
    if noun.ref is None and not noun.cards.topmost:
        raise Unclear("what is printed on which card")
    return Modify(printed_of=noun.cards if noun.ref is None else Cards(among=noun.ref, zone="any"))


gains.means(
    copied=FIRST,
)


copied.means(
    of_icons="icons_of",
    of_keywords="keywords_of",
    copied_from=call(copied_of, READING, SECOND, FIRST),  # "that character's icons and keywords"
)
