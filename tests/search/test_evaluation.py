"""The figures over questions with known answers, and the files that such questions are read from."""

import json

import pytest

from agot_judge.citation import CitationId
from agot_judge.errors import CorpusError
from benchmarks.judged_questions import (
    Gold,
    JudgedQuestion,
    Precedence,
    evaluate,
    load_questions,
    stands_above,
)


def graded(paragraph, grade):
    return Gold(CitationId(paragraph), grade)


def pair(above, below):
    return Precedence(tuple(map(CitationId, above.split())), tuple(map(CitationId, below.split())))


def question(query, *deciding, helping=(), edition="2e", overrides=()):
    gold = tuple(graded(id_, 2) for id_ in deciding) + tuple(graded(id_, 1) for id_ in helping)
    return JudgedQuestion(
        id=query, query=query, edition=edition, kind="natural", gold=gold, overrides=overrides
    )


def answering(**found):
    return lambda query, edition: found[query].split()


def test_the_first_deciding_paragraph_counts_and_helping_ones_do_not():
    figures = evaluate(
        answering(first="a b c", third="h b a d", none="x y"),
        [question("first", "a"), question("third", "a", "d", helping=["h"]), question("none", "a")],
    )
    assert figures.questions == 3
    assert figures.first_five == pytest.approx(2 / 3)
    assert figures.mrr10 == pytest.approx((1 + 1 / 3) / 3)
    assert (figures.overrides, figures.overriding_above) == (0, 1)


def test_the_sixth_is_not_among_the_first_five_and_the_eleventh_is_not_counted():
    others = list("bcdefghijk")
    find = answering(sixth=" ".join([*others[:5], "a"]), eleventh=" ".join([*others, "a"]))
    figures = evaluate(find, [question("sixth", "a"), question("eleventh", "a")])
    assert figures.first_five == 0
    assert figures.mrr10 == pytest.approx(1 / 6 / 2)


@pytest.mark.parametrize(
    ("found", "kept"),
    [("over under", True), ("under over", False), ("over", True), ("under", False), ("", True),
     ("x1 under over", False), ("x1 other over under", True)],
)  # fmt: skip
def test_the_overriding_paragraph_stands_above_or_the_overridden_one_is_not_found(found, kept):
    assert stands_above(found.split(), pair("over other", "under")) is kept


def test_pairs_are_counted_over_all_questions():
    figures = evaluate(
        answering(right="over under", wrong="under over", two="a under b"),
        [
            question("right", "over", overrides=(pair("over", "under"),)),
            question("wrong", "over", overrides=(pair("over", "under"),)),
            question("two", "a", overrides=(pair("a", "b"), pair("over", "b"))),
        ],
    )
    assert figures.overrides == 4
    assert figures.overriding_above == 0.5


def test_a_pair_below_the_tenth_place_is_not_looked_at():
    found = " ".join([*map(str, range(10)), "under"])
    assert (
        evaluate(
            answering(deep=found), [question("deep", "0", overrides=(pair("over", "under"),))]
        ).overriding_above
        == 1
    )


def test_a_question_of_any_edition_is_asked_of_all():
    asked = []

    def find(query, edition):
        asked.append((query, edition))
        return ()

    evaluate(find, [question("one", "a", edition="1e"), question("all", "a", edition="any")])
    assert asked == [("one", "1e"), ("all", None)]


def test_nothing_is_measured_without_questions():
    with pytest.raises(ValueError, match="no question"):
        evaluate(lambda query, edition: (), [])


@pytest.fixture
def written(tmp_path, corpus):
    """Writes objects to a file and loads it."""

    def load(*objects):
        path = tmp_path / "asked.jsonl"
        path.write_text("\n".join(json.dumps(one) for one in objects) + "\n\n")
        return load_questions(path, corpus)

    return load


def asked(gold, **more):
    return {"id": "q1", "query": "can he slip past", "edition": "2e", "kind": "natural", "gold": gold} | more


def test_a_paragraph_is_named_by_its_id(written):
    (loaded,) = written(asked([{"paragraph": "2e/rr/stealth/1", "grade": 2}], note="more may be said"))
    assert loaded.gold == (graded("2e/rr/stealth/1", 2),)
    assert loaded.query == "can he slip past"


def test_a_paragraph_is_named_by_words_of_its_source(written, corpus):
    words = "for each character with stealth\n he or she declares"
    file = corpus.document("2e/rr").file
    (loaded,) = written(asked([{"file": file, "snippet": words, "grade": 2}]))
    assert loaded.gold == (graded("2e/rr/stealth/1", 2),)


def test_words_that_stand_in_several_paragraphs_name_them_all_in_this_source_only(written, corpus):
    words = "Clearly display the infinite loop"
    assert {id_.partition("/")[0] for id_ in corpus.find_words(words)} == {"2e", "1e"}
    (loaded,) = written(asked([{"file": corpus.document("1e/faq").file, "snippet": words, "grade": 2}]))
    assert loaded.gold == (graded("1e/faq/2.7/2", 2),)
    (loaded,) = written(
        asked([{"file": corpus.document("2e/rr").file, "snippet": "as much of the claim", "grade": 1}])
    )
    assert {gold.paragraph for gold in loaded.gold} == {
        "2e/rr/intrigue-claim/2",
        "2e/rr/military-claim/2",
        "2e/rr/power-claim/2",
    }


def test_the_higher_grade_of_a_paragraph_named_twice_holds(written, corpus):
    low = {"file": corpus.document("2e/rr").file, "snippet": "is considered bypassed by stealth", "grade": 1}
    (loaded,) = written(asked([{"paragraph": "2e/rr/stealth/1", "grade": 2}, low]))
    assert loaded.gold == (graded("2e/rr/stealth/1", 2),)
    assert loaded.deciding == {"2e/rr/stealth/1"}


def test_pairs_are_named_in_either_form(written, corpus):
    gold = [{"paragraph": "2e/faq/3.3/1", "grade": 2}]
    snippet = {"file": corpus.document("2e/rr").file, "snippet": "any currently valid targets are eligible"}
    (loaded,) = written(
        asked(
            gold,
            overrides=[
                {"above": "2e/faq/3.3/1", "below": snippet},
                {"above": {"paragraph": "2e/faq/3.3/1"}, "below": "2e/rr/target/3"},
            ],
        )
    )
    assert loaded.overrides == (
        pair("2e/faq/3.3/1", "2e/rr/target/4"),
        pair("2e/faq/3.3/1", "2e/rr/target/3"),
    )


def test_ids_without_a_grade_decide(written):
    (loaded,) = written(
        {"id": "r1", "query": "can he slip past", "edition": "2e", "gold_ids": ["2e/rr/stealth/1"]}
    )
    assert loaded.gold == (graded("2e/rr/stealth/1", 2),)
    assert loaded.kind == ""


def test_an_id_without_a_grade_may_be_that_of_an_entry_or_have_its_dashes_elsewhere(written, corpus):
    names = ["2e/rr/1.3/", "2e/faq/the-hand-s-judgment-shadow-events/2"]
    (loaded,) = written({"id": "r1", "query": "his letters", "edition": "2e", "gold_ids": names})
    assert loaded.deciding == {
        *(paragraph.id for paragraph in corpus.entry("2e/rr/1.3").paragraphs),
        "2e/faq/the-hands-judgment-shadow-events/2",
    }


@pytest.mark.parametrize("named", [{"gold_ids": ["2e/rr/stealth/99"]}, {"gold_ids": ["2e/rr/"]}, {}])
def test_a_question_that_no_paragraph_answers_is_refused(written, named):
    with pytest.raises(CorpusError, match="line 1: no paragraph"):
        written({"id": "r1", "query": "can he slip past", "edition": "2e"} | named)


@pytest.mark.parametrize(
    "place",
    [
        {"paragraph": "2e/rr/stealth/99"},
        {"file": "nothing.txt", "snippet": "stealth"},
        {"file": "nothing.txt"},
        {},
    ],
)
def test_a_paragraph_that_is_not_there_is_refused_with_its_line(written, place):
    good = asked([{"paragraph": "2e/rr/stealth/1", "grade": 2}])
    with pytest.raises(CorpusError, match="line 2"):
        written(good, asked([place | {"grade": 2}]))


def test_a_line_that_is_no_question_is_refused_with_its_line(written):
    with pytest.raises(CorpusError, match=r"asked\.jsonl, line 1"):
        written({"query": "without an id"})


def test_a_missing_file_is_refused(tmp_path, corpus):
    with pytest.raises(CorpusError, match="cannot read the questions"):
        load_questions(tmp_path / "absent.jsonl", corpus)
