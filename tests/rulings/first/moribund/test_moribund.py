"""What is killed, discarded or returned is moribund: in play until step 6, and on its way."""

from tests.rulings.first.boards import held, said

MORIBUND = "1e/faq/moribund"


def test_a_killed_character_is_in_play_until_step_6():
    """1e/faq/moribund/2, 1e/faq/moribund/4, 1e/faq/action-window-step-6/1: it responds to its own death, with its power."""
    cites = held(
        "hand: [Axe]",
        "play: [Mourner: power 1, Lion]",
        """
start: challenges
run:
  - Ann: {play: Axe, choose: Mourner}
  - check: {window: response, window_step: 5, cards: {Mourner: {zone: play, moribund: dead, power: 1, str: 2}},
      players: {Bob: {dead: 0, power: 1}}}
  - Bob: {trigger: Mourner}
  - check: {cards: {Mourner: {zone: dead}}, players: {Bob: {dead: 1, power: 0}}}
""",
    )
    assert {f"{MORIBUND}/2", f"{MORIBUND}/4", "1e/faq/action-window-step-6/1", f"{MORIBUND}/5"} <= cites


def test_a_moribund_card_cannot_be_chosen_to_leave_play_again():
    """1e/faq/moribund-rules-exception/1: neither by an effect nor to pay a cost."""
    cites = held(
        "play: [Captain: attacking], hand: [Sword]",
        "play: [Cub: kneeling, Lion: kneeling]",
        """
challenge: {type: military, attacker: Ann, defender: Bob}
start: challenge-resolution
run:
  - Bob: {choose: Cub}
  - check: {window: response, cards: {Cub: {zone: play, moribund: dead}}}
  - Ann: {play: Sword}
  - advance: end
  - check: {cards: {Cub: {zone: dead}, Lion: {zone: dead}}}
""",
    )
    assert "1e/faq/moribund-rules-exception/1" in cites


def test_a_moribund_character_can_be_knelt_to_pay_a_cost():
    """1e/faq/framework-actions/14, 1e/faq/moribund/4: it is still in play, and standing."""
    held(
        "play: [Captain: attacking], hand: [Sword]",
        "play: [Cub, Lion: kneeling], hand: [Betrayal]",
        """
challenge: {type: military, attacker: Ann, defender: Bob}
start: challenge-resolution
run:
  - Bob: {choose: Cub}
  - Ann: {play: Sword, choose: Lion}
  - Bob: {play: Betrayal, choose: Cub}
  - check: {cards: {Lion: {zone: play}, Cub: {zone: dead}}}
""",
    )


def test_what_is_returned_to_hand_is_there_in_step_6_and_its_attachments_are_discarded():
    """1e/faq/action-window-step-3/1, 1e/faq/3.29/2: each card goes to its owner's zone."""
    cites = held(
        "hand: [Exile]",
        "play: [Lady: {duplicates: 1, attachments: [Shield]}, Watch], hand: 0",
        """
start: challenges
run:
  - Ann: {play: Exile, choose: Lady}
  - check: {window: response, cards: {Lady: {zone: play, moribund: hand}, Shield: {zone: play, moribund: discard}},
      players: {Bob: {hand: 0}}}
  - Bob: {trigger: Watch}
  - check: {cards: {Lady: {zone: hand}, Shield: {zone: discard}}, players: {Bob: {hand: 1, discard: 2}}}
""",
        """  Exile: {type: event, text: "Any Phase: Choose a character. Return that character to its owner's hand."}
  Watch: {type: location, text: "Response: After a character leaves play, claim 1 power for your House."}
""",
    )
    assert {"1e/faq/action-window-step-3/1", "1e/faq/action-window-step-6/1", "1e/faq/4.5/1"} <= cites


def test_an_event_is_in_the_discard_pile_only_in_step_6():
    """1e/faq/moribund-state-for-events/1: while its window goes on it is in none."""
    cites = held(
        "hand: [Axe]",
        "play: [Cub, Mourner]",
        """
start: challenges
run:
  - Ann: {play: Axe, choose: Cub}
  - check: {window: response, cards: {Axe: {zone: being played, moribund: discard}}, players: {Ann: {discard: 0, hand: 0}}}
  - Bob: pass
  - check: {cards: {Axe: {zone: discard}}, players: {Ann: {discard: 1}}}
""",
    )
    assert "1e/faq/moribund-state-for-events/1" in cites


def test_a_deathbound_card_goes_to_the_dead_pile():
    """1e/faq/4.8/1, 1e/faq/4.8/2: where it would go to the discard pile from play; an event once it has been played."""
    cites = held(
        "hand: [Purge]",
        "play: [Wight]",
        """
start: challenges
run:
  - Ann: {play: Purge, choose: Wight}
  - check: {cards: {Wight: {zone: dead}, Purge: {zone: dead}}}
""",
        """  Purge: {type: event, text: "Deathbound.\\nAny Phase: Choose and discard a character from play."}
  Wight: {type: character, str: 1, text: "Deathbound."}
""",
    )
    assert "1e/faq/4.8/1" in cites


def test_what_follows_from_leaving_play_joins_the_window():
    """1e/faq/3.19/1, 1e/faq/action-window-step-6/1: Banner leaves in step 6, so the STR of a weakened character falls to 0 and it
    is killed; its passives still initiate, and it leaves play in the same window."""
    lines = said(
        "hand: [Breath, Axe], play: [Captain, Banner]",
        "play: [Bell, Lion]",
        """
start: challenges
run:
  - Ann: {play: Breath, choose: Captain}
  - Bob: pass
  - Ann: {play: Axe, choose: Banner}
  - check: {cards: {Captain: {zone: dead}, Banner: {zone: dead}}, players: {Bob: {faction_power: 2}}}
""",
        """  Breath: {type: event, text: "Any Phase: Choose a character. Until the end of the phase, that character gets -3 STR
      and is killed if its STR is 0."}
  Banner: {type: character, faction: baratheon, str: 1, text: "Each other character you control gets +1 STR."}
  Bell: {type: location, cost: 0, text: "After a character is killed, claim 1 power for your House."}
""",
    )
    assert "Captain: killed, for its STR is 0." in lines


def test_cards_lie_in_a_pile_in_the_order_in_which_they_were_to_leave():
    """1e/faq/3.30/1: Lion became moribund after Cub and lies on top of the dead pile; nobody may change that."""
    cites = held(
        "hand: [Axe], play: [Reaper]",
        "play: [Cub, Lion], hand: [Dig]",
        """
start: challenges
run:
  - Ann: {play: Axe, choose: Cub}
  - Ann: {trigger: Reaper, choose: Lion}
  - Bob: {play: Dig}
  - check: {cards: {Lion: {zone: hand}, Cub: {zone: dead}}}
""",
        """  Reaper: {type: character, faction: baratheon, str: 1, text: "Response: After a character is killed, kneel Reaper to
      choose and kill a character."}
  Dig: {type: event, text: "Any Phase: Return the topmost character in your dead pile to your hand."}
""",
    )
    assert "1e/faq/3.30/1" in cites


def test_a_card_that_moves_between_piles_is_not_moribund():
    """1e/faq/errata-asshai-initiate/1: Cub is in the discard pile at once, before step 6, and nothing left play."""
    cites = held(
        "hand: [Rites, Oath], play: [Widow]",
        "play: [Lion], dead: [Cub]",
        """
start: challenges
run:
  - Ann: {play: Rites, choose: Cub}
  - check: {cards: {Cub: {zone: discard, moribund: no}}, window_step: 5, decision: {player: Ann, kind: response}}
""",
        """  Rites: {type: event, abilities: [{kind: action, zone: hand, choose: [{cards: {type: [character], zone: dead}}],
      effects: [{do: move, to: discard}]}]}
  Oath: {type: event, abilities: [{kind: reaction, zone: hand, trigger: {event: play event}, effects: [{do: gain power}]}]}
""",
    )
    assert "1e/faq/errata-asshai-initiate/1" in cites


def test_a_duplicate_that_saved_its_card_is_in_the_pile_after_step_6_only():
    """1e/faq/moribund/1, 1e/faq/action-window-step-6/1: a cost of step 2, it cannot be fetched in step 5."""
    held(
        "hand: [Axe]",
        "play: [Lady: {duplicates: [Lady]}], hand: [Fetch]",
        """
start: challenges
run:
  - Ann: {play: Axe, choose: "Lady#1"}
  - Bob: {trigger: "Lady#1"}
  - check: {cards: {"Lady#2": {zone: discard}}, players: {Bob: {discard: 1}}, decision: {player: Bob, kind: action}}
""",
        """  Fetch:
    type: event
    abilities:
      - {kind: reaction, zone: hand, trigger: {event: save}, choose: [{cards: {type: [character], zone: discard}}],
          effects: [{do: return to hand}]}
""",
    )
