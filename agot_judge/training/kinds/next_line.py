"""``next``: the first thing that comes of a move."""

from collections.abc import Iterator

from agot_judge.engine.state.trace import Entry
from agot_judge.training.altered import altered
from agot_judge.training.citing import Citing, grounds
from agot_judge.training.lines import branches, consequences, moves_before
from agot_judge.training.misconceptions import mistaken
from agot_judge.training.model import Choice, Question, common_error
from agot_judge.training.played import Moment, Played

WRONG = 3


def questions(played: Played, citing: Citing) -> Iterator[Question]:
    """A question for each move of which something comes that its player did not say already."""
    texts = frozenset(entry.text for entry in played.trace)
    for moment in played.moments:
        found = consequences(moment)
        if not found or found[0].kind == "framework":
            continue
        wrong = _wrong(played, moment, found[0], texts)
        if len(wrong) < WRONG:
            continue
        key = found[0]
        choices = (Choice(text=key.text, cites=key.cites), *wrong)
        yield Question(
            kind="next",
            moment=moment,
            prompt=f"{moves_before(moment)} What happens first?",
            choices=choices,
            key=(0,),
            accepted=grounds(key),
            best=citing.deciding(key, played.loaded.scenario.cites),
            first=moment.before + 1,
            last=key.n,
            proof="determinism",
        )


def _wrong(played: Played, moment: Moment, key: Entry, texts: frozenset[str]) -> tuple[Choice, ...]:
    """Lines of the other answers' branches, and the line itself with one thing changed, none of which is in the trace."""
    others = [entry for lines in branches(played, moment) for entry in lines if entry.kind == key.kind]
    found = {
        entry.text: Choice(text=entry.text, because="Another answer would lead to it.") for entry in others
    }
    because = f"It is so: {key.text}"
    possible = [
        Choice(text=text, because=f"{because} {common_error(belief)}", cites=key.cites, belief=belief)
        for text, belief in mistaken(played.edition, key)
        if text not in texts
    ][:1]
    told = texts | {choice.text for choice in possible}
    possible += [choice for text, choice in found.items() if text not in told][: WRONG - 1 - len(possible)]
    taken = {choice.text for choice in possible} | set(found)
    for text in altered(played, key):
        if len(possible) == WRONG:
            break
        if text not in texts and text not in taken:
            possible.append(Choice(text=text, because=because, cites=key.cites))
            taken.add(text)
    return tuple(possible)
