"""The card query language: ThronesDB's letters and operators, long names, and what is wrong named with its place."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agot_judge.cards.findable import findable
from agot_judge.cards.importers.shapes import read_data
from agot_judge.cards.query import read_query
from agot_judge.cards.query_fields import BY_NAME, FIELDS
from agot_judge.catalog.headers import abilities_in, keywords_in
from agot_judge.errors import QueryError
from tests.cards.made_up import SETS, as_file, little_library

PACKS = (*SETS, *SETS.values())

LIBRARY = tuple(
    findable(
        card,
        keywords=keywords_in(card.face.text),
        abilities=abilities_in(card.face.text),
        has_errata=card.face.code == "90003",
        has_ruling=card.face.code == "91001",
        restricted=frozenset({"banned"}) if card.face.code == "90005" else frozenset(),
    )
    for card in read_data("cards.json", as_file(little_library())).cards
)

MILLER, GREY_ALYS, SEA_ALYS, BRIDGE = (
    "Miller of the Vale (Alp)",
    "Grey Alys (Alp)",
    "Grey Alys (Bay)",
    "Old Bridge (Alp)",
)
OAR, TOLL, CALM, WAY = "Oar (Alp)", "A Toll Is Due (Alp)", "A Calm Sea (Bay)", "The Long Way (Bay)"


def found(query: str) -> set[str]:
    return {one.card.label for one in read_query(query, PACKS).find(LIBRARY)}


@pytest.mark.parametrize(
    ("query", "cards"),
    [
        ("f:stark", {GREY_ALYS}),
        ("f:stark|greyjoy", {GREY_ALYS, SEA_ALYS}),
        ("f:neutral", {CALM, WAY}),
        ("f:grey t:char", {SEA_ALYS}),
        ("kw:ren", {GREY_ALYS}),
        ("faction:Stark", {GREY_ALYS}),
        ('f:"House Stark"', {GREY_ALYS}),
        ("t:character", {MILLER, GREY_ALYS, SEA_ALYS}),
        ("type:plot", {CALM}),
        ("t!character t!plot", {BRIDGE, OAR, TOLL, WAY}),
        ("s>3", {GREY_ALYS, SEA_ALYS}),
        ("s>=4 s<6", {SEA_ALYS}),
        ("s<=2", {MILLER}),
        ("strength:6", {GREY_ALYS}),
        ("s!6", {MILLER, SEA_ALYS}),
        ("t:character -s:6", {MILLER, SEA_ALYS}),
        ("s:2|4", {MILLER, SEA_ALYS}),
        ("o:X", {TOLL}),
        ("o:-", {CALM}),
        ("cost<2", {BRIDGE}),
        ("k:lady", {GREY_ALYS}),
        ("k:commoner|captain", {MILLER, SEA_ALYS, BRIDGE, OAR, WAY}),
        ("u:1", {GREY_ALYS, SEA_ALYS}),
        ("unique:no t:character", {MILLER}),
        ("l:1", {GREY_ALYS}),
        ("m:1", {GREY_ALYS}),
        ("icon:military", {GREY_ALYS}),
        ("t:character g:1 p:1", {MILLER, GREY_ALYS, SEA_ALYS}),
        ("n:4", {CALM}),
        ("gold>3", {CALM}),
        ("v:5 b:1 h:6", {CALM}),
        ("e:Bay", {SEA_ALYS, CALM, WAY}),
        ('set:"By the Bay"', {SEA_ALYS, CALM, WAY}),
        ("c:91", {SEA_ALYS, CALM, WAY}),
        ("code:91003", {WAY}),
        ("i:painter t:plot", {CALM}),
        ('x:"power] challenge"', {MILLER, WAY}),
        ("x:draws|gain", {CALM, SEA_ALYS}),
        ("text:“each player”", {CALM}),
        ("kw:renown", {GREY_ALYS}),
        ("kw:insight|limited", {MILLER, BRIDGE, WAY}),
        ("ability:reaction", {MILLER, WAY}),
        ('ability:"challenges action"', {SEA_ALYS}),
        ('ability:"when revealed"', {CALM}),
        ("is:unique", {GREY_ALYS, SEA_ALYS}),
        ("is:limited", {BRIDGE}),
        ("is:errata", {BRIDGE}),
        ("has:ruling", {SEA_ALYS}),
        ("is:banned", {TOLL}),
        ("grey", {GREY_ALYS, SEA_ALYS}),
        ("alys grey", {GREY_ALYS, SEA_ALYS}),
        ("Grey Alys (Bay)", {SEA_ALYS}),
        ("oar|bridge", {OAR, BRIDGE}),
        ('"old bridge"', {BRIDGE}),
        ("t:character -grey", {MILLER}),
        ("t:character !grey", {MILLER}),
        ("name:calm", {CALM}),
        ("F:STARK", {GREY_ALYS}),
        ("s = 6", set()),
    ],
)
def test_a_query_finds(query, cards):
    assert found(query) == cards


def test_everything_is_found_by_an_empty_query():
    assert len(found("")) == len(found("   ")) == len(LIBRARY)


def test_an_exclamation_mark_at_the_end_belongs_to_a_name():
    assert read_query("Dracarys!").conditions[0].values == ("dracarys!",)


def test_dates_are_compared_as_far_as_they_are_given():
    assert not list(read_query("r<2030").find(LIBRARY)), "no pack of these says when it was released"
    assert read_query("r>=2016-04").conditions[0].values == ("2016-04",)


@pytest.mark.parametrize(
    ("query", "position", "words", "instead"),
    [
        ("f:strak", 2, "'strak' (character 3) is not known for f. Did you mean 'stark'?", "stark"),
        ("t:character f:strak", 14, "(character 15)", "stark"),
        ("t:a", 2, "'a' (character 3) is not known for t.", ""),
        ("tipe:plot", 0, "There is no field 'tipe' (character 1). Did you mean 'type'?", "type"),
        ("z:1", 0, "The letters: x text, f faction, t type, s strength, o cost,", ""),
        ("s>big", 2, "'big' (character 3) is no number.", ""),
        ("s>X", 2, "is no number", ""),
        ("s:big", 2, "is no number. Write one, X, or - for none.", ""),
        ("s>1|2", 4, "After > stands one value (character 5).", ""),
        ("f>stark", 1, "'f' cannot be compared with > (character 2). Write f: or f!", ":"),
        ("u:maybe", 2, "'maybe' (character 3) is neither 1 nor 0.", ""),
        ("r:soon", 2, "'soon' (character 3) is no date.", ""),
        ("e:Bai", 2, "Did you mean 'bay'?", "bay"),
        ("kw:renwon", 3, "Did you mean 'renown'?", "renown"),
        ("ability:interupt", 8, "Did you mean 'interrupt'?", "interrupt"),
        ("is:uniqe", 3, "Did you mean 'unique'?", "unique"),
        ("has:rulign", 4, "Did you mean 'ruling'?", "ruling"),
        ('t:plot x:"never closed', 9, "The quotation mark at character 10 is not closed.", ""),
        ("a|", 1, "After the | at the end stands nothing.", ""),
        ("s>", 0, "After s> (character 1) stands no value. Write s>3", "s>3"),
        ("t:plot kw: f:stark", 7, "After kw: (character 8) stands no value. Write kw:renown", "kw:renown"),
        ("|a", 0, "Before the | at character 1 stands nothing.", ""),
        ("x" * 501, 500, "A query has at most 500 characters, not 501.", ""),
    ],
)
def test_what_is_wrong_is_named_with_its_place(query, position, words, instead):
    with pytest.raises(QueryError) as error:
        read_query(query, PACKS)
    assert words in error.value.message
    assert (error.value.position, error.value.instead) == (position, instead)


@pytest.mark.parametrize("field", FIELDS, ids=lambda field: field.names[0])
def test_every_example_of_the_help_can_be_asked(field):
    assert read_query(field.example).conditions[0].field == field.names[0]


def test_no_two_fields_share_a_name():
    assert sum(len(field.names) for field in FIELDS) == len(BY_NAME)


@given(st.text(max_size=60) | st.text(alphabet='fts:!<>="|- ()ab12', max_size=40))
def test_whatever_is_typed_is_a_query_or_says_what_is_wrong(text):
    try:
        query = read_query(text, PACKS)
    except QueryError:
        return
    assert set(query.find(LIBRARY)) <= set(LIBRARY)
