"""A toy edition goes through all that the program does: the machine is one for every edition."""

import json
import re
from pathlib import Path

import pytest

from agot_judge import cli
from agot_judge.coverage import coverage_of, shown_by_tests, where
from agot_judge.editions import rulebook_for
from agot_judge.engine.codec import read_state, write_state
from agot_judge.engine.state.decision import PASS, Answer
from agot_judge.errors import MachineError
from agot_judge.scenario.builder import build
from agot_judge.scenario.execution import run_text
from agot_judge.scenario.format import load
from tests.editions.toy.frames import Deeds
from tests.web.filling import visit
from tests.web.stepping import open_board

FILE = Path(__file__).with_name("toy") / "deeds.yaml"
TEXT = FILE.read_text(encoding="utf-8")
BOARD = TEXT.partition("run:")[0]
"""The same board, nothing done on it."""
ANOTHER_EDITION = re.compile(r"challenge|marshal|\bplot|dominance|taxation|\b2e/", re.IGNORECASE)
FIRST = Answer(options=(0,))


@pytest.fixture
def file(tmp_path):
    """Writes a scenario file and gives its name."""

    def write(text):
        (tmp_path / "scenario.yaml").write_text(text, encoding="utf-8")
        return str(tmp_path / "scenario.yaml")

    return write


@pytest.fixture
def said(toy, capsys):
    """What a command prints; it ends with this exit status."""

    def run(*words, status=0):
        assert cli.main(list(words)) == status
        return capsys.readouterr().out

    return run


@pytest.fixture
def board(toy):
    """The board, nothing done on it."""
    return build(load(BOARD))


@pytest.fixture
def page(toy_app):
    """The page of a board."""
    return lambda text=BOARD: open_board(toy_app.test_client(), toy_app, text)


def lines(machine, state):
    return [(entry.text, entry.cites) for entry in machine.trace(state)]


# -- rulings -----------------------------------------------------------------------------------------------------------


def test_a_deed_kneels_its_card_and_the_shared_rule_places_the_power(board):
    """toy/rules/deeds/2, toy/rules/power/1."""
    machine, state = board.machine, board.machine.run(board.state)
    state = machine.run(machine.apply(state, FIRST))
    fool = board.roster.find("Fool")[0]
    assert (state.cards[fool].kneeling, state.cards[fool].power) == (True, 1)
    assert ("Ann kneels Fool for its deed.", ("toy/rules/deeds/2",)) in lines(machine, state)
    assert ("Power is placed.", ("toy/rules/power/1",)) in lines(machine, state)


def test_what_a_shared_rule_says_cites_no_other_edition(board):
    """The rule by which a card gains power cites the Second Edition where it says so."""
    machine, state = board.machine, board.machine.run(board.state)
    state = machine.run(machine.apply(state, FIRST))
    assert [entry.cites for entry in state.log.entries() if entry.text == "Fool gains 1 power."] == [
        ("2e/rr/gains/3",)
    ]
    assert ("Fool gains 1 power.", ()) in lines(machine, state)
    cited = {cite for _, cites in lines(machine, state) for cite in cites}
    assert {cite.partition("/")[0] for cite in cited} == {"toy"}


def test_deeds_close_when_all_have_passed_in_a_row_and_cards_stand_in_the_clash(board):
    """toy/rules/deeds/3, toy/rules/clash/1."""
    machine, state = board.machine, board.machine.run(board.state)
    for answer in (FIRST, PASS, PASS):
        assert machine.window(state) == "deeds"
        state = machine.run(machine.apply(state, answer))
    assert machine.is_over(state)
    assert (state.phase, machine.window(state)) == ("clash", "none")
    assert not any(card.kneeling for card in state.cards)
    assert ("All have passed: deeds close.", ("toy/rules/deeds/3",)) in lines(machine, state)


def test_a_state_is_written_and_read_at_each_decision_with_the_frame_of_the_edition(board):
    machine, state = board.machine, board.machine.run(board.state)
    for answer in (FIRST, PASS, PASS):
        assert isinstance(state.stack[-1], Deeds)
        read = read_state(machine.rulebook, write_state(state))
        assert (read, read.log.entries()) == (state, state.log.entries())
        assert machine.run(machine.apply(read, answer)) == machine.run(machine.apply(state, answer))
        state = machine.run(machine.apply(state, answer))


def test_to_undo_is_to_take_the_older_value(board):
    machine, before = board.machine, board.machine.run(board.state)
    written = write_state(before)
    done = machine.run(machine.apply(before, FIRST))
    assert write_state(before) == written
    assert done != before
    passed = machine.run(machine.apply(before, PASS))
    assert passed.asking is not None
    assert passed.asking.player == 1


@pytest.mark.parametrize(
    ("about", "key", "message"),
    [
        ("frames", "Resolution", "The rulebook of toy has no rule for the frame Resolution."),
        ("effects", "GainPower", "The rulebook of toy has no rule for the effect GainPower."),
        ("events", "gain power", "The rulebook of toy has no rule for the event gain power."),
        ("frame_answers", "Deeds", "The rulebook of toy has no rule for the answer to the frame Deeds."),
    ],
)
def test_a_rule_that_no_paragraph_of_the_edition_brings_in_is_missed_by_name(
    board, monkeypatch, about, key, message
):
    table = getattr(rulebook_for("toy"), about)
    monkeypatch.delitem(table, next(one for one in table if getattr(one, "__name__", one) == key))
    state = board.machine.run(board.state)
    with pytest.raises(MachineError, match=re.escape(message)):
        board.machine.run(board.machine.apply(state, FIRST))
    result = run_text(TEXT)
    assert result.error is not None
    assert result.error.message == message


# -- commands ----------------------------------------------------------------------------------------------------------


def test_a_scenario_runs_and_its_checks_hold(said):
    printed = said("run", str(FILE))
    assert "Ann kneels Fool for its deed.  [Toy Deeds ¶2]" in printed
    assert "All cards stand.  [Toy Clash ¶1]" in printed
    assert not ANOTHER_EDITION.search(printed)


def test_its_result_as_json_has_each_line_and_each_check(said):
    result = json.loads(said("run", "--json", str(FILE)))
    assert (result["ok"], result["exit"]) == (True, 0)
    assert {check["field"] for check in result["checks"]} >= {"window", "phase", "decision.kind", "cites"}
    assert {cite for line in result["trace"] for cite in line["cites"]} == {
        *("toy/rules/round/1", "toy/rules/power/1", "toy/rules/clash/1"),
        *(f"toy/rules/deeds/{number}" for number in (1, 2, 3)),
    }


def test_a_check_that_fails_is_status_1(said, file):
    printed = said("run", file(TEXT.replace("phase: clash", "phase: muster")), status=1)
    assert "phase is clash, expected muster" in printed


def test_a_kneeling_card_does_no_deed(said, file):
    """toy/rules/deeds/2."""
    again = BOARD + "run:\n  - Ann: {trigger: Fool}\n  - Bob: pass\n  - Ann: {trigger: Fool}\n"
    printed = said("run", file(again), status=2)
    assert "It is standing.  [Toy Deeds ¶2]" in printed


def test_all_outcomes_are_found(said, file):
    printed = said("explore", file(BOARD))
    assert "2 different outcomes, by 2 lines of play" in printed


def test_why_a_card_cannot_be_used_is_said_with_the_paragraph(said, file):
    """toy/rules/deeds/1."""
    printed = said("why", file(BOARD), "--card", "Knave")
    assert "- It has a deed.  [Toy Deeds ¶1]" in printed
    assert "+ It is standing.  [Toy Deeds ¶2]" in printed


def test_each_paragraph_is_covered(said, toy):
    assert "6 implemented\n" in said("rules", "coverage", "--edition", "toy")
    code = {one.id: one.code for one in coverage_of(toy, "toy").paragraphs}
    assert code["toy/rules/power/1"] == (
        "effects_power_and_gold:gain_power",
        "power_and_gold:gain_power",
        "power:occur",
    )


def test_a_test_of_the_edition_shows_its_paragraph(toy, tmp_path):
    folder = tmp_path / "tests" / "rulings" / "toy"
    folder.mkdir(parents=True)
    (folder / "deeds.yaml").write_text(TEXT, encoding="utf-8")
    ruling = 'def test_stands():\n    """Toy Clash ¶1."""\n    assert cites("toy/rules/deeds/3")\n'
    (folder / "test_clash.py").write_text(ruling, encoding="utf-8")
    shown = shown_by_tests(toy, "toy", tmp_path)
    scenario, test = "tests/rulings/toy/deeds.yaml", "tests/rulings/toy/test_clash.py::test_stands"
    assert shown == {
        "toy/rules/clash/1": (scenario, test),
        "toy/rules/deeds/2": (scenario,),
        "toy/rules/deeds/3": (scenario, test),
        "toy/rules/power/1": (scenario,),
    }


@pytest.mark.parametrize("asked", ["toy/rules/clash/1", "toy/rules/clash", "clash", "stand_all"])
def test_a_rule_is_found_by_its_id_its_title_and_its_name(toy, said, asked):
    rule = where(toy, [asked], ["toy"])[0]
    assert rule.rule == "round:stand_all"
    assert rule.place.startswith("tests/editions/toy/round.py:")
    assert "round:stand_all" in said("rules", "where", "--edition", "toy", asked)


# -- pages -------------------------------------------------------------------------------------------------------------


def test_the_board_is_stepped_by_pressing_answers(page):
    asked = page()
    assert asked.status == 200
    for words in (
        "Muster",
        "Clash",
        "Deeds are open",
        "Ann may have a card do its deed, or pass.",
        "Do nothing",
    ):
        assert words in asked.words
    done = asked.press("answer", "0")
    assert done.status == 200
    assert "Ann kneels Fool for its deed. Toy Deeds ¶2" in done.words
    assert "Bob may have a card do its deed, or pass." in done.words
    over = done.press("answer", "pass").press("answer", "pass")
    assert "The end: nothing is left to happen." in over.words
    assert not [one.words for one in (asked, done, over) if ANOTHER_EDITION.search(one.words)]


def test_the_board_is_changed_in_its_form_which_asks_for_nothing_of_another_edition(page):
    form = page().go("edit")
    assert form.status == 200
    assert "b1 Clash begins" in form.words
    assert not ANOTHER_EDITION.search(form.words)
    changed = form.press("do", "update", p0_power="2")
    assert changed.status == 200
    text = changed.client.get(changed.address.replace("/edit", "/scenario.yaml")).text
    assert "power: 2" in text
    assert not ANOTHER_EDITION.search(text)


def test_whether_it_matters_is_told(page):
    outcomes = page().ask()
    assert outcomes.status == 200
    assert outcomes.part("verdict") == "It matters: 2 lines of legal play come to 2 different outcomes."
    assert not ANOTHER_EDITION.search(outcomes.words)


def test_the_coverage_and_the_rules_are_read(toy_app):
    client = toy_app.test_client()
    coverage = visit(client, "/coverage?edition=toy")
    assert coverage.status == 200
    assert "Toy Power ¶1" in coverage.words
    assert "round:stand_all tests/editions/toy/round.py:" in coverage.words
    assert not ANOTHER_EDITION.search(coverage.words)
    book = visit(client, "/book/toy/rules/clash/1")
    assert book.status == 200
    assert "As the clash begins, all cards stand." in book.words
    api = client.get("/api/v1/coverage/toy")
    assert api.status_code == 200
    assert api.json["edition"] == "toy"
    assert (
        client.get("/api/v1/paragraphs/toy/rules/deeds/1").json["text"].startswith("In the middle of muster")
    )
