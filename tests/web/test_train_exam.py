"""An exam in the pages, without script: nothing is explained before it is handed in, and then every paragraph is."""

import re
import time

import pytest

from agot_judge.training.exam import drawn, read_code
from agot_judge.training.pool import build, keep
from agot_judge.training.proved import proved
from tests.training.boards import CLAIM, EVENTS, boards
from tests.web.markup import read


@pytest.fixture(scope="module", autouse=True)
def pool(corpus):
    """Every family of these is one that is kept for exams."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("agot_judge.training.exam.is_for_exams", lambda family: True)
        patch.setattr("agot_judge.web.train.exam_views.is_for_exams", lambda family: True)
        made = build(corpus, "2e", boards(CLAIM, EVENTS), proved(corpus, "2e"))
        keep(made)
        yield made


def opened(client, address):
    answer = client.get(address, follow_redirects=True)
    assert answer.status_code == 200
    return answer.request.full_path, read(answer.text)


@pytest.fixture
def exam(client):
    _address, page = opened(client, "/train/exam/new?number=8&minutes=20")
    return page.one(data_testid="code").text, page


def send(client, address, page, **fields):
    """A form's address with its hidden fields and what was pressed."""
    kept = {
        one.attributes["name"]: one.attributes["value"]
        for one in page.one("form", data_testid=fields.pop("form", "question")).all("input")
        if one.attributes.get("type") == "hidden"
    }
    return client.get(address.partition("?")[0], query_string=kept | fields, follow_redirects=True)


def answered(client, page, exercise, is_right):
    """The page that comes after an exercise of an exam was answered, its paragraph too where it is asked for."""
    here = page.address
    fields: dict[str, object]
    if exercise.takes == "order":
        order = exercise.key if is_right else exercise.key[::-1]
        fields = {f"o{place}": str(rank) for rank, place in enumerate(order, 1)}
    elif is_right:
        fields = {"a": list(exercise.key)}
    else:
        fields = {"a": next(place for place in range(len(exercise.choices)) if place not in exercise.key)}
    answer = send(client, here, page.root, **fields)
    following = read(answer.text)
    if following.all("form", data_testid="cite"):
        answer = send(client, answer.request.full_path, following, form="cite", c="9")
        following = read(answer.text)
    return Seen(answer.request.full_path, following)


class Seen:
    """A page with its address."""

    def __init__(self, address, root):
        self.address, self.root = address, root


def test_an_exam_is_answered_question_by_question_and_explained_only_at_the_end(client, pool, exam):
    code, cover = exam
    exercises = drawn(pool, read_code(code))
    seen = Seen(*opened(client, cover.one("a", data_testid="begin").attributes["href"]))
    assert "20 min left" in seen.root.one(data_testid="clock").text
    for number, one in enumerate(exercises):
        shown = seen.root.one(data_testid="exam-question")
        assert one.prompt in shown.text
        assert not seen.root.all(data_testid="result")
        seen = answered(client, seen, one, is_right=number != 0)
    everything = seen.root.one(data_testid="exam-all")
    assert f"{len(exercises)} of {len(exercises)} answered" in everything.text
    _, result = opened(client, everything.one("a", data_testid="hand-in").attributes["href"])
    lines = result.all(data_testid="line")
    assert len(lines) == len(exercises)
    assert "Wrong." in lines[0].text
    for line, one in zip(lines, exercises, strict=True):
        assert one.choices[one.key[0]].text in line.text
        assert line.all("a")[0].attributes["href"].partition("#")[0].endswith(one.best)
    assert "It certifies nothing" in result.one(data_testid="exam-result").text
    practise = result.one(data_testid="next").all("a")[0].attributes["href"]
    assert client.get(practise).status_code == 302
    explained = lines[0].all("a")[-1].attributes["href"]
    _, page = opened(client, explained)
    assert page.one(data_testid="result").attributes["data-result"] == "wrong"


def test_a_question_is_marked_and_an_answer_changed_before_it_is_handed_in(client, pool, exam):
    _code, cover = exam
    begin = cover.one("a", data_testid="begin").attributes["href"]
    address, page = opened(client, begin)
    marked = client.get(f"{address}&mark=1", follow_redirects=True)
    page = read(marked.text)
    assert page.one("button", data_testid="mark").text == "Marked"
    _, everything = opened(client, page.one("a", data_testid="all").attributes["href"])
    assert "1: open, marked" in everything.one(data_testid="exam-all").text


def test_when_the_time_is_up_what_was_answered_counts(client, exam):
    code, _ = exam
    address, page = opened(client, f"/train/exam/{code}?t={int(time.time()) - 3600}&q=1&s=0.0")
    assert "/result?" in address
    assert "The time was up" in page.one(data_testid="exam-result").text


def test_the_sheet_has_the_boards_and_no_answer_and_its_key_has_the_paragraphs(client, pool, exam):
    code, _cover = exam
    exercises = drawn(pool, read_code(code))
    for variant in "AB":
        _, sheet = opened(client, f"/train/exam/{code}/sheet?variant={variant}")
        _, key = opened(client, f"/train/exam/{code}/key?variant={variant}")
        questions = sheet.one(data_testid="sheet-page")
        assert f"Variant {variant}" in questions.text
        assert all(one.prompt in questions.text for one in exercises)
        assert "RR Save ¶1" not in questions.text
        answers = key.all(data_testid="answer")
        assert len(answers) == len(exercises)
        for question, answer in zip(sheet.all("li", _class="paper__question"), answers, strict=True):
            found = re.match(r"(\d+)\. (\w)", answer.text)
            assert found is not None
            number, letter = found.groups()
            assert question.text.startswith(f"{number}. ")
            if not question.all("p", _class="small") or "number" not in question.text:
                offered = {
                    one.text.partition(" ")[0]: one.text.partition(" ")[2]
                    for one in question.one("ul").all("li")
                }
                assert offered.get(letter, "") in answer.text
    assert opened(client, f"/train/exam/{code}/sheet")[1].all("a", data_testid="other")


def test_an_exam_of_another_version_says_so(client, exam):
    code, _ = exam
    other = code[:-6] + "ffffff"
    assert "made anew" in opened(client, f"/train/exam/{other}")[1].one(data_testid="changed").text
    other = code[:-13] + "ffffff-" + code[-6:]
    assert (
        "documents have changed" in opened(client, f"/train/exam/{other}")[1].one(data_testid="changed").text
    )


@pytest.mark.parametrize("code", ["x", "2e-all-0-30-45-7-abcdef-abcde", "2e-none-0-30-45-7-abcdef-abcdef"])
def test_a_code_that_is_none_is_not_found_and_says_why(client, code):
    answer = client.get(f"/train/exam/{code}")
    assert answer.status_code == 404
    assert "exam" in answer.text


@pytest.mark.parametrize(
    "query",
    ["t=x&q=1", "t=1&q=1&s=9.8.7", "t=1&q=99&s=zzz", "t=99999999999&q=1&s=0c9m.&cite=1", "t=0&a=9&q=1"],
)
def test_an_address_of_an_exam_that_means_nothing_is_harmless(client, exam, query):
    code, _ = exam
    assert client.get(f"/train/exam/{code}?{query}").status_code in (200, 302)
    assert client.get(f"/train/exam/{code}/result?{query}").status_code == 200


def test_train_leads_to_the_exam_and_its_form_draws_one(client):
    _, page = opened(client, "/train")
    _, form = opened(client, page.one("a", data_testid="exam-link").attributes["href"])
    assert form.one("form", data_testid="draw").attributes["action"] == "/train/exam/new"
    assert "a third as many questions more" in form.one(data_testid="second-part").text
    for wrong in ("number=0", "number=x&minutes=-1", "level=77", "number=60&minutes=240"):
        assert client.get(f"/train/exam/new?{wrong}", follow_redirects=True).status_code == 200
    assert client.get("/train/exam/new?blueprint=none").status_code == 404
