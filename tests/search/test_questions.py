"""The project's own questions are well formed: what a search reaches on them is measured elsewhere."""

import json
from pathlib import Path

from benchmarks.judged_questions import EVERY_EDITION, load_questions

QUESTIONS = Path(__file__).parent / "data" / "questions.jsonl"


def test_every_question_is_read_and_every_paragraph_exists(corpus):
    assert load_questions(QUESTIONS, corpus)


def test_no_id_and_no_question_comes_twice(corpus):
    questions = load_questions(QUESTIONS, corpus)
    assert len({question.id for question in questions}) == len(questions)
    assert len({question.query.casefold() for question in questions}) == len(questions)


def test_something_decides_each_question_and_grades_are_1_or_2(corpus):
    for question in load_questions(QUESTIONS, corpus):
        assert question.deciding, question.id
        assert {gold.grade for gold in question.gold} <= {1, 2}, question.id


def test_no_paragraph_is_graded_twice_for_a_question():
    for line in QUESTIONS.read_text().splitlines():
        named = [gold["paragraph"] for gold in json.loads(line)["gold"]]
        assert len(set(named)) == len(named), line


def test_the_edition_is_that_of_the_paragraphs(corpus):
    editions = {document.edition for document in corpus.documents()}
    for question in load_questions(QUESTIONS, corpus):
        assert question.edition in {*editions, EVERY_EDITION}, question.id
        assert question.kind in {"natural", "keyword", "card", "cross"}, question.id
        found = {corpus.document_of(gold.paragraph).edition for gold in question.gold}
        assert question.edition == EVERY_EDITION or found == {question.edition}, question.id


def test_what_overrides_and_what_is_overridden_belong_to_the_answer(corpus):
    for question in load_questions(QUESTIONS, corpus):
        of_the_answer = {gold.paragraph for gold in question.gold}
        for precedence in question.overrides:
            assert set(precedence.above) <= question.deciding, question.id
            assert set(precedence.below) <= of_the_answer, question.id


def test_the_printed_page_alone_decides_nothing(corpus):
    """The text that is kept up to date says the same."""
    for question in load_questions(QUESTIONS, corpus):
        assert any(corpus.document_of(id_).id != "2e/rr-p23" for id_ in question.deciding), question.id
