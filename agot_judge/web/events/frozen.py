"""A board as a case keeps it: the scenario with its position, the lines that decide, the versions of what it was stepped by."""

from agot_judge import __version__
from agot_judge.editions import DEFAULT_EDITION
from agot_judge.engine.state.trace import Entry
from agot_judge.events.bodies import CaseOpened, Frozen, TraceLine
from agot_judge.web.library import library
from agot_judge.web.lookup import documents_in_force
from agot_judge.web.sandbox.board_title import board_title
from agot_judge.web.sandbox.line_of_play import Line
from agot_judge.web.sandbox.positions import Position
from agot_judge.web.sandbox.ruling import ruling

MOST_LINES = 12
"""The most lines of the trace that are copied: the last ones that cite something, and those that decide."""
MOST_CARDS = 12
LONGEST = 1000


def opened_from(text: str, line: Line, place: Position) -> CaseOpened:
    """The case that a board comes to at a place: its question, its cards, the lines and paragraphs that decide."""
    entries = line.board.machine.trace(line.places.places[-1].state)
    found = ruling(line, place, entries)
    lines = _deciding(entries[: place.line], found.cites)
    scenario = line.board.loaded.scenario
    asking = place.state.asking
    edition = scenario.edition or DEFAULT_EDITION
    said = "\n".join(one.text for one in lines)
    cards = {card.label: None for card in line.board.machine.game.cards if card.label and card.label in said}
    return CaseOpened(
        question=scenario.title or (asking.text if asking is not None else "") or board_title(scenario),
        edition=edition,
        cards=tuple(name[:200] for name in cards)[:MOST_CARDS],
        board=Frozen(
            text=text,
            at=place.key,
            documents=tuple(
                (one.title, one.version)
                for one in documents_in_force(library().corpus)
                if one.edition == edition
            ),
            program=__version__,
            lines=lines,
            said=found.words[:LONGEST],
        ),
    )


def _deciding(entries: list[Entry], cites: tuple[str, ...]) -> tuple[TraceLine, ...]:
    """The lines that cite what decides, and the last ones that cite anything."""
    citing = [one for one in entries if one.cites]
    deciding = [one for one in citing if set(one.cites) & set(cites)]
    chosen = {one.n: one for one in (*citing[-MOST_LINES // 2 :], *deciding[-MOST_LINES // 2 :])}
    kept = [chosen[n] for n in sorted(chosen)][-MOST_LINES:]
    return tuple(TraceLine(text=one.text[:LONGEST], cites=tuple(one.cites[:40])) for one in kept)
