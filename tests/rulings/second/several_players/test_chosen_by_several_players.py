"""A card that several players choose for one effect, or that is chosen twice for it, is affected once."""

from tests.rulings.tables import cards, run

ONCE = "2e/rr/priority-of-simultaneous-resolution/1"


def plain(text="", **facts):
    return {"type": "character", "str": 3, "icons": ["military"], "text": text, **facts}


def event(words):
    return {"type": "event", "cost": 0, "text": words}


def both(words, *after, bob=("Lord",), players=("Ann", "Bob"), start="challenges", **extra):
    """Ann plays an event for which each player chooses, and each chooses Lord."""
    sides: dict[str, dict[str, list[str]]] = {name: {} for name in players}
    sides["Ann"] = {"hand": ["Call"]}
    sides["Bob"] = {"play": list(bob)}
    run(
        sides,
        start,
        {"Ann": {"play": "Call"}},
        *({name: {"choose": "Lord"}} for name in players),
        *after,
        cards={"Call": event(words), "Lord": plain(unique=True)} | extra,
    )


def test_one_save_keeps_it_from_being_killed():
    """RR Priority of Simultaneous Resolution ¶1, RR Save ¶1: the effect resolves once upon each affected card."""
    both(
        "Action: Each player chooses a character. Kill each of those characters.",
        {"Bob": {"trigger": "Lord"}},
        {"advance": "end"},
        cards(Lord={"zone": "play", "duplicates": 1}),
        bob=[{"Lord": {"duplicates": 2}}, "Scout"],
        Scout=plain(),
    )


def test_three_players_who_discard_the_same_location():
    """RR Priority of Simultaneous Resolution ¶1, in melee: reacted to once."""
    both(
        "Action: Each player chooses a location. Discard each of those locations from play.",
        {"Bob": {"trigger": "Ledger"}},
        {"check": {"players": {"Bob": {"gold": 1, "discard": 1}}, "may_not": {"Bob": ["Ledger"]}}},
        bob=["Lord", "Ledger"],
        players=("Ann", "Bob", "Cat"),
        Lord={"type": "location"},
        Ledger=plain("Reaction: After a location is discarded from play, gain 1 gold."),
    )


def test_power_is_gained_once_by_each_of_those_characters():
    """RR Priority of Simultaneous Resolution ¶1: it is one of those characters, not two."""
    both(
        "Action: Each player chooses a character. Each of those characters gains 1 power.",
        cards(Lord={"power": 1}),
    )


def test_a_lasting_effect_is_put_on_it_once():
    """RR Priority of Simultaneous Resolution ¶1, for a lasting effect on those chosen."""
    both(
        "Action: Each player chooses a character. Until the end of the phase, each chosen character gets -1 STR.",
        cards(Lord={"str": 2}),
    )


def test_what_each_player_kneels_by_the_effect_kneels_once():
    """RR Priority of Simultaneous Resolution ¶1: chosen as the effect resolves, it is knelt once, and reacted to once."""
    both(
        "Action: Each player kneels a character.",
        {"Bob": {"trigger": "Ledger"}},
        {"check": {"players": {"Bob": {"gold": 1}}, "may_not": {"Bob": ["Ledger"]}}},
        bob=["Lord", "Ledger"],
        Ledger={"type": "location", "text": "Reaction: After a character is knelt, gain 1 gold."},
    )


def test_gold_that_each_player_places_adds_up():
    """RR Priority of Simultaneous Resolution ¶1: each player places a gold of his or her own choice."""
    both(
        "Action: Each player places 1 gold from the treasury on a character.",
        cards(Lord={"gold": 2}),
        bob=["Lord", "Scout"],
        Scout=plain(),
    )


def test_chosen_twice_by_one_player_it_needs_one_save():
    """RR Save ¶1: a Lord that is a Lady too is killed once by what kills a Lord and a Lady together."""
    run(
        {"Ann": {"hand": ["Call"]}, "Bob": {"play": [{"Lord": {"duplicates": 2}}]}},
        "challenges",
        {"Ann": {"play": "Call", "choose": ["Lord", "Lord"]}},
        {"Bob": {"trigger": "Lord"}},
        {"advance": "end"},
        {"check": {"cards": {"Lord": {"zone": "play", "duplicates": 1}}, "cites": [ONCE]}},
        cards={
            "Call": event("Action: Choose a Lord character and a Lady character. Kill each of those characters."),
            "Lord": plain(unique=True, traits=["Lord", "Lady"]),
        },
    )  # fmt: skip


def test_chosen_twice_it_gains_one_power_and_one_bonus():
    """RR Priority of Simultaneous Resolution ¶1: each of those characters, of which there is one."""
    for words, outcome in (
        ("Each of those characters gains 1 power.", {"power": 1}),
        ("Until the end of the phase, each of those characters gets +2 STR.", {"str": 5}),
    ):
        run(
            {"Ann": {"hand": ["Call"]}, "Bob": {"play": ["Lord"]}},
            "challenges",
            {"Ann": {"play": "Call", "choose": ["Lord", "Lord"]}},
            cards(Lord=outcome),
            cards={
                "Call": event(f"Action: Choose a Lord character and a Lady character. {words}"),
                "Lord": plain(traits=["Lord", "Lady"]),
            },
        )
