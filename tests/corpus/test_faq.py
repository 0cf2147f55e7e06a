"""The Second Edition FAQ: errata, definitions, rulings, questions, quick reference."""

import re

import pytest

from agot_judge.corpus.corrections import Corrections
from agot_judge.corpus.faq import parse
from agot_judge.corpus.model import PrintedCard

FAQ = "2e/faq"


@pytest.fixture(scope="module")
def source(corpus):
    return corpus.source(FAQ)


def entries(corpus, kind):
    return [entry for entry in corpus.entries(FAQ) if entry.kind == kind]


def test_every_erratum_has_its_version_and_its_card(corpus, source):
    errata = entries(corpus, "erratum")

    assert [entry.version for entry in errata] == re.findall(r"^ +\(v(\d\.\d)\)", source, re.M)
    assert len(errata) == 11
    cudgel = corpus.entry("2e/faq/errata-driftwood-cudgel")
    assert cudgel.card == PrintedCard(title="Driftwood Cudgel", set="Flight of Crows", number="112")
    assert cudgel.path == ("Notes and Errata", "Card Errata")
    assert [p.kind for p in cudgel.paragraphs] == ["erratum"]


def test_a_set_name_with_an_apostrophe_and_a_title_with_a_dash_are_read(corpus):
    assert corpus.entry("2e/faq/errata-the-silver-steed").card.set == "The King's Peace"
    assert corpus.entry("2e/faq/errata-the-many-faced-god").card.title == "The Many-Faced God"


def test_the_rulebook_erratum_is_of_no_card(corpus):
    erratum = corpus.entry("2e/faq/errata-rules-reference-page-26-column-1-paragraph-9")

    assert erratum.card is None
    assert erratum.version == "1.0"
    assert erratum.path == ("Notes and Errata", "Rulebook Errata")


def test_every_ruling_is_found_under_its_number_and_group(corpus, source):
    rulings = entries(corpus, "ruling")

    assert [entry.number for entry in rulings] == re.findall(r"^ +\((\d\.\d+)\)", source, re.M)
    assert len(rulings) == 9 + 10 + 5
    assert corpus.entry("2e/faq/2.10").title == "Characters contributing their STR"
    assert corpus.entry("2e/faq/3.3").path == ("Rulings and Clarifications", "3. Dynamic Situations")


def test_a_numbered_line_is_a_group_heading_or_an_item(corpus):
    assert corpus.entry("2e/faq/1").title == "Game Play"
    assert corpus.paragraph("2e/faq/1.1/2").text.startswith("1. Clearly display the infinite loop")
    assert corpus.paragraph("2e/faq/1.1/2").lead_in == "2e/faq/1.1/1"


def test_card_legality_is_no_part_of_the_ruling_above_it(corpus):
    assert len(corpus.entry("2e/faq/3.5").paragraphs) == 1
    legality = corpus.entry("2e/faq/card-legality")
    assert (legality.kind, legality.number, legality.path) == ("section", "", ())
    assert legality.paragraphs[0].text.endswith(
        "here: https://agot.cards/category/global-operations-team/restricted-list-faq"
    )


def test_the_first_paragraph_of_a_question_asks_and_the_others_answer(corpus, source):
    questions = entries(corpus, "faq")
    section = source[source.index("Frequently Asked Questions") : source.index("Quick Reference")]

    assert len(questions) == len(re.findall(r"\?$", section, re.M)) == 26
    assert {entry.paragraphs[0].kind for entry in questions} == {"question"}
    assert all(entry.paragraphs[0].text.endswith("?") for entry in questions)
    assert {p.kind for entry in questions for p in entry.paragraphs[1:]} == {"answer"}
    assert all(len(entry.paragraphs) > 1 for entry in questions)


def test_titles_that_differ_only_by_a_number_are_two_entries(corpus):
    assert corpus.entry("2e/faq/attachments-in-setup").title == "Attachments in Setup"
    assert corpus.entry("2e/faq/attachments-in-setup-2").title == "Attachments in Setup #2"


def test_nine_examples_stand_for_themselves_and_inline_ones_stay_in_their_rule(corpus):
    examples = [p for e in corpus.entries(FAQ) for p in e.paragraphs if p.kind == "example"]

    assert len(examples) == 9
    assert all(p.text.startswith("For example: ") for p in examples)
    assert "For example, Steph chooses" in corpus.paragraph("2e/faq/derived-information/3").text
    assert corpus.paragraph("2e/faq/derived-information/3").kind == "rule"


def test_definitions_are_entries_of_their_section(corpus):
    assert [entry.title for entry in entries(corpus, "definition")] == [
        "Choose",
        "Derived Information",
        "Hidden Information",
        "Open Information",
        "Terminal Condition",
    ]


def test_the_quick_reference_gives_duck_and_the_end_of_a_phase_step_by_step(corpus):
    duck = corpus.entry("2e/faq/challenge-application-timing-sequence").paragraphs
    end = corpus.entry("2e/faq/end-of-phase-timing-sequence").paragraphs

    assert [p.text for p in duck[1:]] == [
        "1. Determine challenge result.",
        "2. Unopposed.",
        "3. Claim.",
        "4. Keywords.",
    ]
    assert [p.mark for p in end] == ["", "1.", "2.", "3.", "4.", ""]
    assert {p.lead_in for p in duck[1:]} == {duck[0].id}
    assert {p.lead_in for p in end[1:5]} == {end[0].id}


def test_what_a_section_says_of_itself_is_no_rule_but_the_precedence_is(corpus):
    assert corpus.paragraph("2e/faq/rulings-and-clarifications/1").kind == "front-matter"
    assert corpus.paragraph("2e/faq/rulings-and-clarifications/2").kind == "rule"


def test_misprints_stay_as_printed(corpus):
    assert corpus.find_words("prevented by the effect of No Suprises") == ["2e/faq/no-surprises/2"]
    assert corpus.find_words("the nextmost recent take control effect") == [
        "2e/faq/multiple-take-control-effects/2"
    ]


def test_a_v_in_the_bracket_makes_an_erratum_of_what_would_be_a_ruling():
    source = """Card Errata

    (v1.4) Some Card (Some Set, 4)
    Should read: "more."

    Rulings and Clarifications

    1. Game Play

    (1.4) Some Ruling

    So it is.
"""
    by_id = {entry.id: entry for entry in parse(source, Corrections(document=FAQ)).entries}

    assert by_id["2e/faq/errata-some-card"].version == "1.4"
    assert by_id["2e/faq/1.4"].kind == "ruling"
    assert by_id["2e/faq/1.4"].paragraphs[0].text == "So it is."
