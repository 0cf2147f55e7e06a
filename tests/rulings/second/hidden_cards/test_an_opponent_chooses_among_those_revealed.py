"""Of cards that one player reveals, an opponent chooses some of each kind: what is not there is passed over."""

import pytest

from tests.rulings.tables import cards, run
from tests.rulings.texts import event

PILE = {
    "Page": {"type": "character", "cost": 1, "str": 1},
    "Squire": {"type": "character", "cost": 1, "str": 1},
    "Road": {"type": "location", "cost": 0},
    "Knife": {"type": "attachment", "cost": 1},
    "Rumor": {"type": "event", "cost": 0, "text": "Action: Draw 1 card."},
}
FOUR = "1 character, 1 location, 1 attachment, and 1 event revealed this way, if able"


def shown(deck, words, *moves, play=None, choose="Bob", **own):
    """Ann plays a Song with these words while these cards are on top of her deck."""
    run(
        {"Ann": {"hand": ["Song"], "deck": [*deck, 9], "play": play or []}, "Bob": {}},
        "4.1",
        {"Ann": {"play": "Song", **({"choose": choose} if choose else {})}},
        *moves,
        cards={"Song": event(f"Action: {words}"), **PILE, **own},
    )


def four(number=5):
    return (
        f"Choose an opponent and reveal the top {number} cards of your deck. That opponent chooses {FOUR}, and adds them "
        "to your hand. Shuffle your deck."
    )


def test_one_of_each_type_is_added():
    """RR Choose ¶1, Reveal ¶1: the opponent chooses, of each of the four types one."""
    shown(
        ["Page", "Squire", "Road", "Knife", "Rumor"],
        four(),
        {"Bob": {"choose": "Squire"}},
        {"advance": "4.2"},
        {
            "check": {
                "players": {"Ann": {"hand": 4}},
                "cards": {"Squire": {"zone": "hand"}, "Rumor": {"zone": "hand"}},
            }
        },
    )


@pytest.mark.parametrize("missing", ["Page", "Road", "Knife", "Rumor"])
def test_a_type_that_is_not_there_is_passed_over(missing):
    """RR Effects ¶4: "if able" - the others are chosen all the same."""
    there = [name for name in ("Page", "Road", "Knife", "Rumor") if name != missing]
    shown(
        there,
        four(3),
        {"advance": "4.2"},
        {"check": {"players": {"Ann": {"hand": 3}}, "cards": {name: {"zone": "hand"} for name in there}}},
    )


@pytest.mark.parametrize("only", ["Page", "Road", "Knife", "Rumor"])
def test_only_one_type_is_there(only):
    """RR Effects ¶4."""
    shown([only], four(1), {"advance": "4.2"}, cards(**{only: {"zone": "hand"}}))


@pytest.mark.parametrize(
    ("kinds", "there", "added"),
    [
        ("1 character and 1 event", ["Page", "Road", "Rumor"], ["Page", "Rumor"]),
        ("1 character, 1 location, and 1 attachment", ["Page", "Road", "Rumor"], ["Page", "Road"]),
        (
            "1 location, 1 attachment, 1 event, and 1 character",
            ["Rumor", "Page", "Knife"],
            ["Rumor", "Page", "Knife"],
        ),
    ],
)
def test_of_fewer_types_and_in_another_order(kinds, there, added):
    """RR Effects ¶4, Choose ¶1."""
    words = (
        f"Choose an opponent and reveal the top 3 cards of your deck. That opponent chooses {kinds} revealed this way, if "
        "able, and adds them to your hand. Shuffle your deck."
    )
    shown(
        there,
        words,
        {"advance": "4.2"},
        {
            "check": {
                "players": {"Ann": {"hand": len(added)}},
                "cards": {name: {"zone": "hand"} for name in added},
            }
        },
    )


def test_what_was_put_into_play_as_it_was_revealed_is_no_option():
    """FAQ 2.4 ¶1: a card that has left the deck meanwhile is no longer among the revealed cards."""
    bold = {
        "type": "character",
        "cost": 3,
        "str": 3,
        "text": "Interrupt: When Bold is revealed from your hand or deck, put it into play.",
    }
    shown(
        ["Bold", "Page", "Road"],
        four(3),
        {"Ann": {"trigger": "Bold"}},
        {"advance": "4.2"},
        cards(Bold={"zone": "play"}, Page={"zone": "hand"}, Road={"zone": "hand"}),
        Bold=bold,
    )


def test_the_only_character_was_put_into_play():
    """FAQ 2.4 ¶1, RR Effects ¶4: no character is left, so none is chosen."""
    bold = {
        "type": "character",
        "cost": 3,
        "str": 3,
        "text": "Interrupt: When Bold is revealed from your hand or deck, put it into play.",
    }
    shown(
        ["Bold", "Road", "Rumor"],
        four(3),
        {"Ann": {"trigger": "Bold"}},
        {"advance": "4.2"},
        cards(Bold={"zone": "play"}, Road={"zone": "hand"}, Rumor={"zone": "hand"}),
        Bold=bold,
    )
