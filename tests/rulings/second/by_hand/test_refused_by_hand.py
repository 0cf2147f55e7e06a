"""A change by hand that a rule forbids is refused with its paragraph, and made where the table did it anyway."""

from typing import Any

import pytest

from agot_judge.scenario.execution import run_text
from tests.rulings.second.by_hand.boards import holds, refused, said
from tests.rulings.texts import ICONS

MILITARY = {"type": "military", "attacker": "Ann", "defender": "Bob"}
UNIQUE = {"type": "character", "cost": 2, "str": 2, "unique": True, "icons": ICONS}
WARD: dict[str, Any] = {"type": "location", "cost": 1}
SAFE: dict[str, Any] = {"type": "character", "cost": 2, "str": 2, "icons": ICONS}

DROUGHT = WARD | {
    "abilities": [{"kind": "constant", "effects": [{"do": "forbid", "player": "any", "cannot": "draw"}]}]
}

FORBIDDEN = [
    pytest.param(
        {},
        {"play": ["Safe"]},
        {"kill": ["Safe"]},
        "cannot be killed",
        "2e/rr/cannot/1",
        {"Safe": {"zone": "dead"}},
        {"Safe": SAFE | {"text": "Safe cannot be killed."}},
        id="killed although it cannot be",
    ),
    pytest.param(
        {},
        {"play": ["Safe"]},
        {"kneel": ["Safe"]},
        "cannot be knelt",
        "2e/rr/cannot/1",
        {"Safe": {"kneeling": True}},
        {"Safe": SAFE | {"text": "Safe cannot be knelt."}},
        id="knelt although it cannot be",
    ),
    pytest.param(
        {},
        {"play": ["Safe"]},
        {"discard": ["Safe"]},
        "immune",
        "2e/rr/immune/1",
        {"Safe": {"zone": "discard"}},
        {"Safe": SAFE | {"text": "Immune to events."}},
        id="discarded although it is immune to events",
    ),
    pytest.param(
        {},
        {"play": ["Safe"]},
        {"modify": "Safe", "str": -1, "until": "end of the phase"},
        "immune",
        "2e/rr/immune/1",
        {"Safe": {"str": 1}},
        {"Safe": SAFE | {"text": "Immune to events."}},
        id="weakened although it is immune to events",
    ),
    pytest.param(
        {"play": ["Squire"]},
        {"play": ["Squire"]},
        {"take_control": "Squire#2", "player": "Ann"},
        "unique",
        "2e/rr/unique-cards/3",
        {"Squire#2": {"controller": "Ann"}},
        {"Squire": UNIQUE},
        id="control of a second copy of a unique card",
    ),
    pytest.param(
        {"hand": ["Squire"], "dead": ["Squire"]},
        {},
        {"put_into_play": "Squire#1", "player": "Ann"},
        "dead pile",
        "2e/rr/unique-cards/4",
        {"Squire#1": {"zone": "play"}},
        {"Squire": UNIQUE},
        id="put into play although a copy is dead",
    ),
    pytest.param(
        {"hand": ["Tale"]},
        {},
        {"put_into_play": "Tale", "player": "Ann"},
        "event",
        "2e/rr/event-cards/6",
        None,
        {"Tale": {"type": "event", "cost": 0, "text": "Action: Draw 1 card."}},
        id="an event is not put into play",
    ),
    pytest.param(
        {"play": [{"Miller": {"attachments": ["Saddle"]}}]},
        {"play": ["Proud"]},
        {"attach": "Saddle", "to": "Proud"},
        "no attachments",
        "2e/rr/no-attachments/1",
        {"Saddle": {"zone": "discard"}},
        {"Proud": SAFE | {"text": "No attachments."}},
        id="attached to a card with no attachments: discarded at once where the table did it",
    ),
    pytest.param(
        {"play": ["Miller"], "hand": ["Baker"]},
        {},
        {"duplicate": "Baker", "on": "Miller"},
        "copy of Miller",
        "2e/rr/duplicates/1",
        {"Miller": {"duplicates": 1}},
        {},
        id="a duplicate that is no copy",
    ),
    pytest.param(
        {},
        {"play": ["Wall"]},
        {"kill": ["Wall"]},
        "location",
        "2e/rr/kill/1",
        {"Wall": {"zone": "dead"}},
        {"Wall": WARD},
        id="a location is not killed",
    ),
    pytest.param(
        {},
        {"play": ["Drought"]},
        {"draw": 1, "player": "Ann"},
        "cannot draw",
        "2e/rr/cannot/1",
        None,
        {"Drought": DROUGHT},
        id="drawn although nobody can draw",
    ),
]


@pytest.mark.parametrize(("ann", "bob", "change", "words", "cite", "anyway", "cards"), FORBIDDEN)
def test_what_a_rule_forbids_is_refused_with_its_paragraph(ann, bob, change, words, cite, anyway, cards):
    """RR Effects ¶3, RR Cannot ¶1: the judge's effect is one like any other, and does what it is able to do."""
    message, cites = refused(ann, bob, [change], **cards)
    assert words in message
    assert cite in cites


@pytest.mark.parametrize(
    ("ann", "bob", "change", "words", "cite", "anyway", "cards"), [one for one in FORBIDDEN if one.values[5]]
)
def test_the_table_did_it_anyway(ann, bob, change, words, cite, anyway, cards):
    """The same with ``anyway``: it happens, and the trace says what it was against."""
    result = holds(
        ann, bob, [change | {"anyway": True}], {"check": {"cards": anyway, "cites": [cite]}}, **cards
    )
    assert "The table did this: " in said(result)
    assert words in next(line.text for line in result.trace if line.text.startswith("The table did this"))
    assert any(line.kind == "by-hand" and cite in line.cites for line in result.trace)


def test_cards_are_drawn_anyway_where_nobody_can_draw():
    """RR Cannot ¶1: what the table did is not looked at."""
    holds(
        {},
        {"play": ["Drought"]},
        [{"draw": 2, "player": "Ann", "anyway": True}],
        {"check": {"players": {"Ann": {"hand": 2}}}},
        Drought=DROUGHT,
    )


def test_what_was_done_anyway_is_followed_by_what_the_rules_make_of_it():
    """RR Save ¶1: a character that the table killed although it cannot be killed can still be saved by a duplicate."""
    holds(
        {},
        {"play": [{"Safe": {"duplicates": 1}}]},
        [{"kill": ["Safe"], "anyway": True}],
        {"Bob": {"trigger": "Safe"}},
        {"check": {"cards": {"Safe": {"zone": "play", "duplicates": 0}}, "cites": ["2e/rr/save/1"]}},
        Safe=UNIQUE | {"text": "Safe cannot be killed."},
    )


def test_anyway_beside_the_list_is_said_of_each_change():
    """The table did all of it."""
    result = holds(
        {},
        {"play": ["Safe", "Wall"]},
        [{"kill": ["Safe"], "anyway": True}, {"kill": ["Wall"], "anyway": True}],
        {"check": {"cards": {"Safe": {"zone": "dead"}, "Wall": {"zone": "dead"}}}},
        Safe=SAFE | {"text": "Safe cannot be killed."},
        Wall=WARD,
    )
    assert said(result).count("The table did this") == 2


IMPOSSIBLE = [
    pytest.param(
        {"hand": ["Baker"]}, {}, {"kill": ["Baker"]}, "not in play: hand", "2e/rr/in-play-and-out-of-play/1"
    ),
    pytest.param(
        {"play": ["Baker"]}, {}, {"put_into_play": "Baker"}, "Baker is in play.", "2e/rr/put-into-play/1"
    ),
    pytest.param({"play": ["Baker"]}, {}, {"stand": ["Baker"]}, "Baker is standing.", "2e/rr/stand/1"),
    pytest.param(
        {"play": [{"Baker": {"kneeling": True}}]},
        {},
        {"kneel": ["Baker"]},
        "Baker is kneeling.",
        "2e/rr/kneel/2",
    ),
    pytest.param(
        {"play": ["Baker"]},
        {},
        {"participate": "Baker", "as": "attacking"},
        "challenge",
        "2e/rr/participating/1",
    ),
    pytest.param({}, {}, {"challenge_type": "power"}, "There is no challenge.", "2e/rr/participating/1"),
    pytest.param({}, {}, {"first_player": "Ann"}, "Ann is the first player already.", "2e/rr/first-player/1"),
    pytest.param(
        {"play": ["Baker"]},
        {},
        {"take_control": "Baker", "player": "Ann"},
        "control",
        "2e/rr/ownership-and-control/2",
    ),
    pytest.param(
        {"play": ["Baker"]},
        {},
        {"token": "poison", "card": "Baker", "amount": -1},
        "poison",
        "2e/rr/influence-tokens/2",
    ),
    pytest.param(
        {"play": [{"Baker": {"attachments": ["Saddle"]}}]},
        {},
        {"attach": "Saddle", "to": "Baker"},
        "Saddle is attached to Baker already.",
        "2e/rr/move/2",
    ),
    pytest.param(
        {"hand": ["Baker"]},
        {},
        {"move": "Baker", "to": "hand"},
        "Baker is there already: hand.",
        "2e/rr/move/2",
    ),
    pytest.param({}, {}, {"reveal_plot": "Calm", "player": "Ann"}, "plot deck", "2e/rr/plot-card/2"),
]


@pytest.mark.parametrize("anyway", [False, True])
@pytest.mark.parametrize(("ann", "bob", "change", "words", "cite"), IMPOSSIBLE)
def test_what_cannot_be_done_at_all_is_refused_whoever_did_it(ann, bob, change, words, cite, anyway):
    """RR In Play and Out of Play ¶1 and the like: what is no change is none at the table either."""
    message, cites = refused(ann, bob, [change | {"anyway": anyway}])
    assert words in message
    assert cite in cites


def test_a_character_with_stealth_is_not_bypassed():
    """RR Stealth ¶1: a character without stealth is chosen."""
    ann = {"play": [{"Miller": {"attacking": True}}]}
    sneak = SAFE | {"text": "Stealth."}
    bob = {"play": ["Sneak"]}
    message, cites = refused(ann, bob, [{"bypass": ["Sneak"]}], start="", challenge=MILITARY, Sneak=sneak)
    assert "without stealth" in message
    assert cites == ("2e/rr/stealth/1",)
    holds(
        ann,
        bob,
        [{"bypass": ["Sneak"], "anyway": True}],
        {"check": {"cards": {"Sneak": {"bypassed": True}}}},
        start="",
        challenge=MILITARY,
        Sneak=sneak,
    )


def test_a_refused_change_leaves_the_others_unmade():
    """All changes of an entry are looked at before one of them is made."""
    message, _ = refused(
        {},
        {"play": ["Baker", "Safe"]},
        [{"kill": ["Baker"]}, {"kill": ["Safe"]}],
        Safe=SAFE | {"text": "Safe cannot be killed."},
    )
    assert "Safe cannot be killed" in message


def test_a_change_is_refused_by_what_a_change_before_it_made_so():
    """RR Cannot ¶1: each change finds the board as the one before left it."""
    message, cites = refused(
        {},
        {"play": ["Baker"]},
        [{"cannot": "be killed", "card": "Baker", "until": "end of the phase"}, {"kill": ["Baker"]}],
    )
    assert "cannot be killed" in message
    assert "2e/rr/cannot/1" in cites


def test_where_nothing_is_to_be_resolved_by_hand_there_is_nothing_to_say():
    """By hand resolves an effect that the program did not understand; a board is corrected where it is set up."""
    text = """
edition: 2e
players: {Ann: {play: [Miller]}, Bob: {}}
cards: {Miller: {type: character, str: 3}}
start: challenges
run: [{by_hand: [{kill: [Miller]}]}]
"""
    result = run_text(text)
    assert result.exit == 2
    assert result.error is not None
    assert "Nothing is to be resolved by hand" in result.error.message


def test_a_duplicate_put_on_by_hand_is_another_copy_that_its_owner_controls():
    """RR Duplicates ¶1, FAQ 1.2 ¶1: of a unique card that its owner owns and controls."""
    squire = {"Squire": UNIQUE}
    duplicate = {"duplicate": "Squire#1", "on": "Squire#2"}
    message, cites = refused({"hand": ["Squire"]}, {"play": ["Squire"]}, [duplicate], **squire)
    assert (
        "Squire#1 is not another copy of Squire, which is unique and which Ann owns and controls." in message
    )
    assert cites == ("2e/rr/duplicates/1", "2e/faq/1.2/1")
    message, cites = refused(
        {"play": ["Miller"], "hand": ["Baker"]}, {}, [{"duplicate": "Baker", "on": "Miller"}]
    )
    assert "Baker is not another copy of Miller" in message
    assert cites == ("2e/rr/duplicates/1", "2e/faq/1.2/1")


def test_a_plot_card_does_not_leave_play_by_hand():
    """RR In Play and Out of Play ¶6: outside of the process by which a new one is revealed it cannot."""
    message, cites = refused({}, {}, [{"discard": ["Storm"], "anyway": True}])
    assert "Storm is a plot card." in message
    assert "2e/rr/in-play-and-out-of-play/6" in cites


def test_a_duplicate_is_not_knelt_by_hand():
    """RR Duplicates ¶5: it has no characteristics; what is done to cards is not done to it."""
    ann = {"play": [{"Squire": {"duplicates": 1}}]}
    message, cites = refused(ann, {}, [{"kneel": ["Squire#2"]}], Squire=UNIQUE)
    assert "Squire#2 is a duplicate." in message
    assert "2e/rr/duplicates/5" in cites


def test_nothing_is_attached_to_a_plot_card_by_hand():
    """RR Attachment Cards ¶1: it is attached to another card or game element that is eligible."""
    ann = {"play": [{"Miller": {"attachments": ["Saddle"]}}]}
    message, cites = refused(ann, {}, [{"attach": "Saddle", "to": "Storm", "anyway": True}])
    assert "Storm is a plot card." in message
    assert "2e/rr/attachment-cards/1" in cites
