"""What a marshaled attachment goes on is among what was legal in step 1."""

import pytest

from tests.rulings.texts import person, run, text

BEGGAR = {
    "type": "location",
    "cost": 1,
    "abilities": [
        {
            "kind": "reaction",
            "trigger": {"event": "pay gold"},
            "choose": [{"cards": {"type": ["character"], "zone": "hand", "controller": "you"}}],
            "effects": [{"do": "put into play"}],
        }
    ],
}


@pytest.mark.parametrize("comes", [True, False])
def test_a_character_that_has_come_since_step_1_is_no_host(comes: bool):
    """FAQ 3.3 ¶1: choices are constrained to what was legal in step 1; RR Initiating Abilities ¶6 where nothing changed."""
    use = [{"Ann": {"trigger": "Beggar", "choose": "Late"}}] if comes else []
    result = run(
        {"play": ["Early", "Beggar"], "hand": ["Sword", "Late"], "gold": 5},
        {},
        "3.2",
        {"Ann": {"marshal": "Sword"}},
        *use,
        {"advance": "end"},
        Early=person(""),
        Late=person(""),
        Beggar=BEGGAR,
        Sword=text("attachment", "", cost=1),
    )

    (cites,) = [line.cites for line in result.trace if "Ann chooses Early" in line.text]
    steps = ("2e/rr/initiating-abilities-marshaling-cards/6", "2e/rr/marshaling-phase-player-action-window/7")
    assert cites == (*steps, *(("2e/faq/3.3/1",) if comes else ()))
