"""The bundle: everything that a browser keeps to run the program without network, in one folder under its hash."""

import gzip
import json
import lzma
import re
import shutil
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from datetime import UTC, datetime
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile, ZipInfo

import msgspec

from agot_judge.corpus.store import Corpus
from agot_judge.offline.bytecode import compiled
from agot_judge.offline.libraries import libraries
from agot_judge.offline.light import LATER
from agot_judge.offline.manifest import Manifest, Part, manifest_of
from agot_judge.offline.npm import installed
from agot_judge.offline.pack import packed
from agot_judge.offline.patterns import FILE as PATTERNS
from agot_judge.offline.patterns import patterns
from agot_judge.offline.program import (
    HOME,
    LIBRARIES,
    STANDARD_LIBRARY,
    TEMPLATES,
    keeps_source,
    program,
)
from agot_judge.places import instance_path

FOLDER = "offline"
CURRENT = "current.json"
"""In the folder: the manifest of the bundle that is offered."""
OF_EACH = "{}.json"
"""In the folder: the manifest of the bundle of this id, for those that are not offered any more."""
MAKING = "making"
"""In the folder: what is downloaded and compiled, kept for the next bundle."""

SMALLEST = 9

_PYODIDE = {
    "pyodide.mjs": "text/javascript",
    "pyodide.asm.mjs": "text/javascript",
    "pyodide.asm.wasm": "application/wasm",
}
_STANDARD = "python_stdlib.zip"
_UNUSED = (
    "_ast_unparse", "_pydatetime", "_pydecimal", "_pyio", "_pyrepl", "bdb", "cProfile", "cmd", "curses", "dbm",
    "doctest", "ensurepip", "filecmp", "fileinput", "ftplib", "idlelib", "imaplib", "lib2to3", "mailbox", "modulefinder",
    "multiprocessing", "netrc", "nturl2path", "optparse", "pdb", "pickletools", "plistlib", "poplib", "profile",
    "pstats", "pyclbr", "pydoc", "pydoc_data", "shelve", "smtplib", "symtable", "tabnanny", "test", "timeit",
    "tkinter", "trace", "turtle", "turtledemo", "unittest", "venv", "wave", "webbrowser", "wsgiref", "xmlrpc",
    "zipapp",
)  # fmt: skip
"""Modules of the standard library that nothing here imports."""
_UNUSED_PARTS = re.compile(
    r"^xml/dom/|^asyncio/(__main__|proactor_events|tools|windows_events)\.py$|^urllib/robotparser\.py$"
    r"|^encodings/(?!__init__|aliases|ascii|cp437|idna|latin_1|punycode|raw_|unicode_|utf_)"
)
"""Parts of its packages that nothing here imports: pages and files are UTF-8."""
_EARLY = 1980, 1, 1, 0, 0, 0


def kept_bundle(folder: Path | None = None) -> Manifest | None:
    """The bundle that is offered; None where none was made, or what is there is not whole."""
    place = (folder or instance_path() / FOLDER) / CURRENT
    try:
        return msgspec.json.decode(place.read_bytes(), type=Manifest)
    except (OSError, msgspec.DecodeError):
        return None


def bundle_named(id_: str, folder: Path | None = None) -> Manifest | None:
    """The bundle that is offered or the one before it, by its id: a device may be fetching that one still. None for others."""
    place = folder or instance_path() / FOLDER
    kept = kept_bundle(place)
    if kept is None or kept.id == id_:
        return kept
    try:
        return msgspec.json.decode((place / OF_EACH.format(id_)).read_bytes(), type=Manifest)
    except (OSError, msgspec.DecodeError):
        return None


def part_file(manifest: Manifest, name: str, folder: Path | None = None) -> Path:
    """Where a part lies as it is downloaded."""
    return (folder or instance_path() / FOLDER) / manifest.id / f"{name}.gz"


def make_bundle(
    corpus: Corpus,
    light: Mapping[str, bytes],
    templates: Mapping[str, bytes],
    folder: Path | None = None,
    preset: int = SMALLEST,
) -> Manifest:
    """Put the bundle together, with these files for the light tier and these modules for templates, and offer it.

    Raises CannotBundle, OSError.

    ``preset`` is xz's: how much time may be spent to make the program smaller.
    """
    place = folder or instance_path() / FOLDER
    making = place / MAKING
    with _alone_in(making):
        contents = _contents(corpus, light, templates, making, preset)
    written = {name: gzip.compress(data, 9, mtime=0) for name, (data, _, _) in contents.items()}
    parts = tuple(
        Part(
            name=name,
            bytes=len(written[name]),
            sha256=sha256(written[name]).hexdigest(),
            type=kind,
            light=is_light,
        )
        for name, (_, kind, is_light) in contents.items()
    )
    manifest = manifest_of(corpus, parts, datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ"))
    write(place, manifest, written)
    return manifest


@contextmanager
def _alone_in(making: Path) -> Iterator[None]:
    """The folder of what is kept for the next bundle, for one process at a time: another waits."""
    import fcntl  # not on a device, which imports this module and makes no bundle

    making.mkdir(parents=True, exist_ok=True)
    with (making / "lock").open("wb") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _contents(
    corpus: Corpus, light: Mapping[str, bytes], templates: Mapping[str, bytes], making: Path, preset: int
) -> dict[str, tuple[bytes, str, bool]]:
    """Each part by its name: its bytes, its media type, and whether it is of the light tier."""
    packages = installed(making / "npm")
    pyodide = packages / "pyodide"
    contents: dict[str, tuple[bytes, str, bool]] = {
        name: (data, _type_of(name), name not in LATER) for name, data in light.items()
    }
    contents["minisearch.js"] = (
        (packages / "minisearch" / "dist" / "es" / "index.js").read_bytes(),
        "text/javascript",
        True,
    )
    for name, kind in _PYODIDE.items():
        contents[name] = ((pyodide / name).read_bytes(), kind, False)
    contents["pyodide-lock.json"] = (_lock(pyodide / "pyodide-lock.json"), "application/json", False)
    standard, everything = _python(corpus, templates, packages, making)
    contents[_STANDARD] = (standard, "application/zip", False)
    # By xz a third smaller than by gzip; Python unpacks it once, when the device is prepared.
    contents["program.pack.xz"] = (
        lzma.compress(packed(everything), preset=preset),
        "application/x-xz",
        False,
    )
    return contents


def write(place: Path, manifest: Manifest, written: Mapping[str, bytes]) -> None:
    """Write every part, then offer them all at once; only the bundle before this one stays beside it."""
    before = kept_bundle(place)
    for name, data in written.items():
        path = part_file(manifest, name, place)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    stay = {MAKING, CURRENT, manifest.id}
    if before is not None and before.id != manifest.id:
        _write_manifest(place / OF_EACH.format(before.id), before)
        stay |= {before.id, OF_EACH.format(before.id)}
    _write_manifest(place / CURRENT, manifest)
    for path in place.iterdir():
        if path.name not in stay:
            shutil.rmtree(path) if path.is_dir() else path.unlink()


def _write_manifest(file: Path, manifest: Manifest) -> None:
    half = file.with_name(f"{file.name}.half")
    half.write_bytes(msgspec.json.format(msgspec.json.encode(manifest)))
    half.replace(file)


def _python(
    corpus: Corpus, templates: Mapping[str, bytes], packages: Path, making: Path
) -> tuple[bytes, dict[str, bytes]]:
    """The part of the standard library with which Python starts, as an archive; and every other file by its place: the rest of
    the library, the libraries and the program, modules as bytecode."""
    standard = _standard_library(packages / "pyodide" / _STANDARD)
    files = program(corpus)
    files |= {str(LIBRARIES / name): data for name, data in libraries(making / "wheels").items()}
    files |= {f"{STANDARD_LIBRARY}{name}": data for name, data in standard.items()}
    files[str(HOME / PATTERNS)] = patterns()
    files |= {str(HOME / TEMPLATES / name): data for name, data in templates.items()}
    sources = {name: data for name, data in files.items() if name.endswith(".py")}
    made = compiled(sources, f"{HOME}/", packages, making / "program")
    for name in sources:
        if not keeps_source(name):
            del files[name]
    files |= {f"{name}c": data for name, data in made.modules.items()}
    archive = BytesIO()
    # Stored as it is: the whole is compressed better than each file by itself.
    with ZipFile(archive, "w") as target:
        for name in standard:
            place = f"{STANDARD_LIBRARY}{name}c" if name.endswith(".py") else f"{STANDARD_LIBRARY}{name}"
            if name in made.booted or not name.endswith(".py"):
                target.writestr(ZipInfo(place.removeprefix(STANDARD_LIBRARY), _EARLY), files.pop(place))
    return archive.getvalue(), dict(
        sorted(files.items(), key=lambda one: (one[0].rpartition(".")[2], one[0]))
    )


def _standard_library(archive: Path) -> dict[str, bytes]:
    """The files of the standard library without what nothing here imports."""
    with ZipFile(archive) as given:
        return {
            name: given.read(name)
            for name in given.namelist()
            if not name.endswith("/")
            and name.split("/")[0].removesuffix(".py") not in _UNUSED
            and not _UNUSED_PARTS.search(name)
        }


def _lock(file: Path) -> bytes:
    """Pyodide's own list of packages without the packages: none of them is loaded from anywhere."""
    info = json.loads(file.read_bytes())["info"]
    return json.dumps({"info": info, "packages": {}}).encode()


def _type_of(name: str) -> str:
    return "application/json" if name.endswith(".json") else "application/octet-stream"
