"""The meaning of the moves before the game: cards placed in setup, mulligans, and what a random draw leaves unsaid."""

from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import controlled
from agot_judge.engine.state.decision import PASS, Answer, Decision, Requirement
from agot_judge.engine.state.frames import Step
from agot_judge.engine.state.state import State
from agot_judge.scenario.entries import Mulligan, SetUp, SetUpCard
from agot_judge.scenario.fits import ELSEWHERE, Fit, Given, Refused
from agot_judge.scenario.matching import Matched, Matcher


class SetUpFitter:
    """Tells what the moves mean that are made before the game."""

    def __init__(self, machine: Machine, matcher: Matcher) -> None:
        self.machine = machine
        self.matcher = matcher

    def mulligan(self, state: State, decision: Decision, move: Mulligan) -> Fit:
        """The answer to the question of a mulligan, at the point where that is asked."""
        top = state.stack[-1]
        if (
            decision.kind != "yes or no"
            or not isinstance(top, Step)
            or top.number != self.machine.rulebook.framework.mulligan
        ):
            return ELSEWHERE
        word = "yes" if move.taken else "no"
        index = next(index for index, option in enumerate(decision.options) if option.word == word)
        return Given(Answer(options=(index,)))

    def set_up(self, state: State, decision: Decision, move: SetUp) -> Fit:
        """The cards that a player places, each in one of the ways that are possible."""
        if decision.kind != "setup":
            return ELSEWHERE
        if not move.cards:
            return Given(PASS)
        chosen: list[int] = []
        unmet: list[Requirement] = []
        for placed in move.cards:
            index = self._option(decision, placed, chosen)
            if index is None:
                unmet += self._why_not(state, decision, placed)
            else:
                chosen.append(index)
        if unmet:
            return Refused(tuple(unmet))
        attach: list[tuple[int, int]] = []
        for index, placed in zip(chosen, move.cards, strict=True):
            if placed.on:
                card = decision.options[index].card
                attach.append((card, self._host(state, decision, chosen, placed.on, card)))
        answer = Answer(options=tuple(chosen), attach=tuple(attach))
        reasons = self.machine.reasons_against(state, answer)
        return Refused(reasons) if reasons else Given(answer)

    def _option(self, decision: Decision, placed: SetUpCard, chosen: list[int]) -> int | None:
        cards = self.matcher.roster.find(placed.card)
        fitting = (
            index
            for index, option in enumerate(decision.options)
            if option.card in cards and option.word == placed.zone and index not in chosen
        )
        return next(fitting, None)

    def _why_not(self, state: State, decision: Decision, placed: SetUpCard) -> tuple[Requirement, ...]:
        """The reasons why a card cannot be placed there."""
        ways = self.machine.rulebook.framework.ways
        hiding = next((way.verb for way in ways if way.into and way.into == placed.zone), "")
        for card in self.matcher.roster.find(placed.card):
            requirements = (
                self.machine.entering(state, decision.player, card, hiding)
                if hiding
                else self.machine.option_requirements(state, card)
            )
            unmet = tuple(one for one in requirements if not one.met)
            if unmet:
                return unmet
        where = f" into {placed.zone}" if placed.zone else ""
        text = f"{placed.card} cannot be placed{where} as a setup card."
        return (Requirement(text=text, met=False, cites=decision.cites),)

    def _host(self, state: State, decision: Decision, chosen: list[int], name: str, card: int) -> int:
        """The card that a name means: one that is placed at the same time, or one in play under the player's control."""
        named = self.matcher.roster.find(name)
        placed = [decision.options[index].card for index in chosen]
        mine = [other for other in placed if other in named and other != card]
        if not mine:
            mine = [
                other
                for other in controlled(state, decision.player)
                if other in named or name in (self.matcher.label(other), self._title(other))
            ]
        return (mine or list(named) or [card])[0]

    def _title(self, card: int) -> str:
        return self.machine.game.cards[card].definition.face.name


def filled_up(decision: Decision, matched: Matched) -> Matched:
    """The random result with unidentified cards for what it leaves unsaid, where there are enough of them."""
    missing = decision.least - len(matched.options)
    unidentified = [
        index
        for index, option in enumerate(decision.options)
        if option.card < 0 and option.player < 0 and not option.word and index not in matched.options
    ]
    if missing <= 0 or len(unidentified) < missing or not matched.options:
        return matched
    return Matched((*matched.options, *unidentified[:missing]), matched.unmatched, matched.ambiguous)
