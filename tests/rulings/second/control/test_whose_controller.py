"""Whose controller is meant: that of the card to which an attachment is attached, or of a card chosen before."""

import pytest

from tests.rulings.texts import event, run, text

PLACE = text("location", "")


def trapped(words: str, *moves: object, **players: dict) -> None:
    """Ann's attachment with these words is on Bob's location."""
    run(
        {"play": ["Miller"], "hand": ["Deed"], "gold": 0} | players.get("ann", {}),
        {"play": [{"Place": {"attachments": [{"Trap": {"owner": "Ann"}}]}}, "Baker"]}
        | players.get("bob", {}),
        "challenges",
        *moves,
        Trap=text("attachment", f"Location only.\n{words}"),
        Place=PLACE,
        Deed=event("Action: Kneel Baker."),
    )


def test_a_target_is_controlled_by_the_controller_of_the_attached_card():
    """RR Ownership and Control ¶1, Attachment Cards ¶4: the attachment is Ann's, what it is on is Bob's."""
    trapped(
        "Action: Sacrifice Trap to choose a character controlled by attached location's controller. That character "
        "gets -1 STR until the end of the phase.",
        {"Ann": {"trigger": "Trap"}},
        {"check": {"decision": {"player": "Ann", "choices": ["Baker"]}}},
        {"Ann": {"choose": "Baker"}},
        {"check": {"cards": {"Baker": {"str": 1}, "Miller": {"str": 3}}}},
    )


@pytest.mark.parametrize(
    ("words", "moves", "check"),
    [
        (
            "Each character controlled by attached location's controller gets -1 STR.",
            [],
            {"cards": {"Baker": {"str": 1}, "Miller": {"str": 3}}},
        ),
        (
            "Action: Kneel Trap to gain 1 gold for each character attached location's controller controls.",
            [{"Ann": {"trigger": "Trap"}}],
            {"players": {"Ann": {"gold": 1}, "Bob": {"gold": 0}}},
        ),
        (
            "Action: Kneel Trap to have attached location's controller gain 2 gold.",
            [{"Ann": {"trigger": "Trap"}}],
            {"players": {"Ann": {"gold": 0}, "Bob": {"gold": 2}}},
        ),
        (
            "Reaction: After a character controlled by attached location's controller is knelt, gain 1 gold.",
            [{"Ann": {"play": "Deed"}}, {"Ann": {"trigger": "Trap"}}],
            {"players": {"Ann": {"gold": 1}}},
        ),
    ],
)
def test_the_controller_of_the_attached_card(words, moves, check):
    """RR Attachment Cards ¶4: its controller is not that of the card to which it is attached."""
    trapped(words, *moves, {"check": check})


@pytest.mark.parametrize(("who", "heard"), [("Ann", False), ("Bob", True)])
def test_a_challenge_that_the_attached_cards_controller_loses(who, heard):
    """RR Triggering Condition ¶1: it is that player who loses."""
    other = "Bob" if who == "Ann" else "Ann"
    card = {"Ann": "Miller", "Bob": "Baker"}
    moves = [{"Ann": {"trigger": "Trap"}}] if heard else []
    start = [] if other == "Ann" else [{"advance": {"window": "challenge", "of": "Bob"}}]
    trapped(
        "Reaction: After attached location's controller loses a challenge, gain 1 gold.",
        *start,
        {other: {"challenge": {"type": "power", "against": who, "with": [card[other]]}}},
        *moves,
        {"check": {"players": {"Ann": {"gold": int(heard)}}}},
    )


@pytest.mark.parametrize(
    ("place", "allowed", "barred"), [("Place", "Baker", "Miller"), ("Yard", "Miller", "Baker")]
)
def test_the_controller_of_what_was_chosen_first(place, allowed, barred):
    """RR Target ¶1: the second target is under the control of whoever controls the first."""
    run(
        {"play": ["Yard", "Miller"], "hand": ["Deed"]},
        {"play": ["Place", "Baker"]},
        "challenges",
        {"Ann": {"play": "Deed"}},
        {"Ann": {"choose": place}},
        {"check": {"decision": {"player": "Ann", "choices": [allowed], "not_choices": [barred]}}},
        {"Ann": {"choose": allowed}},
        {"check": {"cards": {allowed: {"kneeling": True}}}},
        Deed=event(
            "Action: Choose a location. Choose a character controlled by that location's controller. Kneel it."
        ),
        Place=PLACE,
        Yard=PLACE,
    )


@pytest.mark.parametrize(
    ("words", "gold", "strength"),
    [
        ("Each character gets -1 STR while its controller has no gold.", 0, 1),
        ("Each character gets -1 STR while its controller has no gold.", 1, 2),
        ("Each character gets -1 STR if its controller has less gold than you.", 0, 1),
        ("Each character gets -1 STR if its controller has less gold than you.", 2, 2),
    ],
)
def test_what_is_said_of_the_controller_of_each_card_that_is_changed(words, gold, strength):
    """RR Constant Abilities ¶1: of each character its own controller is asked; Ann has gold."""
    run(
        {"play": ["Watcher", "Miller"], "gold": 2},
        {"play": ["Baker"], "gold": gold},
        "challenges",
        {"check": {"cards": {"Baker": {"str": strength}, "Miller": {"str": 3}}}},
        Watcher=text("location", words),
    )


@pytest.mark.parametrize(("power", "strength"), [(2, 4), (1, 2)])
def test_while_the_controller_of_the_attached_character_has_power(power, strength):
    """RR Attachment Cards ¶4: "its" is said of the attached character."""
    run(
        {"power": 2 - power},
        {"play": [{"Baker": {"attachments": [{"Trap": {"owner": "Ann"}}]}}], "power": power},
        "challenges",
        {"check": {"cards": {"Baker": {"str": strength}}}},
        Trap=text("attachment", "Attached character gets +2 STR while its controller has 2 or more power."),
    )


@pytest.mark.parametrize(
    "deed",
    [
        "Choose a character. Kneel each location its controller controls.",
        "Choose a character. Kneel a location controlled by that character's controller.",
    ],
)
def test_what_the_controller_of_the_target_controls(deed):
    """RR Abilities ¶6: whose location it will be is not settled before the target is chosen; one could be knelt."""
    run(
        {"play": ["Yard"], "hand": ["Deed"]},
        {"play": ["Place", "Baker"]},
        "challenges",
        {"Ann": {"play": "Deed"}},
        {"Ann": {"choose": "Baker"}},
        {"advance": "next"},
        {"check": {"cards": {"Place": {"kneeling": True}, "Yard": {"kneeling": False}}}},
        Deed=event(f"Action: {deed}"),
        Place=PLACE,
        Yard=PLACE,
    )


@pytest.mark.parametrize(
    ("words", "gold"),
    [
        ("Reaction: After a character is killed, its controller gains 1 gold.", (1, 0)),
        ("Reaction: After a character is killed, its owner gains 1 gold.", (0, 1)),
    ],
)
def test_the_controller_of_a_character_that_left_play_is_who_controlled_it_there(words, gold):
    """RR Ownership and Control ¶4: for all associated card abilities it went out of that player's play, wherever it lies."""
    run(
        {"play": ["Bell", {"Miller": {"owner": "Bob"}}], "hand": ["Axe"]},
        {},
        "challenges",
        {"Ann": {"play": "Axe", "choose": "Miller"}},
        {"Ann": {"trigger": "Bell"}},
        {"check": {"players": {"Ann": {"gold": gold[0]}, "Bob": {"gold": gold[1]}}}},
        Bell=text("location", words),
        Axe=event("Action: Choose and kill a character."),
    )
