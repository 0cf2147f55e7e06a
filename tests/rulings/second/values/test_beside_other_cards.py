"""A number of a card beside those of others: one of them, or each of them."""

import pytest

from tests.rulings.texts import check, run, text

CHARACTERS = {
    "Giant": {"type": "character", "cost": 7, "str": 7},
    "Knight": {"type": "character", "cost": 5, "str": 5},
    "Squire": {"type": "character", "cost": 4, "str": 4},
    "Page": {"type": "character", "cost": 1, "str": 1},
}


@pytest.mark.parametrize(
    ("words", "targets"),
    [
        ("with lower STR than a character you control", ["Squire", "Page"]),
        ("with lower STR than each character you control", ["Page"]),
        ("with higher STR than a character you control", ["Giant", "Squire"]),
        ("with higher STR than each character you control", ["Giant"]),
    ],
)
def test_than_a_card_is_than_one_of_them_and_than_each_card_is_than_all(words, targets):
    """RR Target ¶1: eligible is what fulfils the requirements. The text compares with one card, or with each one; the
    STR of several is never added up unless it says "total"."""
    rack = text(
        "location", f"Action: Kneel Rack to choose an opponent's character {words}. Kneel that character."
    )
    others = [name for name in ("Giant", "Squire", "Page") if name not in targets]

    run(
        {"play": ["Rack", "Knight", "Miller"]},  # STR 5 and 3
        {"play": ["Giant", "Squire", "Page"]},
        "challenges",
        {"Ann": {"trigger": "Rack"}},
        {"check": {"decision": {"choices": targets, "not_choices": others}, "cites": ["2e/rr/target/1"]}},
        Rack=rack,
        **CHARACTERS,
    )


def test_than_each_other_character_holds_where_there_is_no_other():
    """RR Constant Abilities ¶1: the text holds while its condition is true, and of no characters each one is weaker."""
    pride = text("character", "While Pride has higher STR than each other character, it gains renown.", str=1)

    run({"play": ["Pride"]}, {}, "challenges", check(Pride={"keywords": ["renown"]}), Pride=pride)
    run(
        {"play": ["Pride", "Page"]},
        {},
        "challenges",
        check(Pride={"keywords": []}),
        Pride=pride,
        **CHARACTERS,
    )


def test_a_token_is_something_that_a_card_has():
    """RR Tokens ¶1: a card with a poison token is one on which such a token lies."""
    cellar = text("location", "Action: Kneel Cellar to kill each character with a poison token.")

    run(
        {"play": ["Cellar"]},
        {"play": [{"Page": {"tokens": {"poison": 2}}}, "Knight"]},
        "challenges",
        {"Ann": {"trigger": "Cellar"}},
        check(Page={"zone": "dead"}, Knight={"zone": "play"}),
        Cellar=cellar,
        **CHARACTERS,
    )


@pytest.mark.parametrize("target", ["defending character", "participating character an opponent controls"])
def test_the_number_of_other_attackers_leaves_out_this_card_where_the_target_is_none(target):
    """RR Target ¶1: a defending character is not one of the attacking ones, so that "other" says: than this card."""
    words = (
        f"Reaction: After you win a challenge in which Giant is attacking, choose a {target}. Until the end of the phase,"
        " that character gets -X STR. X is the number of other attacking characters you control."
    )
    run(
        {"play": ["Giant", "Miller", "Baker", "Page"]},
        {"play": ["Squire"]},
        "challenges",
        {"Ann": {"challenge": {"type": "military", "against": "Bob", "with": ["Giant", "Miller", "Baker"]}}},
        {"Bob": {"defend": ["Squire"]}},
        {"Ann": {"trigger": "Giant", "choose": ["Squire"]}},
        check("2e/rr/target/1", Squire={"str": 2}),
        Giant=text("character", words, str=7, icons=["military"]),
        Squire=CHARACTERS["Squire"] | {"icons": ["military"]},
        Page=CHARACTERS["Page"],
    )


def test_a_target_that_may_be_one_of_the_others_itself_is_left_to_the_judge():
    """RR Target ¶1: of an attacking target it is not certain whether it is left out, or this card."""
    words = (
        "Action: Choose a character. Until the end of the phase, that character gets +X STR. X is the number of other"
        " characters you control."
    )
    run(
        {"play": ["Giant", "Miller"]},
        {},
        "challenges",
        {"Ann": {"trigger": "Giant"}},
        {"by_hand": []},
        Giant=text("character", words, str=7),
    )
