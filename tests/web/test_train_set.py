"""An instructor's set in the pages, without script: chosen, shared, answered, printed, taken to Anki, and loaded again."""

import csv
import io

import pytest

from agot_judge.training.pool import build, keep
from agot_judge.training.proved import proved
from agot_judge.training.sets.reading import read_set
from agot_judge.web.train.choosing import Asked, fitting
from tests.training.boards import CLAIM, EVENTS, boards
from tests.training.test_worth_asking import PLOTS
from tests.web.markup import read


@pytest.fixture(scope="module", autouse=True)
def pool(corpus):
    made = build(corpus, "2e", boards(CLAIM, EVENTS), proved(corpus, "2e"))
    keep(made)
    return made


@pytest.fixture
def chosen(pool):
    return fitting(pool, Asked())[:3]


@pytest.fixture
def made(client, chosen):
    """The address of a set of three."""
    form = {"title": "First evening", "introduction": "Saves & more", "x": [one.id for one in chosen]}
    answer = client.post("/train/set", data=form)
    assert answer.status_code == 302
    return answer.headers["Location"]


def test_exercises_are_found_by_lesson_kind_and_paragraph_and_what_is_ticked_stays(client, pool):
    page = read(client.get("/train/set/new").text)
    offered = page.one(data_testid="offered").all("input")
    assert len(offered) == len(fitting(pool, Asked()))
    first = offered[0].attributes["value"]
    page = read(client.get(f"/train/set/new?kind=paragraph&x={first}&title=Mine").text)
    kinds = {
        pool.exercise(one.attributes["value"]).kind for one in page.one(data_testid="offered").all("input")
    }
    assert kinds == {"paragraph"}
    assert [one.attributes["value"] for one in page.one(data_testid="chosen").all("input")] == [first]
    page = read(client.get("/train/set/new?about=2e/rr/renown").text)
    for one in page.one(data_testid="offered").all("input"):
        assert any(
            cite.startswith("2e/rr/renown/") for cite in pool.exercise(one.attributes["value"]).accepted
        )


def test_a_set_is_answered_from_its_link_one_after_the_other(client, made, chosen):
    page = read(client.get(made).text)
    assert "First evening" in page.text
    address = page.one("a", data_testid="begin").attributes["href"]
    for _number, one in enumerate(chosen, 1):
        question = read(client.get(address).text)
        assert question.one(data_testid="exercise").attributes["data-id"] == one.id
        fields = (
            {f"o{place}": rank for rank, place in enumerate(one.key, 1)}
            if one.takes == "order"
            else {"a": list(one.key)}
        )
        explained = read(client.get(address, query_string=fields | {"c": one.best}).text)
        assert explained.one(data_testid="result").attributes["data-result"] == "right"
        address = explained.one("a", data_testid="next").attributes["href"]
    assert address == made
    assert client.get(f"{made}/99").status_code == 404


def test_a_set_is_taken_as_a_file_and_loaded_again(client, made):
    text = client.get(f"{made}/set.yaml").text
    assert read_set(text).introduction == "Saves & more"
    assert client.post("/train/set/load", data={"text": text}).headers["Location"] == made
    for name in ("set.yaml", "set.zip"):
        sent = {"file": (io.BytesIO(client.get(f"{made}/{name}").data), name)}
        answer = client.post("/train/set/load", data=sent, content_type="multipart/form-data")
        assert answer.headers["Location"] == made, name


def test_a_zip_of_scenarios_becomes_a_set(client):
    import zipfile

    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        archive.writestr("plots.yaml", PLOTS)
    out.seek(0)
    sent = {"file": (out, "boards.zip")}
    answer = client.post("/train/set/load", data=sent, content_type="multipart/form-data")
    assert answer.status_code == 302
    assert "boards" in read(client.get(answer.headers["Location"]).text).one("h1").text


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "Nothing was sent."),
        (
            "title: x\nexercises:\n  - kind: nxt\n",
            "line 3: Exercise 1: kind cannot be 'nxt'. Did you mean 'next'?",
        ),
        (CLAIM, "This is a scenario and no set."),
        (
            'exercises:\n  - {kind: next, scenario: "edition: 2e\\nplayers: {}"}',
            "line 2: Exercise 1: nothing can be asked",
        ),
    ],
)
def test_a_set_that_is_wrong_says_the_place_and_keeps_what_was_typed(client, text, said):
    answer = client.post("/train/set/load", data={"text": text})
    assert answer.status_code == 400
    page = read(answer.text)
    assert said in page.one(data_testid="problems").text
    if text:
        assert text.split()[0] in page.one(data_testid="load").text


def test_nothing_ticked_makes_no_set(client):
    answer = client.post("/train/set", data={"title": "x"})
    assert answer.status_code == 400
    assert "Nothing is ticked" in answer.text


def test_a_doubt_of_the_engine_is_shown_beside_the_answer(client, pool):
    """What its writer insists on is marked: it is not proved."""
    indented = "\n".join(f"      {line}" for line in CLAIM.splitlines())
    text = (
        "exercises:\n  - kind: next\n    place: 1\n    options: [it dies, it stays]\n    key: it dies\n"
        f"    explain: Look at the save.\n    insist: yes\n    scenario: |\n{indented}\n"
    )
    address = client.post("/train/set/load", data={"text": text}).headers["Location"]
    assert "not proved" in client.get(address).text
    page = read(client.get(f"{address}/1?a=0&c=").text)
    assert "The engine says otherwise" in page.one(data_testid="doubt").text
    assert page.one(data_testid="explain").text == "Look at the save."


def test_a_set_is_printed_with_its_key_in_four_variants(client, made, chosen, corpus):
    for variant in "AD":
        sheet = client.get(f"{made}/sheet?variant={variant}").text
        key = read(client.get(f"{made}/key?variant={variant}").text)
        assert all(one.prompt in read(sheet).text for one in chosen)
        for one in chosen:
            assert corpus.cite_label(one.best) in key.text


def test_the_file_for_anki_has_a_note_for_each_exercise(client, made, chosen, corpus):
    lines = client.get(f"{made}/set.tsv").text.splitlines()
    assert lines[:4] == ["#separator:tab", "#html:true", "#guid column:1", "#tags column:5"]
    notes = list(csv.reader(lines[4:], delimiter="\t"))
    assert len(notes) == len(chosen)
    for (guid, front, back, source, tags), one in zip(notes, chosen, strict=True):
        assert guid == f"agot-judge-{one.id}"
        assert read(f"<div>{front}</div>").text.endswith(one.choices[-1].text)
        assert one.prompt in read(f"<div>{front}</div>").text
        assert one.choices[one.key[0]].text in read(f"<div>{back}</div>").text
        assert source == corpus.cite_label(one.best)
        assert "agot-judge" in tags.split()


def test_its_text_can_be_changed(client, made):
    page = read(client.get(f"{made}/change").text)
    assert "title: First evening" in page.one(data_testid="load").text


@pytest.mark.parametrize("rest", ["", "/1", "/set.yaml", "/set.zip", "/set.tsv", "/sheet", "/key", "/change"])
def test_an_address_that_was_cut_off_leads_to_no_set(client, made, rest):
    assert client.get(f"/train/set/s/1nothing{rest}").status_code == 404
