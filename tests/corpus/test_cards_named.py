"""Cards that running text names, with what the text says of their set and number."""

import re

import pytest

from agot_judge.citation import CitationId
from agot_judge.corpus.card_names import CardList, CardNames, NotCard, load_cards
from agot_judge.corpus.manifest import DEFAULT_ROOT
from agot_judge.corpus.model import Entry, Paragraph, PrintedCard
from agot_judge.errors import CorpusError


def named(corpus, paragraph):
    return {
        link.to.removeprefix("card:"): link
        for link in corpus.paragraph(paragraph).links
        if link.kind == "names-card"
    }


@pytest.mark.parametrize(
    ("paragraph", "card", "words", "note"),
    [
        ("2e/faq/2.4/2", "Hot Pie", "Hot Pie (Westeros, 57)", "Westeros, 57"),
        ("2e/faq/2.4/2", "Crone of Vaes Dothrak", "Crone of Vaes Dothrak's (Westeros, 53)", "Westeros, 53"),
        ("2e/faq/1.6/3", "Underground Vault", "Underground Vault (Blood and Gold, 46)", "Blood and Gold, 46"),
        (
            "2e/faq/1.6/3",
            "Varys's Riddle",
            "Varys's Riddle (War of Five Kings, 20)",
            "War of the Five Kings, 20",
        ),
        ("2e/faq/2.3/2", "Wildfire Assault", "Wildfire Assault (Core, 26)", "Core Set, 26"),
        ("2e/faq/3.1/3", "Dracarys!", "Dracarys! (Core, 176)", "Core Set, 176"),
        (
            "2e/faq/a-cask-of-ale/1",
            '"A Cask of Ale"',
            '"A Cask of Ale" (Fury of the Storm, 23)',
            "Fury of the Storm, 23",
        ),
        ("2e/rr/assault/6", "The Wall", "The Wall (Core, 137)", "Core Set, 137"),
        ("1e/faq/3.14/6", "Queen of Thorns", "Queen of Thorns (P 24)", "24"),
        ("1e/faq/3.1/2", 'Longship "Black Wind"', 'Longship "Black Wind" (WED R77)', "R77"),
        (
            "1e/faq/moribund/6",
            "Catelyn Stark",
            "Catelyn Stark character (U5 from the Ice and Fire set)",
            "U5",
        ),
    ],
)
def test_a_card_is_found_with_the_set_and_number_beside_its_name(corpus, paragraph, card, words, note):
    found = named(corpus, paragraph)[card]

    assert found.text == words
    assert found.note.endswith(note)


def test_every_citation_of_a_set_and_number_belongs_to_a_card(corpus):
    cited = re.compile(
        r"\((?!Step |STR )(?:[A-Z][A-Za-z' ]+, |(?:[A-Z][A-Za-z]{2,4}|Ice and Fire|P) )([A-Z]?\d+)\)"
    )
    count = 0
    for paragraph in corpus.paragraphs():
        notes = " ".join(f"{link.note};" for link in named(corpus, paragraph.id).values())
        for number in cited.findall(paragraph.text):
            assert f", {number};" in notes, paragraph.id
            count += 1

    assert count > 110


def test_two_cards_of_one_title_are_both_said(corpus):
    note = named(corpus, "1e/faq/4.9/2")["Unbowed, Unbent, Unbroken"].note

    assert "C134; also Winter Edition" in note
    assert note.endswith("U125")


def test_a_code_that_the_document_does_not_explain_is_said_to_be_inferred(corpus):
    note = named(corpus, "1e/faq/3.1/2")["Nightmares"].note

    assert note == "Winter Edition (inferred: the document does not explain WED), C195"


def test_without_a_citation_set_and_number_are_not_given(corpus):
    assert "not given" in named(corpus, "2e/faq/derived-information/4")["Summons"].note
    assert "not given" in named(corpus, "1e/faq/6.1/1")["Outmaneuver"].note


def test_a_stat_in_parentheses_is_no_citation(corpus):
    assert named(corpus, "ccg/rules/example-of-a-challenge/3")["Jaime Lannister"].text == "Jaime Lannister"


def test_other_wordings_mean_the_card(corpus):
    assert named(corpus, "2e/faq/no-surprises/2")["No Surprises"].text == "No Suprises"
    assert set(named(corpus, "2e/faq/the-hands-judgment/1")) == {"The Hand's Judgment"}
    assert "Lyseni Sellsail" in named(corpus, "1e/faq/3.3/1")


def test_the_name_of_a_set_is_no_card(corpus):
    assert "Ice" not in named(corpus, "1e/faq/moribund/6")
    assert set(named(corpus, "2e/faq/dragon-sight/1")) == {"Dragon Sight"}
    assert "Wolves of the North" in named(corpus, "2e/faq/wolves-of-the-north/1")


def test_an_erratum_names_other_cards_and_not_its_own(corpus):
    assert set(named(corpus, "2e/faq/errata-esgred/1")) == {"Asha Greyjoy"}


def test_one_card_is_found_in_all_documents_of_an_edition(corpus):
    found = [(paragraph.id, link.kind) for paragraph, link in corpus.naming("Catelyn Stark", "2e")]

    assert found == [("2e/faq/catelyn-stark/1", "names-card")]
    assert {p.id.split("/")[0] for p, _ in corpus.naming("Catelyn Stark")} == {"1e", "2e"}
    assert corpus.naming("Nobody") == ()
    assert "Hot Pie" in corpus.cards()
    assert "Esgred" in corpus.cards()


def test_every_name_in_the_list_is_named_somewhere(corpus):
    cards = set(corpus.cards())
    for edition, titles in load_cards(DEFAULT_ROOT).titles.items():
        used = {c for c in cards if corpus.naming(c, edition)}
        # Two titles of the Iron Throne Edition are headings of their own rules and named nowhere else.
        assert set(titles) - used <= {"Lord Commander of the Kingsguard", "Master of Coin"}


def entry_with(text):
    paragraph = Paragraph(id=CitationId("d/e/1"), entry="d/e", text=text, spans=(), kind="rule", ordinal=1)
    return Entry(id="d/e", document="d", title="E", paragraphs=(paragraph,)), paragraph


def names(*titles, **parts):
    return CardNames("2e", CardList(titles={"2e": titles}, **parts), ())


def test_the_longest_name_counts_and_whole_words_only():
    found = names("Ward", "Ward of Winter").links(
        *entry_with("Ward of Winter, not the Warden nor a ward, stewards")
    )

    assert [link.to for link in found] == ["card:Ward of Winter"]


def test_words_around_a_name_can_say_that_it_is_none():
    exception = NotCard(edition="2e", name="Ice", within="Ice and Fire", reason="a set")

    finder = names("Ice", not_card=(exception,))

    assert [link.to for link in finder.links(*entry_with("Ice and Fire"))] == []
    assert [link.to for link in finder.links(*entry_with("Ice and Fire, and then Ice"))] == ["card:Ice"]


def test_the_place_with_set_and_number_is_the_one_that_is_kept():
    (found,) = names("Ward").links(*entry_with("Ward is played. Ward (Westeros, 102) stays."))

    assert (found.text, found.note) == ("Ward (Westeros, 102)", "Westeros, 102")


def test_an_edition_without_cards_names_none():
    assert list(names().links(*entry_with("Anything (Core, 1)"))) == []


def test_the_card_of_an_erratum_needs_no_entry_in_the_list():
    erratum = Entry(id="d/x", document="d", title="Esgred", card=PrintedCard(title="Esgred"))

    found = CardNames("2e", CardList(), [erratum]).links(*entry_with("sacrifice Esgred"))

    assert [link.to for link in found] == ["card:Esgred"]


def test_a_damaged_list_is_refused_and_a_missing_one_is_empty(tmp_path):
    assert load_cards(tmp_path) == CardList()
    (tmp_path / "corrections").mkdir()
    (tmp_path / "corrections" / "cards.toml").write_text("titles = 3\n")
    with pytest.raises(CorpusError, match=r"cards\.toml"):
        load_cards(tmp_path)
