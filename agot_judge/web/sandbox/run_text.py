"""Changing only the run of a scenario's text, so that comments and layout of the board stay as they were typed."""

from msgspec.structs import replace

from agot_judge.errors import ScenarioError
from agot_judge.scenario.entries import Entry
from agot_judge.scenario.format import read, tree_of, write
from agot_judge.scenario.model import Scenario
from agot_judge.scenario.write_run import entry_as_data
from agot_judge.scenario.yaml_writer import as_yaml


def with_run(text: str, scenario: Scenario, run: tuple[Entry, ...]) -> str:
    """The text, which says ``scenario``, with this run instead of its own."""
    wanted = replace(scenario, run=run)
    changed = without_run(text) + run_as_text(run)
    return changed if _says(changed, wanted) else write(wanted)


def without_run(text: str) -> str:
    """The text without the lines from its key ``run`` to the next key."""
    lines = text.splitlines()
    keys = [key for key, _ in tree_of(text).entries]
    for place, key in enumerate(keys):
        if key.text == "run":
            end = keys[place + 1].line - 1 if place + 1 < len(keys) else len(lines)
            lines = lines[: key.line - 1] + lines[end:]
    return "".join(f"{line}\n" for line in lines)


def run_as_text(run: tuple[Entry, ...]) -> str:
    """A run as text of its own, empty for an empty one."""
    return as_yaml({"run": [entry_as_data(entry) for entry in run]}) if run else ""


def _says(text: str, wanted: Scenario) -> bool:
    """True where the text reads as this scenario: lines were cut where they stood on their own."""
    try:
        return read(text) == wanted
    except ScenarioError:
        return False


def with_comments(text: str, before: str) -> str:
    """A text that was written anew, under the comments that stood at the head of the one before."""
    head = []
    for line in before.splitlines():
        if not line.startswith("#"):
            break
        head.append(line)
    return "".join(f"{line}\n" for line in head) + text
