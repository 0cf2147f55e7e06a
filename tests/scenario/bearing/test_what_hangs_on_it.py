"""A text that is not understood may permit, forbid, change or replace what it names: it decides nothing silently."""

import pytest

from agot_judge.scenario.execution import run_text
from agot_judge.scenario.result import BY_HAND, FAILS, HOLDS

TABLE = """
edition: 2e
players:
  Ann: {plot: First, gold: 2, play: [%s], hand: [Hit, Bet, Twin]}
  Bob: {plot: Second, play: [Guard]}
first_player: Ann
cards:
  First: {type: plot, gold: 5, initiative: 5, claim: 1, reserve: 6}
  Second: {type: plot, gold: 5, initiative: 1, claim: 1, reserve: 6}
  Guard: {type: character, str: 3, cost: 2, icons: [military, power, intrigue]}
  Squire: {type: character, str: 0, cost: 2, icons: [military]}
  Hit: {type: event, cost: 1, text: "Action: Choose a character. Kneel that character."}
  Bet: {type: event, cost: X, text: "Action: Choose a character with STR X. Kneel that character."}
  Twin: {type: character, unique: true, cost: 1, str: 3, text: "%s"}
  Odd: {type: %s, text: "%s"}
%s
"""


def run(odd, *entries, kind="location", play="Squire, Odd", at="start: challenges", twin=""):
    """The run on a board with a text of the card Odd, or of Twin in the hand."""
    moves = "".join(f"\n  - {entry}" for entry in entries)
    return run_text(TABLE % (play, twin, kind, odd, at) + (f"run:{moves}\n" if moves else ""))


DUCK = "challenge: {type: military, attacker: Ann, defender: Bob}\nstart: duck"
CONTESTED = {"kind": "character, str: 0, icons: [military]", "play": "Odd: attacking", "at": DUCK}
HIT = ("Ann: {play: Hit, choose: Guard}", "check: {cards: {Guard: {kneeling: yes}}}")
OWN_POOL = "You may pay for events with gold from the gold pool of any opponent."
DEALT = "Twin may be marshaled as a duplicate for Squire."


def is_left_to_the_judge(result, words):
    """Exit 3, and the message names the text and what hangs on it."""
    assert result.exit == BY_HAND, (result.error, result.checks)
    assert words in result.error.message, result.error.message


def test_nobody_is_said_to_win_where_a_text_that_is_not_read_sets_a_strength():
    """RR 4.2.2 ¶1: STR is compared as it is, and nobody knows what it is."""
    text = "Odd has STR equal to the number of cards in the hands of both players combined."
    result = run(text, "advance: 4.2.3", "check: {challenge: {winner: none}}", **CONTESTED)
    is_left_to_the_judge(result, "check of winner")
    assert "Odd has STR equal to the number" in result.error.message


def test_nor_where_the_run_asks_for_nothing_and_its_trace_would_say_so():
    text = "Odd has STR equal to the number of cards in the hands of both players combined."
    is_left_to_the_judge(run(text, "advance: end", **CONTESTED), "all that the run says")
    known = "Odd gets +1 STR for each tickled card."
    is_left_to_the_judge(run(known, "advance: end", **CONTESTED), "Ann counts 0 STR")


def test_a_choice_that_such_a_text_may_forbid_is_not_accepted():
    """RR First Player ¶1: the player who has won initiative chooses; the text may say whom."""
    text = "If you win initiative, you must choose an opponent as first player."
    is_left_to_the_judge(run(text, "Ann: {choose: Ann}", at="start: plot"), "first player")


@pytest.mark.parametrize(
    "entry", ["Ann: {duplicate: Twin, on: Squire}", "refuse: {Ann: {duplicate: Twin, on: Squire}}"]
)
def test_what_such_a_text_may_permit_is_neither_refused_nor_held_to_be_refused(entry):
    """RR Duplicates ¶1 forbids it; the text of the card may permit it (RR The Golden Rules ¶2)."""
    result = run("", entry, twin=DEALT, at="start: marshaling")
    is_left_to_the_judge(result, DEALT)


def test_the_only_possibility_is_none_where_such_a_text_may_permit_another():
    """RR Military Claim ¶1: of the characters the loser controls; the Guard is the only one."""
    text = "Characters of any player may be chosen for claim."
    won = "challenge: {type: military, attacker: Ann, defender: Bob, winner: Ann}\nstart: '4.2.4'"
    entries = ("advance: end", "check: {cards: {Guard: {zone: dead}}}")
    result = run(text, *entries, play="Squire: attacking, Odd", at=won)
    is_left_to_the_judge(result, text)


def test_how_much_can_be_paid_is_no_fact_where_such_a_text_speaks_of_paying():
    """RR Costs ¶3: from the own pool, if no text says otherwise."""
    refused = "refuse: {Ann: {play: Bet, choose: [3, Guard]}, because: at most}"
    is_left_to_the_judge(run(OWN_POOL, refused), OWN_POOL)
    is_left_to_the_judge(
        run(OWN_POOL, "Ann: {play: Bet}", "check: {decision: {kind: number, not_choices: [3]}}"), OWN_POOL
    )


@pytest.mark.parametrize(
    "entry",
    [
        "Ann: {trigger: Odd, choose: Guard}",
        "refuse: {Ann: {trigger: Odd, choose: Guard}}",
        "check: {may: {Ann: [Odd]}}",
    ],
)
def test_a_target_of_a_trait_that_no_card_bears_is_neither_legal_nor_illegal(entry):
    """RR Target ¶3: nobody knows what is a Beast."""
    is_left_to_the_judge(run("Action: Choose a Beast, and kneel it.", entry), "Choose a Beast, and kneel it.")


def test_an_event_is_not_played_past_a_text_of_which_only_that_it_speaks_of_events_is_known():
    is_left_to_the_judge(run("Events are null and void.", *HIT), "play: Hit")
    text = 'in_force: [{text: "Events are null and void."}]\nstart: challenges'
    is_left_to_the_judge(run("", *HIT, at=text), "in force: Events are null and void.")


def test_an_event_with_a_play_restriction_that_is_not_read_is_not_played_past_it():
    """RR Play Restrictions ¶1: nobody knows whether it is fulfilled."""
    twin = r"Play only while it rains.\nAction: Gain 1 gold."
    result = run_text(
        (TABLE % ("Squire", twin, "location", "", "start: challenges")).replace(
            "{type: character, unique: true, cost: 1, str: 3,", "{type: event, cost: 0,"
        )
        + "run: [{Ann: {play: Twin}}, {check: {players: {Ann: {gold: 3}}}}]\n"
    )
    is_left_to_the_judge(result, "Play only while it rains.")


def test_what_has_nothing_to_do_with_the_text_holds():
    """Of the Odd card alone: it is not knelt here."""
    assert run("Odd cannot be knelt unless a cow is watching.", *HIT).exit == HOLDS


def test_what_fails_whatever_the_text_says_fails():
    fails = "check: {cards: {Guard: {kneeling: yes}}, step: '4.2'}"
    assert run("Odd cannot be knelt unless a cow is watching.", fails).exit == FAILS


def test_an_optional_ability_that_nobody_uses_leaves_nothing_open():
    """RR Triggered Abilities ¶3: a player may forgo it."""
    assert run("Reaction: After you tickle a card, draw 1 card.", *HIT).exit == HOLDS


def test_a_forced_ability_that_waits_for_nobody_knows_what_may_have_come_about():
    """RR Forced Abilities ¶1: it must be resolved whenever its condition is met."""
    is_left_to_the_judge(run("Forced Reaction: After you tickle a card, draw 1 card.", *HIT), "tickle")


@pytest.mark.parametrize("where", ["hand", "blank"])
def test_a_text_that_is_not_in_play_or_blank_bears_on_nothing(where):
    """RR In Play and Out of Play ¶3; RR Blank ¶1."""
    if where == "hand":
        result = run("", *HIT, play="Squire", twin="Events are null and void.")
    else:
        result = run("Events are null and void.", *HIT, play="Squire, Odd: blank")
    assert result.exit == HOLDS


def test_a_keyword_that_nobody_knows_may_be_any():
    """RR Keywords ¶1: with stealth the Guard could not have been declared."""
    declared = "Ann: {challenge: {type: military, against: Bob, with: [Odd]}}"
    entries = (
        declared,
        "Ann: pass",
        "Bob: pass",
        "Bob: {defend: [Guard]}",
        "check: {cards: {Guard: {defending: yes}}}",
    )
    board = {"kind": "character, str: 4, icons: [military]", "at": "start: '4.2'"}
    assert run("Renown.", *entries, **board).exit == HOLDS
    is_left_to_the_judge(
        run("Quorble.", *entries[:1], "advance: end", "check: {cards: {Odd: {power: 0}}}", **board),
        "Quorble.",
    )


def test_the_judge_rules_it_out_and_the_trace_says_so():
    """The format: unless the entry says that the judge rules it out."""
    result = run("Events are null and void.", *HIT, at="ignore: [Odd]\nstart: challenges")
    assert result.exit == HOLDS
    assert "The judge rules out ('ignore')" in result.trace[0].text
    assert [(one.card, one.text) for one in result.unread] == [("Odd", "Events are null and void.")]


def test_what_is_ruled_out_must_be_a_card_that_there_is():
    result = run("", at="ignore: [Oddd]\nstart: challenges")
    assert result.error.message.startswith("line 16: The card 'Oddd' is not defined. Did you mean 'Odd'?")


def test_what_is_resolved_by_hand_is_no_longer_open():
    """The format: by_hand resolves an effect that the compiler did not understand."""
    text = "Action: Choose a Beast, and kneel it."
    by_hand = (
        "Ann: {trigger: Odd}",
        "by_hand: [{kneel: [Guard]}]",
        "check: {cards: {Guard: {kneeling: yes}}}",
    )
    assert run(text, *by_hand).exit == HOLDS


def test_a_run_that_ends_at_something_for_the_judge_is_left_to_the_judge():
    """The format: exit 3, with or without an advance."""
    text = "Action: Choose a Beast, and kneel it."
    is_left_to_the_judge(run(text, "Ann: {trigger: Odd}"), "by_hand")
    is_left_to_the_judge(run(text, "Ann: {trigger: Odd}", "check: {step: '4.1'}"), "by_hand")


def test_no_attachments_except_those_of_a_trait_that_nobody_knows():
    """RR No Attachments ¶1: nobody can say which may be attached."""
    board = {"kind": "character, str: 4, icons: [military]"}
    result = run("No attachments except Quorble.", "check: {cards: {Odd: {keywords: []}}}", **board)
    is_left_to_the_judge(result, "No attachments except Quorble.")
