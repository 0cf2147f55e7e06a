"""Step 4: passives initiate by themselves, before any response, depth first, in the first player's order."""

from tests.rulings.first.boards import held, said

PASSIVES = "1e/faq/action-window-step-4/1"
CARDS = """  Bell: {type: location, text: "After a character is killed, claim 1 power for your House."}
  Drum: {type: location, text: "After a character is killed, discard Torch from play."}
  Torch: {type: location, text: "After Torch leaves play, claim 1 power for your House."}
"""


def test_a_passive_resolves_before_the_first_response():
    """1e/faq/action-window-step-5/1, 1e/faq/action-window-step-4/1: responses come after the passives that it triggered."""
    cites = held(
        "hand: [Axe], play: [Bell]",
        "play: [Cub, Mourner]",
        """
start: challenges
run:
  - Ann: {play: Axe, choose: Cub}
  - check: {window: response, decision: {player: Bob}, players: {Ann: {faction_power: 1}}}
""",
        CARDS,
    )
    assert {PASSIVES, "1e/faq/action-window-step-5/1"} <= cites


def test_the_first_player_orders_passives_and_what_one_triggers_comes_before_the_others():
    """1e/faq/passive-effects-conflict/1, 1e/faq/action-window/9: Torch leaves by Drum, and its own comes before Bell's."""
    board = """
start: challenges
run:
  - Ann: {play: Axe, choose: Cub}
  - check: {decision: {player: Ann, kind: order, choices: [Bell, Drum]}}
  - Ann: {choose: [Drum, Bell]}
  - advance: end
  - check: {players: {Ann: {faction_power: 2}}, cards: {Torch: {zone: discard}}}
"""
    lines = said("hand: [Axe], play: [Bell, Drum, Torch]", "play: [Cub]", board, CARDS)
    order = [
        line for line in lines if line.startswith(("Drum initiates", "Torch initiates", "Bell initiates"))
    ]
    assert [line.partition(" ")[0] for line in order] == ["Drum", "Torch", "Bell"]
    cites = held("hand: [Axe], play: [Bell, Drum, Torch]", "play: [Cub]", board, CARDS)
    assert {"1e/faq/passive-effects-conflict/1", PASSIVES} <= cites


def test_a_passive_must_initiate():
    """1e/faq/ignoring-a-passive-ability/2, 1e/faq/3.10/3: whether its controller wants it or not."""
    cites = held(
        "play: [Guest]",
        "play: [Lion]",
        """
start: dominance
run:
  - advance: end
  - check: {cards: {Guest: {zone: discard}}, players: {Ann: {power: 1}}}
""",
        """  Guest: {type: character, str: 4, text: "At the end of the dominance phase, discard Guest from play."}
""",
    )
    assert "1e/faq/ignoring-a-passive-ability/2" in cites


def test_the_beginning_of_a_phase_is_a_window_with_passives():
    """1e/faq/framework-actions/1, 1e/faq/player-action/8: and costs nobody the first action."""
    cites = held(
        "play: [Drummer: kneeling]",
        "",
        """
start: dominance
run:
  - advance: reward-dominance
  - check: {cards: {Drummer: {kneeling: no}}}
""",
        """  Drummer: {type: character, str: 1, text: "At the beginning of the dominance phase, stand Drummer."}
""",
    )
    assert "1e/faq/framework-actions/1" in cites


def test_a_passive_may_be_saved_from():
    """1e/faq/action-window/7: II, saves and cancels for the passive alone."""
    cites = held(
        "play: [Pyre, Scribe], hand: [Axe]",
        "play: [Lady: duplicate 1]",
        """
start: challenges
run:
  - Ann: {play: Axe, choose: Scribe}
  - check: {window: passive, decision: {player: Ann, kind: target}}
  - Ann: {choose: Lady}
  - check: {window: save/cancel, window_step: 4, decision: {player: Bob, choices: [Lady]}}
  - Bob: {trigger: Lady}
  - check: {cards: {Lady: {zone: play, duplicates: 0}}}
""",
        """  Pyre: {type: location, text: "After a character is killed, choose and kill a unique character."}
""",
    )
    assert "1e/faq/action-window/7" in cites


_BELL = """  Bell: {type: location, faction: baratheon, text: "After a character is killed, claim 1 power for your House."}
  Grave: {type: location, faction: baratheon, text: "After a character is killed, discard 1 card at random from its
      owner's hand."}
  Tomb: {type: location, faction: lannister, text: "After a character is killed, claim 1 power for your House."}
"""


def test_a_passive_that_two_occurrences_trigger_alike_needs_no_order():
    """1e/faq/passive-effects-conflict/1, 1e/faq/2.4/1: Bell initiates once for each of the two; which is first is all the same,
    so the first player is not asked."""
    held(
        "play: [Bell], hand: [Fire]",
        "play: [Lion, Cub]",
        """
start: challenges
run:
  - Ann: {play: Fire}
  - check: {decision: {player: Bob, kind: action}, players: {Ann: {power: 2}}}
""",
        _BELL,
    )


def test_a_passive_that_speaks_of_each_occurrence_is_ordered():
    """1e/faq/passive-effects-conflict/1: Grave speaks of the owner of the character, so the first player chooses the order."""
    held(
        "play: [Grave, Captain], hand: [Fire, 1]",
        "play: [Lion], hand: 1",
        """
start: challenges
run:
  - Ann: {play: Fire}
  - check: {decision: {player: Ann, kind: order}}
""",
        _BELL,
    )


def test_passives_of_two_cards_are_ordered_though_they_say_the_same():
    """1e/faq/passive-effects-conflict/1: Bell and Tomb are two passives triggered at the same time."""
    held(
        "play: [Bell], hand: [Axe]",
        "play: [Tomb, Lion]",
        """
start: challenges
run:
  - Ann: {play: Axe, choose: Lion}
  - check: {decision: {player: Ann, kind: order}}
""",
        _BELL,
    )


def test_one_effect_that_waits_twice_for_the_end_of_the_phase_needs_no_order():
    """1e/faq/passive-effects-conflict/1, 1e/faq/2.6/3: two copies of Harvest do the same, and neither speaks of a card."""
    held(
        "hand: [Harvest, Harvest], deck: 5",
        "",
        """
start: dominance
stop: standing
run:
  - Ann: {play: "Harvest#1"}
  - Bob: pass
  - Ann: {play: "Harvest#2"}
  - advance: end
  - check: {players: {Ann: {hand: 2}}}
""",
        '  Harvest: {type: event, text: "Any Phase: At the end of the phase, draw 1 card."}\n',
    )
