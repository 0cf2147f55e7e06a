"""``may``, ``may_not``, ``why_not`` and ``why`` of cards that are used from a pile: discard, dead, deck, shadows."""

import json

import pytest

from agot_judge.scenario.format import load
from agot_judge.scenario.why import why
from tests.rulings.tables import run
from tests.rulings.texts import CARDS, event, person, text

ANN = {
    "gold": 2,
    "discard": ["Revenant", "Song", "Knave", "Giant"],
    "dead": ["Ghost", "Fallen"],
    "shadows": ["Lurker"],
    "deck": ["Topper", "Under", 5],
    "play": ["Annals", "Rookery"],
}
BOB = {"discard": ["Foe", "Dirge"], "dead": ["Corpse"], "deck": 5}
OWN = {
    "Revenant": person("You may marshal Revenant from your discard pile as if it were in your hand."),
    "Giant": person("You may marshal Giant from your discard pile as if it were in your hand.", cost=9),
    "Ghost": person(
        "Shadow (1).\nYou may marshal Ghost into shadows from your dead pile as if he were in your hand."
    ),
    "Fallen": person(""),
    "Knave": person(""),
    "Foe": person(""),
    "Corpse": person(""),
    "Topper": person(""),
    "Under": person(""),
    "Lurker": person("Shadow (9)."),
    "Song": event("Action: Draw 1 card."),
    "Dirge": event("Action: Draw 1 card."),
    "Annals": text(
        "location",
        "Each player may play events in his or her discard pile as if they were in his or her hand.",
    ),
    "Rookery": text(
        "location",
        "Once per phase, if the top card of your deck is a non-[tyrell] card, you may marshal or play it as if it were in "
        "your hand.",
    ),
}


def test_what_may_be_used_from_a_pile_is_known():
    """RR Play Restrictions and Permissions ¶1: a permission lets a card be marshaled or played from elsewhere."""
    run(
        {"Ann": ANN, "Bob": BOB},
        "3.2",
        {
            "check": {
                "may": {"Ann": ["Revenant", "Song", "Ghost", "Topper"]},
                "may_not": {"Ann": ["Knave", "Giant", "Under", "Foe", "Dirge", "Fallen", "Lurker", "Corpse"]},
            }
        },
        cards=OWN,
    )


@pytest.mark.parametrize(
    ("card", "reason"),
    [
        ("Knave", "Knave is in hand"),
        ("Giant", "cost of"),
        ("Under", "Under is in hand"),
        ("Foe", "Foe is in hand"),
        ("Fallen", "Fallen is in hand"),
        ("Dirge", "in that player's discard pile"),
        ("Lurker", "cost of 9 gold"),
    ],
)
def test_why_not_gives_the_reason_of_the_way_in_question(card, reason):
    """RR Marshal ¶1, Play Restrictions and Permissions ¶1: in hand, or where a text lets it be used from."""
    run({"Ann": ANN, "Bob": BOB}, "3.2", {"check": {"why_not": {"Ann": {card: reason}}}}, cards=OWN)


@pytest.mark.parametrize(
    ("card", "verb"),
    [("Revenant", "marshal"), ("Ghost", "shadow"), ("Topper", "marshal"), ("Song", "play")],
)
def test_why_says_by_which_way_a_card_of_a_pile_may_be_used(card, verb):
    """RR Play Restrictions and Permissions ¶1."""
    ways = asked(card)

    assert [way.verb for way in ways if way.is_legal] == [verb]


def test_why_says_of_a_card_of_a_pile_that_it_is_not_in_hand():
    """RR Marshal ¶1."""
    (way,) = asked("Knave")

    assert way.verb == "marshal"
    assert [one.text for one in way.requirements if not one.met] == ["Knave is in hand, under Ann's control."]


def test_a_permission_that_is_used_up_is_said():
    """RR Limits and Maxima ¶1: once per phase."""
    run(
        {"Ann": ANN, "Bob": BOB},
        "3.2",
        {"Ann": {"marshal": "Topper"}},
        {
            "check": {
                "may_not": {"Ann": ["Under"]},
                "why_not": {"Ann": {"Under": "the limit, once per phase, is used up"}},
            }
        },
        cards=OWN,
    )


def test_a_card_in_a_pile_outside_the_marshaling_phase_is_not_in_time():
    """RR Marshal ¶1."""
    run(
        {"Ann": ANN, "Bob": BOB},
        "4.1",
        {"check": {"why_not": {"Ann": {"Revenant": "marshaling phase"}}, "may": {"Ann": ["Song"]}}},
        cards=OWN,
    )


def asked(card):
    """The ways of which ``why`` speaks."""
    scenario = {
        "edition": "2e",
        "players": {"Ann": {"plot": "Calm", **ANN}, "Bob": {"plot": "Calm", **BOB}},
        "cards": CARDS | OWN,
        "start": "3.2",
    }
    (found,) = why(load(json.dumps(scenario)), card, "Ann").cards
    return found.ways
