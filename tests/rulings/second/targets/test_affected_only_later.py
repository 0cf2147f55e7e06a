"""Targets that only a later sentence of the effect can affect."""

import pytest

from tests.rulings.tables import run
from tests.rulings.texts import event, person

PLANS = {
    "Choose a kneeling character you control. That character is now participating as a defender. If you win this "
    "challenge, stand that character.": "defending, kneeling",
    "Choose a character. Stand that character. At the end of the phase, if that character is still in play, return it to "
    "its owner's hand.": "defending",
    "Choose a character you control and have it participate in the challenge on your side. If you win the challenge, that "
    "character gains 1 power.": "defending",
    "Choose and kneel a character. At the end of the phase, stand that character.": "defending, kneeling",
    "Choose a character and remove it from the challenge. At the end of the phase, kill that character.": "",
}


@pytest.mark.parametrize("words", PLANS)
def test_a_card_that_only_a_later_part_can_affect_is_a_target(words):
    """RR Target ¶8: not eligible only if the resolution of the effect could not affect the target at all."""
    warden = {"Warden": PLANS[words]} if PLANS[words] else "Warden"
    run(
        {"Ann": {"play": [{"Lancer": "attacking"}]}, "Bob": {"hand": ["Plan"], "play": [warden]}},
        "4.2.1",
        {"Bob": {"play": "Plan", "choose": "Warden"}},
        {"check": {"cites": ["2e/rr/target/8"]}},
        challenge={"type": "military", "attacker": "Ann", "defender": "Bob"},
        cards={"Lancer": person(""), "Warden": person("", str=5), "Plan": event(f"Action: {words}")},
    )


@pytest.mark.parametrize(
    ("words", "marks"),
    [
        ("Choose and kneel a character.", "defending, kneeling"),
        (
            "Choose and stand a character. Then, at the end of the phase, return that character to its owner's hand.",
            "",
        ),
        ("Choose a character and have it participate in the challenge on your side.", "defending"),
    ],
)
def test_a_card_that_nothing_could_affect_is_none(words, marks):
    """RR Target ¶8; The word "Then" ¶3: what follows "then" does not resolve where nothing came of what is before it."""
    run(
        {
            "Ann": {"play": [{"Lancer": "attacking, kneeling"}]},
            "Bob": {
                "hand": ["Plan"],
                "play": [{"Warden": marks} if marks else "Warden", {"Page": "kneeling"}, "Cook"],
            },
        },
        "4.2.1",
        {"advance": {"window": "action", "of": "Bob"}},
        {
            "refuse": {
                "Bob": {"play": "Plan", "choose": "Warden"},
                "because": "could not affect the target at all",
            }
        },
        challenge={"type": "military", "attacker": "Ann", "defender": "Bob"},
        cards={
            "Lancer": person(""),
            "Warden": person("", str=5),
            "Page": person(""),
            "Cook": person(""),
            "Plan": event(f"Action: {words}"),
        },
    )
