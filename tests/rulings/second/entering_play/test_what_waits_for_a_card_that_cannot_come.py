"""A delayed effect on the very card that cannot be put into play is no potential to change the game state."""

import pytest

from tests.rulings.texts import ICONS, run

DROWNED = (
    "Action: Kneel your faction card to put Drowned into play from your hand. At the end of the phase, if Drowned is"
    " still in play, discard it from play."
)
STEWARD = (
    "Action: During an [intrigue] challenge in which you are the defending player, kneel your faction card to put Drowned"
    " into play from your hand knelt, participating as a defender. If you win the challenge, you may return it to your"
    " hand."
)


@pytest.mark.parametrize("text", [DROWNED, STEWARD])
@pytest.mark.parametrize("dead", [True, False])
def test_a_unique_card_with_a_copy_in_the_dead_pile_does_not_kneel_the_faction_card(text, dead):
    """RR Abilities ¶6 and Dead Pile ¶3: it cannot be put into play, and what would then be done with it changes nothing."""
    use = {"trigger": "Drowned#2" if dead else "Drowned"}
    move = {"refuse": {"Ann": use, "because": "dead pile"}} if dead else {"Ann": use}
    zone = "hand" if dead else "play"
    run(
        {"dead": ["Drowned"] if dead else [], "hand": ["Drowned"]},
        {"play": ["Miller"]},
        "4.2",
        {"Ann": "pass"},
        {"Bob": {"challenge": {"type": "intrigue", "against": "Ann", "with": ["Miller"]}}},
        move,
        {
            "check": {
                "cards": {use["trigger"]: {"zone": zone}},
                "players": {"Ann": {"faction_kneeling": not dead}},
            }
        },
        Drowned={"type": "character", "unique": True, "cost": 3, "str": 3, "icons": ICONS, "text": text},
    )
