"""Abilities that are initiated: of which it is said in other words, and who may cancel them."""

import pytest

from tests.rulings.texts import person, run


@pytest.mark.parametrize(("attacker", "hand"), [("Ann", 0), ("Bob", 1)])
def test_who_was_the_defending_player_lost_as_such(attacker, hand):
    """RR Defender, Defending ¶1: the player against whom the challenge was initiated is the defending player."""
    fighter = "Bully" if attacker == "Ann" else "Robber"
    other = "Bob" if attacker == "Ann" else "Ann"
    defends = [{"Bob": {"defend": ["Robber"]}}] if attacker == "Ann" else []
    reaction = [{"Ann": {"trigger": "Watcher"}}] if hand else []
    run(
        {"play": ["Watcher", "Bully"], "hand": 0, "deck": ["Miller", "Baker"]},
        {"play": ["Robber"], "deck": 3},
        "4.2",
        *([] if attacker == "Ann" else [{"Ann": "pass"}]),
        {attacker: {"challenge": {"type": "power", "against": other, "with": [fighter]}}},
        *defends,
        *reaction,
        {"check": {"players": {"Ann": {"hand": hand}}}},
        Bully=person(""),
        Robber=person("Robber gets +2 STR."),
        Watcher=person(
            "Reaction: After you lose a challenge in which you were the defending player, draw 1 card."
        ),
    )
