"""Icons, keywords and traits that cards gain or lose by card effects can be reacted to."""

import pytest

from tests.rulings.texts import person, run, text

WITNESS = (
    "Reaction: After a character loses a challenge icon, Witness gets +1 STR until the end of the phase."
)


@pytest.mark.parametrize(("icons", "strength"), [(["power"], 4), (["military"], 3)])
def test_an_icon_is_lost_by_a_lasting_effect_if_it_was_there(icons, strength):
    """RR Gains ¶4, FAQ 3.4 ¶1: a character has an icon or does not; what it does not have it cannot lose."""
    is_lost = strength > 3
    run(
        {"play": ["Witness", "Thief"]},
        {"play": ["Lord"]},
        "4.1",
        {"Ann": {"trigger": "Thief", "choose": ["Lord"]}},
        {"Ann": {"trigger": "Witness"}} if is_lost else {"check": {"may_not": {"Ann": ["Witness"]}}},
        {"check": {"cards": {"Witness": {"str": strength}}}},
        Witness=person(WITNESS),
        Lord=person("", icons=icons, traits=["Lord"]),
        Thief=person(
            "Action: Choose a Lord character. Until the end of the phase, that character gets -1 STR and loses a "
            "[power] icon."
        ),
    )


def test_an_attachment_takes_an_icon_away_as_it_is_attached():
    """RR Gains ¶4, RR Constant Abilities ¶1: its constant ability is a card effect, active as soon as it is there."""
    run(
        {"play": ["Witness"], "hand": ["Shackles"]},
        {"play": ["Lord"]},
        "3.2",
        {"Ann": {"marshal": "Shackles", "on": "Lord"}},
        {"Ann": {"trigger": "Witness"}},
        {"check": {"cards": {"Witness": {"str": 4}}}},
        Witness=person(WITNESS),
        Lord=person(""),
        Shackles=text("attachment", "Attached character loses a [power] icon."),
    )
