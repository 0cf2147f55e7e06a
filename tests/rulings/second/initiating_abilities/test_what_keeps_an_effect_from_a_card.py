"""Why an ability cannot be used or a card not be chosen: what is so already, what cannot be, what it would have to be."""

from tests.rulings.tables import run
from tests.rulings.texts import event, person

JOIN = event(
    "Challenges Action: Choose a character you control. It participates in the challenge on your side."
)
PAY = event(
    "Challenges Action: Kneel a character you control to have it participate in the challenge on your side."
)
CARDS = {
    "Horn": JOIN,
    "Drum": PAY,
    "Squire": person(""),
    "Page": person(""),
    "Shy Man": person("Shy Man cannot participate in challenges."),
    "Old Whip": {
        "type": "attachment",
        "cost": 0,
        "text": "Action: Kneel Old Whip to stand attached character.",
    },
    "Clerk": person(
        "Action: Kneel Clerk and discard 1 card from your hand to choose an opponent. That player must choose and discard a"
        " card with the same cardtype from his or her hand."
    ),
    "Leech": person(
        "Action: Kneel Leech to choose a character. Choose one of that character's keywords. Until the end of the phase,"
        " that character loses that keyword."
    ),
    "Knight": person("Renown. Insight."),
    "Lord": person("", traits=["Lord"]),
    "Lady": person("", traits=["Lord"]),
    "Barn": {"type": "location", "cost": 1},
    "Mill": {"type": "location", "cost": 1},
    "Seer": person(
        "Once per phase, if the top card of your deck is a [stark] card, you may marshal it as if it were in your hand."
    ),
}
CHALLENGE = {"type": "military", "attacker": "Ann", "defender": "Bob"}


def refused(player, verb, because):
    return {"refuse": {player: verb, "because": because}}


def test_who_participates_already_does_not_pay_to_participate():
    """RR Abilities ¶6: it would change nothing."""
    run(
        {"Ann": {"hand": ["Drum"], "play": [{"Squire": "attacking"}]}, "Bob": {}},
        "4.2.1",
        refused("Ann", {"play": "Drum"}, "Squire is participating already"),
        cards=CARDS,
        challenge=CHALLENGE,
    )


def test_another_who_does_not_participate_pays_and_participates():
    """RR Participating ¶1."""
    run(
        {"Ann": {"hand": ["Drum"], "play": [{"Squire": "attacking"}, "Page"]}, "Bob": {}},
        "4.2.1",
        {"Bob": "pass"},
        {"Ann": {"play": "Drum", "choose": "Page"}},
        {"check": {"cards": {"Page": {"attacking": True, "kneeling": True}}}},
        cards=CARDS,
        challenge=CHALLENGE,
    )


def test_a_standing_host_is_not_stood_again():
    """RR Abilities ¶6, RR Stand ¶1."""
    run(
        {"Ann": {"play": [{"Squire": {"attachments": ["Old Whip"]}}]}, "Bob": {}},
        "4.1",
        refused("Ann", {"trigger": "Old Whip"}, "Squire is standing"),
        {"check": {"cites": ["2e/rr/stand/1"]}},
        cards=CARDS,
    )


def test_a_card_of_another_cardtype_does_not_do_and_it_is_said_of_which_it_must_be():
    """RR Effects ¶3: the cardtype is that of the card that was discarded for the cost."""
    run(
        {"Ann": {"play": ["Clerk"], "hand": ["Squire", "Barn"]}, "Bob": {"hand": ["Mill", "Page", "Lord"]}},
        "4.1",
        {"Ann": {"trigger": "Clerk", "choose": "Squire"}},
        refused("Bob", {"choose": "Mill"}, "Squire is character"),
        {"Bob": {"choose": "Page"}},
        cards=CARDS,
    )


def test_a_permission_whose_condition_does_not_hold_is_named():
    """RR Play Restrictions and Permissions ¶1: the card on top of the deck is not such a card."""
    run(
        {"Ann": {"play": ["Seer"], "deck": ["Squire", 5], "gold": 5}, "Bob": {}},
        "marshaling",
        refused("Ann", {"marshal": "Squire"}, "the condition of Seer"),
        cards=CARDS,
    )


def test_a_duplicate_has_no_text_to_use():
    """RR Duplicates ¶5."""
    run(
        {"Ann": {"play": [{"Leech": "duplicate 1"}]}, "Bob": {"play": ["Knight"]}},
        "4.1",
        refused("Ann", {"trigger": "Leech#2"}, "a duplicate has no text"),
        {"check": {"cites": ["2e/rr/duplicates/5"]}},
        cards=CARDS | {"Leech": person("Action: Kneel Leech to choose and kneel a character.", unique=True)},
    )
