"""Abilities that are initiated: of which it is said in other words, and who may cancel them."""

import pytest

from tests.rulings.texts import event, person, run, text


@pytest.mark.parametrize(
    ("said", "holds"),
    [
        ("When a triggered character ability is initiated, cancel that ability", True),
        ("When a triggered location or attachment ability is initiated, cancel that ability", False),
        ("When an opponent's triggered ability is initiated, cancel its effects", True),
        ("When the effects of a character ability would resolve, cancel those effects", True),
        ("When Warden is chosen by an opponent's triggered effect, cancel that effect", True),
        ("When Warden would be chosen as a target by an opponent's card effect, cancel that effect", True),
        ("When Warden is chosen by an opponent's event, cancel that event", False),
        ("When Baker is chosen by an opponent's triggered effect, cancel that effect", False),
    ],
)
def test_an_ability_is_initiated_once_its_targets_are_chosen(said, holds):
    """RR Initiating Abilities / Marshaling Cards ¶7: its effects are about to initiate, and can be canceled now."""
    used = {"Bob": {"trigger": "Warden"}} if holds else {"check": {"may_not": {"Bob": ["Warden"]}}}
    run(
        {"play": ["Jailer"]},
        {"play": ["Warden", "Baker"]},
        "4.1",
        {"Ann": {"trigger": "Jailer", "choose": ["Warden"]}},
        used,
        {"check": {"cards": {"Warden": {"kneeling": not holds}}}},
        Jailer=person("Challenges Action: Choose and kneel a character an opponent controls."),
        Warden=person(f"Interrupt: {said}."),
    )


@pytest.mark.parametrize(("used", "hand"), [("Scholar", 1), ("Well", 0)])
def test_whose_ability_was_triggered(used, hand):
    """RR Reactions ¶1: the ability must be on such a card."""
    reaction = [{"Ann": {"trigger": "Watcher"}}] if hand else []
    run(
        {"play": ["Scholar", "Well", "Watcher"], "hand": 0, "gold": 0, "deck": ["Miller", "Baker"]},
        {},
        "4.1",
        {"Ann": {"trigger": used}},
        *reaction,
        {"check": {"players": {"Ann": {"hand": hand, "gold": 1}}}},
        Scholar=person("Action: Kneel Scholar to gain 1 gold.", traits=["Maester"]),
        Well=text("location", "Action: Kneel Well to gain 1 gold."),
        Watcher=person("Reaction: After you trigger a Maester character's ability, draw 1 card."),
    )


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


def test_an_event_counts_as_an_ability():
    """RR Triggered Abilities ¶1: the text of an event is a triggered ability."""
    run(
        {"hand": ["Snare"]},
        {"play": ["Warden"]},
        "4.1",
        {"Ann": {"play": "Snare", "choose": ["Warden"]}},
        {"Bob": {"trigger": "Warden"}},
        {"check": {"cards": {"Warden": {"kneeling": False}, "Snare": {"zone": "discard"}}}},
        Snare=event("Action: Choose and kneel a character."),
        Warden=person("Interrupt: When an opponent's triggered ability is initiated, cancel its effects."),
    )
