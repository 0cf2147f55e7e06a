"""Conditions that set numbers beside others, in printed words: piles, kinds of cards, printed values, attackers."""

import pytest

from tests.rulings.tables import run as run_table
from tests.rulings.texts import PLOT, asked, person, run, text


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ("an opponent's dead pile has more characters than yours", True),
        ("your dead pile has more characters than an opponent's", False),
        ("your discard pile has fewer cards than each opponent's", False),
        ("there are more cards in your discard pile than in an opponent's", True),
        ("you control more kneeling characters than standing characters", True),
        ("you control more standing characters than kneeling characters", False),
        ("you control more than 2 characters", True),
        ("you control more than 3 characters", False),
        ("there are no more than 1 characters in your dead pile", True),
        ("there are no more than 1 characters in an opponent's dead pile", False),
        ("you have no more than 2 cards in hand", True),
        ("you have no more than 1 cards in hand", False),
        ("your deck has 3 or fewer cards", True),
        ("your deck has 4 or more cards", False),
        ("a player has 2 or more cards in hand", True),
        ("each player has 2 or more cards in hand", False),
        ("no player has 3 or more cards in hand", True),
        ("your reserve value is higher than the number of cards in your hand", True),
        ("the number of cards in your hand is equal to your claim value", False),
        ("each character you control is a Knight character or a Lady character", True),
        ("each character you control is a Knight character", False),
    ],
)
def test_how_many_there_are_beside_how_many_others(condition, holds):
    """RR Play Restrictions ¶1: what stands after ``if`` must be true for the ability to be used."""
    asked(
        condition,
        holds,
        {
            "play": [{"Oak": "kneeling"}, {"Elm": "kneeling"}, "Ash"],
            "hand": ["Deed", "Song"],
            "deck": 3,
            "dead": ["Miller"],
            "discard": ["Scrap", "Shard"],
        },
        {"dead": ["Baker", "Wench"], "discard": ["Dust"], "hand": 0},
        Oak=person("", traits=["Knight"]),
        Elm=person("", traits=["Lady"]),
        Ash=person("", traits=["Knight"]),
        Wench=person(""),
        **{
            name: text("event", "Action: Draw 1 card.") for name in ("Deed", "Song", "Scrap", "Shard", "Dust")
        },
    )


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ("Oak's STR is higher than Ash's", True),
        ("Ash's STR is higher than Oak's", False),
        ("Ash's STR is equal to or lower than Oak's", True),
        ("your initiative value is higher than each opponent's initiative value", True),
        ("your claim value is higher than an opponent's claim value", False),
    ],
)
def test_a_number_beside_that_of_another_card_or_player(condition, holds):
    """RR Play Restrictions ¶1: what stands after ``if`` must be true; the STR is compared with the STR."""
    asked(
        condition,
        holds,
        {"play": ["Oak", "Elm"], "plot": "Quick"},
        {"play": ["Ash"], "plot": "Slow"},
        Oak=person("", str=4),
        Elm=person("", str=1),
        Ash=person("", str=3),
        Quick={**PLOT, "initiative": 5},
        Slow={**PLOT, "initiative": 3},
    )


@pytest.mark.parametrize(
    ("strength", "condition", "holds"),
    [
        (4, "higher", True),
        (3, "higher", False),
        (3, "equal to or higher", True),
        (0, "lower", True),
        (2, "lower", False),
    ],
)
def test_higher_than_each_other_is_higher_than_the_highest(strength, condition, holds):
    """RR Play Restrictions ¶1: each of them is asked about, not their total."""
    words = f"Action: If Oak's STR is {condition} than each other character's STR, gain 1 gold."
    use = {"Ann": {"trigger": "Oak"}}
    run(
        {"play": ["Oak", "Elm"]},
        {"play": ["Ash"]},
        "challenges",
        use if holds else {"refuse": {**use, "because": "condition"}},
        Oak=person(words, str=strength),
        Elm=person("", str=1),
        Ash=person("", str=3),
    )


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ("no [military] challenge was initiated against you this phase", True),
        ("no challenges were initiated against you this phase", True),
        ("a challenge has been initiated this phase", False),
    ],
)
def test_whether_challenges_were_initiated_before_any_was(condition, holds):
    """RR Play Restrictions ¶1: nothing has been initiated yet."""
    asked(condition, holds, {"play": ["Miller"]}, {"play": ["Baker"]})


@pytest.mark.parametrize(
    ("words", "drawn"),
    [
        (
            "if its printed gold value is higher than the printed gold value on each opponent's revealed plot card",
            1,
        ),
        ("if its printed gold value is lower than an opponent's", 0),
        ("if that card's printed claim value is 2 or higher", 0),
        ("if its printed claim value is 1", 1),
    ],
)
def test_what_is_printed_on_the_plot_card_that_was_revealed(words, drawn):
    """RR Play Restrictions ¶1: beside what is printed on the plot cards of the opponents."""
    run_table(
        {
            "Ann": {"plots": ["Rich"], "play": ["Choir"], "deck": 3, "hand": 0},
            "Bob": {"plots": ["Poor"]},
        },
        "plot",
        {"Ann": {"choose": "Ann"}},
        *([{"Ann": {"trigger": "Choir"}}] if drawn else []),
        {"check": {"players": {"Ann": {"hand": drawn}}, "may_not": {} if drawn else {"Ann": ["Choir"]}}},
        cards={
            "Choir": text("location", f"Reaction: After you reveal a plot card, {words}, draw 1 card."),
            "Rich": PLOT | {"gold": 6, "initiative": 5},
            "Poor": PLOT | {"gold": 4},
        },
    )


@pytest.mark.parametrize(
    ("words", "holds"),
    [
        ("you are the defending player in a challenge with fewer than 2 attackers", False),
        ("you are the defending player in a challenge with 2 or more attackers", True),
        ("you are the defending player in a challenge with no defending Knight characters", True),
        ("a character you control is the only attacking or defending character in a [power] challenge", True),
        (
            "a character you control is the only attacking or defending character in an [intrigue] challenge",
            False,
        ),
    ],
)
def test_how_many_attack_and_defend(words, holds):
    """RR Attacker, Attacking Character ¶1 and Defender, Defending Character ¶1: those in the present challenge."""
    use = {"Ann": {"trigger": "Ledger"}}
    run_table(
        {
            "Ann": {"play": ["Ledger", {"Miller": "defending, kneeling"}]},
            "Bob": {"play": [{"Baker": "attacking, kneeling"}, {"Wench": "attacking, kneeling"}]},
        },
        "4.2.1",
        use if holds else {"refuse": {**use, "because": "condition"}},
        challenge={"type": "power", "attacker": "Bob", "defender": "Ann"},
        cards={
            "Ledger": text("location", f"Challenges Action: If {words}, gain 1 gold."),
            "Wench": person(""),
        },
    )
