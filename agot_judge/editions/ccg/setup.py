"""Setup in seven steps: Houses and agendas, decks, seven cards, what is placed of them, seven cards again."""

from collections.abc import Iterator

from msgspec.structs import replace

from agot_judge.editions.ccg.round.chart import CHART
from agot_judge.editions.ccg.rulebook import ccg
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import label, labels
from agot_judge.engine.state.decision import JUDGE, PASS, Answer, Decision, Option, Requirement
from agot_judge.engine.state.frames import Step
from agot_judge.engine.state.state import UNKNOWN, CardState, State
from agot_judge.engine.state.transition import (
    ask,
    in_player_order,
    push,
    say,
    settle,
    with_card,
    with_player,
    without,
)
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.values import has_keyword
from agot_judge.rules.six_steps.entering.attaching import legal_hosts
from agot_judge.rules.six_steps.entering.costs import of_its_house, penalty

RULES = "ccg/rules"
SETUP = f"{RULES}/game-setup"
HAND = 7
GOLD = 5
FIRST = "setup 1"
"""Where setup begins."""
WITH_HANDS = "setup 5"
"""Where it stands when the players have their hands."""
LAST = "setup 7"
_PLACE = (f"{SETUP}-step-5/1",)
_KEYWORD = (f"{RULES}/setup/1",)
_NOT_PLAYED = (f"{SETUP}/2",)
_HOUSE = (f"{SETUP}-step-2/1", f"{RULES}/agendas/2")


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
        state = _draw_up(machine, state, player, f"{SETUP}-step-4/1")
    return push(state, Step(number=WITH_HANDS))


@ccg.rule(f"{SETUP}-step-4/1", f"{SETUP}-step-6/1")
def _draw_up(machine: Machine, state: State, player: int, cite: str) -> State:
    """The state in which the player has seven cards in hand, or no card left to draw."""
    cards = state.players[player]
    wanted = max(0, HAND - len(cards.hand))
    drawn = (UNKNOWN,) * wanted if cards.deck is None else cards.deck[:wanted]
    if not drawn:
        return state
    text = f"{machine.game.players[player]} draws {len(drawn)} card{'s' if len(drawn) > 1 else ''}."
    state = say(state, "occurrence", text, (cite,), player)
    for card in drawn:
        if card >= 0:
            state = with_card(state, card, replace(state.cards[card], zone="hand"))
    deck = None if cards.deck is None else cards.deck[len(drawn) :]
    return with_player(state, player, replace(cards, hand=(*cards.hand, *drawn), deck=deck))


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
    options = tuple(
        Option(label=label(machine.game, card), card=card)
        for card in state.players[player].hand
        if card >= 0 and all(one.met for one in placing_requirements(machine.at(state), player, card))
    )
    text = f"{machine.game.players[player]} may place up to {GOLD} gold worth of cards."
    decision = Decision(
        player=player,
        kind="setup",
        text=text,
        options=options,
        least=0,
        most=len(options),
        may_pass=True,
        cites=_PLACE,
    )
    return ask(state, replace(step, stage=step.stage + 1), decision)


@ccg.rule(*_PLACE, *_KEYWORD)
def placing_requirements(position: Position, player: int, card: int) -> Iterator[Requirement]:
    """What a card needs to be placed: it is a character or a location, or has the keyword for it."""
    name, face = label(position.game, card), position.game.cards[card].definition.face
    has_it = has_keyword(position, card, "setup")
    yield Requirement(
        text=f"{name} is in hand.",
        failing=f"{name} is not in hand.",
        met=card in position.state.players[player].hand,
        cites=_PLACE,
    )
    yield Requirement(
        text=f"{name} is a character or location, or has Setup.",
        failing=f"{name} is no character or location, and does not have Setup.",
        met=face.type in ("character", "location") or (has_it and face.type == "attachment"),
        cites=(*_PLACE, *_KEYWORD) if has_it or face.type == "attachment" else _PLACE,
    )
    cost = placing_cost(position, player, card)
    yield Requirement(
        text=f"{name} costs no more than {GOLD} gold.",
        failing=f"{name} costs {cost} gold, more than {GOLD}.",
        met=cost <= GOLD,
        cites=(*_PLACE, *_of_house(position, player, card)),
    )


@ccg.rule(*_PLACE)
def placing_cost(position: Position, player: int, card: int) -> int:
    """The gold worth of a card: its printed cost, and the gold penalty for one of another House."""
    printed = position.game.cards[card].definition.face.cost
    return (printed if isinstance(printed, int) else 0) + penalty(position, player, card)


def _of_house(position: Position, player: int, card: int) -> tuple[str, ...]:
    return of_its_house(position, player, card) if penalty(position, player, card) else ()


@ccg.objection("setup", *_PLACE, f"{RULES}/limited/1", f"{RULES}/unique-cards/1")
def objections(machine: Machine, state: State, decision: Decision, given: Answer) -> list[Requirement]:
    """What the cards placed together must fulfil: their gold, one Limited card, no duplicates."""
    position, player = machine.at(state), decision.player
    placed = [decision.options[one].card for one in given.options if 0 <= one < len(decision.options)]
    total = sum(placing_cost(position, player, card) for card in placed)
    limited = [card for card in placed if has_keyword(position, card, "limited")]
    titles = [
        machine.game.cards[card].definition.face.name
        for card in placed
        if machine.game.cards[card].definition.face.unique
    ]
    more = tuple(cite for card in placed for cite in _of_house(position, player, card))
    return [
        Requirement(
            text=f"They are worth {total} gold, no more than {GOLD}.",
            failing=f"They are worth {total} gold, and {GOLD} may be placed.",
            met=total <= GOLD,
            cites=tuple(dict.fromkeys((*_PLACE, *more))),
        ),
        Requirement(
            text="No more than one limited card is placed.",
            failing=f"Only one limited card may be placed, and {labels(machine.game, limited)} are limited.",
            met=len(limited) <= 1,
            cites=_PLACE,
        ),
        Requirement(
            text="No duplicates of unique cards are placed.",
            failing="Duplicates of unique cards may not be placed.",
            met=len(set(titles)) == len(titles),
            cites=_PLACE,
        ),
        Requirement(
            text="Each card is placed once.",
            failing="A card is placed twice.",
            met=len(set(placed)) == len(placed),
            cites=_PLACE,
        ),
    ]


@ccg.step_answer(WITH_HANDS, *_PLACE, *_NOT_PLAYED)
def placed(machine: Machine, state: State, step: Step, decision: Decision, given: Answer) -> State:
    """The cards lie facedown until all have placed theirs; or what an attachment goes on has been chosen."""
    player, name = decision.player, machine.game.players[decision.player]
    if decision.kind == "target":
        option = decision.options[given.options[0]]
        state = say(state, "decision", f"{name} chooses {option.label}.", _KEYWORD, player)
        return _revealed(machine, _attached(state, step.stage, option.card))
    state = push(state, step)
    if given == PASS or not given.options:
        return say(state, "decision", f"{name} places no setup cards.", _PLACE, player)
    cards = tuple(decision.options[one].card for one in given.options)
    cost = sum(placing_cost(machine.at(state), player, card) for card in cards)
    more = tuple(cite for card in cards for cite in _of_house(machine.at(state), player, card))
    text = f"{name} places {labels(machine.game, cards)}, facedown: {cost} gold worth."
    state = say(state, "decision", text, tuple(dict.fromkeys((*_PLACE, *more))), player)
    here = state.players[player]
    hand = here.hand
    for card in cards:
        hand = without(hand, card)
        serial = state.serial + 1
        there = CardState(zone="play", controller=player, facedown=True, entered=serial)
        state = with_card(replace(state, serial=serial), card, there)
    return with_player(state, player, replace(here, hand=hand, play=(*here.play, *cards)))


@ccg.rule(*_PLACE, *_NOT_PLAYED, *_KEYWORD)
def _revealed(machine: Machine, state: State) -> State:
    """All are revealed together; they have been neither played nor put into play. Attachments are attached."""
    shown = [card for player in state.players for card in player.play if state.cards[card].facedown]
    if shown:
        text = f"Setup cards are revealed: {labels(machine.game, shown)}; they are not played, nor put into play."
        state = say(state, "framework", text, (*_PLACE, *_NOT_PLAYED))
    for card in shown:
        state = with_card(state, card, replace(state.cards[card], facedown=False))
    for player in in_player_order(state):
        for card in state.players[player].play:
            is_attachment = machine.game.cards[card].definition.face.type == "attachment"
            if not is_attachment or state.cards[card].host >= 0:
                continue
            hosts = legal_hosts(machine.at(state), player, card)
            text = f"What is {label(machine.game, card)} attached to?"
            options = tuple(Option(label=label(machine.game, host), card=host) for host in hosts)
            decision = Decision(player=player, kind="target", text=text, options=options, cites=_KEYWORD)
            if len(hosts) > 1:
                return ask(state, Step(number=WITH_HANDS, stage=card), decision)
            if hosts:
                state = _attached(settle(state, decision), card, hosts[0])
    return push(state, Step(number="setup 6"))


def _attached(state: State, card: int, host: int) -> State:
    there = state.cards[host]
    state = with_card(state, host, replace(there, attachments=(*there.attachments, card)))
    return with_card(state, card, replace(state.cards[card], host=host))


# -- steps 6 and 7 -------------------------------------------------------------------------------------------------


@ccg.step("setup 6", "Hands are filled", f"{SETUP}-step-6/1")
def fill_hands(machine: Machine, state: State, step: Step) -> State:
    """Each player draws until there are seven cards in hand once more."""
    state = _begin(state, "setup 6", "hands are filled up to seven cards", f"{SETUP}-step-6/1")
    for player in in_player_order(state):
        state = _draw_up(machine, state, player, f"{SETUP}-step-6/1")
    return push(state, Step(number=LAST))


@ccg.step(LAST, "The power pool", f"{SETUP}-step-7/1")
def power_pool(machine: Machine, state: State, step: Step) -> State:
    """There is power in the pool as much as is needed; then the first round begins."""
    state = _begin(state, LAST, "the power pool is set aside", f"{SETUP}-step-7/1")
    return state if state.stop == "setup" else push(state, Step(number=CHART.first))
