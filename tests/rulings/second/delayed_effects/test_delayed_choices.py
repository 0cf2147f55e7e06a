"""Delayed effects that leave something open until then: what a player may do, what another may prevent, and what follows."""

from typing import Any

import pytest

from tests.rulings.texts import person, run_to, text

UNLESS = "kill that character unless its controller pays 2 gold."


def at_the_end(words: str, *moves: Any, **after: Any) -> None:
    """Ann uses the Hall on Bob's Miller; at the end of the phase it does this."""
    run_to(
        "dominance",
        {"play": ["Hall"], "deck": 3, "hand": 0},
        {"play": ["Miller"], "gold": 2},
        "4.1",
        {"Ann": {"trigger": "Hall", "choose": "Miller"}},
        {"check": {"cards": {"Miller": {"zone": "play"}}, "players": {"Ann": {"hand": 0}}}},
        {"advance": "4.4"},
        *moves,
        {"advance": "dominance"},
        {"check": after},
        Hall=text("location", f"Action: Kneel Hall to choose a character. At the end of the phase, {words}"),
        Miller=person(""),
    )


@pytest.mark.parametrize(
    ("words", "who", "answer", "zone"),
    [
        ("you may kill that character.", "Ann", "yes", "dead"),
        ("you may kill that character.", "Ann", "no", "play"),
        ("its controller may sacrifice it.", "Bob", "yes", "discard"),
        ("either kill that character or draw 1 card.", "Ann", "kill", "dead"),
        (UNLESS, "Bob", "no", "dead"),
        (UNLESS, "Bob", "yes", "play"),
    ],
)
def test_what_is_left_open_until_then_is_done_to_the_card_that_was_chosen(words, who, answer, zone):
    """RR Delayed Effects ¶2, ¶3: it affects what was specified as it was initiated."""
    at_the_end(words, {who: {"choose": answer}}, cards={"Miller": {"zone": zone}})


@pytest.mark.parametrize(
    ("words", "answer", "drawn"),
    [
        ("kill that character. If you do, draw 1 card.", None, 1),
        ("you may kill that character. If you do, draw 1 card.", "yes", 1),
        ("you may kill that character. If you do, draw 1 card.", "no", 0),
    ],
)
def test_what_follows_if_it_is_done_waits_for_it(words, answer, drawn):
    """RR Delayed Effects ¶2: it has not been done before its moment; what it says of that is asked then."""
    answers = [] if answer is None else [{"Ann": {"choose": answer}}]
    at_the_end(words, *answers, players={"Ann": {"hand": drawn}})


def test_what_events_of_the_losing_opponent_cost_is_known_when_the_challenge_is_over():
    """RR Lasting Effects ¶1: it affects the player who lost, whoever loses the next challenge."""
    run_to(
        "dominance",
        {"play": ["Hall", "Baker"]},
        {"play": ["Miller"], "hand": ["Song"], "gold": 0},
        "4.1",
        {"Ann": {"challenge": {"type": "power", "with": ["Baker"]}}},
        {"Ann": {"trigger": "Hall"}},
        {"advance": "4.2.6"},
        {"advance": "next"},
        {"check": {"may_not": {"Bob": ["Song"]}}},
        Hall=text(
            "location",
            "Reaction: After you win a challenge, until the end of the phase, increase the cost of each event the losing"
            " opponent plays by 1.",
        ),
        Song=text("event", "Action: Gain 2 gold."),
        Baker=person(""),
        Miller=person(""),
    )
