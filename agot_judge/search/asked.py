"""Questions in players' words: reviewed phrases, each with the paragraph that decides it. Search data, never shown as a rule."""

import tomllib
from collections.abc import Mapping
from pathlib import Path

from agot_judge.errors import CorpusError

FOLDER = Path(__file__).with_name("asked")


def asked_files() -> tuple[Path, ...]:
    """The files of phrases, in the order of their names."""
    return tuple(sorted(FOLDER.glob("*.toml")))


def load_asked() -> Mapping[str, tuple[str, ...]]:
    """Paragraph ids, each with the phrases by which players ask for it. Raises CorpusError for a file that cannot be read."""
    phrases: dict[str, tuple[str, ...]] = {}
    for path in asked_files():
        for paragraph, listed in phrases_in(path).items():
            phrases[paragraph] = tuple(dict.fromkeys((*phrases.get(paragraph, ()), *listed)))
    return phrases


def phrases_in(path: Path) -> Mapping[str, tuple[str, ...]]:
    """The phrases of one file by paragraph id. Raises CorpusError where it is no table of lists of words."""
    try:
        table = tomllib.loads(path.read_text("utf-8"))
    except (OSError, tomllib.TOMLDecodeError) as fault:
        raise CorpusError(f"cannot read {path.name}: {fault}") from fault
    for paragraph, listed in table.items():
        if not isinstance(listed, list) or not all(isinstance(phrase, str) and phrase for phrase in listed):
            raise CorpusError(f"{path.name}: {paragraph!r} needs a list of phrases")
    return {paragraph: tuple(listed) for paragraph, listed in table.items()}
