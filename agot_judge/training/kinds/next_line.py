"""``next``: the first thing that comes of a move."""

from collections.abc import Iterator

from agot_judge.engine.state.trace import Entry
from agot_judge.training.altered import altered
from agot_judge.training.citing import Citing, grounds
from agot_judge.training.lines import branches, consequences, is_told, moves_before
from agot_judge.training.misconceptions import mistaken
from agot_judge.training.model import Choice, Question, common_error
from agot_judge.training.names import shape
from agot_judge.training.played import Moment, Played

WRONG, LEAST = 3, 2
LATER = "It comes later: somebody has to decide before it."
_MOST_LATER = 2


def questions(played: Played, citing: Citing) -> Iterator[Question]:
    """A question for each move of which something comes that its player did not say already."""
    for moment in played.moments:
        found = consequences(moment)
        if not found or found[0].kind == "framework" or not is_told(found[0]):
            continue
        key = found[0]
        wrong = _wrong(played, moment, key)
        if len(wrong) < LEAST:
            continue
        yield Question(
            kind="next",
            moment=moment,
            prompt=f"{moves_before(moment)} What happens first?",
            choices=(Choice(text=key.text, cites=key.cites), *wrong),
            key=(0,),
            accepted=grounds(key),
            best=citing.deciding(key, played.loaded.scenario.cites),
            first=moment.before + 1,
            last=key.n,
            proof="determinism",
        )


def _wrong(played: Played, moment: Moment, key: Entry) -> tuple[Choice, ...]:
    """The lines that a common error expects, that come only later, to which another answer leads, and the one with one thing
    changed in substance: no two of them, nor the right one, differ by names and numbers alone."""
    taken = {shape(played, key.text)}
    now = {entry.text for entry in moment.lines}
    found: list[Choice] = []
    for choice in (
        *_believed(played, key),
        *_later(played, moment),
        *_of_others(played, moment, key),
        *_changed(key),
    ):
        told = shape(played, choice.text)
        if choice.text not in now and told not in taken and len(found) < WRONG:
            taken.add(told)
            found.append(choice)
    return tuple(found)


def _believed(played: Played, key: Entry) -> Iterator[Choice]:
    because = f"It is so: {key.text}"
    for text, belief in mistaken(played.edition, key):
        yield Choice(text=text, because=f"{because} {common_error(belief)}", cites=key.cites, belief=belief)


def _later(played: Played, moment: Moment) -> list[Choice]:
    """The lines that happen only after another decision was made."""
    later = [entry for one in played.moments[moment.number + 1 :] for entry in one.lines]
    told = dict.fromkeys(entry.text for entry in later if is_told(entry))
    return [Choice(text=text, because=LATER) for text in told][:_MOST_LATER]


def _of_others(played: Played, moment: Moment, key: Entry) -> Iterator[Choice]:
    true = {entry.text for entry in played.trace}
    for lines in branches(played, moment):
        for entry in lines:
            if entry.kind == key.kind and entry.text not in true and is_told(entry):
                yield Choice(text=entry.text, because="Another answer would lead to it.")


def _changed(key: Entry) -> Iterator[Choice]:
    for text in altered(key):
        yield Choice(text=text, because=f"It is so: {key.text}", cites=key.cites)
