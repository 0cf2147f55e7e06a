"""Setup in seven steps: Houses and agendas, decks, seven cards, what is placed of them, seven cards again."""

from collections.abc import Iterator

from msgspec.structs import replace

from agot_judge.editions.ccg.round.chart import CHART
from agot_judge.editions.ccg.rulebook import ccg
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import labels
from agot_judge.engine.state.decision import JUDGE, PASS, Answer, Decision, Option, Requirement
from agot_judge.engine.state.frames import Step
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import (
    ask,
    in_player_order,
    push,
    say,
)
from agot_judge.engine.values.position import Position
from agot_judge.rules.six_steps import setup_cards
from agot_judge.rules.six_steps.setup_cards import (
    Grounds,
    attached,
    draw_up,
    laid_facedown,
    of_house,
    placing_cost,
    turned_up,
    which_cards,
)

RULES = "ccg/rules"
SETUP = f"{RULES}/game-setup"
FIRST = "setup 1"
"""Where setup begins."""
WITH_HANDS = "setup 5"
"""Where it stands when the players have their hands."""
LAST = "setup 7"
_PLACE = (f"{SETUP}-step-5/1",)
_KEYWORD = (f"{RULES}/setup/1",)
_NOT_PLAYED = (f"{SETUP}/2",)
_HOUSE = (f"{SETUP}-step-2/1", f"{RULES}/agendas/2")


_GROUNDS = Grounds(place=_PLACE, keyword=_KEYWORD, not_played=_NOT_PLAYED, no_duplicates=_PLACE)


def _begin(state: State, number: str, text: str, *cites: str) -> State:
    state = replace(state, step=number, phase="")
    return say(state, "framework", f"Setup, step {number.rpartition(' ')[2]}: {text}.", cites)


@ccg.step(FIRST, "Decks", f"{SETUP}-step-1/1", f"{SETUP}/1")
def decks(machine: Machine, state: State, step: Step) -> State:
    """House decks and plot decks lie apart, as the table has them."""
    state = _begin(state, FIRST, "House decks and plot decks", f"{SETUP}-step-1/1", f"{SETUP}/1")
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
    state = _begin(state, "setup 2", f"{name} is the first player", _HOUSE[0])
    for player in in_player_order(state):
        cards = state.players[player]
        agenda = f", with {labels(machine.game, cards.agendas)}" if cards.agendas else ""
        house = machine.game.cards[cards.faction].definition.face.name
        text = f"{machine.game.players[player]} announces {house}{agenda}."
        state = say(state, "framework", text, _HOUSE if agenda else _HOUSE[:1], player)
    return push(state, Step(number="setup 3"))


@ccg.step("setup 3", "Decks are shuffled", f"{SETUP}-step-3/1")
def shuffle(machine: Machine, state: State, step: Step) -> State:
    """The order in which the table has the decks is what came of it."""
    state = _begin(state, "setup 3", "House decks are shuffled", f"{SETUP}-step-3/1")
    return push(state, Step(number="setup 4"))


@ccg.step("setup 4", "Seven cards are drawn", f"{SETUP}-step-4/1")
def draw_hands(machine: Machine, state: State, step: Step) -> State:
    """Each player draws seven cards."""
    state = _begin(state, "setup 4", "seven cards are drawn", f"{SETUP}-step-4/1")
    for player in in_player_order(state):
        state = draw_up(machine, state, player, (f"{SETUP}-step-4/1",))
    return push(state, Step(number=WITH_HANDS))


# -- step 5: what is placed ----------------------------------------------------------------------------------------


@ccg.step(WITH_HANDS, "Setup cards are placed", *_PLACE)
def place(machine: Machine, state: State, step: Step) -> State:
    """From the first player on, each may place cards facedown."""
    if step.stage == 0:
        state = _begin(state, WITH_HANDS, "setup cards are placed", *_PLACE)
    order = in_player_order(state)
    if step.stage >= len(order):
        return _revealed(machine, state)
    player = order[step.stage]
    decision = which_cards(machine, state, player, _GROUNDS)
    return ask(state, replace(step, stage=step.stage + 1), decision)


@ccg.rule(*_PLACE, *_KEYWORD)
def placing_requirements(position: Position, player: int, card: int) -> Iterator[Requirement]:
    """The requirements of a card to be placed: it is a character or a location, or has Setup."""
    yield from setup_cards.placing_requirements(position, player, card, _GROUNDS)


@ccg.objection("setup", *_PLACE, f"{RULES}/limited/1", f"{RULES}/unique-cards/1")
def objections(machine: Machine, state: State, decision: Decision, given: Answer) -> list[Requirement]:
    """The requirements of the cards placed together: their gold, one Limited card, no duplicates."""
    placed = [decision.options[one].card for one in given.options if 0 <= one < len(decision.options)]
    return setup_cards.what_is_placed_together(machine, state, decision, placed, _GROUNDS)


@ccg.step_answer(WITH_HANDS, *_PLACE, *_NOT_PLAYED)
def placed(machine: Machine, state: State, step: Step, decision: Decision, given: Answer) -> State:
    """The cards lie facedown until all have placed theirs; or what an attachment goes on has been chosen."""
    player, name = decision.player, machine.game.players[decision.player]
    if decision.kind == "target":
        option = decision.options[given.options[0]]
        state = say(state, "decision", f"{name} chooses {option.label}.", _KEYWORD, player)
        return _revealed(machine, attached(state, step.stage, option.card))
    state = push(state, step)
    if given == PASS or not given.options:
        return say(state, "decision", f"{name} places no setup cards.", _PLACE, player)
    cards = tuple(decision.options[one].card for one in given.options)
    cost = sum(placing_cost(machine.at(state), player, card) for card in cards)
    more = tuple(cite for card in cards for cite in of_house(machine.at(state), player, card))
    text = f"{name} places {labels(machine.game, cards)}, facedown: {cost} gold worth."
    state = say(state, "decision", text, tuple(dict.fromkeys((*_PLACE, *more))), player)
    return laid_facedown(state, player, cards)


@ccg.rule(*_PLACE, *_NOT_PLAYED, *_KEYWORD)
def _revealed(machine: Machine, state: State) -> State:
    """All are revealed together; they have been neither played nor put into play. Attachments are attached."""
    state, card, decision = turned_up(machine, state, _GROUNDS)
    if decision is not None:
        return ask(state, Step(number=WITH_HANDS, stage=card), decision)
    return push(state, Step(number="setup 6"))


# -- steps 6 and 7 -------------------------------------------------------------------------------------------------


@ccg.step("setup 6", "Hands are filled", f"{SETUP}-step-6/1")
def fill_hands(machine: Machine, state: State, step: Step) -> State:
    """Each player draws until there are seven cards in hand once more."""
    state = _begin(state, "setup 6", "hands are filled up to seven cards", f"{SETUP}-step-6/1")
    for player in in_player_order(state):
        state = draw_up(machine, state, player, (f"{SETUP}-step-6/1",))
    return push(state, Step(number=LAST))


@ccg.step(LAST, "The power pool", f"{SETUP}-step-7/1")
def power_pool(machine: Machine, state: State, step: Step) -> State:
    """There is power in the pool as much as is needed; then the first round begins."""
    state = _begin(state, LAST, "the power pool is set aside", f"{SETUP}-step-7/1")
    return state if state.stop == "setup" else push(state, Step(number=CHART.first))
