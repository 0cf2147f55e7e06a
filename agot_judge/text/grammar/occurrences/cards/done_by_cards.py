"""The verbs of occurrences in which cards do something."""

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Cards
from agot_judge.engine.ability.triggers import Trigger
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.occurrences.cards import occurrences_of_cards
from agot_judge.text.grammar.occurrences.cards.done_to_cards import into
from agot_judge.text.grammar.places.zones import Zone
from agot_judge.text.parsing.template import FIRST
from agot_judge.text.phrases.person import Person


@occurrences_of_cards.rule
def enters(reading: Reading, to: Zone, start: Zone | None, control: Person | None) -> Trigger:
    """The occurrence of entering a place."""
    from_play = start is not None and start.places == ("play",) and to.places == ("discard",)
    if from_play:
        raise Unclear("from where to where")
    card = Cards()
    if start is not None:
        if len(start.places) != 1 and to.places != ("play",):
            raise Unclear("from which place")
        card = replace(card, owner=start.who)
    if control is not None:
        card = replace(card, controller=control.who)
        reading.player = control.in_turn
    out_of = () if start is None else start.places
    return replace(into(to), out_of=out_of, card=None if card == Cards() else card)


@occurrences_of_cards.rule
def comes_out(reading: Reading, control: Person | None) -> Trigger:
    """The occurrence ``comes out of shadows``."""
    card = None if control is None else Cards(controller=control.who)
    return Trigger(event="come out of shadows", card=card)


occurrences_of_cards.means(
    gains_much_power=Trigger(event="gain power", at_least=FIRST),
    gains_just_so_much_power=Trigger(event="gain power", at_least=FIRST, exactly=True),
    leaves=Trigger(event="leave play"),
    gains_power=Trigger(event="gain power"),
    loses_icon=Trigger(event="lose icon"),
)
