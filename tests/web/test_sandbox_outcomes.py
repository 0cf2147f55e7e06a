"""Does it matter? All outcomes from a place of a board, without script."""

import pytest

from agot_judge.storage import ScenarioStore
from agot_judge.web.sandbox.packing import pack
from tests.scenario.test_exploring import BOARD, ORDERED
from tests.web.filling import visit
from tests.web.stepping import open_board


def outcomes_of(client, app, text, question="", at=""):
    """The page of all outcomes of a board, reached by its button."""
    page = open_board(client, app, text)
    return (visit(client, f"{page.address.partition('?')[0]}?at={at}") if at else page).ask(question)


def test_it_matters_and_each_outcome_can_be_gone_to(client, app):
    page = outcomes_of(client, app, BOARD)
    assert page.status == 200
    assert page.part("verdict") == "It matters: 6 lines of legal play come to 6 different outcomes."
    assert page.part("order") == "The order of the same moves never matters."
    assert "Rose.zone dead" in " ".join(page.words.split())
    link = (
        page.text.split('data-testid="go-there"')[0]
        .rsplit('href="', 1)[1]
        .split('"')[0]
        .replace("&amp;", "&")
    )
    board = visit(client, link)
    assert board.status == 200
    assert "nothing is left to happen" in board.words or "comes next" in board.words


def test_a_question_tells_fewer_apart_and_stays_in_its_field(client, app):
    page = outcomes_of(client, app, BOARD, "challenge.winner")
    assert (
        page.part("verdict") == "It does not matter: every line of legal play (6) comes to the same outcome."
    )
    assert 'value="challenge.winner"' in page.text


def test_an_order_that_matters_is_shown_beside_the_other(client, app):
    page = outcomes_of(client, app, ORDERED, "cards.Hound.kneeling")
    assert page.part("order").startswith("The order of the same moves matters")
    two = page.part("two-orders")
    one, other = two.split("Comes to outcome 2")
    assert (one.index("Hill") < one.index("Vale")) is not (other.index("Hill") < other.index("Vale"))


def test_a_question_that_cannot_be_read_says_what_was_meant(client, app):
    page = outcomes_of(client, app, BOARD, "cards.Rosie.zone")
    assert page.status == 400
    assert "This question cannot be read" in page.words
    assert "Did you mean 'Rose'?" in page.words
    assert 'value="cards.Rosie.zone"' in page.text


def test_a_bound_that_is_hit_is_said(client, app, monkeypatch):
    monkeypatch.setattr("agot_judge.web.sandbox.outcomes_page.MOST_STATES", 3)
    page = outcomes_of(client, app, BOARD)
    assert "There is more than this page follows" in page.words


@pytest.mark.parametrize("question", ["<script>", '"', "cards..zone", "," * 50, "x" * 5000])
def test_no_question_does_harm(client, app, question):
    page = outcomes_of(client, app, BOARD, question)
    assert page.status == 400
    assert "<script>x" not in page.text


@pytest.mark.parametrize("at", ["", "0", "1"])
def test_where_nobody_decides_the_outcome_is_where_the_board_ends(client, app, at):
    page = outcomes_of(
        client, app, "edition: 2e\nplayers: {Ann: {}, Bob: {}}\nstart: {end-of-phase: taxation}\n", at=at
    )
    assert page.status == 200
    assert page.part("verdict").startswith("It does not matter")


def test_from_a_place_before_the_first_decision_no_move_of_the_line_is_kept(client, app):
    page = outcomes_of(client, app, f"{BOARD}run:\n  - Bob: {{choose: Thorn}}\n", at="0")
    assert page.part("verdict") == "It matters: 6 lines of legal play come to 6 different outcomes."
    links = page.text.split('data-testid="go-there"')[:-1]
    for link in (one.rsplit('href="', 1)[1].split('"')[0].replace("&amp;", "&") for one in links):
        assert "was not made" not in visit(client, link).words


def test_a_page_that_is_only_looked_at_finds_no_outcomes(client, app):
    page = open_board(client, app, BOARD)
    asked = visit(client, f"{page.address.partition('?')[0]}/outcomes")
    assert asked.status == 200
    assert not asked.has("verdict")
    assert asked.ask().part("verdict").startswith("It matters")


@pytest.fixture
def saved(monkeypatch):
    """What is saved, with an address that has room for nothing."""
    texts = []
    monkeypatch.setattr("agot_judge.web.sandbox.shares.FITS", 0)
    keep = ScenarioStore.save

    def note(self, text, title, parent=None, client=""):
        texts.append(text)
        return keep(self, text, title, parent, client)

    monkeypatch.setattr(ScenarioStore, "save", note)
    return texts


def test_outcomes_of_a_long_board_are_saved_when_somebody_goes_there(client, app, saved):
    page = open_board(client, app, BOARD)
    saved.clear()
    outcomes = page.ask()
    assert outcomes.part("verdict").startswith("It matters")
    assert saved == []
    chosen = next(value for form in outcomes.forms for name, value in form.buttons if name == "line")
    board = outcomes.press("line", chosen)
    assert board.status == 200
    assert len(saved) == 1
    assert "was not made" not in board.words
    assert "nothing is left to happen" in board.words or "comes next" in board.words


def test_another_line_of_a_long_board_is_saved_when_somebody_goes_there(client, app, saved):
    page = open_board(client, app, BOARD)
    first = page.press("option", page.form("answer").boxes["option"]) if page.form("answer").boxes else None
    start = page.address.partition("?")[0]
    packed = pack("run:\n  - Bob: {choose: Thorn}\n")
    saved.clear()
    beside = visit(client, f"{start}?other={packed}")
    assert beside.has("others")
    assert saved == []
    taken = beside.press("line", packed)
    assert taken.status == 200
    assert len(saved) == 1
    assert "Thorn" in saved[0].partition("run:")[2]
    assert first is None or first.status == 200


def test_a_line_that_does_not_fit_the_board_is_refused(client, app):
    page = open_board(client, app, BOARD)
    for line in ("", "nonsense", pack("run:\n  - Bob: {choose: Nobody}\n")):
        response = client.post(f"{page.address.partition('?')[0]}/line", data={"line": line})
        assert response.status_code in (303, 400, 404)


def test_what_takes_too_long_says_what_was_spent_and_how_to_ask_for_less(client, app, monkeypatch):
    page = open_board(client, app, BOARD)
    monkeypatch.setattr("agot_judge.web.limits.MOST_STEPS", 5)
    asked = page.ask()
    assert asked.status == 413
    assert "This takes too long" in asked.words
    assert "it was ended after 5 steps" in asked.words
    assert "agot-judge explore" in asked.words


def test_outcomes_that_are_broken_off_are_shown_as_far_as_they_were_found(client, app, monkeypatch):
    page = open_board(client, app, BOARD)
    monkeypatch.setattr("agot_judge.web.limits.MOST_STEPS", 45)
    asked = page.ask()
    assert asked.status == 200
    assert "There is more than this page follows" in asked.words
    assert "steps that this page may take" in asked.words
    assert "agot-judge explore" in asked.words
