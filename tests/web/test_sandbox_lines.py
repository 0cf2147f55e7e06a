"""Lines of play: another answer is another line, and the former one stays."""

from html import unescape
from urllib.parse import parse_qs, urlsplit

from hypothesis import given
from hypothesis import strategies as st
from werkzeug.datastructures import MultiDict

from agot_judge.scenario.format import load, read
from agot_judge.web.sandbox.examples import examples
from agot_judge.web.sandbox.line_of_play import play
from agot_judge.web.sandbox.passing import passed_by_all
from agot_judge.web.sandbox.run_text import with_run
from tests.amounts import long
from tests.web.filling import follow, visit
from tests.web.stepping import file_of, open_board, text_of


def test_choosing_otherwise_makes_a_line_and_the_former_one_stays_reachable(saved):
    claim = saved.go("go-back").go("go-back")
    otherwise = claim.go("go-forward").press("answer", "pass")
    assert "Lion of the Rock is killed" in otherwise.words
    assert "Other lines" in otherwise.part("others")
    others = otherwise.text.split('data-testid="others"')[1]
    former = visit(otherwise.client, unescape(others.split('href="')[1].split('"')[0]))
    assert former.part("board") == saved.part("board")
    assert "Other lines" in former.part("others")


def test_the_same_answer_goes_on_along_the_line(saved):
    same = saved.go("go-back").press("answer", "0")
    assert not same.has("others")
    assert same.words == saved.words


def test_after_going_back_nothing_runs_by_itself(client, app):
    page = open_board(client, app, text_of("whole-challenge"))
    played = page.press("answer", "declare", type="military", attacker=["1"]).press("answer", "pass")
    back = played.go("go-back").go("go-back")
    assert "Ann may initiate a challenge, or pass." in back.part("decision")
    other = back.press("answer", "declare", type="military", attacker=["2"])
    assert len(read(file_of(other)).run) == 1


def test_a_move_that_a_run_passed_over_is_written_out_before_another_is_chosen(client, app):
    text = text_of("whole-challenge") + (
        "run:\n  - Ann: {challenge: {type: military, with: [Deck Hand]}}\n  - advance: '4.2.2'\n"
    )
    page = open_board(client, app, text)
    window = next(
        visit(client, page.address.split("?")[0] + f"?at={n}")
        for n in range(1, 30)
        if "Bob may declare defenders."
        in visit(client, page.address.split("?")[0] + f"?at={n}").part("decision")
    )
    defended = window.press("answer", "set", option=["0"])
    run = read(file_of(defended)).run
    assert [type(move).__name__ for move in run] == ["DeclareChallenge", "Pass", "Pass", "Defend"]
    assert "Bob declares Garden Knight" in defended.words


def test_to_the_end_passes_until_somebody_must_choose(client, app):
    page = open_board(client, app, text_of("whole-challenge"))
    page = page.press("answer", "declare", type="military", attacker=["1"]).press("answer", "end")
    assert "Bob chooses 1 character to kill" in page.part("decision")
    ended = page.press("answer", "0").press("answer", "end")
    assert "nothing is left to happen" in ended.part("ended")


def test_the_end_of_duck_can_be_gone_beyond(duck):
    page = duck.press("answer", "set", option=["0", "1"]).press("answer", "0").press("answer", "0")
    ended = page.press("answer", "end")
    assert "step 4.2.6 comes next" in ended.part("ended")
    beyond = ended.press("answer", "go-on")
    assert "4.2.6 Challenge ends" in beyond.words
    assert not beyond.has("go-on")


def test_a_run_that_stops_shows_why_and_goes_on_from_what_is_chosen(client, app):
    text = text_of("two-on-one") + "run:\n  - Bob: {choose: [Gate Guard]}\n"
    page = open_board(client, app, text)
    assert page.status == 200
    assert "A move of this scenario was not made" in page.words
    assert "2 must be chosen, not 1." in page.part("notice")
    chosen = page.press("answer", "set", option=["0", "1"])
    assert "was not made" not in chosen.words


def test_checks_of_a_scenario_that_fail_are_shown(client, app):
    page = open_board(client, app, text_of("two-on-one") + "run:\n  - check: {step: '4.2.5'}\n")
    assert "A check of this scenario does not hold" in page.words


def test_long_lines_leave_the_oldest_of_the_other_lines_out(client, app):
    page = open_board(client, app, text_of("two-on-one"))
    address = page.address.split("?")[0] + "?at=7&" + "&".join("other=1" + "x" * 700 for _ in range(4))
    page = follow(client, address, MultiDict([("answer", "set"), ("option", "0"), ("option", "1")]))
    assert page.status == 200
    assert len("".join(parse_qs(urlsplit(page.address).query).get("other", []))) < 1300


@long(25)
@given(st.data())
def test_another_answer_anywhere_on_a_line_leads_there_and_is_taken(data):
    text = data.draw(st.sampled_from([example.text for example in examples()]))
    loaded = load(text)
    text = with_run(text, loaded.scenario, passed_by_all(play(loaded)))
    line = play(load(text))
    stops = [place for place in line.places.places if place.state.asking is not None]
    place = data.draw(st.sampled_from(stops))
    answers = list(line.board.machine.legal_answers(place.state))
    if not answers:
        return
    answer = data.draw(st.sampled_from(answers))
    changed = with_run(text, line.board.loaded.scenario, line.with_answer(place, answer))
    again = play(load(changed))
    assert again.given[place.decision].answer == answer
    assert [one.answer for one in again.given[: place.decision]] == [
        one.answer for one in line.given[: place.decision]
    ]
