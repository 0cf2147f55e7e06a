"""What is asked of a card in play is what it is now: a keyword in a blank text box is none."""

from tests.rulings.tables import cards, run

BLANK = "2e/rr/blank/2"
FOG = {
    "type": "event",
    "cost": 0,
    "text": "Action: Choose a card. Until the end of the phase, treat that card's printed text box as if it were blank"
    " (except for Traits).",
}
ROAD = {"type": "location", "cost": 0, "text": "Limited.\n+1 Income."}


def event(words):
    return {"type": "event", "cost": 0, "text": words}


def person(text="", **facts):
    return {"type": "character", "cost": 2, "str": 3, "icons": ["military"], "text": text, **facts}


def blanked(card, words, *after, facts, hand=("Fog", "Call"), **extra):
    """Bob's card is blank for the phase; then Ann plays the event with these words."""
    run(
        {"Ann": {"hand": list(hand)}, "Bob": {"play": [card]}},
        "challenges",
        {"Ann": {"play": "Fog", "choose": card}},
        *after,
        cards={"Fog": FOG, "Call": event(words), card: facts} | extra,
    )


def test_a_blank_limited_location_is_a_non_limited_one():
    """RR Blank ¶2: keywords are in the text box."""
    blanked(
        "Road",
        "Action: Choose a non-limited location and discard it from play.",
        {"Ann": {"play": "Call", "choose": "Road"}},
        {"check": {"cards": {"Road": {"zone": "discard"}}, "cites": [BLANK]}},
        facts=ROAD,
    )


def test_a_blank_limited_location_is_no_limited_one():
    """RR Blank ¶2: what asks for limited cards does not find it."""
    blanked(
        "Road",
        "Action: Choose a limited location and discard it from play.",
        {"refuse": {"Ann": {"play": "Call", "choose": "Road"}, "because": "legal target"}},
        facts=ROAD,
    )


def test_a_keyword_given_as_a_fact_is_blank_as_well():
    """RR Limited ¶1: limited is a keyword ability, however the card is described."""
    blanked(
        "Road",
        "Action: Discard each limited card from play.",
        {"refuse": {"Ann": {"play": "Call"}, "because": "potential"}},
        facts={"type": "location", "limited": True},
    )


def test_a_card_that_has_lost_the_keyword_is_not_limited():
    """RR Gains ¶4, the other way round: a card without the keyword is without it."""
    run(
        {"Ann": {"hand": ["Call"]}, "Bob": {"play": ["Road", "Sage"]}},
        "challenges",
        {"Ann": {"play": "Call", "choose": "Road"}},
        cards(Road={"zone": "discard"}),
        cards={
            "Call": event("Action: Choose a non-limited location and discard it from play."),
            "Road": ROAD,
            "Sage": person("Each location loses limited."),
        },
    )


def test_a_card_that_has_gained_the_keyword_is_limited():
    """RR Gains ¶4: it functions as if it possessed the gained characteristic."""
    run(
        {"Ann": {"hand": ["Call"]}, "Bob": {"play": ["Mill", "Sage"]}},
        "challenges",
        {"refuse": {"Ann": {"play": "Call", "choose": "Mill"}, "because": "legal target"}},
        cards={
            "Call": event("Action: Choose a non-limited location and discard it from play."),
            "Mill": {"type": "location"},
            "Sage": person("Each location gains limited."),
        },
    )


def test_a_blank_card_was_limited_when_it_was_marshaled():
    """RR Limited ¶1: one a round; that the first one is blank by now does not let a second one come."""
    run(
        {"Ann": {"hand": ["Road", "Road"], "gold": 5, "play": ["Sage"]}, "Bob": {}},
        "3.2",
        {"Ann": {"marshal": "Road#1"}},
        {"check": {"cards": {"Road#1": {"blank": True, "keywords": []}}}},
        {"refuse": {"Ann": {"marshal": "Road#2"}, "because": "limited"}},
        cards={
            "Road": ROAD,
            "Sage": person(
                "While Sage is standing, treat each location as if its printed text box were blank (except for Traits)."
            ),
        },
    )


def test_loyal_and_unique_are_not_in_the_text_box():
    """RR Loyal ¶1, RR Unique Cards ¶1: a scroll below the shield and a symbol before the title are never blank."""
    for word, fact in (("loyal", {"loyal": True, "faction": "stark"}), ("unique", {"unique": True})):
        blanked(
            "Lord",
            f"Action: Choose a non-{word} character and kneel it.",
            {"refuse": {"Ann": {"play": "Call", "choose": "Lord"}, "because": "legal target"}},
            facts=person("Stealth.", **fact),
        )


def test_a_facedown_card_is_neither_loyal_nor_unique_nor_limited():
    """RR Facedown Cards ¶1: it has no attributes but those that it is granted."""
    for word in ("loyal", "unique", "limited"):
        run(
            {"Ann": {"hand": ["Call"]}, "Bob": {"play": [{"Scout": {"attachments": [{"Lord": {"facedown": True}}]}}]}},
            "challenges",
            {"Ann": {"play": "Call", "choose": "Lord"}},
            cards(Lord={"zone": "discard"}),
            cards={
                "Call": event(f"Action: Choose a non-{word} attachment and discard it from play."),
                "Scout": person(),
                "Lord": person("Limited.", loyal=True, unique=True, faction="stark"),
            },
        )  # fmt: skip


def test_a_blank_card_with_the_shadow_keyword_has_none():
    """RR Blank ¶2, for a description "with shadow"."""
    blanked(
        "Spy",
        "Action: Choose a character with stealth and kneel it.",
        {"refuse": {"Ann": {"play": "Call", "choose": "Spy"}, "because": "legal target"}},
        facts=person("Stealth."),
    )
