"""Cards that a player discards from his or her hand or shadows area: one of the two areas, as the player chooses."""

import pytest

from tests.rulings.tables import run
from tests.rulings.texts import event, person, text

SONG = event("Action: Draw 1 card.")
LURKER = person("Shadow (1).")
CARDS = {"Ode": SONG, "Lay": SONG, "Lurker": LURKER}


@pytest.mark.parametrize(("paid", "other"), [("Ode", "Lurker"), ("Lurker", "Ode")])
def test_a_card_of_either_area_pays_the_cost(paid, other):
    """RR Costs ¶4: what is not in play and pays a cost is in the player's own out of play areas."""
    run(
        {
            "Ann": {"hand": ["Ode"], "shadows": ["Lurker"], "play": ["Den"], "deck": 5},
            "Bob": {"shadows": ["Cutpurse"]},
        },
        "4.1",
        {"refuse": {"Ann": {"trigger": "Den", "choose": "Cutpurse"}, "because": ""}},
        {"Ann": {"trigger": "Den", "choose": paid}},
        {"check": {"cards": {paid: {"zone": "discard"}}, "players": {"Ann": {"deck": 4}}}},
        {"check": {"cards": {other: {"zone": "hand" if other == "Ode" else "shadows"}}}},
        cards={
            **CARDS,
            "Cutpurse": LURKER,
            "Den": text("location", "Action: Discard a card from your hand or shadows area to draw 1 card."),
        },
    )


def test_each_player_discards_from_his_or_her_own_areas_and_one_without_cards_nothing():
    """RR Effects ¶3: as much is resolved as can be; Cat has a card in neither area."""
    run(
        {"Ann": {"hand": ["Purge", "Ode"]}, "Bob": {"hand": ["Lay"], "shadows": ["Lurker"]}, "Cat": {}},
        "4.1",
        {"Ann": {"play": "Purge"}},
        {"Ann": {"choose": "Ode"}},
        {"Bob": {"choose": "Lurker"}},
        {
            "check": {
                "cards": {"Ode": {"zone": "discard"}, "Lurker": {"zone": "discard"}, "Lay": {"zone": "hand"}}
            }
        },
        cards={
            **CARDS,
            "Purge": event(
                "Action: Each player chooses and discards a card from their hand or shadows area."
            ),
        },
    )


@pytest.mark.parametrize(("shadows", "discarded"), [(["Lurker"], True), ([], False)])
def test_who_has_such_a_card_in_either_area_discards_it_who_has_none_reveals_both(shadows, discarded):
    """RR Reveal ¶1: only a hand and shadows area without a Lord may be revealed instead of discarding one."""
    lord = person("Shadow (1).", traits=["Lord"])
    run(
        {
            "Ann": {"play": ["Spy"]},
            "Bob": {"hand": ["Ode"], "shadows": shadows, "play": ["Miller"]},
        },
        "4.1",
        {"Ann": {"trigger": "Spy", "choose": "Bob"}},
        *(
            [{"refuse": {"Bob": {"choose": "Ode"}, "because": ""}}, {"Bob": {"choose": "Lurker"}}]
            if discarded
            else []
        ),
        {
            "check": {
                "cards": {"Ode": {"zone": "hand"}},
                "players": {"Bob": {"discard": 1 if discarded else 0}},
                "cites": [] if discarded else ["2e/rr/reveal/1"],
            }
        },
        cards={
            "Ode": SONG,
            "Lurker": lord,
            "Spy": person(
                "Action: Kneel Spy to choose an opponent. That player must choose and discard a Lord character from their "
                "hand or shadows area unless they reveal a hand and shadows area containing no Lord characters."
            ),
        },
    )
