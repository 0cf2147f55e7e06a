"""Data of the project in TOML, each file read strictly as what it must be."""

import tomllib
from pathlib import Path
from typing import TypeVar

from msgspec import ValidationError, convert

from agot_judge.errors import CorpusError

Read = TypeVar("Read")


def read_toml(path: Path, type_: type[Read]) -> Read:
    """The content of a file. Raises CorpusError with its name."""
    try:
        return convert(tomllib.loads(path.read_text(encoding="utf-8")), type_)
    except (OSError, tomllib.TOMLDecodeError, ValidationError) as fault:
        raise CorpusError(f"{path.name}: {fault}") from fault
