"""Cards of a discard pile that become attachments with a text of their own."""

from tests.rulings.tables import run
from tests.rulings.texts import person

BONDS = 'with the text: "Terminal. Attached character gets +1 STR."'
CARDS = {
    "Slaver": person(
        f"Action: Attach a character from an opponent's discard pile to Slaver facedown as an attachment {BONDS}",
        str=5,
    ),
    "Ghoul": person(
        'Action: Attach Ghoul from your discard pile to a character as a Condition attachment with the text: "Attached character'
        ' gets -2 STR."'
    ),
    "Page": person("", str=4),
    "Mill": {"type": "location", "cost": 1},
}


def test_a_character_of_an_opponent_lies_facedown_under_your_control():
    """RR Gains ¶4: it has the text that it gains; it is still its owner's."""
    run(
        {"Ann": {"play": ["Slaver"]}, "Bob": {"discard": ["Page", "Mill"]}},
        "4.1",
        {"Ann": {"trigger": "Slaver", "choose": ["Page"]}},
        {
            "check": {
                "cards": {
                    "Slaver": {"str": 6, "attachments": ["Page"]},
                    "Page": {"zone": "play", "controller": "Ann", "owner": "Bob"},
                    "Mill": {"zone": "discard"},
                }
            }
        },
        cites=["2e/rr/gains/4"],
        cards=CARDS,
    )


def test_it_attaches_itself_from_the_discard_pile():
    """RR Gains ¶4."""
    run(
        {"Ann": {"discard": ["Ghoul"]}, "Bob": {"play": ["Page"]}},
        "4.1",
        {"Ann": {"trigger": "Ghoul", "choose": ["Page"]}},
        {
            "check": {
                "cards": {"Page": {"str": 2, "attachments": ["Ghoul"]}, "Ghoul": {"traits": ["Condition"]}}
            }
        },
        cites=["2e/rr/gains/4"],
        cards=CARDS,
    )


def test_not_from_play():
    """RR Abilities ¶5: the ability says from which out-of-play area it is used."""
    run(
        {"Ann": {"play": ["Ghoul"]}, "Bob": {"play": ["Page"]}},
        "4.1",
        {"check": {"may_not": {"Ann": ["Ghoul"]}}},
        cards=CARDS,
    )
