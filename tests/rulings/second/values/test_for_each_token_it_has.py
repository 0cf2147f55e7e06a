"""Values and keywords that follow the tokens on a card: "for each NAME token it has"."""

import pytest

from tests.rulings.tables import run
from tests.rulings.texts import text

HAS = ["she has", "he has", "it has", "on her", "on it", "Spy has", "on Spy"]


@pytest.mark.parametrize("has", HAS)
@pytest.mark.parametrize(("tokens", "str_"), [(0, 2), (1, 3), (4, 6)])
def test_str_follows_the_tokens_that_it_has(has, tokens, str_):
    """RR Modifiers ¶1: the STR is counted anew whenever the number of tokens changes."""
    run(
        {"Ann": {"play": [{"Spy": {"tokens": {"whisper": tokens}} if tokens else {}}]}, "Bob": {}},
        "4.1",
        {"check": {"cards": {"Spy": {"str": str_}}}},
        cards={"Spy": text("character", f"Spy gets +1 STR for each whisper token {has}.", str=2)},
    )


@pytest.mark.parametrize(("he", "verb"), [("she has", "gains"), ("he has", "gains"), ("it has", "gains")])
@pytest.mark.parametrize("words", ["While {he} {n} or more whisper tokens, {who} gains renown."])
@pytest.mark.parametrize(("tokens", "keywords"), [(2, []), (3, ["renown"])])
def test_keywords_follow_them(he, verb, words, tokens, keywords):
    """RR Constant Abilities ¶1: as long as there are that many."""
    words = words.format(he=he, n=3, who=he.removesuffix(" has"))
    run(
        {"Ann": {"play": [{"Spy": {"tokens": {"whisper": tokens}}}]}, "Bob": {}},
        "4.1",
        {"check": {"cards": {"Spy": {"str": 2 + tokens, "keywords": keywords}}}},
        cards={
            "Spy": text("character", f"Spy gets +1 STR for each whisper token {he}. {words}", str=2),
        },
    )


def test_tokens_of_another_name_and_on_other_cards_do_not_count():
    """RR Modifiers ¶1."""
    run(
        {
            "Ann": {
                "play": [
                    {"Spy": {"tokens": {"whisper": 1, "blood": 3}}},
                    {"Miller": {"tokens": {"whisper": 2}}},
                ]
            },
            "Bob": {},
        },
        "4.1",
        {"check": {"cards": {"Spy": {"str": 3}, "Miller": {"str": 3}}}},
        cards={"Spy": text("character", "Spy gets +1 STR for each whisper token she has.", str=2)},
    )


@pytest.mark.parametrize(
    "words",
    [
        "Action: Draw 1 card for each whisper token Spy has.",
        "Action: Discard 1 whisper token from Spy. Then, draw 1 card for each whisper token she has.",
        "Action: Choose a character. Draw 1 card for each whisper token it has.",
        "Action: Choose a character. Draw 1 card for each whisper token that character has.",
    ],
)
def test_an_effect_counts_them_as_it_resolves(words):
    """RR Effects ¶3: the number is counted as the effect resolves."""
    tokens, drawn = (3, 2) if "Discard" in words else (2, 2)
    chosen = {"choose": "Spy"} if "Choose" in words else {}
    run(
        {"Ann": {"deck": 9, "play": [{"Spy": {"tokens": {"whisper": tokens}}}]}, "Bob": {}},
        "4.1",
        {"Ann": {"trigger": "Spy", **chosen}},
        {"check": {"players": {"Ann": {"hand": drawn}}}},
        cards={"Spy": text("character", words, str=2)},
    )
