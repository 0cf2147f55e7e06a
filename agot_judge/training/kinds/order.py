"""``order``: what happens, put in its order."""

import re
from collections.abc import Iterator

from agot_judge.engine.state.trace import Entry
from agot_judge.training.citing import Citing, grounds
from agot_judge.training.lines import is_told, moves_until
from agot_judge.training.model import Choice, Question
from agot_judge.training.played import Played

LEAST, MOST = 3, 4
_NUMBER = re.compile(r"^(?:Setup )?\d[\d.]* (?:[IVX]+\. )?")
"""The number of a step: it would say the place by itself (V5)."""
_HAPPENING = ("occurrence", "expiry")
"""Of lines of these kinds those that follow each other, with no window, ability or step between, are of one moment."""


def questions(played: Played, citing: Citing) -> Iterator[Question]:
    """A question for each stretch of the run in which several things happen, none of them at once with another."""
    for place, moment in enumerate(played.moments):
        lines = [entry for later in played.moments[place : place + 3] for entry in later.lines]
        if any(later.decision.kind == "order" for later in played.moments[place : place + 3]):
            continue
        told = _apart([entry for entry in lines if is_told(entry)])
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
            prompt=f"{moves_until(played, moment, told[-1].n)} In which order does this happen?",
            choices=tuple(Choice(text=_NUMBER.sub("", entry.text), cites=entry.cites) for entry in told),
            key=tuple(range(len(told))),
            takes="order",
            accepted=accepted,
            best=citing.rarest(own or accepted),
            first=moment.before + 1,
            last=told[-1].n,
            proof="determinism",
        )


def _apart(lines: list[Entry]) -> list[Entry]:
    """Lines that are not of one occurrence: of each stretch of what happens at once the first, no text twice."""
    told: list[Entry] = []
    before: Entry | None = None
    for entry in lines:
        is_same = before is not None and _are_at_once(before, entry)
        if not is_same and all(one.text != entry.text for one in told):
            told.append(entry)
        before = entry
    return told


def _are_at_once(before: Entry, entry: Entry) -> bool:
    """True for two lines of one occurrence: a plot goes to the used pile as the next is revealed (RR Plot Card ¶3), and
    effects on a card expire as it leaves play (RR Leaves Play ¶6); only the trace puts one before the other."""
    are_next = entry.n == before.n + 1 and {before.kind, entry.kind} <= set(_HAPPENING)
    return are_next or (before.kind, before.depth) == (entry.kind, entry.depth)
