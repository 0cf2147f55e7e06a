"""Replacement effects of a challenge's claim."""

from tests.rulings.first.boards import held

_RIDER = """  Rider:
    type: character
    faction: baratheon
    str: 5
    icons: [military, power]
    abilities:
      - kind: interrupt
        forced: true
        trigger:
          event: claim
          would: true
          other_player: you
          challenge: [military]
          when: [{exists: {this: true, attacking: true, alone: true}}]
        choose: [{cards: {type: [location], controller: opponent}}]
        effects: [{do: instead, of: claim, effects: [{do: discard from play}]}]
"""
_START = """
challenge: {type: %s, attacker: Ann, defender: Bob}
start: challenge-resolution
run:
"""


def test_the_claim_is_replaced():
    """1e/faq/3.21/1, 1e/faq/challenges-phase-chart/17: Bob loses Oak and no character; the reward comes all the same."""
    cites = held(
        "play: [Rider: attacking]",
        "play: [Oak, Lion]",
        _START % "military"
        + """
  - advance: end
  - check: {cards: {Oak: {zone: discard}, Lion: {zone: play}}, players: {Ann: {faction_power: 1}}}
""",
        _RIDER,
    )
    assert "1e/faq/3.21/1" in cites


def test_what_is_done_instead_can_be_saved_from():
    """1e/faq/framework-actions/7, 1e/faq/3.21/1: Bob saves Tower in step 2 from what comes in the place of claim."""
    held(
        "play: [Rider: attacking]",
        "play: [Tower, Lion]",
        _START % "military"
        + """
  - Bob: {trigger: Tower}
  - advance: end
  - check: {cards: {Tower: {zone: play, kneeling: yes}, Lion: {zone: play}}}
""",
        _RIDER
        + """  Tower:
    type: location
    faction: lannister
    abilities:
      - {kind: interrupt, trigger: {event: discard from play, would: true, card: {this: true}}, costs:
          [{do: kneel, on: self}], effects: [{do: save}]}
""",
    )


def test_claim_of_a_type_that_it_does_not_name_is_applied():
    """1e/faq/challenges-phase-chart/17, 1e/faq/3.21/1: Rider replaces military claim alone."""
    held(
        "play: [Rider: attacking]",
        "play: [Oak, Lion], power: 2",
        _START % "power"
        + """
  - advance: end
  - check: {cards: {Oak: {zone: play}}, players: {Bob: {faction_power: 1}, Ann: {faction_power: 2}}}
""",
        _RIDER,
    )


def test_claim_of_another_type_is_applied_instead():
    """1e/faq/3.21/1, 1e/faq/moving-power-and-claiming-power/2: power claim in the place of military claim; nobody is killed."""
    cites = held(
        "play: [Captain: attacking, Envoy]",
        "play: [Lion], power: 3",
        _START % "military"
        + """
  - advance: end
  - check: {cards: {Lion: {zone: play}}, players: {Bob: {faction_power: 2}, Ann: {faction_power: 2}}}
""",
        """  Envoy:
    type: character
    faction: baratheon
    str: 1
    abilities:
      - {kind: interrupt, forced: true, trigger: {event: claim, would: true, other_player: you}, effects:
          [{do: instead, of: claim, effects: [{do: apply claim, type: power}]}]}
""",
    )
    assert {"1e/faq/3.21/1", "1e/faq/moving-power-and-claiming-power/2"} <= cites


def test_who_may_use_another_claim_chooses_its_type():
    """1e/faq/3.21/1, 1e/faq/framework-actions/8: Ann chooses military claim for an intrigue challenge; Bob the character."""
    held(
        "play: [Scribe: attacking, Envoy]",
        "play: [Lion, Cub], hand: 2",
        _START % "intrigue"
        + """
  - Ann: {choose: yes}
  - Ann: {choose: military}
  - Bob: {choose: Cub}
  - advance: end
  - check: {cards: {Cub: {zone: dead}, Lion: {zone: play}}, players: {Bob: {hand: 2}}}
""",
        """  Envoy:
    type: character
    faction: baratheon
    str: 1
    abilities:
      - kind: interrupt
        forced: true
        trigger: {event: claim, would: true, other_player: you}
        effects:
          - do: may
            effects:
              - do: instead
                of: claim
                effects:
                  - do: choose
                    choose: {word: challenge type, other_than: present}
                    effects: [{do: apply claim, type: chosen}]
""",
    )
