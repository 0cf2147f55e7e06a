"""What an effect lets a player use of another player's cards, after that player lost."""

import pytest

from tests.rulings.texts import event, person, run_to

PLUNDER = person(
    "Reaction: After you win a challenge, until the end of the round you may marshal or play cards from the losing "
    "opponent's discard pile as if they were in your hand."
)


@pytest.mark.parametrize("used", [True, False])
def test_the_events_of_the_opponent_who_lost_may_be_played_when_the_challenge_is_over(used):
    """RR Play Restrictions and Permissions ¶1: who lost is known as the effect resolves; the event goes to its owner's pile."""
    raid = {"Ann": {"challenge": {"type": "power", "against": "Bob", "with": ["Hero"]}}}
    song = {"Ann": {"play": "Song"}}
    run_to(
        "dominance",
        {"play": ["Hero"]},
        {"discard": ["Song"]},
        "4.2",
        raid,
        *(({"Ann": {"trigger": "Hero"}}, {"advance": "4.2.6"}, song) if used else ({"refuse": song},)),
        {"check": {"players": {"Ann": {"gold": int(used), "discard": 0}, "Bob": {"gold": 0, "discard": 1}}}},
        Hero=PLUNDER,
        Song=event("Action: Gain 1 gold."),
    )


def test_a_reaction_event_of_that_opponent_may_be_played_too():
    """RR Play Restrictions and Permissions ¶1: as if it were in hand, "you" is then the player who plays it."""
    run_to(
        "dominance",
        {"play": ["Hero", "Miller"], "hand": ["Axe"]},
        {"discard": ["Dirge"]},
        "4.2",
        {"Ann": {"challenge": {"type": "power", "against": "Bob", "with": ["Hero"]}}},
        {"Ann": {"trigger": "Hero"}},
        {"Ann": {"play": "Axe", "choose": "Miller"}},
        {"Ann": {"play": "Dirge"}},
        {
            "check": {
                "players": {"Ann": {"gold": 2}, "Bob": {"gold": 0}},
                "cards": {"Dirge": {"zone": "discard"}},
            }
        },
        Hero=PLUNDER,
        Axe=event("Action: Choose and kill a character."),
        Dirge=event("Reaction: After a character you control is killed, gain 2 gold."),
    )
