"""What concerns a card alone: text with its own title, and immunity."""

import pytest

from tests.rulings.tables import cards, run
from tests.rulings.texts import event, person, text


def test_a_title_in_a_cards_own_text_does_not_mean_its_copies():
    """RR Self-Referential Text ¶1: it refers to itself only; of two copies the one that attacks is the stronger."""
    run(
        {"Ann": {"play": [{"Twin": "attacking, kneeling"}, "Twin"]}, "Bob": {}},
        "duck",
        cards(**{"Twin#1": {"str": 5}, "Twin#2": {"str": 3}}),
        cites=["2e/rr/self-referential-text/1"],
        challenge={"type": "power", "attacker": "Ann", "defender": "Bob"},
        cards={"Twin": person("While Twin is attacking, it gets +2 STR.")},
    )


@pytest.mark.parametrize(
    ("words", "kneeling"),
    [
        ("Action: Stand Twin.", [False, True]),
        ("Action: If you control Twin, stand him.", [False, True]),
        ("Action: Stand each copy of Twin.", [False, False]),
    ],
)
def test_the_title_of_another_card_means_one_copy_of_it_and_the_player_says_which(words, kneeling):
    """RR Copy ¶1: any other card of the title is a copy; what is done to one card is done to one of them."""
    run(
        {"Ann": {"hand": ["Horn"], "play": [{"Twin": "kneeling"}, {"Twin": "kneeling"}]}, "Bob": {}},
        "challenges",
        {"Ann": {"play": "Horn"}},
        *([{"Ann": {"choose": "Twin#1"}}] if any(kneeling) else []),
        cards(**{f"Twin#{at + 1}": {"kneeling": kneels} for at, kneels in enumerate(kneeling)}),
        cards={"Horn": event(words), "Twin": person("")},
    )


def test_an_attachment_on_an_immune_character_is_not_immune():
    """RR Immune ¶1: only the card itself is protected, peripheral entities such as attachments are not."""
    run(
        {"Ann": {"hand": ["Theft"]}, "Bob": {"play": [{"Stone": {"attachments": ["Ring"]}}]}},
        "challenges",
        {"Ann": {"play": "Theft", "choose": "Ring"}},
        cards(Ring={"zone": "discard"}),
        cites=["2e/rr/immune/1"],
        cards={
            "Stone": person("Immune to events."),
            "Ring": text("attachment", "Attached character gets +1 STR."),
            "Theft": event("Action: Choose an attachment and discard it from play."),
        },
    )


def test_a_qualifier_is_said_of_each_type_of_card_that_follows():
    """RR Qualifiers ¶1: "each unique character and location" are unique characters and unique locations."""
    run(
        {"Ann": {"hand": ["Honor"], "play": [{"Prince": "kneeling"}, {"Keep": "kneeling"}, {"Inn": "kneeling"}]}, "Bob": {}},
        "challenges",
        {"Ann": {"play": "Honor"}},
        cards(Prince={"kneeling": False}, Keep={"kneeling": False}, Inn={"kneeling": True}),
        cites=["2e/rr/qualifiers/1"],
        cards={
            "Honor": event("Action: Stand each unique character and location you control."),
            "Prince": person("", unique=True),
            "Keep": text("location", "", unique=True),
            "Inn": text("location", ""),
        },
    )  # fmt: skip


def test_nothing_is_switched_with_nothing():
    """RR Switch ¶1: switched items must exist on each side of the switch."""
    run(
        {"Ann": {"play": ["Planner"], "plots": ["Storm"]}, "Bob": {}},
        "challenges",
        {"check": {"why_not": {"Ann": {"Planner": "must exist on each side of the switch"}}}},
        cites=["2e/rr/switch/1"],
        cards={
            "Planner": person(
                "Action: Choose a card in your plot deck and switch it with a card in your used pile."
            )
        },
    )
