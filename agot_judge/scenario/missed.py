"""The reasons why a move was never possible: what it lacked where the run could have made it, and where nobody was asked."""

from collections.abc import Iterable

from agot_judge.engine.machine import Machine
from agot_judge.engine.state.decision import Requirement
from agot_judge.engine.state.state import State
from agot_judge.errors import AgotJudgeError
from agot_judge.scenario.entries import DeclareChallenge, Mover, Use
from agot_judge.scenario.fitting import Fitter
from agot_judge.scenario.progress import Progress
from agot_judge.scenario.promise import Promise
from agot_judge.scenario.uses import ability_number
from agot_judge.scenario.wording import reasons_in_words

_KINDS = ("interrupt", "reaction")
_MOST = 400
"""The most windows that are looked at of those that nobody was asked about."""


class Missed:
    """Finds what a move lacks in a state."""

    def __init__(self, machine: Machine, fitter: Fitter) -> None:
        self.machine = machine
        self.fitter = fitter
        self.matcher = fitter.matcher

    def reasons(
        self, move: Mover, states: list[State], passed: list[State] | None = None
    ) -> tuple[Requirement, ...]:
        """The reasons why a card could not be used, at the moment when the fewest requirements were lacking; or a challenge
        initiated.

        ``passed``: windows in which nobody could use anything, so that they did not open; that is not what was lacking.
        """
        if isinstance(move, DeclareChallenge):
            player = self.machine.game.players.index(move.player)
            fitter, against = self.fitter.declaring, self.machine.reasons_against_challenge
            tried = (against(state, player, fitter.declaration(state, move)) for state in states)
            return min(tried, key=len, default=())
        if not isinstance(move, Use):
            return ()
        cards = self.matcher.roster.find(move.card)
        found = [self._unmet_by(move, state, card) for state in states for card in cards]
        for state in passed or ():
            unmet = (self._unmet_by(move, state, card) for card in cards)
            found += [tuple(one for one in lacking if one.about != "window") for lacking in unmet]
        return min((one for one in found if one), key=_lacking, default=())

    def in_window(self, move: Use, states: Iterable[State]) -> tuple[Requirement, ...] | None:
        """The requirements that the card lacked in the first of the states with a window to its triggering condition; None where
        none is such."""
        if self.machine.rulebook.framework.way(move.verb) is not None:
            return None
        cards = self.matcher.roster.find(move.card)
        for state in states:
            for card in cards:
                if not self._is_of_its_kind(state, card):
                    continue
                unmet = self._unmet_by(move, state, card)
                if all(one.about != "trigger" for one in unmet):
                    return tuple(one for one in unmet if one.about != "window")
        return None

    def _is_of_its_kind(self, state: State, card: int) -> bool:
        """True where the window that is open is one for interrupts (or reactions), and the card has such an ability."""
        kind = self.machine.window(state).split()[-1]
        own = {ability.kind for ability in self.machine.game.cards[card].definition.abilities}
        may_save = kind == "interrupt" and bool(state.cards[card].duplicates)
        return kind not in _KINDS or kind in own or may_save

    def never_asked(self, move: Mover, player: str, reasons: tuple[Requirement, ...]) -> str:
        """The message that the player decides nothing any more, what could be asked in place of it, and what the move lacks."""
        said = f"{player} has no decision before the end of the run"
        if isinstance(move, Use):
            said += "; why_not and may_not ask what could be used where the run stands"
        return f"{said}. {reasons_in_words(reasons)}".rstrip()

    def not_asked_yet(self, promises: tuple[Promise, ...], before: str) -> str:
        """The message that a move is legal; of what it chooses and nobody has asked for yet, what comes before that."""
        words = promises[-1].words if promises else ()
        if not words:
            return "The move is legal."
        return f"The move is legal; nothing asks for {', '.join(words)} before this: {before}"

    def unmet(self, state: State, player: int, card: int) -> tuple[Requirement, ...]:
        """The requirements of using a card now that are not met."""
        return tuple(one for one in self.machine.requirements(state, player, card) if not one.met)

    def _unmet_by(self, move: Use, state: State, card: int) -> tuple[Requirement, ...]:
        """The requirements that a move with a card lacks."""
        player = self.machine.game.players.index(move.player)
        if self.machine.rulebook.framework.way(move.verb) is None:
            named = self._of_the_ability(move, state, player, card)
            return (*self._no_event(move, card), *(named or self.unmet(state, player, card)))
        hosts = self.matcher.roster.find(move.on) if move.on else (-1,)
        needed = (self.machine.entering(state, player, card, move.verb, host) for host in hosts)
        return min((tuple(one for one in found if not one.met) for found in needed), key=len, default=())

    def _of_the_ability(self, move: Use, state: State, player: int, card: int) -> tuple[Requirement, ...]:
        """The reason against the ability that the move names by its number; empty where it names none."""
        if not move.ability:
            return ()
        position = self.machine.at(state)
        return tuple(
            one
            for way in self.machine.ways(state, player, card)
            if way.ability >= 0 and ability_number(position, card, way.ability) == move.ability
            for one in way.requirements
            if not one.met
        )

    def _no_event(self, move: Use, card: int) -> tuple[Requirement, ...]:
        """The requirements that keep a card that is no event from being played: other cards come into play in other ways."""
        if move.verb != "play" or self.machine.game.cards[card].definition.face.type == "event":
            return ()
        cites = self.machine.rulebook.framework.cited.no_event
        return (Requirement(text=f"{self.matcher.label(card)} is no event card.", met=False, cites=cites),)


def _lacking(unmet: tuple[Requirement, ...]) -> tuple[int, bool, bool, bool]:
    """The distance of a card from being used: of what lacks as much, the copy is told of that is where it would have to be, and
    a moment in which a window was open, and in which something of the kind happened to which it is used."""
    is_of_its_kind = any(
        part.text in one.failing for one in unmet if one.about == "trigger" for part in one.parts
    )
    about = {one.about for one in unmet}
    return len(unmet), "zone" in about, "window" in about, not is_of_its_kind


def windows_passed(trial: Progress) -> list[State]:
    """The windows for interrupts and reactions, from where the trial stands on, in which nobody could use anything.

    The run asks nobody there; what was lacking can be asked afterwards.
    """
    found: list[State] = []

    def note(state: State) -> None:
        if (
            state.asking is None
            and len(found) < _MOST
            and trial.machine.window(state) not in ("none", "action")
        ):
            found.append(state)

    trial.watch(note)
    try:
        trial.to_decision(None)
        while trial.state.asking is not None:
            trial.pass_over()
            trial.to_decision(None)
    except AgotJudgeError:
        return found  # as far as nobody has to say anything
    return found
