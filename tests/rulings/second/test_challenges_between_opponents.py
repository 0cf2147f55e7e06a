"""Challenges between two opponents, and who is "each other opponent" after one of them was spoken of."""

from typing import Any

from tests.rulings.tables import run
from tests.rulings.texts import event, person

KNIGHT = {"type": "character", "cost": 2, "str": 3, "icons": ["power"]}
CARDS = {
    "Gloat": person("Reaction: After an opponent wins a challenge against another opponent, draw 1 card."),
    "Watch": person("Reaction: After a player wins a challenge against another player, gain 1 gold."),
    "Wait": person(
        "Reaction: After an opponent initiates a [power] challenge against another opponent, gain 1 gold."
    ),
    "Share": person("Reaction: After an opponent plays an event, each other opponent draws 1 card."),
    "Shift": person(
        "Reaction: After an opponent wins a challenge against you, choose another opponent. That player loses 1 gold."
    ),
    "Deed": event("Action: Gain 1 gold."),
    "Knight": KNIGHT,
}


def attack(by: str, against: str) -> dict[str, Any]:
    return {by: {"challenge": {"type": "power", "against": against, "with": ["Knight"]}}}


def at_first(player: str, *mine: str) -> dict[str, Any]:
    """Ann has the cards, the player named attacks first."""
    sides: dict[str, Any] = {
        "Ann": {"play": list(mine), "deck": 5},
        "Bob": {"deck": 5, "gold": 2},
        "Cat": {"deck": 5, "gold": 2},
    }
    sides[player]["play"] = [*sides[player].get("play", []), "Knight"]
    return sides


def test_an_opponent_wins_against_another_opponent_not_against_you():
    """RR Against ¶1: the attacking and the defending player are against each other."""
    use = {"Ann": {"trigger": "Gloat"}}
    sides = at_first("Bob", "Gloat")
    run(
        sides,
        "4.2",
        attack("Bob", "Cat"),
        use,
        {"check": {"players": {"Ann": {"hand": 1}}}},
        first_player="Bob",
        cards=CARDS,
    )
    run(
        sides,
        "4.2",
        attack("Bob", "Ann"),
        {"advance": "4.2.3"},
        {"check": {"may_not": {"Ann": ["Gloat"]}}},
        first_player="Bob",
        cards=CARDS,
    )


def test_any_player_wins_against_any_other():
    """RR Against ¶1: whoever attacks and whoever defends."""
    use = {"Ann": {"trigger": "Watch"}}
    gold = {"check": {"players": {"Ann": {"gold": 1}}}}
    for by, against in (("Bob", "Cat"), ("Bob", "Ann"), ("Ann", "Bob")):
        run(at_first(by, "Watch"), "4.2", attack(by, against), use, gold, first_player=by, cards=CARDS)


def test_a_challenge_is_initiated_against_another_opponent():
    """RR Against ¶1."""
    sides = at_first("Bob", "Wait")
    gold = {"check": {"players": {"Ann": {"gold": 1}}}}
    run(
        sides,
        "4.2",
        attack("Bob", "Cat"),
        {"Ann": {"trigger": "Wait"}},
        gold,
        first_player="Bob",
        cards=CARDS,
    )
    none = {"check": {"may_not": {"Ann": ["Wait"]}}}
    run(sides, "4.2", attack("Bob", "Ann"), none, first_player="Bob", cards=CARDS)


def test_each_other_opponent_is_not_the_one_who_played_the_event():
    """RR Effects ¶3: of three opponents two draw."""
    sides = at_first("Bob", "Share")
    sides["Bob"]["hand"], sides["Dan"] = ["Deed"], {"deck": 5}
    drawn = {name: {"hand": hand} for name, hand in (("Ann", 0), ("Bob", 0), ("Cat", 1), ("Dan", 1))}
    run(
        sides,
        "4.1",
        {"Bob": {"play": "Deed"}},
        {"Ann": {"trigger": "Share"}},
        {"check": {"players": drawn}},
        first_player="Bob",
        cards=CARDS,
    )


def test_another_opponent_than_the_one_who_won_is_chosen():
    """RR Choose ¶1, RR Target ¶3: and where there is none it cannot be used."""
    sides = at_first("Bob", "Shift")
    run(
        sides,
        "4.2",
        attack("Bob", "Ann"),
        {"advance": {"window": "reaction", "of": "Ann"}},
        {"refuse": {"Ann": {"trigger": "Shift", "choose": "Bob"}, "because": "Bob"}},
        {"Ann": {"trigger": "Shift", "choose": "Cat"}},
        {"check": {"players": {"Bob": {"gold": 2}, "Cat": {"gold": 1}}}},
        first_player="Bob",
        cards=CARDS,
    )
    two = {name: sides[name] for name in ("Ann", "Bob")}
    none = {"check": {"may_not": {"Ann": ["Shift"]}}}
    run(two, "4.2", attack("Bob", "Ann"), {"advance": "4.2.3"}, none, first_player="Bob", cards=CARDS)


def test_that_player_is_the_one_against_whom_a_challenge_is_initiated():
    """RR 4.2 ¶6: the challenge is initiated against that opponent; who initiates it was not spoken of."""
    omen = person("Reaction: After a challenge is initiated against an opponent, that player draws 1 card.")
    run(
        at_first("Bob", "Omen"),
        "4.2",
        attack("Bob", "Cat"),
        {"Ann": {"trigger": "Omen"}},
        {"check": {"players": {"Bob": {"hand": 0}, "Cat": {"hand": 1}}}},
        first_player="Bob",
        cards=CARDS | {"Omen": omen},
    )


def test_that_player_is_the_one_who_initiated_a_challenge_against_you():
    """RR 4.2 ¶6: nobody else was spoken of."""
    toll = person("Reaction: After a player initiates a challenge against you, that player loses 1 gold.")
    run(
        at_first("Bob", "Toll"),
        "4.2",
        attack("Bob", "Ann"),
        {"Ann": {"trigger": "Toll"}},
        {"check": {"players": {"Bob": {"gold": 1}, "Cat": {"gold": 2}}}},
        first_player="Bob",
        cards=CARDS | {"Toll": toll},
    )


def test_another_player_is_another_than_you_where_nobody_else_was_spoken_of():
    """FAQ 2.7 ¶1: the ability's controller is "you"."""
    stir = person("Reaction: After another player wins a challenge, gain 1 gold.")
    cards = CARDS | {"Stir": stir}
    gold = {"check": {"players": {"Ann": {"gold": 1}}}}
    run(
        at_first("Bob", "Stir"),
        "4.2",
        attack("Bob", "Cat"),
        {"Ann": {"trigger": "Stir"}},
        gold,
        first_player="Bob",
        cards=cards,
    )
    none = {"check": {"may_not": {"Ann": ["Stir"]}}}
    run(at_first("Ann", "Stir"), "4.2", attack("Ann", "Bob"), {"advance": "4.2.3"}, none, cards=cards)
