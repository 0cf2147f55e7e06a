"""Does it matter? All outcomes from a place of a board, without script, and where each of its links leads."""

from html import unescape

import pytest

from agot_judge.places import ROOT
from agot_judge.storage import ScenarioStore
from agot_judge.web.sandbox.examples import examples
from agot_judge.web.sandbox.packing import pack
from benchmarks.outcome_links import wrong_links
from benchmarks.played_boards import played_board
from tests.amounts import share, step
from tests.scenario.test_exploring import BOARD, COPIES, ORDERED
from tests.web.filling import visit
from tests.web.stepping import forget_boards, open_board


def outcomes_of(client, app, text, question="", at=""):
    """The page of all outcomes of a board, reached by its button."""
    page = open_board(client, app, text)
    return (visit(client, f"{page.address.partition('?')[0]}?at={at}") if at else page).ask(question)


def test_it_matters_and_each_outcome_can_be_gone_to(client, app):
    page = outcomes_of(client, app, BOARD)
    assert page.status == 200
    assert page.part("verdict") == "It matters: 6 lines of legal play come to 6 different outcomes."
    assert page.part("order") == "The order of the same moves never matters."
    assert "Rose dead" in " ".join(page.words.split())
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


def test_where_one_alike_card_stands_for_all_that_is_said(client, app, monkeypatch):
    """Three of four copies can change places with the first one; an outcome that tells of one of them says so."""
    monkeypatch.setattr("agot_judge.web.sandbox.outcomes_page.MOST_STATES", 5)
    page = outcomes_of(client, app, COPIES)
    assert "One alike card stands for all" in page.words
    assert "Thorn#1, Thorn#2, Thorn#3, Thorn#4" in page.words
    assert page.part("verdict").endswith("different outcomes, whichever of the alike cards is which.")
    assert "or to the same with alike cards in each other's places" in page.words
    assert "There is more than this page follows" not in page.words


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
    for link in (unescape(one.rsplit('href="', 1)[1].split('"')[0]) for one in links):
        assert "was not made" not in visit(client, link).words


def test_where_nobody_decides_the_page_says_so_and_offers_the_next_decision(client, app):
    page = outcomes_of(client, app, BOARD, at="1")
    said = page.part("nobody-decides")
    assert said.startswith("Nobody decides at this place")
    assert "Bob chooses 1 character to kill" in said
    following = page.go("next-decision").ask()
    assert following.part("verdict") == page.part("verdict")
    assert not following.has("nobody-decides")


def test_where_nothing_is_decided_any_more_the_page_says_that(client, app):
    page = outcomes_of(client, app, f"{BOARD}run:\n  - Bob: {{choose: Thorn}}\n  - advance: end\n")
    assert "Nobody decides before the end." in page.part("nobody-decides")
    assert not page.has("next-decision")


def test_an_answer_given_in_advance_is_not_kept_before_the_decision_that_it_is_for(client, app):
    """The move names two cards at once; from the decision about the second one the page tells of each that there is."""
    board = """\
edition: 2e
players:
  Ann: {plot: {name: Plain Plot, claim: 1}, play: [Bell, Miller, Baker]}
  Bob: {}
cards:
  Bell:
    type: location
    abilities:
      - kind: action
        costs: [{do: kneel, on: {type: [character], pick: {}}}, {do: kneel}]
        choose: [{cards: {type: [character]}}]
        effects: [{do: modify, strength: 1, until: phase}]
  Miller: {type: character, str: 1}
  Baker: {type: character, str: 1}
start: "4.1"
stop: "4.2"
run:
  - Ann: {trigger: Bell, choose: [Miller, Baker]}
"""
    followed, wrong = wrong_links(client, app, board)
    assert followed > 8
    assert wrong == []


EXAMPLES = {example.name: example.text for example in examples()}
README = (ROOT / "README.md").read_text(encoding="utf-8").split("```yaml\n")[1].split("```")[0]


@pytest.mark.parametrize("name", EXAMPLES)
def test_each_link_of_an_example_leads_to_the_outcome_stated(client, app, monkeypatch, name):
    monkeypatch.setattr("agot_judge.web.sandbox.outcomes_page.MOST_STATES", 400)
    followed, wrong = wrong_links(client, app, EXAMPLES[name], places=2)
    assert wrong == []
    assert followed > 0


@pytest.mark.parametrize("name", EXAMPLES)
@pytest.mark.long
def test_so_does_each_from_more_places_of_it(client, app, name):
    assert wrong_links(client, app, EXAMPLES[name], places=share(15))[1] == []


def test_so_does_each_of_the_ruling_in_the_readme(client, app):
    followed, wrong = wrong_links(client, app, README)
    assert wrong == []
    assert followed > 100


@pytest.mark.long
def test_so_does_each_of_random_boards_at_the_end_of_random_play(client, app, monkeypatch):
    monkeypatch.setattr("agot_judge.web.sandbox.outcomes_page.MOST_STATES", 40)
    monkeypatch.setattr("agot_judge.web.sandbox.outcomes_page.MOST_SHOWN", 4)
    counts = []
    for seed in range(0, 200, step() ** 2):
        followed, wrong = wrong_links(client, app, played_board(seed), places=2, of_last=12)
        assert wrong == [], seed
        counts.append(followed)
    assert sum(counts) > len(counts)


SET_UP = """\
edition: 2e
players:
  Ann: {plots: [Calm], hand: [King, King, 5], deck: 9}
  Bob: {plots: [Calm], hand: 7, deck: 9}
cards:
  Calm: {type: plot, gold: 5, initiative: 5, claim: 1, reserve: 9}
  King: {type: character, unique: true, cost: 2, str: 3}
start: mulligan
run:
  - Ann: {mulligan: no}
  - Bob: {mulligan: no}
"""


def test_a_card_that_is_a_duplicate_in_some_outcomes_only_is_told_where_it_is(client, app):
    """RR Duplicates ¶5: of a duplicate only where it is can be told, of the same card in hand or in play more."""
    page = outcomes_of(client, app, SET_UP)
    assert page.status == 200
    assert "King#2 in hand" in page.words
    assert "King#2 in play" in page.words
    assert wrong_links(client, app, SET_UP, places=2, of_last=4)[1] == []


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

    def note(self, text, *others, **named):
        texts.append(text)
        return keep(self, text, *others, **named)

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
    forget_boards(monkeypatch)
    monkeypatch.setattr("agot_judge.web.limits.MOST_STEPS", 0)
    asked = page.ask()
    assert asked.status == 413
    assert "This takes too long" in asked.words
    assert "it was ended after 0 steps" in asked.words
    assert "agot-judge explore" in asked.words


def test_outcomes_that_are_broken_off_are_shown_as_far_as_they_were_found(client, app, monkeypatch):
    page = open_board(client, app, BOARD)
    forget_boards(monkeypatch)
    monkeypatch.setattr("agot_judge.web.limits.MOST_STEPS", 25)
    asked = page.ask()
    assert asked.status == 200
    assert "There is more than this page follows" in asked.words
    assert "steps that this page may take" in asked.words
    assert "agot-judge explore" in asked.words


def test_who_asks_is_told_how_long_it_may_take_and_that_leaving_ends_it(client, app):
    page = open_board(client, app, BOARD).ask()
    assert "followed for at most 8 seconds of computing" in page.words
    assert "Leaving the page ends it." in page.words


def test_the_outcomes_are_a_table_of_answers_and_of_the_facts_that_differ(client, app):
    """RR Military Claim ¶1, Duplicates ¶2: what Bob chooses decides who dies; the save decides the rest."""
    page = outcomes_of(client, app, BOARD)
    table = page.part("table")
    assert "Bob chooses 1 character to kill" in table
    assert "Bob chooses Rose" in table
    assert "Bob chooses Thorn" in table
    assert "Thorn in play dead" not in table
    assert "in play or dead" in table or "dead or in play" in table
    assert "{choose" not in page.words
    assert ".zone" not in page.part("table")
    assert "cards." not in table


def test_what_is_in_dispute_is_a_button_in_words(client, app):
    page = outcomes_of(client, app, BOARD)
    assert "What is in dispute?" in page.words
    form = next(
        form for form in page.forms if ("question", "players.Ann.power, players.Bob.power") in form.buttons
    )
    narrowed = page.ask("players.Ann.power, players.Bob.power")
    assert "comes to the same outcome" in narrowed.part("verdict") or "different outcomes" in narrowed.part(
        "verdict"
    )
    assert ("question", "winner") in form.buttons


def test_no_table_where_the_answers_make_no_difference(client, app):
    page = outcomes_of(client, app, BOARD, "challenge.winner")
    assert not page.has("table")


def test_where_the_first_answer_is_forced_the_table_is_of_the_first_that_is_not(client, app):
    """RR Claim ¶1: with claim 2 against two characters nothing is chosen; whether the duplicate saves is."""
    page = outcomes_of(client, app, EXAMPLES["two-on-one"])
    table = page.part("table")
    assert "Lion of the Rock" in table
    assert "Bob passes" in table
    assert "Bob uses Lion of the Rock" in table


def test_what_becomes_of_the_character_that_may_die_is_a_column_before_what_leaves_with_it(client, app):
    """RR Attachment Cards ¶4: the attachment goes back to the hand if its character dies; who dies is the ruling."""
    text = """\
edition: 2e
players:
  Ann: {plot: {name: Siege, claim: 1}, play: [Wolf: attacking]}
  Bob: {play: [Rose: {duplicates: 1, attachments: [Axe]}, Thorn]}
cards:
  Wolf: {type: character, str: 5, icons: [military]}
  Rose: {type: character, unique: true, str: 1}
  Thorn: {type: character, str: 1}
  Axe: {type: attachment}
challenge: {type: military, attacker: Ann, defender: Bob}
start: duck
run: [{Bob: {choose: [Rose]}}]
"""
    table = " ".join(outcomes_of(client, app, text).part("table").split())
    assert "Answer Rose" in table, table
