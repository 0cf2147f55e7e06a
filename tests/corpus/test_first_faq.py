"""The First Edition FAQ (001): its lost headings, rulings, definitions, timing structure, charts, questions."""

import re

import pytest

FAQ = "1e/faq"


def lines(entry):
    return [(paragraph.kind, paragraph.text) for paragraph in entry.paragraphs]


def test_the_four_lost_section_headings_are_restored_from_the_contents(corpus):
    top = [entry for entry in corpus.entries(FAQ) if entry.path == () and entry.kind == "section"]

    assert [entry.title for entry in top] == [
        "About this document",
        "Card Clarification and Errata",
        "Official Rules Clarification",
        "Timing Structure",
        "Frequently Asked Questions",
    ]
    assert all("lost" in entry.repaired for entry in top)
    source = corpus.source(FAQ)
    assert all(f"{entry.title}\t" in source for entry in top[1:])


def test_copyright_and_contents_are_furniture(corpus):
    spans = {(f.span.start, f.span.end) for f in corpus.furniture(FAQ)}
    assert {(588, 973), (975, 1107)} <= spans


def test_what_the_errata_section_says_of_all_reprints_is_a_rule(corpus):
    rule = corpus.paragraph(f"{FAQ}/card-clarification-and-errata/1")
    assert rule.kind == "rule"
    assert rule.text.endswith("always applies to all reprinted versions of that card.")


def test_rulings_and_definitions_are_whole_and_in_order(corpus):
    numbered = [e for e in corpus.entries(FAQ) if e.kind in ("ruling", "definition") and e.number]

    assert [entry.number for entry in numbered] == [
        *("1.1", "1.2", "1.3"),
        *("2.1", "6.1", "2.3", "2.4", "2.5", "2.6", "2.7", "2.8"),
        *(f"3.{n}" for n in range(1, 36)),
        *(f"4.{n}" for n in range(1, 15)),
    ]
    assert all(entry.id == f"{FAQ}/{entry.number}" and entry.paragraphs for entry in numbered)
    assert [e.title for e in numbered if re.search(r"[#*]|\d\.", e.title)] == []


def test_ruling_6_1_is_cited_as_printed_and_says_where_it_stands(corpus):
    ruling = corpus.entry(f"{FAQ}/6.1")
    assert ruling.title == "Plot Effect Resolution"
    assert "(2.2)" in ruling.repaired


def test_the_draw_cap_is_a_ruling_without_a_number(corpus):
    cap = corpus.entry(f"{FAQ}/the-draw-cap")
    assert (cap.kind, cap.number, len(cap.paragraphs)) == ("ruling", "", 2)


@pytest.mark.parametrize(
    ("number", "title", "begins"),
    [
        ("3.2", "Paying a Cost vs. Triggering an Effect", "Certain cards refer"),
        ("3.12", "Self-Referential Cards", "When a card refers to its own name"),
        ("3.22", "Card Type Changes to Attachment", "An attachment is defined as"),
    ],
)
def test_a_heading_glued_to_its_text_is_parted_from_it(corpus, number, title, begins):
    entry = corpus.entry(f"{FAQ}/{number}")
    assert entry.title == title
    assert entry.paragraphs[0].text.startswith(begins)


def test_a_misprinted_title_that_is_no_fault_of_recognition_stays(corpus):
    assert corpus.entry(f"{FAQ}/3.15").title == "Targetting and Immunity"


def test_rulings_stand_below_their_groups(corpus):
    groups = ("Official Rules Clarification", "Card Effects and Abilities")
    assert corpus.entry(f"{FAQ}/3.5").path == (*groups, "Paying Costs")
    assert corpus.entry(f"{FAQ}/3.35").path == (*groups, "Dynamic Situations")
    assert corpus.entry(f"{FAQ}/4.1").path == ("Official Rules Clarification", "Definitions and Terms")


def test_titles_that_occur_twice_are_told_apart_by_their_parents(corpus):
    for part in ("play-restrictions", "cost", "target", "effect", "additional-notes"):
        for parent, title in (("event-cards", "Event Cards"), ("character-abilities", "Character Abilities")):
            entry = corpus.entry(f"{FAQ}/{parent}-{part}")
            assert entry.path[-1] == title
            assert entry.paragraphs


def test_examples_without_the_word_are_examples(corpus):
    for id_ in (
        "3.14/7",
        "3.16/3",
        "3.16/4",
        "3.28/4",
        "4.10/3",
        "4.10/4",
        "4.10/7",
        "moribund/7",
        "framework-actions/5",
    ):
        assert corpus.paragraph(f"{FAQ}/{id_}").kind == "example"
    assert corpus.paragraph(f"{FAQ}/3.14/6").kind == "example"  # "For example: ..."
    assert corpus.paragraph(f"{FAQ}/4.3/4").kind == "rule"  # the rule goes on between two examples


def test_an_example_shows_the_paragraph_before_it(corpus):
    links = corpus.paragraph(f"{FAQ}/4.3/2").links
    assert [link.to for link in links if link.kind == "example-of"] == [f"{FAQ}/4.3/1"]


def test_kinds_of_abilities_are_a_list_though_nothing_marks_it(corpus):
    items = [p for p in corpus.entry(f"{FAQ}/3.10").paragraphs if p.kind == "item"]
    assert [p.text.split(":")[0] for p in items] == [
        "Triggered Abilities",
        "Passive Abilities",
        "Constant Abilities",
    ]
    assert {p.lead_in for p in items} == {f"{FAQ}/3.10/1"}


def test_references_to_what_is_not_in_the_corpus_are_listed(corpus):
    missing = [(u.paragraph, u.words) for u in corpus.unresolved if u.paragraph.startswith(FAQ)]
    assert missing == [
        (f"{FAQ}/about-this-document/1", "the most recent rulebook"),
        (f"{FAQ}/official-rules-clarification/1", "the most recent rulebook"),
    ]


def test_every_question_opens_an_entry_and_is_answered(corpus):
    questions = [e for e in corpus.entries(FAQ) if e.kind == "faq"]

    assert len(questions) == 20
    for entry in questions:
        assert entry.path == ("Frequently Asked Questions",)
        assert [p.kind for p in entry.paragraphs][:2] == ["question", "answer"]
        assert entry.title == entry.paragraphs[0].text
        assert entry.title.endswith("?")
        assert not any(p.text.endswith("?") for p in entry.paragraphs[1:])


def test_the_question_glued_to_an_answer_is_a_question(corpus):
    assert (
        corpus.entry(f"{FAQ}/drawing-past-the-draw-cap")
        .paragraphs[-1]
        .text.endswith("the draw from occurring.")
    )
    glued = corpus.entry(f"{FAQ}/must-a-response-be-triggered")
    assert lines(glued)[0] == ("question", "Do I have to trigger a response?")
    assert glued.paragraphs[1].text.startswith("Triggered response actions")


def test_one_question_has_two_answers(corpus):
    assert [p.kind for p in corpus.entry(f"{FAQ}/who-responds-first").paragraphs] == [
        "question",
        "answer",
        "answer",
    ]


def test_missing_full_stops_are_not_invented(corpus):
    for id_ in ("errata-daario-naharis/1", "4.4/5", "4.5/3", "verifying-a-card-searched-for/2"):
        paragraph = corpus.paragraph(f"{FAQ}/{id_}")
        assert not paragraph.text.endswith(".")
        assert not paragraph.repaired
