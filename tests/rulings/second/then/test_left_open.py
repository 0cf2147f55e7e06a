"""Questions that the documents leave open are said to be open, with the paragraphs; the judge answers them."""

from tests.rulings.tables import run, undecided

OPEN = ["2e/rr/the-word-then/1", "2e/rr/put-into-play/5", "2e/rr/duplicates/5"]
STANDS = ["2e/rr/cannot/1", "2e/rr/6.2/1"]


def lord(**facts):
    return {"type": "character", "cost": 5, "str": 5, "traits": ["Lord"], **facts}


def event(words):
    return {"type": "event", "cost": 0, "text": words}


SIDES = {"Ann": {"hand": ["Wolf", "Raise"], "play": ["Wolf", "Old"]}, "Bob": {}}
BOARD = {"Wolf": lord(unique=True), "Old": lord()}
HAND = "Action: Put a Lord character into play from your hand. Then, sacrifice a Lord character."


def test_then_after_a_card_that_came_as_a_duplicate_is_for_the_judge():
    """RR The word "Then" ¶1, RR Put into Play ¶5, RR Duplicates ¶5: no paragraph says whether that was in its entirety."""
    moves = ({"Ann": {"play": "Raise"}}, {"advance": "end"})
    said = undecided(SIDES, "challenges", *moves, cards=BOARD | {"Raise": event(HAND)})
    assert "The documents leave this open" in said
    assert "what follows does not resolve" in said


def test_the_judge_says_that_nothing_follows_or_what_does():
    """RR The word "Then" ¶2, ¶3: either reading can be carried out."""
    for by_hand, zone in (([], "play"), ([{"sacrifice": ["Old"]}], "discard")):
        run(
            SIDES,
            "challenges",
            {"Ann": {"play": "Raise"}},
            {"by_hand": by_hand},
            {"check": {"cards": {"Old": {"zone": zone}, "Raise": {"zone": "discard"}}, "cites": OPEN}},
            cards=BOARD | {"Raise": event(HAND)},
        )


def test_a_search_that_puts_a_duplicate_into_play():
    """RR The word "Then" ¶1: from a deck as well."""
    words = (
        "Action: Search your deck for a Lord character and put it into play. Shuffle your deck."
        " Then, sacrifice a Lord character."
    )
    sides = {"Ann": {"hand": ["Raise"], "deck": ["Wolf", "Old"], "play": ["Wolf", "Old"]}, "Bob": {}}
    moves = ({"Ann": {"play": "Raise", "choose": "Wolf#1"}}, {"advance": "end"})
    assert "leave this open" in undecided(sides, "challenges", *moves, cards=BOARD | {"Raise": event(words)})


def test_nothing_is_open_where_the_card_comes_as_itself():
    """RR The word "Then" ¶2: it was put into play, and what follows resolves."""
    run(
        {"Ann": {"hand": ["Old", "Raise"], "play": ["Wolf"]}, "Bob": {}},
        "challenges",
        {"Ann": {"play": "Raise", "choose": ["Old", "Wolf"]}},
        {"check": {"cards": {"Wolf": {"zone": "discard"}, "Old": {"zone": "play"}}}},
        cards=BOARD | {"Raise": event(HAND)},
    )


def test_nothing_is_open_where_any_card_would_do():
    """RR Duplicates ¶5: a duplicate is a card; a card was put into play."""
    run(
        {"Ann": {"hand": ["Wolf", "Raise"], "play": ["Wolf"]}, "Bob": {}},
        "challenges",
        {"Ann": {"play": "Raise", "choose": "Wolf#1"}},
        {"check": {"cards": {"Wolf#2": {"duplicates": 1}}, "players": {"Ann": {"gold": 1}}}},
        cards=BOARD | {"Raise": event("Action: Put a card into play from your hand. Then, gain 1 gold.")},
    )


STANNIS = {
    "type": "character",
    "str": 5,
    "text": "Each player cannot stand more than 2 characters during the standing phase.",
}
HORN = {"type": "location", "text": "Standing Action: Choose and stand a character."}


def stood(kneeling, *moves):
    sides = {
        "Ann": {"play": ["Stannis", *({name: {"kneeling": True}} for name in kneeling), "Horn"]},
        "Bob": {},
    }
    own = {"Stannis": STANNIS, "Horn": HORN} | {name: {"type": "character", "str": 1} for name in "ABC"}
    return sides, "standing", moves, own


def test_an_effect_that_stands_a_third_character_is_for_the_judge():
    """RR Cannot ¶1, RR 6.2 ¶1: whether it counts what an effect stands, no paragraph says."""
    sides, start, moves, own = stood(
        "ABC", {"Ann": {"choose": ["A", "B"]}}, {"Ann": {"trigger": "Horn", "choose": "C"}}
    )
    assert "leave this open" in undecided(sides, start, *moves, {"advance": "end"}, cards=own)
    for by_hand, kneeling in (([], True), ([{"stand": ["C"]}], False)):
        run(
            sides,
            start,
            *moves,
            {"by_hand": by_hand},
            {"check": {"cards": {"C": {"kneeling": kneeling}}, "cites": STANDS}},
            cards=own,
        )


def test_a_second_character_may_be_stood_in_any_case():
    """RR Cannot ¶1: two are not more than two, however they are counted."""
    sides, start, moves, own = stood("A", {"Ann": {"trigger": "Rope", "choose": "A"}})
    own["Rope"] = {"type": "location", "text": "Standing Action: Choose and kneel a character."}
    sides["Ann"]["play"].append("Rope")
    run(
        sides,
        start,
        *moves,
        {"Bob": "pass"},
        {"Ann": {"trigger": "Horn", "choose": "A"}},
        {"check": {"cards": {"A": {"kneeling": False}}}},
        cards=own,
    )


def test_an_effect_in_another_phase_is_not_concerned():
    """RR Cannot ¶1: during the standing phase."""
    sides, _, _, own = stood("ABC")
    own["Horn"] = {"type": "location", "text": "Action: Stand each character."}
    run(
        sides,
        "challenges",
        {"Ann": {"trigger": "Horn"}},
        {"check": {"cards": {name: {"kneeling": False} for name in "ABC"}}},
        cards=own,
    )


def test_who_discards_the_duplicate_of_a_card_taken_is_said_to_be_open():
    """FAQ 1.2 ¶1, RR Duplicates ¶2: its owner does here; the trace says that no paragraph settles it."""
    run(
        {"Ann": {}, "Bob": {"play": [{"Wolf": {"owner": "Ann", "duplicates": 1}}]}},
        {"event": "kill", "cards": ["Wolf"], "controller": "Bob"},
        {"Ann": {"trigger": "Wolf"}},
        {"check": {"cards": {"Wolf": {"zone": "play"}}, "cites": ["2e/rr/attachment-cards/6"]}},
        cards=BOARD,
    )


def test_several_values_of_bestow_are_said_to_be_open():
    """RR Keywords ¶3, RR Bestow ¶1: a note excepts ambush alone; here the highest value counts."""
    run(
        {"Ann": {"gold": 5, "plot": "Poor", "hand": ["Banner"], "play": ["Sage"]}, "Bob": {}},
        "3.2",
        {"Ann": {"marshal": "Banner"}},
        {"check": {"cites": ["2e/rr/keywords/3"], "decision": {"player": "Ann", "choices": ["3"], "not_choices": ["4"]}}},
        {"Ann": {"choose": 3}},
        {"check": {"cards": {"Banner": {"gold": 3}}}},
        cards={
            "Banner": {"type": "location", "cost": 0, "text": "Bestow (1)."},
            "Sage": {"type": "character", "str": 1, "text": "Each location gains bestow (3)."},
            "Poor": {"type": "plot", "gold": 0, "initiative": 0, "claim": 1, "reserve": 6},
        },
    )  # fmt: skip
