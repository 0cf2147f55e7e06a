"""Setup, as assumed: seven cards, what is placed of them, all revealed together, seven cards again."""

from collections.abc import Iterator

from msgspec.structs import replace

from agot_judge.editions.first.round.chart import BOXES
from agot_judge.editions.first.rulebook import first
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import labels
from agot_judge.engine.state.decision import PASS, Answer, Decision, Requirement
from agot_judge.engine.state.frames import Step
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import ask, in_player_order, push, say
from agot_judge.engine.values.position import Position
from agot_judge.rules.six_steps import setup_cards
from agot_judge.rules.six_steps.assumed import assume
from agot_judge.rules.six_steps.setup_cards import (
    Grounds,
    attached,
    draw_up,
    laid_facedown,
    placing_cost,
    turned_up,
    which_cards,
)

FAQ = "1e/faq"
HANDS = "setup-hands"
"""Where setup begins."""
PLACE = "setup-cards"
"""Where it stands when the players have their hands."""
FILL = "setup-fill"
"""The last step of it."""
_REVEALED = (f"{FAQ}/2.1/1",)
_DUPLICATES = (f"{FAQ}/4.2/1",)
_GROUNDS = Grounds(place=_REVEALED, keyword=_REVEALED, not_played=_REVEALED, no_duplicates=_DUPLICATES)


@first.step(HANDS, "Setup: seven cards are drawn", *_REVEALED)
def draw_hands(machine: Machine, state: State, step: Step) -> State:
    """Each player draws seven cards."""
    state = say(replace(state, step=HANDS), "framework", "Setup: seven cards are drawn.", _REVEALED)
    for player in in_player_order(state):
        state = draw_up(machine, state, player, _REVEALED)
    return push(state, Step(number=PLACE))


@first.step(PLACE, "Setup: cards are placed", *_REVEALED, *_DUPLICATES)
def place(machine: Machine, state: State, step: Step) -> State:
    """From the first player on, each may place cards facedown."""
    if step.stage == 0:
        state = assume(machine, replace(state, step=PLACE), "setup")
        state = say(state, "framework", "Setup: cards are placed.", _REVEALED)
    order = in_player_order(state)
    if step.stage >= len(order):
        return _revealed(machine, state)
    decision = which_cards(machine, state, order[step.stage], _GROUNDS)
    return ask(state, replace(step, stage=step.stage + 1), decision)


@first.rule(*_REVEALED)
def placing_requirements(position: Position, player: int, card: int) -> Iterator[Requirement]:
    """The requirements of a card to be placed: it is a character or a location, or has the keyword for it."""
    yield from setup_cards.placing_requirements(position, player, card, _GROUNDS)


@first.objection("setup", *_REVEALED, *_DUPLICATES)
def objections(machine: Machine, state: State, decision: Decision, given: Answer) -> list[Requirement]:
    """The requirements of the cards placed together: their gold, one Limited card, no duplicates."""
    placed = [decision.options[one].card for one in given.options if 0 <= one < len(decision.options)]
    return setup_cards.what_is_placed_together(machine, state, decision, placed, _GROUNDS)


@first.step_answer(PLACE, *_REVEALED)
def placed(machine: Machine, state: State, step: Step, decision: Decision, given: Answer) -> State:
    """The cards lie facedown until all have placed theirs; or what an attachment goes on has been chosen."""
    player, name = decision.player, machine.game.players[decision.player]
    if decision.kind == "target":
        option = decision.options[given.options[0]]
        state = say(state, "decision", f"{name} chooses {option.label}.", _REVEALED, player)
        return _revealed(machine, attached(state, step.stage, option.card))
    state = push(state, step)
    if given == PASS or not given.options:
        return say(state, "decision", f"{name} places no setup cards.", _REVEALED, player)
    cards = tuple(decision.options[one].card for one in given.options)
    cost = sum(placing_cost(machine.at(state), player, card) for card in cards)
    text = f"{name} places {labels(machine.game, cards)}, facedown: {cost} gold worth."
    return laid_facedown(say(state, "decision", text, _REVEALED, player), player, cards)


@first.rule(*_REVEALED)
def _revealed(machine: Machine, state: State) -> State:
    """All are revealed together: that triggers nothing."""
    state, card, decision = turned_up(machine, state, _GROUNDS)
    if decision is not None:
        return ask(state, Step(number=PLACE, stage=card), decision)
    return push(state, Step(number=FILL))


@first.step(FILL, "Setup: hands are filled up", *_REVEALED)
def fill_hands(machine: Machine, state: State, step: Step) -> State:
    """Each player draws until there are seven cards in hand once more; then the first round begins."""
    state = say(
        replace(state, step=FILL), "framework", "Setup: hands are filled up to seven cards.", _REVEALED
    )
    for player in in_player_order(state):
        state = draw_up(machine, state, player, _REVEALED)
    return state if state.stop == "setup" else push(state, Step(number=BOXES[0].name))
