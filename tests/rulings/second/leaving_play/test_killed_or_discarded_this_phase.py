"""``each character that was killed or discarded from play this phase``: what was sacrificed, or discarded elsewhere, is none."""

import pytest

from tests.rulings.texts import check, event, person, run

BACK = event(
    "Action: Put each character that was killed or discarded from play this phase into play from its owner's dead or "
    "discard pile."
)
REAP = event("Action: Choose a character and discard it from play.")
SLAY = event("Action: Choose and kill a character.")


def test_those_killed_and_those_discarded_from_play_come_back_under_their_owners_control():
    """RR Sacrifice ¶3: a sacrifice is neither; RR Ownership and Control ¶2: cards enter play under their owner's control."""
    run(
        {"play": ["Widow"], "hand": ["Slay", "Reap", "Back"]},
        {"play": ["Miller", "Baker"]},
        "4.1",
        {"Ann": {"trigger": "Widow"}},
        {"Ann": {"play": "Slay", "choose": "Miller"}},
        {"Ann": {"play": "Reap", "choose": "Baker"}},
        {"Ann": {"play": "Back"}},
        {
            "check": {
                "cards": {
                    "Miller": {"zone": "play", "controller": "Bob"},
                    "Baker": {"zone": "play", "controller": "Bob"},
                    "Widow": {"zone": "discard"},
                }
            }
        },
        Widow=person("Action: Sacrifice Widow to draw 1 card."),
        Slay=SLAY,
        Reap=REAP,
        Back=BACK,
    )


def test_a_character_discarded_from_a_hand_was_not_discarded_from_play():
    """RR Leaves Play ¶1: what was not in play did not leave it; with nothing else it has no potential (RR Abilities ¶6)."""
    run(
        {"play": ["Thief"], "hand": ["Back"]},
        {"hand": ["Miller"]},
        "4.1",
        {"Ann": {"trigger": "Thief"}},
        {"check": {"cards": {"Miller": {"zone": "discard"}}, "may_not": {"Ann": ["Back"]}}},
        Thief=person("Action: Kneel Thief to discard 1 card at random from an opponent's hand."),
        Back=BACK,
    )


@pytest.mark.parametrize(
    "words",
    [
        "put each character that was killed this phase into play from your dead pile",
        "put each character in your dead pile that was killed this phase into play",
    ],
)
def test_of_those_killed_this_phase_only_the_ones_in_that_dead_pile(words):
    """RR Dead Pile ¶2: whoever was killed before, or lies in the dead pile of another, stays there."""
    run(
        {"play": ["Priest", "Miller"], "dead": ["Monk"]},
        {"play": ["Baker"], "hand": ["Axe", "Blade"]},
        "challenges",
        {"Ann": "pass"},
        {"Bob": {"play": "Axe", "choose": "Miller"}},
        {"Ann": "pass"},
        {"Bob": {"play": "Blade", "choose": "Baker"}},
        {"Ann": {"trigger": "Priest"}},
        check(Miller={"zone": "play", "controller": "Ann"}, Monk={"zone": "dead"}, Baker={"zone": "dead"}),
        Priest=person(f"Action: Sacrifice Priest to {words}."),
        Monk=person(""),
        Axe=SLAY,
        Blade=SLAY,
    )
