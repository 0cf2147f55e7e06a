"""A duplicate that is discarded to save its card is a cost: it has a sequence of its own, before what it saves from."""

from tests.rulings.tables import cards, run

NESTED = "2e/rr/nested-ability-sequences/2"
SHRINE = {"type": "location", "text": "Reaction: After a card is placed in your discard pile, gain 1 gold."}


def person(text="", **facts):
    return {"type": "character", "cost": 2, "str": 3, "icons": ["military"], "text": text, **facts}


def saved(*moves, ann=("Shrine",), bob=(), start=None, others=(), **more):
    """Bob kills Captain, who has two duplicates, and Boy; Ann saves Captain."""
    captain = {"Captain": {"duplicates": 2}}
    run(
        {"Ann": {"play": [captain, "Boy", *ann]}, "Bob": {"play": list(bob)}, **dict(others)},
        start or {"event": "kill", "cards": ["Captain", "Boy"], "controller": "Bob"},
        {"Ann": {"trigger": "Captain"}},
        *moves,
        cards={"Captain": person(unique=True), "Boy": person(), "Shrine": SHRINE} | more,
    )


def test_it_can_be_reacted_to_before_the_others_are_killed():
    """RR Duplicates ¶2, RR Initiating Abilities / Marshaling Cards ¶5, ¶9, RR Nested Ability Sequences ¶2: the duplicate is
    the cost of the save, and can be reacted to as it is paid; the kill pauses."""
    saved(
        {"check": {"window": "reaction", "may": {"Ann": ["Shrine"]}, "cites": [NESTED]}},
        {"Ann": {"trigger": "Shrine"}},
        {"advance": "end"},
        {"check": {"players": {"Ann": {"gold": 1, "dead": 1}}, "cards": {"Captain": {"zone": "play", "duplicates": 1}}}},
    )  # fmt: skip


def test_what_reacts_can_kill_the_card_that_was_to_be_saved():
    """RR Triggering Condition ¶4: killed meanwhile, it is neither killed again nor saved."""
    saved(
        {"Bob": {"trigger": "Vulture", "choose": "Captain"}},
        {"advance": "end"},
        cards(Captain={"zone": "dead"}, Boy={"zone": "dead"}),
        ann=(),
        bob=["Vulture"],
        Vulture=person(
            "Reaction: After a card is placed in an opponent's discard pile, choose a unique character and kill it"
            " (cannot be saved)."
        ),
    )


def test_one_who_reacts_may_leave_play_before_the_kill():
    """RR Nested Ability Sequences ¶2: Boy, who was about to be killed, is back in hand by then."""
    saved(
        {"Ann": {"trigger": "Boy"}},
        {"advance": "end"},
        cards(Captain={"zone": "play"}, Boy={"zone": "hand"}),
        ann=(),
        Boy=person("Reaction: After a card is placed in your discard pile, return Boy to your hand."),
    )


def test_it_was_discarded_from_play_as_a_card_only():
    """RR Duplicates ¶5: it is no character in play; in the discard pile it is one."""
    saved(
        {"check": {"may": {"Ann": ["Shrine", "Crypt"]}, "may_not": {"Ann": ["Tomb"]}}},
        {"advance": "end"},
        ann=("Shrine", "Crypt", "Tomb"),
        Crypt={"type": "location", "text": "Reaction: After a character is placed in your discard pile, gain 1 gold."},
        Tomb={"type": "location", "text": "Reaction: After a character you control is discarded from play, gain 1 gold."},
    )  # fmt: skip


def test_each_duplicate_has_a_sequence_of_its_own():
    """RR Duplicates ¶6: several can be on one card; each is discarded for one save."""
    run(
        {"Ann": {"play": [{"Captain": {"duplicates": 1}}, {"Mate": {"duplicates": 1}}, "Shrine"]}, "Bob": {}},
        {"event": "kill", "cards": ["Captain", "Mate"], "controller": "Bob"},
        {"Ann": {"trigger": "Captain"}},
        {"Ann": {"trigger": "Shrine"}},
        {"Ann": {"trigger": "Mate"}},
        {"Ann": {"trigger": "Shrine"}},
        {"advance": "end"},
        {"check": {"players": {"Ann": {"gold": 2, "dead": 0}}}},
        cards={"Captain": person(unique=True), "Mate": person(unique=True), "Shrine": SHRINE},
    )


def test_for_claim_the_reaction_comes_before_the_second_victim_dies():
    """RR Military Claim ¶4: the save counts for claim; its cost is reacted to at once."""
    run(
        {
            "Ann": {
                "plot": {"name": "Siege", "gold": 1, "initiative": 0, "claim": 2, "reserve": 6},
                "play": [{"Rider": {"attacking": True}}],
            },
            "Bob": {"play": [{"Captain": {"duplicates": 1}}, "Boy", "Shrine"]},
        },
        "duck",
        {"Bob": {"choose": ["Captain", "Boy"]}},
        {"Bob": {"trigger": "Captain"}},
        {"check": {"window": "reaction", "may": {"Bob": ["Shrine"]}, "cards": {"Boy": {"zone": "play"}}}},
        {"Bob": {"trigger": "Shrine"}},
        {"advance": "end"},
        {"check": {"players": {"Bob": {"gold": 1, "dead": 1}}}},
        cards={"Rider": person(), "Captain": person(unique=True), "Boy": person(), "Shrine": SHRINE},
        challenge={"type": "military", "attacker": "Ann", "defender": "Bob"},
    )


def test_in_melee_the_third_player_reacts():
    """RR Reactions ¶4: everybody has the opportunity, in player order."""
    saved(
        {"check": {"cards": {"Boy": {"zone": "play"}}, "may": {"Cat": ["Vulture"]}}},
        {"Cat": {"trigger": "Vulture"}},
        {"advance": "end"},
        {"check": {"players": {"Cat": {"gold": 1}}}},
        ann=(),
        others=[("Cat", {"play": ["Vulture"]})],
        Vulture={"type": "location", "text": "Reaction: After a card is placed in an opponent's discard pile, gain 1 gold."},
    )  # fmt: skip


def test_nobody_listens_and_nothing_pauses():
    """RR Save ¶1: without a reaction the save follows at once."""
    saved(
        {"advance": "end"},
        cards(Captain={"zone": "play", "duplicates": 1}, Boy={"zone": "dead"}),
        ann=(),
    )


def test_one_that_nobody_has_identified_saves_as_well():
    """RR Duplicates ¶2, RR Discard Pile ¶2: the top card of a deck that nobody knows, placed facedown as a duplicate."""
    run(
        {"Ann": {"play": ["Captain"]}, "Bob": {"play": ["Gallows"]}},
        "challenges",
        {"Ann": {"trigger": "Captain"}},
        {"Bob": {"trigger": "Gallows", "choose": "Captain"}},
        {"check": {"cards": {"Captain": {"duplicates": 1}}}},
        {"Ann": {"trigger": "Captain"}},
        {
            "check": {
                "cards": {"Captain": {"zone": "play", "duplicates": 0}},
                "players": {"Ann": {"discard": 1}},
            }
        },
        cards={
            "Captain": person(
                "Action: Place the top card of your deck on Captain facedown as a duplicate.", unique=True
            ),
            "Gallows": {"type": "location", "text": "Action: Choose and kill a character."},
        },
    )
