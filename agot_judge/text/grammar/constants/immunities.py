"""``immune to``: the cards whose effects do nothing to the immune one."""

from msgspec.structs import replace

from agot_judge.engine.ability.ability import Modify
from agot_judge.engine.ability.cards import Cards
from agot_judge.text.discourse.reading import Reading
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.parsing.template import FIRST, SECOND, call
from agot_judge.text.phrases.person import Person

immunities = Fragment(__name__, "immunity", "triggered_effects", "constant")


ANY = Cards(zone="any")


def _of(whose: Person | None, sources: Cards) -> Cards:
    return sources if whose is None else replace(sources, controller=whose.who)


@immunities.rule
def kind(reading: Reading, type_: str) -> str:
    """The type of the cards."""
    return type_.removesuffix("s")


@immunities.rule
def other_cards(reading: Reading, type_: str) -> Cards:
    """The cards of other types: ``non-event card effects``."""
    return replace(ANY, excluding=(Cards(zone="any", type=(type_.removesuffix("s"),)),))


@immunities.rule
def of_trait(reading: Reading, trait: str, type_: str | None = None) -> Cards:
    """The cards with a Trait: ``Song event effects``."""
    return replace(ANY, trait=(trait,), type=(type_,) if type_ else ())


immunities.means(
    own=(Modify(on="self", immune_to=(FIRST,)),),
    own_to_triggered=(Modify(on="self", immune_to_triggered=(FIRST,)),),
    any_card=ANY,  # The cards of every type: "card effects"
    immunity=call(_of, FIRST, SECOND),  # "opponents' events": whose they are
    of_triggered=call(_of, FIRST, ANY),  # The cards whose triggered abilities are meant
    effects_of=call(replace, ANY, type=(FIRST,)),  # The cards of a type: "events' effects"
    cards_themselves=call(replace, ANY, type=(FIRST,)),  # "immune to events": to what such cards do
)
