""" "Any number" of targets of which none is chosen: the effect does not resolve, whatever else it would do."""

import pytest

from tests.rulings.texts import PLOT, event, person, run, text

NONE = "2e/rr/target/6"
THRONE = event(
    "Action: Choose and kneel any number of locations with total printed cost 3 or lower. If there is a Kingdom plot card"
    " revealed, return Throne to your hand instead of placing it in your discard pile."
)
MILL = text("location", "", cost=1)


@pytest.mark.parametrize(("chosen", "zone"), [([], "discard"), (["Mill"], "hand")])
def test_what_the_effect_does_besides_is_done_only_if_any_target_is_chosen(chosen, zone):
    """RR Target ¶6: with zero targets the effect cannot change the game state; so the event is discarded as any other."""
    run(
        {"hand": ["Throne"], "plot": "Realm"},
        {"play": ["Mill"]},
        "4.1",
        {"Ann": {"play": "Throne"}},
        {"Ann": {"choose": chosen}},
        {
            "check": {
                "cards": {"Throne": {"zone": zone}, "Mill": {"kneeling": bool(chosen)}},
                **({} if chosen else {"cites": [NONE]}),
            }
        },
        Throne=THRONE,
        Mill=MILL,
        Realm=PLOT | {"traits": ["Kingdom"]},
    )


@pytest.mark.parametrize(("chosen", "zone"), [([], "play"), (["Scribe"], "deck")])
def test_what_happens_to_each_card_not_chosen_happens_only_if_any_is_chosen(chosen, zone):
    """RR Target ¶6: "each character not chosen" is part of an effect that changes nothing if nobody has chosen any."""
    run(
        {"play": ["Crow", "Scribe"], "hand": ["Sorting"]},
        {},
        "4.1",
        {"Ann": {"play": "Sorting"}},
        {"Ann": {"choose": chosen}},
        {"check": {"cards": {"Crow": {"zone": zone}, "Scribe": {"zone": "play"}}}},
        Crow=person(""),
        Scribe=person(""),
        Sorting=event(
            "Action: Choose any number of characters you control. Place each character not chosen on the bottom of its"
            " owner's deck."
        ),
    )


@pytest.mark.parametrize(("bobs", "zone"), [([], "play"), (["Scribe"], "dead")])
def test_of_several_players_who_choose_one_may_choose_none(bobs, zone):
    """RR Target ¶6: zero of the targets of the effect are chosen only where nobody chooses any."""
    run(
        {"play": ["Crow"], "hand": ["Valar"]},
        {"play": ["Scribe"]},
        "4.1",
        {"Ann": {"play": "Valar"}},
        {"Ann": {"choose": []}},
        {"Bob": {"choose": bobs}},
        {"check": {"cards": {"Crow": {"zone": zone}, "Scribe": {"zone": "play"}}}},
        Crow=person(""),
        Scribe=person(""),
        Valar=event(
            "Action: Each player chooses any number of characters he or she controls. Kill each character not chosen."
        ),
    )


def test_it_may_still_be_canceled_and_what_it_cost_is_paid():
    """RR Initiating Abilities ¶7, ¶8: the effects attempt to initiate before it is seen that they do not resolve."""
    run(
        {"hand": ["Throne"], "gold": 3},
        {"play": ["Mill", "Herald"]},
        "4.1",
        {"Ann": {"play": "Throne"}},
        {"Ann": {"choose": []}},
        {"Bob": {"trigger": "Herald"}},
        {"check": {"players": {"Ann": {"gold": 3 - 1}}, "cards": {"Throne": {"zone": "discard"}}}},
        Throne=THRONE | {"cost": 1},
        Mill=MILL,
        Herald=person(
            "Interrupt: When the effects of an event would initiate, sacrifice Herald to cancel those effects."
        ),
    )


def test_after_then_too_none_of_any_number_does_nothing():
    """RR Target ¶6, ¶7: what is chosen after "then" is chosen as it resolves; zero of any number change nothing."""
    run(
        {"play": ["Crow", "Scribe"], "hand": ["Sorting"]},
        {},
        "4.1",
        {"Ann": {"play": "Sorting"}},
        {"Ann": {"choose": []}},
        {"check": {"cards": {"Crow": {"zone": "play"}}, "players": {"Ann": {"gold": 1}}, "cites": [NONE]}},
        Crow=person(""),
        Scribe=person(""),
        Sorting=event(
            "Action: Gain 1 gold. Then, choose any number of characters you control. Kill each character not chosen."
        ),
    )
