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
        f"Interrupt: When exactly 1 card would be discarded from a player's deck, {PEEK} Discard 1 of those cards."
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


def _discarding(many):
    return {"effect": f"Discard the top {many} of an opponent's deck.", "controller": "Ann"}


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
