"""The overview of training: the kinds and levels to choose from, and the map of the rules."""

from collections import Counter
from collections.abc import Sequence

from flask import url_for
from msgspec import Struct

from agot_judge.corpus.store import Corpus
from agot_judge.editions import labels
from agot_judge.training.curriculum import Lesson, lessons
from agot_judge.training.pool import Pool
from agot_judge.training.proved import proved
from agot_judge.web.lookup import citation
from agot_judge.web.pages import Choice, Citation
from agot_judge.web.train.choosing import LEVELS, Asked, fitting
from agot_judge.web.train.exercise_page import KINDS, kind_name


class LessonLink(Struct, frozen=True):
    """A lesson to choose."""

    title: str
    url: str
    count: int


class StartPage(Struct, frozen=True, kw_only=True):
    """Where one begins."""

    count: int
    """The number of exercises that fit what is asked for."""
    total: int
    positions: int
    kinds: tuple[Choice, ...]
    levels: tuple[Choice, ...]
    lessons: tuple[LessonLink, ...]
    begin_url: str
    map_url: str
    exam_url: str
    set_url: str
    editions: tuple[Choice, ...]
    """The editions to choose from, where there is more than one."""


class LessonPage(Struct, frozen=True, kw_only=True):
    """A lesson before its exercises."""

    title: str
    introduction: str
    citations: tuple[Citation, ...]
    after: tuple[LessonLink, ...]
    count: int
    begin_url: str


class OnMap(Struct, frozen=True):
    """A paragraph with its exercises."""

    citation: Citation
    count: int
    url: str


class MapEntry(Struct, frozen=True):
    """The paragraphs of one entry."""

    title: str
    paragraphs: tuple[OnMap, ...]


class MapPage(Struct, frozen=True, kw_only=True):
    """The rules that can be practised."""

    count: int
    with_exercises: int
    entries: tuple[MapEntry, ...]


def start_page(pool: Pool | None, asked: Asked, editions: Sequence[str]) -> StartPage:
    """The choices with their counts; no exercises where none were made. ``editions`` are those that have exercises."""
    of_edition = Asked(edition=asked.edition).query(seed="", n="")
    exercises = fitting(pool, Asked(edition=asked.edition)) if pool is not None else ()
    kinds = Counter(one.kind for one in exercises)
    levels = Counter(one.load.rules for one in exercises if asked.kind in ("", one.kind))
    return StartPage(
        count=len(fitting(pool, asked)) if pool is not None else 0,
        total=len(exercises),
        positions=pool.positions if pool is not None else 0,
        kinds=(
            _choice("", "All", asked.kind == "", len(exercises), asked.query(kind="", seed="", n="")),
            *(
                _choice(kind, name, asked.kind == kind, kinds[kind], asked.query(kind=kind, seed="", n=""))
                for kind, name in sorted(((kind, kind_name(kind)) for kind in kinds), key=_as_listed)
            ),
        ),
        levels=(
            _choice("", "Any", not asked.rules, None, asked.query(rules="", seed="", n="")),
            *(
                _choice(
                    str(level),
                    str(level),
                    asked.rules == level,
                    levels[level],
                    asked.query(rules=level, seed="", n=""),
                )
                for level in LEVELS
                if levels[level]
            ),
        ),
        lessons=tuple(_link(one, pool, asked) for one in lessons(asked.edition)),
        begin_url=f"{url_for('train.next_exercise')}?{asked.query(seed='', n='')}",
        map_url=_of(url_for("train.rules_map"), of_edition),
        exam_url=_of(url_for("train.exams"), of_edition),
        set_url=_of(url_for("train.new_set"), of_edition),
        editions=tuple(
            _choice(
                edition,
                labels()[edition],
                asked.edition == edition,
                None,
                Asked(edition=edition).query(seed="", n=""),
            )
            for edition in editions
        )
        if len(editions) > 1
        else (),
    )


def _of(address: str, query: str) -> str:
    return f"{address}?{query}" if query else address


def shown_lesson(corpus: Corpus, one: Lesson, pool: Pool | None, asked: Asked) -> LessonPage:
    """A lesson as a page."""
    known = {other.id: other for other in lessons(asked.edition)}
    query = asked.query(lesson=one.id, kind="", rules="", about="", seed="", n="")
    return LessonPage(
        title=one.title,
        introduction=one.introduction,
        citations=tuple(citation(corpus, cite) for cite in one.cites),
        after=tuple(_link(known[id_], pool, asked) for id_ in one.after),
        count=_count(one, pool),
        begin_url=f"{url_for('train.next_exercise')}?{query}",
    )


def _as_listed(named: tuple[str, str]) -> tuple[int, str]:
    """The kinds that have a name on a page in their order, the others after them."""
    kind, name = named
    return (list(KINDS).index(kind) if kind in KINDS else len(KINDS), name)


def _link(one: Lesson, pool: Pool | None, asked: Asked) -> LessonLink:
    query = asked.query(kind="", rules="", about="", lesson="", seed="", n="")
    address = url_for("train.lesson_page", id_=one.id)
    return LessonLink(one.title, f"{address}?{query}" if query else address, _count(one, pool))


def _count(one: Lesson, pool: Pool | None) -> int:
    return len(fitting(pool, Asked(lesson=one.id))) if pool is not None else 0


def _choice(value: str, label: str, is_current: bool, count: int | None, query: str) -> Choice:
    return Choice(
        value=value,
        label=label,
        name=label,
        count=count,
        url=_of(url_for("train.start"), query),
        is_current=is_current,
    )


def map_page(corpus: Corpus, pool: Pool | None, asked: Asked) -> MapPage:
    """Each paragraph that an exercise may rest on, under its entry."""
    counts = Counter(
        cite
        for one in (fitting(pool, Asked()) if pool else ())
        for cite in dict.fromkeys((one.best, *one.accepted))
    )
    allowed = proved(corpus, asked.edition)
    entries: dict[str, list[OnMap]] = {}
    for paragraph in corpus.paragraphs(asked.edition):
        if paragraph.id in allowed:
            about = asked.query(about=paragraph.id, kind="", rules="", seed="", n="")
            count = counts[paragraph.id]
            entries.setdefault(paragraph.entry, []).append(
                OnMap(
                    citation(corpus, paragraph.id),
                    count,
                    f"{url_for('train.next_exercise')}?{about}" if count else "",
                )
            )
    return MapPage(
        count=len(allowed),
        with_exercises=sum(bool(counts[cite]) for cite in allowed),
        entries=tuple(
            MapEntry(corpus.entry(id_).title, tuple(paragraphs)) for id_, paragraphs in entries.items()
        ),
    )
