"""Disputes: each that comes with the program is proved, and a faulty one is told with what is wrong with it."""

import re
from functools import cache

import pytest

from agot_judge.corpus.store import load_corpus
from agot_judge.editions import EDITIONS
from agot_judge.errors import ScenarioError
from agot_judge.scenario.result import CheckResult
from agot_judge.training.citing import Citing
from agot_judge.training.disputes.guidelines import doubts
from agot_judge.training.disputes.in_words import instead, reason
from agot_judge.training.disputes.model import Dispute
from agot_judge.training.disputes.proving import ILLEGAL, Proof, prove
from agot_judge.training.disputes.reading import read_disputes
from agot_judge.training.kinds import call
from agot_judge.training.shipped import Position, dispute_files, positions
from tests.amounts import step
from tests.training.boards import UNOPPOSED

YES = 'says: "Yes: Ann gains 1 power.", holds: [{advance: end}, {check: {players: {Ann: {power: 1}}}}]'
NO = (
    'says: "No: nobody gains power.", holds: [{advance: end}, {check: {players: {Ann: {power: 0}}}}],'
    ' error: "Any character that defends makes a challenge opposed."'
)
ASKED = "Ghost defends. Does Ann still gain a power for an unopposed challenge?"


def written(*answers: str, more: str = "") -> str:
    """A file with a dispute about the position."""
    listed = "".join(f"    - {{{one}}}\n" for one in answers or (YES, NO))
    return f'unopposed:\n  asks: "{ASKED}"\n  answers:\n{listed}{more}'


def read(text: str) -> Dispute:
    """The dispute of a file."""
    return read_disputes(text, {"unopposed": UNOPPOSED})["unopposed"]


def proof_of(*answers: str, more: str = "") -> Proof:
    """The dispute, proved."""
    return prove(UNOPPOSED, read(written(*answers, more=more)))


# -- those that come with the program --------------------------------------------------------------------------------

SHIPPED = [
    (edition, path.stem, stem)
    for edition in EDITIONS
    for path in dispute_files(edition)
    for stem in sorted(re.findall(r"^[\w-]+(?=:)", path.read_text(encoding="utf-8"), re.MULTILINE))
]
"""Edition, lesson and position of each. To read them takes longer than to prove a few: a test does so when it is run."""


@cache
def shipped(edition: str) -> dict[tuple[str, str], Position]:
    """The positions of an edition about which there is a dispute, by lesson and name."""
    return {(one.lesson, one.dispute.stem): one for one in positions(edition) if one.dispute is not None}


def test_every_dispute_is_proved_by_its_name():
    assert set(SHIPPED) == {(edition, *names) for edition in EDITIONS for names in shipped(edition)}


@pytest.mark.long
@pytest.mark.parametrize(("edition", "lesson", "stem"), SHIPPED[:: step()])
def test_of_a_dispute_one_answer_holds_by_the_paragraph_that_it_names(edition, lesson, stem):
    given = shipped(edition)[lesson, stem]
    assert given.dispute is not None
    proof = prove(given.text, given.dispute)
    assert proof.faults == ()
    assert proof.dispute.cite in load_corpus()


# -- the proof ---------------------------------------------------------------------------------------------------------


def test_a_dispute_is_proved_where_one_answer_holds_and_the_other_fails():
    """Nobody counts strength for the defending player: the challenge is unopposed (2e Rules Reference 4.2.2)."""
    proof = proof_of()
    assert (proof.faults, proof.key) == ((), 0)
    assert proof.told == ("Bob chooses Maid for military claim.",)
    assert (proof.tried[1].failed, proof.tried[1].why) == (2, "Ann has 1 power, not 0.")


def test_the_board_is_shown_as_the_file_says_it_before_anything_is_settled():
    proof = proof_of()
    assert proof.played is not None
    (question,) = call.questions(proof, proof.played)
    assert (proof.place, proof.lines) == (0, 0)
    assert question.moment.state == proof.played.board.state
    assert question.best == "2e/rr/4.2.2/3"
    assert question.choices[1].because.endswith("Any character that defends makes a challenge opposed.")


def test_what_is_shown_is_made_before_the_board_is_shown():
    proof = proof_of(more="  shown: 1\n  cite: 2e/rr/power/1\n")
    assert proof.told == ()
    assert proof.lines > 0


def test_where_two_answers_hold_none_is_proved():
    also = 'says: "Yes, one power.", holds: {check: {cards: {Ghost: {zone: play}}}}'
    assert proof_of(YES, NO, also).faults == ("Answers 1 and 3 hold: only one may.",)


def test_where_no_answer_holds_none_is_proved():
    two = 'says: "Yes: two power.", holds: [{advance: end}, {check: {players: {Ann: {power: 2}}}}]'
    assert proof_of(two, NO).faults == ("No answer holds.",)


def test_an_illegal_move_refutes_an_answer_with_its_reason_and_paragraph():
    """Only the losing defender's cards are chosen for claim (2e Rules Reference, Military Claim)."""
    spearman = 'says: "Spearman dies.", holds: [{Bob: {choose: Spearman}}]'
    proof = proof_of(YES, spearman, more="  told: 0\n")
    assert proof.tried[1].failed == 1
    assert not proof.tried[1].fault
    assert proof.tried[1].why.endswith("Possible: Ghost, Maid.")


def test_a_run_that_waits_for_a_decision_proves_nothing():
    waits = 'says: "No power.", holds: [{advance: end}, {check: {players: {Ann: {power: 0}}}}]'
    text = UNOPPOSED.replace("play: [Ghost:", "play: [Cook, Ghost:").replace(
        "cards:\n", "cards:\n  Cook: {type: character, str: 1}\n"
    )
    proof = prove(
        text, read_disputes(written(YES, waits, more="  told: 0\n"), {"unopposed": text})["unopposed"]
    )
    assert all("proves nothing" in fault and "The run does not say" in fault for fault in proof.faults)


def test_a_paragraph_that_nothing_rests_on_is_no_citation_of_it():
    (fault,) = proof_of(more="  cite: 2e/rr/ambush/1\n").faults
    assert fault.startswith("'cite' 2e/rr/ambush/1 is not cited after what is shown. Cited there: 2e/rr/")


def test_on_another_board_another_answer_holds():
    """With a defender that counts strength the challenge is opposed (2e Rules Reference 4.2.2)."""
    but = '  but: {says: "Ghost has STR 1", change: {cards: {Ghost: {str: 1}}}}\n'
    assert proof_of(more=but).but == 1


def test_a_move_that_is_told_may_be_illegal_on_another_board():
    but = '  but: {says: "Bob has no Maid", change: {players: {Bob: {play: [Spearman]}}}}\n'
    text = UNOPPOSED.replace("Maid: {type", "Cook: {type: character}\n  Maid: {type")
    dispute = read_disputes(written(more=but), {"unopposed": text})["unopposed"]
    assert prove(text, dispute).but == ILLEGAL


# -- what cannot be read -----------------------------------------------------------------------------------------------


def refused(text: str) -> str:
    """The message that refuses a file."""
    with pytest.raises(ScenarioError) as error:
        read(text)
    return error.value.message


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            written().replace("unopposed:", "unoposed:", 1),
            "line 1: unoposed: no position has this name in the folder of this name. Did you mean unopposed?",
        ),
        (written(more="  tolt: 1\n"), "line 6: unopposed has no key 'tolt'. Did you mean 'told'?"),
        (
            written(YES.replace("holds", "hold"), NO),
            "line 4: unopposed: answer 1 has no key 'hold'. Did you mean 'holds'?",
        ),
        (written(YES), "line 4: unopposed: answers are 1; there must be from 2 to 4 answers."),
        (written(YES, YES), "line 5: unopposed: answer 2 says what answer 1 says."),
        (
            written(YES.replace("advance", "advanc"), NO),
            "line 4: unopposed: answer 1: 'advanc' is no player and no kind of entry. Did you mean 'advance'?",
        ),
        (written(more="  told: 9\n"), "line 6: unopposed: told must be a whole number from 0 to 3, not 9."),
        (
            written(more="  but: {says: x, change: {run: []}}\n"),
            "line 6: unopposed: but: change has no key 'run'.",
        ),
        (written(more="  but: {says: x}\n"), "line 6: unopposed: but has no 'change'."),
        ("unopposed: {}\n", "line 1: unopposed has no 'asks'. It must have 'asks' and 'answers'."),
        ("unopposed: yes\n", "line 1: unopposed must be a mapping of keys to values, not 'yes'."),
    ],
)
def test_a_faulty_file_is_refused_with_the_place_and_the_nearest_right_thing(text, message):
    assert message in refused(text)


def test_a_name_that_no_card_has_is_a_fault_and_refutes_nothing():
    gone = 'says: "Wolf is in play.", holds: {check: {cards: {Wolf: {zone: play}}}}'
    (fault,) = proof_of(YES, gone).faults
    assert fault.startswith("Answer 2: line ")
    assert "Wolf" in fault


# -- the guidelines ----------------------------------------------------------------------------------------------------


def doubts_about(*answers: str, more: str = "") -> list[str]:
    """The doubts about a dispute."""
    return list(doubts(load_corpus(), Citing(()), proof_of(*answers, more=more)))


def test_a_dispute_by_the_guidelines_raises_no_doubt():
    assert doubts_about() == []


@pytest.mark.parametrize(
    ("answers", "doubt"),
    [
        ((YES, NO.partition(", error")[0]), "No wrong answer has an 'error': who would give it, and why?"),
        (
            (YES.replace("Yes: ", ""), NO.replace("No: ", "")),
            "There are two answers, and they are no Yes and No",
        ),
        ((YES.replace("Yes: Ann gains 1 power.", "Yes."), NO), "The longest answer has 23 letters"),
        ((YES, NO.replace("nobody gains power", "none")), "answer 2 has 2 words, not 3 to 16."),
        (
            (YES.replace("Ann gains 1 power", "the total defending side counts 0"), NO),
            "The right answer alone shares words with the paragraph",
        ),
        (
            (YES.replace("Ann gains 1 power", "Bob chooses Maid"), NO),
            "All that sets the right answer apart stands in the moves told: choos ...",
        ),
    ],
)
def test_what_gives_the_answer_away_or_cannot_be_said_at_a_table_is_doubted(answers, doubt):
    assert any(one.startswith(doubt) for one in doubts_about(*answers))


# -- what is so instead ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("field", "got", "expected", "sentence"),
    [
        ("cards.Maid.zone", "play", "dead", "Maid is in play, not in the dead pile."),
        ("cards.Maid.kneeling", False, True, "Maid is not kneeling."),
        ("players.Ann.hand", 1, 2, "Ann has 1 card in hand, not 2 cards."),
        ("challenge.winner", "none", "Ann", "Nobody wins the challenge."),
        ("decision.player", "Ann", "Bob", "Ann decides, not Bob."),
        ("may_not.Ann", ["Horn", "Maid"], ("Horn",), "Ann may use Horn and Maid there."),
        ("may.Ann", [], ("Horn",), "Ann may use nothing there."),
        ("refuse", "The move is legal.", "refused", "It is legal."),
    ],
)
def test_what_is_so_instead_is_said_as_one_says_it(field, got, expected, sentence):
    assert instead(CheckResult(line=1, ok=False, field=field, expected=expected, got=got)) == sentence


@pytest.mark.parametrize(
    "message",
    [
        "Ann: {trigger: Horn}: Not legal: It is kneeling.",
        "Refused: Ann: {play: Horn, choose: Maid}: Not legal: It is kneeling.",
        "Ann: {trigger: Horn}: it was not possible before the end of the run. Not legal: It is kneeling.",
        "Ann: {play: Horn, choose: Maid}: nothing asks for Maid. Not legal: It is kneeling.",
        "Not legal: It is kneeling.",
    ],
)
def test_a_reason_is_told_without_the_move_as_a_file_has_it(message):
    assert reason(message) == "Not legal: It is kneeling."
