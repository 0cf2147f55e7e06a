"""Lines of play: another answer is another line, and the former one stays."""

import re
from html import unescape
from urllib.parse import parse_qs, urljoin, urlsplit

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
    assert "Lines of play · this is line 2 of 2" in otherwise.part("others")
    others = otherwise.text.split('data-testid="others"')[1]
    former = visit(otherwise.client, unescape(others.split('href="')[1].split('"')[0]))
    assert former.part("board") == saved.part("board")
    assert "Lines of play · this is line 1 of 2" in former.part("others")


def lines_of(page):
    """The addresses in the tree of lines, by their words."""
    tree = page.text.split('data-testid="others"')[1].split("</section>")[0]
    found = re.findall(r'href="([^"]+)"[^>]*>(.*?)</a>', tree)
    return {words: urljoin(page.address, unescape(href)) for href, words in found}


def test_the_lines_are_a_tree_in_words_and_each_says_where_it_first_differs(saved):
    otherwise = saved.go("go-back").press("answer", "pass")
    tree = otherwise.part("others")
    assert "Bob chooses Lion of the Rock and Gate Guard for military claim" in tree
    assert (
        tree.index("for military claim") < tree.index("Bob discards a duplicate") < tree.index("Bob passes")
    )
    assert "{" not in tree
    compared = otherwise.part("compare")
    assert "The same up to line 10 of the trace" in compared
    assert "here Bob passes. Line 1 Bob discards a duplicate to save Lion of the Rock." in compared


def test_a_line_is_named_made_the_first_and_deleted(saved):
    otherwise = saved.go("go-back").press("answer", "pass")
    naming = [form for form in otherwise.forms if "name" in form.fields and form.fields.get("number") == "2"]
    sent = MultiDict([("number", "2"), ("name", "No save")])
    named = follow(otherwise.client, urljoin(otherwise.address, naming[0].action), sent)
    assert "Line 2: No save shown here" in named.part("others")
    first = visit(named.client, lines_of(named)["Make it line 1"])
    assert "Line 1: No save shown here" in first.part("others")
    there = visit(first.client, lines_of(first)["Line 2"])
    assert "Line 1: No save" in there.part("others")
    assert "this is line 2 of 2" in there.part("others")
    assert there.part("board") == saved.part("board")
    gone = visit(there.client, lines_of(there)["Delete"])
    assert not gone.has("others")
    assert gone.part("board") == saved.part("board")


def test_a_third_line_stands_beside_the_other_two(saved):
    two = saved.go("go-back").press("answer", "pass")
    ended = two.go("go-back").press("answer", "0")
    assert "this is line" in ended.part("others")
    third = saved.press("answer", "0").go("go-back").press("answer", "1")
    assert "this is line 2 of 2" in third.part("others")
    assert "Ann chooses renown to be processed next" in third.part("others")


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
    assert "A move of this line was not made" in page.words
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
