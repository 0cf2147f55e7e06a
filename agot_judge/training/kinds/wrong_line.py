"""``wrong-line``: the line of a trace that is not so, but as a common error has it."""

from collections.abc import Iterator

from agot_judge.engine.state.trace import Entry
from agot_judge.training.altered import altered
from agot_judge.training.citing import Citing, grounds
from agot_judge.training.guessers import contradicts, texts_told
from agot_judge.training.lines import branches, is_a_fact, is_plain, moves_until
from agot_judge.training.misconceptions import mistaken
from agot_judge.training.model import Choice, Question, common_error
from agot_judge.training.played import Moment, Played

LEAST, SHOWN = 3, 4
_LATER = 4
"""The lines after so many answers are shown together."""


def questions(played: Played, citing: Citing) -> Iterator[Question]:
    """A question for each line that a common error has otherwise, or in which a thing is changed that a rule decides and no
    text."""
    asked: set[int] = set()
    known = {entry.text for entry in played.trace}
    for place, moment in enumerate(played.moments):
        later = played.moments[place : place + _LATER]
        told = list({entry.text: entry for one in later for entry in one.lines if is_a_fact(entry)}.values())
        moves = [one.lines[0] for one in later if one.lines and one.decision.player >= 0]
        told = [entry for entry in told if entry not in moves and not is_plain(entry)]
        around = [entry for one in later for entry in one.lines]
        if len(told) < LEAST:
            continue
        possible = known | {entry.text for one in later for lines in branches(played, one) for entry in lines}
        for changed in told:
            if changed.n in asked or changed.kind == "framework":
                continue
            said = moves_until(played, moment, changed.n)
            wrong = next(
                (one for one in _wrong(played, changed, said, around) if one.text not in possible), None
            )
            if wrong is not None:
                asked.add(changed.n)
                shown = _beside(played, told, changed, citing)
                yield _question(played, moment, shown, changed, wrong, citing)
                break


def _wrong(played: Played, entry: Entry, said: str, around: list[Entry]) -> Iterator[Choice]:
    """The line as a common error would have it, then with one thing changed in substance; never against a printed text."""
    because = f"It is so: {entry.text}"
    texts = texts_told(played, f"{said} {entry.text}")
    for text, belief in (*mistaken(played.edition, entry, around), *((text, "") for text in altered(entry))):
        if not any(contradicts(printed, entry.text, text) for printed in texts):
            why = f"{because} {common_error(belief)}" if belief else because
            yield Choice(text=text, because=why, cites=entry.cites, belief=belief)


def _beside(played: Played, told: list[Entry], changed: Entry, citing: Citing) -> list[Entry]:
    """The line with those of the others by which somebody may be tempted most, as they follow each other."""
    others = [entry for entry in told if entry is not changed]
    place = told.index(changed)
    tempting = sorted(
        others,
        key=lambda entry: (
            entry.kind == "framework",
            not any(mistaken(played.edition, entry)),
            not citing.is_rare(citing.deciding(entry)),
            abs(told.index(entry) - place),
        ),
    )
    chosen = [changed, *tempting[: SHOWN - 1]]
    return [entry for entry in told if entry in chosen]


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
