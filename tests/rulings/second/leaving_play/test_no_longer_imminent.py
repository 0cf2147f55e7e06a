"""What has left play during an interrupt is about to leave play no more: nothing can interrupt that again."""

from tests.rulings.tables import cards, run

BELL = {"type": "location", "text": "Interrupt: When Hound is killed, gain 1 gold."}
GUARD = "Interrupt: When another character would leave play, {} Hound to save that card."


def plain(text="", **facts):
    return {"type": "character", "str": 1, "icons": ["military", "power"], "text": text, **facts}


def saved_by(cost, *moves, text=GUARD):
    """Bob kills Hound and Girl; Hound leaves play as the cost of saving Girl."""
    run(
        {"Ann": {"play": ["Hound", "Girl", "Bell"]}, "Bob": {}},
        {"event": "kill", "cards": ["Hound", "Girl"], "controller": "Bob"},
        {"Ann": {"trigger": "Hound", "choose": "Girl"}},
        *moves,
        cards={"Hound": plain(text.format(cost)), "Girl": plain(), "Bell": BELL},
    )


def test_killed_as_a_cost_it_is_killed_once():
    """RR Triggering Condition ¶4: what was pre-empted by an interrupt is not the next thing to occur."""
    saved_by(
        "kill",
        {"Ann": {"trigger": "Bell"}},
        {"check": {"may_not": {"Ann": ["Bell"]}, "cites": ["2e/rr/triggering-condition/4"]}},
        {"advance": "end"},
        {"check": {"players": {"Ann": {"gold": 1, "dead": 1}}, "cards": {"Girl": {"zone": "play"}}}},
    )


def test_sacrificed_as_a_cost_it_is_not_killed():
    """RR Triggering Condition ¶4, RR Leaves Play ¶1: it lies in the discard pile, and "is killed" is never said of it."""
    saved_by(
        "sacrifice",
        {"check": {"may_not": {"Ann": ["Bell"]}}},
        {"advance": "end"},
        cards(Hound={"zone": "discard"}, Girl={"zone": "play"}),
    )


def test_returned_to_hand_as_a_cost_it_stays_there():
    """RR In Play and Out of Play ¶4: out of play, it cannot leave play."""
    saved_by(
        "return",
        {"check": {"may_not": {"Ann": ["Bell"]}}},
        {"advance": "end"},
        cards(Hound={"zone": "hand"}),
        text="Interrupt: When another character would leave play, {} Hound to your hand to save that card.",
    )


def test_come_back_into_play_it_is_another_copy_that_nobody_kills():
    """RR Triggering Condition ¶4, RR Limits and Maxima ¶1: re-entering, it is a new one; the kill was of the old one."""
    run(
        {"Ann": {"play": ["Hound", "Girl", "Shrine"]}, "Bob": {}},
        {"event": "kill", "cards": ["Hound", "Girl"], "controller": "Bob"},
        {"Ann": {"trigger": "Hound", "choose": "Girl"}},
        {"Ann": {"trigger": "Shrine"}},
        {"advance": "end"},
        cards(Hound={"zone": "play"}, Girl={"zone": "play"}),
        cards={
            "Hound": plain(GUARD.format("sacrifice")),
            "Girl": plain(),
            "Shrine": {
                "type": "location",
                "text": "Reaction: After a character you control is sacrificed, put that character into play.",
            },
        },
    )


def test_a_location_that_saves_itself_away_is_not_discarded():
    """RR Triggering Condition ¶4, for locations that an effect would discard together."""
    run(
        {"Ann": {"play": ["Wall", "Mill", "Bell"]}, "Bob": {}},
        {"event": "discard from play", "cards": ["Wall", "Mill"], "controller": "Bob"},
        {"Ann": {"trigger": "Wall", "choose": "Mill"}},
        {"check": {"may_not": {"Ann": ["Bell"]}}},
        {"advance": "end"},
        cards(Wall={"zone": "discard"}, Mill={"zone": "play"}),
        cards={
            "Wall": {"type": "location", "text": "Interrupt: When another location would leave play, sacrifice Wall to save it."},
            "Mill": {"type": "location"},
            "Bell": {"type": "location", "text": "Interrupt: When a location is discarded from play, gain 1 gold."},
        },
    )  # fmt: skip


def test_what_was_to_kneel_has_left_play_before():
    """RR Triggering Condition ¶4, for any occurrence that can happen to a card in play only."""
    run(
        {"Ann": {"play": ["Guest"]}, "Bob": {"play": ["Ledger"]}},
        {"effect": "Kneel each character.", "controller": "Bob"},
        {"Ann": {"trigger": "Guest"}},
        {"check": {"may_not": {"Bob": ["Ledger"]}}},
        {"advance": "end"},
        cards(Guest={"zone": "hand"}),
        cards={
            "Guest": plain("Interrupt: When Guest is knelt, return Guest to your hand to gain 1 gold."),
            "Ledger": {"type": "location", "text": "Interrupt: When a character is knelt, gain 1 gold."},
        },
    )


def test_in_melee_the_third_player_cannot_interrupt_it_again():
    """RR Triggering Condition ¶4, RR Nested Ability Sequences ¶4: each player is asked in turn, about what is left."""
    run(
        {"Ann": {"play": ["Hound", "Girl"]}, "Bob": {}, "Cat": {"play": ["Bell"]}},
        {"event": "kill", "cards": ["Hound", "Girl"], "controller": "Bob"},
        {"Ann": {"trigger": "Hound", "choose": "Girl"}},
        {"Cat": {"trigger": "Bell"}},
        {"check": {"may_not": {"Cat": ["Bell"]}}},
        {"advance": "end"},
        {"check": {"players": {"Cat": {"gold": 1}}}},
        cards={"Hound": plain(GUARD.format("kill")), "Girl": plain(), "Bell": BELL},
    )


def test_for_claim_what_left_play_meanwhile_is_not_killed_again():
    """RR Military Claim ¶3 and RR Triggering Condition ¶4: both were chosen, one of them is gone before it is killed."""
    run(
        {
            "Ann": {
                "plot": {"name": "Siege", "gold": 1, "initiative": 0, "claim": 2, "reserve": 6},
                "play": [{"Rider": {"attacking": True}}],
            },
            "Bob": {"play": ["Hound", "Girl", "Bell"]},
        },
        "duck",
        {"Bob": {"choose": ["Hound", "Girl"]}},
        {"Bob": {"trigger": "Hound", "choose": "Girl"}},
        {"Bob": {"trigger": "Bell"}},
        {"check": {"may_not": {"Bob": ["Bell"]}}},
        {"advance": "end"},
        {"check": {"players": {"Bob": {"gold": 1, "dead": 1}}, "cards": {"Girl": {"zone": "play"}}}},
        cards={"Rider": plain(), "Hound": plain(GUARD.format("kill")), "Girl": plain(), "Bell": BELL},
        challenge={"type": "military", "attacker": "Ann", "defender": "Bob"},
    )
