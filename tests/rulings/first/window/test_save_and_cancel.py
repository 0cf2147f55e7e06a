"""Step 2: saves and cancels, of an action, of a response, of each other."""

from tests.rulings.first.boards import held, run

WINDOW = "1e/faq/action-window"


def test_a_duplicate_saves_before_the_kill_is_executed():
    """1e/faq/save-cancel-responses/2, 1e/faq/4.2/2: in step 2, by a gained triggered response; its card stays in play."""
    cites = held(
        "hand: [Axe]",
        "play: [Lady: duplicate 1]",
        """
start: challenges
run:
  - Ann: {play: Axe, choose: Lady}
  - check: {window: save/cancel, window_step: 2, decision: {player: Bob, kind: response, choices: [Lady]}, cards:
      {Lady: {moribund: no}}}
  - Bob: {trigger: Lady}
  - check: {cards: {Lady: {zone: play, duplicates: 0, moribund: no}}, players: {Bob: {dead: 0}}}
  - advance: end
  - check: {players: {Bob: {discard: 1}}}
""",
    )
    assert {"1e/faq/save-cancel-responses/2", "1e/faq/4.2/2"} <= cites


def test_a_cancel_is_canceled_and_the_first_action_is_executed():
    """1e/faq/save-cancel-responses/2, 1e/faq/action-window/12, 1e/faq/3.4/1: a cancel can be canceled; all are played."""
    cites = held(
        "hand: [Axe, Counter]",
        "play: [Lady], hand: [Betrayal]",
        """
start: challenges
run:
  - Ann: {play: Axe, choose: Lady}
  - Bob: {play: Betrayal, choose: Lady}
  - check: {window: save/cancel, decision: {player: Ann, choices: [Counter]}, cards: {Lady: {kneeling: yes}}}
  - Ann: {play: Counter}
  - check: {cards: {Lady: {zone: dead}, Betrayal: {zone: discard}}, players: {Ann: {discard: 2}, Bob: {discard: 1}}}
""",
    )
    assert {"1e/faq/3.4/1", f"{WINDOW}/12"} <= cites


def test_costs_of_what_is_canceled_stay_paid_and_targets_chosen():
    """1e/faq/3.4/1: the effects alone are canceled; the event has been played."""
    cites = held(
        "hand: [Toll], gold: 2",
        "play: [Lady, Cub], hand: [Betrayal]",
        """
start: challenges
run:
  - Ann: {play: Toll, choose: Lady}
  - Bob: {play: Betrayal, choose: Cub}
  - check: {cards: {Lady: {kneeling: no}, Cub: {kneeling: yes}, Toll: {zone: discard}}, players: {Ann: {gold: 0}}}
""",
        """  Toll: {type: event, text: "Any Phase: Pay 2 gold to choose a character. Kneel that character."}
""",
    )
    assert "1e/faq/3.4/1" in cites


def test_nobody_may_save_from_what_says_so():
    """1e/faq/4.3/2: "cannot be saved" forbids the attempt; 1e/faq/4.3/1: it is absolute."""
    held(
        "hand: [Fire]",
        "play: [Lady: duplicate 1]",
        """
start: challenges
run:
  - Ann: {play: Fire}
  - check: {cards: {Lady: {zone: dead}}, players: {Bob: {dead: 1, discard: 1}}}
""",
    )


def test_a_save_from_a_kill_of_every_character_needs_no_chosen_target():
    """1e/faq/action-window-step-2/1, 1e/faq/4.3/2: it saves the card that would be killed, chosen or not."""
    cites = held(
        "hand: [Storm], play: [Captain]",
        "play: [Lady: {attachments: [Shield]}]",
        """
start: challenges
run:
  - Ann: {play: Storm}
  - check: {window: save/cancel, decision: {player: Bob, choices: [Shield]}}
  - Bob: {trigger: Shield}
  - check: {cards: {Lady: {zone: play}, Captain: {zone: dead}, Shield: {zone: discard}}}
""",
        """  Storm: {type: event, text: "Any Phase: Kill each character."}
""",
    )
    assert "1e/faq/action-window-step-2/1" in cites


def test_after_step_2_it_is_too_late_to_save():
    """1e/faq/save-cancel-responses/3, 1e/faq/save-cancel-responses/1: the opportunity closes once all have passed."""
    cites = held(
        "hand: [Axe], play: [Widow]",
        "play: [Lady: duplicate 1]",
        """
start: challenges
run:
  - Ann: {play: Axe, choose: Lady}
  - Bob: pass
  - check: {window: response, window_step: 5, may_not: {Bob: [Lady]}, why_not: {Bob: {Lady: "nothing now from
      which"}}, may: {Ann: [Widow]}}
""",
    )
    assert {"1e/faq/save-cancel-responses/3"} <= cites


def test_at_the_end_of_a_phase_nothing_is_saved():
    """1e/faq/2.6/1: no step 2, so a passive that discards then cannot be saved from."""
    cites = held(
        "play: [Guest: duplicate 1]",
        "",
        """
start: {end-of-phase: dominance}
run:
  - advance: end
  - check: {cards: {Guest: {zone: discard}}, players: {Ann: {discard: 2}}}
""",
        """  Guest: {type: character, unique: true, str: 1, text: "At the end of the dominance phase, discard Guest from play."}
""",
    )
    assert "1e/faq/2.6/1" in cites


def test_a_terminal_effect_is_not_saved_from():
    """1e/faq/3.19/1, 1e/faq/3.19/2: saved, it would still have 0 STR, so the duplicate does not help."""
    cites = held(
        "hand: [Breath]",
        "play: [Lady: duplicate 1]",
        """
start: challenges
run:
  - Ann: {play: Breath, choose: Lady}
  - check: {cards: {Lady: {zone: dead}}, players: {Bob: {dead: 1, discard: 1}}}
""",
        """  Breath: {type: event, text: "Any Phase: Choose a character. Until the end of the phase, that character
        gets -3 STR and is killed if its STR is 0."}
""",
    )
    assert {"1e/faq/3.19/1", "1e/faq/3.19/2"} <= cites


def test_no_response_is_asked_of_a_player_who_could_use_nothing():
    """1e/faq/first-actions-and-responses/3: Bob has nothing to save with, and goes on to respond."""
    result = run(
        "hand: [Axe]",
        "play: [Cub, Mourner]",
        """
start: challenges
run:
  - Ann: {play: Axe, choose: Cub}
  - check: {window: response, decision: {player: Bob}}
""",
    )
    assert result.ok
    assert not any("Saves and cancels" in entry.text for entry in result.trace)


_CANCELS = """  Chronicle: {type: character, faction: baratheon, str: 2, text: "After a character is killed, Chronicle
      claims 1 power."}
  Squire: {type: character, faction: baratheon, str: 2, text: "Any Phase: Kneel Squire to claim 1 power for
      your House."}
  Hush: {type: location, faction: lannister, text: "Response: Kneel Hush to cancel the effects of a triggered character
      ability."}
  Veto: {type: location, faction: lannister, text: "Response: Kneel Veto to cancel a triggered effect."}
  Mute: {type: location, faction: lannister, text: "Response: Kneel Mute to cancel the effects of a character
      ability."}
"""


def test_a_passive_is_no_triggered_ability_to_cancel():
    """1e/faq/3.10/2, 1e/faq/3.10/3, 1e/faq/3.6/1: passives are not affected by what is about triggered effects;
    an event is one."""
    held(
        "hand: [Axe], play: [Chronicle, Squire]",
        "play: [Cub, Hush, Veto, Mute]",
        """
start: challenges
run:
  - Ann: {play: Axe, choose: Cub}
  - check: {window: save/cancel, window_step: 2, may: {Bob: [Veto]}, may_not: {Bob: [Hush, Mute]}}
  - Bob: pass
  - check:
      window: save/cancel
      window_step: 4
      may: {Bob: [Mute]}
      may_not: {Bob: [Hush, Veto]}
      why_not: {Bob: {Hush: a player triggers}}
  - Bob: pass
  - check: {cards: {Chronicle: {power: 1}}}
  - Bob: pass
  - Ann: {trigger: Squire}
  - check: {window: save/cancel, window_step: 2, may: {Bob: [Mute, Hush, Veto]}}
  - Bob: {trigger: Hush}
  - check: {players: {Ann: {faction_power: 0}}}
""",
        _CANCELS,
    )
