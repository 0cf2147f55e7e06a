"""``can``: whether what an answer to a dispute says must, may or cannot come about, by all outcomes of legal play."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct

from agot_judge.errors import AgotJudgeError
from agot_judge.scenario.entries import AdvanceTo, Check, Entry, Move
from agot_judge.scenario.explored import Explored
from agot_judge.scenario.exploring import explore_scenario
from agot_judge.scenario.format import load
from agot_judge.scenario.points import At
from agot_judge.scenario.standing import Standing, stand_at
from agot_judge.training.disputes.explained import asked, deciding_line
from agot_judge.training.disputes.proving import Proof, reason, scenario_text
from agot_judge.training.model import Choice, Question, common_error
from agot_judge.training.played import Played

MOST_STATES = 120
MOST_FACTS = 2
"""The most facts of a dispute that are asked for."""
VERDICTS = ("It must.", "It may.", "It cannot.")
MUST, MAY, CANNOT = range(3)
_FREE = "action"
"""A player who may do anything may also do this: no rule tells that it may come about."""
_SAYING = re.compile(r"\b(?:cannot|only|must)\b")
"""Words of a line that tell what may come about."""
_IN_WORDS = {
    "cards": {
        ("zone", "dead"): "{} is in the dead pile",
        ("zone", "discard"): "{} is in the discard pile",
        ("zone", "hand"): "{} is in its owner's hand",
        ("zone", "play"): "{} is in play",
        ("kneeling", True): "{} is kneeling",
        ("kneeling", False): "{} is standing",
    },
}
_NUMBERS = {
    ("cards", "str"): "{} has STR {}",
    ("cards", "power"): "{} has {} power",
    ("players", "power"): "{} has {} power",
    ("players", "gold"): "{} has {} gold",
    ("players", "hand"): "the number of cards in {}'s hand is {}",
    ("players", "dead"): "the number of cards in {}'s dead pile is {}",
    ("players", "discard"): "the number of cards in {}'s discard pile is {}",
}


class Fact(Struct, frozen=True):
    """Something that an answer says is so at the end."""

    path: str
    value: Any
    words: str
    about: str
    """The card or player."""


def questions(proof: Proof, played: Played) -> Iterator[Question]:
    """A question for facts on which the answers differ, where somebody still decides something before they come about."""
    facts = tuple(_facts(proof))
    if not facts:
        return
    question = ", ".join(dict.fromkeys(fact.path for fact in facts))
    loaded = load(scenario_text(proof.tree, proof.dispute))
    try:
        standing = stand_at(loaded)
        asking = standing.state.asking
        if asking is None or asking.player < 0:
            return
        found = explore_scenario(loaded, question, MOST_STATES)
    except AgotJudgeError:
        return
    if found.is_complete and not found.hangs_on and not any(one.stopped for one in found.outcomes):
        asked_for = (fact for fact in facts if not _is_given_away(proof, played, fact))
        made = (_question(proof, played, standing, found, fact) for fact in asked_for)
        yield from [one for one in made if one is not None][:MOST_FACTS]


def _facts(proof: Proof) -> Iterator[Fact]:
    """The facts of the answers' last checks on which the answers differ, where these look at the end."""
    checked = [_at_the_end(load(text).scenario.run, proof) for text in proof.texts]
    values: dict[str, set[Any]] = {}
    for one in checked:
        for fact in one:
            values.setdefault(fact.path, set()).add(fact.value)
    told: dict[Fact, None] = dict.fromkeys(fact for one in checked for fact in one)
    yield from (fact for fact in told if len(values[fact.path]) > 1)


def _at_the_end(run: tuple[Entry, ...], proof: Proof) -> tuple[Fact, ...]:
    """The facts of a check at the end of the run, after moves and ``advance: end``."""
    *before, last = run[proof.entries :] or (None,)
    if not isinstance(last, Check) or not before or before[-1] != AdvanceTo(At("end")):
        return ()
    if not all(isinstance(one, Move) for one in before[:-1]):
        return ()
    return tuple(
        Fact(f"{part}.{of.of}.{one.field}", one.value, words, of.of)
        for part, expected in (("cards", last.cards), ("players", last.players))
        for of in expected
        for one in of.fields
        if (words := _in_words(part, of.of, one.field, one.value))
    )


def _in_words(part: str, of: str, field: str, value: Any) -> str:
    if isinstance(value, int) and not isinstance(value, bool):
        return _NUMBERS.get((part, field), "").format(of, value)
    known: Mapping[Any, str] = _IN_WORDS.get(part, {})
    return known.get((field, value), "").format(of)


def _is_given_away(proof: Proof, played: Played, fact: Fact) -> bool:
    """True where a line that is shown says what may come about."""
    last = played.trace[max(0, proof.told_until - 3) : proof.told_until]
    return any(fact.about in entry.text and _SAYING.search(entry.text) for entry in last)


def _question(
    proof: Proof, played: Played, standing: Standing, found: Explored, fact: Fact
) -> Question | None:
    """The question; None where it takes no thought: nothing else may come about, and no error expects anything else."""
    ends = {one.values.get(fact.path) for one in found.outcomes}
    verdict = CANNOT if fact.value not in ends else MUST if len(ends) == 1 else MAY
    error = next((one.error for one in proof.dispute.answers if one.error), "")
    asking = standing.state.asking
    if found.lines < 2 or (verdict != MAY and not error):
        return None
    if verdict == MAY and asking is not None and asking.kind == _FREE:
        return None
    line = deciding_line(proof, played)
    prompt = (
        f"{' '.join(proof.told)} {_horizon(standing)}: {fact.words}. Must that be, may it, or can it not?"
    )
    choices = tuple(
        Choice(text=word, because=reason(line.text), cites=line.cites)
        if place == verdict
        else Choice(text=word, because=common_error(error) if error else "", belief=error)
        for place, word in enumerate(VERDICTS)
    )
    return asked(proof, played, "can", prompt.lstrip(), choices, verdict, by="complete exploration")


def _horizon(standing: Standing) -> str:
    """The time at which the fact is asked for: how far the outcomes are followed."""
    number = standing.state.stop
    steps = standing.board.machine.rulebook.steps
    if number in steps:
        return f"When step {number} ({steps[number].title}) begins"
    return "When all of this has been resolved"
