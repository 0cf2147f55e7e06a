"""Pointers that are stale, broken or lead out of the corpus, and titles that the recognition misread: each one by name."""

import pytest

from agot_judge.corpus.references import count_references

LOST_PLACE = "2e/rr/timing-sequence-chart"


@pytest.mark.parametrize(
    ("paragraph", "words"),
    [
        ("2e/rr/actions/1", "the timing charts in Appendix I"),
        ("2e/rr/4.2.6/1", "framework steps 4.1 and 4.2"),
        ("2e/rr/4.3/1", "framework steps 4.1 and 4.2"),
        ("2e/rr/action-windows/1", "on the chart"),
        ("2e/rr/appendix-i-timing-and-gameplay/1", "in the chart"),
        ("2e/rr/framework-event-details/1", "the game's flow chart"),
    ],
)
def test_what_stood_on_the_lost_chart_is_said_to_be_lost(corpus, paragraph, words):
    (one,) = [u for u in count_references(corpus).emptied if u.paragraph == paragraph]

    assert words in one.words
    assert "lost" in one.reason
    links = {link.to: link.note for link in corpus.paragraph(paragraph).links if link.kind == "see"}
    assert links[LOST_PLACE] == one.reason
    assert corpus.entry(LOST_PLACE).paragraphs == ()
    assert "lost" in corpus.entry(LOST_PLACE).repaired


@pytest.mark.parametrize(
    ("paragraph", "words"),
    [
        ("2e/rr/the-only-game-that-matters/5", "The second provides a detailed anatomy of each cardtype."),
        ("2e/rr/the-only-game-that-matters/3", "Learn to Play book"),
        ("2e/rr/the-golden-rules/1", "Learn to Play book"),
        ("2e/rr/the-golden-rules/2", "Learn to Play book"),
        ("2e/faq/card-legality/1", "restricted-list-faq"),
        ("1e/faq/about-this-document/1", "the most recent rulebook"),
        ("ccg/rules/a-game-of-thrones-community/1", "AGoT FAQ document"),
    ],
)
def test_what_leads_out_of_the_corpus_is_said_to_and_linked_nowhere(corpus, paragraph, words):
    (one,) = [u for u in count_references(corpus).unresolved if u.paragraph == paragraph]

    assert words in one.words
    assert not [link for link in corpus.paragraph(paragraph).links if link.text == one.words]


@pytest.mark.parametrize(
    ("paragraph", "kind", "to", "said"),
    [
        ("2e/rr/target/4", "ruling", "2e/faq/3.3", "stale"),
        (
            "2e/faq/errata-rules-reference-page-26-column-1-paragraph-9/1",
            "erratum-of",
            "2e/rr/1.3/4",
            "carried out",
        ),
        ("1e/faq/action-window/16", "see", "1e/faq/plot-phase-chart", "section III"),
        ("1e/faq/standing-phase-chart/8", "see", "1e/faq/plot-phase-chart", "taxation"),
        ("ccg/rules/recommended-play-area/1", "see", "ccg/rules/recommended-play-area/2", "picture is lost"),
    ],
)
def test_a_stale_pointer_is_mended_and_marked(corpus, paragraph, kind, to, said):
    (note,) = [x.note for x in corpus.paragraph(paragraph).links if (x.kind, x.to) == (kind, to)]

    assert said in note


@pytest.mark.parametrize(
    ("entry", "title"),
    [
        ("set-a-game-of-thrones-core-set", "A Game of Thrones Core Set"),
        ("set-a-time-of-ravens", "A Time of Ravens"),
        ("set-multiplayer-titles", "Multiplayer Titles"),
        ("set-multiplayer-titles-2", "Multiplayer Titles"),
        ("set-a-house-of-talons", "A House of Talons"),
        ("set-iron-throne-legacy-pack", "Iron Throne Legacy Pack"),
        ("set-a-house-of-thorns", "A House of Thorns"),
        ("set-iron-throne-edition", "Iron Throne Edition"),
        ("set-a-tourney-of-swords", "A Tourney of Swords"),
        ("set-a-throne-of-blades", "A Throne of Blades"),
        ("definitions-and-terms", "Definitions and Terms"),
    ],
)
def test_a_title_that_the_recognition_misread_is_mended_with_a_reason(corpus, entry, title):
    found = corpus.entry(f"1e/faq/{entry}")

    assert found.title == title
    assert found.repaired


@pytest.mark.parametrize(
    "entry", ["set-a-crown-of-suns", "set-a-clash-of-arms", "errata-chamber-of-the-painted-table"]
)
def test_a_c_that_is_right_stays(corpus, entry):
    assert " C" in f" {corpus.entry(f'1e/faq/{entry}').title}"


def test_version_numbers_of_the_first_edition_are_said_to_give_no_order(corpus):
    assert "give no order" in corpus.document("1e/faq").note
    versions = [e.version for e in corpus.entries("1e/faq") if e.kind == "erratum"]
    assert versions != sorted(versions)


def test_two_wordings_of_a_set_are_one(corpus):
    notes = {
        link.note for _, link in corpus.naming("Summer Harvest", "2e") if "number are not" not in link.note
    }

    assert notes == {"War of the Five Kings, 39"}
    assert corpus.entry("2e/faq/errata-esgred").card.set == "War of the Five Kings"
