"""Setup, steps 9 and 10: setup cards are revealed, attached and doubled; then hands are filled up to seven."""

from msgspec.structs import replace

from agot_judge.editions.second.entering.attaching import discard_illegal_attachments
from agot_judge.editions.second.entering.duplicates import as_duplicate
from agot_judge.editions.second.round.setup import draw_up_to_seven
from agot_judge.editions.second.round.setup_placing import setup_hosts
from agot_judge.editions.second.rulebook import second
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import card_options, label, labels
from agot_judge.engine.state.decision import Answer, Decision
from agot_judge.engine.state.frames import Step
from agot_judge.engine.state.game import Game
from agot_judge.engine.state.state import State
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

SETUP = "2e/rr/setup"
_REVEAL = (f"{SETUP}/15",)
_TOGETHER = ("2e/faq/attachments-in-setup-2/2",)
_ILLEGAL = ("2e/faq/attachments-in-setup-2/3", "2e/rr/attachment-cards/5")
_REPLENISH = (f"{SETUP}/16", "2e/faq/1.9/1")


@second.step("setup 9", "Reveal setup cards", *_REVEAL, *_ILLEGAL)
def reveal_setup_cards(machine: Machine, state: State, step: Step) -> State:
    """All cards are turned faceup; then each player, in player order, attaches and places duplicates.

    None of them is marshaled, played, put into play or enters play: they are in play when the game begins.
    """
    if step.stage == 0:
        state = _turn_faceup(machine, replace(state, step="setup 9"))
    for player in in_player_order(state):
        waiting = _to_attach(machine.at(state), player)
        for card in waiting:
            hosts = setup_hosts(machine, state, player, card)
            decision = _which_host(machine.at(state), player, card, hosts)
            if len(hosts) > 1:
                return ask(state, replace(step, stage=card + 1), decision)
            state = settle(state, decision)
            state = with_card(state, card, replace(state.cards[card], host=hosts[0] if hosts else -1))
        state = _attach(machine, state, player)
        state = _place_duplicates(machine, state, player)
    return discard_illegal_attachments(machine, push(state, Step(number="setup 10")))


@second.rule(*_REVEAL)
def _turn_faceup(machine: Machine, state: State) -> State:
    """Every card that was placed facedown is turned faceup."""
    shown: list[int] = []
    for player in in_player_order(state):
        for card in state.players[player].play:
            if state.cards[card].facedown:
                shown.append(card)
                state = with_card(state, card, replace(state.cards[card], facedown=False))
    text = f"Setup 9: setup cards are revealed: {labels(machine.game, shown)}."
    return say(state, "framework", text, _REVEAL)


def _to_attach(position: Position, player: int) -> tuple[int, ...]:
    """The player's attachments of which it has not been said yet what they go on."""
    return tuple(
        card
        for card in position.state.players[player].play
        if position.game.cards[card].definition.face.type == "attachment"
        and position.state.cards[card].host < 0
    )


@second.rule(*_REVEAL, *_TOGETHER)
def _attaching(position: Position, player: int) -> tuple[str, ...]:
    """The paragraphs on attaching: that all are attached simultaneously, where the player has more than one."""
    attachments = [
        card
        for card in position.state.players[player].play
        if position.game.cards[card].definition.face.type == "attachment"
        and not _is_copy(position.game, card, position.state.cards[card].host)
    ]
    return (*_REVEAL, *(_TOGETHER if len(attachments) > 1 else ()))


def _which_host(position: Position, player: int, card: int, hosts: tuple[int, ...]) -> Decision:
    game = position.game
    name = label(game, card)
    return Decision(
        player=player,
        kind="target",
        text=f"{game.players[player]} attaches {name} to which card?",
        options=card_options(game, hosts),
        least=min(1, len(hosts)),
        cites=_attaching(position, player),
    )


@second.step_answer("setup 9", *_REVEAL)
def host_is_chosen(machine: Machine, state: State, step: Step, decision: Decision, given: Answer) -> State:
    """The state after the choice of the card for the attachment; all of a player's are attached together when that is known of
    each."""
    card, host = step.stage - 1, decision.options[given.options[0]].card
    names = label(machine.game, card), label(machine.game, host)
    text = f"{machine.game.players[decision.player]} chooses {names[1]} for {names[0]}."
    state = say(state, "decision", text, decision.cites, decision.player)
    return push(with_card(state, card, replace(state.cards[card], host=host)), step)


@second.rule(*_REVEAL, *_TOGETHER)
def _attach(machine: Machine, state: State, player: int) -> State:
    """All of the player's attachments are attached simultaneously."""
    cites = _attaching(machine.at(state), player)
    for card in state.players[player].play:
        host = state.cards[card].host
        if host < 0 or card in state.cards[host].attachments or _is_copy(machine.game, card, host):
            continue
        below = state.cards[host]
        state = with_card(state, host, replace(below, attachments=(*below.attachments, card)))
        text = f"{label(machine.game, card)} is attached to {label(machine.game, host)}."
        state = say(state, "state", text, cites, player)
    return state


def _is_copy(game: Game, card: int, other: int) -> bool:
    """True where both are copies of one card by title: then the one lies beneath the other as a duplicate."""
    if other < 0:
        return False
    names = [game.cards[one].definition.face.name for one in (card, other)]
    return names[0] == names[1]


@second.rule(f"{SETUP}/14")
def _place_duplicates(machine: Machine, state: State, player: int) -> State:
    """Additional copies of unique cards are placed beneath them."""
    for card in state.players[player].play:
        host = state.cards[card].host
        if host >= 0 and _is_copy(machine.game, card, host) and card not in state.cards[host].attachments:
            cards = state.players[player]
            state = with_player(state, player, replace(cards, play=without(cards.play, card)))
            state = as_duplicate(machine, state, card, host)
    return state


@second.step("setup 10", "Replenish opening hand", *_REPLENISH)
def replenish_hands(machine: Machine, state: State, step: Step) -> State:
    """Each player draws until there are seven cards in hand; no ability can react to it. Then the game begins."""
    state = say(replace(state, step="setup 10"), "framework", "Setup 10: replenish opening hand", _REPLENISH)
    for player in in_player_order(state):
        state = draw_up_to_seven(machine, state, player)
    return state if state.stop == "setup" else push(state, Step(number="1.1"))
