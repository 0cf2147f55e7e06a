"""Answers to what nobody is asked, because only one result was possible: accepted where they name that one."""

from msgspec.structs import replace

from agot_judge.engine.state.decision import JUDGE, Decision
from agot_judge.engine.state.state import State
from agot_judge.scenario.entries import Choose, Defend, Mover, Pass, Random
from agot_judge.scenario.fitting import Fitter
from agot_judge.scenario.promise import Promise
from agot_judge.scenario.setting_up import filled_up


class Needless:
    """Finds among the decisions that nobody was asked the one that a move names the one result of."""

    def __init__(self, fitter: Fitter) -> None:
        self.fitter = fitter

    def answered(self, state: State, move: Mover, settled: tuple[Decision, ...]) -> int:
        """The place of the first of these decisions to whose one result the move comes; -1: none."""
        words = _words(move)
        for place, decision in enumerate(settled) if words is not None else ():
            if self._is_of(decision, move) and self._is_the_one(state, decision, words or ()):
                return place
        return -1

    def _is_of(self, decision: Decision, move: Mover) -> bool:
        """True where the move answers decisions of this kind and player."""
        if isinstance(move, Random) or decision.player == JUDGE:
            return isinstance(move, Random) and decision.kind == "random"
        if isinstance(move, Pass):
            # A step at which nothing could be declared is passed all the same.
            is_empty = decision.kind in ("challenge", "defenders")
            return is_empty and self.fitter.machine.game.players[decision.player] == move.player
        if isinstance(move, Choose | Defend) and isinstance(move, Defend) == (decision.kind == "defenders"):
            return self.fitter.machine.game.players[decision.player] == move.player
        return False

    def _is_the_one(self, state: State, decision: Decision, words: tuple[str, ...]) -> bool:
        """True where the words name what came of it, or what cannot be told apart from it."""
        matched = self.fitter.matcher.match(state, decision, words)
        if decision.kind == "random":
            matched = filled_up(decision, matched)
        taken = len(set(matched.options))
        if matched.unmatched or taken != decision.least or taken != len(matched.options):
            return False
        return taken == len(decision.options) or len({option.card for option in decision.options}) == 1

    def without(
        self, words: tuple[str, ...], player: int, settled: tuple[Decision, ...]
    ) -> tuple[tuple[str, ...], int]:
        """The words without the first ones, as far as they name the one result of these decisions of the player; and how
        many of the decisions lie before what is left."""
        passed = 0
        while words:
            place = self._named(words[0], player, settled[passed:])
            if place < 0:
                break
            words, passed = words[1:], passed + place + 1
        return words, passed

    def left_of(self, promise: Promise, settled: tuple[Decision, ...]) -> tuple[Promise, bool]:
        """The promise without the words that name what nobody was asked since, of all that is settled; whether there were
        any."""
        since = (*promise.occurrence, *settled[promise.settled :])
        words, passed = self.without(promise.words, promise.player, since)
        left = replace(
            promise,
            words=words,
            settled=promise.settled + max(passed - len(promise.occurrence), 0),
            occurrence=promise.occurrence[passed:],
        )
        return left, words != promise.words

    def _named(self, word: str, player: int, settled: tuple[Decision, ...]) -> int:
        for place, decision in enumerate(settled):
            found = self.fitter.matcher.candidates(decision, word) if decision.player == player else ()
            if found and decision.least == 1:
                return place
        return -1

    def says_otherwise(self, move: Mover, settled: tuple[Decision, ...]) -> tuple[str, tuple[str, ...]]:
        """The possible answers at the decisions that a choice or a result may have been meant for, and what is cited for
        them; nothing for other moves."""
        meant = [decision for decision in settled if self._is_of(decision, move)]
        said = (
            f"{decision.text} Only one result was possible: "
            f"{', '.join(option.label for option in decision.options[: decision.least]) or 'none'}."
            for decision in meant
        )
        return " ".join(dict.fromkeys(said)), tuple(cite for one in meant for cite in one.cites)


def _words(move: Mover) -> tuple[str, ...] | None:
    """The words that a move names; None for a move that names nothing."""
    if isinstance(move, Random):
        return move.results
    if isinstance(move, Pass):
        return ()
    if isinstance(move, Defend):
        return move.cards
    return move.answers if isinstance(move, Choose) and not move.role else None
