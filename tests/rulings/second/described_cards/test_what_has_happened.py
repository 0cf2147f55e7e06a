"""Conditions about what has happened before, in printed words: how often, to which cards, by whom."""

import pytest

from tests.rulings.texts import PLOT, person, run, text


def asked(condition: str, holds: bool, *moves: object, **cards: dict) -> None:
    """After the moves Ann can use the Ledger only if the condition holds."""
    use = {"Ann": {"trigger": "Ledger"}}
    refused = {"refuse": {**use, "because": "condition"}}
    run(
        {"play": ["Ledger", "Miller"], "hand": ["Deed"]},
        {"play": ["Baker", "Wench"]},
        "challenges",
        *moves,
        use if holds else refused,
        Ledger=text("location", f"Action: If {condition}, gain 1 gold."),
        Deed=text("event", "Action: Choose and kill a character."),
        Wench={"type": "character", "cost": 2, "str": 1, "icons": ["power"]},
        **cards,
    )


KILLED = ({"Ann": {"play": "Deed"}}, {"Ann": {"choose": "Baker"}}, {"Bob": "pass"})


@pytest.mark.parametrize(
    ("condition", "before", "after"),
    [
        ("you did not initiate a challenge this phase", True, True),
    ],
)
def test_how_often_it_has_happened_this_phase(condition, before, after):
    """RR Play Restrictions ¶1: ``no characters`` is none, ``2 or more`` not one."""
    asked(condition, before)
    asked(condition, after, *KILLED)


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ("you have a higher initiative value than an opponent", False),
        ("an opponent has a higher initiative value than you", True),
        ("an opponent's initiative value is higher than yours", True),
        ("you have a lower initiative value than each opponent", True),
        ("there is a Knight you control", False),
        ("you are the first player", True),
        ("an opponent is the first player", False),
        ("your revealed plot card is a Summer plot", True),
        ("your revealed plot card is a Winter plot", False),
    ],
)
def test_what_is_true_of_players_and_their_plot_cards(condition, holds):
    """RR Play Restrictions ¶1: each value is that of the revealed plot card."""
    use = {"Ann": {"trigger": "Ledger"}}
    run(
        {"play": ["Ledger", "Miller"], "plot": "Warm"},
        {"play": ["Baker"], "plot": "Storm"},
        "challenges",
        use if holds else {"refuse": {**use, "because": "condition"}},
        Ledger=text("location", f"Action: If {condition}, gain 1 gold."),
        Warm=PLOT | {"traits": ["Summer"]},
    )


TOLL = (
    "Reaction: After the challenges phase begins, choose a player. That player may give you 1 gold. Until the end of the"
    " phase, if that player has not given you gold this phase, he or she cannot initiate [military] challenges against you."
)


@pytest.mark.parametrize(
    ("paid", "moves", "may"),
    [
        ("yes", (), True),
        ("no", (), False),
        ("no", ({"Ann": {"trigger": "Thief"}},), False),
        ("no", ({"Ann": {"trigger": "Beggar", "choose": "Bob"}},), True),
    ],
)
def test_who_has_not_given_gold_cannot_attack(paid, moves, may):
    """RR Lasting Effects ¶1, Cannot ¶1: as long as it is so; gold that was moved by an opponent was not given."""
    attack = {"Bob": {"challenge": {"type": "military", "against": "Ann", "with": ["Baker"]}}}
    run(
        {"play": ["Warden", "Thief", "Beggar"]},
        {"play": ["Baker"], "gold": 3},
        "challenges",
        {"Ann": {"trigger": "Warden", "choose": "Bob"}},
        {"Bob": {"choose": paid}},
        *moves,
        attack if may else {"refuse": {**attack, "because": "cannot"}},
        Warden=person(TOLL),
        Thief=person("Action: Kneel Thief to move 1 gold from an opponent's gold pool to your own."),
        Beggar=person("Action: Choose a player. Draw 1 card. That player gives you 1 gold."),
    )
