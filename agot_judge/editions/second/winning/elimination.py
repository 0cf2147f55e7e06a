"""A player is eliminated from the game: who goes on, who wins, and what becomes of what was his or hers.

The documents say who is eliminated and who becomes the first player, and nothing outright about the cards. What is done
with them follows from paragraphs about other things: only what a player controls is in play, a title that nobody
controls is in the title pool, and a card that nobody's effect controls any longer is its owner's.
"""

from msgspec.structs import replace

from agot_judge.editions.second.leaving.leaving_play import leave_play, no_longer_in_challenge, prized
from agot_judge.editions.second.melee.title_selection import put_in_title_pool
from agot_judge.editions.second.rulebook import second
from agot_judge.editions.second.winning.winning import ELIMINATED, last_in_the_game, mark_eliminated
from agot_judge.engine.ability import TakeControl
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import labels
from agot_judge.engine.state.decision import Decision, Option
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.frames import Occurrence, Victory
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import (
    ask,
    in_player_order,
    push,
    say,
    with_card,
    with_player,
    without,
)
from agot_judge.explain.wording import describe
from agot_judge.rules.effects.control import revert_control

OUT_OF_GAME = "out of game"
_NOT_IN_PLAY = ("2e/rr/in-play-and-out-of-play/1",)
_LEAVE = (*_NOT_IN_PLAY, "2e/rr/leaves-play/1")
_TITLE = ("2e/rr/title-cards/8", "2e/rr/title-cards/2")
_REVERTS = ("2e/faq/multiple-take-control-effects/2", "2e/rr/ownership-and-control/5")


@second.rule(*ELIMINATED, "2e/rr/2.2/2")
def eliminate_without_deck(machine: Machine, state: State) -> State:
    """A player whose draw deck has no cards remaining is eliminated; the last one in the game wins it."""
    out = [player for player in in_player_order(state) if state.players[player].deck == ()]
    staying = [player for player in in_player_order(state) if player not in out]
    if not out or state.over:
        return state
    if not staying:
        return ask(
            state,
            Victory(players=tuple(out), without_deck=True),
            Decision(
                player=state.first_player,
                kind="winner",
                text="All remaining players would be eliminated: who is eliminated last and wins?",
                options=tuple(Option(label=machine.game.players[player], player=player) for player in out),
                cites=ELIMINATED,
            ),
        )
    first_player = state.first_player
    state = mark_eliminated(machine, state, tuple(out))
    if len(staying) == 1:
        return last_in_the_game(machine, state, staying[0])
    if first_player in out:
        state = _pass_first_player_on(machine, state)
    return _leave_the_game(machine, state, out)


@second.rule("2e/rr/first-player/5")
def _pass_first_player_on(machine: Machine, state: State) -> State:
    """The player to the left of an eliminated first player becomes the first player."""
    first = in_player_order(state)[0]
    state = replace(state, first_player=first)
    name = machine.game.players[first]
    return say(state, "state", f"{name} becomes the first player.", ("2e/rr/first-player/5",), first)


@second.rule(*_NOT_IN_PLAY, *_TITLE, *_REVERTS)
def _leave_the_game(machine: Machine, state: State, out: list[int]) -> State:
    """The state in which cards that nobody in the game controls are not in play; titles are in the pool, taken cards their
    owners'."""
    state = _end_control(machine, state, out)
    events: list[Event] = []
    text = "No paragraph says outright what becomes of their cards; this follows from what is in play."
    state = say(state, "state", text, _NOT_IN_PLAY)
    for player in out:
        title = state.players[player].title
        if title >= 0:
            text = f"{labels(machine.game, (title,))} is in the title pool."
            state = put_in_title_pool(machine, say(state, "state", text, _TITLE, player), player)
        for card in state.players[player].play:
            owner = machine.game.cards[card].owner
            if state.players[owner].eliminated:
                events.append(Event(kind="leave game", card=card, player=player, can_be_saved=False))
            else:
                state = _back_to_owner(machine, state, card, owner)
        state = _out_of_the_game(state, player)
    return push(state, Occurrence(events=tuple(events), nested=True)) if events else state


@second.rule(*_REVERTS)
def _end_control(machine: Machine, state: State, out: list[int]) -> State:
    """The state in which cards under these players' control by effects go back: to the next most recent effect's player, or the
    owner."""
    ended = tuple(
        effect
        for effect in state.in_force
        if isinstance(effect.rule, TakeControl) and effect.that_player in out
    )
    left = tuple(effect for effect in state.in_force if effect not in ended)
    return revert_control(machine, replace(state, in_force=left), ended)


@second.rule(*_REVERTS)
def _back_to_owner(machine: Machine, state: State, card: int, owner: int) -> State:
    """Control of a card reverts to its owner, where its controller is no longer in the game."""
    here = state.cards[card]
    text = f"Control of {labels(machine.game, (card,))} reverts to {machine.game.players[owner]}."
    state = say(state, "state", text, _REVERTS, owner)
    before = state.players[here.controller]
    state = with_player(state, here.controller, replace(before, play=without(before.play, card)))
    after = state.players[owner]
    state = with_player(state, owner, replace(after, play=(*after.play, card)))
    return no_longer_in_challenge(with_card(state, card, replace(here, controller=owner)), card)


def _out_of_the_game(state: State, player: int) -> State:
    """The player's plot and agendas have no effect any longer."""
    for card in (state.players[player].plot, *state.players[player].agendas):
        if card >= 0:
            # What lies on it goes to the treasury (2e/rr/leaves-play/3).
            gone = replace(state.cards[card], zone=OUT_OF_GAME, kneeling=False, power=0, gold=0, tokens=())
            state = with_card(state, card, gone)
    return state


@second.event("leave game", *_LEAVE)
def leave_game(machine: Machine, state: State, event: Event) -> State | None:
    """A card that no player in the game controls is not in play; its owner is out of the game, and so is the card."""
    here = state.cards[event.card]
    if here.zone != "play" or event.card not in state.players[here.controller].play:
        return None
    state = say(state, "occurrence", describe(machine, event) + ".", _LEAVE, event.player)
    gains = prized(machine.at(state), event.card, here.controller)
    state = leave_play(machine, state, event.card, OUT_OF_GAME)
    return push(state, Occurrence(events=gains, nested=True)) if gains else state
