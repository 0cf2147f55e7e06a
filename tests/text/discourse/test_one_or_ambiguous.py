"""Pronouns in a discourse: each means one mention that agrees with its words, or the candidates are told."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from agot_judge.engine.ability.effects_on_cards import Kneel, Sacrifice
from agot_judge.text.discourse.clause import Clause
from agot_judge.text.discourse.discourse import Discourse
from agot_judge.text.discourse.effects_so_far import EffectsSoFar
from agot_judge.text.discourse.mention import Ambiguous, Mention, Sought
from agot_judge.text.discourse.pronouns import resolved
from agot_judge.text.phrases.noun import SELF, Noun
from agot_judge.text.phrases.person import Unclear

TYPES = st.sampled_from([(), ("character",), ("location",), ("faction",)])
PARTS = st.sampled_from(["trigger", "condition", "cost", "effect"])
MENTIONS = st.builds(
    Mention,
    ref=st.sampled_from([None, "self", "host", "occurrence", "cost", "those", "target", "target 2", "knelt"]),
    types=TYPES,
    plural=st.booleans(),
    named=st.booleans(),
    step=st.integers(1, 4),
    part=PARTS,
    chosen_in=st.integers(0, 2),
    read=st.integers(0, 2),
)
DISCOURSES = st.builds(
    Discourse,
    mentions=st.lists(MENTIONS, max_size=5).map(tuple),
    effects=st.lists(st.sampled_from([Kneel(on="target"), Sacrifice(on="those")]), max_size=3).map(
        lambda effects: EffectsSoFar().followed_by(tuple(effects))
    ),
    sentence=st.just(2),
    step=st.just(4),
)
SOUGHT = st.builds(Sought, types=TYPES, plural=st.booleans(), named=st.sampled_from([None, True, False]))


def meant(discourse, clause, sought):
    """The mention that a pronoun means, or the candidates; none where it is left open for another reason."""
    try:
        return [resolved(discourse, clause, sought).mention]
    except Ambiguous as doubt:
        return doubt.candidates
    except Unclear:
        return []


@given(discourse=DISCOURSES, part=PARTS, sought=SOUGHT)
def test_a_pronoun_means_one_mention_that_agrees_with_it_or_the_candidates_are_told(discourse, part, sought):
    """No document tells what a pronoun means: it agrees in number and type, and where two do, a person decides."""
    assert all(sought.fits(one) for one in meant(discourse, Clause(part=part), sought))


@given(discourse=DISCOURSES, part=PARTS)
def test_a_card_that_was_spoken_of_last_and_agrees_is_meant(discourse, part):
    """A card that was mentioned after everything else, and agrees, is nearer than what was said before it."""
    last = Mention("host", ("attachment",), False, False, 5, part=part)
    later = replace(discourse.with_mentions(last), step=6)
    assert meant(later, Clause(part="cost"), Sought(types=("attachment",))) == [last]


def test_of_two_targets_of_one_sentence_either_may_be_meant_and_both_are_told():
    """``choose a Knight and choose a Lord. Kneel that character``: neither is nearer."""
    knight, lord = (
        Mention(ref, ("character",), False, False, 1, chosen_in=1) for ref in ("target", "target 2")
    )
    discourse = Discourse(mentions=(knight, lord), sentence=2, step=2)
    with pytest.raises(Ambiguous) as doubt:
        resolved(discourse, Clause(), Sought(types=("character",)))
    assert {one.ref for one in doubt.value.candidates} == {"target", "target 2"}


def test_a_mention_after_a_fork_is_unknown_to_the_discourse_before_it():
    """Each option of a choice goes on from what was said before the first: a discourse does not change."""
    before = Discourse(step=1)
    after = before.mentioning(SELF, "self", "effect").mentioning(Noun(quantity="the"), "those", "effect")
    assert [one.ref for one in after.mentions] == ["self", "those"]
    assert before.mentions == ()
    assert after.back_to(before) == before


def test_what_an_effect_worked_on_is_known_by_the_deed_once_another_effect_has_its_own():
    """``kneel a character. .. sacrifice a location. .. the knelt character``: "those" are the locations by then."""
    knelt = Discourse(step=1).mentioning(Noun(quantity="the"), "those", "effect")
    discourse = knelt.reading(0, (Kneel(on="target"),)).without("those")
    assert [one.ref for one in discourse.forgotten] == []
    assert [one.ref for one in discourse.mentions] == ["knelt"]
