"""``wrong-line``: the line of a trace that is not so."""

from collections.abc import Iterator

from agot_judge.engine.state.trace import Entry
from agot_judge.training.altered import altered
from agot_judge.training.citing import Citing, grounds
from agot_judge.training.lines import branches, is_a_fact, is_told, moves_until
from agot_judge.training.misconceptions import mistaken
from agot_judge.training.model import Choice, Question, common_error
from agot_judge.training.names import adds_something
from agot_judge.training.played import Moment, Played

LEAST, SHOWN = 3, 4
_LATER = 3
"""The lines after so many answers are shown together."""


def questions(played: Played, citing: Citing) -> Iterator[Question]:
    """A question for each place: a rarely decided line that was not asked for yet, with one thing in it changed."""
    asked: set[int] = set()
    known = {entry.text for entry in played.trace}
    for place, moment in enumerate(played.moments):
        later = played.moments[place : place + _LATER]
        told = list({entry.text: entry for one in later for entry in one.lines if is_a_fact(entry)}.values())
        moves = [one.lines[0] for one in later if one.lines and one.decision.player >= 0]
        told = [entry for entry in told if entry not in moves]
        rare = [entry for entry in told if _is_asked(entry, played, citing) and entry.n not in asked]
        if len(told) < LEAST or not rare:
            continue
        possible = known | {entry.text for one in later for lines in branches(played, one) for entry in lines}
        for changed in rare:
            said = moves_until(played, moment, changed.n)
            wrong = next((one for one in _wrong(played, changed, said) if one.text not in possible), None)
            if wrong is not None:
                asked.add(changed.n)
                shown = _beside(told, changed)
                yield _question(played, moment, shown, changed, wrong, citing)
                break


def _is_asked(entry: Entry, played: Played, citing: Citing) -> bool:
    is_rare = citing.is_rare(citing.deciding(entry, played.loaded.scenario.cites))
    return entry.kind != "framework" and (is_rare or any(mistaken(played.edition, entry)))


def _wrong(played: Played, entry: Entry, said: str) -> Iterator[Choice]:
    """The line as a common error would have it, then with one thing changed in substance."""
    because = f"It is so: {entry.text}"
    for text, belief in mistaken(played.edition, entry):
        yield Choice(text=text, because=f"{because} {common_error(belief)}", cites=entry.cites, belief=belief)
    if not is_told(entry) or not adds_something(played, entry.text, said):
        return
    for text in altered(entry):
        yield Choice(text=text, because=because, cites=entry.cites)


def _beside(told: list[Entry], changed: Entry) -> list[Entry]:
    """The line with those around it."""
    place = told.index(changed)
    first = max(0, min(place - 1, len(told) - SHOWN))
    return told[first : first + SHOWN]


def _question(
    played: Played, moment: Moment, told: list[Entry], changed: Entry, wrong: Choice, citing: Citing
) -> Question:
    return Question(
        kind="wrong-line",
        moment=moment,
        prompt=f"{moves_until(played, moment, told[-1].n)} One of these lines is not so. Which?",
        choices=tuple(
            wrong if entry is changed else Choice(text=entry.text, because="It is so.", cites=entry.cites)
            for entry in told
        ),
        key=(told.index(changed),),
        accepted=grounds(changed),
        best=citing.deciding(changed, played.loaded.scenario.cites),
        first=moment.before + 1,
        last=told[-1].n,
        proof="every answer tried",
    )
