"""What agendas have done in setup, after all of them are announced."""

from tests.rulings.texts import person, run

SEARCH = {
    "type": "agenda",
    "text": "After all agendas are announced, search your deck for a non-limited location with printed cost 3 or lower and put "
    "it into play. Shuffle your deck.",
}
UNDER = {
    "type": "agenda",
    "text": "After all agendas are announced, place the top 2 cards of your deck facedown under Lot.",
}
PAWN = person("")
HUT = {"type": "location", "cost": 2}
KEEP = {"type": "location", "cost": 5}


def test_what_was_searched_for_is_in_play_before_hands_are_drawn():
    """RR Setup ¶4, FAQ 1.9 ¶1: an ability that refers to that time of setup is used; the location is no setup card."""
    run(
        {"agenda": "Lot", "deck": ["Pawn", "Keep", "Hut", *["Pawn"] * 7]},
        {"deck": 10},
        "setup",
        {
            "check": {
                "cites": ["2e/rr/setup/4"],
                "decision": {
                    "player": "Ann",
                    "kind": "target",
                    "choices": ["Hut"],
                    "not_choices": ["Keep", "Pawn#1"],
                },
            }
        },
        {"Ann": {"choose": ["Hut"]}},
        {
            "check": {
                "cards": {"Hut": {"zone": "play"}},
                "players": {"Ann": {"hand": 7, "deck": 2}},
            }
        },
        Lot=SEARCH,
        Pawn=PAWN,
        Hut=HUT,
        Keep=KEEP,
    )


def test_cards_lie_under_the_agenda_before_hands_are_drawn():
    """RR Setup ¶4, ¶8: the seven cards of the setup hand are those that come after them."""
    run(
        {"agenda": "Lot", "deck": ["Hut", "Keep", *["Pawn"] * 8]},
        {"deck": 10},
        "setup",
        {"Ann": {"mulligan": "no"}},
        {
            "check": {
                "cards": {"Pawn#1": {"zone": "hand"}, "Pawn#8": {"zone": "deck"}},
                "players": {"Ann": {"hand": 7, "deck": 1}},
            }
        },
        Lot=UNDER,
        Pawn=PAWN,
        Hut=HUT,
        Keep=KEEP,
    )


def test_once_the_game_has_begun_nothing_of_it_is_done():
    """RR Setup ¶4: agendas are announced in setup alone."""
    run(
        {"agenda": "Lot", "deck": ["Hut", "Keep", "Pawn", "Pawn"]},
        {"deck": 10},
        "draw",
        {"advance": "2.3"},
        {"check": {"cards": {"Hut": {"zone": "hand"}, "Keep": {"zone": "hand"}}}},
        Lot=SEARCH,
        Pawn=PAWN,
        Hut=HUT,
        Keep=KEEP,
    )
