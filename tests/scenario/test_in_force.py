"""Effects in force at the start of a run for which the file names no cards."""

from agot_judge.scenario.execution import run_text

TABLE = """
edition: 2e
players:
  Ann: {plot: {name: Road, gold: 5, initiative: 3, claim: 1, reserve: 6}, gold: 2, hand: [Fresh Blade], deck: 5,
    play: [Rider]}
  Bob: {plot: {name: Path, gold: 5, initiative: 2, claim: 1, reserve: 6}, hand: 2, play: [Squire: kneeling]}
cards:
  Rider: {type: character, faction: stark, str: 4, icons: [military, power], cost: 4}
  Fresh Blade: {type: character, faction: stark, str: 1, icons: [military], cost: 1, text: "Ambush (1)."}
  Squire: {type: character, str: 2, icons: [military]}
  Old Oath: {type: location, cost: 1}
%s
"""


def held(rest):
    """The scenario, all of whose checks hold."""
    result = run_text(TABLE % rest)
    assert result.ok, (result.error, [check for check in result.checks if not check.ok])


def test_a_lasting_effect_is_on_the_cards_that_its_words_describe_at_the_start():
    """RR Event Cards ¶4: cards that enter play later are not affected."""
    held("""
in_force:
  - {text: "Until the end of the phase, each [stark] character you control gets +2 STR.", source: Old Oath,
     controller: Ann}
start: challenges
run:
  - Ann: {ambush: Fresh Blade}
  - check: {cards: {Rider: {str: 6}, Fresh Blade: {str: 1}}}
""")


def test_what_is_said_of_that_character_is_on_each_of_several():
    """RR Modifiers ¶2: each quantity is recalculated with all modifiers that are active on its card."""
    held("""
in_force:
  - {text: "Until the end of the phase, that character gets -1 STR.", on: [Rider, Squire], source: Old Oath,
     controller: Bob}
start: challenges
stop: "5.2"
run:
  - check: {cards: {Rider: {str: 3}, Squire: {str: 1}}}
  - advance: "5.1"
  - check: {cards: {Rider: {str: 4}, Squire: {str: 2}}}
""")


def test_a_constant_effect_is_on_whatever_its_words_describe():
    """RR Constant Abilities ¶1: it remains active, so that cards which enter play later are affected as well."""
    held("""
in_force:
  - {text: "Each [stark] character you control gets +1 STR.", source: Old Oath, controller: Ann}
start: challenges
run:
  - Ann: {ambush: Fresh Blade}
  - check: {cards: {Rider: {str: 5}, Fresh Blade: {str: 2}}}
""")


def test_an_effect_on_a_position_is_on_the_card_that_is_there():
    """FAQ 2.5: "the attacking player's revealed plot card" is whatever card occupies that position."""
    held("""
challenge: {type: power, attacker: Ann, defender: Bob}
in_force:
  - {text: "Until the end of the round, reduce the claim value on the attacking player's revealed plot card by 1 during
     [power] challenges in which you are the defending player.", source: Old Oath, controller: Bob}
start: "4.2.1"
run:
  - check: {players: {Ann: {claim: 0}, Bob: {claim: 1}}}
""")


def test_a_delayed_effect_needs_no_cards():
    """RR Delayed Effects ¶1: it specifies a future timing point, or a future condition, and what is to happen then."""
    held("""
in_force:
  - {text: "At the end of the phase, draw 2 cards.", source: Old Oath, controller: Ann}
start: {end-of-phase: challenges}
run:
  - advance: end
  - check: {players: {Ann: {hand: 3}}}
""")


def test_the_losing_opponent_of_a_challenge_that_is_over_is_the_opponent():
    """RR Cannot ¶1: absolute; of whom the effect spoke is known, for there is one opponent."""
    held("""
in_force:
  - {text: "The losing opponent cannot initiate challenges against you this round.", source: Old Oath,
     controller: Bob}
start: "4.2"
run:
  - refuse: {Ann: {challenge: {type: power, against: Bob, with: [Rider]}}, because: "cannot initiate"}
""")


def test_that_player_is_the_opponent_of_the_effects_controller():
    """RR Cannot ¶1: with two players there is one whom the effect can have chosen."""
    held("""
in_force:
  - {text: "Until the end of the phase, that player cannot initiate [power] challenges.", source: Old Oath,
     controller: Bob}
start: "4.2"
run:
  - refuse: {Ann: {challenge: {type: power, against: Bob, with: [Rider]}}, because: "cannot initiate"}
  - Ann: {challenge: {type: military, against: Bob, with: [Rider]}}
""")


def test_what_is_said_of_each_of_those_characters_is_on_the_only_one_that_is_named():
    """RR Lasting Effects ¶1: an effect for a specified duration, on whatever cards it was on."""
    held("""
in_force:
  - {text: "Until the end of the phase, each of those characters gets -1 STR.", "on": [Squire], source: Old Oath,
     controller: Ann}
start: challenges
run:
  - check: {cards: {Squire: {str: 1}, Rider: {str: 4}}}
""")


def test_what_is_misspelt_is_said_with_the_nearest_word():
    """A typing error is not a text that nobody can understand."""
    result = run_text(
        TABLE
        % """
in_force:
  - {text: "Rider gett +2 STR until the end of the phase.", on: [Rider]}
start: {effect: "Kil Squire.", controller: Ann, source: Old Oath}
run:
  - by_hand: [{kill: [Squire]}]
"""
    )
    lines = [line.text for line in result.trace]
    assert any('not understood (unknown word: gett; did you mean "get' in text for text in lines), lines
    assert any('(Not understood: unknown word: kil; did you mean "kill"' in text for text in lines), lines
