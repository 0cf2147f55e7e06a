"""``order``: what happens, put in its order, where a rule of timing decides between two of the things that players get wrong."""

from collections.abc import Iterator, Sequence

from agot_judge.training.citing import Citing, grounds
from agot_judge.training.happenings import Happening, TurnedRound, forced_rounds
from agot_judge.training.lines import moves_until
from agot_judge.training.model import Choice, Question, common_error
from agot_judge.training.played import Moment, Played

LEAST = 3


def questions(played: Played, citing: Citing) -> Iterator[Question]:
    """A question for each two things that a common error puts the other way round, beside one or two others."""
    asked: set[tuple[int, ...]] = set()
    for moment, happened, pair in forced_rounds(played):
        chosen = _beside(happened, pair)
        numbers = tuple(one.entry.n for one in chosen)
        if len(chosen) >= LEAST and numbers not in asked:
            asked.add(numbers)
            yield _question(played, moment, chosen, happened[pair.later], pair, citing)


def _beside(happened: Sequence[Happening], pair: TurnedRound) -> tuple[Happening, ...]:
    """The two, neighbours among what is put in order, with what comes next to them on either side."""
    after = [place for place in range(pair.later + 1, len(happened)) if not happened[place].is_cost]
    before = [place for place in range(pair.first) if not happened[place].is_cost]
    places = sorted({pair.first, pair.later, *after[:1], *before[-1:]})
    return tuple(happened[place] for place in places)


def _question(
    played: Played,
    moment: Moment,
    chosen: tuple[Happening, ...],
    later: Happening,
    pair: TurnedRound,
    citing: Citing,
) -> Question:
    of_lines = (cite for one in chosen for cite in grounds(one.entry))
    belief = pair.error.belief
    return Question(
        kind="order",
        moment=moment,
        prompt=f"{moves_until(played, moment, chosen[-1].entry.n)} In which order does this happen?",
        choices=tuple(
            Choice(
                text=one.text,
                because=common_error(belief) if one is later else "",
                cites=one.entry.cites,
                belief=belief if one is later else "",
            )
            for one in chosen
        ),
        key=tuple(range(len(chosen))),
        takes="order",
        accepted=tuple(dict.fromkeys((*pair.refuting, *of_lines))),
        best=citing.rarest(pair.refuting),
        first=moment.before + 1,
        last=chosen[-1].entry.n,
    )
