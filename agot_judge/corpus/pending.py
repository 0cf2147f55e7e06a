"""Several files of the corpus changed as one: all of them or none, whenever the program or the machine stops.

The new files are gathered in a folder beside the corpus' own and given the name ``.pending`` in one step: from then on the
change counts. Whoever reads the corpus next puts the files in their places, where that was not done.
"""

import os
import shutil
import tempfile
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from agot_judge.errors import CorpusError

LAST = "manifest.toml"
"""Put in its place after all others, so that it never lists a file that is not there yet."""

_NAME = ".pending"


def put(root: Path, files: Mapping[str, bytes]) -> None:
    """Write ``files``, by their paths below ``root``, all or none. Raises CorpusError where another change is under way."""
    gathered = Path(tempfile.mkdtemp(prefix=".gathering-", dir=root))
    try:
        for name, data in files.items():
            path = gathered / name
            path.parent.mkdir(parents=True, exist_ok=True)
            with path.open("wb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
        gathered.rename(root / _NAME)
    except OSError as fault:
        raise CorpusError(f"nothing was changed: {fault}") from fault
    finally:
        shutil.rmtree(gathered, ignore_errors=True)
    finish(root)


def finish(root: Path) -> None:
    """Put the files of a change that counts in their places; nothing where there is none. Raises CorpusError."""
    folder = root / _NAME
    if not folder.is_dir():
        return
    names = sorted(str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file())
    try:
        for name in sorted(names, key=lambda name: name == LAST):
            place = root / name
            place.parent.mkdir(exist_ok=True)
            # Another process may be doing the same: the file is then in its place already.
            with suppress(FileNotFoundError):
                (folder / name).replace(place)
    except OSError as fault:
        raise CorpusError(f"a change of the corpus waits to be finished: {fault}") from fault
    shutil.rmtree(folder, ignore_errors=True)
