"""Meanings as templates: the parts of a rule fill the blanks, each time anew."""

from types import SimpleNamespace

import pytest

from agot_judge.engine.ability import Draw, Modify
from agot_judge.text.parsing.template import ALL, FIRST, SECOND, SUBJECT, call, meaning_of, with_word
from agot_judge.text.parsing.template import READING as SPOKEN

READING = SimpleNamespace(subject="opponent")


@pytest.mark.parametrize(
    ("template", "parts", "meaning"),
    [
        ("STR", (), "STR"),
        (FIRST, ("round",), "round"),
        (ALL, ("military", "power"), ("military", "power")),
        (("at least", FIRST), (3,), ("at least", 3)),
        ({"event": SECOND, "at_least": FIRST}, (2, "draw"), {"event": "draw", "at_least": 2}),
        ((Draw(amount=FIRST, player=SUBJECT),), (2,), (Draw(amount=2, player="opponent"),)),
        (Modify(on="self", gains_icons=(FIRST,)), ("power",), Modify(on="self", gains_icons=("power",))),
        ({"amount": FIRST.amount}, (Draw(amount=2),), {"amount": 2}),
        (call(min, SECOND, FIRST), (2, 3), 2),
        ((call(getattr, SPOKEN, FIRST),), ("subject",), ("opponent",)),
    ],
)
def test_the_parts_fill_the_blanks(template, parts, meaning):
    assert meaning_of("rule", template)(READING, *parts) == meaning


def test_fields_are_made_anew_each_time():
    """A rule that takes fields out of what another means changes no other line."""
    kneeling = meaning_of("kneeling", {"kneeling": True})

    kneeling(READING).pop("kneeling")

    assert kneeling(READING) == {"kneeling": True}


def test_a_rule_has_its_own_word_before_its_parts():
    assert with_word("most", lambda reading, word, many: (word, many), "at most")(READING, 3) == (
        "at most",
        3,
    )
