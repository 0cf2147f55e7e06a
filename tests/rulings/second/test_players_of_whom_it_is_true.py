"""``While a player controls no locations, he or she cannot ..``: each player by himself, of whom it is true."""

import pytest

from tests.rulings.texts import event, person, run, text

DRAWS = event("Action: Draw 2 cards.")


@pytest.mark.parametrize(
    "words",
    [
        "While a player controls no attachments, he or she cannot draw more than 1 card each round.",
        "While a player controls no attachments, that player cannot draw more than 1 card each phase.",
    ],
)
def test_how_many_cards_a_player_may_draw_while_it_is_true(words):
    """RR Cannot ¶1: of whom it is not true may draw as many as he likes; of the others one is drawn, and no more."""
    run(
        {"play": ["Wall", {"Miller": {"attachments": ["Saddle"]}}], "hand": ["Letter"], "deck": 5},
        {"play": ["Baker"], "hand": ["Letter"], "deck": 5},
        "4.1",
        {"Ann": {"play": "Letter#1"}},
        {"Bob": {"play": "Letter#2"}},
        {"check": {"players": {"Ann": {"hand": 2}, "Bob": {"hand": 1}}, "cites": ["2e/rr/cannot/1"]}},
        Wall=text("location", words),
        Letter=DRAWS,
    )


@pytest.mark.parametrize("they", ["that player has", "he or she has", "they have"])
def test_unless_that_player_is_each_by_himself(they):
    """RR Cannot ¶1: who won a challenge this round may trigger it, the other may not."""
    run(
        {"play": ["Wall", "Miller", "Mill"]},
        {"play": ["Baker", "Inn"]},
        "4.2",
        {"refuse": {"Ann": {"trigger": "Mill"}, "because": "Wall"}},
        {"Ann": {"challenge": {"type": "power", "against": "Bob", "with": ["Miller"]}}},
        {"Bob": {"defend": []}},
        {"advance": "4.2"},
        {"refuse": {"Bob": {"trigger": "Inn"}, "because": "Wall"}},
        {"Ann": {"trigger": "Mill"}},
        {"check": {"players": {"Ann": {"gold": 1}}, "cites": ["2e/rr/cannot/1"]}},
        Wall=text(
            "attachment",
            f"A player cannot trigger abilities on locations unless {they} won a challenge this round.",
        ),
        Mill=text("location", "Action: Gain 1 gold. (Limit once per phase.)"),
        Inn=text("location", "Action: Gain 1 gold. (Limit once per phase.)"),
    )


@pytest.mark.parametrize("they", ["that player has", "he or she has"])
def test_each_player_draws_until_that_player_has_so_many(they):
    """RR Drawing Cards ¶1: each so many as are missing in that player's own hand; who has them already draws none."""
    run(
        {"hand": 1, "deck": 6, "play": ["Clerk"]},
        {"hand": 4, "deck": 6},
        "4.1",
        {"Ann": {"trigger": "Clerk"}},
        {"check": {"players": {"Ann": {"hand": 3}, "Bob": {"hand": 4}}, "cites": ["2e/rr/drawing-cards/1"]}},
        Clerk=person(f"Action: Each player draws cards until {they} 3 cards in hand."),
    )


def test_the_hand_of_somebody_else_does_not_say_how_many_are_drawn():
    """Whose hand is meant is not what the text says of who draws: it is left to the judge, not read as his own."""
    from tests.text.reading import read

    line = read("Action: Choose an opponent. Draw cards until that player has 5 cards in hand.")

    assert line.status == "header"
