"""The larger set of scenarios with known outcomes, where it is there."""

import pytest

from agot_judge.scenario.execution import run_text
from agot_judge.scenario.format import read, write

HOLD = (
    "2e-decision-defender-chooses-for-claim",
    "2e-decline-renown",
    "2e-dominance-tie",
    "2e-draw-elimination",
    "2e-duck-both-zero",
    "2e-duck-claim-2-intrigue-short-hand",
    "2e-history-challenge-type-initiated",
    "2e-keyword-order-first-player",
    "2e-keyword-order-first-player-b",
    "2e-kill-event-what-leaves-with-it",
    "2e-melee-rival-bonus-attacker",
    "2e-melee-rival-bonus-once",
    "2e-melee-rivals-defender",
    "2e-melee-rivals-once-per-round",
    "2e-power-claim-only-from-the-faction-card",
    "2e-random-initiative-tie",
    "2e-random-intrigue-claim",
    "2e-refuse-attacker-without-icon",
    "2e-refuse-bypassed-defender",
    "2e-refuse-same-character-twice",
    "2e-refuse-supported-title",
    "2e-setup-eight-cost",
    "2e-taxation-reserve",
)
"""Those whose cards are plain or have keywords only: they must hold now."""


@pytest.fixture(scope="module")
def scenarios(shared):
    """The text of every scenario by its file's name."""
    texts = {
        path.stem: path.read_text(encoding="utf-8") for path in sorted((shared / "scenarios").glob("*.yaml"))
    }
    assert len(texts) > 100
    return texts


def test_those_that_need_no_card_text_hold(scenarios):
    wrong = {}
    for name in HOLD:
        result = run_text(scenarios[name])
        if not result.ok:
            wrong[name] = (result.error, [check for check in result.checks if not check.ok])
    assert wrong == {}


def test_every_one_is_read_and_written_back_the_same(scenarios):
    changed = [name for name, text in scenarios.items() if read(write(read(text))) != read(text)]
    assert changed == []


def test_every_one_ends_with_an_outcome_and_says_where_it_stopped(scenarios):
    unclear = {}
    for name, text in scenarios.items():
        result = run_text(text)
        said = result.error.message if result.error is not None else ""
        if (result.exit in (2, 3)) != bool(said):
            unclear[name] = (result.exit, result.error)
    assert unclear == {}
