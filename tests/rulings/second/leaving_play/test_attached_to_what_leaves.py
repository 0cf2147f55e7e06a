"""An attachment that comes onto a card as that is about to leave play leaves with it, simultaneously."""

from tests.rulings.tables import run

STAFF = "Interrupt: When attached character is killed, move Staff to another eligible character. (Limit once per phase.)"
WITH_IT = "2e/rr/leaves-play/5"


def plain(text="", **facts):
    return {"type": "character", "str": 2, "icons": ["military"], "text": text, **facts}


def staff(text=STAFF, **facts):
    return {"type": "attachment", "text": text, **facts}


def killed(*moves, ann=(), bob=None, start=None, staff=None, **cards):
    """Bob kills First and Second, both Ann's; Staff is on First."""
    first = {"First": {"attachments": ["Staff"]}}
    run(
        {"Ann": {"play": [first, "Second", *ann]}, "Bob": bob or {}},
        start or {"event": "kill", "cards": ["First", "Second"], "controller": "Bob"},
        *moves,
        cards={"First": plain(), "Second": plain(), "Staff": staff or {"type": "attachment", "text": STAFF}}
        | cards,
    )


def test_it_returns_to_hand_with_the_second_card():
    """RR Leaves Play ¶5, RR Attachment Cards ¶4: all attachments that are on the card return, those too that have come onto
    it just now."""
    killed(
        {"Ann": {"trigger": "Staff", "choose": "Second"}},
        {"advance": "end"},
        {"check": {"cards": {"Staff": {"zone": "hand"}, "Second": {"zone": "dead"}}, "cites": [WITH_IT]}},
    )


def test_it_stays_on_a_character_that_is_saved():
    """RR Save ¶1: the card remains in play, and what lies on it."""
    killed(
        {"Ann": {"trigger": "Staff", "choose": "Second"}},
        {"Ann": {"trigger": "Maester", "choose": "Second"}},
        {"advance": "end"},
        {"check": {"cards": {"Staff": {"zone": "play"}, "Second": {"zone": "play", "attachments": ["Staff"]}}}},
        ann=["Maester"],
        staff=staff("Interrupt: When attached character would be killed, move Staff to another eligible character."),
        Maester=plain("Interrupt: When a character would be killed, kneel Maester to save it."),
    )  # fmt: skip


def test_it_stays_on_a_third_character():
    """RR Leaves Play ¶5: it is not on a card that leaves play."""
    killed(
        {"Ann": {"trigger": "Staff", "choose": "Third"}},
        {"advance": "end"},
        {"check": {"cards": {"Staff": {"zone": "play"}, "Third": {"attachments": ["Staff"]}}}},
        ann=["Third"],
        Third=plain(),
    )


def test_a_terminal_one_is_discarded_with_the_second_card():
    """RR Terminal ¶1: if attached card leaves play, it is discarded instead of returned."""
    killed(
        {"Ann": {"trigger": "Staff", "choose": "Second"}},
        {"advance": "end"},
        {"check": {"cards": {"Staff": {"zone": "discard"}}, "cites": ["2e/rr/terminal/1"]}},
        staff=staff("Terminal.\n" + STAFF),
    )


def test_one_of_another_player_goes_to_its_owners_hand():
    """RR Leaves Play ¶5: to their owners' hands."""
    run(
        {"Ann": {"play": [{"First": {"attachments": [{"Staff": {"owner": "Bob", "controller": "Bob"}}]}}, "Second"]}, "Bob": {}},
        {"event": "kill", "cards": ["First", "Second"]},
        {"Bob": {"trigger": "Staff", "choose": "Second"}},
        {"advance": "end"},
        {"check": {"cards": {"Staff": {"zone": "hand", "controller": "Bob"}}, "cites": [WITH_IT]}},
        cards={"First": plain(), "Second": plain(), "Staff": staff()},
    )  # fmt: skip


def test_what_comes_from_hand_onto_a_dying_card_goes_back_there():
    """RR Leaves Play ¶5, for an attachment that an event puts onto the card meanwhile."""
    run(
        {"Ann": {"play": ["First"], "hand": ["Staff", "Gift"]}, "Bob": {}},
        {"event": "kill", "cards": ["First"], "controller": "Bob"},
        {"Ann": {"play": "Gift", "choose": "Staff", "on": "First"}},
        {"advance": "end"},
        {"check": {"cards": {"Staff": {"zone": "hand"}}, "cites": [WITH_IT]}},
        cards={
            "First": plain(),
            "Staff": staff(""),
            "Gift": {
                "type": "event",
                "cost": 0,
                "text": "Interrupt: When a character is killed, put an attachment into play from your hand.",
            },
        },
    )


def test_for_claim_it_goes_with_the_second_victim():
    """RR Leaves Play ¶5 and RR Military Claim ¶3: both are killed together."""
    run(
        {
            "Ann": {
                "plot": {"name": "Siege", "gold": 1, "initiative": 0, "claim": 2, "reserve": 6},
                "play": [{"Rider": {"attacking": True}}],
            },
            "Bob": {"play": [{"First": {"attachments": ["Staff"]}}, "Second"]},
        },
        "duck",
        {"Bob": {"trigger": "Staff", "choose": "Second"}},
        {"advance": "end"},
        {"check": {"cards": {"Staff": {"zone": "hand"}, "Second": {"zone": "dead"}}, "cites": [WITH_IT]}},
        cards={"Rider": plain(), "First": plain(), "Second": plain(), "Staff": staff()},
        challenge={"type": "military", "attacker": "Ann", "defender": "Bob"},
    )


def test_in_melee_it_goes_with_a_card_that_another_player_loses():
    """RR Leaves Play ¶5: whosever the card is."""
    run(
        {
            "Ann": {"play": [{"First": {"attachments": ["Staff"]}}]},
            "Bob": {"play": ["Second"]},
            "Cat": {},
        },
        {"effect": "Return each character to its owner's hand.", "controller": "Cat"},
        {"Ann": {"trigger": "Staff", "choose": "Second"}},
        {"advance": "end"},
        {"check": {"cards": {"Staff": {"zone": "hand", "controller": "Ann"}, "Second": {"zone": "hand"}}}},
        cards={
            "First": plain(),
            "Second": plain(),
            "Staff": staff("Interrupt: When attached character leaves play, move Staff to another eligible character."),
        },
    )  # fmt: skip
