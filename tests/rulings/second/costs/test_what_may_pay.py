"""What a card that is named to pay a cost lacks, and what X is for an event that is being played."""

import pytest

from tests.rulings.tables import run
from tests.rulings.texts import event, person

CANCEL = (
    "Interrupt: When the effects of an opponent's event would initiate, cancel those effects."
    " X is that event's printed cost."
)


def test_an_opponents_character_cannot_be_sacrificed_as_a_cost():
    """RR Costs ¶3: an opponent's game elements may not be used to pay a cost; nor can a kneeling card kneel (Kneel ¶2)."""
    run(
        {"Ann": {"hand": ["Pyre", "Drum"], "play": ["Miller", {"Squire": "kneeling"}]}, "Bob": {"play": ["Baker"]}},
        "challenges",
        {"refuse": {"Ann": {"play": "Pyre", "choose": ["Baker", "Miller"]}, "because": "opponent's game elements"}},
        {"refuse": {"Ann": {"play": "Drum", "choose": ["Squire"]}, "because": "cannot kneel again"}},
        {"Ann": {"play": "Pyre", "choose": ["Miller", "Baker"]}},
        {"check": {"cards": {"Baker": {"zone": "dead"}, "Miller": {"zone": "discard"}}}},
        cites=["2e/rr/costs/3", "2e/rr/kneel/2"],
        cards={
            "Pyre": event("Action: Sacrifice a character to choose and kill a character."),
            "Drum": event("Action: Kneel a character to draw 1 card."),
            "Squire": person(""),
        },
    )  # fmt: skip


def test_the_printed_cost_x_of_the_event_that_is_canceled_is_0_whatever_was_chosen_for_it():
    """FAQ Varys's Riddle + Summer Harvest ¶2: a printed value "which is X, treated as 0". Whether what was chosen for X
    (RR The letter "X" ¶1) is meant instead the documents leave open, and the trace says so."""
    run(
        {
            "Ann": {"gold": 4, "hand": ["Bribe", "Veto"], "play": ["Miller"]},
            "Bob": {"gold": 5, "hand": ["Veto"], "play": ["Baker"]},
        },
        "challenges",
        {"Ann": {"play": "Bribe", "choose": ["2", "Baker"]}},
        {"Bob": {"play": "Veto#2"}},
        {"check": {"players": {"Ann": {"gold": 2}, "Bob": {"gold": 5}}}},
        {"Ann": {"play": "Veto#1"}},
        {"check": {"players": {"Ann": {"gold": 2}, "Bob": {"gold": 5}}, "cards": {"Baker": {"kneeling": True}}}},
        cites=["2e/faq/varyss-riddle-summer-harvest/2", "2e/rr/the-letter-x/1"],
        cards={
            "Bribe": event("Action: Choose and kneel a character with printed cost X or lower.", cost="X"),
            "Veto": event(CANCEL, cost="X"),
        },
    )  # fmt: skip


def test_what_is_chosen_besides_what_can_be_chosen_is_refused():
    """RR Target ¶1: an opponent's character is none of the characters that a player controls, before who chooses next."""
    run(
        {
            "Ann": {"hand": ["Purge"], "play": ["Miller", "Squire"]},
            "Bob": {"play": ["Baker", "Squire"]},
        },
        "challenges",
        {"Ann": {"play": "Purge"}},
        {"refuse": {"Ann": {"choose": ["Miller", "Baker"]}, "because": "Baker"}},
        {"Ann": {"choose": "Miller"}},
        {"Bob": {"choose": "Baker"}},
        {"check": {"cards": {"Baker": {"zone": "play"}, "Squire#2": {"zone": "dead"}}}},
        cards={
            "Purge": event(
                "Action: Each player chooses up to 3 characters he or she controls. Kill each character not chosen."
            ),
            "Squire": person(""),
        },
    )


@pytest.mark.parametrize(
    ("cost", "hand", "legal"),
    [
        ("reveal X cards from your hand", ["Truce", "Saddle"], False),
    ],
)
def test_an_event_does_not_pay_for_itself_and_so_many_cards_are_all_needed(cost, hand, legal):
    """RR Costs ¶1, Rulings 1.5 ¶1: it is being played, and what X is the text says."""
    move = {"Bob": {"play": "Truce"}}
    run(
        {"Ann": {"play": ["Miller", "Baker"]}, "Bob": {"hand": hand, "deck": 3}},
        "4.2",
        {"Ann": {"challenge": {"type": "power", "against": "Bob", "with": ["Miller", "Baker"]}}},
        move if legal else {"refuse": move},
        {"advance": "4.2.1"},
        {"check": {"players": {"Bob": {"hand": 1 if legal else 2}}}},
        cards={
            "Truce": event(
                f"Reaction: After an opponent initiates a challenge against you, {cost} to draw 1 card. X is the number "
                "of attacking characters."
            )
        },
    )


@pytest.mark.parametrize("others", [[], ["Saddle"]])
def test_an_event_that_moves_a_card_of_the_hand_does_not_move_itself(others):
    """Rulings 1.5 ¶2: it has left the hand when its effects resolve, and RR Abilities ¶6: alone it would change nothing."""
    move = {"Ann": {"play": "Bargain"}}
    run(
        {"Ann": {"hand": ["Bargain", *others], "deck": 5}, "Bob": {}},
        "4.1",
        move if others else {"refuse": move},
        {"check": {"cites": [] if others else ["2e/rr/abilities/6"]}},
        {"advance": "4.2"},
        {"check": {"players": {"Ann": {"hand": 2 if others else 1}}}},
        cards={
            "Bargain": event(
                "Action: Place 1 card from your hand on the bottom of your deck. Then, draw 2 cards."
            )
        },
    )


@pytest.mark.parametrize(
    ("words", "who", "knelt"),
    [
        ("Draw 1 card. Then, you may kneel each Lord character to gain 2 gold.", "Ann", "Old Lord"),
        ("Each opponent may kneel each Lord character to draw 1 card.", "Bob", "Young Lord"),
    ],
)
def test_each_card_that_pays_while_effects_resolve_is_the_payers_own(words, who, knelt):
    """RR Costs ¶3: an opponent's game elements may not be used to pay a cost, one paid within the effects either."""
    lords = {"Old Lord": person("", traits=["Lord"]), "Young Lord": person("", traits=["Lord"])}
    run(
        {"Ann": {"hand": ["Writ"], "play": ["Old Lord"], "deck": 5}, "Bob": {"play": ["Young Lord"], "deck": 5}},
        "challenges",
        {"Ann": {"play": "Writ"}},
        {who: {"choose": "yes"}},
        {"advance": "4.2"},
        {"check": {"cards": {name: {"kneeling": name == knelt} for name in lords}}},
        cards={"Writ": event(f"Action: {words}"), **lords},
    )  # fmt: skip
