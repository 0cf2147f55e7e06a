"""The positions that come with the program, each with the dispute that is written for it."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from msgspec import Struct

from agot_judge.editions import folder_of
from agot_judge.errors import CorpusError, ScenarioError
from agot_judge.training.disputes.model import Dispute
from agot_judge.training.disputes.reading import read_disputes

TRAINING = Path(__file__).parent
POSITIONS = TRAINING / "positions"
DISPUTES = TRAINING / "disputes"


class Position(Struct, frozen=True):
    """The text of a scenario, and the lesson that it was written for; empty for none."""

    text: str
    lesson: str = ""
    dispute: Dispute | None = None
    """The dispute about it; None where nobody has written one."""


def positions(edition: str) -> Iterator[Position]:
    """The positions that were written for an edition. Raises CorpusError for a faulty file of disputes."""
    folder = folder_of(edition).name
    for lesson in sorted(path for path in (POSITIONS / folder).glob("*") if path.is_dir()):
        texts = texts_of(folder, lesson.name)
        disputes = disputes_of(folder, lesson.name, texts)
        for stem, text in texts.items():
            yield Position(text, lesson.name, disputes.get(stem))


@cache
def written_position(edition: str, lesson: str, stem: str) -> Position | None:
    """A position with its dispute, by the names of its lesson and its file; None where there is none. Raises CorpusError."""
    folder = folder_of(edition).name
    text = texts_of(folder, lesson).get(stem)
    if text is None:
        return None
    return Position(text, lesson, disputes_of(folder, lesson, {stem: text}, (stem,)).get(stem))


def texts_of(folder: str, lesson: str) -> dict[str, str]:
    """The texts of the positions of a lesson, by the names of their files."""
    paths = sorted((POSITIONS / folder / lesson).glob("*.yaml"))
    return {path.stem: path.read_text(encoding="utf-8") for path in paths}


def disputes_of(
    folder: str, lesson: str, texts: dict[str, str], only: tuple[str, ...] = ()
) -> dict[str, Dispute]:
    """The disputes of a lesson's file, by the names of their positions; none where it has no file. Raises CorpusError."""
    path = DISPUTES / folder / f"{lesson}.yaml"
    if not path.exists():
        return {}
    try:
        return read_disputes(path.read_text(encoding="utf-8"), texts, only)
    except ScenarioError as error:
        raise CorpusError(f"{folder}/{path.name}: {error.message}") from error


def dispute_files(edition: str) -> tuple[Path, ...]:
    """The files of disputes of an edition."""
    return tuple(sorted((DISPUTES / folder_of(edition).name).glob("*.yaml")))
