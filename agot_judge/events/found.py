"""The cases of an event that a search finds: by words, paragraph, card, judge, round and standing."""

from collections.abc import Callable

from msgspec import Struct

from agot_judge.events.names import shown
from agot_judge.events.numbers import as_written
from agot_judge.events.state import Case, Event


class Wanted(Struct, frozen=True, kw_only=True):
    """The conditions of a search; one that is empty is not asked for."""

    words: str = ""
    paragraph: str = ""
    card: str = ""
    judge: str = ""
    round: str = ""
    standing: str = ""


def found(event: Event, wanted: Wanted, words: Callable[[str], frozenset[str]]) -> tuple[Case, ...]:
    """The cases that fit all that is asked for, the newest first; a case's number in the words finds it alone."""
    alone = event.case(as_written(wanted.words)) if wanted.words else None
    if alone is not None:
        return (alone,)
    asked = words(wanted.words) if wanted.words else frozenset()
    return tuple(case for case in reversed(event.cases) if _fits(event, case, wanted, asked, words))


def _fits(
    event: Event, case: Case, wanted: Wanted, asked: frozenset[str], words: Callable[[str], frozenset[str]]
) -> bool:
    opened = case.opened
    card = wanted.card.casefold()
    judges = {event.who(case.opened_by), *(event.who(one.member) for one in case.wordings)}
    return (
        (not wanted.paragraph or any(one.id == wanted.paragraph for one in case.cites))
        and (not card or (opened is not None and any(card in one.casefold() for one in opened.cards)))
        and (not wanted.judge or wanted.judge in judges)
        and (not wanted.round or (opened is not None and opened.round == wanted.round))
        and (not wanted.standing or case.standing == wanted.standing)
        and (not asked or asked <= words(text_of(event, case)))
    )


def text_of(event: Event, case: Case) -> str:
    """All that is written in a case, for a search."""
    opened = case.opened
    parts = [opened.question, opened.table, *opened.cards] if opened is not None else []
    for one in case.wordings:
        parts += [one.answer, one.reason, *(cited.label for cited in one.cites)]
    parts += [
        said.body.text if hasattr(said.body, "text") else said.body.grounds
        for said in (*case.notes, *case.appeals)
    ]
    return shown("\n".join(parts), event)
