"""The packages that are taken from npm: Pyodide and MiniSearch, at the versions and hashes of ``offline/package-lock.json``."""

import shutil
import subprocess
from pathlib import Path

from agot_judge.errors import CannotBundle
from agot_judge.places import ROOT

LISTED = ROOT / "offline"
"""The folder with the lists of packages."""
LISTS = ("package.json", "package-lock.json")
MOST_SECONDS = 300


def node() -> str:
    """The command that runs scripts outside a browser. Raises CannotBundle."""
    return _command("node")


def installed(folder: Path) -> Path:
    """The folder with the packages, installed into ``folder`` where they are not there yet. No script of theirs is run.

    Raises CannotBundle.
    """
    wanted = b"".join((LISTED / name).read_bytes() for name in LISTS)
    mark = folder / "installed"
    place = folder / "node_modules"
    if mark.is_file() and mark.read_bytes() == wanted:
        return place
    npm = _command("npm")
    folder.mkdir(parents=True, exist_ok=True)
    for name in LISTS:
        shutil.copyfile(LISTED / name, folder / name)
    words = [npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--silent"]
    try:
        subprocess.run(words, cwd=folder, check=True, capture_output=True, text=True, timeout=MOST_SECONDS)
    except subprocess.CalledProcessError as error:
        said = (error.stderr or error.stdout).strip().splitlines()
        raise CannotBundle(
            f"npm cannot install what offline/package.json names: {said[-1] if said else 'it does not say why'}. "
            "Is the npm registry in reach?"
        ) from error
    except subprocess.TimeoutExpired as error:
        raise CannotBundle(
            f"npm has not installed what offline/package.json names in {MOST_SECONDS} seconds"
        ) from error
    mark.write_bytes(wanted)
    return place


def _command(name: str) -> str:
    found = shutil.which(name)
    if found is None:
        raise CannotBundle(
            f"{name} is not installed: the bundle needs Node.js with npm. Everything else here works without"
        )
    return found
