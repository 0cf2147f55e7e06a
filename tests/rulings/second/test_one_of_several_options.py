"""One of several options, which commas part."""

import pytest

from tests.rulings.texts import person, run


@pytest.mark.parametrize(
    ("words", "hand", "gold", "kneeling"),
    [("draw 2 cards", 2, 0, True), ("gain 3 gold", 0, 3, True), ("stand Hero", 0, 0, False)],
)
def test_commas_part_the_options_of_which_one_is_chosen(words, hand, gold, kneeling):
    """RR Effects ¶3: one of three is resolved, although two of them stand beside each other before the "or"."""
    run(
        {"play": [{"Hero": {"kneeling": True}}], "deck": 5},
        {},
        "4.1",
        {"Ann": {"trigger": "Hero", "choose": words}},
        {
            "check": {
                "players": {"Ann": {"hand": hand, "gold": gold}},
                "cards": {"Hero": {"kneeling": kneeling}},
            }
        },
        Hero=person("Action: Choose one: draw 2 cards, gain 3 gold, or stand Hero. (Limit once per round.)"),
    )


@pytest.mark.parametrize(
    "words",
    [
        "either discard 1 card from their hand, or kneel a character they control",
        "kneel a character he or she controls unless he or she discards 1 card from his or her hand",
        "choose and kneel a character he or she controls, if able",
    ],
)
@pytest.mark.parametrize("held", [0, 1])
def test_what_follows_a_cost_lets_an_opponent_choose_as_a_sentence_of_its_own_does(words, held):
    """RR Effects ¶3: who can do only one of two things does that; RR Target ¶2: those whom the text names choose."""
    asked = held and "discard" in words
    spared = [{"Bob": {"choose": "discard" if "either" in words else "yes"}}] if asked else []
    run(
        {"play": ["Hero"]},
        {"play": ["Miller"], "hand": held},
        "4.1",
        {"Ann": {"trigger": "Hero"}},
        *spared,
        {"advance": "4.2"},
        {"check": {"cards": {"Miller": {"kneeling": not asked}}, "players": {"Bob": {"hand": 0}}}}
        if "discard" in words
        else {"check": {"cards": {"Miller": {"kneeling": True}}, "players": {"Bob": {"hand": held}}}},
        Hero=person(f"Action: Kneel Hero to have each opponent {words}."),
        Miller=person(""),
    )


@pytest.mark.parametrize(
    ("words", "knelt", "standing", "keywords"),
    [
        ("stand Hero", False, False, []),
        ("kneel a location", True, True, []),
        ("have Hero gain renown", True, False, ["renown"]),
    ],
)
def test_one_of_the_bullets_is_chosen_by_its_printed_words(words, knelt, standing, keywords):
    """RR Abilities ¶1: the text that is printed; of the options below one another one is resolved, the others are not."""
    text_ = (
        "Action: Kneel Ferry to (choose 1):\n- choose and kneel a location.\n- stand Hero.\n"
        "- have Hero gain renown until the end of the phase."
    )
    choices = [words, "Keep"] if standing else [words]
    run(
        {"play": [{"Hero": {"kneeling": True, "attachments": ["Ferry"]}}]},
        {"play": ["Keep"]},
        "4.1",
        {"Ann": {"trigger": "Hero", "choose": choices}},
        {
            "check": {
                "cards": {"Hero": {"kneeling": knelt, "keywords": keywords}, "Keep": {"kneeling": standing}}
            }
        },
        Hero=person(text_.replace("Kneel Ferry", "Kneel an attachment you control")),
        Ferry={"type": "attachment", "cost": 1},
        Keep={"type": "location", "cost": 1},
    )
