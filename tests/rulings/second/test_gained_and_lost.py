"""Icons, keywords and traits that cards gain or lose by card effects can be reacted to."""

import pytest

from tests.rulings.texts import person, run, text

WITNESS = "Reaction: After an opponent's character loses a [power] icon by a card effect, gain 3 gold."


@pytest.mark.parametrize(("icons", "gold"), [(["power"], 3), (["military"], 0)])
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


def test_an_attachment_takes_an_icon_away_as_it_is_attached():
    """RR Gains ¶4, RR Constant Abilities ¶1: its constant ability is a card effect, active as soon as it is there."""
    run(
        {"play": ["Witness"], "hand": ["Shackles"]},
        {"play": ["Lord"]},
        "3.2",
        {"Ann": {"marshal": "Shackles", "on": "Lord"}},
        {"Ann": {"trigger": "Witness"}},
        {"check": {"players": {"Ann": {"gold": 5 + 3}}}},
        Witness=person(WITNESS),
        Lord=person(""),
        Shackles=text("attachment", "Attached character loses a [power] icon."),
    )


def test_a_keyword_is_gained_by_what_gives_it():
    """RR Gains ¶4: the card functions as if it possessed what it gained."""
    run(
        {"play": ["Witness", "Knight"]},
        {},
        "4.1",
        {"Ann": {"trigger": "Knight"}},
        {"Ann": {"trigger": "Witness"}},
        {"check": {"players": {"Ann": {"gold": 1}}}},
        Witness=person("Reaction: After a character you control gains renown, gain 1 gold."),
        Knight=person("Action: Until the end of the phase, Knight gains renown. (Limit once per phase.)"),
    )
