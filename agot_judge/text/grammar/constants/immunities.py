"""``immune to``: the cards whose effects do nothing to the immune one."""

from msgspec.structs import replace

from agot_judge.engine.ability.ability import Modify
from agot_judge.engine.ability.cards import Cards
from agot_judge.text.discourse.reading import Reading
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.parsing.template import FIRST
from agot_judge.text.phrases.person import Person

immunities = Fragment(__name__, "immunity", "triggered_effects", "constant")


ANY = Cards(zone="any")


@immunities.rule
def immunity(reading: Reading, owner: Person | None, sources: Cards) -> Cards:
    """``opponents' events``: whose they are."""
    return _of(owner, sources)


def _of(whose: Person | None, sources: Cards) -> Cards:
    return sources if whose is None else replace(sources, controller=whose.who)


@immunities.rule
def of_triggered(reading: Reading, owner: Person | None) -> Cards:
    """The cards whose triggered abilities are meant."""
    return _of(owner, ANY)


@immunities.rule
def kind(reading: Reading, type_: str) -> str:
    """The type of the cards."""
    return type_.removesuffix("s")


@immunities.rule
def effects_of(reading: Reading, type_: str) -> Cards:
    """The cards of a type: ``events' effects``."""
    return replace(ANY, type=(type_,))


@immunities.rule
def cards_themselves(reading: Reading, type_: str) -> Cards:
    """``immune to events``: to what such cards do."""
    return replace(ANY, type=(type_,))


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
)
