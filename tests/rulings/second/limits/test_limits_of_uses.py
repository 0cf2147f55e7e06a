"""How many cards players may use, and how many come out of shadows, whatever brings them out."""

import pytest

from tests.rulings.tables import run as play
from tests.rulings.texts import event, person, run, text

LURE = text("location", "Action: Kneel Lure to put a character into play from shadows.")


def test_several_ways_are_counted_together():
    """RR Cannot ¶1: who has marshaled one card and played another has used two of them."""
    run(
        {"play": ["Fast"], "hand": ["Purse", "Miller", "Baker"], "gold": 9, "deck": 3},
        {},
        "3.2",
        {"Ann": {"play": "Purse"}},
        {"Bob": "pass"},
        {"Ann": {"marshal": "Miller"}},
        {"Bob": "pass"},
        {"refuse": {"Ann": {"marshal": "Baker"}, "because": "forbidden by Fast"}},
        Fast=text("location", "Each player cannot marshal or play more than 2 cards each round."),
        Purse=event("Action: Draw 1 card."),
    )


@pytest.mark.parametrize(("shields", "most"), [([], 1), (["Shield"], 2)])
def test_a_player_of_whom_something_is_true_may_use_more_of_them(shields, most):
    """RR Cannot ¶1: of each player it is asked whether he or she controls such a card."""
    moves = []
    for number in range(1, most + 1):
        moves += [{"Ann": {"play": f"Note {number}"}}, {"Bob": "pass"}]
    run(
        {"play": ["Fast", *shields], "hand": ["Note 1", "Note 2", "Note 3"], "deck": 3},
        {"play": ["Shield"] if not shields else []},
        "4.1",
        *moves,
        {"refuse": {"Ann": {"play": f"Note {most + 1}"}, "because": "forbidden by Fast"}},
        Fast=text(
            "location",
            "Each player cannot play more than 1 event each round. "
            "(2 events instead if that player controls a Shield card.)",
        ),
        Shield={"type": "location", "cost": 0, "traits": ["Shield"]},
        **{f"Note {number}": event("Action: Draw 1 card.") for number in (1, 2, 3)},
    )


def test_what_is_put_into_play_from_shadows_has_come_out_of_shadows_this_phase():
    """RR Bringing a card out of shadows ¶7: it comes out if it enters play from shadows, however it does."""
    play(
        {"Ann": {"play": ["Lure"], "shadows": ["Spy"]}, "Bob": {}},
        "challenges",
        {"Ann": {"trigger": "Lure", "choose": "Spy"}},
        {"check": {"cards": {"Spy": {"str": 5}}}},
        cards={
            "Lure": LURE,
            "Spy": person("Shadow (2).\nWhile Spy came out of shadows this phase, it gets +2 STR."),
        },
    )


def test_one_more_limited_card_until_the_end_of_the_phase():
    """RR Limited ¶1: one a round for each player, and one more while the effect lasts."""
    run(
        {"play": ["Steward"], "hand": ["Mill", "Weir"], "gold": 9, "deck": 3},
        {},
        "3.2",
        {"Ann": {"marshal": "Mill"}},
        {"Bob": "pass"},
        {"refuse": {"Ann": {"marshal": "Weir"}, "because": "no other limited card"}},
        {"Ann": {"trigger": "Steward"}},
        {"Bob": "pass"},
        {"Ann": {"marshal": "Weir"}},
        {"check": {"cards": {"Weir": {"zone": "play"}}, "cites": ["2e/rr/limited/1"]}},
        Steward=person(
            "Action: Kneel Steward to draw 1 card. "
            "Until the end of the phase, you may marshal or play 1 additional limited card."
        ),
        Mill=text("location", "Limited."),
        Weir=text("location", "Limited."),
    )
