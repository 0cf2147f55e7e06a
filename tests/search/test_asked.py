"""The phrases by which players ask, and the words that they use for one another: well-formed, and of this corpus."""

import pytest

from agot_judge.errors import CorpusError
from agot_judge.search.analysis import stems
from agot_judge.search.asked import asked_files, load_asked, phrases_in
from agot_judge.search.thesaurus import Thesaurus, thesaurus

COPIED = 12
"""So many words in a row are a copy, not how a player asks."""


def test_every_paragraph_that_is_asked_for_exists(corpus):
    unknown = [id_ for id_ in load_asked() if id_ not in corpus]
    assert not unknown


@pytest.mark.parametrize("path", asked_files(), ids=lambda path: path.stem)
def test_no_phrase_stands_twice_for_a_paragraph(path):
    for id_, phrases in phrases_in(path).items():
        assert len({stems(phrase) for phrase in phrases}) == len(phrases), id_


def test_no_phrase_copies_its_paragraph(corpus):
    for id_, phrases in load_asked().items():
        text = " ".join(stems(corpus.paragraph(id_).text))
        for phrase in phrases:
            words = stems(phrase)
            runs = [" ".join(words[at : at + COPIED]) for at in range(len(words) - COPIED + 1)]
            assert not any(run in text for run in runs), (id_, phrase)
            assert " ".join(words) != text, (id_, phrase)


@pytest.mark.parametrize("text", ["not toml", "a = 1", 'a = ["x", 2]', 'a = [""]'])
def test_a_file_of_another_form_is_refused(tmp_path, text):
    path = tmp_path / "asked.toml"
    path.write_text(text)
    with pytest.raises(CorpusError, match=r"asked\.toml"):
        phrases_in(path)


def test_what_stands_in_a_group_may_be_said_for_one_another():
    words = Thesaurus([["kneel", "tap"], ["tap", "exhausted"], ["return", "pick up"]])
    assert set(words.others(stems("taps"))) == {stems("kneel"), stems("exhausted")}
    assert words.others(stems("kneeling")) == (stems("tap"),)
    assert words.others(stems("pick up")) == (stems("return"),)
    assert words.others(("nothing",)) == ()


def test_members_of_several_words_are_seen_in_a_question():
    words = Thesaurus([["return", "pick up"], ["reserve", "hand size", "hand size limit"]])
    assert words.several_words(stems("can I pick up my hand size limit")) == (
        stems("pick up"),
        stems("hand size limit"),
    )


def test_the_projects_own_thesaurus_knows_table_talk():
    assert stems("duplicate") in thesaurus().others(stems("dupe"))
    assert stems("kneel") in thesaurus().others(stems("taps"))


def test_the_first_of_a_group_is_the_word_of_the_rules():
    words = Thesaurus([["kneel", "tap"], ["sacrifice", "sac"]])
    assert words.heads(stems("tap")) == (stems("kneel"),)
    assert words.heads(stems("nothing")) == ()
