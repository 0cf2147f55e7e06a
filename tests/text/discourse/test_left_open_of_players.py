"""Of which player, or of which moment, a text speaks: left to the judge where it does not say, with the question."""

import pytest

from agot_judge.cards.model import CardFace
from agot_judge.text.compile import compile_text

TAM = CardFace(name="Old Tam", type="character")


@pytest.mark.parametrize(
    ("text", "question"),
    [
        (
            "Reaction: After you win a challenge, the losing opponent sacrifices a location to kneel each Knight.",
            "who pays, and who does what is paid for",
        ),
        (
            "Action: Choose and kneel a character. (Kneel up to 2 characters instead if you are the first player.)",
            "whether it is chosen where something else is done",
        ),
        ("Action: Discard each attachment on a character you control.", "on one of them, or on any"),
        ("Action: Gain gold equal to a player's claim value.", "of which player"),
        ("Action: Gain 1 gold for each card in a player's hand.", "of which player"),
        (
            "Reaction: After an opponent wins a challenge against you, its controller draws 1 card.",
            "nothing was spoken of",
        ),
        ("Reaction: After you draw a card, the losing opponent discards 1 card.", "which opponent that is"),
        (
            "Reaction: After you lose a challenge, discard 1 card at random from the losing opponent's hand.",
            "which opponent that is",
        ),
        (
            "Reaction: After you win a challenge, the winning opponent discards 1 card.",
            "which opponent that is",
        ),
    ],
)
def test_the_question_is_said(text, question):
    """What could be meant in two ways is not guessed."""
    (line,) = compile_text(text, TAM)

    assert line.status == "header"
    assert question in line.message


@pytest.mark.parametrize(
    "text",
    [
        "Reaction: After a player with no cards in hand draws a card, gain 1 gold.",
        "Reaction: After an opponent with more power than you gains power, draw 1 card.",
        "Reaction: After a player who controls no characters marshals a character, draw 1 card.",
    ],
)
def test_what_is_asked_of_a_player_before_or_after_what_he_or_she_did_is_left_to_the_judge(text):
    """What has been done changed it; that it has been done is understood."""
    (line,) = compile_text(text, TAM)

    assert line.status == "header"
    assert line.trigger is not None
    assert line.trigger.when == ()


@pytest.mark.parametrize(
    "text",
    [
        "Reaction: After an opponent with more power than you plays an event, draw 1 card.",
        "Interrupt: When a player with no cards in hand would draw 1 or more cards, draw 1 card.",
    ],
)
def test_what_is_the_same_before_and_after_is_asked(text):
    """Nothing of it is changed, or it is asked before it happens."""
    (line,) = compile_text(text, TAM)

    assert line.status == "compiled"


@pytest.mark.parametrize(
    "text",
    [
        "Reaction: After you draw or discard a card, gain 1 gold.",
    ],
)
def test_who_does_the_one_and_to_whom_the_other_happens(text):
    """A player draws; a card is discarded by whoever's effect it is, and is its player's: one player is said of both."""
    (line,) = compile_text(text, TAM)

    assert line.status == "unread"
    assert "who does one of them, and to whom the other happens" in line.message


@pytest.mark.parametrize(
    "text",
    [
        "Reaction: After you win a challenge, discard 1 card at random from the losing opponent's hand.",
        "Reaction: After Old Tam discards a card using pillage, discard 1 card at random from the losing opponent's hand.",
        "Reaction: After you lose dominance, discard 1 card at random from the winning opponent's hand.",
        "Reaction: After Old Tam is killed for [military] claim, discard 1 card at random from the winning opponent's hand.",
        "Reaction: After you draw a card, the next time you win a challenge this phase, "
        "discard 1 card at random from the losing opponent's hand.",
    ],
)
def test_who_lost_or_won_is_known_once_somebody_has(text):
    """A challenge has a winner and a loser from its determination on (2e/rr/4.2.2/2)."""
    (line,) = compile_text(text, TAM)

    assert line.status == "compiled"
