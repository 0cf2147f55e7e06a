"""Deck lists: ThronesDB's text and JSON, OCTGN's XML; each gives the same deck."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agot_judge.cards.importers.shapes import read_data
from agot_judge.cards.importers.sources import DeckList
from agot_judge.errors import CardDataError
from tests.cards.made_up import as_file

TEXT = """\
Ships and Tolls

House Greyjoy
The Long Way

Packs: From The Alpine Set (3) to By the Bay

Plots (2)
2x A Calm Sea (By the Bay)

Characters (4)
3x Grey Alys (Bay)
1x Miller of the Vale
"""

O8D = b"""<?xml version="1.0" encoding="utf-8" standalone="yes"?>
<deck game="30c200c9-6c98-49a4-a293-106c06295c05">
  <section name="Faction"><card qty="1" id="f">House Greyjoy</card></section>
  <section name="Agenda"><card qty="1" id="id-of-91003">The Long Way</card></section>
  <section name="Plots"><card qty="2" id="id-of-91002">A Calm Sea</card></section>
  <section name="Characters">
    <card qty="3" id="id-of-91001">Grey Alys</card>
    <card qty="1" id="id-of-90001">Miller &amp; Sons</card>
  </section>
</deck>
"""


def deck(data: bytes, name: str = "ships.txt") -> DeckList:
    found = read_data(name, data).deck
    assert found is not None
    return found


def refusal(data: bytes) -> str:
    with pytest.raises(CardDataError) as error:
        deck(data)
    return error.value.message


def test_a_text_of_thronesdb():
    found = deck(TEXT.encode())
    assert (found.name, found.faction, found.agendas) == ("Ships and Tolls", "greyjoy", ("The Long Way",))
    assert [(name, copies) for name, copies, _ in found.cards] == [
        ("A Calm Sea (By the Bay)", 2),
        ("Grey Alys (Bay)", 3),
        ("Miller of the Vale", 1),
    ]
    assert found.cards[1][2] == "line 12"


@pytest.mark.parametrize(
    "heading", ["Characters: (3)", "Characters (3):", "## Characters", "Character cards: 3"]
)
@pytest.mark.parametrize(
    "line", ["3x Oar (Bay)", "- 3x Oar (Bay)", "• 3 Oar (Bay)", "Oar (Bay) x3", "3X Oar (Bay)"]
)
def test_headings_and_lists_as_messages_have_them(heading, line):
    found = deck(
        f"Ships\nHouse Greyjoy\n\n{heading}\n{line}\n\nDeck built with https://example.org\n".encode()
    )
    assert [(name, copies) for name, copies, _ in found.cards] == [("Oar (Bay)", 3)]


@pytest.mark.parametrize("sign", [", ", " + ", "; "])
def test_several_agendas_stand_in_one_line(sign):
    found = deck(f"Ships\nAgendas: The Long Way{sign}The Short Way\n3x Oar\n".encode())
    assert found.agendas == ("The Long Way", "The Short Way")


def test_an_answer_of_thronesdb():
    data = {
        "name": "Ships",
        "faction_code": "greyjoy",
        "agendas": ["91003"],
        "slots": {"91001": 3, "91002": 2, "91003": 1},
    }
    found = deck(as_file(data))
    assert (found.faction, found.agendas) == ("greyjoy", ("91003",))
    assert [(code, copies) for code, copies, _ in found.cards] == [("91001", 3), ("91002", 2)]


def test_a_deck_of_octgn():
    found = deck(O8D, "ships.o8d")
    assert (found.name, found.faction, found.agendas) == ("ships", "greyjoy", ("id-of-91003",))
    assert [(id_, copies) for id_, copies, _ in found.cards] == [
        ("id-of-91002", 2),
        ("id-of-91001", 3),
        ("id-of-90001", 1),
    ]


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"Just words\n", "there is no card in it"),
        (TEXT.encode() + b"Something else\n", "line 14: 'Something else' is no card of a deck"),
        (b"Deck\n200x Oar\n", "from 1 to 100 copies, not 200"),
        (b"x\n" * 600, "at most 500 lines"),
        (b'{"name": "x", "slots": {"91001": 300}}', "expected 1 to 100 copies"),
        (b"<deck><section><card qty='0' id='x'>A</card></section></deck>", "'qty' is a number from 1 to 100"),
        (
            b"Ships\nFaction: House Strak\n1x Oar",
            "line 2: 'House Strak' is no faction. Did you mean 'House Stark'?",
        ),
        (
            b'{"name": "x", "faction_code": "frey", "slots": {"91001": 1}}',
            "'faction_code': 'frey' is no faction",
        ),
        (b'{"name": "x", "slots": []}', "'slots': there is no card in it"),
        (
            b"<deck><section name='Faction'><card id='f'>House Frey</card></section></deck>",
            "line 1: 'House Frey' is no faction",
        ),
        (b"<deck><section></deck>", "line 1: mismatched tag"),
        (b"<decks></decks>", "expected <deck>"),
        (b"<deck><section><card id='x'><b>x</b></card></section></deck>", "stands too deep"),
    ],
)
def test_what_is_wrong_is_named_with_its_line(data, words):
    assert words in refusal(data)


@pytest.mark.parametrize(
    "declared",
    [
        b'<!DOCTYPE deck [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><deck>&b;</deck>',
        b'<!DOCTYPE deck SYSTEM "file:///etc/passwd"><deck/>',
        b'<?xml version="1.0"?><!DOCTYPE deck [<!ENTITY x SYSTEM "file:///etc/passwd">]><deck>&x;</deck>',
    ],
)
def test_a_deck_with_entities_is_refused(declared):
    assert "no document type and no entities" in refusal(declared)


@given(st.text(max_size=200))
def test_no_text_does_anything_else_than_be_read_or_refused(text):
    try:
        read_data("deck.txt", text.encode("utf-8", "surrogatepass"))
    except CardDataError:
        return
