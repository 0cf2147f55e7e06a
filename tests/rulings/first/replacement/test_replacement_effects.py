"""Replacement effects: what happens, or where a card goes, instead."""

from tests.rulings.first.boards import held, run, said

REPLACED = "1e/faq/3.21/1"
_CARDS = """  Ghost: {type: character, faction: lannister, cost: 2, str: 2, text: "If Ghost would be killed, return it to
      its owner's hand instead."}
  Hound:
    type: character
    faction: lannister
    cost: 2
    str: 2
    abilities:
      - {kind: reaction, forced: true, trigger: {event: kill, card: {this: true}}, effects:
          [{do: instead, of: placement, effects: [{do: move, on: self, to: discard}]}]}
  Escape:
    type: event
    abilities:
      - {kind: reaction, zone: hand, trigger: {event: kill, card: {type: [character], controller: you, unique: true}}, effects:
          [{do: instead, of: placement, effects: [{do: return to hand, on: occurrence}]}]}
  Crypt:
    type: location
    faction: lannister
    abilities:
      - kind: constant
        effects:
          - do: when
            trigger: {event: enter pile, would: true, to: dead, player: you, card: {type: [character]}}
            effects: [{do: instead, of: placement, effects: [{do: move, on: occurrence, to: discard}]}]
  Fallen: {type: character, faction: lannister, str: 2}
"""


def test_what_is_replaced_was_not_killed():
    """1e/faq/3.21/1, 1e/faq/4.5/2: Ghost goes to the hand in step 6, and nobody may respond to a kill."""
    cites = held(
        "hand: [Axe], play: [Widow]",
        "play: [Ghost]",
        """
start: challenges
run:
  - Ann: {play: Axe, choose: Ghost}
  - check: {cards: {Ghost: {zone: hand}, Widow: {power: 0}}, decision: {player: Bob, kind: action}}
""",
        _CARDS,
    )
    assert REPLACED in cites


def test_a_card_can_be_saved_before_anything_is_replaced():
    """1e/faq/save-cancel-responses/2, 1e/faq/3.21/1: the save comes in step 2, the replacement at the kill itself."""
    held(
        "hand: [Axe]",
        "play: [Ghost: {attachments: [Shield]}]",
        """
start: challenges
run:
  - Ann: {play: Axe, choose: Ghost}
  - Bob: {trigger: Shield}
  - check: {cards: {Ghost: {zone: play, moribund: no}, Shield: {zone: discard}}}
""",
        _CARDS,
    )


def test_a_replaced_kill_has_not_resolved_for_then():
    """1e/faq/4.10/2, 1e/faq/3.21/1: Ghost was not killed, so nothing follows from "then"."""
    held(
        "hand: [Raid]",
        "play: [Ghost]",
        """
start: challenges
run:
  - Ann: {play: Raid, choose: Ghost}
  - check: {cards: {Ghost: {zone: hand}}, players: {Ann: {faction_power: 0}}}
""",
        _CARDS
        + '  Raid: {type: event, text: "Any Phase: Choose and kill a character. Then, claim 1 power for your House."}\n',
    )


def test_only_the_destination_is_replaced_and_the_card_was_killed():
    """1e/faq/3.21/1, 1e/faq/4.5/2: Hound is killed, Widow may respond, and it goes to the discard pile."""
    cites = held(
        "hand: [Axe], play: [Widow]",
        "play: [Hound]",
        """
start: challenges
run:
  - Ann: {play: Axe, choose: Hound}
  - check: {cards: {Hound: {moribund: discard}}}
  - Ann: {trigger: Widow}
  - advance: next
  - check: {cards: {Hound: {zone: discard}, Widow: {power: 1}}}
""",
        _CARDS,
    )
    assert {REPLACED, "1e/faq/4.5/2"} <= cites


def test_the_state_of_a_moribund_card_is_changed_by_a_response():
    """1e/faq/moribund-rules-exception/1, 1e/faq/moribund-rules-exception/2: Lady goes to the hand, not the dead pile."""
    cites = held(
        "hand: [Axe]",
        "play: [Lady], hand: [Escape]",
        """
start: challenges
run:
  - Ann: {play: Axe, choose: Lady}
  - check: {cards: {Lady: {moribund: dead}}}
  - Bob: {play: Escape}
  - check: {cards: {Lady: {zone: hand}, Escape: {zone: discard}}}
""",
        _CARDS,
    )
    assert "1e/faq/moribund-rules-exception/1" in cites


def test_a_constant_text_sends_each_character_elsewhere():
    """1e/faq/3.21/1: all that Bob's Fallen and Ghost suffer is replaced; Captain is Ann's."""
    held(
        "hand: [Fire], play: [Captain]",
        "play: [Fallen, Crypt]",
        """
start: challenges
run:
  - Ann: {play: Fire}
  - check: {cards: {Fallen: {zone: discard}, Captain: {zone: dead}}}
""",
        _CARDS,
    )


def test_the_first_player_orders_two_replacements():
    """1e/faq/passive-effects-conflict/1, 1e/faq/3.21/1: Ann has the text of Harbor apply, and that of Ghost has nothing left."""
    cites = held(
        "hand: [Axe], play: [Harbor]",
        "play: [Ghost]",
        """
start: challenges
run:
  - Ann: {play: Axe, choose: Ghost}
  - check: {decision: {player: Ann, kind: order}}
  - Ann: {choose: [Harbor, Ghost]}
  - check: {cards: {Ghost: {zone: deck, position: 1}}}
""",
        _CARDS
        + """  Harbor:
    type: location
    abilities:
      - {kind: interrupt, forced: true, trigger: {event: kill, would: true, card: {type: [character]}}, effects:
          [{do: instead, effects: [{do: move, on: occurrence, to: top of deck}]}]}
""",
    )
    assert "1e/faq/passive-effects-conflict/1" in cites


def test_a_card_that_cannot_be_killed_is_not_sent_anywhere():
    """1e/faq/4.3/1, 1e/faq/3.21/1: there is no kill of which the destination could be changed."""
    held(
        "hand: [Fire]",
        "play: [Statue, Crypt]",
        """
start: challenges
run:
  - Ann: {play: Fire}
  - check: {cards: {Statue: {zone: play, moribund: no}}}
""",
        _CARDS
        + '  Statue: {type: character, faction: lannister, str: 2, text: "Statue cannot be killed."}\n',
    )


def test_an_event_that_was_played_goes_to_the_deck_instead():
    """1e/faq/moribund-state-for-events/1, 1e/faq/3.21/1: in step 6 Axe is put under the deck, as Pyre says."""
    lines = said(
        "hand: [Axe], play: [Pyre], deck: 2",
        "play: [Lion]",
        """
start: challenges
run:
  - Ann: {play: Axe, choose: Lion}
  - check: {cards: {Axe: {zone: deck, position: 3}, Lion: {zone: dead}}}
""",
        """  Pyre:
    type: location
    abilities:
      - {kind: reaction, forced: true, trigger: {event: play event, player: you}, effects:
          [{do: instead, of: placement, effects: [{do: move, on: occurrence, to: bottom of deck}]}]}
""",
    )
    assert any("bottom of deck" in line for line in lines)


def test_a_replacement_that_may_be_left_is_asked_of_its_controller():
    """1e/faq/3.21/1: "may": Bob declines, and Noble is killed."""
    result = run(
        "hand: [Axe]",
        "play: [Noble]",
        """
start: challenges
run:
  - Ann: {play: Axe, choose: Noble}
  - check: {decision: {player: Bob, kind: yes or no}}
  - Bob: pass
  - check: {cards: {Noble: {zone: dead}}}
""",
        """  Noble:
    type: character
    faction: lannister
    str: 2
    abilities:
      - {kind: interrupt, forced: true, trigger: {event: kill, would: true, card: {this: true}}, effects:
          [{do: may, effects: [{do: instead, effects: [{do: return to hand, on: self}]}]}]}
""",
    )
    assert result.ok, (result.error, [check for check in result.checks if not check.ok])
