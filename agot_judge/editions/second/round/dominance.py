"""Step 5.2: STR of standing characters and gold are counted; the highest total wins dominance."""

from msgspec.structs import replace

from agot_judge.editions.second.frames import DominanceTie
from agot_judge.editions.second.round.numbers_changed import saying_what_changed
from agot_judge.editions.second.round.phase_begin import happened
from agot_judge.editions.second.round.ties import (
    BY_TEXT,
    decider_said,
    losing_opponent,
    tie_decision,
    who_decides,
)
from agot_judge.editions.second.rulebook import second
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import characters, controlled
from agot_judge.engine.state.decision import Answer, Decision
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.frames import ActionWindow, Occurrence, Step
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import ask, in_player_order, push, say
from agot_judge.engine.values.adjustments import adjusted, number_as_changed
from agot_judge.engine.values.amounts import amount_of
from agot_judge.engine.values.continuous import has_modifiers, modifiers
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.titles import title_dominance
from agot_judge.engine.values.values import count_exceptions, has_exception, strength
from agot_judge.explain.sums import say_strengths
from agot_judge.rules.prohibitions.prohibitions import gains_permitted, is_forbidden

STEP = "2e/rr/5.2"
COUNT = (f"{STEP}/1",)
_TIE = (f"{STEP}/2",)
_BY_TEXT = ("2e/rr/the-golden-rules/2",)
_CANNOT = ("2e/rr/cannot/1",)
_TITLE = ("2e/rr/title-cards/4",)


@second.step("5.2", "Determine dominance", *COUNT, *_TIE)
def determine_dominance(machine: Machine, state: State, step: Step) -> State:
    """Dominance is determined; an action window follows."""
    state = replace(state, step="5.2")
    state = say(state, "framework", "5.2 Determine dominance", COUNT)
    state = push(state, Step(number="5.3"), ActionWindow(after="5.2"))
    return push(state, Occurrence(events=(Event(kind="determine dominance"),)))


@second.event("determine dominance", *COUNT, *_TIE, *_CANNOT)
def dominance_is_determined(machine: Machine, state: State, event: Event) -> State | None:
    """The player with the highest total wins dominance and gains 1 power; in a tie nobody wins."""
    totals = {player: dominance_total(machine.at(state), player) for player in in_player_order(state)}
    if not totals:
        return None
    names = machine.game.players
    for player in totals:
        cites = (*COUNT, *_TITLE) if title_dominance(machine.at(state), player) else COUNT
        cites = (*cites, *_by_exception(machine.at(state), player))
        state = say_strengths(machine.at(state), _standing(machine.at(state), player))
        state = say(state, "effect", _sum(machine.at(state), player) + ".", cites, player)
    most = max(totals.values())
    highest = tuple(player for player, total in totals.items() if total == most)
    if len(highest) > 1 and (deciding := who_decides(machine.at(state), "decide ties for dominance")):
        return push(state, DominanceTie(players=highest, deciding=deciding))
    if len(highest) > 1:
        tied = " and ".join(names[player] for player in highest)
        return say(state, "effect", f"{tied} are tied for the highest total: nobody wins dominance.", _TIE)
    return _won(machine, state, highest[0], totals)


@second.frame(DominanceTie, *BY_TEXT)
def break_tie(machine: Machine, state: State, frame: DominanceTie) -> State:
    """The player chooses who wins dominance."""
    return ask(state, frame, tie_decision(machine.at(state), frame.deciding, frame.players, "dominance"))


@second.frame_answer(DominanceTie, *BY_TEXT)
def tie_is_broken(
    machine: Machine, state: State, frame: DominanceTie, decision: Decision, given: Answer
) -> State:
    """The chosen player wins dominance."""
    player = decision.options[given.options[0]].player
    if len(frame.deciding) > 1:
        return push(decider_said(machine, state, decision, player), replace(frame, deciding=(player,)))
    names = machine.game.players
    text = f"{names[decision.player]} chooses {names[player]} to win dominance."
    state = say(state, "decision", text, decision.cites)
    totals = {one: dominance_total(machine.at(state), one) for one in in_player_order(state)}
    return _won(machine, state, player, totals)


def _won(machine: Machine, state: State, winner: int, totals: dict[int, int]) -> State:
    names = machine.game.players
    ranking = sorted(totals.values(), reverse=True)
    if is_forbidden(machine.at(state), winner, "win dominance"):
        text = f"{names[winner]} cannot win dominance: nobody does."
        return say(state, "effect", text, (*COUNT, *_CANNOT))
    by = ranking[0] - ranking[1] if len(ranking) > 1 else ranking[0]
    losers = tuple(player for player in totals if player != winner)
    won = Event(kind="win dominance", player=winner, other_player=losing_opponent(losers), amount=by)
    lost = tuple(
        Event(kind="lose dominance", player=player, other_player=winner, amount=by) for player in losers
    )
    amount = number_as_changed(machine.at(state), winner, "power for dominance", 1)
    state = saying_what_changed(machine.at(state), winner, "power for dominance", 1)
    power = (Event(kind="gain power", player=winner, amount=amount, cause="dominance"),)
    state, gains = gains_permitted(machine, state, power)
    return push(state, Occurrence(events=(won, *lost, *gains), nested=True))


@second.rule(*COUNT, *_TITLE)
def dominance_total(position: Position, player: int) -> int:
    """The STR of the player's standing characters, 1 for each gold in the gold pool, and what a title contributes."""
    total = sum(_counted(position, card) for card in _standing(position, player))
    total += position.state.players[player].gold + title_dominance(position, player)
    return total + _contributed(position, player)


@second.rule(*COUNT)
def _standing(position: Position, player: int) -> tuple[int, ...]:
    """The player's standing characters, and those that an ability lets count while kneeling; not those that one keeps
    from it."""
    return tuple(
        card
        for card in characters(position.game, position.state, player)
        if (
            not position.state.cards[card].kneeling
            or has_exception(position, card, "contributes while kneeling")
        )
        and not has_exception(position, card, "does not contribute STR to dominance")
    )


@second.rule(*_BY_TEXT)
def _by_exception(position: Position, player: int) -> tuple[str, ...]:
    """The paragraphs to cite where the text of a card has a kneeling character count, or keeps a standing one from it."""
    if not has_modifiers(position):
        return ()
    counted = set(_standing(position, player))
    here = characters(position.game, position.state, player)
    return _BY_TEXT if any((card in counted) == position.state.cards[card].kneeling for card in here) else ()


@second.rule(*COUNT)
def _counted(position: Position, card: int) -> int:
    """The amount that the character contributes: its STR, doubled for each text that says so."""
    doubled: int = 2 ** count_exceptions(position, card, "contributes double STR to dominance")
    return strength(position, card) * doubled


@second.rule(*COUNT, "2e/rr/constant-abilities/1")
def _contributed(position: Position, player: int) -> int:
    """STR that cards contribute to the player's total for dominance because their text says so."""
    if not has_modifiers(position) and not position.index.adjusts:
        return 0
    by_card = sum(many for _, many in _contributing(position, player))
    return by_card + adjusted(position, player, "dominance STR")


def _contributing(position: Position, player: int) -> tuple[tuple[int, int], ...]:
    """The player's cards that contribute so without counting their STR, each with how much."""
    return tuple(
        (card, amount_of(position, change.modify.dominance, change.scope))
        for card in controlled(position.state, player)
        for change in modifiers(position, card, "dominance")
        if change.modify.dominance is not None
    )


def _sum(position: Position, player: int) -> str:
    """The arithmetic of one player's total, in words."""
    parts = [
        f"{position.game.cards[card].label} {_counted(position, card)}"
        for card in _standing(position, player)
    ]
    gold, title = position.state.players[player].gold, title_dominance(position, player)
    parts += [f"gold {gold}"] if gold else []
    parts += [f"title {title}"] if title else []
    contributed = _contributed(position, player)
    by = ", ".join(
        f"{position.game.cards[card].label} {many}" for card, many in _contributing(position, player)
    )
    parts += [f"contributed {contributed}{f': {by}' if by else ''}"] if contributed else []
    counted = f" ({', '.join(parts)})" if parts else ""
    return f"{position.game.players[player]} counts {dominance_total(position, player)}{counted}"


@second.event("win dominance", *COUNT)
def win_dominance(machine: Machine, state: State, event: Event) -> State | None:
    """The player wins dominance for the round."""
    return happened(machine, state, event, COUNT)


@second.event("lose dominance", *COUNT)
def lose_dominance(machine: Machine, state: State, event: Event) -> State | None:
    """Another player has won dominance."""
    return state
