"""Challenge resolution keywords gained while keywords are being processed."""

from tests.rulings.tables import run
from tests.rulings.texts import person

CHALLENGE = {"type": "power", "attacker": "Ann", "defender": "Bob"}
PROCESSING = ["2e/faq/processing-keywords/2"]


def giver(keywords: str, given: str) -> dict[str, object]:
    """A character with these keywords that gives another one this keyword when a card is drawn."""
    gives = (
        f"choose another character you control. Until the end of the challenge, that character gains {given}."
    )
    return person(f"{keywords}\nReaction: After you draw a card, {gives} (Limit once per phase.)")


def side() -> dict[str, object]:
    return {"play": [{"Sage": "attacking"}, {"Miller": "attacking"}], "deck": ["Baker", "Baker", "Baker"]}


def test_a_keyword_gained_after_its_type_has_been_processed_comes_too_late():
    """FAQ Processing Keywords ¶2: that character's instance of the keyword will not resolve."""
    run(
        {"Ann": side(), "Bob": {}},
        "duck",
        {"Ann": {"choose": ["renown", "insight"]}},
        {"Ann": {"trigger": "Sage", "choose": "Miller"}},
        {"advance": "end"},
        {"check": {"cards": {"Miller": {"power": 0}, "Sage": {"power": 1}}, "cites": PROCESSING}},
        challenge=CHALLENGE,
        cards={"Sage": giver("Insight. Renown.", "renown")},
    )


def test_a_keyword_gained_before_its_type_is_processed_resolves():
    """FAQ Processing Keywords ¶2: one that has not yet been processed will be able to resolve, also where nobody had it."""
    for keywords, moves in (
        ("Insight. Renown.", [{"Ann": {"choose": "insight"}}]),
        ("Insight.", []),
    ):
        run(
            {"Ann": side(), "Bob": {}},
            "duck",
            *moves,
            {"Ann": {"trigger": "Sage", "choose": "Miller"}},
            {"advance": "end"},
            {"check": {"cards": {"Miller": {"power": 1}}, "cites": PROCESSING}},
            challenge=CHALLENGE,
            cards={"Sage": giver(keywords, "renown")},
        )


def test_a_keyword_gained_while_its_own_type_is_being_processed_resolves():
    """FAQ Processing Keywords ¶2: or is currently being processed."""
    run(
        {"Ann": side(), "Bob": {}},
        "duck",
        {"Ann": {"trigger": "Sage", "choose": "Miller"}},
        {"advance": "end"},
        {"check": {"players": {"Ann": {"hand": 2}}, "cites": PROCESSING}},
        challenge=CHALLENGE,
        cards={"Sage": giver("Insight.", "insight")},
    )
