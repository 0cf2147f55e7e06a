"""One of two things, or both of them if something is true."""

import pytest

from tests.rulings.texts import person, run

TEXTS = (
    "draw 1 card or gain 1 gold (or both if you control a Knight character)",
    "either draw 1 card or gain 1 gold (or both if you control a Knight character)",
    "choose one: draw 1 card or gain 1 gold (or both if you control a Knight character)",
)


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize(
    ("words", "hand", "gold"), [("draw 1 card", 1, 0), ("gain 1 gold", 0, 1), ("both", 1, 1)]
)
def test_both_may_be_chosen_if_the_condition_is_true(text, words, hand, gold):
    """RR Effects ¶3: the player resolves what he or she chose, which is one of three things then."""
    run(
        {"play": ["Hero", "Knight"], "deck": 5},
        {},
        "4.1",
        {"Ann": {"trigger": "Hero", "choose": words}},
        {"check": {"players": {"Ann": {"hand": hand, "gold": gold}}}},
        Hero=person(f"Action: Kneel Hero to {text}."),
        Knight=person("", traits=["Knight"]),
    )


@pytest.mark.parametrize("text", TEXTS)
def test_both_is_no_choice_otherwise(text):
    """RR Effects ¶3: without a Knight there are two things to choose from."""
    run(
        {"play": ["Hero"], "deck": 5},
        {},
        "4.1",
        {"Ann": {"trigger": "Hero"}},
        {
            "check": {
                "decision": {
                    "player": "Ann",
                    "choices": ["draw 1 card", "gain 1 gold"],
                    "not_choices": ["both"],
                }
            }
        },
        {"Ann": {"choose": "gain 1 gold"}},
        {"check": {"players": {"Ann": {"hand": 0, "gold": 1}}}},
        Hero=person(f"Action: Kneel Hero to {text}."),
    )


@pytest.mark.parametrize(("knights", "hand", "gold"), [([], 1, 0), (["Knight"], 1, 1)])
@pytest.mark.parametrize(
    "words", ["(Both instead if you control a Knight character.)", "(Do both if you control a Knight.)"]
)
def test_both_are_done_without_a_choice_where_it_says_both_instead(words, knights, hand, gold):
    """RR Effects ¶3: with a Knight nothing is chosen; without one Ann chooses one of the two."""
    run(
        {"play": ["Hero", *knights], "deck": 5},
        {},
        "4.1",
        {"Ann": {"trigger": "Hero", **({} if knights else {"choose": "draw 1 card"})}},
        {"check": {"players": {"Ann": {"hand": hand, "gold": gold}}}},
        Hero=person(f"Action: Kneel Hero to, either: draw 1 card, or gain 1 gold. {words}"),
        Knight=person("", traits=["Knight"]),
    )
