"""Cards by one of several titles: what else is said of them holds for each title."""

import pytest

from tests.rulings.texts import person, run


@pytest.mark.parametrize("titles", ["Miller or Baker", "Baker or Miller", "Miller, Baker, or Hero"])
@pytest.mark.parametrize("words", ["you control named {}", "named {} you control"])
def test_whose_they_are_is_said_of_each_title(titles, words):
    """RR Effects ¶3: of the characters with these titles those of an opponent are none of them, whichever title it is."""
    run(
        {"play": ["Hero", "Miller", "Baker"]},
        {"play": ["Miller", "Baker"]},
        "4.1",
        {"check": {"cards": {"Hero": {"str": 3}}}},
        Hero=person(f"Hero gets +1 STR for each other character {words.format(titles)}.", str=1),
    )


@pytest.mark.parametrize("name", ["Miller", "Baker"])
def test_an_opponents_character_of_the_second_title_is_no_target_of_a_text_that_says_yours(name):
    """RR Target ¶1: a target must be as it is described."""
    run(
        {"play": ["Hero", name]},
        {"play": ["Baker", "Miller"]},
        "4.1",
        {
            "refuse": {
                "Ann": {"trigger": "Hero", "choose": "Baker" if name == "Miller" else "Miller"},
                "because": "control",
            }
        },
        {"Ann": {"trigger": "Hero", "choose": f"{name}#1"}},
        {"check": {"cards": {f"{name}#1": {"kneeling": True}}}},
        Hero=person(
            "Action: Choose and kneel a character you control named Miller or Baker. (Limit once per round.)"
        ),
    )


@pytest.mark.parametrize("words", ["copy of Miller or Baker", "character named Miller or Baker"])
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
