"""The six phases: plots, initiative, drawing, dominance, standing, and what ends with them."""

import pytest

from agot_judge.editions.ccg.round.chart import BOXES
from agot_judge.scenario.execution import run_text
from tests.rulings.ccg.boards import cited, held, run, said

PLOTS = """
edition: ccg
players:
  Ann: {faction: stark, plots: [%s], used: [%s], power: %s, deck: 5, hand: 0}
  Bob: {faction: lannister, plots: [Feast, Rest], power: 0, deck: 5, hand: 0}
first_player: Bob
cards:
  March: {type: plot, gold: 5, initiative: %s, claim: 1}
  Siege: {type: plot, gold: 5, initiative: 1, claim: 1}
  Feast: {type: plot, gold: 4, initiative: 4, claim: 1}
  Rest: {type: plot, gold: 4, initiative: 4, claim: 1}
"""


def test_a_round_of_two_players_goes_through_the_six_phases():
    """ccg/rules/round-sequence/9: plots together, two cards each, then each phase, the turns in player order.

    ccg/rules/round-sequence/1 ccg/rules/round-sequence/2 ccg/rules/round-sequence/3 ccg/rules/round-sequence/4
    ccg/rules/round-sequence/5 ccg/rules/round-sequence/6 ccg/rules/round-sequence/7 ccg/rules/round-sequence/8
    """
    result = run_text(
        PLOTS
        % ("March, Siege", "", 0, 6)
        + "start: round\nrun:\n  - Ann: {choose: March}\n  - Bob: {choose: Feast}\n  - Ann: {choose: Ann}\n"
        "  - advance: draw-phase-ends\n  - check: {players: {Ann: {hand: 2}, Bob: {hand: 2}}}\n  - advance: end\n"
    )
    begun = [line for line in said(result) if line.endswith(" phase begins.") and line.startswith("The ")]
    phases = ("plot", "draw", "marshalling", "challenges", "dominance", "standing")
    assert begun == [f"The {phase} phase begins." for phase in phases]
    active = [line for line in said(result) if line.endswith("Bob becomes the active player.")]
    assert active == ["Bob becomes the active player."] * 2
    assert {"ccg/rules/phase-1-plot/1", "ccg/rules/phase-2-draw/1"} <= cited(result)


def test_each_box_has_its_lines_in_the_booklet(corpus):
    """ccg/rules/for-your-reference/2: the boxes are events that the rules dictate."""
    for box in BOXES:
        lines = (*(cite for _, cite in box.events if cite), *box.cites, box.segment)
        assert all(line in corpus for line in lines if line), box.name
    assert [box.phase for box in BOXES if box.is_end] == list(dict.fromkeys(box.phase for box in BOXES))


@pytest.mark.parametrize(("initiative", "power", "winner"), [(6, 0, "Ann"), (2, 0, "Bob"), (4, 3, "Bob")])
def test_the_highest_initiative_then_the_least_power_wins_and_chooses_the_first_player(
    initiative: int, power: int, winner: str
):
    """ccg/rules/phase-1-plot/2, ccg/rules/phase-1-plot/3, ccg/rules/initiative-bonuses/1."""
    found = cited(
        run_text(
            PLOTS
            % ("March, Siege", "", power, initiative)
            + "start: plot\nrun:\n  - Ann: {choose: March}\n  - Bob: {choose: Feast}\n"
            f"  - check: {{decision: {{player: {winner}, kind: first player, choices: [Ann, Bob]}}}}\n"
            f"  - {winner}: {{choose: Ann}}\n  - advance: end\n  - check: {{first_player: Ann}}\n"
        )
    )
    assert {"ccg/rules/phase-1-plot/2", "ccg/rules/phase-1-plot/3"} <= found


def test_who_is_still_tied_is_determined_at_random():
    """ccg/rules/phase-1-plot/2: the same initiative and the same power: the winner is determined randomly."""
    found = cited(
        run_text(
            PLOTS
            % ("March, Siege", "", 0, 4)
            + "start: plot\nrun:\n  - Ann: {choose: March}\n  - Bob: {choose: Feast}\n  - random: Ann\n"
            "  - Ann: {choose: Bob}\n  - check: {first_player: Bob}\n"
        )
    )
    assert "ccg/rules/phase-1-plot/2" in found


def test_the_revealed_plot_is_used_at_the_end_of_the_standing_phase():
    """ccg/rules/phase-1-plot/1, ccg/rules/phase-6-standing/2, ccg/rules/plot-cards/1: it goes to the used pile."""
    board = PLOTS.replace("plots: [%s], used: [%s]", "plot: Siege, plots: [%s], used: [%s]")
    found = cited(
        run_text(
            board % ("March", "", 0, 4) + "start: standing\nrun:\n  - advance: end\n"
            "  - check: {cards: {Siege: {zone: used}, March: {zone: plot deck}}}\n"
        )
    )
    assert {"ccg/rules/phase-1-plot/1", "ccg/rules/phase-6-standing/2"} <= found


def test_after_the_last_unused_plot_all_others_are_unused_again():
    """ccg/rules/phase-1-plot/1: the one just played alone stays in the used pile."""
    board = PLOTS.replace("plots: [%s], used: [%s]", "plot: Siege, plots: [%s], used: [%s]")
    found = cited(
        run_text(
            board % ("", "March", 0, 4) + "start: standing\nrun:\n  - advance: end\n"
            "  - check: {cards: {Siege: {zone: used}, March: {zone: plot deck}}}\n"
        )
    )
    assert "ccg/rules/phase-1-plot/1" in found


def test_an_empty_house_deck_gives_no_card_and_nothing_more():
    """ccg/rules/phase-2-draw/1: who has no cards remaining may not draw, and stays in the game."""
    result = run(
        "hand: 0, deck: 1",
        "hand: 0, deck: 3",
        "\nstart: draw\nrun:\n  - advance: end\n"
        "  - check: {players: {Ann: {hand: 1, eliminated: false}, Bob: {hand: 2, deck: 1}}}\n",
    )
    assert "Ann has no card left to draw." in said(result)
    assert "ccg/rules/phase-2-draw/1" in cited(result)


def test_no_more_than_three_cards_are_drawn_by_effects_in_a_round():
    """ccg/rules/three-draw-limit/1: beside the two of the draw phase."""
    found = held(
        "hand: [Feast, Feast], deck: 9",
        "",
        "\nstart: challenges\nrun:\n  - Ann: {play: Feast#1}\n  - Bob: pass\n  - Ann: {play: Feast#2}\n"
        "  - check: {players: {Ann: {hand: 3, deck: 6}}}\n",
        '  Feast: {type: event, text: "Any Phase: Draw 2 cards."}\n',
    )
    assert "ccg/rules/three-draw-limit/1" in found


def test_cards_drawn_before_count_and_those_of_the_draw_phase_do_not():
    """ccg/rules/three-draw-limit/1: three drawn already, no fourth by an effect; the draw phase gives its two."""
    cards = '  Feast: {type: event, text: "Any Phase: Draw 1 card."}\n'
    before = "\nhistory: [{drawn: 3, by: Ann}]\n"
    held(
        "hand: [Feast], deck: 9",
        "",
        before + "start: challenges\nrun:\n  - Ann: {play: Feast}\n  - check: {players: {Ann: {hand: 0}}}\n",
        cards,
    )
    found = held(
        "hand: 0, deck: 9",
        "deck: 9",
        before + "start: draw\nrun:\n  - advance: end\n  - check: {players: {Ann: {hand: 2}}}\n",
    )
    assert "ccg/rules/phase-2-draw/1" in found


@pytest.mark.parametrize(("kneels", "power"), [("", 0), (": kneeling", 1)])
def test_the_most_standing_strength_wins_dominance_and_a_tie_nothing(kneels: str, power: int):
    """ccg/rules/phase-5-dominance/1 with its chart: standing characters count, and a tie is won by nobody."""
    found = held(
        "play: [Wolf]",
        f"play: [Lion{kneels}]",
        "\nstart: dominance\nrun:\n  - advance: end\n"
        f"  - check: {{players: {{Ann: {{faction_power: {power}}}, Bob: {{faction_power: 0}}}}}}\n",
    )
    assert {
        "ccg/rules/phase-5-dominance/1",
        "ccg/rules/dominance-phase-in-detail/1",
        "ccg/rules/dominance-phase-in-detail/2",
        "ccg/rules/dominance-phase-in-detail/3",
        "ccg/rules/dominance-phase-in-detail/4",
        "ccg/rules/dominance-phase-in-detail/5",
    } <= found


def test_all_kneeling_cards_stand():
    """ccg/rules/phase-6-standing/1 with its chart: characters, locations and attachments, of all players together."""
    found = held(
        "play: [{Wolf: {kneeling: true, attachments: [Ring: kneeling]}}, Mine: kneeling]",
        "play: [Lion: kneeling]",
        "\nstart: standing\nrun:\n  - advance: end\n"
        "  - check: {cards: {Wolf: {kneeling: false}, Ring: {kneeling: false}, Mine: {kneeling: false}}}\n"
        "  - check: {cards: {Lion: {kneeling: false}}}\n",
    )
    assert {
        "ccg/rules/phase-6-standing/1",
        "ccg/rules/standing-phase-in-detail/1",
        "ccg/rules/standing-phase-in-detail/2",
        "ccg/rules/standing-phase-in-detail/3",
        "ccg/rules/standing-phase-in-detail/4",
        "ccg/rules/standing-phase-in-detail/5",
    } <= found


def test_where_no_chart_shows_player_actions_they_are_assumed():
    """ccg/rules/playing-cards/2: "Any phase" holds in the draw phase too; where in it is assumption A42."""
    result = run(
        "hand: [Song], play: [Wolf], deck: 4",
        "deck: 4",
        "\nstart: draw\nrun:\n  - Ann: {play: Song, choose: Wolf}\n  - check: {cards: {Wolf: {str: 6}}}\n"
        "  - advance: end\n  - check: {cards: {Wolf: {str: 3}}}\n",
    )
    assert {"ccg/rules/playing-cards/2", "ccg/rules/lasting-effects/1"} <= cited(result)
    assert "A42" in [entry.assumption for entry in result.trace if entry.kind == "assumption"]
