"""Scenarios with more than two players: titles as cards for moves, random removal, redirecting, history."""

from agot_judge.scenario.execution import run_text
from agot_judge.scenario.result import Result

PLAYERS = """
edition: 2e
players:
  Ann: {faction: stark, TITLE_A plot: {name: P1, gold: 5, initiative: 1, claim: 1, reserve: 6}, play: [Sneak, Fleet]}
  Bob: {faction: stark, TITLE_B plot: {name: P2, gold: 4, initiative: 1, claim: 1, reserve: 6}, play: [Guard, Tower]}
  Cat: {faction: stark, TITLE_C plot: {name: P3, gold: 3, initiative: 1, claim: 1, reserve: 6}, play: [Cook, Castle]}
  Dan: {faction: stark, TITLE_D plot: {name: P4, gold: 2, initiative: 1, claim: 1, reserve: 6}, play: [Maid, Dwarf, Shed]}
cards:
  Sneak: {type: character, cost: 3, str: 3, icons: [military], text: "Stealth."}
  Fleet: {type: character, cost: 4, str: 3, icons: [military], text: "Assault."}
  Guard: {type: character, cost: 3, str: 3, icons: [military]}
  Cook: {type: character, cost: 3, str: 3, icons: [military]}
  Maid: {type: character, cost: 3, str: 3, icons: [military]}
  Dwarf: {type: character, cost: 3, str: 3, icons: [military]}
  Tower: {type: location, cost: 1}
  Castle: {type: location, cost: 1}
  Shed: {type: location, cost: 1}
"""
TITLES = {
    "A": "title: Master of Coin,",
    "B": "title: Master of Laws,",
    "C": "title: Crown Regent,",
    "D": "title: Master of Ships,",
}


def run(rest: str, borne: bool = True) -> Result:
    """The four players with their titles (or none yet), and the rest of a scenario."""
    text = PLAYERS
    for letter, title in TITLES.items():
        text = text.replace(f"TITLE_{letter} ", f"{title} " if borne else "")
    return run_text(text + rest)


def test_titles_are_selected_by_name_after_one_is_removed_at_random():
    """RR 1.4 ¶2, ¶3."""
    result = run(
        """
first_player: Bob
start: "1.4"
run:
  - random: Hand of the King
  - check:
      decision: {player: Bob, kind: title, choices: [Crown Regent, Master of Ships], not_choices: [Hand of the King]}
  - Bob: {choose: Crown Regent}
  - Cat: {choose: Master of Coin}
  - refuse: {Dan: {choose: Crown Regent}}
  - Dan: {choose: Ships}
  - Ann: {choose: Master of Whispers}
  - check:
      window: action
      players: {Ann: {title: Master of Whispers}, Bob: {title: Crown Regent}, Cat: {title: Master of Coin, income: 5}}
  - advance: end
cites: ["each selected title is turned face up", "2e/rr/1.4/2"]
""",
        borne=False,
    )

    assert result.ok, result


def test_a_title_that_is_removed_must_be_said():
    """RR 1.4 ¶2: the run stops and asks."""
    result = run('start: "1.4"\nrun:\n  - Ann: {choose: Crown Regent}\n', borne=False)

    assert result.exit == 3
    assert result.error is not None
    assert "random" in result.error.message


def test_crown_regent_is_triggered_like_a_card_and_the_attacker_chooses_again():
    """RR Redirect ¶1 to ¶5, Assault ¶2."""
    result = run("""
start: "4.2"
run:
  - refuse: {Ann: {challenge: {type: military, against: Dan, with: [Sneak]}}, because: "supports"}
  - Ann:
      challenge: {type: military, against: Bob, with: [Sneak, Fleet], stealth: {Sneak: Guard}, assault: {Fleet: Tower}}
  - check:
      may: {Cat: [Crown Regent]}
      may_not: {Bob: [Crown Regent]}
      window: none
      decision: {player: Cat, kind: title, choices: [Crown Regent]}
      cards: {Tower: {blank: true}, Guard: {bypassed: true}}
  - Cat: {trigger: Crown Regent}
  - refuse: {Ann: {choose: Bob}, because: "may not be resolved against the same opponent"}
  - Ann: {choose: [Dan, Maid, Shed]}
  - check:
      challenge: {attacker: Ann, defender: Dan}
      cards: {Tower: {blank: false}, Guard: {bypassed: false}, Maid: {bypassed: true}, Shed: {blank: true}}
  - advance: "4.2.1"
  - refuse: {Dan: {defend: [Maid]}, because: "stealth"}
  - Dan: {choose: Dwarf}
  - advance: "4.3"
  - check:
      players: {Ann: {power: 1}}
      cards: {Shed: {kneeling: true}, Dwarf: {zone: dead}}
      why_not: {Cat: {Crown Regent: "each round"}}
cites: ["still considered to have been initiated against the original opponent"]
""")

    assert result.ok, result


def test_a_redirection_that_history_tells_of_was_the_only_one():
    """RR Redirect ¶1: a single challenge each round."""
    result = run("""
history: [{used: Crown Regent, by: Cat}]
start: "4.2"
run:
  - Ann: {challenge: {type: military, against: Bob, with: [Sneak]}}
  - check: {why_not: {Cat: {Crown Regent: "single challenge each round"}}}
  - refuse: {Cat: {trigger: Crown Regent}}
  - check: {window: action, challenge: {defender: Bob}}
""")

    assert result.ok, result


def test_nobody_need_answer_what_may_be_passed():
    """A redirection that no move uses is passed, as every opportunity that may be declined."""
    result = run("""
start: "4.2"
stop: "4.3"
run:
  - Ann: {challenge: {type: military, against: Bob, with: [Sneak]}}
  - Bob: {defend: [Guard]}
  - advance: end
  - check: {cards: {Guard: {zone: dead}}, players: {Bob: {title: Master of Laws}}}
""")

    assert result.ok, result


WHISPERS = """
edition: 2e
players:
  Ann:
    faction: stark
    title: Master of Whispers
    plot: {name: P, gold: 5, initiative: 1, claim: 1, reserve: 6}
    play: [{Spy: attacking}]
  Bob: {faction: stark, title: Master of Coin, plot: {name: Q, gold: 5, initiative: 1, claim: 1, reserve: 6}, hand: 2}
  Cat: {faction: stark, plot: {name: R, gold: 5, initiative: 1, claim: 1, reserve: 6}, hand: [Cook, Maid]}
cards:
  Spy: {type: character, cost: 3, str: 3, icons: [intrigue]}
  Cook: {type: character, cost: 3, str: 3, icons: [military]}
  Maid: {type: character, cost: 3, str: 3, icons: [military]}
challenge: {type: intrigue, attacker: Ann, defender: Bob}
start: duck
run:
  - MOVE
  - random: Cook
  - advance: end
  - check: {players: {Ann: {power: 2}, Bob: {hand: 1}, Cat: {hand: 1}}, cards: {Maid: {zone: hand}}}
"""


def test_opponents_for_claim_are_chosen_with_or_without_naming_the_title():
    """FAQ Master of Whispers + Trial by Combat ¶2: intrigue claim against any number of opponents."""
    for move in ("Ann: {choose: [Bob, Cat]}", "Ann: {trigger: Master of Whispers, choose: [Cat, Bob]}"):
        result = run_text(WHISPERS.replace("MOVE", move))
        assert result.ok, (move, result)


def test_titles_are_returned_in_taxation_and_nobody_bears_one():
    """RR 7.4 ¶1."""
    result = run("""
start: "7.4"
run:
  - advance: end
  - check: {players: {Ann: {title: none, income: 5}, Cat: {title: none}}}
cites: ["All titles leave play simultaneously"]
""")

    assert result.ok, result


def test_a_title_that_the_file_defines_does_what_it_does_in_the_library():
    """Scenario format: the six titles are in the library; a definition may override one."""
    result = run(
        """
  Crown Regent: {type: title, text: "You may redirect 1 challenge this round."}
  Master of Coin: {type: title, rivals: [Master of Laws], text: "Two more income."}
start: "4.2"
run:
  - check: {players: {Ann: {income: 7}}}
  - Ann: {challenge: {type: military, against: Bob, with: [Sneak]}}
  - check: {decision: {player: Cat, kind: title}}
  - advance: "4.2.4"
  - check: {players: {Ann: {power: 2}}}
""".lstrip("\n")
    )

    assert result.ok, result
