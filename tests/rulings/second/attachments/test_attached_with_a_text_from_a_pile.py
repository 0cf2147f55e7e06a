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


def test_not_from_play():
    """RR Abilities ¶5: the ability says from which out-of-play area it is used."""
    run(
        {"Ann": {"play": ["Ghoul"]}, "Bob": {"play": ["Page"]}},
        "4.1",
        {"check": {"may_not": {"Ann": ["Ghoul"]}}},
        cards=CARDS,
    )
