"""All that a card loses except what is named, and what it cannot gain."""

import pytest

from tests.rulings.texts import check, person, run


@pytest.mark.parametrize(
    ("words", "has"),
    [
        ("Hero loses all traits and gains the Fool trait.", {"traits": ["Fool"]}),
    ],
)
def test_each_instance_of_all_others_is_lost(words, has):
    """FAQ 2.9 ¶1: "all" are lost, each instance of each, but for what the text leaves."""
    run(
        {"play": ["Hero"]},
        {},
        "challenges",
        {"advance": "4.1"},
        check("2e/faq/2.9/1", Hero=has),
        Hero=person(f"Renown. Stealth.\n{words}", traits=["Lord", "Knight"]),
    )
