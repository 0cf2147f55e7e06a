"""The libraries that the program needs in a browser: those installed here, and of msgspec the build for WebAssembly."""

import re
import subprocess
import sys
from importlib.metadata import PackageNotFoundError, distribution
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

from agot_judge.errors import CannotBundle
from agot_judge.places import ROOT

PURE = (
    "Flask",
    "Jinja2",
    "whoosh3",
    "PyYAML",
    "lark",
    "fsrs",
    "segno",
    "blinker",
    "click",
    "itsdangerous",
    "MarkupSafe",
    "typing_extensions",
    "Werkzeug",
)
"""Python's parts of these do without those in C."""
BUILT = "msgspec"

PLATFORM = "pyemscripten_2026_0_wasm32"
PYTHON = "3.14"
"""The platform and the Python of the Pyodide that offline/package.json names."""

LEFT_OUT = re.compile(
    r"(^|/)(tests?|debug|__pycache__)/|\.(so|pyd|pyx|c|h|pyi|typed)$|/RECORD$|/licenses/"
    r"|^whoosh/lang/(snowball/|stopwords|lovins|paicehusk|wordnet|isri)|^lark/(tools|__pyinstaller)/"
    r"|^whoosh/(cli|mcp|multiproc|codec/(memory|plaintext)|qparser/dateparse|support/bench)\.py$"
    r"|^whoosh/filedb/(gae|fileindex|filepostings|filereading|filewriting|pools)\.py$"
)


def libraries(folder: Path) -> dict[str, bytes]:
    """Every file of the libraries by its place below ``site-packages``; what is downloaded is kept in ``folder``.

    Raises CannotBundle.
    """
    wanted = _wanted()
    files: dict[str, bytes] = {}
    for name in PURE:
        try:
            found = distribution(name)
        except PackageNotFoundError as error:
            raise CannotBundle(f"{name} is not installed: run 'make setup'") from error
        if found.version != wanted[name.lower()]:
            raise CannotBundle(
                f"{name} {found.version} is installed and requirements.txt names {wanted[name.lower()]}: "
                "run 'make setup'"
            )
        for path in found.files or ():
            place = path.as_posix()
            if not place.startswith("..") and not LEFT_OUT.search(place):
                files[place] = Path(str(found.locate_file(path))).read_bytes()
    with ZipFile(BytesIO(_wheel(folder, wanted[BUILT]).read_bytes())) as wheel:
        for place in wheel.namelist():
            if place.endswith(".so") or not LEFT_OUT.search(place):
                files[place] = wheel.read(place)
    return files


def _wanted() -> dict[str, str]:
    lines = (ROOT / "requirements.txt").read_text(encoding="utf-8").splitlines()
    pairs = (line.split("==") for line in lines if "==" in line and not line.startswith("#"))
    return {name.strip().lower(): version.strip() for name, version in pairs}


def _wheel(folder: Path, version: str) -> Path:
    """The wheel of msgspec for this platform, downloaded where it is not kept. Raises CannotBundle."""
    folder.mkdir(parents=True, exist_ok=True)
    kept = sorted(folder.glob(f"{BUILT}-{version}-*{PLATFORM}.whl"))
    if kept:
        return kept[0]
    words = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", "download", "--no-deps"]
    words += ["--only-binary=:all:", "--platform", PLATFORM, "--python-version", PYTHON]
    words += ["--implementation", "cp", "--abi", "cp" + PYTHON.replace(".", "")]
    words += ["--dest", str(folder), f"{BUILT}=={version}"]
    done = subprocess.run(words, check=False, capture_output=True, text=True, timeout=120)
    kept = sorted(folder.glob(f"{BUILT}-{version}-*{PLATFORM}.whl"))
    if not kept:
        said = [line for line in done.stderr.splitlines() if line.startswith("ERROR")]
        raise CannotBundle(
            f"PyPI gives no {BUILT} {version} for {PLATFORM}, which the program needs in a browser"
            f"{': ' + said[-1] if said else ''}. Take a version of it that has one, or a Pyodide that fits"
        )
    return kept[0]
