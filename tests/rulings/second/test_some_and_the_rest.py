"""Of cards that are shown, some go to one place and the rest to another."""

from tests.rulings.tables import run
from tests.rulings.texts import event, person

LOOK = "Action: Look at the top 3 cards of your deck."
PEEK = "look at the top 2 cards of that deck instead."
CARDS = {
    "Auction": event(
        "Action: Reveal the top 3 cards of your deck. An opponent chooses 2 of those cards to be discarded. Add the rest to your"
        " hand."
    ),
    "Gift": event(
        "Action: Choose an opponent and reveal the top 3 cards of your deck. That player chooses 1 of those cards to be added to"
        " your hand. Discard the other cards."
    ),
    "Muster": event(
        "Action: Search the top 2 cards of your deck for a Knight character, reveal it, and add it to your hand. Shuffle the"
        " other cards back into your deck."
    ),
    "Plan": event(f"{LOOK} Add 1 to your hand. Return the rest in any order."),
    "Sorting": event(
        f"{LOOK} Place 1 in your hand, 1 on top of your deck, and the other on the bottom of your deck."
    ),
    "Thrift": event(f"{LOOK} Add 1 to your hand, and the others to your discard pile."),
    "Choice": event(f"{LOOK} Add up to 2 Knight characters to your hand, and discard the other cards."),
    "Miser": person(
        f"Interrupt: When exactly 1 card would be discarded from a player's deck, {PEEK} Choose 1 of those cards to discard, and"
        " place the other on top of that deck."
    ),
    "Page": person("", traits=["Knight"]),
    "Ward": person("", traits=["Knight"]),
    "Serf": person(""),
    "Monk": person(""),
}
DECK = {"deck": ["Serf", "Page", "Monk", "Ward", 4]}


def after(spell, cited, *moves, **where):
    """The cards are there once Ann has played this event and these moves were made; her deck is Serf, Page, Monk, Ward, ..."""
    run(
        {"Ann": {"hand": [spell], **DECK}, "Bob": {}},
        "4.1",
        {"Ann": {"play": spell}},
        *moves,
        {"check": {"cards": where}},
        cites=[cited],
        cards=CARDS,
    )


def test_an_opponent_chooses_which_are_discarded():
    """RR Target ¶7: the player who is said to choose does, once they are revealed; the rest is what was not chosen."""
    after(
        "Auction",
        "2e/rr/target/7",
        {"Bob": {"choose": ["Serf", "Monk"]}},
        Serf={"zone": "discard"},
        Monk={"zone": "discard"},
        Page={"zone": "hand"},
        Ward={"position": 1},
    )


def test_an_opponent_chooses_which_is_added():
    """RR Target ¶7."""
    after(
        "Gift",
        "2e/rr/target/7",
        {"Bob": {"choose": "Monk"}},
        Monk={"zone": "hand"},
        Serf={"zone": "discard"},
        Page={"zone": "discard"},
        Ward={"position": 1},
    )


def test_after_a_search_the_others_are_shuffled_into_the_deck_which_is_shuffled():
    """RR Search ¶2: the deck is shuffled; what is not found stays in it, and beyond the second card nothing could be found."""
    after(
        "Muster",
        "2e/rr/search/2",
        {"check": {"decision": {"player": "Ann", "choices": ["Page"], "not_choices": ["Ward", "Serf"]}}},
        {"Ann": {"choose": "Page"}},
        Page={"zone": "hand"},
        Serf={"zone": "deck"},
        Ward={"zone": "deck"},
    )


def test_the_rest_returns_to_the_top_in_the_order_that_the_player_says():
    """RR Look ¶1: the cards return to where they were concealed."""
    after(
        "Plan",
        "2e/rr/look/1",
        {"Ann": {"choose": "Page"}},
        {"Ann": {"choose": ["Monk", "Serf"]}},
        Page={"zone": "hand"},
        Monk={"position": 1},
        Serf={"position": 2},
        Ward={"position": 3},
    )


def test_three_places():
    """RR Look ¶1: each of them reaches a new destination, or returns to its state of concealment."""
    after(
        "Sorting",
        "2e/rr/look/1",
        {"Ann": {"choose": "Page"}},
        {"Ann": {"choose": "Monk"}},
        Page={"zone": "hand"},
        Monk={"position": 1},
        Ward={"position": 2},
        Serf={"position": 7},
    )


def test_one_added_and_the_others_discarded():
    """RR Look ¶1: each of them reaches a new destination, or returns to its state of concealment."""
    after(
        "Thrift",
        "2e/rr/look/1",
        {"Ann": {"choose": "Page"}},
        Page={"zone": "hand"},
        Serf={"zone": "discard"},
        Monk={"zone": "discard"},
    )


def _discarding(many):
    return {"effect": f"Discard the top {many} of an opponent's deck.", "controller": "Ann"}


def test_which_is_discarded_instead_is_chosen_once_both_were_looked_at():
    """RR Replacement Effects ¶1: the choice is part of what is done instead, so it can be used before anything is shown."""
    run(
        {"Ann": {"play": ["Miser"]}, "Bob": DECK},
        _discarding("card"),
        {"Ann": {"trigger": "Miser"}},
        {"Ann": {"choose": "Page"}},
        {"check": {"cards": {"Page": {"zone": "discard"}, "Serf": {"position": 1}, "Monk": {"position": 2}}}},
        cites=["2e/rr/replacement-effects/1"],
        cards=CARDS,
    )


def test_of_two_cards_none_is_exactly_one():
    """RR Triggering Condition ¶4."""
    run(
        {"Ann": {"play": ["Miser"]}, "Bob": DECK},
        _discarding("2 cards"),
        {"refuse": {"Ann": {"trigger": "Miser"}, "because": ""}},
        {"advance": "end"},
        {"check": {"cards": {"Page": {"zone": "discard"}, "Serf": {"zone": "discard"}}}},
        cites=["2e/rr/triggering-condition/4"],
        cards=CARDS,
    )


def test_what_is_added_to_the_hand_is_one_of_the_cards_shown():
    """RR Look ¶1: not a character in play, which nothing says; the others are those that were not added."""
    run(
        {"Ann": {"hand": ["Choice"], "play": ["Baker"], **DECK}, "Bob": {"play": ["Miller"]}},
        "4.1",
        {"Ann": {"play": "Choice"}},
        {
            "check": {
                "decision": {"player": "Ann", "choices": ["Page"], "not_choices": ["Miller", "Baker", "Ward"]}
            }
        },
        {"Ann": {"choose": ["Page"]}},
        {
            "check": {
                "cards": {
                    "Page": {"zone": "hand"},
                    "Serf": {"zone": "discard"},
                    "Monk": {"zone": "discard"},
                    "Baker": {"zone": "play"},
                }
            }
        },
        cites=["2e/rr/look/1"],
        cards=CARDS,
    )
