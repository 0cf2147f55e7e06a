"""The table of kinds of occurrences, with which triggering conditions are written."""

from agot_judge.editions import rulebook_for
from agot_judge.engine.state.events import FACETS, KINDS


def test_every_kind_of_occurrence_stands_in_the_table_once():
    kinds = [kind for kind, _ in KINDS]
    assert len(set(kinds)) == len(kinds)
    assert set(rulebook_for("2e").events) - set(kinds) == set()
    assert {facet for facets in FACETS.values() for facet in facets} - set(kinds) == set()
    assert all(meaning.endswith(".") for _, meaning in KINDS)
