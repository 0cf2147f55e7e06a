"""The lexicon: each of its entries is used, and names what there is."""

import re

import pytest

from agot_judge.editions import rulebook_for
from agot_judge.engine import ability as tree
from agot_judge.engine.state.events import facets
from agot_judge.text.grammar import FRAGMENTS
from agot_judge.text.lexicon import lexicon
from agot_judge.text.unparse.templates import FORMS, PARTS

WORDS = lexicon()
IN_GRAMMARS = {
    name.removeprefix("_").lower()
    for fragment in FRAGMENTS
    for found in re.findall(r"^%words (.+)$", fragment.source, re.MULTILINE)
    for name in found.split()
}


def test_a_verb_a_noun_and_words_that_stand_for_each_other_have_names_of_their_own():
    names = [*WORDS.verbs, *WORDS.nouns, *WORDS.alike]

    assert len(names) == len(set(names))


def test_every_word_that_a_grammar_asks_for_is_there_and_each_noun_and_determiner_is_asked_for():
    known = {*WORDS.verbs, *WORDS.nouns, *WORDS.alike}

    assert IN_GRAMMARS - known == set()
    assert {*WORDS.nouns, *WORDS.alike} - IN_GRAMMARS == set()


@pytest.mark.parametrize("table", ["by_cards", "with_cards", "to_cards"])
def test_each_occurrence_is_one_of_the_rules_and_its_verb_is_there(table):
    events = {kind for edition in ("2e", "1e") for kind in rulebook_for(edition).events}
    known = events | {facet for kind in events for facet in facets(kind)}

    for kind, template in getattr(WORDS, table).items():
        assert kind in known, kind
        assert WORDS.act(template).forms


def test_each_occurrence_without_cards_is_one_of_the_rules():
    events = {kind for edition in ("2e", "1e") for kind in rulebook_for(edition).events}
    known = events | {facet for kind in events for facet in facets(kind)} | {"challenge ends"}

    assert {name.partition(" with ")[0] for name in WORDS.occurrences} <= known


@pytest.mark.parametrize("table", ["effects", "called"])
def test_each_effect_is_one_of_the_tree(table):
    assert {name.partition(" ")[0] for name in getattr(WORDS, table)} <= vars(tree).keys()


NODES = {
    "occurrences": tree.Trigger,
    "between_cards": tree.Trigger,
    "of_cards": tree.Trigger,
    "abilities": tree.Trigger,
    "causes": tree.Trigger,
    "choices": tree.Choose,
    "happened": tree.Happened,
    "not_happened": tree.Happened,
    "states": tree.Condition,
    "of_challenge": tree.Condition,
    "denials": tree.Condition,
    "players_cannot": tree.Forbid,
    "otherwise_forbidden": tree.Forbid,
    "gained": tree.Modify,
    "changes": tree.Modify,
    "whole_changes": tree.Modify,
    "having": tree.Cards,
    "before_place": tree.Cards,
    "controlled": tree.Cards,
    "after_place": tree.Cards,
    "held": tree.Cards,
}
"""The nodes of which the templates of a table speak; of the others the kind stands in its name."""
TEMPLATES = (*NODES, "effects", "amounts", "for_each", "comparisons")


@pytest.mark.parametrize("table", TEMPLATES)
def test_each_field_by_which_a_node_has_words_of_its_own_is_one_that_it_has(table):
    for name in getattr(WORDS, table):
        kind, has, which = name.partition(" with ")
        node = tree.Compare if table == "comparisons" else NODES.get(table) or getattr(tree, kind)
        if has:
            fields = {one.partition(": ")[0].partition(".")[0] for one in which.split(", ")}
            assert fields <= set(node.__struct_fields__), name


def test_an_effect_has_the_words_of_the_field_that_it_has():
    assert (
        WORDS.template("effects", "Move", tree.Move(to="hand"))
        == "add {on} to its owner's hand<can_be_saved? (cannot be saved)>"
    )
    assert (
        WORDS.template("effects", "Move", tree.Move(to="discard"))
        == "place {on} {placed}<can_be_saved? (cannot be saved)>"
    )
    assert (
        WORDS.template("players_cannot", "trigger", tree.Forbid(player="any", cannot="trigger"))
        == "trigger abilities"
    )


def test_each_part_and_form_that_words_ask_for_can_be_said_and_each_is_asked_for():
    templates = [
        template for table in (*TEMPLATES, "permissions") for template in getattr(WORDS, table).values()
    ]
    asked = {found for words in templates for found in re.findall(r"{([\w.]+)(?::(\w+))?}", words)}
    parts = {name for name, form in asked if not form}
    kinds = [kind for kind in vars(tree).values() if isinstance(kind, type)]
    fields = {name for kind in kinds for name in getattr(kind, "__struct_fields__", ())}

    assert set(PARTS) <= parts
    assert parts - set(WORDS.verbs) - set(PARTS) <= fields
    assert set(FORMS) - {form for _, form in asked} == {"in_full", "state"}  # functions ask for these
