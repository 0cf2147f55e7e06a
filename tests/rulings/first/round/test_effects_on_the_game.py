"""Effects on the course of the game: a new plot, the first player, the end of a challenge, what waits for something."""

from tests.rulings.first.boards import held


def test_a_plot_revealed_by_an_effect_replaces_the_old_one():
    """1e/faq/2.3/2, 1e/faq/6.1/1: Siege is revealed, its "when revealed" is due here; Road is used."""
    cites = held(
        "hand: [Summons], plots: [Siege, Siege], deck: 3",
        "play: [Cub]",
        """
start: challenges
run:
  - Ann: {play: Summons, choose: "Siege#1"}
  - check: {cards: {Road: {zone: used}, "Siege#1": {zone: play}}, players: {Ann: {hand: 1}}}
""",
        """  Summons: {type: event, abilities: [{kind: action, zone: hand, effects: [{do: reveal plot}]}]}
  Siege: {type: plot, gold: 3, initiative: 1, claim: 2, text: "When revealed, draw 1 card."}
""",
    )
    assert {"1e/faq/2.3/2", "1e/faq/6.1/1"} <= cites


def test_an_effect_makes_a_player_the_first():
    """1e/faq/active-and-first-player/1, 1e/faq/player-action/1: Bob becomes the first player by an effect."""
    cites = held(
        "hand: [Yield]",
        "play: [Cub]",
        """
start: challenges
run:
  - Ann: {play: Yield, choose: Bob}
  - check: {first_player: Bob}
""",
        "  Yield: {type: event, abilities: [{kind: action, zone: hand, effects: [{do: first player, chooses: true}]}]}\n",
    )
    assert "1e/faq/active-and-first-player/1" in cites


def test_an_effect_ends_a_challenge_without_resolution():
    """1e/faq/action-window-step-3/1: nobody has won it, and there is no claim."""
    cites = held(
        "play: [Captain: attacking]",
        "play: [Cub], hand: [Truce]",
        """
challenge: {type: military, attacker: Ann, defender: Bob}
start: stealth-and-defenders
run:
  - Bob: {defend: []}
  - Ann: pass
  - Bob: {play: Truce}
  - check: {challenge: none, cards: {Cub: {zone: play}}, players: {Ann: {faction_power: 0}}}
""",
        "  Truce: {type: event, abilities: [{kind: action, zone: hand, effects: [{do: end challenge}]}]}\n",
    )
    assert "1e/faq/action-window-step-3/1" in cites


def test_an_effect_that_waits_is_a_passive_of_the_window_in_which_it_comes_about():
    """1e/faq/action-window-step-4/1: as Lion is killed, what waited for it draws a card, before any response."""
    cites = held(
        "hand: [Omen, Axe], play: [Widow], deck: 3",
        "play: [Lion]",
        """
start: challenges
run:
  - Ann: {play: Omen}
  - Bob: pass
  - Ann: {play: Axe, choose: Lion}
  - check: {window: response, players: {Ann: {hand: 1}}}
""",
        """  Omen:
    type: event
    abilities:
      - {kind: action, zone: hand, effects: [{do: when, trigger: {event: kill}, effects: [{do: draw}], until: phase, once: true}]}
""",
    )
    assert "1e/faq/action-window-step-4/1" in cites


def test_the_first_player_orders_winning_and_elimination():
    """1e/faq/2.8/1: Bob has 15 power and five doomed cards in his dead pile at once; Ann, the first player, orders them."""
    cites = held(
        "",
        "power: 15, dead: [Raven, Raven, Raven, Raven, Raven], play: [Cub]",
        """
start: challenges
run:
  - check: {decision: {player: Ann, kind: winner}}
  - Ann: {choose: {eliminated: Bob}}
  - check: {winner: Ann, players: {Bob: {eliminated: yes}}}
""",
        "  Raven: {type: character, faction: lannister, str: 1, doomed: true}\n",
    )
    assert "1e/faq/2.8/1" in cites
