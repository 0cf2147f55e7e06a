"""What is done to a target only if something is true of it, by printed texts on the table."""

import pytest

from tests.rulings.texts import event, person, run, text

CARDS = {
    "Armed": person("", traits=["Knight"]),
    "Bare": person(""),
    "Tired": person(""),
    "Sword": text("attachment", ""),
}
BOB = {"play": [{"Armed": {"attachments": ["Sword"]}}, "Bare", {"Tired": "kneeling"}]}


def used(words: str, *moves: object) -> None:
    """Ann has the event in hand."""
    run({"hand": ["Writ"], "deck": 5}, BOB, "4.1", *moves, Writ=event(f"Action: {words}"), **CARDS)


@pytest.mark.parametrize(
    ("words", "chosen", "because"),
    [
        ("Choose a character. If it has no attachments, kneel it.", "Armed", "attachments 0"),
        ("Choose a character. If that character is a Knight, kill it.", "Bare", "Knight"),
        ("Choose a character. Kneel it. If it is a Knight, kill it.", "Tired", "could affect"),
    ],
)
def test_one_of_which_it_is_not_true_could_not_be_affected_and_is_no_target(words, chosen, because):
    """RR Target ¶8: a card is not an eligible target if the resolution of the effect could not affect it at all."""
    used(words, {"refuse": {"Ann": {"play": "Writ", "choose": chosen}, "because": because}})


@pytest.mark.parametrize(
    ("words", "chosen", "after"),
    [
        ("Choose a character. If it has no attachments, kneel it.", "Bare", {"kneeling": True}),
        ("Choose a character. Kneel it. If it is a Knight, kill it.", "Bare", {"kneeling": True}),
        (
            "Choose a character. If it is kneeling, stand it. Otherwise, kneel it.",
            "Tired",
            {"kneeling": False},
        ),
        ("Choose a character. If it is kneeling, stand it. Otherwise, kneel it.", "Bare", {"kneeling": True}),
        ("Choose a character. If it has no attachments, kneel it. Otherwise, draw 1 card.", "Armed", {}),
        ("Choose a character. If it is a Knight, draw 1 card.", "Bare", {}),
    ],
)
def test_one_that_something_could_happen_to_or_that_is_only_referred_to_is_a_target(words, chosen, after):
    """FAQ 2.3 ¶1: a target that is chosen for reference need not be affected."""
    used(words, {"Ann": {"play": "Writ", "choose": chosen}}, {"check": {"cards": {chosen: after}}})
