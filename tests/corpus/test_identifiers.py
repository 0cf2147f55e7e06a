"""What others call a paragraph, and what is said where a name cannot be followed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st


def ids(corpus, text, edition=None):
    return [entry.id for entry in corpus.resolve(text, edition)]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("rulesreference#Keywords", "2e/rr/keywords"),
        ("rulesreference#4.2.1_Defending_player_declares_defenders", "2e/rr/4.2.1"),
        ("4.2.1_Defending_player_declares_defenders", "2e/rr/4.2.1"),
        ("rulesreference#4.2.4_Apply_claim_result.", "2e/rr/4.2.4"),
        ("https://thronesdb.com/rulesreference#Ambush_(X)", "2e/rr/ambush"),
        ("https://thronesdb.com/rulesreference#Ambush_%28X%29", "2e/rr/ambush"),
        ("/rulesreference#Attacker,_Attacking_Character,_Attacking_Player", "2e/rr/attacker"),
        ("rulesreference#Attacker", "2e/rr/attacker"),
        (
            "rulesreference#Initiating_Abilities_/_Marshaling_Cards",
            "2e/rr/initiating-abilities-marshaling-cards",
        ),
        ("RULESREFERENCE#keywords", "2e/rr/keywords"),
        ("faq#FAQ_1", "2e/faq/catelyn-stark"),
        ("faq#FAQ_12", "2e/faq/multiple-take-control-effects"),
        ("FAQ_12", "2e/faq/multiple-take-control-effects"),
        ("#FAQ_2", "2e/faq/melisandre-seen-in-flames"),
        ("faq#3.3", "2e/faq/3.3"),
    ],
)
def test_a_fragment_of_thronesdb_is_followed(corpus, text, expected):
    assert ids(corpus, text) == [expected]


def test_questions_are_counted_from_one_in_the_order_of_the_document(corpus):
    questions = [entry.id for entry in corpus.entries("2e/faq") if entry.kind == "faq"]

    assert [ids(corpus, f"faq#FAQ_{n}") for n in range(1, len(questions) + 1)] == [[one] for one in questions]
    assert ids(corpus, "faq#FAQ_0") == ids(corpus, f"faq#FAQ_{len(questions) + 1}") == []


def test_a_fragment_of_one_page_is_not_looked_for_on_the_other(corpus):
    assert ids(corpus, "rulesreference#FAQ_12") == []
    assert ids(corpus, "faq#Keywords") == []


def test_words_with_an_underscore_that_name_nothing_are_left_to_the_search(corpus):
    assert ids(corpus, "no_such_thing") == []


@pytest.mark.parametrize(
    ("text", "expected", "said"),
    [
        (
            "Rules Reference page 26, column 1, paragraph 9",
            ["2e/faq/errata-rules-reference-page-26-column-1-paragraph-9", "2e/rr/1.3"],
            "carried out",
        ),
        ("Rules Reference page 26", ["2e/rr/1.3"], "not known"),
        ("RR p. 26, col. 2", ["2e/rr/1.3"], "more exactly nothing is known"),
        ("Rules Reference, page 10", ["2e/rr/initiating-abilities-marshaling-cards"], "(1.5)"),
        ("rules reference page 15", ["2e/rr/plot-card"], "page 23"),
        ("Rules Reference page 12", [], "not in this text"),
    ],
)
def test_a_printed_page_is_followed_as_far_as_any_text_tells(corpus, text, expected, said):
    assert ids(corpus, text) == expected
    assert said in corpus.remark(text)


def test_the_one_page_that_was_kept_gives_its_entries(corpus):
    assert ids(corpus, "Rules Reference page 23") == [entry.id for entry in corpus.entries("2e/rr-p23")]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("(v1.4) Driftwood Cudgel", "2e/faq/errata-driftwood-cudgel"),
        ("(V 1.4) driftwood cudgel", "2e/faq/errata-driftwood-cudgel"),
        ("(v1.4) Driftwood Cudgel (Flight of Crows, 112)", "2e/faq/errata-driftwood-cudgel"),
        ("(v5.3) Chamber of the Painted Table F16", "1e/faq/errata-chamber-of-the-painted-table"),
        ("Rules Reference 4.2.1", "2e/rr/4.2.1"),
        ("Rules Reference, Stealth", "2e/rr/stealth"),
        ("(v3.8) Symon Silvertongue", "1e/faq/errata-symon-silvertongue"),
        ("(v3.9) Robert Baratheon", "1e/faq/errata-robert-baratheon-valyrian-edition"),
        ("FAQ (3.3)", "2e/faq/3.3"),
        ("1e FAQ (3.3)", "1e/faq/3.3"),
        ("RR Stealth ¶1", "2e/rr/stealth"),
        ("RR p. 23 Would ¶2", "2e/rr-p23/would"),
        ("ITE Stealth", "ccg/rules/stealth"),
        ("FAQ Old Wyk (erratum) ¶1", "2e/faq/errata-old-wyk"),
    ],
)
def test_an_erratum_and_a_citation_are_followed(corpus, text, expected):
    assert ids(corpus, text) == [expected]


def test_every_citation_that_the_program_prints_leads_back(corpus):
    for entry in corpus.entries():
        edition = corpus.document_of(entry.id).edition
        assert entry.id in ids(corpus, corpus.cite_label(entry.id), edition), corpus.cite_label(entry.id)


def test_a_version_that_no_erratum_of_the_card_has_is_said(corpus):
    assert ids(corpus, "(v1.2) Driftwood Cudgel") == ["2e/faq/errata-driftwood-cudgel"]
    assert corpus.remark("(v1.2) Driftwood Cudgel") == (
        "No erratum of Driftwood Cudgel is marked v1.2: it has v1.4"
    )


def test_a_ruling_is_known_by_its_place_as_well_as_by_its_number(corpus):
    assert ids(corpus, "(6.1)", "1e") == ["1e/faq/6.1"]
    assert ids(corpus, "(2.2)", "1e") == ["1e/faq/6.1"]
    assert "cited as printed" in corpus.remark("(2.2)", "1e")
    assert ids(corpus, "(2.2)", "2e") == ["2e/faq/2.2"]
    assert corpus.remark("(2.2)", "2e") == ""


def test_a_number_in_parentheses_is_a_ruling_in_each_edition_that_has_one(corpus):
    assert ids(corpus, "(3.3)") == ["2e/faq/3.3", "1e/faq/3.3"]
    # (4.3) is a definition of the First Edition; the Second has a step only.
    assert ids(corpus, "(4.3)") == ["2e/rr/4.3", "1e/faq/4.3"]
    assert ids(corpus, "step 3.3") == ["2e/rr/3.3"]


def test_an_edition_that_is_asked_for_is_kept_to(corpus):
    assert ids(corpus, "rulesreference#Keywords", "1e") == []
    assert ids(corpus, "(v1.4) Driftwood Cudgel", "ccg") == []


def test_a_pinned_id_of_the_version_in_force_is_that_id(corpus):
    assert ids(corpus, "2e/faq/3.3/1@4.1") == ["2e/faq/3.3"]
    assert corpus.remark("2e/faq/3.3/1@4.1") == ""
    assert corpus.paragraph("2e/faq/3.3/1@4.1") is corpus.paragraph("2e/faq/3.3/1")
    assert ids(corpus, "2e/faq/3.3/1@9.9") == []


@given(st.text(max_size=40))
def test_whatever_is_typed_is_answered(corpus, text):
    assert isinstance(corpus.resolve(text), tuple)
    assert isinstance(corpus.remark(text), str)
