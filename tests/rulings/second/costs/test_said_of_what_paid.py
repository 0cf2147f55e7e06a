"""What is said of a card that left play to pay the cost: it is what could be seen as the ability was initiated."""

from tests.rulings.texts import check, run, text

PEOPLE = {
    "Elder": {"type": "character", "cost": 6, "str": 6},
    "Ring": text("attachment", "Attached character gets +4 STR."),
}


def test_a_target_that_was_legal_in_step_1_stays_legal_though_the_card_it_is_compared_with_has_paid():
    """FAQ 3.3 ¶1: choices are constrained to the legal options of step 1, where Dancer, with its attachment, had 7 STR.
    That it has gone to pay the cost makes them no fewer. (No paragraph gives a card out of play another STR.)"""
    dancer = text(
        "character",
        "Action: Return Dancer to your hand to choose a character with lower STR than hers. Kneel that character.",
        str=3,
    )
    run(
        {"play": [{"Dancer": {"attachments": ["Ring"]}}]},
        {"play": ["Elder"]},
        "challenges",
        {"Ann": {"trigger": "Dancer", "choose": "Elder"}},
        check("2e/faq/3.3/1", Elder={"kneeling": True}, Dancer={"zone": "hand"}, Ring={"zone": "hand"}),
        Dancer=dancer,
        **PEOPLE,
    )


def test_the_power_on_a_card_that_was_sacrificed_is_that_which_lay_on_it():
    """FAQ 3.3 ¶1, RR Costs ¶1: the cost is paid before the effect speaks of the card that paid it."""
    altar = text(
        "location",
        "Action: Sacrifice a character to gain X gold. X is the number of power on the sacrificed character.",
    )
    run(
        {"play": ["Altar", {"Elder": "power 3"}], "gold": 0},
        {},
        "challenges",
        {"Ann": {"trigger": "Altar", "choose": "Elder"}},
        {"check": {"players": {"Ann": {"gold": 3}}, "cards": {"Elder": {"zone": "discard", "power": 0}}}},
        Altar=altar,
        **PEOPLE,
    )


def test_what_left_play_to_pay_is_not_what_stands():
    """RR Sacrifice ¶1: what was sacrificed is in a pile; the character of which the ability speaks stands."""
    run(
        {"play": ["Drum", "Miller", "Baker"]},
        {},
        "4.2",
        {"Ann": {"challenge": {"type": "military", "against": "Bob", "with": ["Miller"]}}},
        {"Ann": {"trigger": "Drum", "choose": ["Baker"]}},
        {"check": {"cards": {"Miller": {"kneeling": False}, "Baker": {"zone": "discard"}}}},
        Drum=text(
            "location",
            "Reaction: After a character you control is declared as an attacker, "
            "sacrifice a character to stand that character.",
        ),
    )
