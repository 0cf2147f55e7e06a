"""STR and texts that hold only on one side of a challenge, alone, or of cards that another player owns."""

import pytest

from tests.rulings.texts import run, text


@pytest.mark.parametrize(("who", "strength"), [("Ann", (4, 3)), ("Bob", (4, 3))])
def test_of_a_player_on_either_side_of_the_challenge(who, strength):
    """RR Attacking Player, Defending Player: each participating character, whoever controls it; no other."""
    players = {"Ann": {"play": ["Miller"]}, "Bob": {"play": ["Baker", "Cook"]}}
    players[who]["play"].append("Ship")
    run(
        players["Ann"],
        players["Bob"],
        "challenges",
        {"check": {"cards": {"Miller": {"str": 3}, "Baker": {"str": 2}}}},
        {"Ann": {"challenge": {"type": "power", "with": ["Miller"]}}},
        {"Bob": {"defend": ["Baker"]}},
        {
            "check": {
                "cards": {"Miller": {"str": strength[0]}, "Baker": {"str": strength[1]}, "Cook": {"str": 1}}
            }
        },
        Cook={"type": "character", "cost": 1, "str": 1},
        Ship=text(
            "location",
            "While you are the attacking or defending player, each participating character gets +1 STR.",
        ),
    )


def test_of_cards_that_an_opponent_owns():
    """RR Ownership and Control ¶1: who controls it does not own it."""
    run(
        {"play": ["Tower", "Miller", {"Baker": {"owner": "Bob"}}]},
        {},
        "challenges",
        {"check": {"cards": {"Miller": {"str": 3}, "Baker": {"str": 4}}}},
        Tower=text("location", "Each character you control that is owned by an opponent gets +2 STR."),
    )


@pytest.mark.parametrize("alone", [True, False])
def test_an_ability_that_the_card_has_while_its_character_is_alone(alone):
    """RR Self-Referential Text ¶1, Attachments: the gained ability is that of the attachment, which kneels for it."""
    mare = text(
        "attachment",
        'While attached character is attacking or defending alone, Foal gains: "Action: Kneel Foal to choose a participating '
        'character with STR higher than that of attached character, and remove that character from the challenge."',
    )
    may = {"Ann": {"trigger": "Foal", "choose": "Giant"}}
    run(
        {"play": [{"Miller": {"attachments": ["Foal"]}}, "Baker"]},
        {"play": ["Giant"]},
        "challenges",
        {"Ann": {"challenge": {"type": "military", "with": ["Miller"] if alone else ["Miller", "Baker"]}}},
        {"Bob": {"defend": ["Giant"]}},
        *(
            [may, {"check": {"cards": {"Foal": {"kneeling": True}, "Giant": {"participating": False}}}}]
            if alone
            else [{"check": {"cards": {"Giant": {"participating": True}}, "may_not": {"Ann": ["Foal"]}}}]
        ),
        Foal=mare,
        Giant={"type": "character", "cost": 6, "str": 6, "icons": ["military"]},
    )
