"""``X cannot be greater than ..``: what X is, up to a greatest number."""

import pytest

from tests.rulings.texts import person, run


@pytest.mark.parametrize(("lords", "strength"), [(1, 2), (2, 3), (4, 3)])
@pytest.mark.parametrize("words", ["X cannot be greater than 2.", "(X cannot be higher than 2.)"])
def test_x_is_what_the_text_says_but_no_more_than_its_greatest_number(lords, strength, words):
    """RR The Letter "X" ¶1: its value is defined by the card, of which the greatest number is a part."""
    names = [f"Lord#{n}" for n in range(1, lords + 1)] if lords > 1 else ["Lord"]
    run(
        {"play": ["Hero", *("Lord" for _ in names)]},
        {},
        "4.1",
        {"Ann": {"trigger": "Hero"}},
        {"check": {"cards": {"Hero": {"str": strength}}, "cites": ["2e/rr/modifiers/1"]}},
        Hero=person(
            "Action: Until the end of the phase, Hero gets +X STR. "
            f"X is the number of Lord characters you control. {words}",
            str=1,
        ),
        Lord=person("", traits=["Lord"]),
    )
