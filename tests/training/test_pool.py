"""The pool: what is kept out by which rule, that the rest is as the rules of validity say, and that it comes back alike."""

import random
from itertools import pairwise

import pytest
from msgspec.structs import replace

from agot_judge.training.citing import Citing
from agot_judge.training.grading import ASKED_TO_CITE, Grade, grade
from agot_judge.training.kinds import next_line, usable
from agot_judge.training.model import entry_of
from agot_judge.training.pool import build, family_of, keep, kept_pool
from agot_judge.training.proved import proved
from agot_judge.training.report import accepted, trained
from agot_judge.training.selection import MOST_ALIKE, MOST_OF_A_POSITION, covering
from agot_judge.training.validity import RULES, Asked, broken_rule
from agot_judge.training.worth import reasons
from tests.training.boards import CLAIM, EVENTS, TAXATION, WON, boards, played


@pytest.fixture(scope="module")
def allowed(corpus):
    return proved(corpus, "2e")


@pytest.fixture(scope="module")
def pool(corpus, allowed):
    return build(corpus, "2e", boards(CLAIM, EVENTS, WON), allowed)


def of(corpus, allowed, text, kind, starts):
    board = played(text)
    citing = Citing([board])
    question = next(one for one in kind.questions(board, citing) if one.prompt.startswith(starts))
    return Asked(board, question, citing, corpus, allowed)


def of_save(corpus, allowed, text=CLAIM):
    """What comes of the use of the duplicate, asked so that the question does not say it."""
    asked = of(corpus, allowed, text, next_line, "Bob discards")
    prompt = "Bob uses the duplicate of Old Lion. What happens first?"
    return replace(asked, question=replace(asked.question, prompt=prompt))


def with_choices(asked, *choices):
    return replace(asked, question=replace(asked.question, choices=tuple(choices)))


def test_v1_what_repeats_the_move_is_no_answer(corpus, allowed):
    """That Old Lion is saved says no more than that a duplicate was discarded to save it."""
    assert broken_rule(of(corpus, allowed, CLAIM, next_line, "Bob discards")) == "V1"
    assert not broken_rule(of_save(corpus, allowed))


def test_v2_a_wrong_choice_that_is_true_as_well_breaks_the_rule(corpus, allowed):
    """The other character is killed in the same moment: it is no wrong answer."""
    asked = of_save(corpus, allowed)
    right, *wrong = asked.question.choices
    true = replace(wrong[0], text="Clansman is killed (claim).")
    assert not broken_rule(asked)
    assert broken_rule(with_choices(asked, right, true, *wrong[1:])) == "V2"
    assert broken_rule(with_choices(asked, right, right, *wrong[1:])) == "V2"


def test_v3_what_is_read_off_the_board_is_no_question(corpus, allowed):
    """RR Costs ¶3: everybody sees how much gold there is."""
    asked = of(corpus, allowed, EVENTS, usable, "Ann may initiate")
    assert not broken_rule(asked)
    assert broken_rule(replace(asked, question=replace(asked.question, about="gold"))) == "V3"


def test_v4_what_every_trace_cites_is_not_worth_asking(corpus, allowed):
    """Of 40 traces that all cite it, the citation tells nothing; it is worth asking where a common error gets it wrong."""
    asked = of_save(corpus, allowed)
    common = replace(asked, citing=Citing([asked.played] * 40))
    assert any(choice.belief for choice in asked.question.choices)
    assert not broken_rule(common)
    assert (
        broken_rule(with_choices(common, *(replace(one, belief="") for one in asked.question.choices)))
        == "V4"
    )


def test_v5_a_key_that_is_told_by_its_length_is_given_away(corpus, allowed):
    asked = of_save(corpus, allowed)
    right, *wrong = asked.question.choices
    longer = replace(right, text=" ".join([right.text] * 5))
    assert broken_rule(with_choices(asked, longer, *wrong)) == "V5"


def test_v5_of_what_comes_of_a_move_no_wrong_choice_is_the_right_one_with_another_name(corpus, allowed):
    """That another character is saved misleads nobody."""
    asked = of_save(corpus, allowed)
    right, *wrong = asked.question.choices
    renamed = replace(wrong[-1], text=right.text.replace("Old Lion", "Grey Wolf"))
    assert broken_rule(with_choices(asked, right, *wrong[:-1], renamed)) == "V5"


def test_v5_what_comes_of_a_move_is_asked_where_a_common_error_expects_something_else(corpus, allowed):
    asked = of_save(corpus, allowed)
    assert any(choice.belief for choice in asked.question.choices)
    unbelieved = (replace(choice, belief="") for choice in asked.question.choices)
    assert broken_rule(with_choices(asked, *unbelieved)) == "V5"


def test_v11_what_nobody_gets_wrong_is_not_asked(corpus, allowed):
    """RR 5.1 ¶1 has no exception in it, and no common error is about it; RR Save ¶3 says "cannot"."""
    asked = of_save(corpus, allowed)
    plain = replace(asked.question, best="2e/rr/5.1/1", choices=asked.question.choices[:1])
    assert not list(reasons(corpus, plain))
    assert "exception" in reasons(corpus, replace(plain, best="2e/rr/save/3"))
    assert "ruling" in reasons(corpus, replace(plain, best="2e/faq/the-hands-judgment/2"))
    assert "common error" in reasons(corpus, replace(plain, best="2e/rr/save/2"))


def test_v8_a_board_that_is_not_seen_at_a_glance_is_left_out(corpus, allowed):
    more = ", ".join(f"Man {number}" for number in range(12))
    text = CLAIM.replace("[Old Lion: duplicate 1,", f"[{more}, Old Lion: duplicate 1,")
    text = text.replace(
        "  Scout: {type",
        "".join(f"  Man {number}: {{type: character, str: 1}}\n" for number in range(12)) + "  Scout: {type",
    )
    assert broken_rule(of_save(corpus, allowed, text)) == "V8"


def test_v9_what_no_test_shows_is_not_asked(corpus, allowed):
    asked = of_save(corpus, allowed)
    assert broken_rule(replace(asked, proved=allowed - {"2e/rr/save/1"})) == "V9"


def test_v10_a_card_in_a_deck_is_not_named(corpus, allowed):
    asked = of(
        corpus,
        allowed,
        EVENTS.replace("deck: 6", "deck: [Hidden Song]").replace(
            "  Dear Song:", "  Hidden Song: {type: event, cost: 1}\n  Dear Song:"
        ),
        usable,
        "Ann may initiate",
    )
    right, *wrong = asked.question.choices
    assert not broken_rule(asked)
    named = replace(wrong[0], text="Hidden Song")
    assert broken_rule(with_choices(asked, right, named, *wrong[1:])) == "V10"


def test_v7_the_same_board_under_other_names_gives_nothing_new(corpus, allowed):
    renamed = CLAIM.replace("Old Lion", "Red Stag").replace("Grey Wolf", "Black Bear").replace("Bob", "Zoe")
    others = [TAXATION.replace("two players", f"two players, {number}") for number in range(30)]
    once = build(corpus, "2e", boards(CLAIM, *others), allowed)
    both = build(corpus, "2e", boards(CLAIM, renamed, *others), allowed)
    assert once.exercises
    assert {one.id for one in both.exercises} == {one.id for one in once.exercises}


def test_v7_of_a_kind_about_a_paragraph_three_are_kept_and_two_of_a_position(corpus, allowed):
    """A fourth exercise of the same kind about the same paragraph teaches nothing, nor a third of one position."""
    several = [
        of(corpus, allowed, f"{CLAIM}\n# {number}\n", next_line, "Bob discards") for number in range(6)
    ]
    alike = [(one.played, one.question) for one in several]
    assert len(covering(alike, allowed)) == MOST_ALIKE
    of_one = [(several[0].played, one.question) for one in several]
    assert len(covering(of_one, allowed)) == MOST_OF_A_POSITION


def test_what_is_wanted_most_is_taken_first(corpus, allowed):
    """Of four alike, the one is kept that alone tells of another paragraph."""
    several = [
        of(corpus, allowed, f"{CLAIM}\n# {number}\n", next_line, "Bob discards") for number in range(4)
    ]
    alike = [(one.played, one.question) for one in several]
    played, question = alike[-1]
    right, *wrong = question.choices
    shown = (replace(right, cites=(*right.cites, "2e/rr/renown/1")), *wrong)
    alike[-1] = (played, replace(question, accepted=(*question.accepted, "2e/rr/renown/1"), choices=shown))
    assert alike[-1] in covering(alike, allowed)


def test_a_paragraph_that_a_line_only_applies_is_right_and_not_counted_as_trained(pool, allowed):
    """Decision 25: beside another paragraph that says as much it is not shown."""
    resting = {
        (one.scenario, cite) for one in pool.exercises for cite in one.accepted if cite not in one.trains
    }
    assert resting
    for scenario, cite in resting:
        assert any(cite in entry.applied for entry in played(scenario).trace)
    only = {cite for _, cite in resting} - {cite for one in pool.exercises for cite in one.trains}
    assert only
    assert only & allowed <= set(accepted(pool, allowed))
    assert not only & set(trained(pool, allowed))


def test_what_decides_an_exercise_is_trained_by_it(pool, allowed):
    for one in pool.exercises:
        assert one.best in one.trains
        assert set(one.trains) <= {one.best, *one.accepted}
    assert set(trained(pool, allowed)) == {cite for one in pool.exercises for cite in one.trains} & allowed


def test_every_exercise_has_a_key_within_its_choices(pool):
    for one in pool.exercises:
        assert set(one.key) <= set(range(len(one.choices)))
        assert len(set(one.key)) == len(one.key) > 0
        assert one.best in one.accepted
        assert 1 <= one.load.rules <= 5
        assert 1 <= one.load.reading <= 5


def test_choices_in_an_order_never_stand_in_it(pool):
    for one in pool.exercises:
        if one.takes == "order":
            assert not all(first < second for first, second in pairwise(one.key))


def test_the_same_positions_give_the_same_pool(corpus, allowed, pool):
    assert build(corpus, "2e", boards(CLAIM, EVENTS, WON), allowed) == pool


def test_a_pool_is_kept_and_comes_back(pool):
    keep(pool)
    assert kept_pool("2e") == pool


def test_a_right_outcome_counts_less_without_the_paragraph(corpus, pool):
    """The entry of the right paragraph is near; another one is wrong."""
    one = next(one for one in pool.exercises if one.kind in ASKED_TO_CITE)
    same_entry = [paragraph.id for paragraph in corpus.entry(entry_of(one.best)).paragraphs]
    near = next(id_ for id_ in same_entry if grade(corpus, one, one.key, id_).cited != "right")
    assert grade(corpus, one, one.key, one.best) == Grade("right", "right")
    assert grade(corpus, one, one.key, near) == Grade("right without the paragraph", "near")
    assert grade(corpus, one, one.key, "2e/rr/for-your-faction/1") == Grade(
        "right without the paragraph", "wrong"
    )
    assert grade(corpus, one, one.key) == Grade("right without the paragraph", "none")
    wrong = next(place for place in range(len(one.choices)) if place not in one.key)
    assert grade(corpus, one, (wrong,), one.best).result == "wrong"


def test_an_order_is_right_only_as_it_happened(corpus, pool):
    one = next(one for one in pool.exercises if one.takes == "order")
    assert grade(corpus, one, one.key) == Grade("right", "not asked")
    assert grade(corpus, one, one.key[::-1]).result == "wrong"


def test_a_set_is_right_in_any_order_and_only_whole(corpus, pool):
    one = next(one for one in pool.exercises if one.takes == "several")
    given = list(one.key)
    random.Random(1).shuffle(given)
    assert grade(corpus, one, tuple(given)).result == "right"
    assert grade(corpus, one, one.key[:-1]).result == "wrong"


def test_each_rule_of_validity_has_its_number():
    assert list(RULES) == ["V1", "V2", "V3", "V4", "V5", "V8", "V9", "V10", "V12", "V11"]


def test_the_family_is_the_entry_and_the_kind(corpus, allowed):
    asked = of(corpus, allowed, EVENTS, usable, "Ann may initiate")
    assert family_of(asked.question) == "2e/rr/limits-and-maxima usable"
