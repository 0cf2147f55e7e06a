"""Abilities that choose cards of two kinds, and do something to each of them."""

from tests.rulings.texts import person, run, text


def test_each_of_two_characters_chosen_by_different_descriptions_gets_the_bonus():
    """RR Target ¶1: each choice is a target; the effect speaks of each of those characters."""
    run(
        {"play": ["Queen", "Miller", "Rose"]},
        {},
        "4.1",
        {"Ann": {"trigger": "Queen", "choose": ["Rose", "Miller"]}},
        {"check": {"cards": {"Rose": {"str": 5}, "Miller": {"str": 5}}, "cites": ["2e/rr/target/1"]}},
        Queen=text(
            "location",
            "Action: Kneel Queen to choose a [tyrell] character and a non-[tyrell] character. Until the end of the"
            " phase, each of those characters gets +2 STR.",
        ),
        Rose=person("", faction="tyrell"),
    )
