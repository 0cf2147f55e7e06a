"""Who acts and responds first, and when a segment or a window is over."""

import pytest

from tests.rulings.first.boards import held

ORDER = "1e/faq/first-actions-and-responses"


def test_the_player_to_the_left_of_the_one_who_acted_responds_first():
    """1e/faq/first-actions-and-responses/2, 1e/faq/who-responds-first/2: Ann acted, so Bob responds before her."""
    cites = held(
        "hand: [Axe], play: [Widow]",
        "play: [Cub, Mourner]",
        """
start: challenges
run:
  - Ann: {play: Axe, choose: Cub}
  - check: {decision: {player: Bob, kind: response}, may: {Ann: [Widow], Bob: [Mourner]}}
  - Bob: {trigger: Mourner}
  - check: {decision: {player: Ann, kind: response}}
  - Ann: {trigger: Widow}
  - check: {cards: {Widow: {power: 1}, Mourner: {power: 1}}}
""",
    )
    assert {f"{ORDER}/2", "1e/faq/who-responds-first/2"} <= cites


def test_in_the_window_of_a_framework_action_the_first_player_responds_first():
    """1e/faq/who-responds-first/3, 1e/faq/framework-actions/14: Ann is the first player, though she has lost."""
    cites = held(
        "play: [Scribe, Widow: kneeling]",
        "play: [Lion: attacking, Mourner]",
        """
active_player: Bob
challenge: {type: military, attacker: Bob, defender: Ann}
start: challenge-resolution
run:
  - Ann: {choose: Scribe}
  - check: {window: response, decision: {player: Ann}, may: {Bob: [Mourner]}}
""",
    )
    assert "1e/faq/who-responds-first/3" in cites


def test_who_has_passed_may_respond_when_the_other_responds():
    """1e/faq/another-response-after-a-pass/2, 1e/faq/action-window-step-5/9: step 5 ends when all pass one after another."""
    cites = held(
        "hand: [Axe], play: [Widow]",
        "play: [Cub, Mourner]",
        """
start: challenges
run:
  - Ann: {play: Axe, choose: Cub}
  - Bob: pass
  - Ann: {trigger: Widow}
  - Bob: {trigger: Mourner}
  - check: {cards: {Mourner: {power: 1}}}
""",
    )
    assert "1e/faq/another-response-after-a-pass/2" in cites


def test_a_response_is_used_once_for_each_trigger():
    """1e/faq/2.4/1: one character is killed, so Widow responds once."""
    cites = held(
        "hand: [Axe], play: [Widow]",
        "play: [Cub, Mourner]",
        """
start: challenges
run:
  - Ann: {play: Axe, choose: Cub}
  - Bob: pass
  - Ann: {trigger: Widow}
  - check: {decision: {player: Bob}, why_not: {Ann: {Widow: "used for this already"}}}
""",
    )
    assert "1e/faq/2.4/1" in cites


@pytest.mark.parametrize("active", ["Ann", "Bob"])
def test_the_first_player_takes_the_first_action_active_or_not(active: str):
    """1e/faq/first-actions-and-responses/1, 1e/faq/who-takes-the-first-action/2: of every segment of player actions."""
    cites = held(
        "play: [Captain]",
        "play: [Lion]",
        f"""
active_player: {active}
start: challenges
run:
  - check: {{window: action, active_player: Ann, decision: {{player: Ann, kind: action}}}}
  - Ann: pass
  - check: {{decision: {{player: Bob, kind: action}}}}
""",
    )
    assert {f"{ORDER}/1", "1e/faq/who-takes-the-first-action/2"} <= cites


def test_an_action_is_resolved_in_full_before_the_next():
    """1e/faq/action-window/1, 1e/faq/player-action/1: the segment goes on with the player to the left."""
    cites = held(
        "hand: [Axe, Axe]",
        "play: [Cub, Lion]",
        """
start: challenges
run:
  - Ann: {play: "Axe#1", choose: Cub}
  - check: {decision: {player: Bob, kind: action}, cards: {Cub: {zone: dead}, "Axe#1": {zone: discard}}}
  - Bob: pass
  - Ann: {play: "Axe#2", choose: Lion}
  - check: {cards: {Lion: {zone: dead}}}
""",
    )
    assert {"1e/faq/player-action/1", "1e/faq/another-action-after-a-pass/2"} <= cites
