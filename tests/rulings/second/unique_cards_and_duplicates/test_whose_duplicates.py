"""A duplicate, facedown too, is placed only on a card that its player owns and controls, and only by its owner."""

from tests.rulings.tables import cards, run

BOTH = "2e/faq/1.2/1"


def lady(text="", **facts):
    return {
        "type": "character",
        "unique": True,
        "str": 3,
        "cost": 3,
        "traits": ["Lady"],
        "text": text,
        **facts,
    }


def event(words):
    return {"type": "event", "cost": 0, "text": words}


MASK = "Action: Place the top card of your deck on Arya facedown as a duplicate."
GIFT = event(
    "Action: Choose a unique character. Place the top card of your deck on it facedown as a duplicate."
)


def test_the_player_of_a_card_owns_and_controls_it():
    """RR Duplicates ¶1, FAQ 1.2 ¶1: both are hers."""
    run(
        {"Ann": {"play": ["Arya"], "deck": ["Scout", "Scout"]}, "Bob": {}},
        "challenges",
        {"Ann": {"trigger": "Arya"}},
        cards(Arya={"duplicates": 1}),
        cards={"Arya": lady(MASK), "Scout": {"type": "character"}},
    )


def test_a_card_that_another_owns_gets_none_from_its_controller():
    """FAQ 1.2 ¶1: Ann controls Arya, whom Bob owns: no card of hers can be a duplicate on her."""
    run(
        {"Ann": {"play": [{"Arya": {"owner": "Bob"}}], "deck": ["Scout", "Scout"]}, "Bob": {}},
        "challenges",
        {"refuse": {"Ann": {"trigger": "Arya"}, "because": "both the duplicate and the unique card"}},
        cards={"Arya": lady(MASK), "Scout": {"type": "character"}},
    )


def test_a_deck_that_nobody_knows_makes_no_difference():
    """FAQ 1.2 ¶1, for a deck of unknown size: what lies on top is Ann's in any case, and Arya is not."""
    run(
        {"Ann": {"play": [{"Arya": {"owner": "Bob"}}]}, "Bob": {}},
        "challenges",
        {"refuse": {"Ann": {"trigger": "Arya"}, "because": "own and control Arya"}},
        cards={"Arya": lady(MASK)},
    )


def test_only_ones_own_card_is_a_target_of_what_makes_a_duplicate():
    """FAQ 1.2 ¶1, RR Target ¶3: an opponent's unique character cannot have Ann's card as its duplicate."""
    run(
        {
            "Ann": {"hand": ["Gift"], "play": ["Sansa", {"Stolen": {"owner": "Bob"}}], "deck": ["Scout", "Scout"]},
            "Bob": {"play": ["Arya", {"Lent": {"owner": "Ann"}}]},
        },
        "challenges",
        {"Ann": {"play": "Gift"}},
        {"check": {"decision": {"player": "Ann", "choices": ["Sansa"], "not_choices": ["Arya", "Stolen", "Lent"]}}},
        {"Ann": {"choose": "Sansa"}},
        cards(Sansa={"duplicates": 1}),
        cards={
            "Gift": GIFT,
            "Sansa": lady(),
            "Arya": lady(),
            "Stolen": lady(),
            "Lent": lady(),
            "Scout": {"type": "character"},
        },
    )  # fmt: skip


def test_a_copy_is_no_duplicate_of_a_stolen_card():
    """FAQ 1.2 ¶1 and FAQ 1.3 ¶3: Ann controls Bob's Arya: her own copy comes neither as a duplicate nor as a second one."""
    run(
        {"Ann": {"gold": 5, "hand": ["Arya"], "play": [{"Arya": {"owner": "Bob"}}]}, "Bob": {}},
        "3.2",
        {"refuse": {"Ann": {"duplicate": "Arya#1"}, "because": "owned and controlled"}},
        {"refuse": {"Ann": {"marshal": "Arya#1"}, "because": "unique"}},
        cards={"Arya": lady()},
    )


def test_an_opponents_copy_put_into_play_is_no_duplicate():
    """FAQ 1.2 ¶1, RR Put into Play ¶5: only a copy that the player owns is; another one cannot come at all."""
    run(
        {"Ann": {"hand": ["Raid"], "play": ["Arya"]}, "Bob": {"discard": ["Arya", "Scout"]}},
        "challenges",
        {"refuse": {"Ann": {"play": "Raid", "choose": "Arya#2"}, "because": ""}},
        cards={
            "Raid": event("Action: Choose a character in an opponent's discard pile. Put it into play under your control."),
            "Arya": lady(),
            "Scout": {"type": "character", "cost": 1, "str": 1},
        },
    )  # fmt: skip


def test_what_is_discarded_becomes_a_duplicate_of_an_own_card_only():
    """FAQ 1.2 ¶1, in place of the discard pile: of two Ladies one is Bob's own."""
    run(
        {
            "Ann": {"hand": ["Storm"], "play": ["Sansa"]},
            "Bob": {"hand": ["Graces"], "play": ["Arya"]},
        },
        "challenges",
        {"Ann": {"play": "Storm"}},
        {"Bob": {"trigger": "Graces"}},
        {"advance": "end"},
        cards(Arya={"duplicates": 1}, Sansa={"duplicates": 0}),
        cards={
            "Storm": event("Action: Discard 1 card at random from each opponent's hand."),
            "Arya": lady(),
            "Sansa": lady(),
            "Graces": {
                "type": "character",
                "cost": 2,
                "str": 2,
                "text": "Interrupt: When Graces is discarded from your hand or deck, place it on a unique Lady character"
                " as a duplicate instead of placing it in your discard pile.",
            },
        },
    )


def test_in_melee_nobody_makes_a_duplicate_on_an_allys_card():
    """FAQ 1.2 ¶1: whoever it is that owns or controls the other."""
    run(
        {
            "Ann": {"hand": ["Gift"], "deck": ["Scout", "Scout"], "play": [{"Arya": {"owner": "Cat"}}]},
            "Bob": {"play": ["Sansa"]},
            "Cat": {},
        },
        "challenges",
        {"refuse": {"Ann": {"play": "Gift"}, "because": "legal target"}},
        cards={"Gift": GIFT, "Arya": lady(), "Sansa": lady(), "Scout": {"type": "character"}},
    )
