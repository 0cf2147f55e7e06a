"""Cards by one of several titles: what else is said of them holds for each title."""

import pytest

from tests.rulings.texts import person, run


@pytest.mark.parametrize(
    "words",
    [
        "copy of Miller or Baker",
    ],
)
def test_copies_of_two_titles_are_counted_where_no_such_card_is_in_play(words):
    """RR Copy ¶1: a copy of a card is defined by its title, and the titles are given here by their names."""
    run(
        {"play": ["Hero"], "dead": ["Miller", "Baker", "Cook"]},
        {},
        "4.1",
        {"check": {"cards": {"Hero": {"str": 3}}}},
        Hero=person(f"Hero gets +1 STR for each {words} in your dead pile.", str=1),
        Cook=person(""),
    )
