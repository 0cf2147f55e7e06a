"""A delayed effect resolves later than the ability that created it, and still speaks of what that ability did and paid."""

import pytest

from tests.rulings.tables import run
from tests.rulings.texts import event, person

CARDS = {
    "Call": event(
        "Action: Kneel any number of Lord characters to draw 1 card. At the end of the phase, gain 1 gold for each"
        " character knelt this way."
    ),
    "Oath": event(
        "Action: Kneel any number of Lord characters to draw 1 card. The next time you win a challenge this phase, gain 1"
        " gold for each character knelt this way."
    ),
    "Hush": event(
        "Action: Kneel each Lord character. At the end of the phase, gain 1 gold for each character knelt this way."
    ),
    "Fire": event("Action: Discard your hand. At the end of the phase, draw that many cards."),
    "Plague": event(
        "Action: Each player discards his or her hand. At the end of the phase, each player draws that many cards."
    ),
    "Grudge": person(
        "Reaction: After an opponent plays an event, the next time you lose a challenge this phase, that player draws 1"
        " card."
    ),
    "Omen": person(
        "Reaction: After an opponent plays an event, at the beginning of the next challenges phase, that player draws 1"
        " card."
    ),
    "Feud": event(
        "Action: Choose an opponent. The next time you win a challenge this phase, that player loses 1 gold."
    ),
    "Song": event("Action: Gain 1 gold."),
    "Doom": event(
        "Challenges Action: Choose a character. At the end of the phase, kill that character. Then, draw 1 card."
    ),
    "Pyre": event(
        "Challenges Action: Sacrifice a character to draw 1 card. At the end of the phase, gain gold equal to the sacrificed"
        " character's STR."
    ),
    "Vigil": event(
        "Challenges Action: Kill each Lord character you control. At the end of the phase, put each character killed this way"
        " into play."
    ),
    "Guard": person(
        "Interrupt: When a Lord character is killed, return it to your hand instead of placing it in your dead pile."
    ),
    "Sling": {"type": "attachment", "cost": 1, "text": "Attached character gets +2 STR."},
    "Rope": {
        "type": "attachment",
        "cost": 1,
        "text": "Challenges Action: Sacrifice Rope to draw 1 card. At the end of the phase, kneel attached character.",
    },
    "Lord": person("", traits=["Lord"]),
    "Heir": person("", traits=["Lord"]),
    "Knight": person("", icons=["military"]),
    "Page": person(""),
}


def gold(name, number):
    return {"check": {"players": {name: {"gold": number}}}}


def hands(**numbers):
    return {"check": {"players": {name: {"hand": number} for name, number in numbers.items()}}}


def test_it_counts_what_paid_when_it_waits_for_an_occurrence():
    """RR Delayed Effects ¶2: it resolves immediately after the condition occurs."""
    run(
        {"Ann": {"hand": ["Oath"], "play": ["Lord", "Heir", "Knight"], "deck": 5}, "Bob": {"deck": 5}},
        "4.1",
        {"Ann": {"play": "Oath", "choose": ["Lord", "Heir"]}},
        {"Ann": {"challenge": {"type": "military", "against": "Bob", "with": ["Knight"]}}},
        {"advance": "4.2.3"},
        gold("Ann", 2),
        cites=["2e/rr/delayed-effects/2"],
        cards=CARDS,
    )


def test_that_player_is_not_the_one_of_an_occurrence_of_yours():
    """RR Delayed Effects ¶1: who played the event was spoken of; that the challenge is lost speaks of you alone."""
    run(
        {
            "Ann": {"play": ["Grudge"], "deck": 5},
            "Bob": {"hand": ["Song"], "deck": 5},
            "Cat": {"play": ["Knight"], "deck": 5},
        },
        "4.1",
        {"Cat": "pass"},
        {"Ann": "pass"},
        {"Bob": {"play": "Song"}},
        {"Ann": {"trigger": "Grudge"}},
        {"Cat": {"challenge": {"type": "military", "against": "Ann", "with": ["Knight"]}}},
        {"advance": "4.2.3"},
        hands(Ann=0, Bob=1, Cat=0),
        first_player="Cat",
        cites=["2e/rr/delayed-effects/2"],
        cards=CARDS,
    )


def test_the_strength_is_what_it_had_when_it_paid():
    """RR Delayed Effects ¶1: the ability dictates the effect; the Page had STR 5 as it left play, though 3 is printed."""
    run(
        {
            "Ann": {"hand": ["Pyre"], "play": [{"Page": {"attachments": ["Sling"]}}], "deck": 5},
            "Bob": {"deck": 5},
        },
        "4.1",
        {"Ann": {"play": "Pyre", "choose": "Page"}},
        {"advance": "dominance"},
        gold("Ann", 5),
        stop="dominance",
        cites=["2e/rr/delayed-effects/2"],
        cards=CARDS | {"Page": person("", str=3)},
    )


def test_attached_character_is_the_one_that_the_attachment_was_on():
    """RR Delayed Effects ¶1: the attachment has paid and is attached to nothing any more."""
    run(
        {"Ann": {"play": [{"Page": {"attachments": ["Rope"]}}, "Lord"], "deck": 5}, "Bob": {"deck": 5}},
        "4.1",
        {"Ann": {"trigger": "Rope"}},
        {"advance": "dominance"},
        {"check": {"cards": {"Page": {"kneeling": True}, "Lord": {"kneeling": False}}}},
        stop="dominance",
        cites=["2e/rr/delayed-effects/2"],
        cards=CARDS,
    )


def test_one_that_was_placed_elsewhere_is_not_put_into_play_later():
    """FAQ 2.4 ¶1: the Heir was killed, but is not in the dead pile where the effect would take it from."""
    run(
        {"Ann": {"hand": ["Vigil"], "play": ["Lord", "Heir", "Guard"], "deck": 5}, "Bob": {"deck": 5}},
        "4.1",
        {"Ann": {"play": "Vigil"}},
        {"Ann": {"trigger": "Guard", "choose": "Heir"}},
        {"advance": "dominance"},
        {"check": {"cards": {"Lord": {"zone": "play"}, "Heir": {"zone": "hand"}}}},
        stop="dominance",
        cites=["2e/rr/delayed-effects/2"],
        cards=CARDS,
    )


@pytest.mark.parametrize(("chosen", "drawn"), [("Page", 1), ("Saint", 0)])
def test_what_follows_then_waits_for_what_is_done_later(chosen, drawn):
    """RR The Word Then ¶1: the text before it must be resolved in full first, which it is at the end of the phase; not where the
    character cannot be killed."""
    run(
        {"Ann": {"hand": ["Doom"], "play": ["Page", "Saint"], "deck": 5}, "Bob": {"deck": 5}},
        "4.1",
        {"Ann": {"play": "Doom", "choose": chosen}},
        hands(Ann=0),
        {"advance": "dominance"},
        hands(Ann=drawn),
        stop="dominance",
        cites=["2e/rr/delayed-effects/2"],
        cards=CARDS | {"Saint": person("Saint cannot be killed.")},
    )
