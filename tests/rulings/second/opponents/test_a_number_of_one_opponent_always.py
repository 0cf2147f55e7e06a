"""An opponent's number in a constant ability, a description or a cost: of several opponents it is not said whose it is."""

from typing import Any

from tests.rulings.tables import run, undecided
from tests.rulings.texts import event, person

SIEGE: dict[str, Any] = {"type": "plot", "gold": 4, "initiative": 0, "claim": 2, "reserve": 6}
CARDS: dict[str, Any] = {
    "Siege": SIEGE,
    "Spy": person("Spy gets +X STR. X is an opponent's claim value."),
    "Clerk": person("Clerk gets +1 STR for each card in an opponent's hand."),
    "Census": person("Census gets +X STR. X is the number of characters an opponent controls."),
    "Warden": person("Warden gets +1 STR for each character an opponent controls."),
    "Envoy": person("Reduce the claim value on an opponent's revealed plot card by 1."),
    "Raid": event(
        "Action: Choose and kill a character with printed cost lower than the number of cards in an opponent's hand."
    ),
    "Toll": event("Action: Pay X gold to draw 1 card. X is an opponent's claim value."),
}


def strength(name, number):
    return {"check": {"cards": {name: {"str": number}}}}


def test_with_one_opponent_it_is_that_opponents():
    """RR The Letter "X" ¶1: X is what the ability defines; there is only one opponent of whom it can speak."""
    bob: dict[str, Any] = {"plot": "Siege", "hand": 4, "play": ["Miller"]}
    for name, number in (("Spy", 5), ("Clerk", 7), ("Census", 4), ("Warden", 4)):
        run({"Ann": {"play": [name]}, "Bob": bob}, "4.1", strength(name, number), cards=CARDS)
    claim = {"check": {"players": {"Bob": {"claim": 1}}}}
    run({"Ann": {"play": ["Envoy"]}, "Bob": bob}, "4.1", claim, cards=CARDS)


def test_of_several_with_different_numbers_no_paragraph_says_whose_it_is():
    """RR The Letter "X" ¶1 has X defined by the ability, and this one does not say of which opponent: the judge decides."""
    rest: dict[str, Any] = {"Bob": {"plot": "Siege", "hand": 2, "play": ["Miller"]}, "Cat": {"hand": 4}}
    for name, number in (("Spy", 5), ("Clerk", 7), ("Census", 4)):
        error = undecided({"Ann": {"play": [name]}, **rest}, "4.1", strength(name, number), cards=CARDS)
        assert "Of which opponent it speaks is not said" in error
    claim = {"check": {"players": {"Bob": {"claim": 1}}}}
    assert "Envoy" in undecided({"Ann": {"play": ["Envoy"]}, **rest}, "4.1", claim, cards=CARDS)


def test_of_several_with_the_same_number_it_is_that_number():
    """RR The Letter "X" ¶1: whichever opponent is meant, X is 2."""
    rest: dict[str, Any] = {"Bob": {"plot": "Siege", "hand": 2}, "Cat": {"plot": "Siege", "hand": 2}}
    run(
        {"Ann": {"play": ["Spy", "Clerk"]}, **rest},
        "4.1",
        strength("Spy", 5),
        strength("Clerk", 5),
        cards=CARDS,
    )


def test_each_card_that_an_opponent_controls_is_counted_whichever_of_them_controls_it():
    """RR Ownership and Control ¶2: each of them is a character that an opponent controls."""
    rest: dict[str, Any] = {"Bob": {"play": ["Miller"]}, "Cat": {"play": ["Baker", "Miller"]}}
    run({"Ann": {"play": ["Warden"]}, **rest}, "4.1", strength("Warden", 6), cards=CARDS)


def test_a_card_fits_where_it_is_true_beside_the_number_of_any_opponent():
    """RR Target ¶1: the description is true of a character with cost 2 beside the hand of 3 cards, not beside both together."""
    rest: dict[str, Any] = {"Bob": {"hand": 1, "play": ["Miller"]}, "Cat": {"hand": 3, "plot": "Siege"}}
    dear = {"Lord": {"type": "character", "cost": 3, "str": 3}}
    board: dict[str, Any] = {"Ann": {"hand": ["Raid"], "play": ["Lord"]}, **rest}
    run(
        board,
        "4.1",
        {"refuse": {"Ann": {"play": "Raid", "choose": "Lord"}, "because": "printed cost less than"}},
        {"Ann": {"play": "Raid", "choose": "Miller"}},
        {"check": {"cards": {"Miller": {"zone": "dead"}}}},
        cards=CARDS | dear,
    )


def test_a_cost_of_one_opponents_number_is_not_paid_where_it_is_not_said_whose_it_is():
    """RR Costs ¶3: the cost is paid in full, and how much that is the ability does not say."""
    board: dict[str, Any] = {"Ann": {"hand": ["Toll"], "gold": 3, "deck": 5}, "Bob": {"plot": "Siege"}}
    paid = {"check": {"players": {"Ann": {"gold": 1}}}}
    run(board, "4.1", {"Ann": {"play": "Toll"}}, paid, cards=CARDS)
    error = undecided(board | {"Cat": {}}, "4.1", {"Ann": {"play": "Toll"}}, paid, cards=CARDS)
    assert "it is not said which" in error
