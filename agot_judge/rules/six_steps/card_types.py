"""Cards of other types that count as characters, for as long as something says so."""

from msgspec.structs import replace

from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import in_play, label
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import say, with_card
from agot_judge.engine.values.values import has_exception
from agot_judge.rules.six_steps.rulebook import six_steps

FAQ = "1e/faq"
COUNTS = "counts as a character"
_BECOMES = (f"{FAQ}/3.23/1", f"{FAQ}/3.23/6")
_NO_MORE = (f"{FAQ}/3.23/5",)


@six_steps.rule(*_BECOMES, *_NO_MORE)
def settle_types(machine: Machine, state: State) -> State:
    """The state in which just those cards count as characters of which it is said now: they lose every other type, and power on
    one that is a character no more stays and does not count."""
    if settle_types not in machine.rulebook.cites:
        return state  # the edition says nothing of it
    changed = [card for card in in_play(state) if state.cards[card].becomes == "character"]
    if not changed and not machine.index.gives_types and not state.in_force:
        return state
    position = machine.at(state)
    for card in in_play(state):
        here = state.cards[card]
        printed = machine.game.cards[card].definition.face.type
        if printed in ("character", "faction", "plot", "title") or here.becomes == "attachment":
            continue
        counts = here.host < 0 and has_exception(position, card, COUNTS)
        if counts == (here.becomes == "character"):
            continue
        name = label(machine.game, card)
        text = (
            f"{name} counts as a character, and as no {printed}."
            if counts
            else f"{name} is a character no more."
        )
        state = say(state, "state", text, _BECOMES if counts else _NO_MORE, here.controller)
        state = with_card(state, card, replace(here, becomes="character" if counts else ""))
    return state
