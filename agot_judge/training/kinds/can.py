"""``can``: whether what an answer to a dispute says must, may or cannot come about, by all outcomes of legal play."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.engine.state.trace import Entry as TraceEntry
from agot_judge.errors import AgotJudgeError
from agot_judge.scenario.entries import Check, Entry
from agot_judge.scenario.explored import Explored
from agot_judge.scenario.exploring import explore_scenario
from agot_judge.scenario.format import load
from agot_judge.scenario.sight import Sight
from agot_judge.scenario.standing import Standing, stand_at
from agot_judge.training.disputes.explained import asked, deciding_line, moves
from agot_judge.training.disputes.in_words import reason
from agot_judge.training.disputes.model import Dispute
from agot_judge.training.disputes.proving import Proof, scenario_text
from agot_judge.training.model import Choice, Question, common_error
from agot_judge.training.names import names
from agot_judge.training.played import Played, state_at

MOST_STATES = 60
HIDDEN = ("deck", "plot deck", "shadows")
LINES_SHOWN = 3
LEAST_LINES = 2
MOST_FACTS = 2
"""The most facts of a place that are asked for."""
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
_NOT_SHOWN = ("hand", "dead", "discard")
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
    error: str = ""
    """The common error by which it is expected."""


class Place(Struct, frozen=True):
    """A place where somebody decides, and the outcomes from there."""

    standing: Standing
    found: Explored


def questions(proof: Proof, played: Played) -> Iterator[Question]:
    """A question for facts on which the answers differ, where somebody still decides something before they come about: after
    the moves told, and before them."""
    facts = tuple(_facts(proof))
    given = replace(proof.dispute, told=0)
    is_open = not _needs_what_is_hidden(proof, played)
    places = (proof.dispute, given) if proof.told and is_open else (proof.dispute,)
    for dispute in places if facts else ():
        place = _place(proof, dispute, facts)
        if place is not None:
            told = moves(proof) if dispute is not given else ()
            last = proof.told_until if dispute is not given else proof.lines
            asked_for = (fact for fact in facts if not _is_given_away(played.trace[:last], fact))
            made = (_question(proof, played, place, fact, told) for fact in asked_for)
            yield from [one for one in made if one is not None][:MOST_FACTS]


def _needs_what_is_hidden(proof: Proof, played: Played) -> bool:
    """True where the run comes upon a card that nobody sees where the board is shown (V10): before the moves are told nobody
    could know of it."""
    state = state_at(played, proof.place, proof.lines)
    hidden = [
        played.machine.game.cards[number].label
        for number, card in enumerate(state.cards)
        if card.zone in HIDDEN
    ]
    return any(names(entry.text, label) for entry in played.trace[proof.lines :] for label in hidden)


def _place(proof: Proof, dispute: Dispute, facts: tuple[Fact, ...]) -> Place | None:
    """The place where what is shown and told is done, and the outcomes from there; None where nobody decides anything there,
    or not all outcomes are found."""
    question = ", ".join(dict.fromkeys(fact.path for fact in facts))
    loaded = load(scenario_text(proof.tree, dispute))
    try:
        standing = stand_at(loaded)
        asking = standing.state.asking
        is_told = dispute.told == proof.dispute.told
        if asking is None or asking.player < 0 or (asking.kind == _FREE and not is_told):
            return None  # before the moves told somebody may do whatever there is: that takes long and says nothing
        found = explore_scenario(loaded, question, MOST_STATES)
    except AgotJudgeError:
        return None
    is_whole = found.is_complete and not found.hangs_on and not any(one.stopped for one in found.outcomes)
    return Place(standing, found) if is_whole else None


def _facts(proof: Proof) -> Iterator[Fact]:
    """The facts of the answers' checks on which the answers differ."""
    checked = [
        tuple(_checked(load(text).scenario.run[proof.entries :], answer.error))
        for text, answer in zip(proof.texts, proof.dispute.answers, strict=True)
    ]
    values: dict[str, set[Any]] = {}
    for one in checked:
        for fact in one:
            values.setdefault(fact.path, set()).add(fact.value)
    told = {(fact.path, fact.value): fact for one in checked for fact in one}
    yield from (fact for fact in told.values() if len(values[fact.path]) > 1)


def _checked(holds: tuple[Entry, ...], error: str) -> Iterator[Fact]:
    """The statements of an answer's checks about cards and players, as far as there are words for it."""
    for check in holds:
        if isinstance(check, Check):
            for part, expected in (("cards", check.cards), ("players", check.players)):
                for of in expected:
                    for one in of.fields:
                        words = _in_words(part, of.of, one.field, one.value)
                        if words:
                            yield Fact(f"{part}.{of.of}.{one.field}", one.value, words, of.of, error)


def _in_words(part: str, of: str, field: str, value: Any) -> str:
    if isinstance(value, int) and not isinstance(value, bool):
        return _NUMBERS.get((part, field), "").format(of, value)
    known: Mapping[Any, str] = _IN_WORDS.get(part, {})
    return known.get((field, value), "").format(of)


def _is_given_away(before: tuple[TraceEntry, ...], fact: Fact) -> bool:
    """True where a line that is shown says what may come about."""
    return any(fact.about in entry.text and _SAYING.search(entry.text) for entry in before[-LINES_SHOWN:])


def _question(
    proof: Proof, played: Played, place: Place, fact: Fact, told: tuple[str, ...]
) -> Question | None:
    """The question; None where it takes no thought: nothing else may come about, and no error expects anything else."""
    ends = {one.values.get(fact.path) for one in place.found.outcomes}
    verdict = CANNOT if fact.value not in ends else MUST if len(ends) == 1 else MAY
    error = fact.error or next((one.error for one in proof.dispute.answers if one.error), "")
    misled = MUST if fact.error else CANNOT
    asking = place.standing.state.asking
    if place.found.lines < LEAST_LINES or (verdict != MAY and not error):
        return None
    if verdict == MAY and asking is not None and asking.kind == _FREE:
        return None
    line = deciding_line(proof, played)
    prompt = f"{_horizon(place.standing, told)}: {fact.words}{_now(place, fact)}. Must that be, may it, or can it not?"
    choices = tuple(
        Choice(text=word, because=reason(line.text), cites=line.cites)
        if number == verdict
        else Choice(text=word, because=common_error(error), belief=error)
        if number == misled and error
        else Choice(text=word)
        for number, word in enumerate(VERDICTS)
    )
    return asked(proof, played, "can", " ".join((*told, prompt)), choices, verdict, by="complete exploration")


def _now(place: Place, fact: Fact) -> str:
    """The number of cards there now, where that is asked for and not shown."""
    part, of, field = fact.path.split(".")
    if part != "players" or field not in _NOT_SHOWN:
        return ""
    machine = place.standing.board.machine
    count = Sight(machine, place.standing.state).of_player(machine.game.players.index(of), field)
    return f" (now it is {count})"


def _horizon(standing: Standing, told: tuple[str, ...]) -> str:
    """The time at which the fact is asked for: how far the outcomes are followed. "All of this" is what is told."""
    number = standing.state.stop
    steps = standing.board.machine.rulebook.steps
    if number in steps:
        return f"When step {number} ({steps[number].title}) begins"
    return "When all of this has been resolved" if told else "When what comes now has been resolved"
