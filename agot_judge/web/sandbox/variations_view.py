"""The lines of play of a board as a tree in words, and where each first differs from the one that is shown."""

from itertools import zip_longest

from msgspec import Struct

from agot_judge.engine.state.trace import Entry
from agot_judge.errors import AgotJudgeError
from agot_judge.web.sandbox.line_of_play import Line
from agot_judge.web.sandbox.loading import line_of, other_line_of
from agot_judge.web.sandbox.packing import pack, unpack
from agot_judge.web.sandbox.run_text import run_as_text
from agot_judge.web.sandbox.shares import Board, Standing, carried, here, url
from agot_judge.web.sandbox.variations import Variation, deleted, promoted, switched, variations

_DECIDED = ("decision", "ability")
"""The kinds of lines of a trace that say what a player has decided."""
_END = "nothing more is decided"


class LineShown(Struct, frozen=True, kw_only=True):
    """A line of play at the end of its branch."""

    number: int
    """From 1."""
    name: str
    is_here: bool
    url: str = ""
    """Where it is stepped; empty where its board is kept only when somebody presses: ``packed`` is sent then."""
    packed: str = ""
    promote_url: str = ""
    """Empty for the first line."""
    delete_url: str = ""
    """Empty for the line that is shown."""
    same_until: int = 0
    """The last line of the trace that is the same as on the line that is shown."""
    same_url: str = ""
    differs: str = ""
    """The first entry of the trace that differs, on this line of play; empty for the line that is shown."""
    differs_from: str = ""
    """The entry of the trace in its place, on the line of play that is shown."""


class Branch(Struct, frozen=True):
    """Decisions that lines have in common, in words, then what differs; ``line`` ends here."""

    words: tuple[str, ...]
    lines: tuple[LineShown, ...]
    branches: tuple["Branch", ...]


class _Found(Struct, frozen=True):
    decided: tuple[str, ...]
    shown: LineShown


def variations_tree(board: Board, line: Line, standing: Standing) -> Branch | None:
    """The tree of all lines; None where there is only the one that is shown."""
    lines = variations(standing.other)
    if len(lines) < 2:
        return None
    present = line.board.machine.trace(line.places.places[-1].state)
    packed = pack(run_as_text(line.board.loaded.scenario.run))
    found = [_found(board, line, standing, packed, present, number, one) for number, one in enumerate(lines)]
    return _branch(tuple(one for one in found if one is not None), 0)


def _found(
    board: Board,
    line: Line,
    standing: Standing,
    present_packed: str,
    present: list[Entry],
    number: int,
    one: Variation,
) -> _Found | None:
    other = standing.other
    promote = here(Standing(at=standing.at, other=promoted(other, number))) if number else ""
    if not one.packed:
        shown = LineShown(number=number + 1, name=one.name, is_here=True, promote_url=promote)
        return _Found(_decided(present), shown)
    try:
        text = other_line_of(board.text, line.board.loaded.scenario, unpack(one.packed))
        played = line_of(text)
    except AgotJudgeError:  # it was cut off on its way, or does not fit the board any more
        return None
    entries = played.board.machine.trace(played.places.places[-1].state)
    there = carried(text)
    same = _same(present, entries)
    shown = LineShown(
        number=number + 1,
        name=one.name,
        is_here=False,
        url=url(there, "", Standing(other=switched(other, one.packed, present_packed))) if there else "",
        packed=one.packed,
        promote_url=promote,
        delete_url=here(Standing(at=standing.at, other=deleted(other, number))),
        same_until=same,
        same_url=here(Standing(at=str(same), other=other)),
        differs=entries[same].text if same < len(entries) else _END,
        differs_from=present[same].text if same < len(present) else _END,
    )
    return _Found(_decided(entries), shown)


def _decided(entries: list[Entry]) -> tuple[str, ...]:
    """The decisions of the players, in the words of the trace."""
    return tuple(one.text.rstrip(".") for one in entries if one.kind in _DECIDED and one.player >= 0)


def _same(one: list[Entry], other: list[Entry]) -> int:
    """The number of lines of the traces that are the same from the beginning."""
    pairs = enumerate(zip_longest((a.text for a in one), (b.text for b in other)))
    return next((number for number, (a, b) in pairs if a != b), len(one))


def _branch(found: tuple[_Found, ...], at: int) -> Branch:
    """The lines that have their first ``at`` decisions in common, from there on."""
    end = at
    while len(found) > 1 and all(len(one.decided) > end for one in found):
        if len({one.decided[end] for one in found}) > 1:
            break
        end += 1
    if len(found) == 1:
        return Branch(found[0].decided[at:], (found[0].shown,), ())
    by_next: dict[str, list[_Found]] = {}
    ended = tuple(one.shown for one in found if len(one.decided) == end)
    for one in found:
        if len(one.decided) > end:
            by_next.setdefault(one.decided[end], []).append(one)
    branches = tuple(_branch(tuple(ones), end) for ones in by_next.values())
    return Branch(found[0].decided[at:end], ended, branches)
