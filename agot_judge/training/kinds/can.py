"""``can``: whether something must, may or cannot come about, by all outcomes of legal play."""

import re
from collections.abc import Iterable, Iterator
from typing import Any

from msgspec.structs import replace

from agot_judge.engine.machine import Machine
from agot_judge.engine.state.decision import PASS
from agot_judge.engine.state.state import State
from agot_judge.errors import AgotJudgeError
from agot_judge.scenario.entries import Check, Refuse
from agot_judge.scenario.execution import run_loaded
from agot_judge.scenario.explored import Outcome
from agot_judge.scenario.exploring import explore_scenario
from agot_judge.scenario.format import Loaded
from agot_judge.scenario.result import TraceLine
from agot_judge.scenario.standing import Standing, stand_at, without_checks
from agot_judge.training.citing import Citing
from agot_judge.training.misconceptions import error_about
from agot_judge.training.model import Choice, Question, common_error
from agot_judge.training.played import Moment, Played

MOST_STATES = 120
MANY = 3
"""From so many outcomes on it takes thought what all of them have in common."""
VERDICTS = ("It must.", "It may.", "It cannot.")
MUST, MAY, CANNOT = range(3)
_KEEPING = re.compile(r"\b(?:saves?|instead|cannot|would)\b", re.IGNORECASE)
_FREE = "action"
"""A player who may do anything may also do this: no rule tells that it may come about."""
_ZONES = {
    "dead": "{} is in the dead pile",
    "discard": "{} is in the discard pile",
    "hand": "{} is in its owner's hand",
    "play": "{} is in play",
}


def questions(played: Played, citing: Citing) -> Iterator[Question]:
    """Questions about the cards whose places the outcomes tell apart, and about those that are like them."""
    for loaded in _places(played):
        try:
            standing = stand_at(loaded)
            if standing.state.asking is not None and standing.state.asking.player >= 0:
                yield from _asked_at(loaded, standing, citing)
        except AgotJudgeError:
            continue


def _places(played: Played) -> Iterator[Loaded]:
    """The scenario, played up to some of its moves: to the first one, and to one in the middle."""
    run = without_checks(played.loaded).scenario.run
    assert not any(isinstance(entry, Check | Refuse) for entry in run)
    for number in dict.fromkeys((0, len(run) // 2)):
        yield Loaded(replace(played.loaded.scenario, run=run[:number]), played.loaded.tree)


def _asked_at(loaded: Loaded, standing: Standing, citing: Citing) -> Iterator[Question]:
    machine, state = standing.board.machine, standing.state
    cards = [
        number
        for number, card in enumerate(state.cards)
        if card.zone == "play"
        and machine.game.cards[number].definition.face.type in ("character", "attachment")
    ]
    labels = {machine.game.cards[number].label: number for number in cards}
    if not 1 < len(labels) <= 10:
        return
    paths = {label: f"cards.{label}.zone" for label in labels}
    found = explore_scenario(loaded, ", ".join(paths.values()), MOST_STATES)
    if not found.is_complete or found.hangs_on or len(found.outcomes) < 2:
        return
    if any(outcome.stopped for outcome in found.outcomes):
        return
    ends = {label: {outcome.values.get(path) for outcome in found.outcomes} for label, path in paths.items()}
    reached = {zone for zones in ends.values() for zone in zones} - {"play"}
    traces: dict[int, tuple[TraceLine, ...]] = {}
    is_in_doubt = _might_stay(machine, state) or len(found.outcomes) >= MANY
    for verdict, label, zone in _facts(ends, reached, is_in_doubt=is_in_doubt):
        if zone == "dead" and machine.game.cards[labels[label]].definition.face.type != "character":
            continue
        shown = _shown_by(found.outcomes, paths[label], zone, verdict)
        if shown.number not in traces:
            traces[shown.number] = _trace_to(loaded, standing, shown)
        question = _question(standing, (label, zone, verdict), traces[shown.number], citing)
        if question is not None:
            yield question


def _might_stay(machine: Machine, state: State) -> bool:
    """True where a card in sight, or a duplicate, might keep something from happening: then what must be is a question."""
    in_sight = [number for number, card in enumerate(state.cards) if card.zone in ("play", "hand")]
    texts = " ".join(machine.game.cards[number].definition.face.text for number in in_sight)
    return _KEEPING.search(texts) is not None or any(state.cards[number].duplicates for number in in_sight)


def _facts(
    ends: dict[str, set[Any]], reached: Iterable[Any], *, is_in_doubt: bool
) -> Iterator[tuple[int, str, str]]:
    for label, zones in ends.items():
        if zones == {"play"} or (len(zones) == 1 and not is_in_doubt):
            continue
        for zone in sorted(zone for zone in reached if zone in _ZONES):
            if zones == {zone}:
                yield MUST, label, zone
            elif zone in zones:
                yield MAY, label, zone
            elif len(zones) > 1 or is_in_doubt:
                yield CANNOT, label, zone


def _shown_by(outcomes: tuple[Outcome, ...], path: str, zone: str, verdict: int) -> Outcome:
    """The outcome by a shortest line in which it comes about; where it cannot, the one by the shortest."""
    fitting = (outcome for outcome in outcomes if outcome.values.get(path) == zone)
    return next(fitting, outcomes[0]) if verdict != CANNOT else outcomes[0]


def _trace_to(loaded: Loaded, standing: Standing, outcome: Outcome) -> tuple[TraceLine, ...]:
    """The lines from the position to the outcome, by a shortest line of play."""
    ended = Loaded(replace(loaded.scenario, run=(*loaded.scenario.run, *outcome.entries)), loaded.tree)
    return run_loaded(ended).trace[len(standing.state.log) :]


def _question(
    standing: Standing, fact: tuple[str, str, int], trace: tuple[TraceLine, ...], citing: Citing
) -> Question | None:
    label, zone, verdict = fact
    state = standing.state
    before = len(state.log)
    cites = tuple(dict.fromkeys(cite for entry in trace if label in entry.text for cite in entry.cites))
    decision = state.asking
    if not cites or decision is None or (verdict == MAY and decision.kind == _FREE):
        return None
    fact_in_words = _ZONES[zone].format(label)
    return Question(
        kind="can",
        moment=Moment(
            number=len(standing.run.progress.answered),
            state=state,
            decision=decision,
            answer=standing.run.progress.answered[-1][1] if standing.run.progress.answered else PASS,
            before=before,
            lines=(),
        ),
        prompt=f"{_horizon(standing)}: {fact_in_words}. Must that be, may it, or can it not?",
        choices=_choices(
            verdict, cites, error_about(standing.board.loaded.scenario.edition, cites, fact_in_words)
        ),
        key=(verdict,),
        accepted=cites,
        best=citing.rarest(cites),
        first=max(1, before - 2),
        last=max(1, before),
        proof="complete exploration",
    )


def _horizon(standing: Standing) -> str:
    """The time at which the fact is asked for: how far the outcomes are followed."""
    number = standing.state.stop
    steps = standing.board.machine.rulebook.steps
    if number in steps:
        return f"When step {number} ({steps[number].title}) begins"
    return "When all of this has been resolved"


def _choices(verdict: int, cites: tuple[str, ...], error: tuple[str, bool] | None) -> tuple[Choice, ...]:
    """The verdicts; the one to which a common error leads is told by it."""
    belief, is_expected = error or ("", False)
    misled = MAY if is_expected else CANNOT
    misled = misled if belief and misled != verdict else -1
    return tuple(
        Choice(text=word, cites=cites)
        if place == verdict
        else Choice(text=word, because=common_error(belief), belief=belief)
        if place == misled
        else Choice(text=word)
        for place, word in enumerate(VERDICTS)
    )
