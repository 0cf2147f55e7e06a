"""``order``: what happens, put in its order."""

from collections.abc import Iterator

from agot_judge.engine.state.trace import Entry
from agot_judge.training.citing import Citing, grounds
from agot_judge.training.lines import says_something
from agot_judge.training.model import Choice, Question
from agot_judge.training.played import Played

LEAST, MOST = 3, 4


def questions(played: Played, citing: Citing) -> Iterator[Question]:
    """A question for each stretch of the run in which several things happen, none of them at once with another."""
    for place, moment in enumerate(played.moments):
        lines = [entry for later in played.moments[place : place + 3] for entry in later.lines]
        if any(later.decision.kind == "order" for later in played.moments[place : place + 3]):
            continue
        told = _apart([entry for entry in lines if says_something(entry)])
        if len(told) < LEAST or not any(citing.is_rare(citing.deciding(entry)) for entry in told):
            continue
        told = told[:MOST]
        accepted = tuple(dict.fromkeys(cite for entry in told for cite in grounds(entry)))
        own = tuple(
            cite for cite in played.loaded.scenario.cites if cite in accepted and citing.is_rare(cite)
        )
        yield Question(
            kind="order",
            moment=moment,
            prompt=f"{moment.lines[0].text} In which order does this happen?" if moment.lines else "",
            choices=tuple(Choice(text=entry.text, cites=entry.cites) for entry in told),
            key=tuple(range(len(told))),
            takes="order",
            accepted=accepted,
            best=citing.rarest(own or accepted),
            first=moment.before + 1,
            last=told[-1].n,
            proof="determinism",
        )


def _apart(lines: list[Entry]) -> list[Entry]:
    """Lines that are not of one occurrence: of each stretch of equal depth and kind the first, no text twice."""
    told: list[Entry] = []
    before: Entry | None = None
    for entry in lines:
        is_same = before is not None and (before.kind, before.depth) == (entry.kind, entry.depth)
        if not is_same and all(one.text != entry.text for one in told):
            told.append(entry)
        before = entry
    return told
