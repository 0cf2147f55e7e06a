"""Cards compared with "another" one: with one other than the very card that is described, whichever that is."""

import pytest

from tests.rulings.texts import person, run
from tests.text.reading import read

PEOPLE = {
    "Ferryman": person("", traits=["Ferryman"], cost=4, str=4),
    "Deckhand": person("", traits=["Ferryman"], cost=2, str=2),
    "Piper": person("", traits=["Piper"], cost=3, str=3),
}


@pytest.mark.parametrize(
    ("described", "strengths"),
    [
        ("shares a Trait with another character", {"Harwin": 4, "Deckhand": 3, "Piper": 3}),
    ],
)
def test_another_is_another_than_the_card_described(described, strengths):
    """RR Modifiers ¶1: each card is looked at for itself. Harwin, on whom this stands, is another than each but himself."""
    harwin = person(f"Each character that {described} gets +1 STR.", traits=["Ferryman"], cost=3, str=3)
    run(
        {"play": ["Harwin", "Deckhand", "Piper"]},
        {},
        "4.1",
        {"check": {"cards": {name: {"str": strength} for name, strength in strengths.items()}}},
        Harwin=harwin,
        **PEOPLE,
    )


@pytest.mark.parametrize(
    "line",
    [
        "Each character with higher STR than each other character gets +1 STR.",
        "Action: Choose a character with higher STR than each other character you control. Kneel that character.",
        "Reaction: After you marshal a character with higher printed cost than each other character, draw 1 card.",
        "While you control a character with higher STR than each other character, Old Tam gets +1 STR.",
    ],
)
def test_no_card_has_more_than_itself(line):
    """RR Modifiers ¶1: the engine has no words for "each other than the one described": it is left to the judge."""
    assert read(line).status in ("header", "unread")


def test_one_of_whom_it_is_asked_by_name_is_compared_with_each_other():
    """RR Modifiers ¶1."""
    for strength, becomes in ((3, 3), (5, 6)):
        run(
            {"play": ["Harwin", "Ferryman"]},
            {},
            "4.1",
            {"check": {"cards": {"Harwin": {"str": becomes}}}},
            Harwin=person(
                "While Harwin has higher STR than each other character, he gets +1 STR.", str=strength
            ),
            **PEOPLE,
        )


def test_other_than_two_cards_is_neither_of_them():
    """RR Target ¶1: a legal target fits the whole description."""
    run(
        {"play": [{"Ferryman": {"attachments": ["Lantern"]}}, "Harwin", "Piper"]},
        {},
        "4.1",
        {"refuse": {"Ann": {"trigger": "Lantern", "choose": ["Ferryman"]}, "because": ""}},
        {"refuse": {"Ann": {"trigger": "Lantern", "choose": ["Harwin"]}, "because": ""}},
        {"Ann": {"trigger": "Lantern", "choose": ["Piper"]}},
        {"check": {"cards": {"Piper": {"kneeling": True}}}},
        Lantern={
            "type": "attachment",
            "cost": 1,
            "text": "Action: Choose a character other than attached character and Harwin. Kneel it.",
        },
        Harwin=person(""),
        **PEOPLE,
    )
