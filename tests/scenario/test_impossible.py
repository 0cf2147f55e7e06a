"""What cannot be on a table: each kind is found with its paragraph, and a board without any is silent."""

import pytest

from agot_judge.scenario.builder import build
from agot_judge.scenario.format import load
from agot_judge.web.sandbox.examples import examples

CARDS = """
cards:
  Lord: {type: character, unique: true, str: 3}
  Page: {type: character, str: 1}
  Hermit: {type: character, str: 1, text: "No attachments."}
  Armorer: {type: character, str: 1, text: "No attachments except Weapon."}
  Keep: {type: location}
  Sword: {type: attachment}
  Blade: {type: attachment, traits: [Weapon]}
  Banner: {type: attachment, text: "Location only."}
challenge: {type: power, attacker: Ann, defender: Bob, stealth: {Page#1: Page#2}}
start: duck
"""


def found_with(ann, bob="[Page]", rest=""):
    """What is impossible where Ann and Bob have these cards in play, beside one bypassed Page of Bob's."""
    text = f"edition: 2e\nplayers:\n  Ann: {{play: [Page, {ann}]{rest}}}\n  Bob: {{play: {bob}}}{CARDS}"
    board = build(load(text))
    return [(one.text, one.cites[0]) for one in board.machine.impossible(board.state)]


@pytest.mark.parametrize("example", examples(), ids=lambda example: example.name)
def test_a_board_that_can_be_is_silent(example):
    board = build(load(example.text))
    assert board.machine.impossible(board.state) == ()


@pytest.mark.parametrize(
    ("ann", "bob", "rest", "text", "cite"),
    [
        ("Lord, Lord", "[Page]", "", "owns or controls another Lord in play", "2e/rr/unique-cards/1"),
        (
            "Lord: {owner: Bob}",
            "[Page, Lord]",
            "",
            "Bob owns or controls another Lord",
            "2e/rr/unique-cards/1",
        ),
        ("Lord", "[Page]", ", dead: [Lord]", "a copy of it is in Ann's dead pile", "2e/rr/unique-cards/4"),
        (
            "Page: duplicate 1",
            "[Page]",
            "",
            "is not unique, so it can have no duplicate",
            "2e/rr/duplicates/1",
        ),
        ("Hermit: {attachments: [Sword]}", "[Page]", "", "which cannot have it", "2e/rr/no-attachments/1"),
        ("Armorer: {attachments: [Sword]}", "[Page]", "", "which cannot have it", "2e/rr/no-attachments/1"),
        ("Sword", "[Page]", "", "is an attachment, but on no card", "2e/rr/attachment-cards/2"),
        (
            "Lord: {attachments: [Page]}",
            "[Page]",
            "",
            "is attached, but no attachment",
            "2e/rr/attachment-cards/2",
        ),
        (
            "Keep: {attachments: [Sword]}",
            "[Page]",
            "",
            "a card that is no character",
            "2e/rr/attachment-cards/2",
        ),
        ("Keep: attacking", "[Page]", "", "participates, and is no character", "2e/rr/participating/1"),
        ("Lord: defending", "[Page]", "", "the defending player does not control it", "2e/rr/defender/1"),
        (
            "Lord",
            "[Page, Keep: attacking]",
            "",
            "the attacking player does not control it",
            "2e/rr/attacker/1",
        ),
        ("Lord", "[Page: defending]", "", "was bypassed by stealth", "2e/rr/stealth/1"),
    ],
)
def test_each_kind_is_found_with_its_paragraph(ann, bob, rest, text, cite):
    found = found_with(ann, bob, rest)
    assert [one for one in found if text in one[0] and one[1] == cite]


def test_a_character_on_both_sides_is_found_once():
    found = found_with("Lord: {attacking: true, defending: true}")
    assert found == [("Lord is attacking and defending at once.", "2e/rr/participating/1")]


def test_what_a_text_allows_is_silent():
    assert found_with("Keep: {attachments: [Banner]}") == []
    assert found_with("Armorer: {attachments: [Blade]}") == []
    assert found_with("Lord: duplicate 2") == []


def test_every_paragraph_cited_is_in_the_corpus(corpus):
    found = found_with("Lord, Lord, Page: duplicate 1, Hermit: {attachments: [Sword]}", "[Page: defending]")
    assert len(found) == 3
    assert all(cite in corpus for _, cite in found)


def test_a_melee_title_in_a_joust_game_is_found():
    """RR Joust Game ¶2: melee title cards are not used in a joust game."""
    assert found_with("Lord", rest=", title: Crown Regent") == [
        ("Crown Regent is a melee title, and this is a joust game.", "2e/rr/joust-game/2")
    ]


def test_a_joust_game_has_two_players():
    """RR Joust Game ¶1: a head-to-head game between two players."""
    players = "players:\n  Ann: {play: [Page]}\n  Bob: {play: [Page]}\n  Cid: {}"
    for game, said in (("joust", ["Cid plays, and a joust game has two players."]), ("melee", [])):
        text = f"edition: 2e\nformat: {game}\n{players}{CARDS}"
        board = build(load(text))
        assert [one.text for one in board.machine.impossible(board.state)] == said


POWERLESS = (
    "  Clerk: {type: character, icons: [intrigue]}\n  Envoy: {type: character, icons: [power]}\nchallenge: {"
)


@pytest.mark.parametrize(
    ("ann", "bob", "said", "cite"),
    [
        ("Clerk: attacking", "[Page]", "Clerk is attacking without a power icon", "2e/rr/4.2/7"),
        ("Page", "[Clerk: defending]", "Clerk is defending without a power icon", "2e/rr/4.2.1/1"),
    ],
)
def test_a_character_without_the_icon_of_the_challenge_takes_part_by_a_card_effect_only(ann, bob, said, cite):
    """RR 4.2 and 4.2.1: to be eligible a character must have the icon of the challenge."""
    found = impossible_with(ann, bob)
    assert [one for one in found if said in one.text and cite in one.cites]


def test_one_with_the_icon_is_silent_also_where_it_has_lost_it_since():
    """RR Participating ¶5: losing the icon does not remove a character from the challenge."""
    lost = (
        "in_force: [{on: [Envoy], effects: [{do: modify, on: target, loses_icons: [power], until: phase}]}]"
    )
    assert impossible_with("Envoy: attacking", "[Page]") == ()
    assert impossible_with("Envoy: attacking", "[Page]", lost) == ()


def impossible_with(ann, bob, more=""):
    """What is impossible in a power challenge where a clerk and an envoy have an icon each."""
    cards = CARDS.replace("challenge: {", POWERLESS)
    board = build(
        load(f"edition: 2e\nplayers:\n  Ann: {{play: [Page, {ann}]}}\n  Bob: {{play: {bob}}}{cards}{more}")
    )
    return board.machine.impossible(board.state)


def of_players(rest, bob=""):
    """What is impossible about Ann, whose player has this besides, on an otherwise empty board."""
    text = f"edition: 2e\nplayers:\n  Ann: {{{rest}}}\n  Bob: {{{bob}}}\nstart: challenges\n"
    return [(one.text, one.cites[0], one.player) for one in build(load(text)).remarks]


def test_fifteen_power_without_a_win_is_found():
    """The first player to have 15 power wins (2e/rr/winning-the-game/1): 16 power and no winner cannot be; 14 can."""
    [(text, cite, player)] = of_players("power: 16")
    assert text == "Ann has 16 power, and nobody has won: the game ends as soon as a player has 15."
    assert (cite, player) == ("2e/rr/winning-the-game/1", 0)
    assert of_players("power: 14") == []


def test_a_claim_beyond_the_power_that_wins_is_found():
    """Claim says how much power is taken (2e/rr/claim-or-claim-value/3): 99 is more than a player can have; 2 is not."""
    [(text, cite, player)] = of_players("plot: {name: Raid, claim: 99}")
    assert "The claim of Ann's plot is 99" in text
    assert (cite, player) == ("2e/rr/claim-or-claim-value/3", 0)
    assert of_players("plot: {name: Raid, claim: 2}") == []


def test_an_eighth_plot_is_found():
    """A plot deck has exactly seven cards (2e/rr/plot-deck/1): the revealed one and seven more cannot be."""
    cards = "\ncards:\n  Field: {type: plot, claim: 1}"
    rest = f"plot: {{name: Raid, claim: 1}}, plots: [{', '.join(['Field'] * 7)}]"
    text = f"edition: 2e\nplayers:\n  Ann: {{{rest}}}\n  Bob: {{}}{cards}\nstart: challenges\n"
    [remark] = build(load(text)).remarks
    assert (remark.text, remark.cites[0]) == (
        "Ann has 8 plot cards, and a plot deck has 7.",
        "2e/rr/plot-deck/1",
    )


def test_an_event_in_play_is_found():
    """An event card cannot enter play (2e/rr/event-cards/6)."""
    text = "edition: 2e\nplayers:\n  Ann: {play: [Rally]}\n  Bob: {}\ncards:\n  Rally: {type: event}\nstart: challenges\n"
    [remark] = build(load(text)).remarks
    assert (remark.text, remark.cites[0]) == (
        "Rally is an event, and an event cannot enter play.",
        "2e/rr/event-cards/6",
    )
