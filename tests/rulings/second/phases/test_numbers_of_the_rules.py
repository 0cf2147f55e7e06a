"""Numbers of the rules that a card changes: cards drawn, gold returned, power for unopposed challenges and dominance."""

from tests.rulings.texts import event, run, run_to, text


def test_players_keep_their_own_gold_by_a_card_of_one_of_them():
    """RR 7.2 ¶1: none of what is in each player's pool is returned."""
    run(
        {"play": ["Vault"], "gold": 1},
        {"gold": 4},
        "taxation",
        {"advance": "7.3"},
        {"check": {"players": {"Ann": {"gold": 1}, "Bob": {"gold": 4}}}},
        Vault=text(
            "location", "Players do not return unspent gold to the treasury during the taxation phase."
        ),
    )


def test_a_lasting_effect_keeps_gold_too():
    """RR Lasting Effects ¶1: for the rest of the round, without any card in play that says so."""
    run_to(
        "7.4",
        {"hand": ["Vow"], "gold": 2},
        {"gold": 2},
        "5.2",
        {"Ann": {"play": "Vow"}},
        {"advance": "7.3"},
        {"check": {"players": {"Ann": {"gold": 2}, "Bob": {"gold": 0}}}},
        Vow=event("Action: Until the end of the round, you do not return unspent gold to the treasury."),
    )
