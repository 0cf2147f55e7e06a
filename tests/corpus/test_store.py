"""The corpus in use: ids, labels, neighbours, words, names, and how it is kept between starts."""

import shutil
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agot_judge.citation import CitationId
from agot_judge.corpus import content
from agot_judge.corpus.manifest import DEFAULT_ROOT
from agot_judge.corpus.model import body
from agot_judge.corpus.slugs import slug
from agot_judge.corpus.store import load_corpus
from agot_judge.corpus.words import WordIndex, word_key
from agot_judge.errors import CorpusError, UnknownParagraph


@pytest.fixture
def copied(tmp_path, monkeypatch):
    """A corpus folder of one's own, with a place of its own to keep its content."""
    monkeypatch.setenv("AGOT_JUDGE_CACHE", str(tmp_path / "kept"))
    return shutil.copytree(DEFAULT_ROOT, tmp_path / "corpus")


def test_ids_are_unique_and_say_document_entry_and_ordinal(corpus):
    ids = [paragraph.id for paragraph in corpus.paragraphs()]

    assert len(ids) == len(set(ids))
    for entry in corpus.entries():
        assert entry.id.startswith(f"{entry.document}/")
        assert [p.id for p in entry.paragraphs] == [
            f"{entry.id}/{n}" for n in range(1, len(entry.paragraphs) + 1)
        ]
        assert all(p.entry == entry.id and p.ordinal == n for n, p in enumerate(entry.paragraphs, 1))
    assert len({entry.id for entry in corpus.entries()}) == len(corpus.entries())


def test_ids_are_plain_to_type(corpus):
    assert [
        p.id for p in corpus.paragraphs() if not set(p.id) <= set("abcdefghijklmnopqrstuvwxyz0123456789/.-")
    ] == []


def test_an_unknown_id_names_the_nearest(corpus):
    with pytest.raises(UnknownParagraph, match="the nearest is 2e/rr/stealth/1"):
        corpus.paragraph("2e/rr/stelth/1")
    with pytest.raises(UnknownParagraph, match="no entry has the id"):
        corpus.entry("")


def test_neighbours_follow_the_source_and_end_with_the_document(corpus):
    before, after = corpus.neighbours("2e/rr/stealth/1")
    assert (before.id, after.id) == ("2e/rr/standing-phase/1", "2e/rr/stealth/2")

    first, last = corpus.entries("2e/faq")[0].paragraphs[0], corpus.entries("2e/faq")[-1].paragraphs[-1]
    assert corpus.neighbours(first.id)[0] is None
    assert corpus.neighbours(last.id)[1] is None


@pytest.mark.parametrize(
    ("id_", "label"),
    [
        ("2e/rr/stealth/1", "RR Stealth ¶1"),
        ("2e/rr/4.2.1/1", "RR 4.2.1 ¶1"),
        ("2e/faq/3.3/1", "FAQ 3.3 ¶1"),
        ("2e/faq/errata-old-wyk/1", "FAQ Old Wyk (erratum) ¶1"),
        ("2e/rr-p23/would/1", "RR p. 23 Would ¶1"),
        ("2e/rr/stealth", "RR Stealth"),
    ],
)
def test_a_label_says_where_a_citation_is_from(corpus, id_, label):
    assert corpus.cite_label(id_) == label


def test_words_are_found_whatever_their_case_quotes_and_white_space(corpus):
    words = "  LASTING effect expires just before an “at the end\nof the round” ability may initiate "

    assert corpus.find_words(words) == ["2e/rr/lasting-effects/3"]


def test_words_are_found_in_the_source_and_in_the_reading_text(corpus):
    assert corpus.find_words("Overruled by FAQ (3.2)") == ["2e/rr/target/4"]
    assert corpus.find_words("Overruled by FAQ (3.3)") == ["2e/rr/target/4"]
    assert "2e/rr-p23/winning-a-challenge/2" in corpus.find_words("any other modifiers that are affecting")


def test_words_are_found_in_one_edition_only_where_asked(corpus):
    assert {id_.split("/")[0] for id_ in corpus.find_words("stealth", "2e")} == {"2e"}
    assert corpus.find_words("Each chosen character is considered bypassed by stealth", "1e") == []


def test_no_words_are_found_nowhere_and_none_across_two_paragraphs(corpus):
    assert corpus.find_words(" ") == []
    assert corpus.find_words("cannot be countermanded by other abilities. • If an ability causes") == []


@given(
    st.lists(st.text(alphabet="aB “”\"'\n", max_size=12), max_size=6), st.text(alphabet="aB \"'", max_size=4)
)
def test_the_word_index_finds_what_reading_every_text_would_find(texts, words):
    ids = [CitationId(str(n)) for n in range(len(texts))]
    index = WordIndex((id_, (text,)) for id_, text in zip(ids, texts, strict=True))
    key = word_key(words)

    assert index.find(words) == [i for i, t in zip(ids, texts, strict=True) if key and key in word_key(t)]


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("2e/rr/save/2", ["2e/rr/save"]),
        ("2e/rr/save", ["2e/rr/save"]),
        ("4.2.1", ["2e/rr/4.2.1"]),
        ("(4.2.2)", ["2e/rr/4.2.2"]),
        ("4.2.1 Defending player declares defenders", ["2e/rr/4.2.1"]),
        ("stealth", ["2e/rr/stealth"]),
        ("the word “would”", ["2e/rr/the-word-would"]),
        ("apply claim result", ["2e/rr/4.2.4"]),
        ("nobody calls it so", []),
    ],
)
def test_an_exact_name_gives_its_entries(corpus, text, ids):
    assert [entry.id for entry in corpus.resolve(text, "2e")] == ids


def test_a_number_in_parentheses_is_a_ruling_and_after_the_word_step_a_step(corpus):
    assert [entry.id for entry in corpus.resolve("3.3", "2e")] == ["2e/rr/3.3", "2e/faq/3.3"]
    assert [entry.id for entry in corpus.resolve("(3.3)", "2e")] == ["2e/faq/3.3"]
    assert [entry.id for entry in corpus.resolve("Step 3.3", "2e")] == ["2e/rr/3.3"]


def test_the_body_is_the_text_without_the_mark_of_a_list(corpus):
    assert body(corpus.paragraph("2e/rr/sacrifice/4")) == "A sacrificed card cannot be saved."
    assert body(corpus.paragraph("2e/rr/setup/16")).startswith("Replenish opening hand.")
    assert body(corpus.paragraph("2e/rr/sacrifice/1")) == corpus.paragraph("2e/rr/sacrifice/1").text


def test_links_are_known_at_both_ends(corpus):
    assert ("2e/faq/3.3/1", "overrides") in [
        (p.id, found.kind) for p, found in corpus.incoming("2e/rr/target/4")
    ]
    assert corpus.incoming("2e/rr/against/1") == ()


@given(st.text())
def test_a_slug_is_plain_and_a_slug_of_itself(title):
    assert set(slug(title)) <= set("abcdefghijklmnopqrstuvwxyz0123456789-")
    assert slug(slug(title)) == slug(title)


def test_a_second_start_reads_what_the_first_has_kept(copied, monkeypatch):
    first = load_corpus(copied)
    monkeypatch.setattr(content, "parse_all", None)

    again = load_corpus(copied)

    assert again.fingerprint == first.fingerprint
    assert list(again.paragraphs()) == list(first.paragraphs())
    assert again.unresolved == first.unresolved


def test_changed_data_is_read_anew(copied):
    before = load_corpus(copied)
    relations = copied / "corrections" / "relations.toml"
    relations.write_text(
        relations.read_text(encoding="utf-8").replace('by = "2e/faq/3.3/1"', 'by = "2e/faq/3.3/2"')
    )

    after = load_corpus(copied)

    assert after.fingerprint != before.fingerprint
    assert [p.id for p in after.overriding("2e/rr/target/4")] == ["2e/faq/3.3/2"]


@pytest.mark.parametrize("damage", [b"", b"nonsense", b"\x81"])
def test_damaged_content_is_parsed_anew(copied, tmp_path, damage):
    load_corpus(copied)
    (kept,) = (tmp_path / "kept").iterdir()
    kept.write_bytes(damage)

    assert load_corpus(copied).paragraph("2e/rr/stealth/1")
    assert kept.read_bytes() != damage


@pytest.mark.parametrize("share", [0.0, 0.001, 0.2, 0.5, 0.8, 0.999])
def test_one_flipped_bit_in_what_is_kept_is_said_and_changes_no_word(copied, tmp_path, corpus, caplog, share):
    """What is kept is sealed: a letter that a disk changed is no other rule."""
    load_corpus(copied)
    (kept,) = (tmp_path / "kept").iterdir()
    whole = kept.read_bytes()
    flipped = bytearray(whole)
    flipped[int(share * len(whole))] ^= 4
    kept.write_bytes(flipped)

    words = [paragraph.text for paragraph in load_corpus(copied).paragraphs()]
    assert words == [paragraph.text for paragraph in corpus.paragraphs()]
    assert "corpus/content.sealed is not as it was written: the documents are parsed anew" in caplog.text
    assert kept.read_bytes() == whole


def test_without_a_place_to_keep_it_the_corpus_is_still_read(copied, tmp_path, monkeypatch):
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("AGOT_JUDGE_CACHE", str(tmp_path / "file" / "kept"))

    assert load_corpus(copied).paragraph("2e/rr/stealth/1")


def test_a_changed_source_is_refused(copied):
    source = next((copied / "sources").glob("000_*"))
    source.write_text(source.read_text(encoding="utf-8").replace("cannot be saved", "can be saved"))

    with pytest.raises(CorpusError, match="was changed"):
        load_corpus(copied)


def test_a_missing_folder_is_said_to_be_missing(tmp_path):
    with pytest.raises(CorpusError, match="cannot read the corpus"):
        load_corpus(tmp_path / "nowhere")


def test_opening_it_again_takes_no_noticeable_time(copied):
    load_corpus(copied)
    times = []
    for _ in range(3):
        begun = time.process_time()
        load_corpus(copied)
        times.append(time.process_time() - begun)

    assert min(times) < 0.15
