"""The keywords of the booklet."""

from tests.rulings.ccg.boards import held, run, said

FIGHT = "\nchallenge: {type: %s, attacker: Ann, defender: Bob}\nstart: challenge-resolution\nrun:\n"
ATTACKS = '"attacking, kneeling"'
DEFENDS = '"defending, kneeling"'
CARDS = """  Viper: {type: character, cost: 2, str: 2, icons: [military], text: "Deadly."}
  Champion: {type: character, cost: 4, str: 4, icons: [military], text: "Renown."}
  Runner: {type: character, cost: 2, str: 2, icons: [military], text: "Stealth."}
  Monk: {type: character, cost: 2, str: 2, icons: [intrigue], text: "Immune to events."}
  Ghost: {type: character, cost: 2, str: 2, text: "Deathbound."}
  Omen: {type: event, text: "Deathbound.\\nAny Phase: Draw 1 card."}
  Nymph: {type: character, cost: 3, str: 3, icons: [power], text: "No Attachments."}
  Lane: {type: location, limited: true, cost: 0}
  Sweep: {type: event, text: "Any Phase: Choose a character. Discard that character from play."}
"""


def test_deadly_kills_a_defending_character():
    """ccg/rules/deadly/1: more attackers with it than defenders: the defending player kills a participating defender."""
    found = held(
        f"play: [Viper: {ATTACKS}]",
        f"play: [Lion: {DEFENDS}, Guard]",
        FIGHT
        % "military"
        + "  - check: {decision: {player: Bob, kind: target, choices: [Lion]}}\n  - Bob: {choose: Lion}\n"
        "  - check: {cards: {Lion: {zone: dead}, Guard: {zone: play}}}\n",
        CARDS,
    )
    assert "ccg/rules/deadly/1" in found


def test_deathbound_goes_to_the_dead_pile_from_play():
    """ccg/rules/deathbound/1: discarded from play it is placed in the dead pile."""
    found = held(
        "hand: [Sweep]",
        "play: [Ghost]",
        "\nstart: challenges\nrun:\n  - Ann: {play: Sweep, choose: Ghost}\n  - check: {cards: {Ghost: {zone: dead}}}\n",
        CARDS,
    )
    assert "ccg/rules/deathbound/1" in found


def test_a_deathbound_event_goes_there_only_after_it_is_played_from_hand():
    """ccg/rules/deathbound/2: played it is dead, discarded from hand it is discarded."""
    found = held(
        "hand: [Omen], deck: 3",
        "",
        "\nstart: challenges\nrun:\n  - Ann: {play: Omen}\n  - check: {cards: {Omen: {zone: dead}}}\n",
        CARDS,
    )
    assert "ccg/rules/deathbound/2" in found
    held(
        f"play: [Scribe: {ATTACKS}]",
        "hand: [Omen]",
        FIGHT % "intrigue" + "  - advance: end\n  - check: {cards: {Omen: {zone: discard}}}\n",
        CARDS,
    )


def test_who_is_immune_is_not_targeted_and_ignores_the_effect():
    """ccg/rules/immunity/1: immune to events, the character is no target of one and is not changed by one."""
    found = held(
        "hand: [Axe, Storm]",
        "play: [Monk, Guard]",
        "\nstart: challenges\nrun:\n  - refuse: {Ann: {play: Axe, choose: Monk}, because: immun}\n"
        "  - Ann: {play: Storm}\n  - check: {cards: {Monk: {kneeling: false}, Guard: {kneeling: true}}}\n",
        CARDS + '  Storm: {type: event, text: "Any Phase: Kneel each character."}\n',
    )
    assert "ccg/rules/immunity/1" in found


def test_one_limited_card_a_round():
    """ccg/rules/limited/1: of any type, one in a round."""
    found = held(
        "gold: 0, hand: [Lane, Lane]",
        "",
        "\nstart: marshaling\nrun:\n  - Ann: {marshal: Lane#1}\n  - refuse: {Ann: {marshal: Lane#2}, because: limited}\n",
        CARDS,
    )
    assert "ccg/rules/limited/1" in found


def test_no_attachments_refuses_an_attachment():
    """ccg/rules/no-attachments/1: it may not have any at any time."""
    found = held(
        "gold: 0, hand: [Ring], play: [Nymph, Wolf]",
        "",
        "\nstart: marshaling\nrun:\n  - refuse: {Ann: {marshal: Ring, 'on': Nymph}, because: attachments}\n"
        "  - Ann: {marshal: Ring, 'on': Wolf}\n  - check: {cards: {Wolf: {str: 4, attachments: [Ring]}}}\n",
        CARDS,
    )
    assert "ccg/rules/no-attachments/1" in found


def test_renown_counts_for_the_winning_side():
    """ccg/rules/renown/1: each participating character of the winner with it claims 1 power, a defender's too."""
    found = held(
        f"play: [Sentry: {ATTACKS}]",
        f"play: [Champion: {DEFENDS}, Champion]",
        FIGHT % "military"
        + "  - advance: end\n  - check: {cards: {Champion#1: {power: 1}, Champion#2: {power: 0}}}\n",
        CARDS,
    )
    assert "ccg/rules/renown/1" in found


def test_a_stealth_target_may_not_defend():
    """ccg/rules/stealth/1: chosen before defenders are declared, on the defending side, without stealth itself."""
    move = "challenge: {type: military, against: Bob, with: [Runner#1]%s}"
    found = held(
        "play: [Runner]",
        "play: [Guard, Lion, Runner]",
        "\nstart: challenges\nrun:\n  - refuse: {Ann: {%s}}\n" % (move % ", stealth: {Runner#1: Runner#2}")
        + "  - Ann: {%s}\n" % (move % ", stealth: {Runner#1: Lion}")
        + "  - advance: {window: defenders, of: Bob}\n  - refuse: {Bob: {defend: [Lion]}, because: Stealth}\n"
        "  - Bob: {defend: [Guard]}\n",
        CARDS,
    )
    assert "ccg/rules/stealth/1" in found
    result = run(
        "play: [Runner]",
        "play: [Guard, Lion]",
        "\nstart: challenges\nrun:\n  - Ann: {%s}\n"
        % (move.replace("#1", "") % "")
        + "  - check: {decision: {player: Ann, kind: action}}\n  - advance: {window: target, of: Ann}\n"
        "  - check: {decision: {player: Ann, kind: target, choices: [Guard, Lion]}}\n  - Ann: {choose: Guard}\n"
        "  - check: {cards: {Guard: {bypassed: true}}}\n",
        CARDS,
    )
    assert "Ann chooses Guard for stealth." in said(result)
