"""The multiplayer game: titles, and who answers first."""

import pytest

from agot_judge.scenario.execution import run_text
from tests.rulings.ccg.boards import cited, said

BOARD = """
edition: ccg
players:
  Ann: {faction: stark, %s plot: {name: Road, gold: 5, initiative: 5, claim: 1}, deck: 9, %s}
  Bob: {faction: lannister, %s plot: {name: Field, gold: 4, initiative: 3, claim: 1}, deck: 9, %s}
  Cat: {faction: martell, %s plot: {name: Dunes, gold: 4, initiative: 2, claim: 1}, deck: 9, %s}
first_player: Ann
cards:
  Sentry: {type: character, faction: stark, cost: 3, str: 2, icons: [military, intrigue, power]}
  Guard: {type: character, faction: lannister, cost: 2, str: 3, icons: [military, intrigue, power]}
  Spear: {type: character, faction: martell, cost: 2, str: 3, icons: [military]}
  Axe: {type: event, text: "Any Phase: Choose and kill a character."}
  Widow: {type: character, cost: 2, str: 2, text: "Response: After a character is killed, Widow claims 1 power."}
"""
ATTACKS = '"attacking, kneeling"'
DEFENDS = '"defending, kneeling"'
FIGHT = "challenge: {type: %s, attacker: Ann, defender: Bob}\nstart: challenge-resolution\nrun:\n"


def board(ann: str, bob: str, cat: str, rest: str, plays: tuple[str, str, str] = ("", "", "")) -> set[str]:
    """The paragraphs cited on a board of three; ``ann``, ``bob`` and ``cat`` are their titles."""
    titles = [f"title: {title}," if title else "" for title in (ann, bob, cat)]
    values = tuple(value for pair in zip(titles, plays, strict=True) for value in pair)
    return cited(run_text(BOARD % values + rest))


def test_each_player_selects_a_title_from_the_first_player_on_and_returns_it():
    """ccg/rules/multiplayer-rules/1 ccg/rules/multiplayer-rules/2 ccg/rules/multiplayer-rules/3 ccg/rules/multiplayer-rules/4
    ccg/rules/multiplayer-rules/5: one of those that are left; at the end of the standing phase all are returned."""
    found = cited(
        run_text(
            """
edition: ccg
players:
  Ann: {faction: stark, plots: [March, Rest], deck: 9}
  Bob: {faction: lannister, plots: [Rest, Rest], deck: 9}
  Cat: {faction: martell, plots: [Rest, Rest], deck: 9}
titles: [Master of Coin, Master of Laws, Hand of the King]
cards:
  March: {type: plot, gold: 4, initiative: 7, claim: 1}
  Rest: {type: plot, gold: 4, initiative: 1, claim: 1}
start: round
run:
  - Ann: {choose: March}
  - Bob: {choose: Rest#2}
  - Cat: {choose: Rest#4}
  - Ann: {choose: Bob}
  - check: {decision: {player: Bob, kind: title}}
  - Bob: {choose: Master of Laws}
  - Cat: {choose: Master of Coin}
  - Ann: {choose: Hand of the King}
  - advance: draw-phase-ends
  - check: {players: {Ann: {hand: 2}, Bob: {hand: 3}}}
  - advance: end
"""
        )
    )
    assert {
        "ccg/rules/multiplayer-rules/3",
        "ccg/rules/multiplayer-rules/4",
        "ccg/rules/master-of-laws/1",
        "ccg/rules/master-of-coin/1",
    } <= found


def test_nobody_challenges_who_holds_a_supported_title():
    """ccg/rules/supports/1, ccg/rules/supports/2: the Master of Laws cannot challenge the Hand of the King."""
    found = board(
        "Master of Laws",
        "Hand of the King",
        "Master of Coin",
        "start: challenges\nrun:\n"
        "  - refuse: {Ann: {challenge: {type: military, against: Bob, with: [Sentry]}}, because: support}\n"
        "  - Ann: {challenge: {type: military, against: Cat, with: [Sentry]}}\n",
        ("play: [Sentry]", "", ""),
    )
    assert "ccg/rules/supports/1" in found


def test_a_win_against_an_opposed_title_brings_one_power_once_a_round():
    """ccg/rules/opposes/1, ccg/rules/opposes/2: the Master of Whispers against the Master of Laws, then the Crown Regent."""
    found = board(
        "Master of Whispers",
        "Master of Laws",
        "Crown Regent",
        "start: challenges\nrun:\n  - Ann: {challenge: {type: military, against: Bob, with: [Sentry#1]}}\n"
        "  - advance: {window: challenge, of: Ann}\n  - check: {players: {Ann: {faction_power: 2}}}\n"
        "  - Ann: {challenge: {type: power, against: Cat, with: [Sentry#2]}}\n"
        "  - advance: end\n  - check: {players: {Ann: {faction_power: 3}}}\n",
        ("play: [Sentry, Sentry]", "", ""),
    )
    assert "ccg/rules/opposes/1" in found


@pytest.mark.parametrize(
    ("title", "type_", "cite"),
    [
        ("Crown Regent", "power", "ccg/rules/crown-regent/1"),
        ("Lord Commander of the Kingsguard", "military", "ccg/rules/lord-commander-of-the-kingsguard/1"),
        ("Master of Whispers", "intrigue", "ccg/rules/master-of-whispers/1"),
    ],
)
def test_three_titles_add_three_strength(title: str, type_: str, cite: str):
    """ccg/rules/crown-regent/1, ccg/rules/lord-commander-of-the-kingsguard/1, ccg/rules/master-of-whispers/1: which (A47)."""
    found = board(
        title,
        "",
        "",
        FIGHT % type_ + "  - advance: {window: action, of: Ann}\n  - check: {players: {Bob: {power: 0}}}\n",
        (f"play: [Sentry: {ATTACKS}]", f"play: [Guard: {DEFENDS}]", ""),
    )
    assert cite in found


def test_the_hand_of_the_king_kneels_for_two_influence():
    """ccg/rules/hand-of-the-king/1: it produces 2 influence."""
    septon = (
        '  Septon: {type: character, cost: 2, str: 1, text: "Any Phase: Kneel 2 influence to draw 1 card."}'
    )
    values = ("title: Hand of the King,", "hand: 0, play: [Septon]", "", "", "", "")
    found = cited(
        run_text(
            (BOARD % values).rstrip()
            + f"\n{septon}\nstart: challenges\nrun:\n  - Ann: {{trigger: Septon, choose: Hand of the King}}\n"
            "  - check: {players: {Ann: {hand: 1}}}\n  - Bob: pass\n  - Cat: pass\n"
            "  - refuse: {Ann: {trigger: Septon}, because: influence}\n"
        )
    )
    assert "ccg/rules/influence/2" in found


def test_the_crown_regent_makes_the_attacker_choose_another_target():
    """ccg/rules/crown-regent/2: after the declaration it kneels, and the attacker chooses a new legal target."""
    found = board(
        "",
        "",
        "Crown Regent",
        "start: challenges\nrun:\n  - Ann: {challenge: {type: military, against: Bob, with: [Sentry]}}\n"
        "  - Cat: {trigger: Crown Regent}\n  - check: {decision: {player: Ann, kind: target, choices: [Cat]}}\n"
        "  - Ann: {choose: Cat}\n  - advance: {window: defenders, of: Cat}\n",
        ("play: [Sentry]", "", "play: [Spear]"),
    )
    assert "ccg/rules/crown-regent/2" in found


def test_the_lord_commander_takes_an_undefended_attack_on_itself():
    """ccg/rules/lord-commander-of-the-kingsguard/2: it is attacked instead, and moves one power if it wins."""
    found = board(
        "",
        "",
        "Lord Commander of the Kingsguard",
        "start: challenges\nrun:\n  - Ann: {challenge: {type: military, against: Bob, with: [Sentry]}}\n"
        "  - Bob: {defend: []}\n  - Cat: {trigger: Lord Commander of the Kingsguard}\n  - Cat: {defend: [Spear]}\n"
        "  - advance: end\n"
        "  - check: {players: {Ann: {faction_power: 1}, Cat: {faction_power: 1}, Bob: {faction_power: 0}}}\n",
        ("power: 2, play: [Sentry]", "play: [Guard]", "play: [Spear]"),
    )
    assert "ccg/rules/lord-commander-of-the-kingsguard/2" in found


def test_responses_begin_to_the_left_of_who_took_the_action():
    """ccg/rules/multiplayer-rules/6: Bob acts, so Cat has the first opportunity, then Ann, then Bob."""
    result = run_text(
        BOARD
        % ("", "play: [Widow, Sentry]", "", "play: [Widow], hand: [Axe]", "", "play: [Widow]")
        + "start: challenges\nrun:\n  - Ann: pass\n  - Bob: {play: Axe, choose: Sentry}\n"
        "  - check: {decision: {player: Cat, kind: response}}\n  - Cat: pass\n"
        "  - check: {decision: {player: Ann, kind: response}}\n  - Ann: {trigger: Widow#1}\n"
        "  - check: {decision: {player: Bob, kind: response}}\n"
    )
    assert "ccg/rules/multiplayer-rules/6" in cited(result)
    assert said(result)


def test_a_kneeling_title_produces_no_influence():
    """ccg/rules/hand-of-the-king/1, ccg/rules/kneeling-and-standing/1: it kneels to produce it, so it must stand."""
    septon = (
        '  Septon: {type: character, cost: 2, str: 1, text: "Any Phase: Kneel 2 influence to draw 1 card."}'
    )
    title = "title: {name: Hand of the King, kneeling: true},"
    result = run_text(
        (BOARD % (title, "play: [Septon]", "", "", "", "")).rstrip()
        + f"\n{septon}\nstart: challenges\nrun:\n  - refuse: {{Ann: {{trigger: Septon}}, because: influence}}\n"
    )
    assert "ccg/rules/influence/2" in cited(result)


def test_whom_a_title_opposes_its_card_says():
    """ccg/rules/opposes/1: a title defined with its text opposes those that the text names."""
    regent = '  Crown Regent: {type: title, text: "Supports: Master of Coin. Opposes: Hand of the King."}'
    values = ("title: Crown Regent,", f"play: [Sentry: {ATTACKS}]", "title: Hand of the King,", "", "", "")
    result = run_text(
        (BOARD % values).rstrip()
        + f"\n{regent}\n{FIGHT % 'military'}  - advance: end\n  - check: {{players: {{Ann: {{faction_power: 2}}}}}}\n"
    )
    assert "ccg/rules/opposes/1" in cited(result)
