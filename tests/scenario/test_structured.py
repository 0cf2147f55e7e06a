"""Abilities in structured form: the document's examples are read, mistakes are named, and writing mirrors reading."""

import re

import pytest

from agot_judge.engine.ability import Ability, Cards, Kill, Modify
from agot_judge.places import ROOT
from agot_judge.scenario.format import read, write
from agot_judge.scenario.problems import InvalidScenario, Problems
from agot_judge.scenario.reading import Reader
from agot_judge.scenario.structured import read_abilities, tree_as_data
from agot_judge.scenario.yaml_reader import read_tree
from agot_judge.scenario.yaml_writer import as_yaml

BOARD = """\
edition: 2e
players:
  Ann: {play: [Grey Captain, Old Gardener]}
  Bob: {}
"""
CAPTAIN = "  Grey Captain: {type: character, str: 5}\n  Bitter Cup: {type: event}\n"
DOCUMENT = (ROOT / "docs/decisions/0004-structured-abilities.md").read_text(encoding="utf-8")


def abilities(text):
    problems = Problems()
    found = read_abilities(Reader(problems), read_tree(text).entries[0][1])
    problems.raise_if_any()
    return found


def test_the_examples_of_the_document_are_read_and_written_back():
    definition, in_force = re.findall(r"```yaml\n(.*?)```", DOCUMENT, re.DOTALL)
    scenario = read(BOARD + definition + CAPTAIN + in_force)
    assert read(write(scenario)) == scenario
    assert scenario.cards[0].abilities is not None
    assert [ability.kind for ability in scenario.cards[0].abilities] == ["action", "reaction"]
    assert len(scenario.in_force) == 2


def test_a_single_ability_and_yes_and_no_stand_without_ceremony():
    (ability,) = abilities(
        "a: {kind: constant, effects: [{do: modify, on: {this: no, kneeling: yes}, strength: 1}]}"
    )
    assert ability == Ability(
        kind="constant", effects=(Modify(on=Cards(this=False, kneeling=True), strength=1),)
    )


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        ("a:\n  kind: reacton", 2, "Invalid enum value 'reacton' (at 1 kind). Did you mean 'reaction'?"),
        (
            "a:\n  - kind: action\n    effects:\n      - {do: kil}",
            4,
            "Invalid value 'kil' (at 1 effects 1 do). Did you mean 'kill'?",
        ),
        (
            "a:\n  kind: action\n  efects: []",
            3,
            "it has an unknown key `efects` (at 1). Did you mean 'effects'?",
        ),
        ("a: {effects: []}", 1, "it lacks the key `kind` (at 1). Add 'kind'."),
        (
            "a: {kind: action, effects: {do: kill}}",
            1,
            "a list [..] was expected, got a mapping (at 1 effects).",
        ),
        (
            "a: {kind: action,\n limit: {times: two}}",
            2,
            "a whole number was expected, got a word (at 1 limit times).",
        ),
        (
            "a:\n  kind: reaction\n  trigger:\n    event: kil",
            4,
            "event cannot be 'kil'. Did you mean 'kill'?",
        ),
        (
            "a: {kind: action, effects: [{do: modify, gains_icons: [milit]}]}",
            1,
            "gains_icons cannot be 'milit'. Did you mean 'military'?",
        ),
        (
            "a: {kind: action, effects: [{do: modify, cannot: [be kiled]}]}",
            1,
            "cannot cannot be 'be kiled'. Did you mean 'be killed'?",
        ),
        (
            "a:\n  kind: action\n  trigger: {event: kill}",
            3,
            "'action' has no trigger. A trigger belongs to 'interrupt' or 'reaction'.",
        ),
        ("a: words", 1, "a mapping was expected, got a word (at 1)."),
    ],
)
def test_a_mistake_is_named_with_its_line_and_place(text, line, said):
    with pytest.raises(InvalidScenario) as refused:
        abilities(text)
    (problem,) = refused.value.problems
    assert (problem.line, str(problem)) == (line, f"line {line}: A structured ability cannot be read: {said}")


def test_what_has_its_default_is_not_written():
    assert as_yaml({"a": tree_as_data((Kill(),))}) == "a:\n  - do: kill\n"
