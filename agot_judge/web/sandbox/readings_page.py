"""Two readings of one text, or of what the documents leave open, run side by side from the same place of a board: the first
line that differs, and what follows."""

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.engine.state.decision import Answer
from agot_judge.engine.state.trace import Entry
from agot_judge.errors import AgotJudgeError
from agot_judge.scenario.board_facts import board_facts
from agot_judge.scenario.format import write
from agot_judge.scenario.model import Scenario
from agot_judge.web.pages import Citation
from agot_judge.web.sandbox.board_title import board_title
from agot_judge.web.sandbox.chips import Chips
from agot_judge.web.sandbox.line_of_play import Line, play
from agot_judge.web.sandbox.loading import load
from agot_judge.web.sandbox.open_points import (
    OPEN,
    OpenPoint,
    checked,
    open_points,
    read_so,
    unplayable_points,
)
from agot_judge.web.sandbox.outcome_words import in_words, of_what, rank
from agot_judge.web.sandbox.passing import passed_to_the_end
from agot_judge.web.sandbox.positions import Position
from agot_judge.web.sandbox.shares import Board, Standing, carried, url

IN_FORCE = "in force "
MOST_FACTS = 10
MOST_CHOSEN = 20
"""The most choices that are made on the way to the end."""
LONGEST = 3000
"""Characters that a reading may have."""
_SAME = "Both readings are the same words. Change one of them."
_BEFORE = 2
"""The number of lines that are shown before the first one that differs."""


class TextOffered(Struct, frozen=True, kw_only=True):
    """A text that can be read in two ways."""

    value: str
    name: str
    text: str
    point: OpenPoint | None = None
    """The point that the documents leave open, where the text is one."""


class ReadLine(Struct, frozen=True, kw_only=True):
    """A line of the trace under one reading."""

    n: int
    text: str
    citations: tuple[Citation, ...]


class Reading(Struct, frozen=True, kw_only=True):
    """One reading and what it comes to."""

    name: str
    text: str
    lines: tuple[ReadLine, ...]
    """The lines of the trace from the first one that differs."""
    ends: str
    """Why it does not go on; empty where it comes to its end."""
    not_understood: tuple[str, ...]
    url: str
    """The board under this reading; empty where it is too long for an address."""


class ReadingsPage(Struct, frozen=True, kw_only=True):
    """Two readings side by side."""

    title: str
    back_url: str
    ask_url: str
    kept: tuple[tuple[str, str], ...]
    """The parameters of the address besides the text that is chosen."""
    texts: tuple[TextOffered, ...]
    chosen: str
    point: OpenPoint | None
    point_citation: Citation | None
    unplayable: tuple[ReadLine, ...]
    """The assumptions that cannot be played otherwise."""
    reading_a: str
    reading_b: str
    wrong: str = ""
    """The message that says what is wrong with the request; empty where nothing is."""
    verdict: str = ""
    """The result of the comparison, in a sentence; empty before it is asked for."""
    same: tuple[ReadLine, ...] = ()
    """The last lines that are the same."""
    readings: tuple[Reading, ...] = ()
    differing: tuple[tuple[str, str, str], ...] = ()
    """The differences in the end: the thing that differs, and its state under each reading."""


class _Played(Struct, frozen=True):
    """A board under one reading, played on with everybody passing."""

    line: Line
    entries: list[Entry]
    text: str


def readings_page(
    board: Board, line: Line, standing: Standing, chosen: str = "", a: str = "", b: str | None = None
) -> ReadingsPage:
    """The page for a place of a line; ``b`` None: it is only asked which text is meant."""
    scenario = line.board.loaded.scenario
    place = line.places.places[line.places.number(standing.at)]
    here = Standing(at=place.key, other=standing.other)
    assumptions = line.board.machine.rulebook.assumptions
    points = tuple(
        TextOffered(value=f"{OPEN}{one.id}", name=one.name, text=str(one.followed or 1), point=one)
        for one in open_points(assumptions)
    )
    texts = (*texts_of(scenario), *points)
    text = next((one for one in texts if one.value == chosen), texts[0] if texts else None)
    point = text.point if text is not None else None
    chips = Chips()
    page = ReadingsPage(
        title=board_title(scenario),
        back_url=url(board, "", here),
        ask_url=url(board, "readings", here),
        kept=(("at", here.at), *(("other", one) for one in here.other)),
        texts=texts,
        chosen=text.value if text is not None else "",
        point=point,
        point_citation=chips.one(point.cite) if point is not None else None,
        unplayable=tuple(
            ReadLine(n=number, text=one.text, citations=chips.of((one.anchor,)))
            for number, one in enumerate(unplayable_points(assumptions), 1)
        ),
        reading_a=a or (text.text if text is not None else ""),
        reading_b=b or _another(point),
    )
    if b is None or text is None:
        return page
    if _plain(page.reading_a) == _plain(page.reading_b):
        return replace(page, wrong=_SAME)
    try:
        if point is not None:
            for number in (page.reading_a, page.reading_b):
                checked(point, number)
        played = [
            _played(line, place, text.value, _plain(words)) for words in (page.reading_a, page.reading_b)
        ]
    except AgotJudgeError as error:
        return replace(page, wrong=error.message)
    return _compared(page, text, played)


def texts_of(scenario: Scenario) -> tuple[TextOffered, ...]:
    """Every text of the board: of its cards, and of what is in force."""
    cards = [
        TextOffered(value=one.key, name=one.key, text=one.face.text)
        for one in scenario.cards
        if one.face.text
    ]
    in_force = [
        TextOffered(
            value=f"{IN_FORCE}{number}", name=f"In force: {given.source or given.text[:40]}", text=given.text
        )
        for number, given in enumerate(scenario.in_force)
        if given.text
    ]
    return (*cards, *in_force)


def _another(point: OpenPoint | None) -> str:
    """The reading that is offered beside the one that is followed."""
    if point is None:
        return ""
    if point.readings:
        return "1" if point.followed == len(point.readings) else str(len(point.readings))
    return str(point.followed + 1)


def _plain(words: str) -> str:
    lines = words[:LONGEST].replace("\r\n", "\n").splitlines()
    return "\n".join(" ".join(line.split()) for line in lines if line.strip())


def _played(line: Line, place: Position, value: str, words: str) -> _Played:
    # What is open may have been used on the way: the whole line is played again. A text is read otherwise from here on.
    run = line.entries if value.startswith(OPEN) else line.run_before(place)
    scenario = replace(_read_as(line.board.loaded.scenario, value, words), run=run)
    ended = play(load(write(scenario)))
    for _ in range(MOST_CHOSEN):
        if ended.result.error is not None:
            break
        scenario = replace(scenario, run=passed_to_the_end(ended))
        ended = play(load(write(scenario)))
        last = ended.places.places[-1]
        first = _first_answer(ended, last)
        if first is None:
            break
        scenario = replace(scenario, run=ended.with_answer(last, first))
        ended = play(load(write(scenario)))
    text = write(scenario)
    return _Played(ended, ended.board.machine.trace(ended.places.places[-1].state), text)


def _first_answer(line: Line, place: Position) -> Answer | None:
    """The first of the legal answers where somebody must choose, the same under each reading; None where nobody must."""
    asking = place.state.asking
    if asking is None or asking.player < 0 or line.result.error is not None:
        return None
    return next(line.board.machine.legal_answers(place.state), None)


def _read_as(scenario: Scenario, value: str, words: str) -> Scenario:
    """The scenario in which the text is this one, or what is open is read so."""
    if value.startswith(OPEN):
        return read_so(scenario, value.removeprefix(OPEN), int(words))
    if value.startswith(IN_FORCE):
        number = int(value.removeprefix(IN_FORCE))
        given = replace(scenario.in_force[number], text=words, effects=(), why_not="")
        changed = (
            *scenario.in_force[:number],
            *((given,) if words else ()),
            *scenario.in_force[number + 1 :],
        )
        return replace(scenario, in_force=changed)
    return replace(
        scenario,
        cards=tuple(
            replace(one, face=replace(one.face, text=words), abilities=None) if one.key == value else one
            for one in scenario.cards
        ),
    )


def _compared(page: ReadingsPage, text: TextOffered, played: list[_Played]) -> ReadingsPage:
    chips = Chips()
    one, other = (_shown(one, chips) for one in played)
    first = next(
        (number for number, (a, b) in enumerate(zip(one, other, strict=False)) if a.text != b.text),
        min(len(one), len(other)),
    )
    is_same = first == len(one) == len(other)
    facts = () if is_same else _differing(played)
    parting = [lines[first].n for lines in (one, other) if first < len(lines)]
    step = f" at line {parting[0]}" if parting else ""
    of = f" of {text.name}" if text.point is None else ""
    verdict = (
        f"The two readings{of} come to the same here, everybody passing."
        if is_same
        else f"The two readings{of} part{step}."
    )
    return replace(
        page,
        verdict=verdict,
        same=one[max(0, first - _BEFORE) : first],
        readings=tuple(
            _reading(name, words, lines[first:], under, text)
            for name, words, lines, under in zip(
                ("Reading A", "Reading B"),
                (page.reading_a, page.reading_b),
                (one, other),
                played,
                strict=True,
            )
        ),
        differing=facts,
    )


def _reading(
    name: str, words: str, lines: tuple[ReadLine, ...], played: _Played, text: TextOffered
) -> Reading:
    place = played.line.places.places[-1]
    error, asking = played.line.result.error, place.state.asking
    ends = error.message if error is not None else asking.text if asking is not None else ""
    there = carried(played.text)
    unread = [
        line
        for card in played.line.board.machine.game.cards
        if card.definition.face.name == text.name or card.label == text.name
        for line in card.definition.unread
    ]
    return Reading(
        name=name,
        text=text.point.said(words) if text.point is not None else words,
        lines=lines,
        ends=ends,
        not_understood=tuple(dict.fromkeys(unread)),
        url=url(there) if there is not None else "",
    )


def _shown(played: _Played, chips: Chips) -> tuple[ReadLine, ...]:
    """The lines of the trace, without those that only say which reading it is."""
    return tuple(
        ReadLine(n=entry.n, text=entry.text, citations=chips.of(entry.cites[:1]))
        for entry in played.entries
        if entry.kind != "assumption"
    )


def _differing(played: list[_Played]) -> tuple[tuple[str, str, str], ...]:
    one, other = (
        board_facts(under.line.board.machine, under.line.places.places[-1].state) for under in played
    )
    paths = sorted((path for path in {**one, **other} if one.get(path) != other.get(path)), key=rank)
    return tuple(
        (of_what(path), in_words(path, one.get(path)), in_words(path, other.get(path)))
        for path in paths[:MOST_FACTS]
    )
