"""Files of cards: each shape gives the same values; what is wrong is named with its place and the nearest right thing."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agot_judge.cards.importers.shapes import read_data
from agot_judge.cards.importers.sources import CardData
from agot_judge.errors import CardDataError
from tests.amounts import long
from tests.cards.made_up import as_file, little_library, pack, thronesdb, throneteki


def read(data: object) -> CardData:
    return read_data("cards.json", as_file(data))


def refusal(data: object) -> str:
    with pytest.raises(CardDataError) as error:
        read(data)
    return error.value.message


def test_a_card_of_thronesdb_has_everything_that_is_printed():
    card = read([thronesdb(is_unique=True, is_loyal=True, flavor="Grist.")]).cards[0]

    assert card.label == "Miller of the Vale (Alp)"
    assert (card.face.code, card.face.type, card.face.factions) == ("90001", "character", ("tyrell",))
    assert (card.face.unique, card.face.loyal, card.face.limited) == (True, True, False)
    assert (card.face.cost, card.face.strength, card.face.icons) == (3, 2, ("intrigue", "power"))
    assert card.face.traits == ("Commoner", "Reach")
    assert card.face.text.splitlines()[0] == "Insight."
    assert (card.face.deck_limit, card.quantity, card.in_cycle) == (3, 3, 90)
    assert (card.pack_name, card.illustrator, card.flavor) == ("The Alpine Set", "A. Painter", "Grist.")


def test_the_second_version_writes_numbers_as_texts():
    first = read([thronesdb(cost=3, strength=2)])
    second = read([thronesdb(cost="3", strength="2")])
    assert first.cards == second.cards


@pytest.mark.parametrize(
    ("printed", "cost"),
    [
        ("X", "X"),
        ("-", None),
        ("–", None),
        ("—", None),
        ("−", None),
        (None, None),
        ("", None),
        (0, 0),
        (-1, None),
    ],
)
def test_a_cost_may_be_x_or_a_dash(printed, cost):
    assert read([thronesdb(cost=printed)]).cards[0].face.cost == cost


@pytest.mark.parametrize("encoding", ["utf-16", "utf-8-sig"])
def test_what_editors_and_shells_write_in_front_is_no_matter(encoding):
    data = as_file([thronesdb(name="Daeron’s Ñ")]).decode().encode(encoding)
    assert read_data("cards.json", data).cards[0].face.name == "Daeron’s Ñ"


def test_a_name_holds_nothing_that_is_not_seen():
    assert read([thronesdb(name="\ufeffMil\u00adler\u00a0of\u200b the  Vale")]).cards[0].face.name == (
        "Miller of the Vale"
    )


def test_a_card_by_itself_is_not_its_whole_pack():
    assert read(thronesdb()).is_single
    assert not read([thronesdb()]).is_single


def test_a_field_that_is_missing_is_not_one_that_is_empty():
    card = thronesdb()
    del card["name"]
    assert "the field 'name' is missing" in refusal([card])


def test_a_neutral_card_has_no_faction():
    assert read([thronesdb(faction_code="neutral")]).cards[0].face.factions == ()


def test_the_limited_keyword_is_a_fact():
    limited = [card.face.name for card in read(little_library()).cards if card.face.limited]
    assert limited == ["Old Bridge"]


def test_throneteki_and_thronesdb_agree_on_the_face():
    assert read(pack(throneteki())).cards[0].face == read([thronesdb()]).cards[0].face


def test_a_pack_file_says_when_it_was_released():
    assert read(pack(throneteki())).cards[0].released == "2031-04-01"


def test_plot_values_stand_beneath_in_a_pack_file():
    stats = {"income": "X", "initiative": 3, "claim": 2, "reserve": 6}
    plot = throneteki(type="plot", plotStats=stats, icons=None, cost=None, strength=None)
    face = read(pack(plot)).cards[0].face
    assert (face.gold, face.initiative, face.claim, face.reserve) == ("X", 3, 2, 6)


def test_a_title_has_its_rivals():
    text = "Supported by Master of Fish.\nSupports: Master of Tolls\nRivals: Master of Ovens, Master of Bells.\n+1 STR"
    face = read(pack(throneteki(type="title", text=text))).cards[0].face
    assert (face.supports, face.rivals) == (("Master of Tolls",), ("Master of Ovens", "Master of Bells"))


def test_several_packs_stand_in_one_list():
    found = read([pack(throneteki()), pack(throneteki("91001"), code="Bay")])
    assert [card.face.pack for card in found.cards] == ["Alp", "Bay"]


def test_a_list_may_be_wrapped():
    assert len(read({"data": [thronesdb()], "total": 1}).cards) == 1


def test_a_list_of_packs_tells_when_and_in_which_cycle():
    found = read([{"code": "Bay", "name": "By the Bay", "cycle_position": 7, "available": "2032-01-02"}])
    assert [(one.code, one.released, one.cycle) for one in found.packs] == [("Bay", "2032-01-02", 7)]


@pytest.mark.parametrize(
    "listed",
    [
        {
            "title": "List of Spring",
            "issuer": "The Club",
            "date": "2033-01-01",
            "contents": {
                "joust": {"restricted": ["90001"], "restricted_pods": [{"cards": ["90002", "91001"]}]}
            },
        },
        {
            "name": "List of Spring",
            "issuer": "The Club",
            "date": "2033-01-01",
            "formats": [{"name": "joust", "restricted": ["90001"], "pods": [{"cards": ["90002", "91001"]}]}],
        },
    ],
    ids=["ThronesDB", "throneteki"],
)
def test_restricted_lists_are_kept(listed):
    found = read([listed]).lists[0]
    assert (found.name, found.issuer, found.date) == ("List of Spring", "The Club", "2033-01-01")
    assert (found.formats[0].format, found.formats[0].restricted) == ("joust", ("90001",))
    assert found.formats[0].pods[0].cards == ("90002", "91001")


@pytest.mark.parametrize(
    ("given", "words"),
    [
        (
            {"type_code": "charcter"},
            "card 1 (90001 Miller of the Vale), 'type_code': 'charcter' is not known. "
            "Did you mean 'character'?",
        ),
        ({"faction_code": "strak"}, "Did you mean 'stark'?"),
        ({"name": None}, "'name': it is empty"),
        ({"code": "../x"}, "a code has letters, digits"),
        ({"cost": "three"}, "'cost': expected a number, 'X' or '-', not 'three'"),
        ({"cost": True}, "expected a number"),
        ({"cost": 2.5}, "expected a number"),
        ({"strength": 4000}, "from 0 to 999"),
        ({"is_unique": "yes"}, "expected true or false"),
        ({"deck_limit": "X"}, "expected a whole number"),
        ({"text": 7}, "expected a text"),
        ({"text": "a\x00b"}, "character 2 cannot be printed"),
        ({"text": "x" * 9000}, "at most 8000 characters"),
        ({"traits": ["Lord", 3]}, "expected a list of texts"),
    ],
)
def test_a_wrong_field_is_named_with_its_card(given, words):
    assert words in refusal([thronesdb() | given])


def test_a_misspelt_field_is_offered():
    card = thronesdb()
    card["pack-code"] = card.pop("pack_code")
    assert "There is 'pack-code': is that meant?" in refusal([card])


def test_another_field_is_no_misspelt_one():
    card = thronesdb()
    del card["pack_code"]
    assert refusal([card]).endswith("the field 'pack_code' is missing.")


def test_everything_that_is_wrong_is_said_at_once():
    wrong = refusal([thronesdb(), thronesdb("90002", cost="a"), thronesdb("90003", strength="b")])
    assert ["card 2" in wrong, "card 3" in wrong, "card 1" in wrong] == [True, True, False]


def test_two_cards_of_one_code_are_refused():
    assert "card 1 has the same code" in refusal([thronesdb(), thronesdb()])


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"", "it is empty"),
        (b"[]", "the list is empty"),
        (b"[1]", "expected an object"),
        (b'{"a": 1', "is no JSON"),
        (b'[{"title": "x"}]', "has the fields 'title'"),
        (b'[{"a":' * 5000, "cards.json"),
        (b"\xff\xfe\x00", "byte 3 is no UTF-16"),
        (b"\x89PNG\r\n", "byte 1, in line 1, is no UTF-8"),
        (b'[\n {"code": }]', "cards.json is no JSON: invalid character, in line 2, column 11"),
        (b'[{"code": "90001"', "is no JSON: it ends in the middle"),
        (
            b"\n<!DOCTYPE html><html><body>Sign in</body></html>",
            "is a web page, no card data. Expected a list",
        ),
        (b"<!-- x --><html></html>", "is a web page"),
        (b'{"code": "Alp", "name": "Alps", "cards": []}', "'cards': the list is empty"),
        (b"[NaN]", "is no JSON"),
    ],
)
def test_what_is_no_card_data_is_refused(data, words):
    with pytest.raises(CardDataError) as error:
        read_data("cards.json", data)
    assert words in error.value.message


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
FIELD = st.sampled_from(sorted(thronesdb()))


@long(100)
@given(st.dictionaries(FIELD, JSON, max_size=4))
def test_whatever_a_field_holds_is_read_or_refused(given):
    try:
        found = read([thronesdb() | given])
    except CardDataError:
        return
    assert len(found.cards) == 1


@given(st.binary(max_size=200) | JSON.map(lambda value: json.dumps(value).encode()))
def test_no_file_does_anything_else_than_be_read_or_refused(data):
    try:
        found = read_data("cards.json", data)
    except CardDataError:
        return
    assert found.source == "cards.json"
