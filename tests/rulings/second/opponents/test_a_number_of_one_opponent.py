""" "An opponent's claim value" in an effect: that of one opponent, who is chosen in melee though the text does not say so."""

from tests.rulings.tables import run
from tests.rulings.texts import event

CARDS = {
    "Spoils": event("Action: Gain gold equal to an opponent's claim value."),
    "Census": event("Action: Gain gold equal to the number of cards in an opponent's hand."),
    "Audit": event("Action: Gain gold equal to the number of cards in each opponent's hand."),
    "Lull": event(
        "Action: Reduce the claim value on an opponent's revealed plot card by 1 until the end of the phase."
    ),
    "Peace": event(
        "Action: Reduce the claim value on each opponent's revealed plot card by 1 until the end of the phase."
    ),
    "Siege": {"type": "plot", "gold": 4, "initiative": 0, "claim": 2, "reserve": 6},
}


def table(name):
    siege = {"plot": "Siege", "deck": 5}
    return {"Ann": {"hand": [name], "deck": 5}, "Bob": siege, "Cat": siege}


def claims(bob, cat):
    return {"check": {"players": {"Bob": {"claim": bob}, "Cat": {"claim": cat}}}}


def test_the_values_of_several_opponents_are_not_added_up():
    """RR Priority of Simultaneous Resolution: no paragraph adds them; the text speaks of one opponent (RR Target ¶2)."""
    run(
        table("Spoils"),
        "4.1",
        {"Ann": {"play": "Spoils", "choose": "Cat"}},
        {"check": {"players": {"Ann": {"gold": 2}}}},
        cards=CARDS,
    )


def test_the_cards_in_one_hand_are_counted_or_those_in_each():
    """RR Target ¶2: "an opponent's hand" is that of one of them, "each opponent's hand" those of all."""
    sides = {"Bob": {"hand": 2, "deck": 5}, "Cat": {"hand": 4, "deck": 5}}
    run(
        {"Ann": {"hand": ["Census"], "deck": 5}} | sides,
        "4.1",
        {"Ann": {"play": "Census", "choose": "Cat"}},
        {"check": {"players": {"Ann": {"gold": 4}}}},
        cards=CARDS,
    )
    run(
        {"Ann": {"hand": ["Audit"], "deck": 5}} | sides,
        "4.1",
        {"Ann": {"play": "Audit"}},
        {"check": {"players": {"Ann": {"gold": 6}}}},
        cards=CARDS,
    )


def test_with_one_opponent_nothing_is_asked():
    """RR Target ¶2: there is only one of whom it can speak."""
    run(
        {"Ann": {"hand": ["Spoils"], "deck": 5}, "Bob": {"plot": "Siege", "deck": 5}},
        "4.1",
        {"Ann": {"play": "Spoils"}},
        {"check": {"players": {"Ann": {"gold": 2}}}},
        cards=CARDS,
    )


def test_one_plot_card_changes_or_each_of_them():
    """FAQ 2.5 ¶1: the revealed plot card of that player, or of each opponent, as the text says."""
    run(
        table("Lull"),
        "4.1",
        {"Ann": {"play": "Lull", "choose": "Cat"}},
        claims(2, 1),
        cites=["2e/faq/2.5/1"],
        cards=CARDS,
    )
    run(table("Peace"), "4.1", {"Ann": {"play": "Peace"}}, claims(1, 1), cites=["2e/faq/2.5/1"], cards=CARDS)
