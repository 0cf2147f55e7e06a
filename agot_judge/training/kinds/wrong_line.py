"""``wrong-line``: the line of a trace that is not so."""

from collections.abc import Iterator

from agot_judge.training.altered import altered
from agot_judge.training.citing import Citing, grounds
from agot_judge.training.lines import branches, says_something
from agot_judge.training.model import Choice, Question
from agot_judge.training.played import Played

SHOWN = 4


def questions(played: Played, citing: Citing) -> Iterator[Question]:
    """A question for each rarely decided line that has enough lines beside it, with one thing in it changed."""
    own = played.loaded.scenario.cites
    for place, moment in enumerate(played.moments):
        later = played.moments[place : place + 3]
        told = [entry for one in later for entry in one.lines if says_something(entry)]
        told = list({entry.text: entry for entry in told}.values())[:SHOWN]
        if len(told) < SHOWN:
            continue
        changed = next((entry for entry in told if citing.is_rare(citing.deciding(entry, own))), None)
        if changed is None or changed.kind == "framework":
            continue
        possible = {entry.text for entry in played.trace}
        possible |= {entry.text for one in later for lines in branches(played, one) for entry in lines}
        wrong = next((text for text in altered(played, changed) if text not in possible), "")
        if not wrong:
            continue
        yield Question(
            kind="wrong-line",
            moment=moment,
            prompt=f"{moment.lines[0].text} One of these lines is not so. Which?",
            choices=tuple(
                Choice(text=wrong, because=f"It is so: {entry.text}", cites=entry.cites)
                if entry is changed
                else Choice(text=entry.text, because="It is so.", cites=entry.cites)
                for entry in told
            ),
            key=(told.index(changed),),
            accepted=grounds(changed),
            best=citing.deciding(changed, own),
            first=moment.before + 1,
            last=told[-1].n,
            proof="every answer tried",
        )
