"""``call``: what a player asks at the table: the ruling, and the paragraph."""

from collections.abc import Iterator

from agot_judge.engine.state.decision import PASS, Decision
from agot_judge.engine.state.trace import Entry
from agot_judge.training.citing import grounds
from agot_judge.training.disputes.model import Answer
from agot_judge.training.disputes.proving import Proof, Tried
from agot_judge.training.model import Choice, Question, common_error
from agot_judge.training.played import Moment, Played, state_at

LINES_BEFORE, LINES_AFTER = 8, 2
"""The most lines of the explanation before the one that decides, and after it."""


def questions(proof: Proof) -> Iterator[Question]:
    """The question of a dispute that is proved."""
    played = proof.played
    if played is None or proof.faults:
        return
    line = deciding_line(proof, played)
    answers = proof.dispute.answers
    yield Question(
        kind="call",
        moment=moment_of(proof, played),
        prompt=" ".join((*proof.told, proof.dispute.asks)),
        choices=tuple(
            Choice(text=answer.says, because=line.text, cites=line.cites)
            if place == proof.key
            else wrong_choice(answer, tried, line)
            for place, (answer, tried) in enumerate(zip(answers, proof.tried, strict=True))
        ),
        key=(proof.key,),
        accepted=accepted(proof, line),
        best=proof.dispute.cite,
        first=max(proof.lines + 1, line.n - LINES_BEFORE),
        last=min(len(played.trace), line.n + LINES_AFTER),
        proof="every answer tried",
    )


def moment_of(proof: Proof, played: Played) -> Moment:
    """The place where the board is shown, which may lie before the next decision."""
    state = state_at(played, proof.place, proof.lines)
    following = next((one.decision for one in played.moments if one.number == proof.place), None)
    nobody = Decision(player=-1, kind="", text="", options=())
    return Moment(
        number=proof.place,
        state=state,
        decision=state.asking or following or nobody,
        answer=PASS,
        before=proof.lines,
        lines=(),
    )


def deciding_line(proof: Proof, played: Played) -> Entry:
    """The line that rests on the paragraph: the first one after what is told, else the last one before."""
    own = [entry for entry in played.trace[proof.lines :] if proof.dispute.cite in grounds(entry)]
    return next((entry for entry in own if entry.n > proof.told_until), own[-1])


def accepted(proof: Proof, line: Entry) -> tuple[str, ...]:
    """The paragraphs that are right as the citation."""
    return tuple(dict.fromkeys((proof.dispute.cite, *grounds(line))))


def wrong_choice(answer: Answer, tried: Tried, line: Entry) -> Choice:
    """An answer that does not hold, with what is so instead and the error that leads to it."""
    because = f"It is so: {tried.why}" if tried.why else ""
    if answer.error:
        because = f"{because} {common_error(answer.error)}".strip()
    return Choice(text=answer.says, because=because, cites=tried.cites or line.cites, belief=answer.error)
