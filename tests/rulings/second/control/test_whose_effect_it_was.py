"""That player, after what an opponent's effect has done to one's own cards: whose effect it was."""

import pytest

from tests.rulings.texts import event, run, text

PYRE = event("Action: Choose and kill a character.")


def test_that_player_is_whose_effect_killed_ones_own_character():
    """RR Triggering Condition ¶1: the opponent of whom the condition speaks is the one whose effect it was."""
    run(
        {"hand": ["Pyre", "Saddle"]},
        {"play": ["Miller", "Crypt"], "hand": ["Baker"], "deck": 5},
        "4.1",
        {"Ann": {"play": "Pyre", "choose": ["Miller"]}},
        {"Bob": {"trigger": "Crypt"}},
        {"check": {"players": {"Ann": {"hand": 0}, "Bob": {"hand": 1}}}},
        Pyre=PYRE,
        Crypt=text(
            "location",
            "Reaction: After a character you control is killed by an opponent's card effect, that player discards 1 "
            "card at random from their hand.",
        ),
    )


def test_what_is_forbidden_to_that_player_stays_forbidden_to_the_same_one():
    """RR Lasting Effects ¶1: who is affected is settled as the effect resolves."""
    run(
        {"hand": ["Pyre", "Feast"]},
        {"play": ["Miller", "Crypt"]},
        "4.1",
        {"Ann": {"play": "Pyre", "choose": ["Miller"]}},
        {"Bob": {"trigger": "Crypt"}},
        {"Bob": "pass"},
        {"refuse": {"Ann": {"play": "Feast"}}},
        Pyre=PYRE,
        Feast=event("Action: Gain 1 gold."),
        Crypt=text(
            "location",
            "Reaction: After a character you control is killed by an opponent's card effect, that player cannot play "
            "events until the end of the phase.",
        ),
    )


@pytest.mark.parametrize(
    "words",
    [
        "choose and kneel a location. That character's controller discards 1 card at random from their hand.",
        "kneel Crypt. That character's controller discards 1 card at random from their hand.",
    ],
)
def test_that_characters_controller_is_not_whose_card_was_knelt_since(words):
    """RR Ownership and Control ¶4: of a card that left play, the player who controlled it."""
    run(
        {"hand": ["Pyre"], "play": ["Crypt"]},
        {"play": ["Miller"], "hand": ["Baker"]},
        "4.1",
        {"Ann": {"play": "Pyre", "choose": ["Miller"]}},
        {"Ann": {"trigger": "Crypt", **({"choose": ["Crypt"]} if "choose" in words else {})}},
        {"check": {"cards": {"Crypt": {"kneeling": True}}, "players": {"Bob": {"hand": 0}}}},
        Pyre=PYRE,
        Crypt=text("location", f"Reaction: After a character is killed, {words}"),
    )


def test_its_controller_is_that_of_the_card_by_which_the_challenge_was_described():
    """RR Attachment Cards ¶6: an attachment can be under another player's control than the card that it is on."""
    run(
        {
            "play": [{"Miller": {"attachments": [{"Leash": {"controller": "Bob"}}]}}],
            "hand": 0,
            "deck": ["Baker", "Saddle"],
        },
        {},
        "4.1",
        {"Ann": {"challenge": {"type": "power", "against": "Bob", "with": ["Miller"]}}},
        {"advance": "4.2.4"},
        {"check": {"players": {"Ann": {"hand": 1}}}},
        Leash=text(
            "attachment",
            "Forced Reaction: After a player wins a challenge in which attached character is participating, its "
            "controller draws 1 card.",
        ),
    )
