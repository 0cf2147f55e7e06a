"""Icons, keywords and traits that cards gain or lose by card effects can be reacted to."""

import pytest

from tests.rulings.texts import person, run

WITNESS = "Reaction: After an opponent's character loses a [power] icon by a card effect, gain 3 gold."


@pytest.mark.parametrize(("icons", "gold"), [(["military"], 0)])
def test_an_icon_is_lost_by_a_lasting_effect_if_it_was_there(icons, gold):
    """RR Gains ¶4, FAQ 3.4 ¶1: a character has an icon or does not; what it does not have it cannot lose."""
    run(
        {"play": ["Witness", "Thief"]},
        {"play": ["Lord"]},
        "4.1",
        {"Ann": {"trigger": "Thief", "choose": ["Lord"]}},
        *([{"Ann": {"trigger": "Witness"}}] if gold else [{"check": {"may_not": {"Ann": ["Witness"]}}}]),
        {"check": {"players": {"Ann": {"gold": gold}}}},
        Witness=person(WITNESS),
        Lord=person("", icons=icons, traits=["Lord"]),
        Thief=person(
            "Action: Choose a Lord character. Until the end of the phase, that character gets -1 STR and loses a "
            "[power] icon."
        ),
    )
