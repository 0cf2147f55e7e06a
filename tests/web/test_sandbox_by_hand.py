"""What an effect does that is not understood is said on the page: a form for each kind of change, without script."""

import pytest
from hypothesis import HealthCheck, given
from hypothesis import strategies as st
from werkzeug.datastructures import MultiDict

from agot_judge.scenario.execution import run_text
from agot_judge.web.sandbox.hand_fields import KINDS
from tests.amounts import long
from tests.web.filling import follow, visit
from tests.web.stepping import file_of, open_board

TEXT = """
edition: 2e
players:
  Ann: {play: [Ser], hand: [Squire], plots: [Feast], plot: Calm}
  Bob: {play: [{Page: {attachments: [Saddle]}}, Cook], plot: Calm}
cards:
  Ser: {type: character, str: 2, unique: true}
  Squire: {type: character, str: 2}
  Page: {type: character, str: 3, icons: [military]}
  Cook: {type: character, str: 1, text: Cook cannot be killed.}
  Saddle: {type: attachment}
  Calm: {type: plot, gold: 3, initiative: 1, claim: 1, reserve: 6}
  Feast: {type: plot, gold: 2, initiative: 1, claim: 2, reserve: 6}
start: {effect: Something nobody foresaw., controller: Ann, source: Ser}
"""
FIGHT = (
    TEXT.replace("Ann: {play: [Ser]", "Ann: {play: [Ser: attacking]")
    + "challenge: {type: power, attacker: Ann, defender: Bob}\n"
)


@pytest.fixture
def page(client, app):
    """A board at an effect that the judge resolves."""
    return open_board(client, app, TEXT)


def kind(page, label):
    """The page with the form for this kind of change."""
    return page.go("kind-" + label.replace(" ", "-").lower())


def test_the_judge_is_asked_and_nothing_is_called_wrong(page):
    assert "Something nobody foresaw." in page.part("decision")
    assert "The program cannot play this text." in page.part("decision")
    assert "What does it do?" in page.part("decision")
    assert not page.has("notice")


def test_one_change_is_said_at_once(page):
    resolved = page.press("answer", "add-all", kill="Page")
    assert resolved.status == 200
    assert "The judge: Page is killed." in resolved.words
    assert "by_hand:" in file_of(resolved)
    assert run_text(file_of(resolved)).ok


def test_several_changes_are_listed_and_taken_back(page):
    listed = kind(page, "Attach").press("answer", "add", attach="Saddle", to="Cook")
    assert listed.part("by-hand-list").startswith("Saddle is attached to Cook.")
    listed = kind(listed, "Kill").press("answer", "add", kill=["Page"])
    assert "Page is killed." in listed.part("by-hand-list")
    shorter = listed.press("answer", "drop-0")
    assert "Saddle is attached" not in shorter.part("by-hand-list")
    assert "Page is killed." in shorter.part("by-hand-list")
    done = listed.press("answer", "hand")
    assert "by_hand: [{attach: Saddle, to: Cook}, {kill: [Page]}]" in file_of(done)
    assert run_text(file_of(done)).ok


def test_the_list_is_in_the_address(page):
    listed = page.press("answer", "add", kill="Page")
    again = listed.go("kind-draw")
    assert "Page is killed." in again.part("by-hand-list")
    assert "Draw" in again.part("by-hand-form")


def test_going_back_shows_what_was_said_and_another_answer_begins_another_line(page):
    done = page.press("answer", "add-all", kill="Page")
    back = visit(done.client, done.address.partition("?")[0] + "?at=0")
    assert "Page is killed." in back.part("by-hand-list")
    shorter = back.press("answer", "drop-0")
    assert "Page is killed." not in shorter.part("by-hand-list")
    other = kind(shorter, "Kneel").press("answer", "add-all", kneel="Page")
    assert "The judge: Page kneels." in other.words
    assert other.has("others")


def test_it_may_do_nothing(page):
    done = page.press("answer", "hand")
    assert done.status == 200
    assert "by_hand: []" in file_of(done)


def test_what_a_rule_forbids_is_refused_and_nothing_typed_is_lost(page):
    refused = page.press("answer", "add-all", kill="Cook")
    assert refused.status == 400
    assert "cannot be killed" in refused.part("notice")
    assert 'value="Cook" checked' in refused.text
    done = refused.press("answer", "add-all", kill="Cook", anyway="yes")
    assert "The table did this: Cook is killed." in done.words
    assert "anyway: true" in file_of(done)


def test_a_list_is_put_off_to_the_end_of_the_phase(page):
    later = page.press("answer", "add", kill="Page").press("answer", "later", later="end of the phase")
    assert "At the end of the phase: Page is killed." in later.part("by-hand-list")
    assert "at: end of the phase" in file_of(later.press("answer", "hand"))


FILLED: dict[str, dict[str, str | list[str]]] = {
    "kill": {"kill": "Page"},
    "sacrifice": {"sacrifice": "Page"},
    "discard": {"discard": ["Page", "Squire"]},
    "kneel": {"kneel": "Page"},
    "move": {"move": "Page", "to": "shadows"},
    "put_into_play": {"put_into_play": "Squire", "player": "Ann"},
    "take_control": {"take_control": "Page", "player": "Ann", "until": "end of the phase"},
    "attach": {"attach": "Saddle", "to": "Ser"},
    "gain_power": {"gain_power": "2", "player": "Bob"},
    "gain_power_on_card": {"gain_power": "1", "card": "Page"},
    "gain_gold": {"gain_gold": "3", "player": "Bob"},
    "draw": {"draw": "2", "player": "Bob"},
    "token": {"token": "poison", "card": "Page", "amount": "2"},
    "remove_from_challenge": {"remove_from_challenge": "Ser"},
    "participate": {"participate": "Page", "as": "defending"},
    "bypass": {"bypass": "Page"},
    "challenge_type": {"challenge_type": "intrigue"},
    "claim": {"claim": "2", "player": "Ann"},
    "reveal_plot": {"reveal_plot": "Feast"},
    "first_player": {"first_player": "Bob"},
    "modify": {
        "modify": ["Page"],
        "str": "+2",
        "icons.lose": ["military"],
        "keywords.gain": "stealth, renown",
        "traits.gain": "Lord",
        "blank": "yes",
        "until": "end of the phase",
    },
    "cannot": {"cannot": "be killed", "card": "Page", "until": "end of the phase"},
    "player_cannot": {"cannot": "draw", "player": "Bob", "until": "end of the phase"},
    "effect": {"effect": "Choose and kill a character.", "controller": "Ann"},
}
"""What is filled in, by kind. A standing card does not stand, and nothing here is a duplicate: see below."""


@pytest.mark.parametrize("name", [name for name in KINDS if name not in ("stand", "duplicate")])
def test_each_kind_of_change_has_a_form(client, app, name):
    page = kind(open_board(client, app, FIGHT), KINDS[name].label)
    form = next(form for form in page.forms if ("answer", "add-all") in form.buttons)
    for key, value in FILLED[name].items():
        field = key.replace("_", "-")
        assert field in {*form.fields, *form.boxes}
        offered = form.options.get(field) or form.boxes.getlist(field)
        for one in value if isinstance(value, list) else [value]:
            assert not offered or one in offered, (field, one, offered)
    done = page.press("answer", "add-all", **FILLED[name])
    assert done.status == 200, done.part("notice")
    assert f"{KINDS[name].do}:" in file_of(done)
    result = run_text(file_of(done))
    assert result.exit in (0, 3), result.error


@pytest.mark.parametrize(("name", "label"), [("stand", "Stand"), ("duplicate", "Duplicate")])
def test_a_form_that_is_refused_says_why(page, name, label):
    filled = {"stand": {"stand": "Page"}, "duplicate": {"duplicate": "Squire", "on": "Ser"}}[name]
    refused = kind(page, label).press("answer", "add", **filled)
    assert refused.status == 400
    assert {"stand": "Page is standing.", "duplicate": "another copy of Ser"}[name] in refused.part("notice")


@pytest.mark.parametrize(
    ("label", "filled", "said"),
    [
        ("Kill", {}, "Kill: fill in “Which cards”."),
        ("Draw", {"draw": "many", "player": "Bob"}, "draw must be a whole number, not 'many'."),
        ("Draw", {"draw": "2", "player": "Bo"}, "Did you mean 'Bob'?"),
        ("Kill", {"kill": "Pag"}, "There is no card 'Pag'. Did you mean 'Page'?"),
        ("Change a card", {"modify": "Page"}, "by_hand modify does not say what changes."),
        ("Change a card", {"modify": "Page", "keywords_gain": "stelth"}, "Did you mean 'stealth'?"),
        ("Printed words", {"effect": "Ponder."}, "These words are not understood"),
    ],
)
def test_what_is_missing_or_wrong_is_said(page, label, filled, said):
    sent = {key.replace("keywords_gain", "keywords.gain"): value for key, value in filled.items()}
    refused = kind(page, label).press("answer", "add", **sent)
    assert refused.status == 400
    assert said in refused.part("notice")


@pytest.mark.parametrize("hand", ["nonsense", "1", "1AAAA", "%00"])
@pytest.mark.parametrize("do", ["", "kil", "attach", "../"])
def test_an_address_that_was_mistyped_begins_with_an_empty_list(page, hand, do):
    broken = page.client.get(page.address.partition("?")[0] + f"?hand={hand}&do={do}")
    assert broken.status_code == 200


TYPED = st.one_of(
    st.sampled_from(
        ["Page", "Ser", "Squire", "Bob", "Ann", "2", "-3", "yes", "end of the phase", "power", ""]
    ),
    st.text(max_size=12),
)


@long(300, HealthCheck.function_scoped_fixture)
@given(
    do=st.sampled_from(sorted(KINDS)),
    answer=st.sampled_from(
        ["add", "add-all", "hand", "later", "drop-0", "drop-x", "declare", "set", "9", ""]
    ),
    filled=st.dictionaries(
        st.sampled_from(
            sorted({field.name for kind in KINDS.values() for field in kind.fields} | {"anyway"})
        ),
        st.lists(TYPED, max_size=2),
        max_size=5,
    ),
)
def test_whatever_is_sent_the_answer_is_a_page_of_ours(page, do, answer, filled):
    """What was sent is taken, or refused with a reason; the board stays one that reads."""
    address = page.address.partition("?")[0] + f"?do={do}"
    after = follow(page.client, address, MultiDict([*filled.items(), ("answer", answer)]))
    assert after.status in (200, 400)
    if after.status == 400:
        assert after.part("notice")
    else:
        assert run_text(file_of(after)).exit in (0, 3)
