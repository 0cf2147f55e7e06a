"""Discards that something replaces: of one card among several, from hand and from the deck."""

import pytest

from tests.rulings.tables import cards, run
from tests.rulings.texts import person, text

INSTEAD = "Interrupt: When a card would be discarded from your {}, {} instead. (Limit once per phase.)"

COPY = (
    "Action: Kneel Spy to discard the top card of an opponent's deck."
    " Then, you may choose 1 copy of that card, and discard it from play."
)


def test_of_several_cards_that_would_be_discarded_from_hand_one_is_replaced():
    """RR Replacement Effects ¶1, Triggering Condition ¶2: the occurrences share a window; which is replaced is said."""
    run(
        {"Ann": {"hand": ["Toll"]}, "Bob": {"play": ["Keeper"], "hand": ["Baker", "Miller"]}},
        "challenges",
        {"Ann": {"play": "Toll"}},
        {"Bob": {"choose": ["Baker", "Miller"]}},
        {"Bob": {"trigger": "Keeper", "choose": "Miller"}},
        {"check": {"cards": {"Baker": {"zone": "discard"}, "Miller": {"zone": "play"}}, "players": {"Bob": {"discard": 1}}}},
        cites=["2e/rr/replacement-effects/1"],
        cards={
            "Toll": text("event", "Action: Each opponent chooses and discards 2 cards from his or her hand."),
            "Keeper": person(INSTEAD.format("hand", "put that card into play")),
        },
    )  # fmt: skip


def test_the_cards_on_top_of_a_deck_are_known_as_they_are_about_to_be_discarded():
    """RR Triggering Condition ¶4, Discard Pile ¶2: an interrupt can be about the one or the other of them."""
    run(
        {"Ann": {"hand": ["Mill"]}, "Bob": {"play": ["Keeper"], "deck": ["Baker", "Miller", "Saddle"]}},
        "challenges",
        {"Ann": {"play": "Mill"}},
        {"Bob": {"trigger": "Keeper", "choose": "Miller"}},
        cards(Baker={"zone": "discard"}, Miller={"zone": "hand"}, Saddle={"position": 1}),
        cites=["2e/rr/replacement-effects/1"],
        cards={
            "Mill": text("event", "Action: Discard the top 2 cards of each opponent's deck."),
            "Keeper": person(INSTEAD.format("deck", "add it to your hand")),
        },
    )


def test_a_card_drawn_by_an_interrupt_is_no_longer_on_top_of_the_deck():
    """FAQ 2.5 ¶1: the top card is whichever lies there when it is discarded."""
    run(
        {"Ann": {"hand": ["Mill"]}, "Bob": {"play": ["Keeper"], "deck": ["Baker", "Miller", "Saddle"]}},
        "challenges",
        {"Ann": {"play": "Mill"}},
        {"Bob": {"trigger": "Keeper"}},
        cards(Baker={"zone": "hand"}, Miller={"zone": "discard"}),
        cards={
            "Mill": text("event", "Action: Discard the top card of each opponent's deck."),
            "Keeper": person("Interrupt: When a card would be discarded from your deck, draw 1 card."),
        },
    )


def test_a_discarded_card_that_went_to_hand_instead_is_not_put_into_play():
    """FAQ 2.4 ¶1: from the deck it was to be discarded; the effect cannot reach it where it went."""
    run(
        {"Ann": {"hand": ["Press"]}, "Bob": {"play": ["Keeper"], "deck": ["Baker", "Miller"]}},
        "challenges",
        {"Ann": {"play": "Press", "choose": "Bob"}},
        {"Bob": {"trigger": "Keeper"}},
        cards(Baker={"zone": "hand", "controller": "Bob"}),
        cites=["2e/faq/2.4/1"],
        cards={
            "Press": text(
                "event",
                "Action: Choose an opponent. Discard the top card of that player's deck. If that card is a character, "
                "put it into play under your control.",
            ),
            "Keeper": person(INSTEAD.format("deck", "add it to your hand")),
        },
    )


def test_a_discarded_card_that_nothing_replaces_is_put_into_play_from_the_discard_pile():
    """FAQ 2.4 ¶1: it is where the effect sent it."""
    run(
        {"Ann": {"hand": ["Press"]}, "Bob": {"deck": ["Baker", "Miller"]}},
        "challenges",
        {"Ann": {"play": "Press", "choose": "Bob"}},
        cards(Baker={"zone": "play", "controller": "Ann"}),
        cards={
            "Press": text(
                "event",
                "Action: Choose an opponent. Discard the top card of that player's deck. If that card is a character, "
                "put it into play under your control.",
            ),
        },
    )


@pytest.mark.parametrize("copy", ["Baker#1", "Baker#2"])
def test_after_a_card_is_discarded_from_a_deck_a_copy_of_it_in_play_may_be_discarded(copy):
    """RR The Word Then ¶1, RR May ¶1: a card of that title, whoever controls it; a card of another title is no copy."""
    run(
        {
            "Ann": {"play": ["Spy", "Miller", "Baker"]},
            "Bob": {"play": ["Baker"], "deck": ["Baker", "Saddle"]},
        },
        "challenges",
        {"Ann": {"trigger": "Spy"}},
        {"Ann": {"choose": "yes"}},
        {"refuse": {"Ann": {"choose": "Miller"}}},
        {"Ann": {"choose": copy}},
        {
            "check": {
                "cards": {
                    "Baker#3": {"zone": "discard"},
                    copy: {"zone": "discard"},
                    "Miller": {"zone": "play"},
                }
            }
        },
        {"check": {"players": {"Bob": {"deck": 1}}}},
        cites=["2e/rr/the-word-then/1", "2e/rr/may/1"],
        cards={"Spy": person(COPY)},
    )


def test_no_copy_of_the_discarded_card_has_to_be_discarded():
    """RR May ¶1: the player decides whether to choose one."""
    run(
        {"Ann": {"play": ["Spy"]}, "Bob": {"play": ["Baker"], "deck": ["Baker", "Saddle"]}},
        "challenges",
        {"Ann": {"trigger": "Spy"}},
        {"Ann": {"choose": "no"}},
        {"check": {"cards": {"Baker#1": {"zone": "play"}, "Baker#2": {"zone": "discard"}}}},
        cites=["2e/rr/may/1"],
        cards={"Spy": person(COPY)},
    )


TWO = (
    "Interrupt: When exactly 1 card is discarded from a player's deck, instead look at the top 2 cards of that player's"
    " deck and discard 1."
)

SKIFF = text(
    "location",
    "Interrupt: When a character you control discards a card using pillage, kneel and sacrifice Skiff to discard 3 cards "
    "instead.",
)


def test_which_of_two_cards_is_discarded_decides_what_that_card_means():
    """RR Replacement Effects ¶1: the same triggering condition is resolved by other means; RR Interrupts ¶5: no further
    interrupt to it, so that the replacement does not replace itself."""
    run(
        {"Ann": {"play": ["Spy"]}, "Bob": {"play": ["Keeper", "Miller"], "deck": ["Baker", "Miller", 2]}},
        "challenges",
        {"Ann": {"trigger": "Spy"}},
        {"Bob": {"trigger": "Keeper", "choose": "Miller#2"}},
        {"Ann": {"choose": "yes"}},
        {"Ann": {"choose": "Miller#1"}},
        {"check": {"cards": {"Baker": {"position": 1}, "Miller#1": {"zone": "discard"}, "Miller#2": {"zone": "discard"}}}},
        cites=["2e/rr/replacement-effects/1", "2e/rr/interrupts/5"],
        cards={"Spy": person(COPY), "Keeper": person(TWO)},
    )  # fmt: skip


def test_the_card_discarded_instead_is_pillaged_and_reacted_to_once():
    """FAQ Scouting Vessel ¶2: what resolves instead is the discard using pillage; the other card was not discarded."""
    run(
        {
            "Ann": {"play": [{"Raider": "attacking"}, "Keeper", "Fence"]},
            "Bob": {"deck": ["Baker", "Miller", 2]},
        },
        "duck",
        {"Ann": {"trigger": "Keeper"}},
        {"Ann": {"choose": "Miller"}},
        {"Ann": {"trigger": "Fence"}},
        cards(Baker={"position": 1}, Miller={"zone": "hand"}),
        {"advance": "end"},
        cites=["2e/rr/replacement-effects/1"],
        challenge={"type": "power", "attacker": "Ann", "defender": "Bob"},
        cards={
            "Raider": person("Pillage."),
            "Keeper": person(TWO),
            "Fence": person(
                "Reaction: After a card is discarded using pillage, return that card to its owner's hand."
            ),
        },
    )


def test_so_many_cards_instead_of_the_one_discarded_using_pillage_are_of_the_same_deck():
    """FAQ Scouting Vessel ¶2, ¶3: 3 cards are discarded using pillage; it is no discard of exactly 1 card any more."""
    run(
        {
            "Ann": {"play": [{"Reaver": "attacking, kneeling"}, "Skiff"]},
            "Bob": {"deck": ["Baker", "Miller", "Saddle", "Miller"], "play": ["Keeper"]},
        },
        "duck",
        {"Ann": {"trigger": "Skiff"}},
        {"check": {"may_not": {"Bob": ["Keeper"]}}},
        {"check": {"players": {"Bob": {"discard": 3, "deck": 1}}}},
        cites=["2e/rr/replacement-effects/1", "2e/rr/pillage/1"],
        challenge={"type": "power", "attacker": "Ann", "defender": "Bob"},
        cards={
            "Reaver": person("Pillage."),
            "Skiff": SKIFF,
            "Keeper": person(TWO),
        },
    )


def test_the_most_recently_applied_replacement_effect_is_the_one_that_resolves():
    """RR Replacement Effects ¶2, FAQ Scouting Vessel ¶3: used after what replaces the discard of exactly 1 card."""
    run(
        {
            "Ann": {"play": [{"Reaver": "attacking, kneeling"}, "Skiff"]},
            "Bob": {"deck": ["Baker", "Miller", "Saddle", "Miller"], "play": ["Keeper"]},
        },
        "duck",
        {"Ann": "pass"},
        {"Bob": {"trigger": "Keeper"}},
        {"Ann": {"trigger": "Skiff"}},
        {"check": {"players": {"Bob": {"discard": 3, "deck": 1}}}},
        cites=["2e/rr/replacement-effects/2", "2e/rr/pillage/1"],
        challenge={"type": "power", "attacker": "Ann", "defender": "Bob"},
        cards={"Reaver": person("Pillage."), "Skiff": SKIFF, "Keeper": person(TWO)},
    )


@pytest.mark.parametrize(
    ("words", "hand"),
    [
        ("Interrupt: When you would draw 1 or more cards, draw 2 cards instead.", 2),
        ("Reaction: After you draw 1 or more cards, return Keeper to your hand.", 4),
        ("Reaction: After you draw a card, return Keeper to your hand.", 4),
    ],
)
def test_cards_that_nobody_has_identified_are_drawn_all_the_same(words, hand):
    """RR Replacement Effects ¶1, Triggering Condition ¶2: all that is drawn together is replaced, and cards that are not
    identified are cards."""
    run(
        {"Ann": {"play": ["Keeper"], "deck": 6, "hand": ["Study"]}, "Bob": {}},
        "challenges",
        {"Ann": {"play": "Study"}},
        {"Ann": {"trigger": "Keeper"}},
        {"check": {"players": {"Ann": {"hand": hand}}}},
        cards={"Study": text("event", "Action: Draw 3 cards."), "Keeper": person(words)},
    )
