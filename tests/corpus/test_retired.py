"""Retired ids redirect, and say so."""

import shutil

import pytest

from agot_judge.corpus.manifest import DEFAULT_ROOT
from agot_judge.corpus.redirects import followed
from agot_judge.corpus.retired import load_retired
from agot_judge.corpus.store import load_corpus
from agot_judge.errors import CorpusError, UnknownParagraph

TABLE = """
[[retired]]
id = "2e/faq/9.9/1"
to = "2e/faq/9.8/1"
document = "2e/faq"
last = "4.0"
reason = "it became (9.8)"

[[retired]]
id = "2e/faq/9.8/1"
to = "2e/faq/3.3/1"
document = "2e/faq"
last = "4.0"
reason = "it became (3.3)"

[[retired]]
id = "2e/faq/9.8"
to = "2e/faq/3.3"
document = "2e/faq"
last = "4.0"
reason = "it became (3.3)"

[[retired]]
id = "2e/faq/9.7/1"
document = "2e/faq"
last = "4.0"
reason = "nothing took its place"

[[retired]]
id = "2e/faq/9.6/1"
to = "2e/faq/9.6/1"
document = "2e/faq"
last = "4.0"
reason = "a mistake"

[[retired]]
id = "2e/rr/stealth/1"
document = "2e/rr"
last = "1"
reason = "it came back"
"""
RELATIONS = """
[[refinement]]
by = "2e/faq/9.9/1"
over = "2e/rr/stealth/1"
reason = "One end redirects."

[[refinement]]
by = "2e/faq/9.7/1"
over = "2e/rr/stealth/1"
reason = "One end is gone."
"""


@pytest.fixture(scope="module")
def renewed(tmp_path_factory):
    """The corpus with retired ids and relations that name them."""
    folder = tmp_path_factory.mktemp("retired")
    root = shutil.copytree(DEFAULT_ROOT, folder / "corpus")
    (root / "retired.toml").write_text(TABLE)
    (root / "corrections" / "relations-x.toml").write_text(RELATIONS)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("AGOT_JUDGE_CACHE", str(folder / "kept"))
        yield load_corpus(root)


def test_a_retired_id_gives_what_took_its_place_over_two_hops(renewed):
    assert renewed.paragraph("2e/faq/9.9/1").id == "2e/faq/3.3/1"
    assert renewed.entry("2e/faq/9.8").id == "2e/faq/3.3"
    assert renewed.paragraph("2e/faq/9.8").id == "2e/faq/3.3/1"
    assert renewed.entry("2e/faq/9.8/1").id == "2e/faq/3.3"
    assert [entry.id for entry in renewed.resolve("2e/faq/9.9/1")] == ["2e/faq/3.3"]
    assert renewed.cite_label("2e/faq/9.9/1") == "FAQ 3.3 ¶1"


def test_it_is_told(renewed):
    assert renewed.retired("2e/faq/9.9/1").reason == "it became (9.8)"
    assert renewed.remark("2e/faq/9.9/1").startswith("2e/faq/9.9/1 is retired: it became (9.8).")
    assert renewed.retired("2e/faq/3.3/1") is None
    assert renewed.retired("2e/faq/never/1") is None


def test_what_has_no_successor_says_where_its_last_words_are(renewed):
    with pytest.raises(UnknownParagraph, match=r"took its place\. Its last words are at 2e/faq/9\.7/1@4\.0"):
        renewed.paragraph("2e/faq/9.7/1")
    assert renewed.resolve("2e/faq/9.7/1") == ()


def test_an_id_that_redirects_to_itself_is_unknown_and_hangs_nothing(renewed):
    with pytest.raises(UnknownParagraph):
        renewed.paragraph("2e/faq/9.6/1")
    assert renewed.resolve("2e/faq/9.6/1") == ()
    assert followed("a", {one.id: one for one in load_retired(renewed.root)}) == "a"


def test_an_id_that_is_in_force_again_is_not_retired(renewed):
    assert renewed.paragraph("2e/rr/stealth/1").id == "2e/rr/stealth/1"
    assert "2e/rr/stealth/1" not in [one.id for one in renewed.retirements()]


def test_relations_follow_the_redirects(renewed):
    assert "2e/rr/stealth/1" in [link.to for link in renewed.paragraph("2e/faq/3.3/1").links]
    refined_by = [x.to for x in renewed.paragraph("2e/rr/stealth/1").links if x.kind == "refined-by"]
    assert "2e/faq/3.3/1" in refined_by
    assert not [to for to in refined_by if to.startswith("2e/faq/9")]
    lost = {
        (one.paragraph, one.reason) for one in renewed.unresolved if "nothing took its place" in one.reason
    }
    assert len(lost) == 2


def test_a_damaged_table_is_refused(tmp_path):
    (tmp_path / "retired.toml").write_text("[[retired]]\nid = 1\n")
    with pytest.raises(CorpusError, match=r"retired\.toml"):
        load_retired(tmp_path)
