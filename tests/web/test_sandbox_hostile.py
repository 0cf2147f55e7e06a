"""Building a board from whatever is sent: an answer of ours, and nothing that was typed is lost."""

import pytest
from hypothesis import HealthCheck, given
from hypothesis import strategies as st
from werkzeug.datastructures import MultiDict

from agot_judge.scenario.format import load, read, write
from agot_judge.web.sandbox.building import begun, press
from agot_judge.web.sandbox.shares import board_of, url
from tests.amounts import long
from tests.web.building import TWO_ON_ONE, text_of
from tests.web.filling import follow, visit

names = st.sampled_from(
    [
        *("do", "text", "start", "type", "attacker", "defender", "winner", "first", "title"),
        *("p0-name", "p1-name", "p0-quick", "p1-quick", "p0-claim", "p1-hand", "p0-faction", "p9-quick"),
        *("d0-shown", "d0-str", "d0-icons", "d0-text", "d0-unique", "d0-type", "nonsense"),
    ]
)
values = st.one_of(
    st.sampled_from(
        [
            *("step", "update", "read", "use-form", "use-text", "add-player", "empty", "forget-run"),
            *(
                "remove:0:0",
                "remove:9:9",
                "kneeling:0:0",
                "detach:0:0:5",
                "remove:0:hand:0",
                "more-power:1:99",
            ),
            *(
                "Ann",
                "Bob",
                "none",
                "advance",
                "military",
                "4.2.3",
                "end-of-round",
                "X",
                "-1",
                "9999999999",
                "²",
            ),
            *("Hedge Knight attacking", "Robb Stark", "2 Wolf Commander; hand 4", "Ice on Robb Stark"),
        ]
    ),
    st.text(max_size=30),
)


@long(60, HealthCheck.function_scoped_fixture)
@given(st.lists(st.lists(st.tuples(names, values), max_size=8), min_size=1, max_size=4))
def test_whatever_a_form_sends_the_answer_is_a_page_of_ours_with_a_board_that_reads(client, presses):
    page = visit(client, "/sandbox")
    for fields in presses:
        sent = MultiDict(page.form().fields) if page.has("build") else MultiDict()
        for name, value in fields:
            sent.setlist(name, [value])
        page = follow(client, page.form().action, sent)
        assert page.status in (200, 400)
        assert "Traceback" not in page.text
        if not page.has("build"):
            page = visit(client, page.link("edit"))
        if page.status == 200:
            load(text_of(page))


@long(60)
@given(st.lists(st.tuples(st.sampled_from(["p0-quick", "p1-quick", "do"]), values), max_size=6))
def test_every_board_that_the_form_makes_is_written_and_read_again(presses):
    scenario = begun("duck")
    for name, value in presses:
        built = press(MultiDict([(name, value)]), scenario)
        if not built.wrong:
            scenario = built.scenario
        assert read(write(scenario)) == scenario


def test_a_form_over_the_limit_is_refused_with_a_page_of_ours(client):
    action = visit(client, "/sandbox").form().action
    response = client.post(action, data={"text": "x" * (3 * 1024 * 1024)})
    assert response.status_code == 413
    assert "This is too large" in response.text


def test_a_board_too_long_for_an_address_is_kept_under_a_short_one(client, app):
    words = " ".join(f"{number * 7919 % 100003:x}" for number in range(6000))
    page = visit(client, "/sandbox").press("do", "update", **TWO_ON_ONE)
    long = page.press("do", "read", text=text_of(page) + f'\nnote: "{words}"\n')
    assert long.status == 200
    assert "/sandbox/k/" in long.address
    assert len(long.address) < 60
    stepped = long.press("do", "step")
    assert "/sandbox/k/" in stepped.address
    assert "Bob chooses 1 character" in stepped.words
    answered = stepped.press("answer", "0")
    assert "/sandbox/k/" in answered.address


def test_a_board_too_long_to_keep_says_so_and_stays_as_typed(client):
    page = visit(client, "/sandbox")
    words = " ".join(f"{number * 7919 % 100003:x}" for number in range(60000))
    text = text_of(page) + f'\nnote: "{words}"\n'
    refused = page.press("do", "read", text=text)
    assert refused.status == 400
    assert "too long to save" in refused.words
    assert words in text_of(refused)


@pytest.mark.parametrize(
    "where", ["/sandbox/s/1abc", "/sandbox/s/zzz/edit", "/sandbox/k/nosuchboard", "/sandbox/k/nope/edit"]
)
def test_a_link_that_leads_nowhere_says_so(client, where):
    page = visit(client, where)
    assert page.status == 404
    assert "There is no such board" in page.words


def test_a_link_whose_board_cannot_be_read_opens_its_text_to_be_mended(client, app):
    with app.test_request_context():
        address = url(board_of("edition: 2e\nplayers: {Ann: {}}\n"))
    page = visit(client, address)
    assert page.status == 400
    assert "A game has two players or more" in page.part("text-problems")
    mended = page.press("do", "read", text="edition: 2e\nplayers: {Ann: {}, Bob: {}}\nstart: '4.2'\n")
    assert mended.status == 200
