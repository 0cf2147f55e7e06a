"""``immune to``: the cards whose effects do nothing to the immune one."""

from msgspec.structs import replace

from agot_judge.engine.ability.ability import Modify
from agot_judge.engine.ability.cards import Cards
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.parsing.template import FIRST, SECOND, call
from agot_judge.text.phrases.person import Person

immunities = Fragment(__name__, "immunity", "triggered_effects", "constant")

ANY = Cards(zone="any")


def _of(whose: Person | None, sources: Cards) -> Cards:
    return sources if whose is None else replace(sources, controller=whose.who)


immunities.means(
    own=(Modify(on="self", immune_to=(FIRST,)),),
    own_to_triggered=(Modify(on="self", immune_to_triggered=(FIRST,)),),
    immunity=call(_of, FIRST, SECOND),  # "opponents' events": whose they are
    of_triggered=call(_of, FIRST, ANY),  # The cards whose triggered abilities are meant
    kind=call(str.removesuffix, FIRST, "s"),
    any_card=ANY,  # The cards of every type: "card effects"
    of_type=Cards(zone="any", type=(FIRST,)),  # "events' effects"; "immune to events": to what such cards do
    other_cards=Cards(zone="any", excluding=(Cards(zone="any", type=(FIRST,)),)),  # "non-event card effects"
    of_trait=Cards(zone="any", trait=(FIRST,)),
    of_trait_and_type=Cards(zone="any", trait=(FIRST,), type=(SECOND,)),  # "Song event effects"
)
