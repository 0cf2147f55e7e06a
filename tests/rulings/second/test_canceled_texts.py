"""Printed texts about effects that are canceled, and that cannot be."""

import pytest

from tests.rulings.texts import person, run, text

HUSH = text("event", "Interrupt: When the effects of an event would initiate, cancel those effects.", cost=0)
FEAST = text("event", "Action: Gain 1 gold.", cost=0)


def test_a_reaction_to_a_cancel_is_used_after_it_and_speaks_of_who_canceled():
    """RR Cancel ¶1: the effects do not initiate; RR Nested Ability Sequences ¶1: the reaction is to what the cancel did."""
    run(
        {"play": ["Watcher"], "hand": ["Feast"]},
        {"gold": 2, "hand": ["Hush"]},
        "challenges",
        {"Ann": {"play": "Feast"}},
        {"Bob": {"play": "Hush"}},
        {"Ann": {"trigger": "Watcher"}},
        {"check": {"players": {"Ann": {"gold": 0}, "Bob": {"gold": 1}}, "cites": ["2e/rr/cancel/1"]}},
        Watcher=person(
            "Reaction: After an opponent cancels the effects of an event you played, that player loses 1 gold."
        ),
        Feast=FEAST,
        Hush=HUSH,
    )


@pytest.mark.parametrize(
    ("said", "who"),
    [
        ("an event is canceled", {"Ann", "Bob"}),
        ("an event you played is canceled", {"Ann"}),
        ("an event's effects are canceled", {"Ann", "Bob"}),
        ("you cancel a card's effects", {"Bob"}),
        ("an opponent cancels an event's effects", {"Ann"}),
    ],
)
def test_whose_event_was_canceled_and_who_canceled_it(said, who):
    """RR Cancel ¶1: Ann has played the Feast, and Bob has canceled it; each of them has a card that hears of it."""
    run(
        {"play": ["Watcher"], "hand": ["Feast"], "gold": 0},
        {"play": ["Listener"], "hand": ["Hush"], "gold": 0},
        "challenges",
        {"Ann": {"play": "Feast"}},
        {"Bob": {"play": "Hush"}},
        *(
            {name: {"trigger": card}}
            for name, card in (("Ann", "Watcher"), ("Bob", "Listener"))
            if name in who
        ),
        {
            "check": {
                "players": {name: {"gold": int(name in who)} for name in ("Ann", "Bob")},
                "cites": ["2e/rr/cancel/1"],
            }
        },
        Watcher=person(f"Reaction: After {said}, gain 1 gold."),
        Listener=person(f"Reaction: After {said}, gain 1 gold."),
        Feast=FEAST,
        Hush=HUSH,
    )


def test_effects_of_which_a_card_says_so_cannot_be_canceled_while_it_says_so():
    """RR Cannot ¶1: "cannot" is absolute."""
    firm = person("The effects of events you play cannot be canceled while Keeper is standing.")
    before = ({"Ann": {"play": "Feast"}},)
    for mark, after in (
        ("kneeling", {"check": {"may": {"Bob": ["Hush"]}}}),
        ("standing", {"check": {"players": {"Ann": {"gold": 1}}, "cites": ["2e/rr/cannot/1"]}}),
    ):
        keeper = {"Keeper": {"kneeling": mark == "kneeling"}}
        run(
            {"play": [keeper], "hand": ["Feast"]},
            {"hand": ["Hush"]},
            "challenges",
            *before,
            after,
            Keeper=firm,
            Feast=FEAST,
            Hush=HUSH,
        )


def test_the_effects_of_events_you_play_are_not_those_of_an_opponent():
    """RR Cannot ¶1, for what the text names: the player of the event is its "you" (FAQ 2.7 ¶1)."""
    run(
        {"hand": ["Feast"]},
        {"play": ["Keeper"], "hand": ["Hush"]},
        "challenges",
        {"Ann": {"play": "Feast"}},
        {"Bob": {"play": "Hush"}},
        {"check": {"players": {"Ann": {"gold": 0}}}},
        Keeper=person("The effects of events you play cannot be canceled."),
        Feast=FEAST,
        Hush=HUSH,
    )


def test_the_abilities_of_a_chosen_character_cannot_be_canceled_until_the_end_of_the_phase():
    """RR Lasting Effects ¶1: of that character only."""
    cancel = "Interrupt: When the effects of a character ability would initiate, cancel those effects."
    miller = "Action: Kneel {} to gain 1 gold."
    run(
        {"play": ["Bard", "Miller", "Baker"]},
        {"hand": ["Hush"]},
        "challenges",
        {"Ann": {"trigger": "Bard", "choose": ["Miller"]}},
        {"Bob": "pass"},
        {"Ann": {"trigger": "Miller"}},
        {"check": {"players": {"Ann": {"gold": 1}}}},
        {"Bob": "pass"},
        {"Ann": {"trigger": "Baker"}},
        {"Bob": {"play": "Hush"}},
        {"check": {"players": {"Ann": {"gold": 1}}}},
        Bard=text(
            "location",
            "Action: Kneel Bard to choose a character. Until the end of the phase, that character's abilities "
            "cannot be canceled.",
        ),
        Miller=person(miller.format("Miller")),
        Baker=person(miller.format("Baker")),
        Hush=text("event", cancel, cost=0),
    )
