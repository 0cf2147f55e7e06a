"""The phases as the charts have them, and what is done in each."""

from agot_judge.editions import framework_for, rulebook_for
from agot_judge.editions.first.round.chart import BOXES
from agot_judge.scenario.execution import run_text
from tests.rulings.first.boards import held, run, said

ROUND = """
edition: 1e
players:
  Ann: {plots: [Long March], used: [Feast], deck: 9, play: [Keep]}
  Bob: {plots: [Watch, Siege], deck: 9}
cards:
  Long March: {type: plot, gold: 5, initiative: 5, claim: 1}
  Feast: {type: plot, gold: 5, initiative: 1, claim: 1}
  Watch: {type: plot, gold: 4, initiative: 3, claim: 1}
  Siege: {type: plot, gold: 3, initiative: 4, claim: 2}
  Keep: {type: location, text: "[+2 Income]"}
start: round
run:
%s
"""


def round_of(moves: str) -> set[str]:
    """What a whole round with these moves cites."""
    result = run_text(ROUND % moves)
    assert result.ok, (result.error, [check for check in result.checks if not check.ok])
    return {cite for entry in result.trace for cite in entry.cites}


def test_a_round_without_cards_goes_through_the_boxes_of_the_charts_in_order():
    """1e/faq/action/4, 1e/faq/plot-phase-chart/12 to 1e/faq/taxation-phase-chart/8."""
    result = run_text(ROUND % "  - Bob: {choose: Watch}\n  - Ann: {choose: Ann}\n  - advance: end")
    titles = {box.title + ".": box.name for box in BOXES}
    begun = [
        titles[entry.text] for entry in result.trace if entry.kind == "framework" and entry.text in titles
    ]
    within = ("stealth-and-defenders", "challenge-resolution")
    once = list(dict.fromkeys(begun))
    assert once == [name for name in framework_for("1e").actions if name not in within]


def test_each_box_of_a_chart_rests_on_its_lines():
    """1e/faq/framework-actions/2: every event of a framework action has a line of the chart."""
    steps = rulebook_for("1e").steps
    for box in BOXES:
        assert {cite for _, cite in box.events} <= set(steps[box.name].cites)


def test_plots_are_revealed_initiative_is_counted_and_the_first_player_appointed():
    """1e/faq/plot-phase-chart/5, 1e/faq/plot-phase-chart/6, 1e/faq/plot-phase-chart/7: by the player of high initiative."""
    cites = round_of("""  - Bob: {choose: Watch}
  - check: {decision: {player: Ann, kind: first player, choices: [Ann, Bob]}}
  - Ann: {choose: Bob}
  - advance: draw-cards
  - check: {first_player: Bob}""")
    assert {f"1e/faq/plot-phase-chart/{line}" for line in (5, 6, 7)} <= cites


def test_used_plots_go_back_when_the_plot_deck_is_empty_and_the_revealed_one_stays():
    """1e/faq/3.32/1, 1e/faq/2.3/1."""
    cites = round_of("""  - Bob: {choose: Watch}
  - Ann: {choose: Ann}
  - advance: draw-cards
  - check: {cards: {Long March: {zone: play}, Feast: {zone: plot deck}, Watch: {zone: play}}}""")
    assert "1e/faq/3.32/1" in cites


def test_each_player_draws_two_cards_and_the_active_player_alone_counts_income():
    """1e/faq/draw-phase-chart/5, 1e/faq/1.1/1, 1e/faq/income-location-lost-before-marshalling/2, 1e/faq/3.9/1."""
    cites = round_of("""  - Bob: {choose: Watch}
  - Ann: {choose: Ann}
  - advance: count-income
  - check: {players: {Ann: {hand: 2, deck: 7, gold: 0}, Bob: {hand: 2}}}
  - advance: next
  - check: {active_player: Ann, players: {Ann: {gold: 7}, Bob: {gold: 0}}}""")
    assert {"1e/faq/draw-phase-chart/5", "1e/faq/marshalling-phase-chart/5", "1e/faq/1.1/1"} <= cites


def test_gold_is_kept_until_taxation_and_the_plot_goes_to_the_used_pile_at_the_end():
    """1e/faq/taxation-phase-chart/4, 1e/faq/2.3/2."""
    cites = round_of("""  - Bob: {choose: Watch}
  - Ann: {choose: Ann}
  - advance: return-gold
  - check: {players: {Ann: {gold: 7}, Bob: {gold: 4}}}
  - advance: end
  - check: {players: {Ann: {gold: 0}, Bob: {gold: 0}}, cards: {Watch: {zone: used}}}""")
    assert {"1e/faq/taxation-phase-chart/4", "1e/faq/2.3/2"} <= cites


def test_when_revealed_comes_in_step_4_before_every_other_passive():
    """1e/faq/6.1/1, 1e/faq/plot-phase-chart/8: the first player orders several."""
    lines = said(
        "plots: [Dawn], deck: 5, play: [Bell]",
        "plots: [Dusk], deck: 5",
        """
start: reveal-plots
run:
  - Ann: {choose: Ann}
  - check: {decision: {player: Ann, kind: order, choices: [Dawn, Dusk]}}
  - Ann: {choose: [Dusk, Dawn]}
  - advance: plot-phase-ends
  - check: {players: {Ann: {hand: 1, faction_power: 1}, Bob: {hand: 1}}, cites: ["1e/faq/6.1/1"]}
""",
        """  Dawn: {type: plot, gold: 4, initiative: 6, claim: 1, text: "When revealed, draw 1 card."}
  Dusk: {type: plot, gold: 4, initiative: 2, claim: 1, text: "When revealed, draw 1 card."}
  Bell: {type: location, text: "After you draw a card, claim 1 power for your House."}
""",
    )
    order = [line.partition(" ")[0] for line in lines if " initiates" in line]
    assert order[:2] == ["Dusk", "Dawn"]


def test_no_more_than_three_cards_are_drawn_by_effects_in_a_round():
    """1e/faq/the-draw-cap/1, 1e/faq/drawing-past-the-draw-cap/2: the fourth is not drawn; the event may be played."""
    cites = held(
        "hand: [Lore, Lore], deck: 9",
        "",
        """
start: challenges
run:
  - Ann: {play: "Lore#1"}
  - Ann: {play: "Lore#2"}
  - check: {players: {Ann: {hand: 3, deck: 6}}}
""",
        """  Lore: {type: event, text: "Any Phase: Draw 2 cards."}
""",
    )
    assert {"1e/faq/the-draw-cap/1", "1e/faq/drawing-past-the-draw-cap/2"} <= cites


def test_a_tie_for_dominance_is_won_by_nobody():
    """1e/faq/tied-dominance/2."""
    cites = held(
        "play: [Scribe]",
        "play: [Lion]",
        """
start: dominance
run:
  - advance: end
  - check: {players: {Ann: {power: 0}, Bob: {power: 0}}}
""",
    )
    assert "1e/faq/tied-dominance/2" in cites


def test_no_action_before_dominance_is_counted():
    """1e/faq/action-before-dominance-is-counted/2: the first segment of the phase comes after it."""
    cites = held(
        "play: [Captain]",
        "play: [Lion]",
        """
start: dominance
run:
  - check: {window: action, players: {Ann: {faction_power: 1}}, step: reward-dominance}
""",
    )
    assert "1e/faq/action-before-dominance-is-counted/2" in cites


def test_all_kneeling_cards_stand():
    """1e/faq/standing-phase-chart/4."""
    cites = held(
        "play: [Captain: kneeling]",
        "play: [Lion: kneeling, Oak: kneeling]",
        """
start: standing
run:
  - check: {window: action, cards: {Captain: {kneeling: no}, Lion: {kneeling: no}, Oak: {kneeling: no}}}
""",
    )
    assert "1e/faq/standing-phase-chart/4" in cites


def test_until_the_end_of_the_phase_ends_before_the_passives_of_that_moment():
    """1e/faq/2.6/2, 1e/faq/2.6/3: in step 3, and those "at the end of the phase" initiate in step 4."""
    lines = said(
        "play: [Guest]",
        "play: [Lion]",
        """
start: {end-of-phase: dominance}
in_force: [{text: "Until the end of the phase, that character gets +2 STR.", "on": [Lion], source: Lion, controller: Bob}]
run:
  - advance: end
  - check: {cards: {Lion: {str: 2}, Guest: {zone: discard}}, cites: ["1e/faq/2.6/2", "1e/faq/2.6/1"]}
""",
        """  Guest: {type: character, str: 4, text: "At the end of the dominance phase, discard Guest from play."}
""",
    )
    ended = next(number for number, line in enumerate(lines) if "expires" in line)
    assert ended < next(number for number, line in enumerate(lines) if line.startswith("Guest initiates"))


def test_the_phase_is_written_as_the_document_writes_it():
    """1e/faq/marshalling-phase-chart/2, 1e/faq/player-action/6: "marshalling" in what happens and in reasons."""
    result = run(
        "play: [Page]",
        "play: [Cub]",
        """
start: marshaling
stop: dominance
run:
  - advance: challenges
  - advance: next
  - refuse: {Ann: {trigger: Page}, because: "not the marshalling phase"}
""",
        '  Page: {type: character, faction: baratheon, str: 1, text: "Marshalling: Kneel Page to draw 1 card."}\n',
    )
    assert result.ok, (result.error, result.checks)
    lines = [entry.text for entry in result.trace]
    assert "The marshalling phase begins." in lines
    assert not any("marshaling" in line for line in lines)
