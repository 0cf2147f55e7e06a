"""Sentences that no document decides: they are left to the judge, with the question."""

import pytest

from agot_judge.cards.model import CardFace
from agot_judge.text.compile import compile_text

TAM = CardFace(name="Old Tam", type="character")


@pytest.mark.parametrize(
    ("text", "question"),
    [
        (
            "Action: Discard 1 power from each character. Those characters get -1 STR until the end of the phase.",
            "whether it is each of them, or each that had some of it",
        ),
        (
            "Action: Discard 1 gold from each location. Kneel those locations.",
            "whether it is each of them, or each that had some of it",
        ),
        ("You may marshal 1 additional limited card this phase.", "in which phase"),
        ("Action: Have the target participate in the challenge on your side.", "who participates"),
        (
            "Action: Choose a character. Kneel that character. Sacrifice a location. That character's controller draws 1 card.",
            "whose card that is, after something else was done",
        ),
        (
            "Action: Choose a character. Kill that character. Sacrifice Old Tam. Its owner draws 1 card.",
            "whose card that is, after something else was done",
        ),
        (
            "Reaction: After 1 or more cards are discarded from your hand, draw 1 card for each card.",
            "which cards are counted",
        ),
        (
            "Action: Choose a character. Kneel Old Tam. At the end of the phase, kill that character. Then, draw 1 card.",
            "whether that is done later, too",
        ),
        ("Old Tam gets +1 STR for each attachment on him and each Knight you control.", "two things at once"),
        ("Action: Kneel each attachment on Old Tam and each location you control.", "two things at once"),
        (
            "Action: Choose a character with higher STR than Old Tam and a location. Kneel it.",
            "two things at once",
        ),
        (
            "Action: Choose a character. Move any number of attachments from that character to other characters you control.",
            "to which of several cards",
        ),
        ("Action: Place 3 gold from the treasury on characters you control.", "how much on which of them"),
        ("Action: Sacrifice locations to draw 2 cards.", "how many of them"),
        ("Action: Discard cards from your hand to draw that many cards.", "each card in a hand"),
        (
            "Action: Sacrifice any number of locations. For each location sacrificed, choose a character. Draw 1 card.",
            "what is done for each of them",
        ),
        (
            "Action: Choose a character. Until the end of the challenge, it gets +X STR, where X is the number of different "
            "faction affiliations among characters you control. (1 higher instead if you control a King character.)",
            "how much more that is",
        ),
    ],
)
def test_the_question_is_said(text, question):
    """What could be meant in two ways is not guessed."""
    (line,) = compile_text(text, TAM)
    assert line.status != "compiled"
    assert line.cause == f"unclear: {question}"


@pytest.mark.parametrize(
    "text",
    [
        "Action: Choose up to 3 characters. Discard 1 power from each of those characters. Those characters get -1 STR until"
        " the end of the phase.",
        "Action: Kneel each Lord character. Those characters get -1 STR until the end of the phase.",
        "Action: You may marshal 1 additional limited card this phase.",
        "Action: Search the top 10 cards of your deck for any number of events and reveal them. Add 1 to your hand, and place"
        " the others in your discard pile. Shuffle your deck.",
        "Each character with the highest STR in play gains renown.",
    ],
)
def test_what_leaves_nothing_open_is_understood(text):
    """The same words where the text itself says which cards, or which phase."""
    (line,) = compile_text(text, TAM)
    assert line.status == "compiled", line.message


def test_whether_one_icon_is_chosen_for_all_of_them_is_open_where_it_is_said_of_each():
    """ "Each of those characters loses a challenge icon of your choice": of "those characters" it is one."""
    said = (
        "Action: Choose up to 3 characters. Until the end of the phase, {} a challenge icon of your choice."
    )
    (each,) = compile_text(said.format("each of those characters loses"), TAM)
    (all_of_them,) = compile_text(said.format("those characters lose"), TAM)
    assert (each.status, all_of_them.status) == ("header", "compiled")
