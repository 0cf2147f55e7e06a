"""What counts as asserting a paragraph."""

import pytest

from agot_judge.coverage import evidence, shown
from agot_judge.coverage.claims import claims, name_of
from agot_judge.coverage.evidence import of_module, of_scenario
from agot_judge.coverage.shown import shown_by_tests
from tests.shown.__main__ import NOTHING_TO_REMOVE

MODULE = '''
STEP = "2e/rr/4.2.4"
BOTH = ("2e/rr/kneel/1", f"{STEP}/1")

def refused(play, cite):
    assert cite in play.refusal

@pytest.mark.parametrize("number, cite", [(1, "2e/rr/stand/1"), (2, f"{STEP}/2")])
def test_everything(play, number, cite):
    """FAQ: 2e/faq/2.3/2 and 2e/faq/2.4/2."""
    other = "2e/rr/stealth/1"
    assert play.cites(cite) and play.cites("2e/rr/kneel/2")
    assert not play.cites("2e/rr/renown/1")
    assert "2e/rr/pillage/1" not in play.all
    assert play.cites("2e/rr/insight/1") is False
    assert BOTH in play.all
    refused(play, "2e/faq/2.3/1")
'''
SCENARIO = """
note: as in 2e/faq/dragon-sight/2
run:
  - advance: next
  - check: {cites: [2e/rr/event-cards/4, "the choice still serves to satisfy the claim"]}
  - check: {cites: the}
"""


def test_an_assertion_names_ids_constants_and_parameters_but_not_what_it_denies(corpus):
    ((name, asserted, named),) = of_module(MODULE, corpus, "2e")

    assert name == "test_everything"
    assert asserted == {
        "2e/rr/stand/1",
        "2e/rr/4.2.4/2",
        "2e/rr/kneel/2",
        "2e/rr/kneel/1",
        "2e/rr/4.2.4/1",
        "2e/faq/2.3/1",
    }
    assert named == {"2e/faq/2.3/2", "2e/faq/2.4/2"}


def test_a_docstring_cites_by_id_by_label_and_by_a_title_with_one_paragraph(corpus):
    docstring = (
        "RR Military Claim ¶1 to ¶3, save ¶2: 2e/rr/stand/1 and Stealth. FAQ 2.1 ¶1, 1.4: (RR Renown.) "
        "FAQ Dragon Sight ¶2."
    )
    ((_, asserted, named),) = of_module(f'def test_it():\n    """{docstring}"""\n', corpus, "2e")

    assert asserted == {
        "2e/rr/military-claim/1",
        "2e/rr/military-claim/2",
        "2e/rr/military-claim/3",
        "2e/rr/save/2",
        "2e/rr/stand/1",
        "2e/faq/2.1/1",
        "2e/rr/renown/1",
    }
    assert named == {"2e/faq/dragon-sight/2"}


def test_a_scenario_cites_by_id_or_by_words_that_one_paragraph_has(corpus):
    _, asserted, named = of_scenario(SCENARIO, corpus, "2e")
    assert asserted == {"2e/rr/event-cards/4", "2e/rr/military-claim/4"}
    assert named == {"2e/faq/dragon-sight/2"}


def test_a_scenario_written_out_in_a_test_counts(corpus):
    ((_, asserted, _),) = of_module(f'def test_it():\n    assert run("""{SCENARIO}""").ok\n', corpus, "2e")
    assert "2e/rr/event-cards/4" in asserted


@pytest.fixture
def project(monkeypatch, tmp_path):
    """A project with one module of tests, and an instance folder of its own."""
    monkeypatch.setenv("AGOT_JUDGE_INSTANCE", str(tmp_path / "instance"))
    folder = tmp_path / "tests/rulings/second"
    folder.mkdir(parents=True)
    (folder / "test_it.py").write_text(MODULE)
    return tmp_path


def test_an_answer_is_shown_where_its_paragraph_is_asserted_too(corpus, project):
    found = shown_by_tests(corpus, "2e", project)

    assert found["2e/faq/2.3/2"] == ("tests/rulings/second/test_it.py::test_everything",)
    assert "2e/faq/2.4/2" not in found


def test_only_a_file_that_has_changed_is_read_again(corpus, project, monkeypatch):
    before = shown_by_tests(corpus, "2e", project)
    read: list[str] = []

    def of_file(place, *rest):
        read.append(place)
        return real(place, *rest)

    real = evidence.of_file
    monkeypatch.setattr(evidence, "of_file", of_file)

    assert shown_by_tests(corpus, "2e", project) == before
    assert read == []

    (project / "tests/rulings/second/test_more.py").write_text(MODULE.replace("test_everything", "test_more"))
    assert (
        "tests/rulings/second/test_more.py::test_more"
        in shown_by_tests(corpus, "2e", project)["2e/rr/kneel/1"]
    )
    assert read == ["tests/rulings/second/test_more.py"]

    (project / "tests/rulings/second/test_more.py").unlink()
    assert shown_by_tests(corpus, "2e", project) == before


def test_where_the_kept_evidence_is_damaged_or_cannot_be_kept_the_tests_are_read_again(
    corpus, project, monkeypatch
):
    before = shown_by_tests(corpus, "2e", project)
    (kept,) = (project / "instance/coverage").iterdir()
    kept.write_bytes(kept.read_bytes()[:-9])
    assert shown_by_tests(corpus, "2e", project) == before

    (project / "file").write_text("no folder")
    monkeypatch.setenv("AGOT_JUDGE_INSTANCE", str(project / "file"))
    assert shown_by_tests(corpus, "2e", project) == before


def test_without_the_tests_nothing_is_known_to_be_shown(corpus, tmp_path):
    assert not shown.has_tests(tmp_path)
    assert shown_by_tests(corpus, "2e", tmp_path) == {}


def test_every_rule_has_a_name_of_its_own():
    names = [name_of(rule) for rule in claims("2e")]
    assert sorted(set(names)) == sorted(names)


def test_only_rules_that_exist_are_excepted():
    assert NOTHING_TO_REMOVE.keys() <= {name_of(rule) for rule in claims("2e")}
