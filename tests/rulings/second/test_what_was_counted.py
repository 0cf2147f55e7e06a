"""What was counted, applied, sacrificed or is run, in printed words: conditions and amounts on the table."""

import pytest

from tests.rulings.tables import run as run_table
from tests.rulings.texts import asked, check, event, person, run, text


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ("you control 2 or more Knight characters with different titles", True),
        ("you control 3 or more Knight characters with different titles", False),
        ("the total printed cost of characters you control is 6 or higher", True),
        ("the total printed cost of characters you control is higher than 6", False),
        (
            "the total STR of characters you control is higher than the total STR of characters controlled by an opponent",
            True,
        ),
        ("you are running Old Oath", True),
        ("you are not running an agenda", False),
        ("you are running a Banner agenda", False),
    ],
)
def test_what_cards_have_among_them(condition, holds):
    """RR Play Restrictions ¶1 and RR Agenda Cards ¶1: two copies have one title between them; the agenda is the one announced."""
    asked(
        condition,
        holds,
        {"play": ["Oak", "Oak", "Elm"], "agenda": "Old Oath"},
        {"play": ["Miller"]},
        Oak=person("", traits=["Knight"]),
        Elm=person("", traits=["Knight"]),
        **{"Old Oath": {"type": "agenda", "traits": ["Oath"]}},
    )


def test_the_second_event_is_neither_the_first_nor_the_third():
    """RR Reactions ¶1: it is asked of the event that was just played, with those played before it."""
    play = [{"Ann": {"play": name}} for name in ("Song", "Tale", "Rhyme")]
    run(
        {"play": ["Bard"], "hand": ["Song", "Tale", "Rhyme"]},
        {},
        "challenges",
        play[0],
        {"check": {"may_not": {"Ann": ["Bard"]}}},
        {"Bob": "pass"},
        play[1],
        {"Ann": {"trigger": "Bard"}},
        {"Bob": "pass"},
        play[2],
        {"check": {"may_not": {"Ann": ["Bard"]}, "players": {"Ann": {"gold": 1}}}},
        Bard=person(
            "Reaction: After you play an event, if it is the second event you have played this phase, gain 1 gold."
        ),
        **{
            name: event("Action: Choose a character. Until the end of the phase, that character gets +1 STR.")
            for name in ("Song", "Tale", "Rhyme")
        },
    )


@pytest.mark.parametrize(("sacrificed", "kneels"), [("Elm", True), ("Miller", False)])
def test_what_was_sacrificed_is_asked_about_and_what_was_chosen_kneels(sacrificed, kneels):
    """RR Cost ¶1 and RR Target ¶1: the faction card that knelt with it is not what was sacrificed."""
    words = (
        "Action: Kneel your faction card and sacrifice a character to choose a character controlled by an opponent."
        " If the sacrificed character was a Knight, kneel that character."
    )
    run(
        {"play": ["Altar", "Elm", "Miller"]},
        {"play": ["Baker"]},
        "challenges",
        {"Ann": {"trigger": "Altar", "choose": [sacrificed]}},
        {"Ann": {"choose": ["Baker"]}},
        check(Baker={"kneeling": kneels}),
        Altar=text("location", words),
        Elm=person("", traits=["Knight"]),
    )


@pytest.mark.parametrize(("sacrificed", "gold"), [("Tower", 3), ("Hut", 1)])
def test_what_is_done_if_such_a_card_was_sacrificed(sacrificed, gold):
    """RR Cost ¶1: what paid the cost is known."""
    words = "Action: Sacrifice a location to gain 1 gold. If you sacrificed a unique location, gain 2 gold."
    run(
        {"play": ["Priest", "Tower", "Hut"]},
        {},
        "challenges",
        {"Ann": {"trigger": "Priest", "choose": [sacrificed]}},
        {"check": {"players": {"Ann": {"gold": gold}}}},
        Priest=person(words),
        Tower={"type": "location", "cost": 1, "unique": True},
        Hut={"type": "location", "cost": 1},
    )


def test_strength_for_each_icon_that_a_character_lacks():
    """RR Challenge Icons: there are three of them."""
    run(
        {"play": ["Miller", "Wench"]},
        {},
        "challenges",
        check(Miller={"str": 3}, Wench={"str": 5}),
        Wench={
            "type": "character",
            "cost": 1,
            "str": 1,
            "icons": ["power"],
            "text": "Wench gets +2 STR for each challenge icon it does not have.",
        },
    )


@pytest.mark.parametrize(("kind", "drawn"), [("military", 1), ("power", 0)])
def test_who_applied_claim_is_the_one_who_won_as_the_attacking_player(kind, drawn):
    """RR Claim or Claim Value ¶1: claim of that type was applied this phase, by that player."""
    run_table(
        {
            "Ann": {"play": [{"Miller": "attacking, kneeling"}, "Choir"], "deck": 3, "hand": 0},
            "Bob": {"play": ["Baker"]},
        },
        "4.2.2",
        {"advance": "end"} if kind == "power" else {"Bob": {"choose": ["Baker"]}},
        {"Ann": {"trigger": "Choir"}} if drawn else {"check": {"may_not": {"Ann": ["Choir"]}}},
        challenge={"type": kind, "attacker": "Ann", "defender": "Bob"},
        cards={
            "Choir": text(
                "location", "Challenges Action: If you have applied [military] claim this phase, draw 1 card."
            )
        },
    )


@pytest.mark.parametrize(
    ("words", "strength"), [("card in your hand in excess of 2", 5), ("card in your hand in excess of 7", 3)]
)
def test_only_what_is_in_excess_of_the_number_is_counted(words, strength):
    """RR The letter "X" ¶1 and Modifiers ¶1: where there are not so many there is nothing in excess of it."""
    run(
        {"play": ["Clerk"], "hand": 4},
        {},
        "challenges",
        check(Clerk={"str": strength}),
        Clerk=person(f"Clerk gets +1 STR for each {words}."),
    )


def test_in_excess_of_yours_is_what_the_other_has_more():
    """RR Modifiers ¶1: Bob controls 3 characters, Ann 1: 2 of his are in excess of hers."""
    words = (
        "Action: Choose an opponent. Gain 1 gold for each character that player controls in excess of yours."
    )
    run(
        {"play": ["Ledger", "Miller"]},
        {"play": ["Baker", "Oak", "Elm"]},
        "challenges",
        {"Ann": {"trigger": "Ledger", "choose": ["Bob"]}},
        {"check": {"players": {"Ann": {"gold": 2}}}},
        Ledger=text("location", words),
        Oak=person(""),
        Elm=person(""),
    )


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ("you have won more challenges than each opponent this phase", True),
        ("you have lost more challenges than an opponent this phase", False),
        ("you have initiated fewer than 3 challenges this phase", True),
        ("you have initiated fewer than 2 challenges this phase", False),
        ("you have won exactly 2 challenges this phase", True),
        ("you have won exactly 1 [military] challenge this phase", True),
        ("each opponent has lost a [military] challenge this phase", True),
        ("each opponent has won a challenge this phase", False),
        ("each player has lost a challenge this phase", False),
        ("no player has won an [intrigue] challenge this phase", True),
        ("no opponent has lost a challenge this phase", False),
    ],
)
def test_how_many_challenges_who_has_won(condition, holds):
    """RR Play Restrictions ¶1: Ann has initiated and won a military and a power challenge against Bob."""
    use = {"Ann": {"trigger": "Ledger"}}
    run_table(
        {"Ann": {"play": ["Ledger", "Miller"]}, "Bob": {"play": ["Baker"]}},
        "challenges",
        use if holds else {"refuse": {**use, "because": "condition"}},
        history=[
            {"challenge": {"type": kind, "attacker": "Ann", "defender": "Bob", "winner": "Ann"}}
            for kind in ("military", "power")
        ],
        cards={"Ledger": text("location", f"Action: If {condition}, gain 1 gold.")},
    )
