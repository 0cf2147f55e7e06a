"""Effects in force and what has happened this round, made on the building page by templates and by pasted wording."""

import pytest
from werkzeug.datastructures import MultiDict

from agot_judge.scenario.builder import build
from agot_judge.scenario.format import load, read, write
from agot_judge.scenario.model import PastChallenge, PastDraw, PastLeaving, PastUse
from agot_judge.web.sandbox.in_force_form import effects_offered, with_in_force_button
from tests.web.building import board_in, open_text
from tests.web.filling import visit

BOARD = """
edition: {edition}
players:
  Ann: {{play: [Priest]}}
  Bob: {{play: [Rider, Keep]}}
cards:
  Priest: {{type: character, str: 4, text: "{text}"}}
  Rider: {{type: character, str: 5, icons: [military]}}
  Keep: {{type: location}}
start: {start}
"""
LIMITED = "Reaction: After you win a challenge, draw 1 card. (Limit once per round.)"


@pytest.fixture
def page(client, app):
    """The building page of a small board of the Second Edition at the challenges phase."""
    return open_text(client, app, BOARD.format(edition="2e", text=LIMITED, start="challenges"))


def added(page, kind, **fields):
    """The page after a press that adds such an effect."""
    return page.press(
        "do", f"in-force:{kind}", **{f"in_force_{name}": value for name, value in fields.items()}
    )


def test_a_delayed_effect_says_when_and_what_in_words(page):
    """BOARD 13: "End of the phase: kill Rider", from the card that made it (2e/rr/delayed-effects)."""
    built = added(page, "end", on="Rider", period="phase", end="kill", **{"from": "Priest"})
    assert "End of the phase: kill Rider (Priest)" in built.part("in-force")
    [given] = board_in(built).in_force
    assert (given.text, given.on, given.source) == (
        "At the end of the phase, kill that character.",
        ("Rider",),
        "Priest",
    )


@pytest.mark.parametrize(
    ("kind", "fields", "words"),
    [
        ("str", {"on": "Rider", "str": "-3", "until": "phase"}, "Rider: -3 STR until the end of the phase"),
        ("str", {"on": "Rider", "str": "+2", "until": "round"}, "Rider: +2 STR until the end of the round"),
        ("gains", {"on": "Rider", "gains": "stealth", "until": "challenge"}, "Rider: gains stealth until"),
        ("gains", {"on": "Rider", "gains": "power icon", "until": "phase"}, "Rider: gains power until"),
        ("loses", {"on": "Rider", "loses": "military icon", "until": "phase"}, "Rider: loses military until"),
        ("cannot", {"on": "Rider", "cannot": "be killed", "until": "phase"}, "Rider: cannot be killed until"),
        ("blank", {"on": "Rider", "until": "phase"}, "Rider: blank until the end of the phase"),
        ("str", {"on": "Rider", "str": "2", "until": "as long as it is in play"}, "Rider: +2 STR"),
        ("end", {"on": "Keep", "period": "round", "end": "return to hand"}, "End of the round: return Keep to hand"),
    ],
)  # fmt: skip
def test_each_template_is_understood_and_said_in_words(page, kind, fields, words):
    built = added(page, kind, **fields)
    assert words in built.part("in-force")
    assert "not understood" not in built.part("in-force")


@pytest.mark.parametrize("edition", ["2e", "1e", "ccg"])
def test_every_template_of_the_form_is_understood(edition):
    """What the form offers, the board follows: each thing that can be chosen, on a character and on a location."""
    scenario = read(BOARD.format(edition=edition, text="", start="challenges"))
    offers = effects_offered(edition)
    presses = [
        *(("gains", {"in-force-gains": one}) for one in offers.gains),
        *(("loses", {"in-force-loses": one}) for one in offers.gains),
        *(("cannot", {"in-force-cannot": one}) for one in offers.cannot),
        *(("end", {"in-force-end": one, "in-force-period": "phase"}) for one in offers.at_the_end),
        *(("str", {"in-force-str": "-1", "in-force-until": one}) for one in offers.until),
    ]
    for kind, fields in presses:
        form = MultiDict(
            {"do": f"in-force:{kind}", "in-force-on": "Rider", "in-force-until": "phase"} | fields
        )
        scenario = with_in_force_button(form, scenario)
    board = build(load(write(scenario)))
    assert len(board.loaded.scenario.in_force) == len(presses)
    assert [one.text for one in board.loaded.scenario.in_force if not one.effects] == []


def test_pasted_wording_is_taken_and_what_is_not_understood_says_so(page):
    built = added(page, "text", on="Rider", text="Until the end of the phase, that character gets +2 STR.")
    assert "Rider: +2 STR until the end of the phase" in built.part("in-force")
    odd = added(page, "text", on="Rider", text="That character dances until it is exhausted.")
    assert "not understood, so not followed" in odd.part("in-force")


def test_what_is_missing_is_asked_for_at_its_field(page):
    for kind, fields, field in (
        ("str", {"on": "", "str": "2"}, "in-force-on"),
        ("str", {"on": "Rider", "str": "many"}, "in-force-str"),
        ("text", {"text": "  "}, "in-force-text"),
    ):
        refused = added(page, kind, **fields)
        assert refused.status == 400
        assert refused.has(f"{field}-wrong"), field


def test_an_effect_is_taken_off_again(page):
    built = added(page, "blank", on="Rider")
    assert board_in(built.press("do", "in-force-remove:0")).in_force == ()


def test_an_effect_goes_with_the_only_card_that_it_holds_for(page):
    built = added(page, "blank", on="Rider")
    assert len(board_in(built).in_force) == 1
    bare = built.press("do", "remove:1:0")
    assert bare.status == 200
    assert board_in(bare).in_force == ()
    assert "Rider" not in str(board_in(bare))


def test_an_effect_keeps_its_card_while_copies_come_and_go(page):
    """A second Rider makes the first one Rider#1: the effect stays on the card that it was put on."""
    built = added(page, "str", on="Rider", str="-3", until="phase")
    two = built.press("do", "update", p1_quick="Rider kneeling")
    assert board_in(two).in_force[0].on == ("Rider#1",)
    assert "cannot be stepped" not in two.words
    one = two.press("do", "remove:1:2")
    assert board_in(one).in_force[0].on == ("Rider",)


def test_what_happened_this_round_is_made_and_said(page):
    won = page.press(
        "do", "past:challenge", past_type="military", past_attacker="Ann", past_defender="Bob",
        past_winner="attacker", past_unopposed="yes",
    )  # fmt: skip
    assert "Ann won a military challenge against Bob, unopposed" in won.part("in-force")
    used = won.press("do", "past:card", past_card="Priest", past_what="used")
    killed = used.press("do", "past:card", past_card="Keep", past_what="discarded")
    drawn = killed.press("do", "past:drawn", past_by="Bob", past_drawn="2")
    assert board_in(drawn).history == (
        PastChallenge(type="military", attacker="Ann", defender="Bob", winner="Ann", unopposed=True),
        PastUse(card="Priest"),
        PastLeaving(what="discarded", card="Keep"),
        PastDraw(count=2, by="Bob"),
    )
    assert "Bob drew 2 by card effects" in drawn.part("in-force")
    assert len(board_in(drawn.press("do", "past-remove:0")).history) == 3


def test_used_limits_count_when_the_board_is_stepped(client, app):
    """A limit that was used up this round is used up on the board (2e/rr/limits-and-maximums)."""
    page = open_text(client, app, BOARD.format(edition="2e", text=LIMITED, start="challenges"))
    used = page.press("do", "past:card", past_card="Priest", past_what="used")
    assert "used: 1 of 1 this round" in used.press("do", "step").part("this-round")


def test_in_an_empty_board_nothing_can_be_put_on_a_card(client):
    refused = visit(client, "/sandbox").press("do", "in-force:blank")
    assert refused.status == 400
    assert "Choose the card first" in refused.words


def test_copies_of_one_name_bear_on_their_tiles_the_numbers_that_an_effect_calls_them_by(client, app):
    text = BOARD.format(edition="2e", text="", start="challenges").replace(
        "[Rider, Keep]", "[Rider, Keep, Rider]"
    )
    built = added(open_text(client, app, text), "end", on="Rider#2", period="phase", end="kill")
    assert "End of the phase: kill Rider#2" in built.part("in-force")
    for name in ("Rider#1", "Rider#2"):
        assert f">{name}</span>" in built.text
    assert ">Keep</span>" in built.text
