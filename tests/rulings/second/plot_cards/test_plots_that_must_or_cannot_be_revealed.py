"""A player who cannot reveal a new plot card, or must reveal a certain one next; plot cards that are looked at before."""

from tests.rulings.tables import run
from tests.rulings.texts import PLOT, check, event, person

SEDUCE = event(
    "Dominance Action: Choose an opponent. That opponent cannot reveal a new plot card during the next plot phase."
)
CROW = event(
    "Dominance Action: Choose an opponent and look at his or her plot deck. Choose 1 plot in that deck. That player "
    "must reveal that plot as his or her next plot card, if able."
)
TURN = event("Action: Reveal a new plot card.")
FEAST = PLOT | {"initiative": 5}


def test_the_plot_that_was_revealed_before_stays_for_the_next_round():
    """RR Cannot ¶1, 1.2 ¶1: the player chooses no plot; initiative is compared with the one that stays."""
    run(
        {"Ann": {"hand": ["Seduction"], "plots": ["Storm"]}, "Bob": {"plot": "Feast", "plots": ["Storm"]}},
        "dominance",
        {"Ann": {"play": "Seduction", "choose": "Bob"}},
        {"advance": "1.2"},
        {"advance": "next"},
        {"Ann": {"choose": "Storm"}},
        {"Bob": {"choose": "Bob"}},
        {"check": {"cards": {"Feast": {"zone": "play"}}, "cites": ["2e/rr/cannot/1"]}},
        cards={"Seduction": SEDUCE, "Feast": FEAST},
        stop="draw",
    )


def test_only_the_next_plot_phase_is_concerned():
    """RR Lasting Effects ¶3: in the challenges phase before it the player reveals one."""
    run(
        {"Ann": {"hand": ["Seduction"]}, "Bob": {"plot": "Feast", "plots": ["Storm"], "hand": ["Turn"]}},
        "dominance",
        {"Ann": {"play": "Seduction", "choose": "Bob"}},
        {"Bob": {"play": "Turn", "choose": "Storm"}},
        check("2e/rr/plot-card/3", Storm={"zone": "play"}),
        cards={"Seduction": SEDUCE, "Feast": FEAST, "Turn": TURN},
    )


def test_no_other_plot_can_be_chosen_than_the_one_that_must_be_revealed():
    """RR Cannot ¶1, 1.2 ¶1: it is the only one that may be chosen."""
    run(
        {"Ann": {"hand": ["Crow"], "plots": ["Storm"]}, "Bob": {"plots": ["Feast", "Fast"]}},
        "dominance",
        {"Ann": {"play": "Crow", "choose": ["Bob", "Fast"]}},
        {"advance": "1.2"},
        {"advance": "next"},
        {"Ann": {"choose": "Storm"}},
        {"check": {"decision": {"player": "Bob", "choices": ["Fast"], "not_choices": ["Feast"]}}},
        {"refuse": {"Bob": {"choose": "Feast"}, "because": "Crow"}},
        {"Bob": {"choose": "Fast"}},
        check("2e/rr/1.2/1", Fast={"zone": "play"}),
        cards={"Crow": CROW, "Feast": FEAST, "Fast": PLOT},
        stop="draw",
    )


def test_a_plot_revealed_by_an_effect_is_the_next_one_too():
    """RR Plot Card ¶3: "as his or her next plot card" is said of whatever has the player reveal one; after it any may be."""
    run(
        {"Ann": {"hand": ["Crow"]}, "Bob": {"plots": ["Feast", "Fast"], "hand": ["Turn#1", "Turn#2"]}},
        "dominance",
        {"Ann": {"play": "Crow", "choose": ["Bob", "Fast"]}},
        {"Bob": {"play": "Turn#1"}},
        {"check": {"decision": {"player": "Bob", "choices": ["Fast"], "not_choices": ["Feast"]}}},
        {"Bob": {"choose": "Fast"}},
        {"Ann": "pass"},
        {"Bob": {"play": "Turn#2", "choose": "Feast"}},
        check("2e/rr/plot-card/3", Feast={"zone": "play"}),
        cards={"Crow": CROW, "Feast": FEAST, "Fast": PLOT, "Turn#1": TURN, "Turn#2": TURN},
    )


def test_where_the_plot_is_no_longer_in_the_plot_deck_any_other_may_be_chosen():
    """RR Effects ¶3: "if able": the plot was removed from the deck meanwhile."""
    run(
        {"Ann": {"hand": ["Crow"], "plots": ["Storm"]}, "Bob": {"plots": ["Feast", "Fast"], "hand": ["Ash"]}},
        "dominance",
        {"Ann": {"play": "Crow", "choose": ["Bob", "Fast"]}},
        {"Bob": {"play": "Ash", "choose": "Fast"}},
        {"advance": "1.2"},
        {"advance": "next"},
        {"Ann": {"choose": "Storm"}},
        {"Bob": {"choose": "Feast"}},
        check("2e/rr/1.2/1", Feast={"zone": "play"}),
        cards={
            "Crow": CROW,
            "Feast": FEAST,
            "Fast": PLOT,
            "Ash": event("Action: Choose a plot card in your plot deck. Remove that card from the game."),
        },
        stop="draw",
    )


def test_who_looks_at_a_chosen_plot_card_chooses_after_its_player():
    """RR Look ¶1, 1.2 ¶1: Ann is the first player, and Bob chooses first all the same."""
    run(
        {"Ann": {"play": ["Seer"], "plots": ["Storm", "Feast"]}, "Bob": {"plots": ["Fast", "Feast"]}},
        "plot",
        {"Ann": {"trigger": "Seer", "choose": "Bob"}},
        {"check": {"decision": {"player": "Bob", "kind": "plot"}}},
        {"Bob": {"choose": "Fast"}},
        {"check": {"decision": {"player": "Ann", "kind": "plot"}, "cites": ["2e/rr/look/1"]}},
        cards={
            "Feast": FEAST,
            "Fast": PLOT,
            "Seer": person(
                "Reaction: After the plot phase begins, sacrifice Seer to choose an opponent. You may look at that player's "
                "chosen plot card before you choose a plot card to reveal this phase."
            ),
        },
    )


def test_chance_chooses_the_plot_card_among_all_that_the_plot_deck_has_now():
    """RR Replacement Effects ¶1, 1.2 ¶1: the used pile is shuffled into it before; the gold value is raised on whichever is
    revealed."""
    run(
        {
            "Ann": {"hand": ["Dream"], "plots": ["Storm", "Feast"], "used": ["Fast"]},
            "Bob": {"plots": ["Calm"]},
        },
        "plot",
        {"Ann": {"choose": "Storm"}},
        {"Ann": {"play": "Dream"}},
        {"random": "Fast"},
        {"advance": "1.3"},
        {"check": {"cites": ["2e/rr/replacement-effects/1", "2e/rr/1.2/1"]}},
        {"Ann": {"choose": "Ann"}},
        {
            "check": {
                "cards": {"Fast": {"zone": "play"}, "Storm": {"zone": "plot deck"}},
                "players": {"Ann": {"income": 7}},
            }
        },
        cards={
            "Feast": FEAST,
            "Fast": PLOT | {"initiative": 3},
            "Dream": event(
                "Interrupt: When you choose a plot card to reveal in the plot phase, instead shuffle your used pile into your "
                "plot deck and choose a plot card to reveal at random. Until the end of the round, increase the gold value on "
                "your revealed plot card by 2."
            ),
        },
    )
