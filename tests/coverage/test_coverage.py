"""The coverage of the rules: every paragraph counted once, each with its code, its tests or its reason."""

import json

import pytest

from agot_judge import cli
from agot_judge.coverage import coverage_of
from agot_judge.coverage.claims import implementing
from agot_judge.coverage.records import applied, not_mechanical, readers
from agot_judge.errors import NotSupportedYet


@pytest.fixture(scope="module")
def coverage(corpus):
    return coverage_of(corpus, "2e")


def test_every_paragraph_of_both_documents_is_there_once_in_order(coverage, corpus):
    ids = [paragraph.id for paragraph in coverage.paragraphs]
    assert ids == [one.id for one in corpus.paragraphs("2e") if one.entry.startswith(("2e/rr/", "2e/faq/"))]


def test_each_has_what_its_status_says(coverage):
    for one in coverage.paragraphs:
        assert bool(one.code) == (one.status in ("implemented", "shown")), one.id
        assert bool(one.reason) == (one.status == "not mechanical"), one.id
        if one.status == "shown":
            assert one.shown_by, one.id


def test_counts_add_up(coverage):
    counts = coverage.counts()
    assert counts["paragraphs"] == counts["mechanical"] + counts["not mechanical"]
    assert counts["mechanical"] == counts["implemented"] + counts["mechanical, not implemented"]
    assert counts["implemented"] == counts["implemented and shown"] + counts["implemented, not shown"]


def test_a_paragraph_leads_to_its_code_and_its_test(coverage):
    save = next(one for one in coverage.paragraphs if one.id == "2e/rr/military-claim/4")
    assert save.status == "shown"
    assert "saves:card_is_saved" in save.code
    assert (
        "tests/rulings/second/claim/test_claim.py::test_a_save_still_serves_to_satisfy_claim" in save.shown_by
    )


def test_what_is_not_mechanical_says_why(coverage):
    by_id = {one.id: one for one in coverage.paragraphs}
    assert by_id["2e/rr/deckbuilding/2"].reason.startswith("Building a deck")
    assert by_id["2e/faq/dragon-sight/1"].reason == "A question: its answer decides."


def test_the_records_name_paragraphs_that_exist_and_each_once(corpus):
    listed = [id_ for group in not_mechanical("2e").reason for id_ in group.paragraphs]
    assert [id_ for id_ in listed if id_ not in corpus] == []
    assert len(listed) == len(set(listed))
    kinds = not_mechanical("2e").kinds
    assert [id_ for id_ in listed if corpus.paragraph(id_).kind in kinds] == []
    for answer, others in applied("2e").items():
        assert corpus.paragraph(answer).kind in ("example", "answer")
        assert others
        assert all(other in corpus for other in others)


def test_what_reads_card_text_is_named_with_paragraphs_that_exist(corpus):
    for name, paragraphs in readers("2e").items():
        assert name.startswith("agot_judge.text.")
        assert all(id_ in corpus for id_ in paragraphs)
    assert "keywords:read_keyword" in implementing("2e")["2e/rr/keywords/4"]


def test_an_edition_without_an_engine_has_no_coverage(corpus):
    with pytest.raises(NotSupportedYet):
        coverage_of(corpus, "3e")


def test_the_command_prints_counts_and_what_is_left(capsys):
    assert cli.main(["rules", "coverage"]) == 0
    printed = capsys.readouterr().out
    assert "implemented and shown" in printed
    assert "Mechanical, not implemented:" in printed


def test_the_command_prints_all_as_json(capsys):
    assert cli.main(["rules", "coverage", "--json"]) == 0
    whole = json.loads(capsys.readouterr().out)
    assert whole["counts"]["paragraphs"] == len(whole["paragraphs"])
    one = next(one for one in whole["paragraphs"] if one["id"] == "2e/rr/loyal/1")
    assert one["status"] == "not mechanical"
