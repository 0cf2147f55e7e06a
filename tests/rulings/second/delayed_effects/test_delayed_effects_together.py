"""Several delayed effects that wait for the same occurrence."""

import pytest

from tests.rulings.texts import person, run, text

NEXT = "The next time a challenge is initiated this phase, draw 1 card."


@pytest.mark.parametrize("order", [["Hall", "Inn"], ["Inn", "Hall"]])
def test_the_first_player_orders_delayed_effects_that_wait_for_the_same_occurrence(order):
    """RR Priority of Simultaneous Resolution ¶2: whoever controls the cards, the first player decides the order."""
    found = run(
        {"play": ["Hall", "Miller"], "deck": 5},
        {"play": ["Inn", "Baker"], "deck": 5},
        "4.1",
        {"Ann": {"trigger": "Hall"}},
        {"Bob": {"trigger": "Inn"}},
        {"Ann": "pass"},
        {"Bob": "pass"},
        {"Ann": {"challenge": {"type": "power", "with": ["Miller"]}}},
        {"check": {"decision": {"player": "Ann", "kind": "order"}}},
        {"Ann": {"choose": order}},
        {
            "check": {
                "players": {"Ann": {"hand": 1}, "Bob": {"hand": 1}},
                "cites": ["2e/rr/priority-of-simultaneous-resolution/2", "2e/rr/delayed-effects/2"],
            }
        },
        Hall=text("location", f"Action: Kneel Hall. {NEXT}"),
        Inn=text("location", f"Action: Kneel Inn. {NEXT}"),
        Miller=person(""),
        Baker=person(""),
    )
    resolved = [line.text for line in found.trace if line.text.endswith(" resolves.")]
    assert resolved == [f"The delayed effect of {name} resolves." for name in order]


@pytest.mark.parametrize(("how_often", "drawn"), [("The next time", 1)])
def test_what_happens_each_time_happens_for_each_of_the_cards_to_which_it_happened_together(how_often, drawn):
    """RR Delayed Effects ¶2: it resolves when its condition occurs, which each character that is killed fulfils."""
    run(
        {"play": ["Hall", "Miller"], "deck": 5},
        {"hand": ["Plague"], "play": ["Baker"]},
        "4.1",
        {"Ann": {"trigger": "Hall"}},
        {"Bob": {"play": "Plague"}},
        {"check": {"players": {"Ann": {"hand": drawn}}, "cites": ["2e/rr/delayed-effects/2"]}},
        Hall=text(
            "location", f"Action: Kneel Hall. {how_often} a character is killed this phase, draw 1 card."
        ),
        Plague=text("event", "Action: Kill each character."),
        Miller=person(""),
        Baker=person(""),
    )
