"""The shipped library: every card that the two documents name, and how a scenario comes by it."""

import pytest

from agot_judge.cards.card import Card
from agot_judge.cards.model import CardFace
from agot_judge.cards.pool import Pools, plain
from agot_judge.cli import main
from agot_judge.corpus.store import load_corpus
from agot_judge.errors import CardDataError
from agot_judge.scenario.execution import run_text
from agot_judge.scenario.format import load, read, write
from agot_judge.scenario.library import FOLDER, find_in_library, read_library, whole_library
from agot_judge.scenario.problems import InvalidScenario
from agot_judge.text.unparse import unparse

BOARD = """\
edition: 2e
players:
  Ann: {play: [NAME]}
  Bob: {}
start: challenges
"""


def named_by_the_documents():
    """The titles that a paragraph of the two documents of the edition gives."""
    corpus = load_corpus()
    return [title for title in corpus.cards() if corpus.naming(title, "2e")]


def definition(name, pool=None):
    scenario = load(BOARD.replace("NAME", name), *((pool,) if pool else ())).scenario
    return next(one for one in scenario.cards if one.key == name)


def test_every_card_that_the_documents_name_is_in_the_library():
    assert [name for name in named_by_the_documents() if not find_in_library(name)] == []


def test_no_title_stands_twice_and_every_entry_has_the_file_of_its_initial():
    names = [plain(card.name) for card in whole_library()]
    assert len(names) == len(set(names))
    lost = [card.name for card in whole_library() if not find_in_library(card.name)]
    assert lost == []


@pytest.mark.parametrize("name", ["catelyn stark", "Catelyn Stark (Core)", "01143"])
def test_a_card_is_meant_by_its_title_with_its_pack_or_its_code(name):
    assert [card.name for card in find_in_library(name)] == ["Catelyn Stark"]


def test_a_scenario_gets_the_card_with_its_abilities():
    found = definition("The Wall")
    assert (found.face.cost, found.face.type, len(found.abilities)) == (4, "location", 3)


def test_what_the_scenario_defines_itself_comes_first_and_what_is_imported_second():
    own = BOARD.replace("NAME", "The Wall") + "cards: {The Wall: {type: location, cost: 9}}\n"
    assert [one.face.cost for one in load(own).scenario.cards] == [9]
    imported = Pools([Card(face=CardFace(name="The Wall", type="location", cost=7, code="90077"))])
    assert definition("The Wall", imported).face.cost == 7
    assert definition("The Wall", imported).abilities is None


def test_a_scenario_with_cards_of_the_library_is_written_whole():
    scenario = load(BOARD.replace("NAME", "Anya Waynwood")).scenario
    again = read(write(scenario))
    assert [one.abilities for one in again.cards] == [one.abilities for one in scenario.cards]


def test_a_card_of_which_not_even_the_type_is_known_lies_on_no_board():
    assert find_in_library("The Many-Faced God")
    with pytest.raises(InvalidScenario):
        load(BOARD.replace("NAME", "The Many-Faced God"))


def test_a_run_says_what_is_not_known_for_certain():
    result = run_text(BOARD.replace("NAME", "Hot Pie"))
    said = [line.text for line in result.trace if line.kind == "by-hand"]
    assert any("Hot Pie: faction, loyal, cost, str" in text for text in said)


def test_every_ability_has_a_wording():
    for card in whole_library():
        for ability in card.definition.abilities or ():
            assert unparse(ability, card.name)


def test_no_ability_bears_a_printed_text():
    assert [path.name for path in FOLDER.glob("*.yaml") if "\n      text:" in path.read_text()] == []


def test_what_is_wrong_in_a_file_is_said_with_the_file_and_the_line(tmp_path):
    faulty = tmp_path / "o.yaml"
    faulty.write_text(
        "Oar:\n  type: location\n  pock: Core\n  abilities:\n    - kind: action\n"
        "      effects: [{do: draw, amout: 1}]\nOak: {type: event}\n"
    )
    with pytest.raises(CardDataError) as error:
        read_library(faulty)
    lines = error.value.message.splitlines()
    assert [line.partition(": ")[0] for line in lines] == ["o.yaml"] * 3
    assert [line.split(": ")[1] for line in lines] == ["line 3", "line 6", "line 7"]


def test_the_card_is_shown_in_the_terminal(capsys, new_instance, monkeypatch):
    monkeypatch.setenv("AGOT_JUDGE_INSTANCE", str(new_instance()))
    assert main(["cards", "show", "ghaston", "grey"]) == 0
    shown = capsys.readouterr().out
    assert "Facts from the library; import card data for the printed text." in shown
    assert "sacrifice Ghaston Grey to return an attacking character" in shown
    assert "2e/faq/attacking-alone/1" in shown
