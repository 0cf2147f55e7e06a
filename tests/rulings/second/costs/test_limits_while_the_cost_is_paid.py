"""A limited ability whose cost is being paid is in use: what reacts to the payment does not let it be used once more."""

import pytest

from tests.rulings.texts import person, run, text

TOWER = text(
    "location",
    "Interrupt: When the effects of a triggered character ability would initiate, kill a character you control to "
    "cancel those effects. (Limit once per phase.)",
)
HERALD = person("Action: Kneel Herald to draw 1 card.")
MOURNER = person("Reaction: After a character is killed, Mourner gains 1 power.")


@pytest.mark.parametrize(
    ("limit", "again"), [("(Limit once per phase.)", False), ("(Limit twice per phase.)", True)]
)
def test_an_ability_is_not_used_beyond_its_limit_while_its_own_cost_is_reacted_to(limit, again):
    """RR Limits and Maxima ¶1: the Tower may be used once in the phase, and it is being used when the Mourner reacts."""
    run(
        {"play": ["Herald"]},
        {"play": ["Tower", "Mourner", "Miller", "Baker"]},
        "4.1",
        {"Ann": {"trigger": "Herald"}},
        {"Bob": {"trigger": "Tower", "choose": "Miller"}},
        {"Bob": {"trigger": "Mourner"}},
        {"check": {"may" if again else "may_not": {"Bob": ["Tower"]}}},
        Tower=TOWER | {"text": str(TOWER["text"]).replace("(Limit once per phase.)", limit)},
        Herald=HERALD,
        Mourner=MOURNER,
    )


def test_the_effects_are_canceled_once_and_the_reaction_to_the_cost_resolves():
    """RR Limits and Maxima ¶1, RR Nested Ability Sequences ¶2: the Mourner's reaction is not canceled by the same Tower."""
    run(
        {"play": ["Herald"], "deck": 5},
        {"play": ["Tower", "Mourner", "Miller"]},
        "4.1",
        {"Ann": {"trigger": "Herald"}},
        {"Bob": {"trigger": "Tower", "choose": "Miller"}},
        {"Bob": {"trigger": "Mourner"}},
        {"check": {"cards": {"Mourner": {"power": 1}}, "players": {"Ann": {"hand": 0}}}},
        Tower=TOWER,
        Herald=HERALD,
        Mourner=MOURNER,
    )
