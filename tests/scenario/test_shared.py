"""The larger set of scenarios with known outcomes, where it is there."""

import pytest

from agot_judge.scenario.execution import run_text
from agot_judge.scenario.format import read, write

HOLD = (
    "2e-advance-next-decision",
    "2e-advance-to-reaction-of-loser",
    "2e-ambush-forced-discard",
    "2e-assault-kneels-on-win",
    "2e-attachment-becomes-illegal",
    "2e-benjen-replacement",
    "2e-bestow",
    "2e-bestow-attachment",
    "2e-burn-expires-with-bonus",
    "2e-burn-later-reduction",
    "2e-burn-save-too-weak",
    "2e-cancel-own-forced-reaction",
    "2e-cancel-when-revealed",
    "2e-cannot-be-canceled",
    "2e-cannot-be-killed-each",
    "2e-card-abilities-cannot-put-into-play",
    "2e-claim-outside-a-challenge",
    "2e-contribute-opponents-str",
    "2e-contributed-str-denies-unopposed",
    "2e-control-competing-effects",
    "2e-control-gold-modifier-moves",
    "2e-control-of-power-wins",
    "2e-control-reverts-to-earlier-effect",
    "2e-decision-defender-chooses-for-claim",
    "2e-decision-order-of-forced-reactions",
    "2e-decline-renown",
    "2e-delayed-shuffle-saved",
    "2e-dominance-tie",
    "2e-draw-elimination",
    "2e-duck-attacker-removed-no-winner",
    "2e-duck-both-zero",
    "2e-duck-claim-2-intrigue-short-hand",
    "2e-duplicate-is-not-a-card-ability",
    "2e-duplicate-of-stolen-character",
    "2e-end-of-phase-interrupt-then-expiry",
    "2e-end-of-round-until-before-at",
    "2e-eop-save-from-delayed-kill",
    "2e-event-reaction-from-discard",
    "2e-event-returned-is-not-played",
    "2e-expiry-is-no-str-increase",
    "2e-faq-attacking-alone",
    "2e-faq-catelyn-forced",
    "2e-faq-hands-judgment-own-copy",
    "2e-faq-prince-dorans-behest",
    "2e-faq-processing-keywords-gained-too-late",
    "2e-faq-setup-attachments-simultaneous",
    "2e-faq-tycho-15-power",
    "2e-history-challenge-type-initiated",
    "2e-history-limit-used",
    "2e-immune-not-a-target",
    "2e-initiation-targets-fixed-in-step-1",
    "2e-is-killed-interrupt",
    "2e-keyword-order-first-player",
    "2e-keyword-order-first-player-b",
    "2e-keywords-and-icons-copied",
    "2e-kill-event-what-leaves-with-it",
    "2e-killed-before-own-reaction",
    "2e-lasting-effect-outlives-source",
    "2e-leaving-play-saved-by-attachment",
    "2e-marshaling-unique-dead-pile",
    "2e-maximum-per-player",
    "2e-may-give-gold",
    "2e-melee-rival-bonus-attacker",
    "2e-melee-rival-bonus-once",
    "2e-melee-rivals-defender",
    "2e-melee-rivals-once-per-round",
    "2e-modifiers-below-zero",
    "2e-must-defend-if-able",
    "2e-phase-end-expiry-before-delayed",
    "2e-pillaged-unique-copy-in-play",
    "2e-plot-deck-recycles-after-when-revealed",
    "2e-plot-initiative-tie-lowest-power",
    "2e-power-claim-only-from-the-faction-card",
    "2e-random-initiative-tie",
    "2e-random-intrigue-claim",
    "2e-refuse-attachment-on-no-attachments",
    "2e-refuse-attacker-without-icon",
    "2e-refuse-bypassed-defender",
    "2e-refuse-event-without-change",
    "2e-refuse-more-limited-cards",
    "2e-refuse-same-character-twice",
    "2e-refuse-supported-title",
    "2e-replaced-discard-not-in-pile",
    "2e-replacement-discard-of-one",
    "2e-report-already-dead-is-not-killed-again",
    "2e-report-attachment-goes-on-before-terminal",
    "2e-report-attachment-moved-onto-a-dying-character",
    "2e-report-blank-location-is-not-limited",
    "2e-report-claim-replacement-with-a-comma",
    "2e-report-claim-satisfied-by-the-attacker-is-explained",
    "2e-report-duplicate-discard-has-its-own-window",
    "2e-report-event-that-becomes-attachment-was-played",
    "2e-report-for-each-token-she-has",
    "2e-report-if-it-has-list-keeps-its-it",
    "2e-report-if-it-has-list-second-line",
    "2e-report-killed-for-military-claim-in-another-challenge",
    "2e-report-marshaled-as-a-duplicate-on-another",
    "2e-report-opponent-chooses-among-revealed",
    "2e-report-paid-with-the-losers-gold",
    "2e-report-plot-revealed-mid-challenge",
    "2e-report-reveal-a-hand-that-nobody-needs-to-know",
    "2e-report-same-card-chosen-by-two-players",
    "2e-report-shadow-x-is-chosen-and-paid",
    "2e-report-target-that-only-the-second-sentence-affects",
    "2e-report-two-that-blank-each-other",
    "2e-setup-eight-cost",
    "2e-shadow-come-out-event",
    "2e-shadow-marshal",
    "2e-shadows-unique-dead-pile",
    "2e-stealth-gained-attacking-alone",
    "2e-str-increase-is-an-occurrence",
    "2e-target-redirected",
    "2e-taxation-reserve",
    "2e-terminal-burn-before-reactions",
    "2e-then-compare-tokens",
    "2e-unique-controlled-foreign-copy",
    "2e-win-simultaneous",
    "2e-x-cost-event",
)
"""Those that hold: none of them may be lost again."""


@pytest.fixture(scope="module")
def scenarios(shared):
    """The text of every scenario by its file's name."""
    texts = {
        path.stem: path.read_text(encoding="utf-8") for path in sorted((shared / "scenarios").glob("*.yaml"))
    }
    assert len(texts) > 100
    return texts


def test_those_that_held_hold(scenarios):
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
