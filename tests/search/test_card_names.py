"""Cards that a question names, told from its other words."""

import pytest

from agot_judge.search.card_names import CardNames

TITLES = (
    "Ser Jaime Lannister",
    "Tywin Lannister",
    "Cersei Lannister",
    "Loot",
    "Ward",
    "Valar Morghulis",
    "Great Kraken",
    "Nagga's Ribs",
    "The Iron Throne",
    "Put to the Sword",
    "Robert Baratheon",
    "Renly Baratheon",
    "Ser Robert Strong",
    "Robert's Rebellion",
)
COMMON = ("loot", "put", "to", "the", "sword", "iron", "great", "claim", "two", "after")


@pytest.fixture
def names():
    return CardNames(TITLES, lambda word: word in COMMON)


def named(names, question):
    return [(one.typed, one.titles) for one in names.mentioned(question)]


@pytest.mark.parametrize(
    ("question", "typed", "title"),
    [
        ("does Put to the Sword come before claim", "Put to the Sword", "Put to the Sword"),
        ("does put to the sword come before claim", "put to the sword", "Put to the Sword"),
        ("naming the Iron Throne", "the Iron Throne", "The Iron Throne"),
        ("naming Iron Throne", "Iron Throne", "The Iron Throne"),
        ("two Great Krakens after claim", "Great Krakens", "Great Kraken"),
        ("does Nagga's Rib help", "Nagga's Rib", "Nagga's Ribs"),
        ("does tywin get it", "tywin", "Tywin Lannister"),
        ("is Jaime still there", "Jaime", "Ser Jaime Lannister"),
        ("I played Loot", "Loot", "Loot"),
    ],
)
def test_a_card_is_named_by_its_title_or_by_a_part_that_it_alone_has(names, question, typed, title):
    assert (typed, (title,)) in named(names, question)
    assert not any(one.is_slip for one in names.mentioned(question) if typed != "Great Krakens")


@pytest.mark.parametrize(
    ("question", "title"),
    [
        ("Valar Morgulis", "Valar Morghulis"),
        ("naggas ribbs", "Nagga's Ribs"),
        ("Lanniser with Tywni", None),
        ("is Cersie there", "Cersei Lannister"),
    ],
)
def test_a_letter_may_be_wrong(names, question, title):
    found = names.mentioned(question)
    assert ([one.titles for one in found if one.is_slip and one.titles == (title,)] != []) == (
        title is not None
    )


def test_a_common_word_names_a_card_only_with_a_capital(names):
    assert named(names, "he may loot after claim") == []
    assert named(names, "he has Loot") == [("Loot", ("Loot",))]


def test_a_name_that_several_bear_means_none_of_them_for_certain(names):
    (mention,) = names.mentioned("is Lannister a house")
    assert len(mention.titles) == 3


def test_who_is_called_so_first_is_meant_before_whose_thing_it_is(names):
    """Robert is Robert Baratheon or Ser Robert Strong, not Robert's Rebellion."""
    (mention,) = names.mentioned("did Robert win")
    assert "Robert's Rebellion" not in mention.titles


def test_the_words_of_a_name_find_no_paragraph(search):
    """“Plenty” and “time” are no words of the question whether the throne may be named."""
    results = search.find("does Time of Plenty count for an event that draws", "2e")
    assert [card.title for card in results.cards] == ["Time of Plenty"]
    assert results.hits[0].id.startswith("2e/faq/time-of-plenty/")


def test_a_name_that_is_not_known_is_said_to_be_none_and_its_words_are_not_searched(search):
    results = search.find("does the Wandering Claim Stealth Wolf have to kneel before it attacks", "2e")
    assert any("“Wandering Claim Stealth Wolf”" in note and "not known" in note for note in results.notes)
    assert not any(hit.id.startswith("2e/rr/stealth/") for hit in results.hits[:5])


def test_a_slip_in_a_name_is_said(search):
    results = search.find("Vengeance for Elya and whose power moves", "2e")
    assert [(card.title, card.is_slip) for card in results.cards] == [("Vengeance for Elia", True)]
    assert "“Vengeance for Elya” was read as Vengeance for Elia." in results.notes


def test_a_word_that_nothing_has_is_named_with_what_was_searched_instead(search):
    results = search.find("can a gobbledygook be killed", "2e")
    assert results.hits
    assert any("“gobbledygook”" in note and "searched “killed”" in note for note in results.notes)


def test_cards_from_elsewhere_are_known_with_what_their_texts_speak_of(search):
    """What a text speaks of helps to rank: without a word of the rules the question is found by the card's own."""
    text = "Forced Reaction: After you marshal a limited location, you cannot draw cards."
    names = search.names_with(
        ["Gobbledygook Keep"], lambda title: text if title == "Gobbledygook Keep" else ""
    )
    plain = [hit.id for hit in search.find("is Gobbledygook Keep counted twice", "2e", 200).hits]
    known = search.find("is Gobbledygook Keep counted twice", "2e", 200, names)
    assert [card.title for card in known.cards] == ["Gobbledygook Keep"]
    ranks = [[hit.id for hit in known.hits].index("2e/rr/limited/1"), plain.index("2e/rr/limited/1")]
    assert ranks[0] < ranks[1]


@pytest.mark.parametrize(
    "question",
    [
        "can I play the second {} while the first one lives",
        "{} lies in my dead pile, is my other {} of any use",
        "he has {} out and I have drawn my own {}",
    ],
)
@pytest.mark.parametrize("name", ["Catelyn Stark", "Arianne Nobody"])
def test_a_name_that_stands_for_several_cards_asks_for_copies(search, question, name):
    """RR Unique Cards 1: the names are left out of the words, not that they are the same; of unknown names neither."""
    hits = search.find(question.replace("{}", name), "2e").hits[:5]
    about_copies = ("unique-cards/", "duplicates/", "copy/", "dead-pile/3", "faq/1.2/", "faq/1.3/")
    assert any(part in hit.id for hit in hits for part in about_copies)
