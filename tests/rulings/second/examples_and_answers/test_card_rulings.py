"""Examples and answers that name cards: the table says what the corpus says, and traces cite them."""

import pytest

from agot_judge.editions.second.card_rulings import CARD_ERRATA, CARD_RULINGS
from agot_judge.scenario.execution import run_text

OF_THE_PARAGRAPH = {"2e/faq/2.9/2": {"Hedge Knight"}}
"""Titles that the paragraph names with an article before them."""
NOT_IN_PLAY = {
    "2e/rr/assault/2", "2e/rr/redirect/1", "2e/rr/title-cards/4", "2e/rr/title-cards/5", "2e/rr/title-cards/6",
    "2e/rr/title-cards/7", "2e/rr/component-list/12",
}  # fmt: skip
"""Rules that name the titles of every melee game, and the list of what is in the box: no rulings about cards."""


def _named(corpus, paragraph):
    return {link.to.removeprefix("card:") for link in paragraph.links if link.kind == "names-card"}


@pytest.mark.parametrize("ruling", CARD_RULINGS, ids=lambda ruling: ruling.cite)
def test_a_ruling_is_about_the_cards_that_its_entry_names(corpus, ruling):
    paragraph = corpus.paragraph(ruling.cite)
    entry = [one for one in corpus.paragraphs("2e") if one.entry == paragraph.entry]
    named = {name for one in entry for name in _named(corpus, one)}
    assert set(ruling.titles) <= named | OF_THE_PARAGRAPH.get(ruling.cite, set())
    assert 1 <= ruling.least <= len(ruling.titles)


@pytest.mark.parametrize("ruling", CARD_RULINGS, ids=lambda ruling: ruling.cite)
def test_it_is_cited_beside_paragraphs_that_there_are(corpus, ruling):
    assert ruling.rules
    for rule in ruling.rules:
        assert rule in corpus


def test_no_example_or_answer_that_names_a_card_is_left_out(corpus):
    there = {ruling.cite for ruling in CARD_RULINGS}
    missing = [
        paragraph.id
        for paragraph in corpus.paragraphs("2e")
        if paragraph.kind in ("example", "answer")
        and paragraph.entry.startswith(("2e/rr/", "2e/faq/"))
        and _named(corpus, paragraph)
        and paragraph.id not in there | NOT_IN_PLAY
    ]
    assert missing == []


STEALTH = """
edition: 2e
players:
  Ann: {{faction: stark, plot: {{name: P, gold: 5, initiative: 0, claim: 1, reserve: 6}}, play: [{card}]}}
  Bob: {{faction: lannister, plot: {{name: Q, gold: 5, initiative: 0, claim: 1, reserve: 6}}, play: [Page]}}
cards:
  {card}: {{type: character, cost: 5, str: 1, icons: [military], traits: [Army], text: "Stealth."}}
  Page: {{type: character, cost: 1, str: 1, icons: [military], traits: [Ally]}}
start: "4.2"
run:
  - Ann: {{challenge: {{type: military, against: Bob, with: [{card}], stealth: {{{card}: Page}}}}}}
  - check:
      cards: {{Page: {{bypassed: true}}}}
"""
ANSWER = "2e/faq/wolves-of-the-north/2"


@pytest.mark.parametrize(
    ("card", "is_named"),
    [("Wolves of the North", True), ("Wolves Of The North", True), ("Dogs of the South", False)],
)
def test_an_answer_is_cited_beside_its_rule_where_the_card_is_the_one_it_names(card, is_named):
    result = run_text(STEALTH.format(card=card))
    assert result.ok, result
    beside = [line for line in result.trace if "2e/rr/stealth/1" in line.cites]
    assert beside
    assert any(card in line.text for line in beside)
    assert all((ANSWER in line.cites) is (is_named and card in line.text) for line in beside)


def test_each_erratum_about_a_card_is_cited_where_its_words_decide(corpus):
    """FAQ Errata: all but Kingsgrave's, which changes how a word is printed."""
    errata = {one.id for one in corpus.paragraphs("2e") if one.entry.startswith("2e/faq/errata-")}
    about_cards = {id_ for id_ in errata if "rules-reference" not in id_} - {"2e/faq/errata-kingsgrave/1"}
    assert about_cards == {ruling.cite for ruling in CARD_ERRATA}


CUDGEL = """
edition: 2e
players:
  Ann: {{play: [{{Page: {{attachments: [Driftwood Cudgel]}}}}], gold: 5}}
  Bob: {{play: [Squire]}}
cards:
  Page: {{type: character, cost: 1, str: 1, icons: [military]}}
  Squire: {{type: character, cost: 1, str: 1, icons: [military]}}
  Driftwood Cudgel: {{type: attachment, cost: 1, text: "Action: Choose a character. Kneel that character.{limit}"}}
start: "4.1"
run:
  - Ann: {{trigger: Driftwood Cudgel, choose: Squire}}
"""


@pytest.mark.parametrize(
    ("limit", "is_cited"), [(" (Limit once per phase.)", True), (" (Limit twice per round.)", False)]
)
def test_an_erratum_is_cited_where_the_corrected_words_are_used(limit, is_cited):
    """FAQ Errata, Driftwood Cudgel ¶1 (2e/faq/errata-driftwood-cudgel/1): its ability has a limit."""
    result = run_text(CUDGEL.format(limit=limit))
    assert result.exit == 0, result
    cited = [line for line in result.trace if "2e/faq/errata-driftwood-cudgel/1" in line.cites]
    assert bool(cited) is is_cited
    assert all(
        "Driftwood Cudgel" in line.text and "2e/rr/limits-and-maxima/1" in line.cites for line in cited
    )
