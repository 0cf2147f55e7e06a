"""Disputes from the text of a file: every fault with its line, its dispute and its field, all of them together."""

from collections.abc import Mapping as MappingOf

from agot_judge.scenario.entries import (
    AdvanceNext,
    AdvanceTo,
    AdvanceToWindow,
    Check,
    Entry,
    Refuse,
)
from agot_judge.scenario.format import KEYS as SCENARIO_KEYS
from agot_judge.scenario.format import load
from agot_judge.scenario.model import Scenario
from agot_judge.scenario.names import nearest
from agot_judge.scenario.problems import InvalidScenario, Problems
from agot_judge.scenario.read_moves import read_entry
from agot_judge.scenario.reading import Reader
from agot_judge.scenario.yaml_reader import Mapping, Node, Scalar, Sequence, read_tree
from agot_judge.scenario.yaml_writer import Data
from agot_judge.training.disputes.model import Answer, Dispute, Other

FIELDS = ("shown", "told", "asks", "answers", "cite", "but")
ANSWER_FIELDS = ("says", "holds", "error")
BUT_FIELDS = ("says", "change")
UNCHANGED = ("title", "edition", "run", "cites")
"""The keys of a scenario that another board has as well."""
LEAST_ANSWERS, MOST_ANSWERS = 2, 4


def read_disputes(
    text: str, positions: MappingOf[str, str], only: tuple[str, ...] = ()
) -> dict[str, Dispute]:
    """The disputes that a text says, by the name of the position that each is about; ``positions`` are texts by name.

    Where ``only`` names some, the others are passed over.

    Raises ScenarioError where the text is no YAML, InvalidScenario with everything else that is wrong, each at its line.
    """
    problems = Problems()
    found: dict[str, Dispute] = {}
    for stem, node in read_tree(text).entries:
        if only and stem.text not in only:
            continue
        if stem.text not in positions:
            near = nearest(stem.text, positions)
            message = f"{stem.text}: no position has this name in the folder of this name."
            problems.add(stem.line, message, f"Did you mean {near}?" if near else "")
            continue
        scenario = load(positions[stem.text]).scenario
        names = tuple(player.name for player in scenario.players)
        reader = Reader(problems, names, scenario.edition)
        dispute = _dispute(reader, stem, node, scenario)
        if dispute is not None:
            found[stem.text] = dispute
    problems.raise_if_any()
    return found


def data_of(node: Node) -> Data:
    """The plain value of a node. A word that stands for a number in another spelling stays as it is written."""
    if isinstance(node, Mapping):
        return {key.text: data_of(value) for key, value in node.entries}
    if isinstance(node, Sequence):
        return [data_of(one) for one in node.items]
    value = node.value
    return node.text if type(value) is int and str(value) != node.text else value


def _dispute(reader: Reader, stem: Scalar, node: Node, scenario: Scenario) -> Dispute | None:
    what = stem.text
    fields = reader.fields(node, what, FIELDS)
    missing = [key for key in ("asks", "answers") if key not in fields]
    if not isinstance(node, Mapping) or missing:
        for key in missing if isinstance(node, Mapping) else ():
            reader.wrong(stem, f"{what} has no {key!r}.", "It must have 'asks' and 'answers'.")
        return None

    def number(key: str, most: int) -> int:
        return reader.number(fields[key], f"{what}: {key}", 0, most) if key in fields else 0

    before = number("shown", len(scenario.run))
    told = number("told", len(scenario.run) - before) if "told" in fields else _moves(scenario.run[before:])
    cite = (
        reader.text(fields["cite"], f"{what}: cite") if "cite" in fields else next(iter(scenario.cites), "")
    )
    if not cite:
        reader.wrong(stem, f"{what} has no 'cite', and its position cites nothing.", "Name the paragraph.")
    nodes = reader.items(fields["answers"])
    if not LEAST_ANSWERS <= len(nodes) <= MOST_ANSWERS:
        count = f"from {LEAST_ANSWERS} to {MOST_ANSWERS} answers"
        reader.wrong(fields["answers"], f"{what}: answers are {len(nodes)}; there must be {count}.")
    answers = tuple(_answer(reader, f"{what}: answer {place}", one) for place, one in enumerate(nodes, 1))
    said = [one.says for one in answers]
    for place, one in enumerate(said):
        if one and one in said[:place]:
            reader.wrong(
                nodes[place], f"{what}: answer {place + 1} says what answer {said.index(one) + 1} says."
            )
    return Dispute(
        stem=stem.text,
        shown=before,
        told=told,
        asks=reader.text(fields["asks"], f"{what}: asks"),
        answers=answers,
        cite=cite,
        but=_other(reader, f"{what}: but", fields["but"]) if "but" in fields else None,
        line=stem.line,
    )


def _moves(run: tuple[Entry, ...]) -> int:
    """The number of entries told where the file does not say: those before the first check or refusal, and before an advance
    after which no move comes."""
    last = next((place for place, one in enumerate(run) if isinstance(one, Check | Refuse)), len(run))
    while last and isinstance(run[last - 1], AdvanceTo | AdvanceNext | AdvanceToWindow):
        last -= 1
    return last


def _answer(reader: Reader, what: str, node: Node) -> Answer:
    fields = reader.fields(node, what, ANSWER_FIELDS)
    for key in ("says", "holds"):
        if key not in fields and isinstance(node, Mapping):
            reader.wrong(node, f"{what} has no {key!r}.", "It must have 'says' and 'holds'.")
    entries = reader.items(fields["holds"]) if "holds" in fields else ()
    if "holds" in fields and not entries:
        reader.wrong(fields["holds"], f"{what}: 'holds' is empty.", "Name what holds where it is right.")
    _read_entries(reader, what, entries)
    return Answer(
        says=reader.text(fields["says"], f"{what}: says") if "says" in fields else "",
        holds=tuple(map(data_of, entries)),
        error=reader.text(fields["error"], f"{what}: error") if "error" in fields else "",
    )


def _read_entries(reader: Reader, what: str, entries: tuple[Node, ...]) -> None:
    """Note what is wrong with entries of a run, and of which answer they are."""
    problems = Problems()
    for one in entries:
        read_entry(Reader(problems, reader.players, reader.edition), one, reader.edition)
    try:
        problems.raise_if_any()
    except InvalidScenario as error:
        for each in error.problems:
            reader.problems.add(each.line, f"{what}: {each.message}", each.suggestion)


def _other(reader: Reader, what: str, node: Node) -> Other | None:
    fields = reader.fields(node, what, BUT_FIELDS)
    for key in BUT_FIELDS:
        if key not in fields and isinstance(node, Mapping):
            reader.wrong(node, f"{what} has no {key!r}.", "It must have 'says' and 'change'.")
    if len(fields) < len(BUT_FIELDS):
        return None
    allowed = tuple(key for key in SCENARIO_KEYS if key not in UNCHANGED)
    reader.fields(fields["change"], f"{what}: change", allowed)
    change = data_of(fields["change"])
    return Other(
        says=reader.text(fields["says"], f"{what}: says").rstrip("."),
        change=dict(change) if isinstance(change, dict) else {},
    )
