"""What is said of each: of each card its own number, of each player his or her own cards."""

import pytest

from tests.rulings.texts import event, run, text


@pytest.mark.parametrize(
    ("words", "strengths"),
    [
        ("Until the end of the phase, each Knight character you control gets +1 STR for each gold on it.", (4, 5)),
        ("Each Knight character you control gets +X STR until the end of the phase. X is its printed cost.", (5, 8)),
        ("Discard the top card of your deck. Until the end of the phase, each Knight character you control gets +1 STR for "
         "each gold on it.", (4, 5)),
    ],
)  # fmt: skip
def test_the_number_of_each_card_is_its_own(words, strengths):
    """RR Modifiers ¶1: each is calculated for itself, whatever the effect before was about."""
    ser = {"type": "character", "cost": 2, "str": 3, "traits": ["Knight"]}
    run(
        {
            "hand": ["Call"],
            "deck": ["Saddle", "Saddle"],
            "play": [{"Elder": "gold 1"}, {"Younger": "gold 2"}],
        },
        {"play": ["Miller"]},
        "4.1",
        {"Ann": {"play": "Call"}},
        {"check": {"cards": {"Elder": {"str": strengths[0]}, "Younger": {"str": strengths[1]}}}},
        Call=event(f"Action: {words}"),
        Elder=ser,
        Younger=ser | {"cost": 5},
    )


def test_each_player_takes_one_of_his_or_her_own_cards_that_were_revealed():
    """RR Ownership and Control ¶1: the cards of a player's deck are that player's own."""
    run(
        {"hand": ["Gift"], "deck": ["Miller", "Anvil", "Bell"]},
        {"deck": ["Baker", "Saddle", "Coat"]},
        "4.1",
        {"Ann": {"play": "Gift"}},
        {"refuse": {"Ann": {"choose": "Baker"}}},
        {"Ann": {"choose": "Anvil"}},
        {"Bob": {"choose": "Saddle"}},
        {"check": {"cards": {"Anvil": {"zone": "hand"}, "Saddle": {"zone": "hand"}}}},
        {"check": {"cards": {"Miller": {"position": 2}, "Baker": {"position": 2}}}},
        Gift=event(
            "Action: Reveal the top 2 cards of each player's deck. Each player adds 1 of those cards to his or her hand and "
            "places the others on the bottom of his or her deck in any order."
        ),
        Anvil=text("location", ""),
        Bell=text("location", ""),
        Coat=text("attachment", ""),
    )


@pytest.mark.parametrize(
    ("words", "holds"),
    [
        ("Each Knight character gets +1 STR while it is attacking.", True),
        ("Each Knight character gets +1 STR while it is attacking alone.", False),
        ("Each Knight character gets +1 STR while it has 1 or more gold.", True),
    ],
)
def test_each_changes_while_something_is_true_of_itself(words, holds):
    """RR Constant Abilities ¶1: of each of the cards it is asked for itself."""
    ser = {"type": "character", "cost": 2, "str": 3, "icons": ["power"], "traits": ["Knight"]}
    run(
        {"play": ["Banner", {"Elder": "gold 1"}, "Miller", "Younger"]},
        {},
        "4.2",
        {"Ann": {"challenge": {"type": "power", "against": "Bob", "with": ["Elder", "Miller"]}}},
        {"check": {"cards": {"Elder": {"str": 4 if holds else 3}, "Younger": {"str": 3}}}},
        Banner=text("location", words),
        Elder=ser,
        Younger=ser,
    )


def test_each_cannot_be_killed_while_something_is_true_of_itself():
    """RR Cannot ¶1: only those of which it is true."""
    ser = {"type": "character", "cost": 2, "str": 3, "traits": ["Knight"]}
    run(
        {"play": ["Banner", {"Elder": {"attachments": ["Saddle"]}}, "Younger"], "hand": ["Axe"]},
        {},
        "4.1",
        {"refuse": {"Ann": {"play": "Axe", "choose": "Elder"}}},
        {"Ann": {"play": "Axe", "choose": "Younger"}},
        {"check": {"cards": {"Elder": {"zone": "play"}, "Younger": {"zone": "dead"}}}},
        Banner=text("location", "Each Knight character cannot be killed while it has an attachment."),
        Elder=ser,
        Younger=ser,
        Axe=event("Action: Choose and kill a character."),
    )


def test_what_lasts_while_something_is_true_of_the_card_that_was_marshaled():
    """RR Lasting Effects ¶1: what happened is over, and the card that changes is the one of which it is asked."""
    run(
        {"hand": ["Elder"], "play": ["Hall", "Squire"]},
        {},
        "marshaling",
        {"Ann": {"marshal": "Elder"}},
        {"Ann": {"trigger": "Hall"}},
        {"check": {"cards": {"Elder": {"gold": 1}, "Squire": {"str": 4}}}},
        {"Ann": {"trigger": "Squire", "choose": "Elder"}},
        {"check": {"cards": {"Elder": {"gold": 0}, "Squire": {"str": 3}}}},
        Elder={"type": "character", "cost": 1, "str": 3},
        Hall=text(
            "location",
            "Reaction: After you marshal a character, kneel Hall to place 1 gold from the treasury on that character. While "
            "that character has 1 or more gold, it is considered to be loyal.",
        ),
        Squire={
            "type": "character",
            "str": 3,
            "text": "Squire gets +1 STR for each loyal character you control.\nAction: Kneel Squire to choose a character. "
            "Move 1 gold from that character to your gold pool.",
        },
    )
