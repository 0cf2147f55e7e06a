"""``next``: the first thing that comes of a move."""

from collections.abc import Iterator

from agot_judge.engine.state.trace import Entry
from agot_judge.training.citing import Citing, grounds
from agot_judge.training.happenings import (
    IN_TIME,
    LATER,
    Happening,
    TurnedRound,
    forced_rounds,
)
from agot_judge.training.lines import branches, consequences, is_told, moves_before
from agot_judge.training.misconceptions import mistaken
from agot_judge.training.model import Choice, Question, common_error
from agot_judge.training.names import shape
from agot_judge.training.played import Moment, Played

WRONG, LEAST = 3, 2


def questions(played: Played, citing: Citing) -> Iterator[Question]:
    """A question for each thing that a common error expects later than what it comes before, then for each line of which errors
    are common."""
    yield from _in_time(played, citing)
    yield from _of_a_move(played, citing)


def _in_time(played: Played, citing: Citing) -> Iterator[Question]:
    """A question for each two happenings that a common error puts the other way round, beside others that come later."""
    asked: set[tuple[str, ...]] = set()
    for moment, happened, pair in forced_rounds(played):
        key, *others = happened[pair.first], happened[pair.later], *happened[pair.later + 1 :]
        offered = tuple(one.text for one in (key, *others[:WRONG]))
        if offered in asked or len(others) < LEAST or key.is_cost:
            continue
        asked.add(offered)
        yield _which_first(played, moment, key, others[:WRONG], pair, citing)


def _which_first(
    played: Played, moment: Moment, key: Happening, others: list[Happening], pair: TurnedRound, citing: Citing
) -> Question:
    belief = pair.error.belief
    later, *rest = others
    of_lines = (cite for one in (key, later) for cite in grounds(one.entry))
    return Question(
        kind="next",
        moment=moment,
        prompt=f"{moves_before(played, moment)} All of this happens then. What of it first?",
        choices=(
            Choice(text=key.text, cites=key.entry.cites),
            Choice(
                text=later.text,
                because=f"{LATER} {common_error(belief)}",
                cites=later.entry.cites,
                belief=belief,
            ),
            *(Choice(text=one.text, because=LATER, cites=one.entry.cites) for one in rest),
        ),
        accepted=tuple(dict.fromkeys((*pair.refuting, *of_lines))),
        best=citing.rarest(pair.refuting),
        first=moment.before + 1,
        last=later.entry.n,
        about=IN_TIME,
    )


def _of_a_move(played: Played, citing: Citing) -> Iterator[Question]:
    """A question for each move of which something comes that its player did not say already, and of which errors are common."""
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
            prompt=f"{moves_before(played, moment)} What happens first?",
            choices=(Choice(text=key.text, cites=key.cites), *wrong),
            accepted=grounds(key),
            best=citing.deciding(key, played.loaded.scenario.cites),
            first=moment.before + 1,
            last=key.n,
        )


def _wrong(played: Played, moment: Moment, key: Entry) -> tuple[Choice, ...]:
    """The lines that a common error expects, with those to which another answer leads, where these are too few those that come
    only later: no two of them, nor the right one, differ by names and numbers alone."""
    taken = {shape(played, key.text)}
    now = {entry.text for entry in moment.lines}
    believed = tuple(_believed(played, moment, key))
    others = _of_others(played, moment, key) if believed else ()
    found: list[Choice] = []
    for choice in (*believed, *others, *_later(played, moment)):
        told = shape(played, choice.text)
        most = LEAST if choice.because == LATER else WRONG
        if choice.text not in now and told not in taken and len(found) < most:
            taken.add(told)
            found.append(choice)
    return tuple(found)


def _believed(played: Played, moment: Moment, key: Entry) -> Iterator[Choice]:
    because = f"It is so: {key.text}"
    for text, belief in mistaken(played.edition, key, moment.lines):
        yield Choice(text=text, because=f"{because} {common_error(belief)}", cites=key.cites, belief=belief)


def _of_others(played: Played, moment: Moment, key: Entry) -> Iterator[Choice]:
    true = {entry.text for entry in played.trace}
    for lines in branches(played, moment):
        for entry in lines:
            if entry.kind == key.kind and entry.text not in true and is_told(entry):
                yield Choice(text=entry.text, because="Another answer would lead to it.")


def _later(played: Played, moment: Moment) -> Iterator[Choice]:
    """The lines that happen only after another decision was made."""
    later = [entry for one in played.moments[moment.number + 1 :] for entry in one.lines]
    for text in dict.fromkeys(entry.text for entry in later if is_told(entry)):
        yield Choice(text=text, because=LATER)
