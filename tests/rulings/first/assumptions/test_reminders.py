"""Keywords that no document defines: what a card prints of them in brackets is assumed, and quoted."""

import json

from agot_judge.scenario.execution import run_text


def traced(text: str, other: str = "") -> tuple[list[tuple[str, str, tuple[str, ...]]], bool]:
    """The trace of a won challenge of a character with the text: kinds, words, citations; and that it stands at the end."""
    plot = {"name": "Quiet", "gold": 2, "initiative": 0, "claim": 0}
    board = {
        "edition": "1e",
        "players": {"Ann": {"plot": plot, "play": ["Grey Reed"]}, "Bob": {"plot": plot, "play": ["Old Wat"]}},
        "cards": {
            "Grey Reed": {"type": "character", "str": 4, "icons": ["military"], "text": text},
            "Old Wat": {"type": "character", "str": 1, "text": other},
        },
        "start": "challenges",
        "run": [
            {"Ann": {"challenge": {"type": "military", "against": "Bob", "with": ["Grey Reed"]}}},
            {"advance": "end"},
        ],
    }
    result = run_text(json.dumps(board))
    stands = any(entry.text == "Grey Reed stands." for entry in result.trace)
    return [(entry.kind, entry.text, entry.cites) for entry in result.trace], stands


REMINDER = "After you win a challenge in which this character participated, stand it."


def test_what_a_card_prints_of_a_keyword_is_what_it_does():
    """1e/faq/3.7/1 names keywords and does not say what they do: the line quotes the card and is an assumption."""
    trace, stands = traced(f"Vigilant. ({REMINDER})")
    (said,) = [entry for entry in trace if entry[1].startswith("Assumption A24")]
    assert said == (
        "assumption",
        "Assumption A24, not in the documents: The FAQ names vigilant and does not say what it does: that it is what "
        f"Grey Reed prints is an assumption: “{REMINDER}”",
        ("1e/faq/3.7/1",),
    )
    assert stands


def test_without_a_reminder_the_keyword_does_nothing_by_itself():
    """1e/faq/3.7/1."""
    trace, stands = traced("Vigilant.")
    assert [entry[1] for entry in trace if "does nothing by itself is an assumption" in entry[1]]
    assert not stands


def test_the_other_keyword_of_the_board_is_still_one_of_which_nothing_is_said():
    trace, stands = traced(f"Vigilant. ({REMINDER})", "Stalwart.")
    assert len([entry for entry in trace if entry[1].startswith("Assumption A24")]) == 2
    assert stands


def test_what_is_printed_of_a_keyword_that_the_documents_speak_of_is_no_rules_text():
    """1e/faq/4.14/1: renown has its own rules."""
    trace, stands = traced(f"Renown. ({REMINDER})")
    assert not [entry for entry in trace if entry[1].startswith("Assumption A24")]
    assert not stands
