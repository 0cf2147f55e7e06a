"""The program as a browser keeps it: its modules, the documents, the index, the tables that read card text, the pages."""

import re
from collections.abc import Iterable
from pathlib import Path, PurePosixPath

from agot_judge.corpus.content import KEPT
from agot_judge.corpus.store import Corpus
from agot_judge.places import ROOT, instance_folder
from agot_judge.search import open_index
from agot_judge.search.building import fingerprint
from agot_judge.text.cache import InDirectory
from agot_judge.text.grammar import FRAGMENTS
from agot_judge.text.parsing.table_cache import table_of

HOME = PurePosixPath("/agot")
"""The folder of the program in a browser's file system."""
LIBRARIES = PurePosixPath("/lib/python3.14/site-packages")
TEMPLATES = "compiled_templates"
"""In the folder of the program: the templates of pages, as modules."""
STANDARD_LIBRARY = "/lib/standard/"
"""Where the part of it lies that Python does not need to start."""

LEFT_OUT = re.compile(
    r"__pycache__|^agot_judge/(cli|training/(positions|disputes/(first|second))/"
    r"|storage/(database|connection|schema|backup|event_database|event_members|(card|event|imported|saved)_tables)\.py)"
)
FOLDERS = ("agot_judge", "corpus", "static")
READ_AT_RUN_TIME = re.compile(
    r"^agot_judge/(corpus/[^/]+|text/.+|engine/ability/.+|search/(analysis|building)|coverage/evidence|offline/importing)\.py$"
)
"""Sources of which something kept is named by a hash: without them it would be made anew at every start."""


def program(corpus: Corpus) -> dict[str, bytes]:
    """Every file of the program by its place in the browser, sources as they are."""
    files: dict[str, bytes] = {}
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).rglob("*")):
            place = path.relative_to(ROOT).as_posix()
            if path.is_file() and not LEFT_OUT.search(place):
                files[str(HOME / place)] = path.read_bytes()
    files.update((str(HOME / "instance" / place), data) for place, data in _made(corpus))
    return files


def keeps_source(place: str) -> bool:
    """True where the source of a module goes along with its bytecode."""
    home = str(HOME) + "/"
    return place.startswith(home) and READ_AT_RUN_TIME.search(place.removeprefix(home)) is not None


def _made(corpus: Corpus) -> Iterable[tuple[str, bytes]]:
    """The files that are made once and kept in the instance folder, as far as it is of the present program."""
    instance = instance_folder()
    open_index(corpus)
    index = instance / "search" / fingerprint(corpus)
    kept = [*sorted(index.rglob("*")), *sorted((instance / "training").glob("*.sealed"))]
    for path in kept:
        if path.is_file():
            yield path.relative_to(instance).as_posix(), path.read_bytes()
    yield f"corpus/{KEPT}", (instance / "corpus" / KEPT).read_bytes()
    yield from _tables(instance / "compiled")


def _tables(folder: Path) -> Iterable[tuple[str, bytes]]:
    """The tables of the grammars of card text."""
    keeper = _Noting(folder)
    for fragment in FRAGMENTS:
        table_of(fragment.grammar(), fragment.starts, keeper)
    for key in sorted(keeper.asked):
        yield f"compiled/{key[:2]}/{key}", (folder / key[:2] / key).read_bytes()


class _Noting(InDirectory):
    """Notes which keys are asked for."""

    def __init__(self, directory: Path) -> None:
        super().__init__(directory)
        self.asked: set[str] = set()

    def get(self, key: str) -> bytes | None:
        """See Keeper."""
        self.asked.add(key)
        return super().get(key)
