"""A card whose own text lets it be marshaled as a duplicate on a card that is no copy of it."""

from tests.rulings.tables import cards, run

MAID = "Maid may be marshaled as a duplicate (at no cost) on a Lady character you own and control."
TEXT = "2e/rr/play-restrictions-and-permissions/1"


def lady(text="", **facts):
    return {
        "type": "character",
        "unique": True,
        "str": 3,
        "cost": 4,
        "traits": ["Lady"],
        "text": text,
        **facts,
    }


def maid(text=MAID, **facts):
    return {"type": "character", "str": 1, "cost": 2, "text": text, **facts}


def held(*moves, ann, bob=None, others=(), **more):
    """Ann, who has no gold, holds Maid."""
    run(
        {"Ann": {"gold": 0, "plot": "Poor", "hand": ["Maid"], **ann}, "Bob": bob or {}, **dict(others)},
        "3.2",
        *moves,
        cards={
            "Maid": maid(),
            "Dame": lady(),
            "Sansa": lady(),
            "Knight": lady(traits=["Knight"]),
            "Poor": {"type": "plot", "gold": 0, "initiative": 0, "claim": 1, "reserve": 6},
        }
        | more,
    )


def test_it_is_placed_at_no_cost():
    """RR Duplicates ¶3, RR Play Restrictions and Permissions ¶1: there is no cost to marshal a duplicate."""
    held(
        {"Ann": {"duplicate": "Maid", "on": "Dame"}},
        {"check": {"cards": {"Dame": {"duplicates": 1}}, "players": {"Ann": {"gold": 0}}, "cites": [TEXT]}},
        ann={"play": ["Dame"]},
    )


def test_it_is_no_triggered_ability():
    """RR Triggered Abilities ¶1, FAQ Catelyn Stark ¶2: nothing of it initiates that could be canceled."""
    held(
        {"Ann": {"duplicate": "Maid", "on": "Dame"}},
        {"check": {"may_not": {"Bob": ["Hush"]}, "cards": {"Dame": {"duplicates": 1}}}},
        ann={"play": ["Dame"]},
        bob={"gold": 3, "hand": ["Hush"]},
        Hush={
            "type": "event",
            "cost": 0,
            "text": "Interrupt: When the effects of a triggered character ability would initiate, cancel those effects.",
        },
    )


def test_of_several_ladies_its_player_chooses_one():
    """RR Initiating Abilities ¶6: which card it is placed on is chosen as it is marshaled."""
    held(
        {"Ann": {"duplicate": "Maid", "on": "Sansa"}},
        cards(Sansa={"duplicates": 1}, Dame={"duplicates": 0}),
        ann={"play": ["Dame", "Sansa"]},
    )
    held(
        {"Ann": {"duplicate": "Maid"}},
        {"check": {"decision": {"player": "Ann", "choices": ["Dame", "Sansa"], "not_choices": ["Knight"]}}},
        {"Ann": {"choose": "Dame"}},
        cards(Dame={"duplicates": 1}),
        ann={"play": ["Dame", "Sansa", "Knight"]},
    )


def test_only_on_such_a_card():
    """RR Duplicates ¶1: without a Lady it is a duplicate of nothing."""
    held(
        {"refuse": {"Ann": {"duplicate": "Maid"}, "because": "its text lets it"}},
        ann={"play": ["Knight"]},
        bob={"play": ["Sansa"]},
    )


def test_not_on_a_lady_that_another_player_owns():
    """FAQ 1.2 ¶1: the card below is owned and controlled by the player; of what the text says of it no less."""
    held(
        {"refuse": {"Ann": {"duplicate": "Maid"}, "because": "owned and controlled"}},
        ann={"play": [{"Dame": {"owner": "Bob"}}]},
        Maid=maid("Maid may be marshaled as a duplicate on a Lady character you control."),
    )


def test_it_saves_the_card_below():
    """RR Duplicates ¶2: a duplicate like any other."""
    run(
        {"Ann": {"gold": 0, "hand": ["Maid"], "play": ["Dame", "Gallows"]}, "Bob": {}},
        "3.2",
        {"Ann": {"duplicate": "Maid"}},
        {"Bob": "pass"},
        {"Ann": {"trigger": "Gallows", "choose": "Dame"}},
        {"Ann": {"trigger": "Dame"}},
        cards(Dame={"zone": "play", "duplicates": 0}, Maid={"zone": "discard"}),
        cards={
            "Maid": maid(),
            "Dame": lady(),
            "Gallows": {"type": "location", "text": "Marshaling Action: Choose and kill a character."},
        },
    )


def test_it_may_still_be_marshaled_as_itself():
    """RR May ¶1: the text says "may"; as a character it has its cost."""
    held(
        {"refuse": {"Ann": {"marshal": "Maid"}, "because": "gold"}},
        ann={"play": ["Dame"]},
    )


def test_marshaling_it_so_is_marshaling_a_duplicate():
    """RR Duplicates ¶8: no character is marshaled."""
    held(
        {"Ann": {"duplicate": "Maid"}},
        {"check": {"may_not": {"Ann": ["Bell"]}, "may": {"Ann": ["Knell"]}}},
        ann={"play": ["Dame", "Bell", "Knell"]},
        Bell={"type": "location", "text": "Reaction: After you marshal a character, draw 1 card."},
        Knell={"type": "location", "text": "Reaction: After you marshal a duplicate, gain 1 gold."},
    )


def test_in_melee_on_ones_own_lady_only():
    """FAQ 1.2 ¶1: neither Bob's nor Cat's will do."""
    held(
        {"refuse": {"Ann": {"duplicate": "Maid"}, "because": "owned and controlled"}},
        ann={"play": ["Knight"]},
        bob={"play": ["Dame"]},
        others=[("Cat", {"play": ["Sansa"]})],
    )
