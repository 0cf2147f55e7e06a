"""Explanations of a dispute: where its board stands, the line that decides it, and why each answer is right or wrong."""

import re

from agot_judge.engine.state.decision import PASS, Decision
from agot_judge.engine.state.trace import Entry
from agot_judge.training.citing import grounds
from agot_judge.training.disputes.in_words import reason
from agot_judge.training.disputes.model import Answer
from agot_judge.training.disputes.proving import Proof, Tried
from agot_judge.training.model import Choice, Question, common_error
from agot_judge.training.model import Proof as Way
from agot_judge.training.played import Moment, Played, state_at
from agot_judge.training.subject import stems

LINES_BEFORE, LINES_AFTER = 8, 2
"""The most lines of the explanation before the one that decides, and after it."""
_QUOTED = re.compile(r': ".*?"(?=\s|$)')
_NUMBER = re.compile(r"\d+")
_NOBODY = Decision(player=-1, kind="", text="", options=())


def asked(
    proof: Proof,
    played: Played,
    kind: str,
    prompt: str,
    choices: tuple[Choice, ...],
    key: int,
    by: Way = "every answer tried",
) -> Question:
    """A question of a dispute that is proved, with the lines and paragraphs of its explanation."""
    line = deciding_line(proof, played)
    return Question(
        kind=kind,
        moment=_moment(proof, played),
        prompt=prompt,
        choices=choices,
        key=(key,),
        accepted=tuple(dict.fromkeys((proof.dispute.cite, *grounds(line)))),
        best=proof.dispute.cite,
        first=max(proof.lines + 1, line.n - LINES_BEFORE),
        last=min(len(played.trace), line.n + LINES_AFTER),
        proof=by,
        error=next((one.error for one in proof.dispute.answers if one.error), ""),
    )


def told(proof: Proof) -> str:
    """The moves told, and what is asked."""
    return " ".join((*moves(proof), proof.dispute.asks))


def moves(proof: Proof) -> tuple[str, ...]:
    """The moves told, without the texts of the cards that they use: these stand on the board."""
    return tuple(_QUOTED.sub(".", move) for move in proof.told)


def right_answer(proof: Proof) -> Answer:
    """The answer that holds."""
    return proof.dispute.answers[proof.key]


def answers(proof: Proof, tried: tuple[Tried, ...], key: int, line: Entry) -> tuple[Choice, ...]:
    """The answers as choices on one of the boards: of each wrong one what is so instead, and the error that leads to it."""
    return tuple(
        Choice(text=answer.says, because=reason(line.text), cites=line.cites)
        if place == key
        else _wrong(answer, one, line)
        for place, (answer, one) in enumerate(zip(proof.dispute.answers, tried, strict=True))
    )


def deciding_line(proof: Proof, played: Played) -> Entry:
    """The line that rests on the paragraph and speaks most of what is asked and ruled; of several the first one after what is
    told."""
    own = [entry for entry in played.trace[proof.lines :] if proof.dispute.cite in grounds(entry)]
    return nearest_line(proof, own)


def nearest_line(proof: Proof, lines: list[Entry]) -> Entry:
    """The line that speaks most of what is asked and ruled; of several the first one after what is told."""
    said = _words(f"{proof.dispute.asks} {right_answer(proof).says}")
    return min(lines, key=lambda one: (-len(said & _words(one.text)), one.n <= proof.told_until, one.n))


def _words(text: str) -> frozenset[str]:
    return stems(text) | frozenset(_NUMBER.findall(text))


def _moment(proof: Proof, played: Played) -> Moment:
    """The place where the board is shown, which may lie before the next decision."""
    state = state_at(played, proof.place, proof.lines)
    following = next((one.decision for one in played.moments if one.number == proof.place), _NOBODY)
    return Moment(
        number=proof.place,
        state=state,
        decision=state.asking or following,
        answer=PASS,
        before=proof.lines,
    )


def _wrong(answer: Answer, tried: Tried, line: Entry) -> Choice:
    because = tried.why
    if answer.error:
        because = f"{because} {common_error(answer.error)}".strip()
    return Choice(text=answer.says, because=because, cites=tried.cites or line.cites, belief=answer.error)
