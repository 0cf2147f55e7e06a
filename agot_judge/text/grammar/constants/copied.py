"""Traits, keywords and icons that cards gain because others have them: ``gains each Trait on each character in ..``."""

from agot_judge.engine.ability.ability import Modify
from agot_judge.engine.ability.cards import Cards
from agot_judge.engine.ability.later_choices import TARGETS
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.parsing.template import FIRST, call
from agot_judge.text.phrases.noun import Noun

copied = Fragment(__name__, "copied")


def _described(noun: Noun) -> Cards:
    """The cards that have them, as they are now and as they change (2e/rr/modifiers/1): a card that was spoken of, or all that
    fit. Raises Unclear for others."""
    if noun.ref in ("self", "host", "occurrence", "those", "cost", *TARGETS) and not noun.also:
        return Cards(among=noun.ref, zone="any")
    if noun.quantity not in ("each", "bare"):
        raise Unclear("the traits, keywords or icons of which cards")
    return noun.described


@copied.rule
def printed_of(reading: Reading, noun: Noun) -> Modify:
    """``each of that character's printed challenge icons, keywords, faction affiliations, and Traits``."""
    if reading.clause.part != "effect" or noun.plural or noun.also:
        raise Unclear("what is printed on which card")
    if noun.ref is None and not noun.cards.topmost:
        raise Unclear("what is printed on which card")
    return Modify(printed_of=noun.cards if noun.ref is None else Cards(among=noun.ref, zone="any"))


copied.means(
    icons_of=Modify(icons_of=call(_described, FIRST)),
    keywords_of=Modify(keywords_of=call(_described, FIRST)),
)
