"""Numbers of things that cards have and that players have done."""

import pytest

from tests.rulings.texts import person, run


@pytest.mark.parametrize(
    ("words", "strength"),
    [
        ("Rider gets +X STR. X is the number of attachments on Rider.", 5),
        ("Rider gets +1 STR for each attachment Rider has.", 5),
        ("Rider gets +X STR. X is the number of challenge icons on Rider.", 6),
        ("Rider gets +X STR. X is the number of duplicates on Rider.", 3),
    ],
)
def test_what_lies_on_a_character_or_is_its_own_is_counted(words, strength):
    """RR The Letter X ¶1: the card ability defines it."""
    run(
        {"play": [{"Rider": {"attachments": ["Saddle", "Bridle"]}}]},
        {},
        "4.1",
        {"check": {"cards": {"Rider": {"str": strength}}}},
        Rider=person(words),
        Bridle={"type": "attachment", "cost": 1},
    )
