"""The lessons: what one learns first, and what each is about."""

from functools import cache
from pathlib import Path

from msgspec import Struct

from agot_judge.editions import folder_of
from agot_judge.toml_files import read_toml

MOST_WORDS = 120
"""The longest introduction."""


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson: the folder of its positions, and what is said before the first exercise."""

    id: str
    title: str
    after: tuple[str, ...]
    introduction: str
    cites: tuple[str, ...]


class _Curriculum(Struct, frozen=True, forbid_unknown_fields=True):
    lesson: tuple[Lesson, ...]


@cache
def lessons(edition: str) -> tuple[Lesson, ...]:
    """The lessons of an edition in their order; none where there are none. Raises CorpusError for a faulty file."""
    path = Path(__file__).parent / f"curriculum-{folder_of(edition).name}.toml"
    return read_toml(path, _Curriculum).lesson if path.exists() else ()


def lesson(edition: str, id_: str) -> Lesson | None:
    """The lesson of an id; None where there is none."""
    return next((one for one in lessons(edition) if one.id == id_), None)
