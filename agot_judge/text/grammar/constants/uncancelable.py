"""The players whose effects cannot be canceled."""

from msgspec.structs import replace

from agot_judge.engine.ability.ability import Forbid
from agot_judge.engine.ability.cards import Cards
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.parsing.template import FIRST
from agot_judge.text.phrases.noun import Noun
from agot_judge.text.phrases.person import Person

uncancelable = Fragment(__name__, "forbidden")


def of_cards(reading: Reading, noun: Noun) -> Cards:
    """The prohibition to cancel effects of such cards."""
    if noun.also or noun.quantity == "some":
        raise Unclear("whose effects")
    return Cards(among=noun.ref, zone="any") if _is_elsewhere(noun) else replace(noun.cards, zone="any")


def _is_elsewhere(noun: Noun) -> bool:
    """True where a pronoun says which cards, and not a description."""
    return noun.ref is not None and noun.ref not in ("self", "host")


@uncancelable.rule
def of_played(reading: Reading, noun: Noun, person: Person) -> Cards:
    """``events you play``: only events are played."""
    if noun.types != ("event",) or person.none or noun.cards.controller != "any":
        raise Unclear("what is played")
    return replace(of_cards(reading, noun), controller=person.who)


uncancelable.means(
    cannot_be_canceled=(Forbid(player="any", cannot="cancel", cards=FIRST),),
)
