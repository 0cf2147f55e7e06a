"""A set as a zip: set.yaml and a file for each scenario; or scenarios alone, which become a set."""

import io
import zipfile
from collections.abc import Callable

from agot_judge.errors import ScenarioError
from agot_judge.scenario.yaml_reader import read_file_text
from agot_judge.training.model import Exercise
from agot_judge.training.sets.model import MOST_ITEMS, OwnSet
from agot_judge.training.sets.reading import read_set
from agot_judge.training.sets.writing import item_of, written_set
from agot_judge.zips import DamagedZip, opened_zip

SET = "set.yaml"
MOST_FILES = 300
MOST_BYTES = 4 * 1024 * 1024
"""The number of bytes that all files of a zip together may hold, unpacked."""
_EPOCH = (1980, 1, 1, 0, 0, 0)
"""The time of every file: the same set is the same zip."""


def zipped(one: OwnSet) -> bytes:
    """The set as a zip: each scenario once, as a file that runs by itself."""
    names: dict[str, str] = {}
    for item in one.items:
        names.setdefault(item.scenario, f"{len(names) + 1:02}.yaml")
    text = written_set(one, [names[item.scenario] for item in one.items])
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in ((SET, text), *((name, scenario) for scenario, name in names.items())):
            archive.writestr(zipfile.ZipInfo(name, _EPOCH), content, zipfile.ZIP_DEFLATED)
    return out.getvalue()


def unzipped(data: bytes, title: str, edition: str, made_of: Callable[[str], tuple[Exercise, ...]]) -> OwnSet:
    """The set of a zip. Without set.yaml it holds every exercise that ``made_of`` makes of each scenario.

    Raises ScenarioError with the name of the file for what cannot be read, InvalidScenario as ``read_set``.
    """
    files = _files(data)
    text = files.pop(SET, None)
    if text is not None:
        return read_set(text, files)
    items = []
    for name, scenario in files.items():
        made = made_of(scenario)
        if not made:
            raise ScenarioError(
                f"{name}: no exercise can be made of this scenario. Open it on the board and press “Make an exercise of "
                "this”: there stands why."
            )
        items += [item_of(one) for one in made]
    if not items:
        raise ScenarioError(f"The zip holds no scenario: put .yaml files into it, and {SET} where you want.")
    return OwnSet(title=title, edition=edition, items=tuple(items[:MOST_ITEMS]))


def _files(data: bytes) -> dict[str, str]:
    """The YAML files of a zip by their names, without folders."""
    try:
        with opened_zip(io.BytesIO(data)) as archive:
            infos = [
                one
                for one in archive.infolist()
                if not one.is_dir()
                and one.filename.endswith((".yaml", ".yml"))
                and "__MACOSX" not in one.filename
            ]
            if len(infos) > MOST_FILES or sum(one.file_size for one in infos) > MOST_BYTES:
                raise ScenarioError(
                    f"A zip may hold {MOST_FILES} scenarios of {MOST_BYTES // 1024 // 1024} MiB together; this holds more."
                )
            return {
                one.filename.rpartition("/")[2]: _text(one.filename, archive.open(one).read(MOST_BYTES))
                for one in infos
            }
    except DamagedZip as error:
        raise ScenarioError(
            "This is no zip that can be read: pack the files anew, without a password."
        ) from error


def _text(name: str, raw: bytes) -> str:
    try:
        return read_file_text(raw)
    except ScenarioError as error:
        raise ScenarioError(f"{name}: {error.message}") from error
