"""Power and gold that could only move to where they are: no move, and no potential to change the game state."""

import pytest

from tests.rulings.tables import run
from tests.rulings.texts import event, text

USES = {
    "a card in play": "Action: Choose a card in play. Move 1 power from that card to your faction card.",
    "a player's faction card": "Action: Choose a player. Move 1 power from that player's faction card to your own.",
    "a gold pool": "Action: Choose a player. Move 1 gold from that player's gold pool to your own.",
    "its controller's": "Action: Move each power from each card in play to its controller's faction card.",
    "a character or location": "Action: Move 1 power from a character or location to its owner's faction card.",
}


@pytest.mark.parametrize("words", USES.values(), ids=USES)
def test_what_could_only_move_to_where_it_is_has_no_potential(words):
    """RR Move ¶2: without a valid destination the move attempt cannot be made; Abilities ¶6: so it cannot be initiated."""
    run(
        {"Ann": {"power": 2, "gold": 2, "play": ["Hall"]}, "Bob": {}},
        "4.1",
        {"check": {"may_not": {"Ann": ["Hall"]}}},
        cards={"Hall": text("location", words)},
    )


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (USES["a player's faction card"], "2e/rr/move/2"),
        (USES["a gold pool"], "2e/rr/move/2"),
        (USES["its controller's"], "2e/rr/move/2"),
        (USES["a card in play"], "2e/rr/move/2"),
    ],
)
def test_the_reason_is_that_it_cannot_move_to_its_same_placement(words, why):
    """RR Move ¶2."""
    run(
        {"Ann": {"power": 2, "gold": 2, "play": ["Hall"]}, "Bob": {}},
        "4.1",
        {
            "check": {
                "why_not": {"Ann": {"Hall": "cannot move to its same (current) placement"}},
                "cites": [why],
            }
        },
        cards={"Hall": text("location", words)},
    )


@pytest.mark.parametrize("words", USES.values(), ids=USES)
def test_with_something_elsewhere_it_can(words):
    """RR Move ¶1."""
    run(
        {
            "Ann": {"power": 2, "gold": 2, "play": ["Hall", {"Miller": {"power": 1}}]},
            "Bob": {"power": 1, "gold": 1},
        },
        "4.1",
        {"check": {"may": {"Ann": ["Hall"]}}},
        cards={"Hall": text("location", words)},
    )


def test_a_card_is_no_target_where_its_power_would_stay():
    """RR Target ¶8, Move ¶2: the effect could not affect the faction card to which the power would move."""
    run(
        {"Ann": {"power": 2, "play": ["Hall", {"Miller": {"power": 1}}]}, "Bob": {}},
        "4.1",
        {"check": {"may": {"Ann": ["Hall"]}}},
        {"Ann": {"trigger": "Hall"}},
        {
            "check": {
                "decision": {"player": "Ann", "choices": ["Miller"], "not_choices": ["Ann's faction card"]}
            }
        },
        cards={"Hall": text("location", USES["a card in play"])},
    )


def test_a_winner_moves_no_power_from_the_winning_players_faction_card_to_its_own():
    """RR Move ¶2: the winner's own faction card is the only destination."""
    hall = text(
        "location",
        "Reaction: After a challenge ends, move 1 power from the winning player's faction card to your own.",
    )
    for winner, possible in (("Ann", "may_not"), ("Bob", "may")):
        run(
            {"Ann": {"power": 2, "play": ["Hall", {"Miller": "attacking"}]}, "Bob": {"power": 2}},
            "4.2.6",
            {"check": {possible: {"Ann": ["Hall"]}}},
            challenge={"type": "power", "attacker": "Ann", "defender": "Bob", "winner": winner, "by": 2},
            cards={"Hall": hall},
        )


def test_a_claim_that_the_attacking_player_must_satisfy_moves_nothing_and_the_trace_says_why():
    """RR Move ¶2, Power Claim ¶1: the power would move to the card where it is."""
    run(
        {
            "Ann": {"power": 3, "play": [{"Miller": "attacking"}]},
            "Bob": {"power": 4, "hand": ["Turn"]},
        },
        "duck",
        {"Bob": {"play": "Turn"}},
        {"advance": "4.2.5"},
        {
            "check": {
                "players": {"Ann": {"faction_power": 4}, "Bob": {"faction_power": 4}},
                "cites": ["2e/rr/move/2", "2e/rr/power-claim/1"],
            }
        },
        challenge={"type": "power", "attacker": "Ann", "defender": "Bob"},
        cards={
            "Turn": event(
                "Interrupt: When claim is applied for a challenge in which you are the defending player, choose an "
                "opponent. That player must satisfy the normal claim effect instead of you as if he or she were the "
                "defending player."
            )
        },
    )
