"""Traits, keywords and icons that cards gain because others have them: ``gains each Trait on each character in ..``."""

from agot_judge.engine.ability.cards import Cards
from agot_judge.engine.ability.later_choices import TARGETS
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.constants.changes.fields import Fields
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
def printed_of(reading: Reading, noun: Noun) -> Fields:
    """``each of that character's printed challenge icons, keywords, faction affiliations, and Traits``."""
    if reading.clause.part != "effect" or noun.plural or noun.also:
        raise Unclear("what is printed on which card")
    if noun.ref is None and not noun.cards.topmost:
        raise Unclear("what is printed on which card")
    return {"printed_of": Cards(among=noun.ref, zone="any") if noun.ref is not None else noun.cards}


copied.means(
    icons_of={"icons_of": call(_described, FIRST)},
    keywords_of={"keywords_of": call(_described, FIRST)},
)
