"""What a card's page says of a line of its text."""

import pytest
from flask import get_template_attribute

from agot_judge.cards.model import CardFace
from agot_judge.text.compile import compile_text
from agot_judge.web.understood import said_of, understood_line

MILLER = CardFace(name="Harwin the Miller", type="character")
TAM = CardFace(name="Old Tam", type="character")


@pytest.mark.parametrize(
    ("cause", "said"),
    [
        (", | or", "stopped at “or”, after “,”"),
        ("the beginning | of", "stopped at “of”"),
        ("3 readings: deeds.move, deeds.stand", "it can be read in 3 ways"),
        ("unknown word: glorp", "unknown word: glorp"),
        ("", ""),
    ],
)
def test_why_reading_came_to_an_end_is_said_in_words(cause, said):
    assert said_of(cause) == said


def test_words_in_italics_are_no_other_words():
    (line,) = compile_text("Action: Draw 1 card for each <i>Lord</i> that glorps.", TAM)

    found = understood_line(line, "Old Tam")

    assert found.status == "header"
    assert found.keeps_words


def test_a_misprint_is_said_on_the_page_beside_its_line(app):
    (line,) = compile_text("Action: Kneel Harwin of Miller to draw 1 card.", MILLER)

    with app.test_request_context():
        shown = get_template_attribute("cards/_understood.html", "understood")(
            (understood_line(line, MILLER.name),)
        )

    assert "Taken for a misprint: “Harwin of Miller” is read as “Harwin the Miller”." in shown


@pytest.mark.parametrize(
    ("text", "unknown", "near"),
    [
        ("Reaction: After you win a chalenge, draw 1 card.", "chalenge", ("challenge", "challenges")),
        ("<b>Action:</b> Knell <i>a</i> card.", "Knell", ("Knelt", "Kneel")),
        ("Action: Glorp.", "Glorp", ()),
        ("Action: A character choose.", "", ()),
    ],
)
def test_a_word_that_no_template_has_comes_with_those_like_it_as_they_would_be_printed(text, unknown, near):
    (line,) = compile_text(text, TAM)
    found = understood_line(line, "Old Tam")
    assert (found.unknown, found.near[: len(near)]) == (unknown, near)


def test_a_page_without_a_form_offers_the_word_in_words(app):
    (line,) = compile_text("Reaction: After you win a chalenge, draw 1 card.", TAM)

    with app.test_request_context():
        shown = get_template_attribute("cards/_understood.html", "understood")(
            (understood_line(line, TAM.name),)
        )

    assert "Did you mean “challenge” or “challenges”?" in shown
    assert "<button" not in shown
