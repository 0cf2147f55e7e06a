"""Power that a card or a player cannot gain, wherever it would come from."""

from tests.rulings.texts import person, run, text

ATTACK = {"Ann": {"challenge": {"type": "power", "against": "Bob", "with": ["Rider", "Page"]}}}
RENOWN = {"Rider": person("Renown.", traits=["Knight"]), "Page": person("Renown.", traits=["Squire"])}
CANNOT = ["2e/rr/cannot/1"]


def test_who_cannot_gain_power_gains_none_by_renown_and_others_do():
    """RR Cannot ¶1: absolute; RR Renown ¶1 is no exception."""
    run(
        {"play": ["Vow", "Rider", "Page"]},
        {"power": 3},
        "4.2",
        ATTACK,
        {"advance": "4.2.6"},
        {"check": {"cards": {"Rider": {"power": 0}, "Page": {"power": 1}}, "cites": CANNOT}},
        Vow=text("location", "Knight characters you control cannot gain power."),
        **RENOWN,
    )


def test_power_that_is_moved_is_not_gained_so_it_comes_to_who_cannot_gain_any():
    """RR Moving Power ¶1: power that is moved is not considered gained."""
    run(
        {"play": ["Vow", "Rider"], "hand": ["Gift"], "power": 1},
        {},
        "4.1",
        {"Ann": {"play": "Gift", "choose": ["Rider"]}},
        {"check": {"cards": {"Rider": {"power": 1}}, "players": {"Ann": {"faction_power": 0}}}},
        Vow=text("location", "Knight characters you control cannot gain power."),
        Gift=text("event", "Action: Choose a Knight character. Move 1 power from your faction card to it."),
        **RENOWN,
    )


def test_what_is_gained_beyond_the_number_that_a_player_may_gain_is_not():
    """RR Cannot ¶1: of 1 for unopposed and 2 for renown, all together, the third is too much; claim is no gain."""
    run(
        {"play": ["Vow", "Rider", "Page"]},
        {"power": 3},
        "4.2",
        ATTACK,
        {"advance": "4.2.6"},
        {
            "check": {
                "cards": {"Rider": {"power": 1}, "Page": {"power": 0}},
                "players": {"Ann": {"power": 3}, "Bob": {"power": 2}},
            }
        },
        Vow=text(
            "location", "Each player cannot gain more than 2 power each round (among all cards they control)."
        ),
        **RENOWN,
    )
