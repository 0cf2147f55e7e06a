"""The query language in use: what each filter keeps, and what is said of one that means nothing."""

import pytest

MANY = 2000


def ids(search, query, edition=None):
    return [hit.id for hit in search.find(query, edition, MANY).hits]


def test_a_document_is_kept_by_its_id_or_its_short_name(search):
    assert {id_.rpartition("/")[0].split("/")[1] for id_ in ids(search, "stealth doc:2e/faq")} == {"faq"}
    assert {id_.split("/")[0] for id_ in ids(search, "stealth doc:faq")} == {"2e", "1e"}
    assert ids(search, "stealth doc:ITE") == ids(search, "stealth doc:ccg/rules") != []


def test_a_kind_is_that_of_the_paragraph_or_of_its_entry(search, corpus):
    found = ids(search, "kind:erratum ed:2e")
    assert found == [
        paragraph.id
        for entry in corpus.entries()
        for paragraph in entry.paragraphs
        if entry.id.startswith("2e/") and "erratum" in (entry.kind, paragraph.kind)
    ]
    assert ids(search, "stealth kind:rulings") == ids(search, "stealth kind:ruling")


def test_a_step_comes_with_those_below_it(search, corpus):
    found = ids(search, "step:4.2 doc:2e/rr")
    assert {corpus.entry_of(id_).number for id_ in found} >= {"4.2", "4.2.1", "4.2.6"}
    assert all(corpus.entry_of(id_).number.startswith("4.2") for id_ in found)


@pytest.mark.parametrize("query", ['card:"Catelyn Stark"', "card:catelyn", "card:Stark ed:2e"])
def test_a_card_is_known_by_its_name_or_a_part_of_it(search, query):
    assert "2e/faq/catelyn-stark/2" in ids(search, query)


def test_what_refers_to_a_paragraph_or_an_entry_is_found_by_either(search, corpus):
    expected = {paragraph.id for paragraph, _ in corpus.incoming("2e/rr/target/4")}
    assert set(ids(search, "cites:2e/rr/target/4")) == expected != set()
    assert expected <= set(ids(search, "cites:2e/rr/target")) <= set(ids(search, "cites:target"))


def test_a_version_is_that_in_which_an_entry_first_appeared(search, corpus):
    found = ids(search, "ver:3.12")
    assert found
    assert {corpus.entry_of(id_).version for id_ in found} == {"3.12"}
    assert ids(search, "ver:v3.12") == found


def test_a_word_that_must_not_be_there_is_not(search, corpus):
    found = ids(search, "kneel -stand", "2e")
    assert found
    for id_ in found:
        assert "standing" not in corpus.paragraph(id_).text.lower()
    assert len(found) < len(ids(search, "kneel", "2e"))


def test_a_quotation_that_must_not_be_there_is_not(search, corpus):
    found = ids(search, 'pile -"dead pile"', "2e")
    assert found
    assert all("dead pile" not in corpus.paragraph(id_).text.lower() for id_ in found)


def test_one_of_several_will_do(search):
    both = set(ids(search, "kind:entry (insight or pillage)", "2e"))
    assert both == set(ids(search, "kind:entry (insight or insight)", "2e")) | set(
        ids(search, "kind:entry (pillage or pillage)", "2e")
    )
    either = ids(search, "doc:2e/faq or kind:erratum", "2e")
    assert set(either) == set(ids(search, "doc:2e/faq", "2e")) | set(ids(search, "kind:erratum", "2e"))


def test_a_filter_may_be_excluded(search):
    found = ids(search, "stealth -doc:faq -ed:ccg")
    assert found
    assert {id_.split("/")[0] for id_ in found} == {"2e"}
    assert {id_.split("/")[1] for id_ in found} <= {"rr", "rr-p23"}


@pytest.mark.parametrize(
    ("query", "note"),
    [
        ("stealth doc:fqa", "doc:faq"),
        ("stealth kind:rulling", "kind:ruling"),
        ("stealth step:4.2.1.9", "step:4.2.1"),
        ("stealth card:catlyn", "Nothing is “card:catlyn”"),
        ('stealth card:"Catlyn Stark"', 'card:"catelyn stark"'),
        ("stealth cites:stelth", "cites:stealth"),
        ("stealth ver:9.9", "Nothing is “ver:9.9”"),
        ("stealth -kind:rulling", "kind:ruling"),
        ("stealth ed:2", "“2e”"),
    ],
)
def test_a_value_that_means_nothing_is_reported_with_the_nearest_and_left_out(search, query, note):
    results = search.find(query)
    assert any(note in one for one in results.notes), results.notes
    assert [hit.id for hit in results.hits] == [hit.id for hit in search.find("stealth").hits]


def test_where_filters_leave_nothing_the_words_alone_are_offered(search):
    results = search.find("stealth kind:erratum ed:ccg")
    assert not results.hits
    assert "stealth" in [suggestion.query for suggestion in results.suggestions]


def test_a_paragraph_that_nothing_cites_is_no_unknown_one(search, corpus):
    lonely = next(p.id for p in corpus.paragraphs("2e") if not corpus.incoming(p.id))
    results = search.find(f"cites:{lonely}")
    assert not results.hits
    assert not any("left out" in note for note in results.notes)
