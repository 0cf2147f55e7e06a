"""The marshalling phase: income is counted by each active player in turn."""

from msgspec.structs import replace

from agot_judge.engine.ability import Adjust
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import label
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import in_player_order, say, with_player
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.titles import title_plot_modifier
from agot_judge.engine.values.values import adjusted, income_of, is_blank
from agot_judge.rules.six_steps.assumed import assume
from agot_judge.rules.six_steps.challenges.titles import cites_of_title
from agot_judge.rules.six_steps.frames import FrameworkEvent
from agot_judge.rules.six_steps.round.chart import chart_of
from agot_judge.rules.six_steps.round.events import initiates, line_of, pending
from agot_judge.rules.six_steps.rulebook import six_steps

FAQ = "1e/faq"
_CHART = f"{FAQ}/marshalling-phase-chart"
_INCOME = (
    f"{_CHART}/5",
    f"{FAQ}/income-location-lost-before-marshalling/2",
    f"{FAQ}/income-of-a-kneeling-location/2",
)
_BONUSES = (f"{FAQ}/income-of-a-kneeling-location/2", "ccg/rules/income-bonuses-and-penalties/1")
_BLANK = (f"{FAQ}/3.9/1", f"{FAQ}/3.8/1")
_ACTIVE = (f"{_CHART}/4", f"{_CHART}/13", f"{FAQ}/active-and-first-player/2")


@initiates("count income", *_INCOME, *_ACTIVE)
def count_income(machine: Machine, state: State, frame: FrameworkEvent) -> State:
    """The active player alone counts income, once, as it is now."""
    state = replace(state, were_active=tuple(dict.fromkeys((*state.were_active, state.active_player))))
    position = machine.at(state)
    amount = income(position, state.active_player)
    state = _saying_what_counts(machine, state)
    state = _saying_what_is_blank(machine, assume(machine, state, "income"))
    event = Event(kind="collect income", player=state.active_player, amount=amount)
    return pending(state, "income is counted", event)


@six_steps.rule(*_BONUSES)
def _saying_what_counts(machine: Machine, state: State) -> State:
    """The state with a line on the bonuses and penalties of cards, kneeling ones too, and on the title that counts."""
    position, player = machine.at(state), state.active_player
    cards = adjusted(position, player, "income")
    if cards:
        text = f"Cards in play add {cards} to the income, kneeling ones too."
        state = say(state, "effect", text, _BONUSES, player)
    of_title = title_plot_modifier(position, player, "gold")
    if of_title:
        title = label(machine.game, state.players[player].title)
        text = f"{title} adds {of_title} to the income."
        state = say(state, "effect", text, cites_of_title(position, player), player)
    return state


@six_steps.rule(*_BLANK)
def _saying_what_is_blank(machine: Machine, state: State) -> State:
    """The state with a line for each card whose income stands in a text box that is blank."""
    position = machine.at(state)
    for card in state.players[state.active_player].play:
        gives = any(
            isinstance(effect, Adjust) and effect.what == "income"
            for ability in machine.game.cards[card].definition.abilities
            for effect in ability.effects
        )
        if gives and is_blank(position, card):
            by = [label(machine.game, other) for other in state.cards[card].attachments]
            why = f" ({', '.join(by)})" if by else ""
            text = f"The income of {label(machine.game, card)} does not count: its text box is blank{why}."
            state = say(state, "effect", text, _BLANK, state.active_player)
    return state


@six_steps.rule(*_INCOME, f"{FAQ}/3.9/1")
def income(position: Position, player: int) -> int:
    """The gold of the revealed plot with the bonuses of cards in play, kneeling ones too."""
    return max(0, income_of(position, player) + adjusted(position, player, "income"))


@six_steps.event("collect income", *_INCOME)
def collect(machine: Machine, state: State, event: Event) -> State | None:
    """The income goes to the gold pool."""
    player = state.players[event.player]
    text = f"{machine.game.players[event.player]} counts an income of {event.amount} gold."
    state = say(state, "occurrence", text, _INCOME[:1], event.player)
    return with_player(state, event.player, replace(player, gold=player.gold + event.amount))


@initiates("no more gold actions", f"{_CHART}/11", f"{_CHART}/7")
def no_more(machine: Machine, state: State, frame: FrameworkEvent) -> State:
    """The active player declares that there are no more actions that cost gold."""
    name = machine.game.players[state.active_player]
    cites = line_of(machine, state, "no more gold actions")
    return say(state, "framework", f"{name} has no more actions that cost gold.", cites, state.active_player)


@initiates(
    "next active player",
    f"{_CHART}/12",
    f"{FAQ}/challenges-phase-chart/22",
    f"{FAQ}/challenges-phase-chart/23",
    *_ACTIVE,
)
def next_player(machine: Machine, state: State, frame: FrameworkEvent) -> State:
    """The next player clockwise becomes the active player, each once in a phase; nobody is left after the last."""
    were = tuple(dict.fromkeys((*state.were_active, state.active_player)))
    order = in_player_order(state, state.active_player)
    left = [player for player in order if player not in were]
    once = chart_of(machine.edition).by_name[state.step].cites[-1:] if state.step else ()
    cites = (*line_of(machine, state, "next active player"), *once, *_ACTIVE[2:])
    if not left:
        state = say(state, "framework", "Every player has been the active player.", cites)
        return replace(state, active_player=-1, were_active=were)
    name = machine.game.players[left[0]]
    state = say(state, "framework", f"{name} becomes the active player.", cites, left[0])
    return replace(state, active_player=left[0], were_active=(*were, left[0]))
