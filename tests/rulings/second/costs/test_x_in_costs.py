"""Costs of which the player says how much: X of something, or any number of cards, and what depends on it."""

import pytest

from tests.rulings.texts import ICONS, check, person, run, text

ANN = {
    "play": [{"Chest": {"power": 3, "tokens": {"debt": 3}}}, "Miller", "Baker"],
    "hand": ["Saddle", "Bread"],
    "discard": ["Roof", "Wall"],
}
BREAD = {name: text("location", "") for name in ("Bread", "Roof", "Wall")}


@pytest.mark.parametrize(
    ("words", "paid"),
    [
        ("Kneel X characters to gain X gold.", ["Miller", "Baker"]),
        ("Return X characters you control to your hand to gain X gold.", ["Miller", "Baker"]),
        ("Remove X cards in your discard pile from the game to gain X gold.", ["Roof", "Wall"]),
        ("Discard X power from Chest to gain X gold.", ["2"]),
        ("Discard X debt tokens from Chest to gain X gold.", ["2"]),
        ("Move X power from Chest to your faction card to gain X gold.", ["2"]),
        (
            "Kneel any number of characters to gain 1 gold for each character knelt this way.",
            ["Miller", "Baker"],
        ),
        ("Sacrifice any number of characters to gain that much gold.", ["Miller", "Baker"]),
    ],
)
def test_x_is_how_much_or_how_many_the_player_pays(words, paid):
    """RR The Letter "X" ¶1: what pays says what X is, and what it is for counts it."""
    run(
        ANN,
        {},
        "challenges",
        {"Ann": {"trigger": "Chest", "choose": paid}},
        {"check": {"players": {"Ann": {"gold": 2}}}},
        Chest=text("location", f"Action: {words}"),
        **BREAD,
    )


def test_cards_that_nobody_identified_are_counted_as_well():
    """RR The Letter "X" ¶1: so many cards paid, whichever they were."""
    run(
        {"play": ["Chest"], "hand": 3},
        {},
        "challenges",
        {"Ann": {"trigger": "Chest", "choose": ["an unidentified card", "an unidentified card"]}},
        {"check": {"players": {"Ann": {"gold": 2, "hand": 1}}}},
        Chest=text(
            "location",
            "Action: Discard 1 or more cards from your hand to gain 1 gold for each card discarded this way.",
        ),
    )


def test_as_many_cards_pay_as_there_are_targets_for():
    """RR Target ¶3: X is not so low that nothing could be chosen; what was chosen costs no more than X."""
    chest = text(
        "location",
        "Action: Sacrifice X locations to choose a character with printed cost X or lower. Kill it.",
    )
    board = (
        {"play": ["Chest", "Bread", "Roof"]},
        {"play": ["Miller", "Squire"]},
        "challenges",
    )
    cards = {"Chest": chest, **BREAD, "Squire": {"type": "character", "cost": 1, "str": 1, "icons": ICONS}}
    run(
        *board,
        {"refuse": {"Ann": {"trigger": "Chest", "choose": ["Bread", "Miller"]}}},
        {"Ann": {"trigger": "Chest", "choose": ["Bread", "Roof", "Miller"]}},
        check(Miller={"zone": "dead"}, Bread={"zone": "discard"}),
        **cards,
    )
    run(
        *board,
        {"Ann": {"trigger": "Chest", "choose": ["Bread", "Squire"]}},
        check(Squire={"zone": "dead"}, Roof={"zone": "play"}),
        **cards,
    )


def test_each_card_that_paid_is_affected():
    """RR Costs ¶2: those that were knelt for it, and no other."""
    run(
        {"play": ["Horn", "Hound", "Cub", "Miller"]},
        {},
        "challenges",
        {"Ann": {"challenge": {"type": "power", "against": "Bob", "with": ["Miller"]}}},
        {"Ann": {"trigger": "Horn", "choose": ["Hound", "Cub"]}},
        check(Hound={"power": 1}, Cub={"power": 1}, Miller={"power": 0}),
        Horn=text(
            "location",
            "Reaction: After you win a challenge, kneel any number of Direwolf characters to have each character knelt "
            "this way gain 1 power.",
        ),
        Hound=person("", traits=["Direwolf"]),
        Cub=person("", traits=["Direwolf"]),
    )


@pytest.mark.parametrize(
    "words",
    [
        "Pay X gold to choose X characters. Until the end of the phase, each of those characters gets -1 STR.",
        "Pay X gold to choose a character. Until the end of the phase, that character gets -X STR.",
        "Pay X gold to gain X power for your faction.",
        "Pay X gold to choose and kneel up to X characters.",
    ],
)
def test_x_is_not_0_where_nothing_would_come_of_it(words):
    """RR Costs ¶7: an ability cannot initiate if its effect will not change the game state."""
    for gold, possible in ((0, False), (1, True)):
        run(
            {"play": ["Hall"], "gold": gold},
            {"play": ["Miller"]},
            "4.1",
            {"check": {"may" if possible else "may_not": {"Ann": ["Hall"]}}},
            *(
                [{"refuse": {"Ann": {"trigger": "Hall", "choose": 0}, "because": "X is at most 1"}}]
                if possible
                else [{"check": {"why_not": {"Ann": {"Hall": "change the game state"}}}}]
            ),
            Hall=text("location", f"Action: {words}"),
        )


def test_x_may_be_0_where_something_comes_of_it():
    """RR The Letter "X" ¶1: the player chooses; a character with printed cost 0 costs X or less."""
    run(
        {"hand": ["Writ"], "gold": 0},
        {"play": ["Boy"]},
        "4.1",
        {"Ann": {"play": "Writ", "choose": [0, "Boy"]}},
        {"check": {"cards": {"Boy": {"kneeling": True}}}},
        Writ={
            "type": "event",
            "cost": "X",
            "text": "Action: Choose and kneel a character with printed cost X or lower.",
        },
        Boy=person("", cost=0),
    )
