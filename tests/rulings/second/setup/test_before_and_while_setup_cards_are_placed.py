"""What is done before setup cards are placed, and what cannot be placed."""

from tests.rulings.texts import run

TOWER = {
    "type": "agenda",
    "text": "Before placing setup cards, place the top 2 cards of your deck facedown under this agenda.",
}
BEAST = {
    "type": "character",
    "cost": 5,
    "str": 5,
    "icons": ["military"],
    "text": "Beast cannot be marshaled or placed during setup.",
}


def test_what_is_done_before_is_done_once_the_hands_are_settled():
    """RR Setup ¶8, ¶9; FAQ 1.9 ¶1: an ability that references setup is active in it, after the mulligans."""
    run(
        {"agenda": "Tower", "hand": ["Miller"], "deck": ["Baker", "Saddle", "Ox"]},
        {"hand": ["Miller"], "deck": 10},
        "mulligan",
        {"Ann": {"mulligan": False}},
        {"Bob": {"mulligan": False}},
        {
            "check": {
                "decision": {"player": "Ann", "kind": "setup"},
                "players": {"Ann": {"deck": 1}},
                "cites": ["2e/faq/1.9/1"],
            }
        },
        Tower=TOWER,
        Ox={"type": "location", "cost": 1},
    )


def test_a_card_whose_text_says_so_cannot_be_placed():
    """RR Cannot ¶1; FAQ 1.9 ¶1: the ability references setup and is active where the card is, in hand."""
    run(
        {"hand": ["Beast", "Miller"], "deck": 10},
        {"hand": ["Baker"], "deck": 10},
        "setup",
        {"refuse": {"Ann": {"set_up": ["Beast"]}, "because": "cannot be placed during setup"}},
        {"check": {"cites": ["2e/rr/cannot/1"]}},
        {"Ann": {"set_up": ["Miller"]}},
        Beast=BEAST,
    )


def test_nor_can_it_be_marshaled():
    """RR Cannot ¶1: the text forbids both."""
    run(
        {"gold": 9, "hand": ["Beast", "Baker"]},
        {},
        "3.2",
        {"refuse": {"Ann": {"marshal": "Beast"}, "because": "cannot be marshaled"}},
        {"Ann": {"marshal": "Baker"}},
        Beast=BEAST,
    )
