"""A run that begins with an effect given in printed words: what is chosen for it, and what follows "then"."""

from agot_judge.scenario.execution import run_text
from agot_judge.scenario.format import read, write
from agot_judge.scenario.points import EffectStart

TABLE = """
edition: 2e
players:
  Ann: {plot: {name: Road, gold: 5, initiative: 3, claim: 1, reserve: 6}, deck: 5,
    play: [Rider: kneeling, Groom: kneeling, Scribe]}
  Bob: {plot: {name: Path, gold: 5, initiative: 2, claim: 1, reserve: 6}, play: [Squire: kneeling, Fool]}
cards:
  Rider: {type: character, str: 4, icons: [military], traits: [Lord]}
  Groom: {type: character, str: 1, icons: [power]}
  Scribe: {type: character, str: 1, icons: [power]}
  Squire: {type: character, str: 2, icons: [military]}
  Fool: {type: character, str: 1, icons: [intrigue]}
%s
"""


def held(rest):
    """The scenario, all of whose checks hold."""
    result = run_text(TABLE % rest)
    assert result.ok, (result.error, [check for check in result.checks if not check.ok])


def test_what_follows_then_needs_no_target_of_its_own_before():
    """RR Target ¶7, ¶8: a card that the part before "then" could not affect is no target."""
    held("""
start: {effect: "Choose and stand a character. Then, that character gains 1 power.", controller: Ann}
run:
  - check: {decision: {player: Ann, kind: target, choices: [Rider, Groom, Squire], not_choices: [Scribe]}}
  - refuse: {Ann: {choose: Scribe}, because: "stand"}
  - Ann: {choose: Rider}
  - check: {cards: {Rider: {kneeling: false, power: 1}},
            cites: ["the resolution of the post-then aspect of the effect must also attempt to resolve"]}
""")


def test_everything_before_then_must_have_been_done():
    """RR The Word "Then" ¶1, ¶3: the text before it in full, and not just the sentence before."""
    held("""
start: {effect: "Stand each Knight character. Draw 1 card. Then, choose and kill a character.", controller: Ann}
run:
  - check: {players: {Ann: {hand: 1, dead: 0}, Bob: {dead: 0}},
            cites: ["the post-then aspect does not attempt to resolve"]}
""")


def test_the_target_of_what_follows_then_is_chosen_then():
    """RR Target ¶7: post-then targets are chosen after the initiation."""
    held("""
start: {effect: "Draw 1 card. Then, choose and kill a character.", controller: Ann}
run:
  - check: {players: {Ann: {hand: 1}}, decision: {player: Ann, kind: target, choices: [Rider, Squire]}}
  - Ann: {choose: Squire}
  - check: {cards: {Squire: {zone: dead}}}
""")


def test_each_of_two_targets_has_its_own_effect():
    """RR Target ¶1, ¶8: each is a game element that meets the requirements of its own choice, and can be affected."""
    held("""
start: {effect: "Choose and kneel a character you control. Choose and stand a character controlled by an opponent.",
        controller: Ann}
run:
  - check: {decision: {player: Ann, kind: target, choices: [Scribe], not_choices: [Rider, Groom, Squire]}}
  - Ann: {choose: [Scribe, Squire]}
  - check: {cards: {Scribe: {kneeling: true}, Squire: {kneeling: false}}}
""")


def test_it_is_written_and_read_back_with_what_follows_then():
    """What the page keeps of a run is the run."""
    found = read(
        TABLE
        % """
start: {effects: {do: stand, on: {trait: [Lord]}}, then: {do: draw}, controller: Ann}
"""
    )
    assert isinstance(found.start, EffectStart)
    assert len(found.start.then) == 1
    assert read(write(found)) == found


def test_an_effect_that_skips_a_kneeling_card_says_so():
    """RR Kneel ¶2: a kneeling card cannot kneel again until it is standing."""
    held("""
start: {effect: "Kneel each character.", controller: Ann}
run:
  - check: {cards: {Scribe: {kneeling: true}}, cites: ["A kneeling card cannot kneel again until it is standing"]}
""")
