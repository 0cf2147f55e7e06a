"""Multiplayer titles: selected after the first player is, returned at the end of the standing phase."""

from msgspec.structs import replace

from agot_judge.editions.ccg.rulebook import ccg
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import card_options, label
from agot_judge.engine.state.decision import Answer, Decision
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.state import CardState, State, Use
from agot_judge.engine.state.transition import ask, in_player_order, push, say, with_card, with_player
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.titles import TITLE_ABILITY, TITLE_POOL, is_rival, title_pool
from agot_judge.explain.wording import describe
from agot_judge.rules.six_steps.frames import FrameworkEvent
from agot_judge.rules.six_steps.round.events import answers, initiates, pending

RULES = "ccg/rules"
SELECT = (f"{RULES}/multiplayer-rules/3",)
RETURN = (f"{RULES}/multiplayer-rules/4",)
_NOT_IN_PLAY = (f"{RULES}/multiplayer-rules/5",)
OPPOSES = (f"{RULES}/opposes/1",)
_MULTIPLAYER = 3
"""The least number of players of a multiplayer game (multiplayer-rules/1)."""


@initiates("select titles", *SELECT, f"{RULES}/multiplayer-rules/1", f"{RULES}/multiplayer-rules/2")
def select_titles(machine: Machine, state: State, frame: FrameworkEvent) -> State:
    """From the first player on, each selects one of the titles that are left, for the rest of the round."""
    if len(state.players) < _MULTIPLAYER:
        return state
    taken = {card for _, card in frame.pairs}
    pool = tuple(card for card in title_pool(machine.at(state)) if card not in taken)
    waiting = [
        player
        for player in in_player_order(state)
        if state.players[player].title < 0 and player not in frame.asked
    ]
    if waiting and pool:
        name = machine.game.players[waiting[0]]
        options = card_options(machine.game, pool)
        text = f"{name} selects a title."
        decision = Decision(player=waiting[0], kind="title", text=text, options=options, cites=SELECT)
        return ask(state, frame, decision)
    events = tuple(Event(kind="select title", card=card, player=player) for player, card in frame.pairs)
    return pending(state, "titles are selected", *events)


@answers("select titles", *SELECT)
def selected(
    machine: Machine, state: State, frame: FrameworkEvent, decision: Decision, given: Answer
) -> State:
    """One more title is taken."""
    option = decision.options[given.options[0]]
    text = f"{machine.game.players[decision.player]} selects {option.label}."
    state = say(state, "decision", text, SELECT, decision.player)
    pairs = (*frame.pairs, (decision.player, option.card))
    return push(state, replace(frame, asked=(*frame.asked, decision.player), pairs=pairs))


@ccg.event("select title", *SELECT, *_NOT_IN_PLAY)
def title_is_held(machine: Machine, state: State, event: Event) -> State | None:
    """The title lies with the player who selected it."""
    state = say(state, "occurrence", f"{describe(machine, event)}.", SELECT, event.player)
    state = with_card(state, event.card, CardState(zone="play", controller=event.player))
    return with_player(state, event.player, replace(state.players[event.player], title=event.card))


@initiates("return titles", *RETURN)
def return_titles(machine: Machine, state: State, frame: FrameworkEvent) -> State:
    """All titles go back to the pool in the center."""
    events = tuple(
        Event(kind="return title", card=here.title, player=player)
        for player, here in enumerate(state.players)
        if here.title >= 0
    )
    return pending(state, "titles are returned", *events)


@ccg.event("return title", *RETURN)
def title_is_returned(machine: Machine, state: State, event: Event) -> State | None:
    """The title is in the pool, standing."""
    state = say(state, "occurrence", f"{describe(machine, event)}.", RETURN, event.player)
    state = with_card(state, event.card, CardState(zone=TITLE_POOL, controller=event.player))
    return with_player(state, event.player, replace(state.players[event.player], title=-1))


@initiates("opposed title", *OPPOSES)
def opposed_title(machine: Machine, state: State, frame: FrameworkEvent) -> State:
    """Who has won a challenge against the holder of an opposed title claims power, once in a round."""
    challenge, position = state.challenge, machine.at(state)
    if challenge is None or challenge.winner < 0:
        return state
    winner, loser = challenge.winner, challenge.loser
    if not is_rival(position, winner, loser):
        return state
    title = state.players[winner].title
    names = machine.game.players
    if has_rewarded(position, title):
        text = f"{names[winner]} has claimed power for an opposed title this round already."
        return say(state, "framework", text, OPPOSES, winner)
    theirs = state.players[loser].title
    text = (
        f"{label(machine.game, title)} opposes {label(machine.game, theirs)}: a reward for {names[winner]}."
    )
    state = say(state, "framework", text, OPPOSES, winner)
    use = Use(
        card=title,
        title=machine.game.cards[title].definition.face.name,
        ability=TITLE_ABILITY,
        player=winner,
        period="round",
    )
    state = replace(state, uses=(*state.uses, use))
    return pending(
        state, "power is claimed", Event(kind="gain power", player=winner, amount=1, cause="opposes")
    )


@ccg.rule(*OPPOSES)
def has_rewarded(position: Position, title: int) -> bool:
    """True where the title has brought its holder power in this round."""
    return any(use.card == title and use.ability == TITLE_ABILITY for use in position.state.uses)
