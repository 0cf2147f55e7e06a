"""``call`` of a judge's own board before a move: a player asks whether it may be done, and the paragraph."""

import re
from collections.abc import Iterator

from agot_judge.engine.state.trace import Entry
from agot_judge.scenario.entries import Choose, DeclareChallenge, Defend, Refuse, SetUp, Use
from agot_judge.training.citing import Citing, grounds
from agot_judge.training.misconceptions import ruled
from agot_judge.training.model import Choice, Question, common_error
from agot_judge.training.played import Moment, Played
from agot_judge.training.so_far import at_the_end
from agot_judge.training.told import would

VERDICTS = ("Yes, that may be done.", "No, that may not be done.")
YES, NO = range(2)
_Made = Use | DeclareChallenge | Defend | Choose | SetUp
_KINDS: dict[type, str] = {DeclareChallenge: "challenge", Defend: "defenders", SetUp: "setup"}
_AT_A_GLANCE = re.compile(
    r"cannot be knelt for the cost|^It costs \d+ gold \(|^It is not the \w+ phase|is not the active player"
)
"""Reasons that are read off the board (V3)."""
_NOTED = "Refused: "
_REASON = ": Not legal: "


def questions(played: Played, citing: Citing) -> Iterator[Question]:
    """A question for each move that the position refuses, and for each that it makes and is about."""
    yield from _refused(played, citing)
    yield from _made(played, citing)


def _refused(played: Played, citing: Citing) -> Iterator[Question]:
    noted = [entry for entry in played.trace if entry.text.startswith(_NOTED)]
    refusals = [entry for entry in played.loaded.scenario.run if isinstance(entry, Refuse)]
    if len(noted) != len(refusals):
        return
    for refusal, line in zip(refusals, noted, strict=True):
        words = would(refusal.move)
        moment = next((one for one in played.moments if one.before >= line.n), _end(played))
        _, found, reason = line.text.partition(_REASON)
        if words and found and line.cites and moment is not None:
            why = reason.partition(" Not legal: ")[0]
            if not _AT_A_GLANCE.search(why):
                yield _question(
                    played, moment, citing, f"{refusal.move.player}: “May I {words}?”", line, (NO, why)
                )


def _end(played: Played) -> Moment | None:
    """The decision at which the run has come to its end; None where nothing is decided there."""
    if played.end.asking is None or not played.moments:
        return None
    return at_the_end(played, played.end, played.end.asking)


def _made(played: Played, citing: Citing) -> Iterator[Question]:
    """Of the moves that are made those that rest on what the position is about."""
    own = set(played.loaded.scenario.cites)
    moments = iter(played.moments)
    for entry in played.loaded.scenario.run:
        if not isinstance(entry, _Made):
            continue
        words = would(entry)
        moment = next((one for one in moments if _answers(played, one, entry)), None)
        if moment is None:
            return
        line = next((one for one in moment.lines if own & set(grounds(one))), None)
        if words and line is not None and _is_doubted(played, entry, line):
            yield _question(
                played, moment, citing, f"{entry.player}: “May I {words}?”", line, (YES, line.text)
            )


def _is_doubted(played: Played, entry: _Made, line: Entry) -> bool:
    """True where somebody may think that it may not be done; a choice is so only where a common error says it."""
    return not isinstance(entry, Choose) or bool(ruled(played.edition, grounds(line), "no"))


def _answers(played: Played, moment: Moment, entry: _Made) -> bool:
    """True where this decision is the one that the move of the run answers."""
    decision = moment.decision
    if not moment.lines or decision.player < 0 or played.player(decision.player) != entry.player:
        return False
    if isinstance(entry, Use):
        return entry.card in moment.lines[0].text
    if isinstance(entry, Choose):
        return decision.kind not in played.machine.rulebook.framework.opportunities
    return decision.kind == _KINDS[type(entry)]


def _question(
    played: Played, moment: Moment, citing: Citing, prompt: str, line: Entry, said: tuple[int, str]
) -> Question:
    verdict, why = said
    belief = ruled(played.edition, grounds(line), "no" if verdict == YES else "yes")
    return Question(
        kind="call",
        moment=moment,
        prompt=prompt,
        choices=tuple(
            Choice(text=text, because=why, cites=line.cites)
            if place == verdict
            else Choice(
                text=text,
                because=f"{why} {common_error(belief)}" if belief else why,
                cites=line.cites,
                belief=belief,
            )
            for place, text in enumerate(VERDICTS)
        ),
        key=(verdict,),
        accepted=grounds(line),
        best=citing.deciding(line, played.loaded.scenario.cites),
        first=min(moment.before, line.n) if verdict == NO else moment.before + 1,
        last=line.n,
        proof="every card tried" if verdict == NO else "determinism",
    )
