"""Constant abilities that exclude each other, such as two that blank each other: the first player determines which applies."""

from msgspec.structs import replace

from agot_judge.editions.second.frames import Exclusion
from agot_judge.editions.second.rulebook import second
from agot_judge.engine.machine import Machine
from agot_judge.engine.rivals import Named
from agot_judge.engine.state.board import label, labels
from agot_judge.engine.state.decision import Answer, Decision, Option
from agot_judge.engine.state.state import Excluded, State
from agot_judge.engine.state.transition import ask, push, say
from agot_judge.engine.values.exclusion import Pairs, connected, exclude_each_other, keep_off

_WHICH = ("2e/faq/1.6/1", "2e/rr/priority-of-simultaneous-resolution/3")
_ONCE = ("2e/faq/1.6/2",)


@second.rule(*_WHICH, *_ONCE)
def settle_exclusions(machine: Machine, state: State) -> State | None:
    """The state in which the first player determines which of abilities that exclude each other applies, or in which what
    was determined is over; None where neither is due.

    It is asked once, when they would first affect the game state, and kept as long as they stay active; again, when one
    more comes to exclude them.
    """
    bare = replace(state, excluded=()) if state.excluded else state
    pairs = exclude_each_other(machine.at(bare))
    if not pairs and not state.excluded:
        return None
    kept = tuple(one for one in state.excluded if _lasts(state, one, pairs))
    board = state if kept == state.excluded else replace(state, excluded=kept)
    left = exclude_each_other(machine.at(board))
    if left:
        among = next(group for group in connected((*left, *pairs)) if left[0][0] in group)
        return _ask(machine, replace(board, excluded=_apart_from(kept, among)), tuple(sorted(among)))
    return None if board is state else board


def _lasts(state: State, one: Excluded, pairs: Pairs) -> bool:
    """True where the abilities still exclude each other, on the same copies of their cards, and no other one has come."""
    copies = {(card, number): entered for card, number, entered in one.among}
    if any(state.cards[card].entered != entered for (card, _), entered in copies.items()):
        return False
    with_chosen = [pair for pair in pairs if one.chosen in pair]
    others = {other for pair in with_chosen for other in pair}
    return bool(with_chosen) and others <= copies.keys()


def _apart_from(kept: tuple[Excluded, ...], among: frozenset[Named]) -> tuple[Excluded, ...]:
    """The exclusions that stay determined when it is asked about these anew."""
    return tuple(one for one in kept if one.chosen not in among)


def _ask(machine: Machine, state: State, among: tuple[Named, ...]) -> State:
    names = labels(machine.game, tuple(card for card, _ in among))
    return ask(
        state,
        Exclusion(among=among),
        Decision(
            player=state.first_player,
            kind="name",
            text=f"{names} cannot be applied together: which one applies?",
            options=tuple(
                Option(label=label(machine.game, card), card=card, ability=number) for card, number in among
            ),
            cites=_WHICH,
        ),
    )


@second.frame_answer(Exclusion, *_WHICH, *_ONCE)
def determined(machine: Machine, state: State, frame: Exclusion, decision: Decision, given: Answer) -> State:
    """The chosen one applies: those that exclude it do not, as long as all of them stay active."""
    chosen = frame.among[given.options[0]]
    off = keep_off(machine.at(state), chosen, frame.among)
    player = machine.game.players[decision.player]
    others = labels(machine.game, tuple(card for card, _ in off))
    text = f"{player} determines that {label(machine.game, chosen[0])} applies, not {others}."
    state = say(state, "decision", text, (*decision.cites, *_ONCE), decision.player)
    made = Excluded(
        chosen=chosen,
        off=off,
        among=tuple((card, number, state.cards[card].entered) for card, number in frame.among),
    )
    return push(replace(state, excluded=(*state.excluded, made)))
