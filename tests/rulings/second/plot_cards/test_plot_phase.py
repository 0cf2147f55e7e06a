"""The plot phase: choosing and revealing plots, initiative, the first player, When Revealed abilities, the used pile."""

from dataclasses import replace

from agot_judge.engine.state.game import Keyword
from tests.rulings.cards import character, event, location, plot
from tests.rulings.play import Play, Side, Table
from tests.rulings.plots import FEAST, STORM, table, when_revealed


def after(kind, player="you", *effects):
    effects = effects or ({"do": "gain gold"},)
    return {"kind": "reaction", "trigger": {"event": kind, "player": player}, "effects": list(effects)}


def test_each_player_chooses_a_plot_of_the_plot_deck_in_player_order():
    """RR 1.2 ¶1, ¶2: each player chooses one; when each has chosen, the step is complete."""
    play = table(Side(plots=(FEAST, STORM)), Side(plots=(FEAST, STORM)), first_player="Bob").start("1.1")

    assert play.asked == ("Bob", "plot")
    assert play.choices == ["Feast", "Storm"]
    play = play.choose("Storm")
    assert play.asked == ("Ann", "plot")
    assert play.player("Bob").plot != play.player("Bob").chosen
    assert play.cites("2e/rr/1.2/1")
    assert "2e/rr/first-player/4" in play.decision.cites
    assert "2e/rr/priority-of-simultaneous-resolution/1" in play.decision.cites


def test_a_round_begins_with_its_plot_phase():
    """RR 1.1 ¶1: the first framework event of the round also formalizes the beginning of the round."""
    horn = location("Horn", after("round begins", "any"))
    bell = location("Bell", after("phase begins", "any"))

    play = table(Side(play=(horn, bell), plots=(STORM,))).start("round")

    assert play.asked == ("Ann", "reaction")
    assert play.choices == ["Horn", "Bell"]
    assert play.cites("2e/rr/1.1/1")
    assert play.cites("2e/rr/1.1/2")


def test_plots_are_revealed_together_and_cover_those_revealed_before():
    """RR 1.3 ¶1, ¶2, In Play and Out of Play ¶6: turned faceup simultaneously; what lies beneath is the used pile."""
    play = table(Side(plot=plot("Old"), plots=(STORM, FEAST))).start("1.1").choose("Storm").choose("Calm")

    assert play.asked == ("Ann", "first player")
    assert (play.zone("Storm"), play.zone("Calm"), play.zone("Old")) == ("play", "play", "used")
    assert play.labels(play.player("Ann").used) == ["Old"]
    assert play.labels(play.player("Ann").plots) == ["Feast"]
    assert play.cites("2e/rr/1.3/2")


def test_the_highest_initiative_wins_and_its_player_chooses_the_first_player():
    """RR 1.3 ¶4, ¶5; Initiative ¶2; First Player ¶1: any player, the chosen one keeps the token."""
    play = table(Side(plots=(FEAST,)), Side(plots=(STORM,))).start("1.1").choose("Feast").choose("Storm")

    assert play.asked == ("Bob", "first player")
    assert play.choices == ["Ann", "Bob"]
    assert play.first_player == "Ann"
    assert play.choose("Bob").first_player == "Bob"
    assert play.cites("2e/rr/1.3/4")
    assert play.choose("Ann").cites("2e/rr/1.3/5")


def test_a_tie_for_initiative_goes_to_the_lowest_power_total():
    """RR Initiative ¶3: among the tied players; power on cards counts in the total."""
    knight = character("Knight", power=2)
    sides = {
        "Ann": Side(plots=(replace(STORM),), play=(knight,), power=1),
        "Bob": Side(plots=(STORM,), power=2),
        "Cat": Side(plots=(FEAST,)),
    }

    play = Table(sides=sides).start("1.1").choose("Storm").choose("Storm").choose("Feast")

    assert play.asked == ("Bob", "first player")
    assert play.cites("2e/rr/initiative/3")


def test_a_tie_in_power_as_well_is_broken_by_lot_among_those_tied_only():
    """RR 1.3 ¶4: randomly selecting one of the tied players."""
    sides = {
        "Ann": Side(plots=(STORM,), power=1),
        "Bob": Side(plots=(STORM,), power=1),
        "Cat": Side(plots=(STORM,), power=2),
    }

    play = Table(sides=sides).start("1.1").choose("Storm").choose("Storm").choose("Storm")

    assert play.asked == ("judge", "random")
    assert play.choices == ["Ann", "Bob"]
    assert "2e/rr/initiative/3" in play.decision.cites
    play = play.choose("Bob")
    assert play.asked == ("Bob", "first player")
    assert play.cites("2e/rr/1.3/4")
    assert play.cites("2e/rr/initiative/3")


def test_reactions_to_winning_and_losing_initiative_share_a_window_before_the_first_player_is_chosen():
    """RR Reactions and Interrupts ¶3: after that step of the framework event is complete; Triggering Condition ¶2."""
    pride, shame = location("Pride", after("win initiative")), location("Shame", after("lose initiative"))

    play = (
        table(Side(plots=(STORM,), play=(pride,)), Side(plots=(FEAST,), play=(shame,)))
        .start("1.1")
        .choose("Storm")
        .choose("Feast")
    )

    assert play.asked == ("Ann", "reaction")
    play = play.choose("Pride")
    assert play.asked == ("Bob", "reaction")
    assert play.choose("Shame").asked == ("Ann", "first player")
    assert play.cites("2e/rr/initiative/2")


def test_when_revealed_abilities_initiate_after_the_new_first_player_has_been_chosen_in_that_players_order():
    """RR 1.3 ¶7: if several have them, the first player determines the order; each resolves before the next."""
    rich = plot("Rich", when_revealed({"do": "gain gold", "amount": 3}), initiative=1)
    wise = plot("Wise", when_revealed({"do": "draw", "amount": 1}), initiative=2)

    play = table(Side(plots=(rich,)), Side(plots=(wise,))).start("1.1").choose("Rich").choose("Wise")
    assert play.asked == ("Bob", "first player")
    play = play.choose("Bob")

    assert play.asked == ("Bob", "order")
    assert play.choices == ["Rich", "Wise"]
    assert "2e/rr/priority-of-simultaneous-resolution/2" in play.decision.cites
    play = play.choose("Wise", "Rich")
    assert play.line("Bob draws") < play.line("Ann gains 3 gold")
    assert play.player("Ann").gold == 3
    assert play.cites("2e/rr/1.3/7")


def test_reactions_to_revealing_a_plot_come_after_all_when_revealed_abilities():
    """RR 1.3 ¶9, the timing note."""
    rich = plot("Rich", when_revealed({"do": "gain gold", "amount": 3}))
    scribe = location("Scribe", after("reveal plot", "you", {"do": "draw"}))

    play = table(Side(plots=(rich,), play=(scribe,))).start("1.1").choose("Rich").choose("Calm").choose("Ann")

    assert play.asked == ("Ann", "reaction")
    assert play.choices == ["Scribe"]
    assert play.player("Ann").gold == 3


def test_an_interrupt_to_a_plot_being_revealed_comes_before_initiative_is_compared():
    """RR Interrupts ¶1: the interrupt resolves before what it interrupts."""
    crier = location(
        "Crier",
        {"kind": "interrupt", "trigger": {"event": "reveal plot"}, "effects": [{"do": "gain gold"}]},
    )

    play = table(Side(plots=(STORM,), play=(crier,))).start("1.1").choose("Storm").choose("Calm")

    assert play.asked == ("Ann", "interrupt")
    assert play.zone("Storm") == "plot deck"


def test_the_used_pile_returns_when_the_last_plot_has_been_revealed_and_resolved():
    """RR 1.3 ¶8; Plot Card ¶5: after the When Revealed abilities; the plot just revealed stays."""
    rich = plot("Rich", when_revealed({"do": "gain gold", "amount": 3}))
    side = Side(plot=plot("Third"), plots=(rich,), used=(plot("Second"), plot("First")))

    play = table(side).start("1.1").choose("Rich").choose("Calm").choose("Ann")

    assert play.line("gains 3 gold") < play.line("returns to the plot deck")
    assert set(play.labels(play.player("Ann").plots)) == {"First", "Second", "Third"}
    assert play.player("Ann").used == ()
    assert (play.zone("Rich"), play.zone("First")) == ("play", "plot deck")
    assert play.cites("2e/rr/1.3/8")


def test_a_prized_plot_gives_its_power_when_it_is_covered():
    """RR Prized ¶3: each opponent gains it when the plot is placed in the used pile."""
    worthy = plot("Worthy", keywords=(Keyword("prized", 2),))

    play = table(Side(plot=worthy, plots=(STORM,))).start("1.1").choose("Storm").choose("Calm")

    assert play.power("Bob") == 2
    assert play.cites("2e/rr/prized/3")
    assert play.line("Bob gains 2 power") < play.line("Compare initiative")


def test_two_who_reach_fifteen_by_prized_plots_reach_it_together():
    """RR Winning the Game ¶2: the first player determines which of them wins."""
    worthy = plot("Worthy", keywords=(Keyword("prized", 1),))
    sides = {name: Side(plot=worthy, plots=(STORM,), power=14) for name in ("Ann", "Bob")}

    play = Table(sides=sides).start("1.1").choose("Storm").choose("Storm")

    assert play.asked == ("Ann", "winner")
    assert "2e/rr/winning-the-game/2" in play.decision.cites


def test_a_when_revealed_ability_can_be_canceled():
    """RR Cancel ¶1: the initiation of its effects is interrupted."""
    rich = plot("Rich", when_revealed({"do": "gain gold", "amount": 3}))
    no = event("No", {"kind": "interrupt", "trigger": {"event": "initiate"}, "effects": [{"do": "cancel"}]})

    play = (
        table(Side(plots=(rich,)), Side(plots=(FEAST,), hand=(no,), gold=1))
        .start("1.1")
        .choose("Rich")
        .choose("Feast")
        .choose("Ann")
    )

    assert play.asked == ("Bob", "cancel")
    assert play.choose("No").player("Ann").gold == 0


def test_what_cancels_a_when_revealed_ability_cancels_no_other_kind():
    """RR Triggered Abilities ¶1, Cancel ¶1: a when revealed ability is one kind of them, an action another."""
    only = {"event": "initiate", "would": True, "ability_kind": "when revealed"}
    no = event("No", {"kind": "interrupt", "trigger": only, "effects": [{"do": "cancel"}]})
    gain = {"do": "gain gold", "amount": 3}
    rich = plot("Rich", when_revealed(gain))
    bank = location("Bank", {"kind": "action", "effects": [gain]})

    play = (
        table(Side(plots=(rich,)), Side(plots=(FEAST,), hand=(no,), gold=1))
        .start("1.1")
        .choose("Rich")
        .choose("Feast")
        .choose("Ann")
    )
    assert play.asked == ("Bob", "cancel")
    assert play.choose("No").player("Ann").gold == 0

    play = (
        table(Side(plots=(STORM,), play=(bank,)), Side(plots=(FEAST,), hand=(no,), gold=1))
        .start("1.1")
        .choose("Storm")
        .choose("Feast")
        .choose("Ann")
        .choose("Bank")
    )
    assert play.asked == ("Bob", "action"), "there was nothing to cancel"
    assert play.player("Ann").gold == 3


def test_step_1_4_is_skipped_in_joust_and_an_action_window_follows():
    """RR 1.4 ¶1."""
    play = table(Side(plots=(STORM,))).start("1.1").choose("Storm").choose("Calm").choose("Bob")

    assert play.asked == ("Bob", "action")
    assert play.machine.window(play.state) == "action"
    assert play.cites("2e/rr/1.4/1")
    play = play.pass_().pass_()
    assert play.is_over
    assert play.cites("2e/rr/1.5/1")


def test_a_player_who_is_out_of_the_game_reveals_nothing():
    """RR Winning the Game ¶3: only those in the game take part."""
    sides = {name: Side(plots=(STORM,), deck=(9,)) for name in ("Ann", "Bob")}
    sides["Cat"] = Side(plots=(FEAST,), deck=(2,))
    play = Table(sides=sides).start("2.1", stop="game").until("1.2")

    play = Play(play.machine, play.machine.run(play.state)).choose("Storm").choose("Storm")

    assert play.asked == ("judge", "random")
    assert play.choices == ["Ann", "Bob"]
    assert play.zone("Feast") == "plot deck"
    assert play.cites("2e/rr/winning-the-game/3")


def test_the_plot_that_covers_stays_when_there_is_nothing_to_choose():
    """RR 1.2 ¶1: each player chooses among the cards remaining; with none there is none to reveal."""
    play = table(Side(plot=plot("Old", initiative=9))).start("1.1").choose("Calm")

    assert play.asked == ("Ann", "first player")
    assert play.zone("Old") == "play"
    assert play.line("has no plot card to reveal")


def test_a_chosen_plot_is_reacted_to_before_it_is_revealed():
    """RR 1.2 ¶2: when each has chosen, the step is complete."""
    crow = location("Crow", after("choose plot"))

    play = table(Side(plots=(STORM,), play=(crow,))).start("1.1").choose("Storm").choose("Calm")

    assert play.asked == ("Ann", "reaction")
    assert play.zone("Storm") == "plot deck"
    assert play.cites("2e/rr/1.2/2")


def test_a_used_plot_cannot_be_chosen():
    """RR Plot Card ¶2: in the plot deck, revealed, or in the used pile."""
    play = table(Side(plots=(STORM,), used=(FEAST,))).start("1.1")

    unmet = [one for one in play.machine.option_requirements(play.state, play.card("Feast")) if not one.met]
    assert play.choices == ["Storm"]
    assert "2e/rr/plot-card/2" in unmet[0].cites


def test_a_when_revealed_ability_must_resolve_whenever_its_plot_is_revealed():
    """RR When Revealed ¶1, ¶2: it is not optional, for either player."""
    poor = plot("Poor", when_revealed({"do": "draw", "player": "opponent", "amount": 2}), initiative=9)

    play = table(Side(plots=(poor,))).start("1.1").choose("Poor").choose("Calm").choose("Ann")

    assert play.hand("Bob") == 2
    assert play.cites("2e/rr/when-revealed/1")


def test_what_cannot_be_played_or_put_into_play_can_still_be_revealed():
    """FAQ The Iron Throne (LMHR) ¶2: plot cards are not marshaled, played, or put into play."""
    ban = location(
        "Ban",
        *(
            {"kind": "constant", "effects": [{"do": "forbid", "player": "opponent", "cannot": what}]}
            for what in ("play", "marshal", "put into play")
        ),
    )

    play = table(Side(plots=(STORM,)), Side(plots=(FEAST,), play=(ban,))).start("1.1")

    assert play.choose("Storm").choose("Feast").zone("Storm") == "play"
    assert play.choose("Storm").choose("Feast").cites("2e/rr/plot-card/3")
