"""What effects on revealed, covered and used plots do."""

from agot_judge.engine.values.values import claim_of
from tests.rulings.cards import character, location, plot
from tests.rulings.play import Side
from tests.rulings.plots import FEAST, STORM, table, when_revealed


def test_a_plot_revealed_by_another_waits_with_the_when_revealed_abilities_that_are_left():
    """FAQ At Prince Doran's Behest ¶2: the first player orders the remaining ones; there is no new comparison."""
    behest = plot("Behest", when_revealed({"do": "reveal plot"}), initiative=1)
    rich = plot("Rich", when_revealed({"do": "gain gold", "amount": 3}), initiative=9)
    wise = plot("Wise", when_revealed({"do": "draw"}), initiative=5)

    play = table(Side(plots=(behest, rich)), Side(plots=(wise,)), first_player="Bob").start("1.1")
    play = play.choose("Wise").choose("Behest").choose("Bob").choose("Behest", "Wise")
    assert play.asked == ("Ann", "plot")
    play = play.choose("Rich")

    assert play.asked == ("Bob", "order")
    assert set(play.choices) == {"Wise", "Rich"}
    play = play.choose("Rich", "Wise")
    assert play.line("Ann gains 3 gold") < play.line("Bob draws")
    assert play.first_player == "Bob"
    assert play.cites("2e/faq/at-prince-dorans-behest/2")
    assert sum("Compare initiative" in entry.text for entry in play.state.log.entries()) == 1


def test_a_plot_revealed_outside_the_plot_phase_brings_its_ability_and_no_new_first_player():
    """RR 1.3 ¶6: steps I and II are skipped; Plot Card ¶3, ¶5: the former one is used, an empty plot deck comes back."""
    rich = plot("Rich", when_revealed({"do": "gain gold", "amount": 3}), initiative=9)
    wheels = location("Wheels", {"kind": "action", "effects": [{"do": "reveal plot"}], "limit": {}})

    play = table(
        Side(play=(wheels,), plot=plot("Old", initiative=0), plots=(rich,)),
        Side(plot=plot("Calm", initiative=5)),
        first_player="Bob",
    ).start("dominance")
    play = play.pass_().choose("Wheels").choose("Rich")

    assert play.player("Ann").gold == 3
    assert play.first_player == "Bob"
    assert (play.zone("Rich"), play.zone("Old")) == ("play", "plot deck")
    assert play.cites("2e/rr/1.3/6")


def test_an_effect_on_the_covered_plot_itself_expires():
    """RR Leaves Play ¶6: lasting effects on a card that leaves play expire for that card."""
    raised = {"on": ["Old"], "modify": {"do": "modify", "claim": 2}, "until": "round"}

    play = table(Side(plot=plot("Old"), plots=(STORM,)), in_force=(raised,)).start("1.1")
    play = play.choose("Storm").choose("Calm")

    assert play.state.in_force == ()
    assert play.zone("Old") == "used"


def test_an_effect_on_the_revealed_plot_is_on_whichever_is_revealed():
    """FAQ 2.5 ¶1: it refers to any card that occupies that position while it is active."""
    raised = {
        "on": [],
        "position": {"type": ["plot"], "controller": "you"},
        "modify": {"do": "modify", "claim": 2},
        "until": "round",
    }

    play = table(Side(plot=plot("Old"), plots=(STORM,)), in_force=(raised,)).start("1.1")
    play = play.choose("Storm").choose("Calm")

    assert claim_of(play.machine.at(play.state), 0) == 1 + 2


def test_what_lasts_until_a_new_plot_is_revealed_expires_then():
    """RR Lasting Effects ¶3: at the end of its duration."""
    weak = {"on": ["Knight"], "modify": {"do": "modify", "strength": -1}, "until": "next plot"}
    side = Side(plot=plot("Old"), plots=(STORM,), play=(character("Knight", 3),))

    play = table(side, in_force=(weak,)).start("1.1")
    assert play.strength("Knight") == 2
    play = play.choose("Storm").choose("Calm")

    assert play.strength("Knight") == 3
    assert play.cites("2e/rr/lasting-effects/3")


def test_a_revealed_plot_is_in_play_and_counts_with_all_modifiers():
    """RR Plot Card ¶3, ¶4; FAQ errata, page 26: all relevant initiative modifiers; 1.3 ¶3: I, II, III in this order."""
    banner = location(
        "Banner",
        {
            "kind": "constant",
            "effects": [{"do": "modify", "on": {"type": ["plot"], "controller": "you"}, "initiative": 9}],
        },
    )

    play = (
        table(Side(plots=(FEAST,), play=(banner,)), Side(plots=(STORM,)))
        .start("1.1")
        .choose("Feast")
        .choose("Storm")
    )

    assert play.asked == ("Ann", "first player")
    assert play.controls("Ann", "Feast")
    assert play.line("I. Compare") < play.line("II. Choose")
    assert play.cites("2e/rr/plot-card/3")
    assert play.cites("2e/rr/plot-card/4")
    assert play.cites("2e/rr/initiative/1")
    assert play.cites("2e/rr/1.3/3")
    assert play.cites("2e/faq/errata-rules-reference-page-26-column-1-paragraph-9/1")
