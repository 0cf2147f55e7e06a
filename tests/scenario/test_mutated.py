"""Damaged scenario files: what reads is written so that it reads back the same and runs the same."""

import pytest

from agot_judge.errors import ScenarioError
from agot_judge.scenario.execution import run_text
from agot_judge.scenario.format import load, write
from benchmarks.hostile_scenarios import differences
from benchmarks.mutated_scenarios import Mutant
from tests.amounts import share


@pytest.mark.long
def test_no_damage_to_a_scenario_stops_the_program_or_is_lost_in_writing():
    """The fixed seeds of the benchmark ``hostile_scenarios``."""
    read = 0
    for seed in range(share(1500)):
        text = Mutant(seed).text()
        result = run_text(text)
        assert result.exit in (0, 1, 2, 3)
        assert list(differences(text)) == [], seed
        read += not isinstance(refused(text), ScenarioError)
    assert read > share(1500) // 20


def refused(text):
    try:
        load(text)
    except ScenarioError as error:
        return error
    return None


LIBRARY = """\
edition: 2e
players:
  Ann: {play: [Braided Warrior]}
  Bob: {play: [Hedge Knight]}
cards:
  Braided Warrior: {type: character, str: 3, icons: [military]}
start: "4.2"
"""


def test_a_card_of_the_library_is_not_written_and_is_found_there_again():
    """Which printing it is and what is not certain of it stands in the library alone."""
    scenario = load(LIBRARY).scenario
    text = write(scenario)
    assert "Braided Warrior: {" in text
    assert "Hedge Knight: {" not in text
    assert load(text).scenario == scenario


def test_a_card_of_the_library_that_was_changed_is_written():
    text = LIBRARY.replace(
        "icons: [military]}", "icons: [military]}\n  Hedge Knight: {type: character, str: 9}"
    )
    assert "Hedge Knight: {type: character, str: 9}" in write(load(text).scenario)


@pytest.mark.parametrize("name", ["n" * 1100, "nn " * 500 + "n", "ñ" * 1100])
def test_a_name_longer_than_a_key_may_be_is_written_after_a_question_mark(name):
    """YAML 1.2 7.4.2: a key of more than 1024 letters stands after a question mark."""
    text = (
        f'edition: 2e\nplayers:\n  Ann: {{play: ["{name}"]}}\n  Bob: {{}}\n'
        f'cards:\n  ? "{name}"\n  : {{type: character, str: 1}}\nstart: "4.2"\n'
    )
    assert load(text).scenario.cards[0].key == name
    assert list(differences(text)) == []


def test_counting_once_for_every_none_is_refused():
    counted = "{number: count, per: 0, cards: {type: [character]}}"
    text = (
        "edition: 2e\nplayers: {Ann: {}, Bob: {}}\ncards:\n  Bell:\n    type: location\n"
        f"    abilities: [{{kind: action, effects: [{{do: gain gold, amount: {counted}}}]}}]\n"
    )
    with pytest.raises(ScenarioError, match="a whole number was expected, at least 1"):
        load(text)
