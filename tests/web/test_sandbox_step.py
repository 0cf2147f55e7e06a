"""Stepping a board: every place is an address, every answer a move of the scenario, another answer another line."""

import pytest
from hypothesis import HealthCheck, given
from hypothesis import strategies as st
from werkzeug.datastructures import MultiDict

from agot_judge.errors import OutOfBudget
from agot_judge.scenario.execution import run_text
from agot_judge.scenario.format import load, read
from agot_judge.web.sandbox.decision_view import decision_view
from agot_judge.web.sandbox.examples import examples
from agot_judge.web.sandbox.line_of_play import play
from agot_judge.web.sandbox.run_text import with_run
from tests.amounts import long
from tests.web.building import open_text
from tests.web.filling import follow, visit
from tests.web.stepping import file_of, open_board, text_of

# ---- where one stands -------------------------------------------------------------------------------------------


def test_a_board_opens_at_its_first_decision_with_the_trace_before_it(duck):
    assert "Bob chooses 2 different characters to kill (claim 2)." in duck.part("decision")
    assert "RR Military Claim ¶1" in duck.part("decision")
    assert "4.2.2 Compare STR to determine challenge winner" in duck.part("line-1")
    assert "RR 4.2.2 ¶1" in duck.part("line-1")
    assert "line 7 of 7" in duck.part("trace")


def test_the_state_stands_beside_it(duck):
    board = duck.part("board")
    assert "Military challenge : Ann 8 against Bob 2 Ann wins by 6" in board
    for words in (
        "Wolf Commander",
        "renown",
        "kneeling",
        "attacking",
        "Lion of the Rock",
        "duplicate 1",
        "Hand 4",
    ):
        assert words in board


def test_what_just_changed_is_marked_with_old_and_new_number(saved):
    board = saved.part("board")
    assert "Dead pile was 0 1" in board
    assert "Dead pile: Gate Guard" in board
    assert "Discard pile was 0 1" in board
    assert "Discard pile: Lion of the Rock#2" in board
    assert "duplicate 1 → 0" in board
    assert "Bob was 2 0" in board


def test_the_open_windows_stand_innermost_first(duck):
    page = duck.press("answer", "set", option=["0", "1"])
    windows = page.part("windows")
    inner = windows.index("Interrupts (“would”, saves, cancels) before: Lion of the Rock is killed (claim)")
    outer = windows.index("The claim result (military, 2) is applied to Bob")
    assert inner < outer
    assert "RR Triggering Condition ¶5" in windows


def test_back_and_forward_go_from_decision_to_decision_and_each_place_has_an_address(saved):
    back = saved.go("go-back")
    assert "About to happen: Lion of the Rock is killed" in back.part("decision")
    assert "Bob: interrupt?" in back.part("decision")
    assert "chosen on this line" in back.part("choice-0")
    again = visit(back.client, back.address)
    assert again.words == back.words
    forward = back.go("go-forward")
    assert forward.words == saved.words
    first = back.go("go-first")
    assert "Nothing to decide here." in first.part("decision")
    assert first.go("go-last").words == saved.words


def test_every_line_of_the_trace_is_a_place_to_stand(saved):
    lines = [href for href in saved.links("?at=") if "&" not in href]
    assert len(lines) > 14
    for number in range(1, 16):
        page = visit(saved.client, saved.address.split("?")[0] + f"?at={number}")
        assert page.status == 200
        assert f"line {number} of 15" in page.part("trace")


@pytest.mark.parametrize("at", ["", "999999", "-3", "nonsense", "3.7", "²", "7.2"])
def test_a_place_that_is_not_on_the_line_is_the_nearest_or_the_last(duck, at):
    page = visit(duck.client, duck.address.split("?")[0] + f"?at={at}")
    assert page.status == 200


def test_the_ribbon_marks_the_step_and_leads_to_the_steps_of_the_line(duck):
    ribbon = duck.part("ribbon")
    assert ribbon.startswith(
        "Plot Draw Marshaling Challenges Dominance Standing Taxation 4.1 window 4.2 window 4.2.1"
    )
    here = duck.text.split('aria-current="step"')[1][:200]
    assert 'href="?at=6" title="Apply claim result"' in here


def test_an_action_window_is_marked_on_the_ribbon_and_says_who_passed(client, app):
    page = open_board(client, app, text_of("whole-challenge"))
    page = page.press("answer", "declare", type="military", attacker=["1"])
    assert "Action window after 4.2" in page.part("windows")
    page = page.press("answer", "pass")
    assert "Action window after 4.2 (Ann passed)" in page.part("windows")
    assert "Action window after attackers are declared" in page.text.split('aria-current="step"')[1][:200]


# ---- answers ----------------------------------------------------------------------------------------------------


def test_an_answer_is_a_move_of_the_scenario_and_the_file_runs_alike(saved):
    text = file_of(saved)
    assert [type(move).__name__ for move in read(text).run] == ["Choose", "Use"]
    result = run_text(text)
    assert result.ok
    line = play(load(text))
    played = line.board.machine.trace(line.places.places[-1].state)
    assert [one.text for one in result.trace] == [one.text for one in played]


def test_a_declaration_takes_attackers_and_whom_they_bypass(client, app):
    page = open_board(client, app, text_of("whole-challenge"))
    target = next(value for value in page.form("answers").options["stealth-1"] if value)
    declared = page.press("answer", "declare", type="military", attacker=["1", "2"], stealth_1=target)
    assert declared.status == 200
    assert "Garden Knight is bypassed by stealth" in declared.words
    refused = page.press("answer", "declare", type="intrigue", attacker=["1"])
    assert refused.status == 400
    assert "Salt Captain does not have the intrigue challenge icon." in refused.part("notice")
    assert "RR 4.2 ¶7" in refused.part("notice")


def test_the_judge_says_what_fell_at_random(client, app):
    page = open_board(client, app, text_of("intrigue-at-random")).press("answer", "0")
    assert "The judge says" in page.part("decision")
    fallen = page.press("answer", "set", option=["0", "2"])
    assert "Discard pile was 0 2" in fallen.part("board")
    assert "random: [Raven, Levy]" in file_of(fallen)


def test_forced_abilities_are_put_in_order_by_buttons(client, app):
    forced = "{kind: reaction, forced: true, trigger: {event: lose challenge, player: you}, effects: [{do: kneel, on: self}]}"
    text = (
        "edition: 2e\nplayers:\n  Ann: {play: [{Ser: attacking}]}\n  Bob: {play: [Gate, Moat]}\ncards:\n"
        f"  Ser: {{type: character, str: 2}}\n  Gate: {{type: location, abilities: [{forced}]}}\n"
        f"  Moat: {{type: location, abilities: [{forced}]}}\n"
        "challenge: {type: power, attacker: Ann, defender: Bob}\nstart: duck\n"
    )
    page = open_board(client, app, text)
    assert "Gate, then Moat" in page.words
    ordered = page.press("answer", "1,0")
    assert "Ann orders: Moat, Gate." in ordered.words


def test_many_forced_abilities_are_put_in_order_by_places(client, app):
    forced = "{kind: reaction, forced: true, trigger: {event: lose challenge, player: you}, effects: [{do: kneel, on: self}]}"
    names = ["Gate", "Moat", "Tower", "Well"]
    defined = "".join(f"  {name}: {{type: location, abilities: [{forced}]}}\n" for name in names)
    text = (
        f"edition: 2e\nplayers:\n  Ann: {{play: [{{Ser: attacking}}]}}\n  Bob: {{play: [{', '.join(names)}]}}\n"
        f"cards:\n  Ser: {{type: character, str: 2}}\n{defined}"
        "challenge: {type: power, attacker: Ann, defender: Bob}\nstart: duck\n"
    )
    page = open_board(client, app, text)
    twice = page.press("answer", "places", place_0="2", place_1="2")
    assert twice.status == 400
    assert "Two stand in the same place." in twice.part("notice")
    ordered = page.press("answer", "places", place_0="4", place_1="3", place_2="2", place_3="1")
    assert "Ann orders: Well, Tower, Moat, Gate." in ordered.words


def test_a_keyword_that_is_used_by_default_can_be_declined_afterwards(saved):
    renown = saved.press("answer", "1")
    assert "Ann may use renown: Wolf Commander." in renown.part("decision")
    declined = renown.press("answer", "pass")
    assert "Ann does not use renown." in declined.words
    assert "decline: renown" in file_of(declined)


@pytest.mark.parametrize(
    "fields",
    [
        {"answer": ""},
        {"answer": "set"},
        {"answer": "set", "option": "99"},
        {"answer": "set", "option": ["0", "0"]},
        {"answer": "7"},
        {"answer": "x"},
        {"answer": "²"},
        {"answer": "declare"},
        {"answer": "places", "place-0": "1", "place-1": "1"},
        {"answer": "pass"},
        {"answer": "0," * 4000},
    ],
)
def test_an_answer_that_is_none_is_refused_on_the_same_page(duck, fields):
    page = follow(duck.client, duck.address, MultiDict(fields))
    assert page.status == 400
    assert "Bob chooses 2 different characters" in page.part("decision")
    assert page.part("notice")


def test_an_illegal_answer_keeps_what_was_ticked_and_cites_why(duck):
    page = duck.press("answer", "set", option=["1"])
    assert page.status == 400
    assert "2 must be chosen, not 1." in page.part("notice")
    assert "RR Military Claim ¶1" in page.part("notice")
    assert page.form("answers").fields.getlist("option") == ["1"]


# ---- why not ----------------------------------------------------------------------------------------------------


def test_why_not_ticks_and_crosses_each_requirement(client, app):
    page = open_board(client, app, text_of("whole-challenge"))
    asked = visit(client, page.address.split("?")[0] + "?at=1&why=3")
    found = asked.part("why")
    assert "No: no action window is open." in found
    assert found.index("In the way: No action window is open.") < found.index("Met: Its text box")
    assert "Met: Its text box is not blank." in found
    assert "RR Blank ¶1" in found


def test_why_not_says_what_it_would_take_and_why_each_card_will_not_do(client, app):
    """Of a card in hand as well: it is tapped in the list of the hand."""
    text = """\
edition: 2e
players:
  Ann: {faction: stark, gold: 1, hand: [Summons], play: [Grey Hound]}
  Bob: {faction: tyrell, play: [{Rose: kneeling}]}
cards:
  Grey Hound: {type: character, str: 2, icons: [military]}
  Rose: {type: character, str: 1, icons: [power]}
  Summons:
    type: event
    cost: 3
    abilities:
      - {kind: action, zone: hand, choose: [{cards: {type: [character], controller: opponent}}], effects: [{do: kneel}]}
history: [{challenge: {type: power, attacker: Ann, defender: Bob}}]
"""
    page = open_board(client, app, text)
    assert "why=" in page.text.split('data-testid="power"')[1].split("Summons</a>")[0]
    number = page.text.split("Summons</a>")[0].rsplit("why=", 1)[1].split("#")[0]
    found = visit(client, f"{page.address.split('?')[0]}?why={number}").part("why")
    assert "No: it costs 3 gold (1 in the gold pool)." in found
    assert "It would take: 2 more gold." in found
    assert "In the way: There is no legal target." in found
    assert "Grey Hound would have to be under the control of an opponent." in found
    assert "Rose: the effect could change nothing about it (it is kneeling)." in found


@pytest.mark.parametrize("why", ["99999", "-1", "x", "²"])
def test_why_not_of_no_card_is_not_answered(duck, why):
    page = visit(duck.client, f"{duck.address.split('?')[0]}?why={why}")
    assert page.status == 200
    assert not page.has("why")


# ---- what happened ----------------------------------------------------------------------------------------------


def test_what_the_last_answer_did_stands_above_the_question_one_citation_a_line(duck):
    """What was done and what happened before what follows from it; the question says itself what it is about."""
    claim = duck.press("answer", "set", option=["0", "1"])
    assert "Bob chooses Lion of the Rock and Gate Guard for military claim" in claim.part("news")
    assert "About to happen" not in claim.part("news")
    dead = claim.press("answer", "pass")
    news = dead.part("news")
    for words in ("Bob passes", "Lion of the Rock is killed", "Gate Guard is killed"):
        assert words in news
    lines = dead.text.split('data-testid="news"')[1].split("</section>")[0].split("<li ")[1:]
    assert 3 <= len(lines) <= 4
    for line in lines:
        assert line.split("<details")[0].count("data-cite") == 1


# ---- share ------------------------------------------------------------------------------------------------------


def test_the_link_opens_the_same_place_for_anybody(app, saved):
    link = saved.text.split('id="link"')[1].split('value="')[1].split('"')[0].replace("&amp;", "&")
    stranger = visit(app.test_client(), link)
    assert stranger.words == saved.words


def test_the_scenario_is_a_file_and_the_trace_a_text_with_citations(saved):
    response = saved.client.get(saved.link("yaml"))
    assert response.mimetype == "application/yaml"
    assert "attachment" in response.headers["Content-Disposition"]
    trace = saved.client.get(saved.link("trace-text"))
    assert trace.mimetype == "text/plain"
    assert "Ann wins the challenge by 6 STR.  [RR 4.2.2 ¶2]" in trace.text


# ---- whatever is played -----------------------------------------------------------------------------------------


@long(40, HealthCheck.function_scoped_fixture)
@given(st.data())
def test_every_legal_answer_is_a_move_that_the_file_plays_again(data):
    text = data.draw(st.sampled_from([example.text for example in examples()]))
    for _ in range(14):
        loaded = load(text)
        line = play(loaded)
        assert line.result.error is None
        last = line.places.places[-1]
        machine = line.board.machine
        for place in line.places.places:
            decision_view(machine, place.state, line.given_at(place))
        if last.state.asking is None:
            return
        try:
            answers = list(machine.legal_answers(last.state))
        except OutOfBudget:
            return
        if not answers:
            return
        answer = data.draw(st.sampled_from(answers))
        run = line.with_answer(last, answer)
        text = with_run(text, loaded.scenario, run)
        again = play(load(text))
        given = again.given[last.decision].answer
        # Cards that nobody identified are alike.
        options = last.state.asking.options
        assert [options[one].label for one in given.options] == [options[one].label for one in answer.options]
        assert (given.declaration, given.by_hand) == (answer.declaration, answer.by_hand)


def test_a_printed_text_shows_its_bold_words_bold(client, app):
    text = """\
edition: 2e
players: {Ann: {play: [Rose]}, Bob: {}}
cards: {Rose: {type: character, text: "<b>Action:</b> Kneel Rose to draw 1 card. <i>Only [power]</i>"}}
start: marshaling
"""
    stepped = open_board(client, app, text)
    for page in (stepped, open_text(client, app, text)):
        sheet = page.text.split('class="tile__text">')[1].split("</p>")[0]
        assert sheet.startswith("<b>Action:</b> Kneel Rose to draw 1 card. <i>Only ")
        assert "&lt;" not in sheet
        assert "c-icon--power" in sheet
