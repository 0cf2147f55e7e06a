"""Challenge resolution: four events in one window, then passives, then responses."""

import pytest

from tests.rulings.first.boards import held, run, said

CHART = "1e/faq/challenges-phase-chart"
EXAMPLE = "1e/faq/framework-actions"


def test_the_worked_example_of_challenge_resolution():
    """1e/faq/framework-actions/6 to 1e/faq/framework-actions/15: winner, claim, no reward, renown, the passive that adds to it,
    a response that is canceled with a moribund character knelt, and the end."""
    cites = held(
        "play: [King: attacking], hand: [Sword]",
        "play: [Cub: defending, Lion, Lady: kneeling], hand: [Betrayal]",
        """
challenge: {type: military, attacker: Ann, defender: Bob}
start: challenge-resolution
run:
  - Bob: {choose: Lion}
  - check: {window: response, window_step: 5, decision: {player: Ann}, cards: {King: {power: 2}, Lion: {zone: play,
      moribund: dead}}, players: {Ann: {faction_power: 0}}}
  - Ann: {play: Sword, choose: Lady}
  - Bob: {play: Betrayal, choose: Lion}
  - check: {cards: {Lion: {zone: dead}, Lady: {zone: play}}}
""",
    )
    assert {f"{CHART}/16", f"{CHART}/17", f"{CHART}/18", f"{CHART}/19"} <= cites
    assert {f"{EXAMPLE}/6", f"{EXAMPLE}/8", f"{EXAMPLE}/10", f"{EXAMPLE}/11", f"{EXAMPLE}/13"} <= cites


def test_the_attacker_wins_a_tie():
    """1e/faq/tied-challenge/2."""
    cites = held(
        "play: [Scribe: attacking]",
        "play: [Lion: defending], hand: 2",
        """
challenge: {type: intrigue, attacker: Ann, defender: Bob}
start: challenge-resolution
run:
  - advance: end
  - check: {players: {Bob: {hand: 1, discard: 1}}}
""",
    )
    assert "1e/faq/tied-challenge/2" in cites


def test_power_that_moves_for_claim_is_not_claimed():
    """1e/faq/moving-power-and-claiming-power/2: it moves from House card to House card."""
    cites = held(
        "play: [Captain: attacking]",
        "play: [Cub: defending], power: 2",
        """
challenge: {type: power, attacker: Ann, defender: Bob}
start: challenge-resolution
run:
  - advance: end
  - check: {players: {Ann: {faction_power: 1}, Bob: {faction_power: 1}}}
""",
    )
    assert "1e/faq/moving-power-and-claiming-power/2" in cites


def test_two_characters_for_claim_2_are_chosen_before_the_saves():
    """1e/faq/challenges-phase-chart/17: as assumption A11 has it, a saved one counts."""
    held(
        "play: [Captain: attacking]",
        "play: [Lady: {kneeling: yes, duplicates: 1}, Cub: kneeling, Lion: kneeling]",
        """
in_force: [{text: "Raise the claim value on your revealed plot card by 1.", source: Captain, controller: Ann}]
challenge: {type: military, attacker: Ann, defender: Bob}
start: challenge-resolution
ignore: [Captain]
run:
  - check: {decision: {player: Bob, kind: claim}}
""",
    )


def test_a_character_that_loses_its_icon_stays_in_the_challenge():
    """1e/faq/icon-lost-mid-challenge/2."""
    cites = held(
        "play: [Captain: attacking]",
        "play: [Cub], hand: [Slur]",
        """
challenge: {type: military, attacker: Ann, defender: Bob}
run:
  - Bob: {play: Slur, choose: Captain}
  - check: {cards: {Captain: {icons: [power], participating: yes}}}
""",
        """  Slur: {type: event, text: "Any Phase: Choose a character. Until the end of the phase, that character
        loses a [military] icon."}
""",
    )
    assert "1e/faq/icon-lost-mid-challenge/2" in cites


def test_a_challenge_without_participants_ends_without_resolution():
    """1e/faq/3.33/1: nobody wins it, and play goes on to the next declaration."""
    cites = held(
        "play: [Captain: attacking, Scribe]",
        "hand: [Axe]",
        """
challenge: {type: military, attacker: Ann, defender: Bob}
run:
  - Bob: {play: Axe, choose: Captain}
  - check: {challenge: none, cards: {Captain: {zone: dead}}}
  - advance: declare-challenge
  - check: {step: declare-challenge, players: {Ann: {power: 0}}}
""",
    )
    assert "1e/faq/3.33/1" in cites


def test_who_changes_control_is_removed_from_the_challenge():
    """1e/faq/taking-control-of-an-attacker/2, 1e/faq/3.28/2: with a defender left it goes on, and the side counts 0."""
    cites = held(
        "play: [Captain: attacking]",
        "play: [Lion: defending], hand: [Bribe]",
        """
challenge: {type: military, attacker: Ann, defender: Bob}
run:
  - Bob: {play: Bribe, choose: Captain}
  - check: {cards: {Captain: {controller: Bob, participating: no}}, challenge: {attacking_str: 0, defending_str: 2}}
  - advance: end
""",
        """  Bribe: {type: event, text: "Any Phase: Choose a character. Take control of that character."}
""",
    )
    assert "1e/faq/taking-control-of-an-attacker/2" in cites


@pytest.mark.parametrize(("with_it", "can_defend"), [("", True), ("Stealth.", False)])
def test_stealth_targets_are_chosen_before_defenders(with_it: str, can_defend: bool):
    """1e/faq/challenges-phase-chart/11: by the active player; what it does is assumption A17."""
    result = run(
        "play: [Shade: attacking]",
        "play: [Lion, Lady]",
        """
challenge: {type: intrigue, attacker: Ann, defender: Bob}
run:
  - advance: {window: defenders, of: Bob}
  - check: {decision: {player: Bob, kind: defenders, choices: [Lion]}}
"""
        if can_defend
        else """
challenge: {type: intrigue, attacker: Ann, defender: Bob}
run:
  - Ann: {choose: Lion}
  - check: {decision: {player: Bob, kind: defenders, choices: [Lady], not_choices: [Lion]}}
""",
        f"""  Shade: {{type: character, str: 3, icons: [intrigue], text: "{with_it}"}}
""",
    )
    assert result.ok, (result.error, result.checks)
    announced = [entry for entry in result.trace if entry.kind == "assumption" and entry.assumption == "A17"]
    assert bool(announced) is not can_defend


def test_one_can_be_saved_from_deadly():
    """1e/faq/4.14/1: a keyword with a point of initiation cannot be canceled, but saved from."""
    cites = held(
        "play: [Viper: attacking]",
        "play: [Lady: {defending: yes, duplicates: 1}], hand: 2",
        """
challenge: {type: intrigue, attacker: Ann, defender: Bob}
start: challenge-resolution
run:
  - Bob: {trigger: Lady}
  - advance: end
  - check: {cards: {Lady: {zone: play, duplicates: 0}}}
""",
        """  Viper: {type: character, str: 4, icons: [intrigue], text: "Deadly."}
""",
    )
    assert "1e/faq/4.14/1" in cites


def test_what_lasts_until_the_end_of_a_challenge_ends_with_one_that_is_not_resolved():
    """1e/faq/3.33/1: the lone attacker is killed, so the challenge ends at once; what lasts until its end is over, and a use
    limited to it is free again."""
    cites = held(
        "hand: [Horn, Axe], play: [Captain: attacking, Piper]",
        "play: [Lion]",
        """
challenge: {type: military, attacker: Ann, defender: Bob}
run:
  - Ann: {play: Horn, choose: Lion}
  - Bob: pass
  - Ann: {trigger: Piper, choose: Lion}
  - Bob: pass
  - check: {may_not: {Ann: [Piper]}}
  - Ann: {play: Axe, choose: Captain}
  - check: {challenge: none, cards: {Lion: {str: 2}}}
  - Bob: pass
  - check: {may: {Ann: [Piper]}}
""",
        """  Horn: {type: event, text: "Challenges: Choose a character. Until the end of the challenge, that character gets +2
      STR."}
  Piper: {type: character, str: 1, text: "Challenges: Choose a character. Until the end of the challenge, that character gets +1
      STR. (Limit once per challenge.)"}
""",
    )
    assert {"1e/faq/3.33/1", "1e/faq/2.6/2"} <= cites


def test_after_a_challenge_without_resolution_the_next_one_is_declared():
    """1e/faq/3.33/1, 1e/faq/challenges-phase-chart/10: an effect ends it as defenders are declared; nothing is resolved."""
    lines = said(
        "hand: [Truce], play: [Captain: attacking, Scribe]",
        "play: [Lion]",
        """
challenge: {type: military, attacker: Ann, defender: Bob}
start: stealth-and-defenders
run:
  - Bob: {defend: [Lion]}
  - Ann: {trigger: Truce}
  - advance: declare-challenge
  - check: {challenge: none, cards: {Lion: {kneeling: yes}}}
  - Ann: {challenge: {type: intrigue, against: Bob, with: [Scribe]}}
""",
        """  Truce:
    type: event
    text: "Response: After a character is declared as a defender, end the challenge."
    abilities:
      - {kind: reaction, zone: hand, trigger: {event: declare defender}, effects: [{do: end challenge}]}
""",
    )
    assert not any("wins the challenge" in line for line in lines)
