"""Attachments placed in setup: on what they go, and when that is chosen."""

from dataclasses import replace

from agot_judge.engine.ability import Cards
from tests.rulings.cards import ability, attachment, character, location
from tests.rulings.opening_hands import KNIGHT, SQUIRE, SWORD, hand, place
from tests.rulings.play import Side


def test_an_attachment_needs_an_eligible_target_among_its_owners_setup_cards():
    """RR Setup ¶13; FAQ Attachments in Setup ¶2: only revealed cards that its owner controls."""
    table = hand(SWORD, KNIGHT, location("Keep"))
    table.sides["Bob"] = Side(play=(character("Lord"),), deck=(20,))

    play = table.start("setup")

    assert "2e/faq/attachments-in-setup/2" in play.refusal(place(play, "Sword"))
    assert "2e/rr/setup/13" in play.refusal(place(play, "Sword", "Keep"))
    assert "2e/rr/setup/13" in play.refusal(place(play, "Sword", "Knight", attach=(("Sword", "Lord"),)))
    assert play.refusal(place(play, "Sword", "Knight")) == []


def test_an_attachment_goes_on_its_only_target_without_a_question():
    """RR Setup ¶15: attached when the cards are revealed."""
    play = hand(SWORD, KNIGHT).start("setup").choose("Sword", "Knight").pass_()

    assert play.is_over
    assert play.labels(play.state.cards[play.card("Knight")].attachments) == ["Sword"]


def test_what_an_attachment_goes_on_is_chosen_when_all_cards_are_revealed():
    """RR Setup ¶15: then each player attaches, in player order."""
    play = hand(SWORD, KNIGHT, SQUIRE).start("setup").choose("Sword", "Knight", "Squire").pass_()

    assert play.asked == ("Ann", "target")
    assert play.choices == ["Knight", "Squire"]
    play = play.choose("Squire")
    assert play.labels(play.state.cards[play.card("Squire")].attachments) == ["Sword"]
    assert play.cites("2e/rr/setup/15")
    assert not play.cites("2e/faq/attachments-in-setup-2/2"), "it is the only attachment"


def test_several_attachments_are_attached_simultaneously():
    """FAQ Attachments in Setup #2 ¶2: all of a player's attachments; RR Setup ¶15 alone where there is one."""
    play = (
        hand(SWORD, attachment("Shield"), KNIGHT).start("setup").choose("Sword", "Shield", "Knight").pass_()
    )

    assert play.labels(play.state.cards[play.card("Knight")].attachments) == ["Sword", "Shield"]
    assert play.cites("2e/faq/attachments-in-setup-2/2")


def test_what_it_goes_on_may_be_said_when_it_is_placed():
    """RR Setup ¶13."""
    play = hand(SWORD, KNIGHT, SQUIRE).start("setup")

    play = play.answer(place(play, "Sword", "Knight", "Squire", attach=(("Sword", "Squire"),))).pass_()

    assert play.is_over
    assert play.labels(play.state.cards[play.card("Squire")].attachments) == ["Sword"]


def test_one_attachment_cannot_make_another_one_legal_in_setup():
    """FAQ Attachments in Setup #2 ¶2: all are attached simultaneously."""
    spurs = attachment("Spurs")
    gives = {
        "kind": "constant",
        "effects": [{"do": "modify", "on": {"host": True}, "gains_traits": ["Knight"]}],
    }
    spurs = replace(spurs, abilities=(ability(gives),))
    horse = replace(attachment("Horse"), attaches_to=Cards(type=("character",), trait=("Knight",)))

    play = hand(spurs, horse, SQUIRE, KNIGHT).start("setup")

    assert "2e/faq/attachments-in-setup-2/2" in play.refusal(place(play, "Spurs", "Horse", "Squire"))
    assert play.refusal(place(play, "Horse", "Knight")) == []


def test_an_attachment_that_another_one_has_made_illegal_is_discarded():
    """FAQ Attachments in Setup #2 ¶3: immediately, upon completion of attaching."""
    shame = replace(
        attachment("Shame"),
        abilities=(
            ability(
                {
                    "kind": "constant",
                    "effects": [{"do": "modify", "on": {"host": True}, "loses_traits": ["Knight"]}],
                }
            ),
        ),
    )
    horse = replace(attachment("Horse"), attaches_to=Cards(type=("character",), trait=("Knight",)))

    play = hand(shame, horse, KNIGHT).start("setup").choose("Shame", "Horse", "Knight").pass_()

    assert play.zone("Horse") == "discard"
    assert play.labels(play.state.cards[play.card("Knight")].attachments) == ["Shame"]
    assert play.cites("2e/rr/attachment-cards/5")


def test_no_ability_helps_an_attachment_to_a_target_during_setup():
    """FAQ 1.9 ¶1: abilities are not active; printed characteristics count."""
    all_knights = {
        "kind": "constant",
        "effects": [{"do": "modify", "on": {"type": ["character"]}, "gains_traits": ["Knight"]}],
    }
    horse = replace(attachment("Horse"), attaches_to=Cards(type=("character",), trait=("Knight",)))

    play = hand(location("Tourney", all_knights, cost=1), horse, SQUIRE, KNIGHT).start("setup")

    assert "2e/faq/1.9/1" in play.refusal(place(play, "Tourney", "Horse", "Squire"))
    assert play.refusal(place(play, "Tourney", "Horse", "Knight")) == []
