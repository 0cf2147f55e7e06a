"""Setup in seven steps: Houses and agendas, decks, seven cards, what is placed of them, seven cards again."""

from msgspec.structs import replace

from agot_judge.editions.ccg.rulebook import ccg
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import labels
from agot_judge.engine.state.decision import JUDGE, Answer, Decision, Option
from agot_judge.engine.state.frames import Step
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import (
    ask,
    in_player_order,
    push,
    say,
)
from agot_judge.rules.six_steps.setup_cards import Setup, begin, declare_setup, over

RULES = "ccg/rules"
_STEP = f"{RULES}/game-setup"
FIRST = "setup 1"
"""Where setup begins."""
LAST = "setup 7"
_PLACE = (f"{_STEP}-step-5/1",)
_KEYWORD = (f"{RULES}/setup/1",)
_NOT_PLAYED = (f"{_STEP}/2",)
_HOUSE = (f"{_STEP}-step-2/1", f"{RULES}/agendas/2")


SETUP = Setup(
    first=FIRST,
    drawing="setup 4",
    placing="setup 5",
    filling="setup 6",
    after_filling=LAST,
    titles=("Seven cards are drawn", "Setup cards are placed", "Hands are filled"),
    draw=(f"{_STEP}-step-4/1",),
    place=_PLACE,
    fill=(f"{_STEP}-step-6/1",),
    keyword=_KEYWORD,
    not_played=_NOT_PLAYED,
    no_duplicates=_PLACE,
    together=(f"{RULES}/limited/1", f"{RULES}/unique-cards/1"),
    no_mulligan="The booklet knows no mulligan. Start at setup.",
)
declare_setup(ccg, SETUP)


@ccg.step(FIRST, "Decks", f"{_STEP}-step-1/1", f"{_STEP}/1")
def decks(machine: Machine, state: State, step: Step) -> State:
    """House decks and plot decks lie apart, as the table has them."""
    state = begin(state, FIRST, "House decks and plot decks", f"{_STEP}-step-1/1", f"{_STEP}/1")
    return push(state, Step(number="setup 2"))


@ccg.step("setup 2", "First player, Houses and agendas", *_HOUSE)
def first_player(machine: Machine, state: State, step: Step) -> State:
    """The first player is determined at random, unless the table says who it is; then Houses and agendas are announced."""
    state = replace(state, step="setup 2", phase="")
    if state.first_player >= 0:
        return _announced(machine, state, state.first_player)
    options = tuple(Option(label=name, player=number) for number, name in enumerate(machine.game.players))
    text = "Which player is randomly determined as the first player?"
    return ask(
        state, step, Decision(player=JUDGE, kind="random", text=text, options=options, cites=_HOUSE[:1])
    )


@ccg.step_answer("setup 2", *_HOUSE)
def first_player_is_determined(
    machine: Machine, state: State, step: Step, decision: Decision, given: Answer
) -> State:
    """The player on whom the lot falls is the first player."""
    return _announced(machine, state, decision.options[given.options[0]].player)


def _announced(machine: Machine, state: State, first: int) -> State:
    name = machine.game.players[first]
    state = replace(state, first_player=first, active_player=first)
    state = begin(state, "setup 2", f"{name} is the first player", _HOUSE[0])
    for player in in_player_order(state):
        cards = state.players[player]
        agenda = f", with {labels(machine.game, cards.agendas)}" if cards.agendas else ""
        house = machine.game.cards[cards.faction].definition.face.name
        text = f"{machine.game.players[player]} announces {house}{agenda}."
        state = say(state, "framework", text, _HOUSE if agenda else _HOUSE[:1], player)
    return push(state, Step(number="setup 3"))


@ccg.step("setup 3", "Decks are shuffled", f"{_STEP}-step-3/1")
def shuffle(machine: Machine, state: State, step: Step) -> State:
    """The order in which the table has the decks is what came of it."""
    state = begin(state, "setup 3", "House decks are shuffled", f"{_STEP}-step-3/1")
    return push(state, Step(number="setup 4"))


@ccg.step(LAST, "The power pool", f"{_STEP}-step-7/1")
def power_pool(machine: Machine, state: State, step: Step) -> State:
    """There is power in the pool as much as is needed; then the first round begins."""
    state = begin(state, LAST, "the power pool is set aside", f"{_STEP}-step-7/1")
    return over(machine, state)
