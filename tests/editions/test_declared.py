"""What each edition declares about itself: all of it fits together, and what it names is there."""

import pytest

from agot_judge.editions import (
    DEFAULT_EDITION,
    EDITIONS,
    framework_for,
    has_engine,
    labels,
    names,
    played,
    rulebook_for,
)
from agot_judge.errors import NotSupportedYet

pytestmark = pytest.mark.usefixtures("toy")


@pytest.mark.parametrize("edition", [*EDITIONS, "toy"])
def test_the_words_of_an_edition_fit_together(edition):
    framework = framework_for(edition)
    assert framework.edition == edition
    assert (names()[edition], labels()[edition]) == (framework.name, framework.label)
    assert set(framework.piles) <= {one.key for one in framework.lists if one.name}
    assert set(framework.opportunities) <= set(framework.decisions)
    assert {zone for way in framework.ways for zone in (way.into, way.out_of) if zone} <= set(framework.zones)
    assert {way.phase for way in framework.ways if way.phase} <= set(framework.phase_names)
    assert framework.example_phase in framework.phase_names
    assert "none" in framework.windows


@pytest.mark.parametrize("edition", [*played(), "toy"])
def test_every_step_that_an_edition_with_an_engine_names_has_a_rule(edition):
    rulebook, framework = rulebook_for(edition), framework_for(edition)
    challenges = framework.challenges
    assert rulebook.framework is framework
    named = [*framework.numbers, framework.mulligan, framework.setup_ends, framework.example_step]
    named += [step for phase in framework.phases for step in (phase.first, phase.last)]
    named += [sequence.first for sequence in framework.sequences]
    named += [step for start in framework.default_starts for step in (start.step, start.window_after)]
    named += [step for window in framework.windows_after for step in (window.after, *window.also_after)]
    named += [one.value for one in framework.offers if framework.sequence(one.value) is None]
    if challenges is not None:
        named += [challenges.declaring, challenges.defending, challenges.determining, *challenges.within]
        assert set(challenges.after_winner) <= set(challenges.within)
        assert challenges.phase in framework.phase_names
    assert [step for step in named if step and step not in rulebook.steps] == []
    assert [step for step in framework.numbers if framework.phase_of(step) == ""] == []
    assert not framework.default_starts[-1].given, "some board has no default start"


@pytest.mark.parametrize("edition", [*EDITIONS, "toy"])
def test_every_paragraph_and_document_that_an_edition_names_is_in_the_corpus(edition, toy):
    framework = framework_for(edition)
    cited = framework.cited
    assert set(framework.documents) <= {document.id for document in toy.documents()}
    ids = (
        *cited.mulligan,
        *cited.no_challenge,
        *cited.no_defenders,
        *cited.no_event,
        *cited.participating,
        *cited.left_to_judge,
    )
    assert [id_ for id_ in ids if id_ not in toy] == []
    assert all(any(one.id.startswith(start) for one in toy.paragraphs(edition)) for start in cited.cancel)


def test_an_edition_is_registered_by_one_line(monkeypatch):
    monkeypatch.setitem(EDITIONS, "other", EDITIONS[DEFAULT_EDITION])
    assert has_engine("other")
    assert names()["other"] == framework_for(DEFAULT_EDITION).name


def test_what_nobody_registered_has_no_engine_and_the_framework_of_the_default_edition():
    assert not has_engine("3e")
    assert framework_for("3e") is framework_for(DEFAULT_EDITION)
    with pytest.raises(NotSupportedYet, match="stepping a board of the 3e"):
        rulebook_for("3e")
