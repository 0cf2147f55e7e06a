"""Winning and elimination: special passives that go before all others."""

from msgspec.structs import replace

from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import labels
from agot_judge.engine.state.decision import Answer, Decision, Option
from agot_judge.engine.state.frames import Victory
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import ask, in_player_order, say, with_card, with_player
from agot_judge.engine.values.adjustments import number_as_changed
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.power_totals import power_of
from agot_judge.rules.prohibitions.prohibitions import is_forbidden
from agot_judge.rules.six_steps.assumed import assume, number
from agot_judge.rules.six_steps.departure import leave
from agot_judge.rules.six_steps.frames import Window
from agot_judge.rules.six_steps.rulebook import six_steps

FAQ = "1e/faq"
WIN = (f"{FAQ}/2.8/1",)
_NOT_COUNTED = (f"{FAQ}/3.22/3", f"{FAQ}/3.23/4", f"{FAQ}/3.23/5", f"{FAQ}/3.23/6")
_SEVERAL = (f"{FAQ}/2.8/1", "ccg/rules/power-and-victory/2")
_DOOMED = ("ccg/rules/doomed/2",)
_LAST = ("ccg/rules/doomed/1",)
_ELIMINATED = (f"{FAQ}/4.6/1",)


@six_steps.rule(*WIN, *_SEVERAL, *_DOOMED, *_NOT_COUNTED, f"{FAQ}/moribund/7")
def check_victory(machine: Machine, state: State) -> State:
    """The game is over when a player has enough power; who is doomed is eliminated; the first player orders a conflict."""
    position = machine.at(state)
    if state.over:
        return state
    enough = number(machine.edition, machine.game, "power to win")
    wins = tuple(
        player
        for player in in_player_order(state)
        if power_of(position, player) >= number_as_changed(position, player, "power to win", enough)
        and not is_forbidden(position, player, "win")
    )
    dooms = tuple(player for player in in_player_order(state) if _is_doomed(position, player))
    if not wins and not dooms:
        return state
    state = (
        assume(machine, assume(machine, state, "power to win"), "when won")
        if wins
        else assume(machine, state, "doomed")
    )
    if len(wins) == 1 and not dooms:
        return _win(machine, state, wins[0], WIN)
    if not wins and len(dooms) == 1:
        return eliminate(machine, state, dooms)
    options = (
        *(Option(label=machine.game.players[player], player=player, word="wins") for player in wins),
        *(Option(label=machine.game.players[player], player=player, word="eliminated") for player in dooms),
    )
    text = "Several players would win or be eliminated at once: what takes effect first?"
    decision = Decision(
        player=state.first_player,
        kind="winner",
        text=text,
        options=options,
        cites=(*WIN, *_SEVERAL, *(_DOOMED if dooms else ())),
    )
    return ask(state, Victory(players=(*wins, *dooms)), decision)


def _is_doomed(position: Position, player: int) -> bool:
    here = position.state.players[player]
    count = sum(card >= 0 and position.game.cards[card].definition.face.doomed for card in here.dead)
    return not here.eliminated and count >= number(position.framework.edition, position.game, "doomed")


@six_steps.frame(Victory, *WIN)
def nothing_left(machine: Machine, state: State, frame: Victory) -> State:
    """The state in which everything to be decided is decided."""
    return check_victory(machine, state)


@six_steps.frame_answer(Victory, *WIN)
def decided(machine: Machine, state: State, frame: Victory, decision: Decision, given: Answer) -> State:
    """The first player's choice takes effect; then it is looked at again."""
    option = decision.options[given.options[0]]
    if option.word == "wins":
        return _win(machine, state, option.player, WIN)
    return check_victory(machine, eliminate(machine, state, (option.player,)))


def _win(machine: Machine, state: State, player: int, cites: tuple[str, ...]) -> State:
    name = machine.game.players[player]
    state = say(state, "state", f"{name} wins the game, which is over at once.", cites, player)
    return replace(state, winner=player, over=True, stack=())


@six_steps.rule(*_ELIMINATED)
def eliminate(machine: Machine, state: State, players: tuple[int, ...]) -> State:
    """Every card that an eliminated player owns or controls leaves play and goes under its owner's deck."""
    for player in players:
        name = machine.game.players[player]
        state = say(state, "state", f"{name} is eliminated.", (*WIN, *_ELIMINATED, *_LAST), player)
        state = assume(machine, state, "cards of the eliminated")
        state = _without_cards(machine, state, player)
        state = with_player(state, player, replace(state.players[player], eliminated=True))
    left = [player for player, here in enumerate(state.players) if not here.eliminated]
    if len(left) == 1:
        return _win(machine, assume(machine, state, "last player"), left[0], (*WIN, *_LAST))
    return state


@six_steps.rule(*_ELIMINATED)
def _without_cards(machine: Machine, state: State, player: int) -> State:
    """The state in which every card of the player's has left play: it is under its owner's deck, and what was on it goes to its
    owner's discard pile or, if it is the player's own, under the deck as well."""
    cards = tuple(
        card
        for here in state.players
        for card in here.play
        if player in (machine.game.cards[card].owner, state.cards[card].controller)
    )
    attached = tuple(other for card in cards for other in state.cards[card].attachments if other not in cards)
    for card in (*cards, *attached):
        to = "bottom of deck" if card in cards else "discard"
        state = with_card(state, card, replace(state.cards[card], leaving=to))
    if cards:
        text = f"{labels(machine.game, cards)}: placed under its owner's deck."
        state = say(state, "state", text, _ELIMINATED, player)
    for card in dict.fromkeys((*cards, *attached)):
        if state.cards[card].zone == "play":
            state = leave(machine, state, Window(), card)
    return state
