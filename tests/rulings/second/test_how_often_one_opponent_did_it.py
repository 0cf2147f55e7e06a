""" "An opponent has lost 2 or more challenges": one and the same opponent has, not several together."""

from tests.rulings.tables import cards, run
from tests.rulings.texts import event, person

CARDS = {
    "Vulture": person("While an opponent has lost 2 or more challenges this phase, Vulture gains renown."),
    "Critic": person("While an opponent has played 2 or more events this phase, Critic gains renown."),
    "Song": event("Action: Gain 1 gold."),
    "Tune": event("Action: Gain 1 gold."),
    "Air": event("Action: Gain 1 gold."),
}


def lost(player, type_):
    return {"challenge": {"type": type_, "attacker": "Ann", "defender": player, "winner": "Ann"}}


def test_what_two_opponents_lost_is_not_counted_together():
    """RR Constant Abilities ¶2: the condition is not met by two of whom each has lost one."""
    sides = {"Ann": {"play": ["Vulture"]}, "Bob": {}, "Cat": {}}
    run(
        sides,
        "4.2",
        cards(Vulture={"keywords": []}),
        history=[lost("Bob", "military"), lost("Cat", "power")],
        cards=CARDS,
    )
    run(
        sides,
        "4.2",
        cards(Vulture={"keywords": ["renown"]}),
        history=[lost("Cat", "military"), lost("Cat", "power")],
        cards=CARDS,
    )


def test_events_are_counted_by_player():
    """RR Constant Abilities ¶2: it is met once one of them has played a second event."""
    run(
        {
            "Ann": {"play": ["Critic"], "deck": 5},
            "Bob": {"hand": ["Song", "Air"], "deck": 5},
            "Cat": {"hand": ["Tune"], "deck": 5},
        },
        "4.1",
        {"Bob": {"play": "Song"}},
        {"Cat": {"play": "Tune"}},
        cards(Critic={"keywords": []}),
        {"Ann": "pass"},
        {"Bob": {"play": "Air"}},
        cards(Critic={"keywords": ["renown"]}),
        first_player="Bob",
        cards=CARDS,
    )
