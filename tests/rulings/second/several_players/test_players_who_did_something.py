"""Players of whom it is said what they did before: who played an event, against whom a challenge was won."""

from tests.rulings.texts import event, run


def test_a_challenge_that_was_won_against_you_is_one_of_yours():
    """RR Challenges Phase, Win and Lose: of the two players of a challenge each won or lost it against the other."""
    revenge = event("Action: Choose an opponent who has won a challenge against you this phase. Draw 1 card.")
    run(
        {"play": ["Miller"], "hand": ["Revenge"], "deck": 3},
        {"hand": ["Revenge"], "deck": 3},
        "4.2",
        {"Ann": {"challenge": {"type": "power", "with": ["Miller"]}}},
        {"advance": "4.3"},
        {"check": {"may_not": {"Ann": ["Revenge"]}, "cites": []}},
        {"Ann": "pass"},
        {"Bob": {"play": "Revenge", "choose": ["Ann"]}},
        {"check": {"players": {"Bob": {"deck": 2}}}},
        Revenge=revenge,
    )
