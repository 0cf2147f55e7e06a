"""Modules compiled by the Python that a browser runs: reading them takes a third of the time, on every start."""

import subprocess
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path

from msgspec import Struct

from agot_judge.errors import CannotBundle
from agot_judge.offline.npm import LISTED, node
from agot_judge.offline.pack import packed, unpacked

WITHOUT_DOCSTRINGS = 2
AS_IT_IS = 0
"""The levels at which modules are compiled: pages show docstrings of our rules, and nobody those of others."""


BOOTED = "booted"
"""The name under which compiling gives the list of modules that Python imports as it starts."""


class Compiled(Struct, frozen=True):
    """Modules as bytecode."""

    modules: dict[str, bytes]
    booted: frozenset[str]
    """The files of the standard library that Python imports as it starts, and to unpack the rest."""


def compiled(sources: Mapping[str, bytes], own: str, packages: Path, folder: Path) -> Compiled:
    """The bytecode of each source by its name; what was compiled before is kept in ``folder``.

    Docstrings stay where a name begins with ``own``. Raises CannotBundle.
    """
    levels = {name: AS_IT_IS if name.startswith(own) else WITHOUT_DOCSTRINGS for name in sources}
    script = (LISTED / "compile.mjs").read_bytes() + (LISTED / "package-lock.json").read_bytes()
    keys = {
        name: sha256(b"\0".join((script, f"{name} {levels[name]}".encode(), data))).hexdigest()
        for name, data in sources.items()
    }
    booted = sha256(script).hexdigest()
    kept_in = folder / "bytecode.pack"
    kept = unpacked(kept_in.read_bytes()) if kept_in.is_file() else {}
    lacking = {name: data for name, data in sources.items() if keys[name] not in kept}
    if lacking or booted not in kept:
        folder.mkdir(parents=True, exist_ok=True)
        made = _compiled(
            packed(lacking, {name: {"optimize": levels[name]} for name in lacking}), packages, folder
        )
        kept[booted] = made.pop(BOOTED)
        kept |= {keys[name]: data for name, data in made.items()}
        kept_in.write_bytes(packed({key: kept[key] for key in sorted({booted, *keys.values()})}))
    modules = {name: kept[key] for name, key in keys.items()}
    return Compiled(modules, frozenset(kept[booted].decode().split("\n")))


def _compiled(sources: bytes, packages: Path, folder: Path) -> dict[str, bytes]:
    given, made = folder / "sources.pack", folder / "compiled.pack"
    given.write_bytes(sources)
    words = [node(), str(LISTED / "compile.mjs"), str(packages), str(given), str(made)]
    done = subprocess.run(words, check=False, capture_output=True, text=True)
    if done.returncode:
        said = [line for line in done.stderr.splitlines() if line.strip() and len(line) < 400]
        raise CannotBundle(f"the modules cannot be compiled for a browser: {' '.join(said[-3:])}")
    result = unpacked(made.read_bytes())
    given.unlink()
    made.unlink()
    return result
