"""A constant ability of an attachment that replaces what would happen to the character it is on."""

import pytest

from tests.rulings.tables import cards, run
from tests.rulings.texts import event, person, text

REPLACED = {"hand": ["2e/rr/replacement-effects/1"], "play": ["2e/rr/replacement-effects/1"], "dead": []}
KILL = event("Action: Choose and kill a character (cannot be saved).")


@pytest.mark.parametrize(
    ("words", "wolf", "shirt"),
    [
        ("would be killed, return it to its owner's hand instead", "hand", "hand"),
        ("would be killed, discard Shirt from play instead", "play", "discard"),
        ("would be killed, sacrifice Shirt instead", "play", "discard"),
        ("would leave play, discard Shirt from play instead", "play", "discard"),
        ("would be discarded from play, discard Shirt from play instead", "dead", "hand"),
    ],
)
def test_what_happens_to_the_attached_character_is_replaced(words, wolf, shirt):
    """RR Replacement Effects ¶1: the killing is resolved as the attachment says; a discarding that it speaks of is no killing."""
    run(
        {"Ann": {"hand": ["Axe"], "play": [{"Wolf": {"attachments": ["Shirt"]}}]}, "Bob": {}},
        "4.1",
        {"Ann": {"play": "Axe", "choose": "Wolf"}},
        {"check": {"cards": {"Wolf": {"zone": wolf}, "Shirt": {"zone": shirt}}, "cites": REPLACED[wolf]}},
        cards={
            "Axe": KILL,
            "Wolf": person(""),
            "Shirt": text("attachment", f"If attached character {words}."),
        },
    )


def test_it_is_said_only_of_the_character_with_the_attachment_and_once():
    """RR Replacement Effects ¶1: Cub has no Shirt; the second time Wolf has none either."""
    run(
        {
            "Ann": {"hand": ["Axe", "Bow", "Club"], "play": [{"Wolf": {"attachments": ["Shirt"]}}, "Cub"]},
            "Bob": {},
        },
        "4.1",
        {"Ann": {"play": "Axe", "choose": "Cub"}},
        cards(Cub={"zone": "dead"}, Shirt={"zone": "play"}),
        {"Bob": "pass"},
        {"Ann": {"play": "Bow", "choose": "Wolf"}},
        cards(Wolf={"zone": "play"}, Shirt={"zone": "discard"}),
        {"Bob": "pass"},
        {"Ann": {"play": "Club", "choose": "Wolf"}},
        cards(Wolf={"zone": "dead"}),
        cards={
            **dict.fromkeys(("Axe", "Bow", "Club"), KILL),
            "Wolf": person(""),
            "Cub": person(""),
            "Shirt": text("attachment", "If attached character would be killed, sacrifice Shirt instead."),
        },
    )
