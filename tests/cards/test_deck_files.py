"""Deck lists in the forms in which players have them: each gives the same deck, and says what each line was taken for."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agot_judge.cards.importers.shapes import read_data
from agot_judge.cards.pool import Pools
from agot_judge.catalog.decks import Deck, deck_of
from agot_judge.errors import CardDataError
from tests.cards.made_up import as_file, little_library, thronesdb

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
  <notes>A note.</notes>
</deck>
"""

MORE = [
    thronesdb(
        *("91004", "The Short Way"),
        pack_code="Bay",
        type_code="agenda",
        faction_code="neutral",
        strength=None,
        text="",
    )
]
"""Another agenda."""


@pytest.fixture(scope="module")
def pool() -> Pools:
    """The little library, with a faction's card that is called like another one's."""
    cards = read_data("cards.json", as_file([*little_library(), *MORE])).cards
    return Pools(cards)


Reader = Callable[..., Deck]


@pytest.fixture(scope="module")
def deck(pool, corpus) -> Reader:
    """Reads a list that has one deck."""

    def read(data: bytes | str, name: str = "ships.txt") -> Deck:
        (listed,) = read_data(name, data if isinstance(data, bytes) else data.encode()).decks
        return deck_of(name, listed, pool, corpus)

    return read


@pytest.fixture(scope="module")
def decks(pool, corpus) -> Callable[[str], list[Deck]]:
    """Reads a list that may have several decks."""

    def read(text: str) -> list[Deck]:
        return [
            deck_of("ships.txt", one, pool, corpus) for one in read_data("ships.txt", text.encode()).decks
        ]

    return read


@pytest.fixture(scope="module")
def refusal(deck) -> Callable[[bytes | str], str]:
    """What is said of a list that is refused."""

    def read(data: bytes | str) -> str:
        with pytest.raises(CardDataError) as error:
            deck(data)
        return error.value.message

    return read


def cards_of(deck: Deck) -> list[tuple[str, int]]:
    return [(card.label, copies) for card, copies in (*deck.plots, *deck.cards)]


def taken(deck: Deck) -> dict[str, str]:
    """What each line was taken for, by its words."""
    return {line.words: line.taken for line in deck.lines}


def test_a_text_of_thronesdb(deck):
    found = deck(TEXT)
    assert (found.name, found.faction) == ("Ships and Tolls", "greyjoy")
    assert [card.label for card in found.agendas] == ["The Long Way (Bay)"]
    assert cards_of(found) == [
        ("A Calm Sea (Bay)", 2),
        ("Grey Alys (Bay)", 3),
        ("Miller of the Vale (Alp)", 1),
    ]


def test_every_line_that_has_words_says_what_it_was_taken_for(deck):
    found = deck(TEXT)
    assert [(line.place, line.words) for line in found.lines] == [
        (f"line {number}", words) for number, words in enumerate(TEXT.splitlines(), 1) if words
    ]
    assert [line.taken for line in found.lines] == [
        "the name of the deck",
        "the faction: House Greyjoy",
        "agenda: The Long Way (Bay)",
        "no card: the packs of the deck",
        "a heading",
        "2 A Calm Sea (Bay), plot",
        "a heading",
        "3 Grey Alys (Bay), character",
        "1 Miller of the Vale (Alp), character",
    ]


def test_a_version_is_no_agenda(deck):
    """Today's download says the version after the name, others in a line of its own."""
    for text in (
        "Ships 1.2\n\nHouse Greyjoy\nThe Long Way\n",
        "Ships\nVersion: 1.2\n\nHouse Greyjoy\nThe Long Way\n",
    ):
        found = deck(f"{text}\nPacks: By the Bay\n\nCharacter\n\n1x Grey Alys (By the Bay)\n")
        assert [card.face.name for card in found.agendas] == ["The Long Way"]
    assert found.name == "Ships"
    assert taken(found)["Version: 1.2"] == "no card: the version of the deck"


def test_a_text_sorted_by_cycle(deck):
    """Cycles stand between dashes, and the number of a card in its pack behind the pack or before the copies."""
    found = deck(
        "Ships 1.0\n\nHouse Greyjoy\nThe Long Way\n\nPacks: By the Bay\n\n\n---- The Old Bridge Cycle ----\n"
        "1x A Calm Sea (By the Bay #2)\n#001 2x Grey Alys (By the Bay)\n\n---- Old Bridge ----\n#003 3 Old Bridge\n"
    )
    assert cards_of(found) == [("A Calm Sea (Bay)", 1), ("Grey Alys (Bay)", 2), ("Old Bridge (Alp)", 3)]
    assert taken(found)["---- Old Bridge ----"] == "a heading", "though a card is called so"


def test_several_decks_stand_in_one_file(decks):
    first, second = decks(
        "Ships\nHouse Greyjoy\n3x Oar\n\n==========\n\nMills\nHouse Tyrell\n2x Miller of the Vale\n1x Old Bridge\n"
    )
    assert (first.name, first.faction, cards_of(first)) == ("Ships", "greyjoy", [("Oar (Alp)", 3)])
    assert (second.name, second.faction) == ("Mills", "tyrell")
    assert [line.place for line in second.lines] == ["line 5", "line 7", "line 8", "line 9", "line 10"]


def test_a_title_over_a_faction_begins_another_deck(decks):
    found = decks("Ships\n\nHouse Greyjoy\n\n3x Oar\n\nMills\n\nHouse Tyrell\n\n2x Old Bridge\n")
    assert [(one.name, one.faction) for one in found] == [("Ships", "greyjoy"), ("Mills", "tyrell")]


def test_a_line_below_a_title_is_no_end_of_a_deck(decks):
    (found,) = decks("Ships\n=====\nHouse Greyjoy\n3x Oar\n")
    assert found.name == "Ships"


@pytest.mark.parametrize(
    "line",
    [
        *(
            "House: House Greyjoy",
            "House: Greyjoy",
            "Faction: House Greyjoy (Core Set)",
            "House Greyjoy",
            "1x House Greyjoy",
        ),
        *(
            "**Faction:** House Greyjoy",
            "[b]House:[/b] Greyjoy",
            "House Greyjoy (Core) x1",
            "FACTION = Greyjoy",
        ),
    ],
)
def test_a_faction_is_the_faction_and_not_the_name(deck, line):
    found = deck(f"{line}\n3x Oar\n")
    assert (found.faction, found.name) == ("greyjoy", "ships")


def test_a_faction_over_some_of_the_cards_is_a_heading(deck):
    found = deck("House Greyjoy\n\n3x Oar\n\nHouse Tyrell\n\n1x Miller of the Vale\n")
    assert found.faction == "greyjoy"
    assert taken(found)["House Tyrell"] == "a heading: cards of House Tyrell"


def test_the_name_of_an_event_is_that_event_and_never_an_agenda(deck):
    found = deck("Ships\nHouse Greyjoy\nA Toll Is Due\n3x Oar\n")
    assert found.agendas == ()
    assert cards_of(found) == [("A Toll Is Due (Alp)", 1), ("Oar (Alp)", 3)]


def test_a_deck_may_be_called_like_a_card(deck):
    found = deck("A Toll Is Due\nHouse Greyjoy\n3x Oar\n")
    assert (found.name, cards_of(found)) == ("A Toll Is Due", [("Oar (Alp)", 3)])
    assert "a card is called so too" in taken(found)["A Toll Is Due"]


@pytest.mark.parametrize("name", ["3 Oars and a Bridge", "2x the fun", "Grey Alis 1.0", "The Shrot Way"])
def test_whatever_stands_over_the_faction_is_the_name(deck, name):
    assert deck(f"{name}\n\nHouse Greyjoy\n\n3x Oar\n").name == name


def test_what_is_called_an_agenda_must_be_one(refusal):
    assert "line 2: A Toll Is Due (Alp) is no agenda: its type is event" in refusal(
        "House: Greyjoy\nAgenda: A Toll Is Due\n3x Oar\n"
    )


@pytest.mark.parametrize(
    "heading",
    [
        *(
            "Characters: (3)",
            "Characters (3):",
            "## Characters",
            "Character cards: 3",
            "CHARACTERS - 3",
            "3 Characters",
        ),
        *(
            "[b]Characters (3)[/b]",
            "**Characters**",
            "=== Characters ===",
            "--- Characters ---",
            "<h3>Characters</h3>",
        ),
        *("Draw deck: 60 cards.", "CHARACTERS – 5", "4-cost and up:", "Plot deck (7)", "Chars"),
    ],
)
@pytest.mark.parametrize(
    "line",
    [
        *(
            "3x Oar (Alp)",
            "- 3x Oar (Alp)",
            "• 3 Oar (Alp)",
            "Oar (Alp) x3",
            "3X Oar (Alp)",
            "x3 Oar",
            "3 x Oar",
            "3xOar",
        ),
        *(
            "(3) Oar (The Alpine Set)",
            "[3] Oar [Alp]",
            "Oar (3)",
            "Oar - 3",
            "Oar: 3",
            "Oar 3",
            "3: Oar",
            "3 - Oar (Alp #4)",
        ),
        *(
            "[*]3x [url=https://x.org/4]Oar[/url] (Alp)",
            "* 3x **Oar** (Alp)",
            "| 3 | Oar | Alp |",
            "3\tOar\tAlp",
            "3,Oar,Alp",
        ),
        *(
            "Oar\t3",
            "3x [Oar](https://example.org/oar) (Alp)",
            "<li>3x <b>Oar</b> (Alp 4)</li>",
            "3\u00a0×\u00a0Oar\u200b (Alp)",
        ),
        *(
            "> 3x Oar -- a note",
            "3x Oar (Alp) (unique)",
            "3x Oar // why not",
            "3x Oar *",
            "3x “Oar” (Alp)",
            "#004 3x Oar (Alp)",
        ),
        *(
            "3x 90004",
            "- [ ] 3x Oar",
            "3&times; Oar",
            "OAR (ALP) X3",
            "3x Oar (Alp, 4)",
            "3x Oar (the best)",
            "Oar ×3 (Alp)",
            "Oar…3",
            "Oar ... 3",
            "3x Oar;",
            "3x Oar.",
            "3x Oar,",
        ),
    ],
)
def test_headings_and_lists_as_messages_have_them(deck, heading, line):
    found = deck(f"Ships\nHouse Greyjoy\n\n{heading}\n{line}\n\nDeck built with https://example.org\n")
    assert cards_of(found) == [("Oar (Alp)", 3)]
    assert found.name == "Ships"


@pytest.mark.parametrize(
    "line", ["1. Oar", "Oar", "**Oar**", "Characters: Oar x1", "Attachments: 1x Oar", "Oar (Alp)", "* Oar"]
)
def test_a_name_alone_is_one_card(deck, line):
    assert cards_of(deck(f"House: Greyjoy\n2x Old Bridge\n{line}\n")) == [
        ("Old Bridge (Alp)", 2),
        ("Oar (Alp)", 1),
    ]


def test_several_cards_stand_in_one_line(deck):
    found = deck(
        "House: Greyjoy\nPlots: 1x A Calm Sea\nOthers: 3x Oar (Alp), 2 Old Bridge; 1x A Toll Is Due\n"
    )
    assert cards_of(found) == [
        *(("A Calm Sea (Bay)", 1), ("Oar (Alp)", 3), ("Old Bridge (Alp)", 2), ("A Toll Is Due (Alp)", 1)),
    ]
    assert [line.place for line in found.lines][-3:] == ["line 3"] * 3


def test_several_names_stand_behind_a_heading(deck):
    found = deck("House: Greyjoy\nPlots: A Calm Sea\nEvents:\nOar, Old Bridge, A Toll Is Due\n")
    assert cards_of(found) == [
        *(("A Calm Sea (Bay)", 1), ("Oar (Alp)", 1), ("Old Bridge (Alp)", 1), ("A Toll Is Due (Alp)", 1)),
    ]


@pytest.mark.parametrize("sign", [", ", " + ", "; ", " / ", " and "])
def test_several_agendas_stand_in_one_line(deck, sign):
    found = deck(f"Ships\nAgendas: The Long Way{sign}The Short Way\n3x Oar\n")
    assert [card.face.name for card in found.agendas] == ["The Long Way", "The Short Way"]


@pytest.mark.parametrize(
    "line",
    [
        "House Greyjoy (The Long Way)",
        "House Greyjoy, The Long Way",
        "House Greyjoy: The Long Way",
        "Faction: Greyjoy   Agenda: The Long Way",
        "House Greyjoy / The Long Way",
        "House Greyjoy - The Long Way",
    ],
)
def test_a_faction_may_have_its_agenda_behind_it(deck, line):
    found = deck(f"{line}\n3x Oar\n")
    assert (found.faction, [card.face.name for card in found.agendas]) == ("greyjoy", ["The Long Way"])


def test_what_is_beside_the_deck_is_not_taken_and_said_so(deck):
    found = deck(
        "House: Greyjoy\n3x Oar\n\nSideboard\n2x Old Bridge\n\nIt was fun to play this against everybody.\n"
    )
    assert cards_of(found) == [("Oar (Alp)", 3)]
    assert taken(found)["2x Old Bridge"] == "not taken: it stands under 'Sideboard'"


def test_a_remark_is_said_to_be_one(deck):
    found = deck(
        "Ships\nHouse: Greyjoy\n3x Oar\n\nI always mulligan for the oars, as you may have guessed.\n"
    )
    assert taken(found)["I always mulligan for the oars, as you may have guessed."] == "no card: a remark"


def test_a_card_on_two_lines_is_said_to_be(deck):
    found = deck("House: Greyjoy\n1x Oar\n2x Oar\n")
    assert taken(found)["2x Oar"] == "2 Oar (Alp), attachment; line 2 has it too"


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "utf-32", "utf-32-le"])
def test_a_list_may_be_in_any_unicode(deck, encoding):
    assert cards_of(deck("Wëge\r\nHouse Greyjoy\r\n3x Oar\r\n".encode(encoding))) == [("Oar (Alp)", 3)]


def test_a_list_of_an_old_editor_is_read_as_it_was_meant_and_said_so(pool, corpus):
    data = read_data("ships.txt", "Wëge\r\nHouse: The Night’s Watch\r\n3x\u00a0Oar\r\n".encode("cp1252"))
    found = deck_of("ships.txt", data.decks[0], pool, corpus)
    assert data.read_as == "Windows-1252"
    assert (found.name, found.faction, cards_of(found)) == ("Wëge", "thenightswatch", [("Oar (Alp)", 3)])


def test_an_answer_of_thronesdb(deck):
    data = {
        "name": "Ships",
        "faction_code": "greyjoy",
        "agendas": ["91003"],
        "slots": {"91001": 3, "91002": 2, "91003": 1},
    }
    found = deck(as_file(data))
    assert (found.name, found.faction, [card.face.code for card in found.agendas]) == (
        "Ships",
        "greyjoy",
        ["91003"],
    )
    assert cards_of(found) == [("A Calm Sea (Bay)", 2), ("Grey Alys (Bay)", 3)]
    assert taken(found)["3x 91001"] == "3 Grey Alys (Bay), character"


def test_a_list_of_answers_has_a_deck_each():
    data = [{"name": name, "slots": {"91001": 3}} for name in ("Ships", "Boats")]
    assert [one.name for one in read_data("decks.json", as_file(data)).decks] == ["Ships", "Boats"]


def test_a_deck_of_octgn(deck):
    found = deck(O8D, "ships.o8d")
    assert (found.name, found.faction, [card.face.code for card in found.agendas]) == (
        "ships",
        "greyjoy",
        ["91003"],
    )
    assert cards_of(found) == [
        ("A Calm Sea (Bay)", 2),
        ("Grey Alys (Bay)", 3),
        ("Miller of the Vale (Alp)", 1),
    ]
    assert found.lines[-1].taken == "no card: <notes>"


def test_a_faction_of_octgn_without_its_name_is_said_to_tell_none(deck):
    found = deck(O8D.replace(b">House Greyjoy<", b"><"), "ships.o8d")
    assert found.faction == ""
    assert taken(found)["1x f"] == "no card: a faction's card without its name"


@pytest.mark.parametrize("said", ["klingon", "utf-16", "cp1252", "ISO-8859-1", "big5", "rot13", ""])
def test_whatever_encoding_a_pasted_deck_of_octgn_says_its_letters_are_read(deck, said):
    """What is pasted is decoded already, so what the file once was is no matter."""
    text = O8D.decode().replace('"utf-8"', f'"{said}"')
    assert len(deck(text, "ships.o8d").cards) == 2


@pytest.mark.parametrize("line", ["Scurvy Cutthroat (KotS) x1", "3x Hodor (PotS)", "Sansa Stark (KL) x1"])
def test_a_list_of_the_first_edition_is_said_to_be_one(refusal, line):
    said = refusal(f"House (1)\nHouse Greyjoy (Core) x1\n\nCharacter (24)\n{line}\n")
    assert "this is a list of the First Edition" in said
    assert "line 5" in said
    assert "edition: 1e" in said


def test_a_title_that_only_the_first_editions_documents_name_is_a_sign_of_it(refusal):
    assert "named in its documents" in refusal("House Greyjoy\nSpearmaiden x2\nTerror of the Seas x3\n")


def test_a_slip_in_a_list_of_the_second_edition_makes_it_no_other(refusal):
    said = refusal("House Greyjoy\n3x Oar\n3x Old Brigde\n2x Grey Alys (Bay)\n1x A Calm Sea\n")
    assert said == "ships.txt, line 3: there is no card 'Old Brigde'. Did you mean 'Old Bridge'?"


def test_a_deck_of_another_game_of_octgn_is_said_to_be_one(refusal):
    text = '<deck game="d5cf89e5"><section name="Plots"><card id="x" qty="1">Retaliation!</card></section></deck>'
    assert "OCTGN has it for the game 'd5cf89e5'" in refusal(text)


@pytest.mark.parametrize(
    ("data", "words"),
    [
        ("Just words\n", "there is no card in it"),
        (f"{TEXT}Something else\n", "line 14: there is no card 'Something else'"),
        ("Deck\n200x Oar\n", "from 1 to 100 copies, not 200"),
        ("x\n" * 2600, "at most 2000 lines"),
        ('{"name": "x", "slots": {"91001": 300}}', "expected 1 to 100 copies"),
        ("<deck><section><card qty='0' id='x'>A</card></section></deck>", "'qty' is a number from 1 to 100"),
        (
            "Ships\nFaction: House Strak\n1x Oar",
            "line 2: 'House Strak' is no faction. Did you mean 'House Stark'?",
        ),
        (
            '{"name": "x", "faction_code": "frey", "slots": {"91001": 1}}',
            "'faction_code': 'frey' is no faction",
        ),
        ('{"name": "x", "slots": []}', "'slots': there is no card in it"),
        (
            "<deck><section name='Faction'><card id='f'>House Frey</card></section></deck>",
            "line 1: 'House Frey' is no faction",
        ),
        ("<deck><section></deck>", "line 1: mismatched tag"),
        ("<!-- x --><decks></decks>", "expected <deck>"),
        ("<deck><section><card id='x'><b>x</b></card></section></deck>", "stands too deep"),
        (
            "House Greyjoy\nThe Lnog Way\n3x Oar\n",
            "line 2: there is no card 'The Lnog Way'. Did you mean 'The Long Way'?",
        ),
        ("3x Oar\nOld Brigde\n", "line 2: there is no card 'Old Brigde'. Did you mean 'Old Bridge'?"),
        ("House Greyjoy, The Lnog Way\n3x Oar\n", "line 1: there is no card 'House Greyjoy, The Lnog Way'"),
        (
            "House Greyjoy\n2x A Calm Sea, Oar\n",
            "line 2: behind 'A Calm Sea' stands another card, 'Oar'. Give each a line of its own.",
        ),
        ("3x Oar (Foo)\n", "line 1: no imported pack is called 'Foo'. Imported is Oar (Alp)."),
        ("3x Oar (Bay)\n", "line 1: 'Oar' is not in Bay. There is Oar (Alp)."),
        ("3x Grey Alys\n", "line 1: 'Grey Alys' can mean Grey Alys (Alp), Grey Alys (Bay). Name one so."),
        ("House: Greyjoy\nHouse: Tyrell\n3x Oar\n", "line 2: the deck has the faction House Greyjoy already"),
        ("2x The Long Way\n3x Oar\n", "line 1: a deck has an agenda once, not 2 times"),
        (b"3x Oar\n\x81\x8d\xff\n", "byte 8, in line 2, is no UTF-8"),
        (b"3x Oar\n\0\0\0\n", "line 2 has a byte that is no text"),
    ],
)
def test_what_is_wrong_is_named_with_its_line(refusal, data, words):
    assert words in refusal(data)


@pytest.mark.parametrize(
    "declared",
    [
        '<!DOCTYPE deck [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><deck>&b;</deck>',
        '<!DOCTYPE deck SYSTEM "file:///etc/passwd"><deck/>',
        '<?xml version="1.0"?><!DOCTYPE deck [<!ENTITY x SYSTEM "file:///etc/passwd">]><deck>&x;</deck>',
    ],
)
def test_a_deck_with_entities_is_refused(refusal, declared):
    assert "no document type and no entities" in refusal(declared)


@given(
    st.binary(max_size=300) | st.text(max_size=200).map(lambda text: text.encode("utf-8", "surrogatepass"))
)
def test_no_file_does_anything_else_than_be_read_or_refused(pool, corpus, data):
    try:
        for listed in read_data("deck.txt", data).decks:
            deck_of("deck.txt", listed, pool, corpus)
    except CardDataError:
        return


PIECES = st.sampled_from(
    [
        *(
            "House Greyjoy",
            "Faction:",
            "Agenda:",
            "The Long Way",
            "3x",
            "Oar",
            "(Alp)",
            "x3",
            "===",
            "----",
            "Plots (7)",
        ),
        *(
            "#004",
            "[b]",
            "[/b]",
            "|",
            "\t",
            "1.",
            "“Oar”",
            "Sideboard",
            "Version: 1.2",
            "A Toll Is Due",
            "\u00a0",
            ":",
            ",",
            "3",
        ),
    ]
)


@given(st.lists(st.lists(PIECES, max_size=5).map(" ".join), max_size=8))
def test_every_line_with_words_is_taken_for_something_or_refused_by_its_place(pool, corpus, lines):
    """Nothing is lost without a word: each line that has words is in what is said of the deck."""
    text = "\n".join(lines)
    try:
        decks = [deck_of("d", one, pool, corpus) for one in read_data("d", text.encode()).decks]
    except CardDataError:
        return
    said = {line.place for deck in decks for line in deck.lines}
    assert said == {f"line {number}" for number, line in enumerate(text.splitlines(), 1) if line.strip()}
