"""Why a card is no target: the part of the description that it does not fulfil is named."""

import pytest

from tests.rulings.texts import event, person, run, text

CARDS = {
    "Ser Ossifer": person("", cost=5, str=4, icons=["power"], traits=["Knight"], unique=True),
    "Lady Ossifer": person("", cost=3, str=3, icons=["military"], traits=["Lady", "Knight"]),
    "Keep": {"type": "location", "cost": 1},
    "Scribe": person("", cost=1, str=1, icons=["intrigue"], traits=["Ally"]),
}


@pytest.mark.parametrize(
    ("description", "card", "because"),
    [
        ("a Lady or Septon character", "Scribe", "(Lady or Septon)"),
        ("a character with printed cost 3 or lower", "Ser Ossifer", "(printed cost 3 or lower)"),
        ("a character with STR 2 or higher", "Scribe", "(STR 2 or higher)"),
        ("a unique character", "Scribe", "(unique)"),
        ("a non-Knight character", "Ser Ossifer", "(not Knight)"),
        ("a kneeling Knight character", "Scribe", "(Knight; kneeling)"),
        ("a character you control", "Scribe", "(under your control)"),
        ("a character with a [military] icon", "Scribe", "(military icon)"),
        ("a character with the highest STR", "Scribe", "(highest STR)"),
        ("a location", "Scribe", "(location)"),
    ],
)
def test_the_part_that_a_card_does_not_fulfil_is_said(description, card, because):
    """RR Target ¶1: a card that does not meet the targeting requirements is no legal target."""
    run(
        {"hand": ["Writ"], "play": ["Ser Ossifer", "Keep", {"Lady Ossifer": "kneeling"}]},
        {"play": ["Scribe"]},
        "4.1",
        {"refuse": {"Ann": {"play": "Writ", "choose": card}, "because": because}},
        {"check": {"cites": ["2e/rr/target/1"]}},
        **CARDS,
        Writ=event(f"Action: Choose {description}. Discard that card from play."),
    )


@pytest.mark.parametrize(
    ("card", "because", "cited"),
    [
        ("Ser Ossifer#1", "could not affect", "2e/faq/1.3/2"),
        ("Scribe", "(in the discard pile, not in play)", "2e/rr/effects/3"),
        ("Keep", "(character)", "2e/rr/effects/3"),
    ],
)
def test_why_a_card_cannot_be_picked_for_an_effect_is_said(card, because, cited):
    """FAQ 1.3 ¶2: a unique card with a copy in the dead pile cannot be put into play; others are no such cards."""
    run(
        {"hand": ["Writ"], "discard": ["Ser Ossifer", "Lady Ossifer", "Keep"], "dead": ["Ser Ossifer"]},
        {"play": ["Scribe"]},
        "4.1",
        {"refuse": {"Ann": {"play": "Writ", "choose": card}, "because": because}},
        {"check": {"cites": [cited]}},
        {"Ann": {"play": "Writ", "choose": "Lady Ossifer"}},
        {"check": {"cards": {"Lady Ossifer": {"zone": "play"}}}},
        **CARDS,
        Writ=event("Action: Put a character into play from your discard pile."),
    )


def test_why_a_card_cannot_be_sacrificed_for_an_effect_is_said_to_each_opponent():
    """RR Sacrifice ¶1: a card that the player controls, and that matches the requirements of the sacrifice."""
    run(
        {"hand": ["Writ"], "play": ["Lady Ossifer"]},
        {"play": ["Scribe", "Ser Ossifer"]},
        "4.1",
        {"Ann": {"play": "Writ"}},
        {"refuse": {"Bob": {"choose": "Scribe"}, "because": "(Knight)"}},
        {"refuse": {"Bob": {"choose": "Lady Ossifer"}, "because": "under the control"}},
        {"Bob": {"choose": "Ser Ossifer"}},
        {"check": {"cards": {"Ser Ossifer": {"zone": "discard"}}, "cites": ["2e/rr/sacrifice/1"]}},
        **CARDS,
        Writ=event("Action: Each opponent sacrifices a Knight character."),
    )


def test_why_another_card_is_no_target_is_said_although_there_is_only_one_target():
    """RR Target ¶1: the one legal target is taken, and what the move names instead of it is refused for its own sake."""
    run(
        {"hand": ["Writ"], "dead": ["Lady Ossifer", "Returner"]},
        {},
        "4.1",
        {"refuse": {"Ann": {"play": "Writ", "choose": "Lady Ossifer"}, "because": "printed cost 2 or lower"}},
        {"check": {"cites": ["2e/rr/target/1"]}},
        **CARDS,
        Returner=person("Reaction: After Returner enters play, gain 1 gold."),
        Writ=event(
            "Action: Choose a character in your dead pile with printed cost 2 or lower. Put it into play."
        ),
    )


def test_why_a_card_in_anothers_pile_is_no_target_is_said():
    """RR Target ¶1: a card in an opponent's dead pile is not in the pile that the ability asks for."""
    run(
        {"hand": ["Writ"], "dead": ["Scribe"]},
        {"dead": ["Lady Ossifer"]},
        "4.1",
        {"refuse": {"Ann": {"play": "Writ", "choose": "Lady Ossifer"}, "because": "(in your dead pile)"}},
        {"check": {"cites": ["2e/rr/target/1"]}},
        **CARDS,
        Writ=event("Action: Choose a character in your dead pile and put it into play."),
    )


@pytest.mark.parametrize(
    ("words", "card", "because"),
    [
        ("Kneel a Knight character you control to", "Scribe", "(Knight)"),
        ("Kneel a location with printed cost 2 or higher to", "Keep", "(printed cost 2 or higher)"),
        (
            "Discard a character with printed cost 4 or higher from your hand to",
            "Page",
            "(printed cost 4 or higher)",
        ),
        ("Kneel a character to", "Stranger", "controlled by Ann"),
    ],
)
def test_why_a_card_cannot_pay_is_said(words, card, because):
    """RR Costs ¶2, RR Costs ¶3: what pays is such a card as the cost names, and no opponent's."""
    run(
        {
            "hand": ["Page", "Captain"],
            "play": ["Hall", "Keep", "Fort", "Scribe", "Lady Ossifer", "Ser Ossifer"],
        },
        {"play": ["Stranger"]},
        "4.1",
        {"refuse": {"Ann": {"trigger": "Hall", "choose": card}, "because": because}},
        {"check": {"cites": ["2e/rr/costs/3" if card == "Stranger" else "2e/rr/costs/2"]}},
        **CARDS,
        Hall=text("location", f"Action: {words} gain 1 gold."),
        Fort=text("location", "", cost=3),
        Page=person("", cost=1),
        Captain=person("", cost=4),
        Stranger=person(""),
    )


def test_why_an_attachment_cannot_be_attached_to_a_card_is_said():
    """RR Attachment Cards ¶5: where it would not be legally attached it cannot move to."""
    run(
        {"play": [{"Lady Ossifer": {"attachments": ["Hawk"]}}, "Ser Ossifer", "Scribe"]},
        {},
        "4.1",
        {"refuse": {"Ann": {"trigger": "Hawk", "choose": "Scribe"}, "because": "Knight character"}},
        {
            "refuse": {
                "Ann": {"trigger": "Hawk", "choose": "Lady Ossifer"},
                "because": "not the card that it is",
            }
        },
        {"Ann": {"trigger": "Hawk", "choose": "Ser Ossifer"}},
        {"check": {"cards": {"Ser Ossifer": {"attachments": ["Hawk"]}}}},
        **CARDS,
        Hawk=text("attachment", "Knight character only.\nAction: Attach Hawk to a different character."),
    )


@pytest.mark.parametrize(
    ("host", "because", "cited"),
    [
        ("Scribe", "Cloak can be attached", "2e/rr/attachment-cards/2"),
        ("Ser Ossifer", "Cloak is attached to Ser Ossifer already", "2e/rr/move/2"),
    ],
)
def test_why_an_attachment_cannot_be_moved_there_is_said(host, because, cited):
    """RR Attachment Cards ¶2: it can be attached only as its text says. RR Move ¶2: not to where it is."""
    cloaked = {"Ser Ossifer": {"attachments": ["Cloak"]}}
    run(
        {"hand": ["Gift"], "play": [cloaked, "Lady Ossifer", "Scribe"]},
        {},
        "4.1",
        {"refuse": {"Ann": {"play": "Gift", "choose": ["Cloak", host]}, "because": because}},
        {"check": {"cites": [cited]}},
        {"Ann": {"play": "Gift", "choose": ["Cloak", "Lady Ossifer"]}},
        {"check": {"cards": {"Lady Ossifer": {"attachments": ["Cloak"]}}}},
        **{name: CARDS[name] for name in ("Ser Ossifer", "Lady Ossifer", "Scribe")},
        Cloak=text("attachment", "Knight character only."),
        Gift=event(
            "Action: Move an attachment from a Knight character you control to another eligible character."
        ),
    )
