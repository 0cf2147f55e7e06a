"""Whom and which card a text means that speaks of two: played at the table."""

import pytest

from agot_judge.scenario.execution import run_text
from tests.rulings.texts import event, person, run, text


def test_who_owns_the_chosen_card_is_affected_and_no_other_opponent():
    """RR Target ¶1, RR Cannot ¶1: "that player" is the one opponent in whose discard pile the card was."""
    board = """
edition: 2e
format: melee
players:
  Ann: {plot: Calm, play: [Warden of Piles], hand: [], deck: 5}
  Bob: {plot: Calm, discard: [Page], hand: [Page], gold: 5, deck: 5}
  Cal: {plot: Calm, hand: [Page], gold: 5, deck: 5}
cards:
  Calm: {type: plot, gold: 5, initiative: 0, claim: 1, reserve: 6}
  Warden of Piles:
    type: character
    cost: 2
    str: 3
    text: "Action: Choose a card in an opponent's discard pile and remove it from the game. Until Warden of Piles
      leaves play, that player cannot marshal or play any copy of that card."
  Page: {type: character, cost: 1, str: 1}
start: "3.2"
run:
  - Ann: {trigger: Warden of Piles, choose: Page}
  - advance: {window: action, of: Bob}
  - check:
      active_player: Bob
      may_not: {Bob: [Page]}
      cites: [2e/rr/cannot/1]
  - advance: {window: action, of: Cal}
  - advance: {window: action, of: Cal}
  - check: {active_player: Cal, may: {Cal: [Page]}}
"""
    result = run_text(board)
    assert result.ok, (result.error, [check for check in result.checks if not check.ok])


def test_the_chosen_character_gets_the_str_of_a_card_that_is_revealed_beside_it():
    """RR Choose ¶1, RR Reveal: "that character" is the target; X is taken from the card that was revealed."""
    run(
        {"play": ["Watcher"], "deck": ["Miller"]},
        {"play": ["Baker"]},
        "4.1",
        {"Ann": {"trigger": "Watcher", "choose": "Baker"}},
        {"check": {"cards": {"Baker": {"str": 4}, "Miller": {"zone": "deck"}, "Watcher": {"str": 3}}}},
        Watcher=person(
            "Action: Choose a character and reveal the top card of your deck. Until the end of the phase, that "
            "character gets +X STR. X is the printed cost of the revealed card."
        ),
    )


@pytest.mark.parametrize(
    ("words", "may", "may_not"),
    [
        ("the losing opponent cannot play events", "Song", "Bell"),
        ("the losing opponent cannot trigger card abilities", "Ferry", "Wharf"),
    ],
)
def test_what_the_loser_cannot_do_the_winner_may(words, may, may_not):
    """RR Cannot ¶1, RR Lasting Effects ¶1: who lost was settled when the effect came into force."""
    draws = "Action: Draw 1 card. (Limit once per phase.)"
    run(
        {"play": ["Singer", "Ferry"], "hand": ["Song"], "deck": ["Miller", "Miller"]},
        {"play": ["Wharf"], "hand": ["Bell"], "deck": ["Miller", "Miller"]},
        "4.2",
        {"Ann": {"challenge": {"type": "power", "against": "Bob", "with": ["Singer"]}}},
        {"advance": {"window": "reaction", "of": "Ann"}},
        {"Ann": {"trigger": "Singer"}},
        {"advance": {"window": "action", "of": "Ann"}},
        {"check": {"may": {"Ann": [may]}, "may_not": {"Bob": [may_not]}}},
        Singer=person(f"Reaction: After you win a challenge, until the end of the phase, {words}."),
        Song=event("Action: Draw 1 card."),
        Bell=event("Action: Draw 1 card."),
        Ferry=text("location", draws),
        Wharf=text("location", draws),
    )


def test_a_character_put_into_play_attacking_participates_only_where_its_controller_attacks():
    """RR Ownership and Control ¶5: on no side but its controller's; RR Effects ¶3: it is put into play all the same."""
    board = """
edition: 2e
format: melee
players:
  Ann: {plot: Calm, play: [Hill], hand: [Wolf], deck: 5}
  Bob: {plot: Calm, play: [{Page: attacking}], deck: 5}
  Cal: {plot: Calm, play: [Reeve], deck: 5}
cards:
  Calm: {type: plot, gold: 5, initiative: 0, claim: 1, reserve: 6}
  Hill:
    type: location
    text: "Challenges Action: Put a Direwolf character into play from your hand, participating as an attacker."
  Wolf: {type: character, cost: 1, str: 4, traits: [Direwolf], icons: [military]}
  Page: {type: character, cost: 1, str: 1, icons: [military]}
  Reeve: {type: character, cost: 1, str: 1, icons: [military]}
challenge: {type: military, attacker: Bob, defender: Cal}
start: "4.2.1"
run:
  - Cal: pass
  - Ann: {trigger: Hill, choose: Wolf}
  - check:
      cards: {Wolf: {zone: play, attacking: false}}
      challenge: {attacking_str: 1}
      cites: [2e/rr/ownership-and-control/5]
"""
    result = run_text(board)
    assert result.ok, (result.error, [check for check in result.checks if not check.ok])


def test_who_of_several_opponents_is_given_control_is_chosen_and_is_then_that_player():
    """RR Target ¶1, RR Ownership and Control ¶2: "to an opponent" is to one of them; "that player" is the same one."""
    board = """
edition: 2e
format: melee
players:
  Ann: {plot: Calm, hand: [Spy], gold: 5, deck: 5}
  Bob: {plot: Calm, hand: [Page], deck: 5}
  Cal: {plot: Calm, hand: [Page], deck: 5}
cards:
  Calm: {type: plot, gold: 5, initiative: 0, claim: 1, reserve: 6}
  Spy:
    type: character
    cost: 1
    str: 2
    text: "Forced Reaction: After Spy enters play, give control of it to an opponent. Then, discard 1 card at random
      from that player's hand."
  Page: {type: character, cost: 1, str: 1}
start: "3.2"
run:
  - Ann: {marshal: Spy}
  - Ann: {choose: Cal}
  - check:
      cards: {Spy: {controller: Cal, owner: Ann}}
      players: {Bob: {hand: 1}, Cal: {hand: 0}}
      cites: [2e/rr/ownership-and-control/2]
"""
    result = run_text(board)
    assert result.ok, (result.error, [check for check in result.checks if not check.ok])


def test_what_is_put_into_play_attached_is_under_your_control_though_an_opponent_owns_it():
    """RR Ownership and Control ¶2, RR Attachment Cards ¶1: an attachment from an opponent's discard pile."""
    run(
        {"play": ["Thief"]},
        {"discard": ["Saddle"]},
        "4.1",
        {"Ann": {"trigger": "Thief", "choose": ["Saddle", "Thief"]}},
        {
            "check": {
                "cards": {
                    "Saddle": {"zone": "play", "controller": "Ann", "owner": "Bob"},
                    "Thief": {"attachments": ["Saddle"]},
                },
                "cites": ["2e/rr/ownership-and-control/2"],
            }
        },
        Thief=person(
            "Action: Put an attachment from an opponent's discard pile into play under your control, attached to a "
            "character you control."
        ),
    )
