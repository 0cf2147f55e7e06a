"""An answer where only one result is possible may be given or left out: what happens is the same."""

import pytest

from agot_judge.scenario.execution import run_text
from tests.rulings.tables import run as run_table
from tests.rulings.texts import person

PLOT = "{name: Path, gold: 5, initiative: 1, claim: 1, reserve: 6}"
CARDS = """
  Knave: {type: character, cost: 2, str: 4, icons: [intrigue, military], text: "Renown."}
  Squire: {type: character, cost: 2, str: 1, icons: [power]}
  Herald: {type: character, cost: 2, str: 1, icons: [power],
    text: "Forced Reaction: After you win a challenge, draw 1 card."}
  Thief: {type: character, cost: 2, str: 3, icons: [intrigue],
    text: "Action: Kneel Thief to discard 1 card at random from an opponent's hand."}
  Beggar: {type: character, cost: 2, str: 3, icons: [intrigue],
    text: "Action: Kneel Beggar to move 1 gold from an opponent's gold pool to your gold pool. Then, choose a character.
      That character gets +1 STR until the end of the phase."}
  Miller: {type: character, cost: 2, str: 3, icons: [power],
    text: "Reaction: After a character is knelt, stand that character."}
  Lender: {type: character, cost: 2, str: 3, icons: [power],
    text: "Action: Choose an opponent. Gain 1 gold. That opponent may give you 1 gold from his or her gold pool."}
  Cloak: {type: attachment, cost: 1, text: "Attached character gets +1 STR."}
"""


def of_two(ann: str, bob: str = "play: [Squire]") -> str:
    return f"Ann: {{faction: stark, plot: {PLOT}, {ann}}}\n  Bob: {{faction: stark, plot: {PLOT}, {bob}}}"


WON = "challenge: {type: intrigue, attacker: Ann, defender: Bob, winner: Ann, by: 4}\nstart: '4.2.5'"
CHALLENGES = "start: challenges"
CASES = {
    "the only card in hand falls at random": (
        of_two("play: [Knave: attacking]", "hand: [Squire]"),
        "challenge: {type: intrigue, attacker: Ann, defender: Bob}\nstart: duck", [], "random: Squire", "random: Cloak",
    ),
    "the only keyword type": (
        of_two("play: [Knave: attacking]"), WON, [], "Ann: {choose: renown}", "Ann: {choose: pillage}",
    ),
    "no eligible defender": (
        of_two("play: [Knave: attacking]"),
        "challenge: {type: intrigue, attacker: Ann, defender: Bob}\nstart: '4.2.1'",
        [], "Bob: {defend: []}", "Bob: {defend: [Squire]}",
    ),
    "the only forced ability": (
        of_two("play: [Knave: attacking, Herald], deck: 3"),
        "challenge: {type: intrigue, attacker: Ann, defender: Bob}\nstart: duck",
        [], "Ann: {choose: Herald}", "Ann: {choose: Squire}",
    ),
    "the only opponent whose hand it can be": (
        of_two("play: [Thief]", "hand: 3"), CHALLENGES, ["Ann: {trigger: Thief}"],
        "Ann: {choose: Bob}", "Ann: {choose: Ann}",
    ),
    "cards that nobody can tell apart": (
        of_two("play: [Thief]", "hand: 3"), CHALLENGES, ["Ann: {trigger: Thief}"],
        "random: an unidentified card", "random: Squire",
    ),
    "nothing to give": (
        of_two("play: [Lender]"), CHALLENGES, ["Ann: {trigger: Lender, choose: Bob}"],
        "Bob: {choose: no}", "Bob: {choose: yes}",
    ),
    "the only card to attach to in setup": (
        of_two("hand: [Squire, Cloak]", "hand: []"),
        "start: setup",
        ["Ann: {set_up: [Squire, Cloak]}", "Bob: {set_up: []}"], "Ann: {choose: Squire}", "Ann: {choose: Knave}",
    ),
}  # fmt: skip


def run(players: str, start: str, moves: list[str]):
    entries = "\n".join(f"  - {move}" for move in moves)
    return run_text(
        f"edition: 2e\nplayers:\n  {players}\ncards:{CARDS}{start}\nrun:\n{entries}\n  - advance: end\n"
    )


@pytest.mark.parametrize("name", CASES)
def test_the_one_possible_answer_may_be_given_or_left_out(name):
    """The format: a run stops and asks "unless only one result is possible"; the trace is the same either way."""
    players, start, before, needless, _ = CASES[name]
    without = run(players, start, before)
    given = run(players, start, [*before, needless])
    assert without.error is None, without.error
    assert given.error is None, given.error
    assert given.trace == without.trace
    assert given.final == without.final


@pytest.mark.parametrize("name", CASES)
def test_another_answer_than_the_one_possible_is_refused(name):
    """The format: a move that never becomes possible is exit 2, with the reason."""
    players, start, before, _, wrong = CASES[name]
    result = run(players, start, [*before, wrong])
    assert result.exit == 2
    assert "Only one result was possible" in result.error.message


def test_a_needless_answer_may_begin_a_list():
    """The format: a list in ``choose`` may leave out answers that have one possibility, and may give them."""
    table = of_two("play: [Beggar, Squire]", "gold: 2, play: [Knave]"), CHALLENGES
    short = run(*table, ["Ann: {trigger: Beggar, choose: Squire}"])
    for words in ("[Bob, Squire]", "[Squire]"):
        result = run(*table, [f"Ann: {{trigger: Beggar, choose: {words}}}"])
        assert result.error is None, (words, result.error)
        assert result.trace == short.trace
    apart = run(*table, ["Ann: {trigger: Beggar}", "Ann: {choose: Bob}", "Ann: {choose: Squire}"])
    assert apart.error is None, apart.error
    assert apart.trace == short.trace


def test_the_occurrence_may_be_named_where_there_is_one_only():
    """The format: ``choose`` then begins with the card of the occurrence, asked only where it makes a difference."""
    table = of_two("play: [Thief, Miller]", "hand: 3"), CHALLENGES
    short = run(*table, ["Ann: {trigger: Thief}", "Ann: {trigger: Miller}"])
    named = run(*table, ["Ann: {trigger: Thief}", "Ann: {trigger: Miller, choose: Thief}"])
    wrong = run(*table, ["Ann: {trigger: Thief}", "Ann: {trigger: Miller, choose: Miller}"])
    assert named.error is None, named.error
    assert named.trace == short.trace
    assert wrong.exit == 2


def test_a_keyword_whose_type_was_named_needlessly_may_still_be_declined():
    """RR Renown ¶1: "may"; the only type need not be chosen first."""
    table = of_two("play: [Knave: attacking]"), WON
    result = run(
        *table, ["Ann: {choose: renown}", "Ann: {decline: renown}", "check: {cards: {Knave: {power: 0}}}"]
    )
    assert result.error is None, result.error
    assert result.ok


def test_a_players_name_is_no_part_of_a_plots_title():
    """The format: an option is named by words that occur in it, and a player by name."""
    text = f"""
edition: 2e
players:
  Ann: {{faction: stark, plots: [Grey Banners]}}
  Bob: {{faction: stark, plots: [Path]}}
cards:
  Path: {PLOT.replace("name: Path", "type: plot")}
  Grey Banners: {PLOT.replace("name: Path", "type: plot").replace("initiative: 1", "initiative: 3")}
start: plot
run: [{{Ann: {{choose: Ann}}}}, {{advance: end}}, {{check: {{first_player: Ann}}}}]
"""
    result = run_text(text)
    assert result.ok, (result.error, result.checks)


@pytest.mark.parametrize("moves", [["Crier", "Miller"], ["Miller"]])
def test_an_answer_that_two_decisions_would_take_is_for_the_one_that_leaves_the_next_move_its_own(moves):
    """The order of one forced ability is not asked; the character that it stands is: the Crier, or the Miller."""
    crier = person(
        "Forced Reaction: After you win a challenge, choose a kneeling character. Stand that character."
    )
    run_table(
        {"Ann": {"play": [{"Crier": "attacking, kneeling"}, {"Miller": "kneeling"}]}, "Bob": {}},
        "duck",
        *({"Ann": {"choose": name}} for name in moves),
        {"check": {"cards": {"Crier": {"kneeling": True}, "Miller": {"kneeling": False}}}},
        challenge={"type": "power", "attacker": "Ann", "defender": "Bob"},
        cards={"Crier": crier},
    )
