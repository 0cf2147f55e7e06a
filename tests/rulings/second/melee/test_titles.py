"""Titles in melee: selected, borne for the round, returned; what they add, and whom their bearers may attack."""

import pytest

from agot_judge.cards.titles import core_titles
from agot_judge.engine.values.values import claim_of, income_of, reserve_of
from tests.rulings.cards import character, location
from tests.rulings.play import Play, Side, Table

TITLES = core_titles()
NAMES = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gil")


def court(count=4, **titles):
    """A table of so many players, some bearing titles, each with a knight and a squire."""
    return Table(
        sides={
            name: Side(
                play=(character(f"{name}'s knight"), character(f"{name}'s squire")),
                title=TITLES[titles[name]].face if name in titles else None,
            )
            for name in NAMES[:count]
        }
    )


def on(play):
    """From the beginning of a step to its first decision."""
    return Play(play.machine, play.machine.run(play.state))


def titles_of(play):
    """Who bears which title."""
    game = play.machine.game
    return {
        name: game.cards[player.title].label if player.title >= 0 else "none"
        for name, player in zip(game.players, play.state.players, strict=True)
    }


@pytest.mark.parametrize(("count", "removed"), [(3, 2), (4, 1), (5, 1)])
def test_titles_are_removed_at_random_before_the_first_player_takes_one(count, removed):
    """RR 1.4 ¶2: one title is removed at random, two where three players are playing."""
    play = court(count).start("1.4")

    assert play.asked == ("judge", "random")
    assert (play.decision.least, play.decision.most) == (removed, removed)
    assert len(play.choices) == 6
    gone = play.choices[:removed]
    taking = play.choose(*gone)
    assert taking.asked == ("Ann", "title")
    assert taking.cites("2e/rr/melee-game/2")
    assert taking.cites("2e/rr/title-cards/1")
    assert set(taking.choices) == set(TITLES) - set(gone)
    assert taking.cites("2e/rr/1.4/2")


def test_six_players_select_among_all_titles():
    """RR 1.4 ¶2: if six or more players are playing, no titles are removed."""
    play = court(6).start("1.4")

    assert play.asked == ("Ann", "title")
    assert len(play.choices) == 6


def test_the_titles_left_are_passed_on_in_player_order_and_turned_up_together():
    """RR 1.4 ¶3: the first player takes one, the rest are passed in player order; all enter play simultaneously."""
    bell = location(
        "Bell",
        {
            "kind": "reaction",
            "trigger": {"event": "enter play", "card": {"name": "Master of Laws"}},
            "effects": [{"do": "gain gold"}],
        },
    )
    table = court(3)
    table.first_player = "Bob"
    table.sides["Ann"].play = (bell,)

    play = table.start("1.4").choose("Crown Regent", "Master of Coin").choose("Master of Laws")

    assert play.asked == ("Cat", "title")
    assert "Master of Laws" not in play.choices
    assert set(titles_of(play).values()) == {"none"}, "nothing is revealed before all have selected"
    up = play.choose("Master of Ships").choose("Master of Whispers")
    assert titles_of(up) == {"Ann": "Master of Whispers", "Bob": "Master of Laws", "Cat": "Master of Ships"}
    assert up.asked == ("Ann", "reaction"), "a title that is turned up enters play"
    assert up.zone("Crown Regent") == "title pool"
    assert up.cites("2e/rr/player-order/1")
    assert up.cites("2e/rr/in-play-and-out-of-play/1")
    assert up.cites("2e/rr/1.4/3")


def test_the_seventh_player_finds_the_pool_empty():
    """RR 1.4 ¶4: who would select from an empty title pool plays the round without a title."""
    play = court(7).start("1.4")
    for name in TITLES:
        play = play.choose(name)

    assert titles_of(play)["Gil"] == "none"
    assert play.cites("2e/rr/1.4/4")


def test_joust_knows_no_titles():
    """RR Joust Game ¶2, Title Cards ¶1: framework steps 1.4 and 7.4 are not used in a joust game."""
    selecting, returning = court(2).start("1.4"), court(2).start("7.4")

    assert selecting.asked == ("Ann", "action")
    assert selecting.cites("2e/rr/joust-game/2")
    assert returning.cites("2e/rr/joust-game/2")


def test_titles_return_to_the_pool_in_taxation_and_what_lay_on_them_to_the_treasury():
    """RR 7.4 ¶1, Title Cards ¶8, Leaves Play ¶3."""
    table = court(3, Ann="Crown Regent", Bob="Master of Laws")
    play = table.start("7.4")

    assert titles_of(play) == {"Ann": "none", "Bob": "none", "Cat": "none"}
    assert play.zone("Crown Regent") == "title pool"
    assert play.cites("2e/rr/title-cards/2")
    assert play.cites("2e/rr/7.4/1")
    assert play.cites("2e/rr/title-cards/8")
    lines = [entry.text for entry in play.state.log.entries()]
    assert "Ann returns the title Crown Regent to the title pool." in lines


def test_the_values_of_a_plot_include_what_the_title_adds():
    """RR Income ¶1, Reserve Value ¶1: the values incorporate all relevant modifiers."""
    play = court(3, Ann="Master of Coin", Bob="Master of Laws").start("4.2")
    machine, state = play.machine, play.state

    assert income_of(machine.at(state), 0) == 0 + 2
    assert reserve_of(machine.at(state), 1) == 0 + 1
    assert (income_of(machine.at(state), 1), reserve_of(machine.at(state), 0)) == (0, 0)


def test_master_of_laws_draws_one_more_card_in_the_draw_phase():
    """RR 2.2 ¶1: two cards, and what the title adds to them."""
    play = court(3, Bob="Master of Laws").start("draw")

    assert [play.hand(name) for name in ("Ann", "Bob", "Cat")] == [2, 2 + 1, 2]


def test_crown_regent_contributes_two_strength_to_dominance():
    """RR Title Cards ¶4."""
    table = court(3, Bob="Crown Regent")
    table.sides["Ann"].gold = 1

    play = table.start("dominance").until("5.3")

    assert play.power("Bob") == 1, "3 + 3 + 2 against 3 + 3 + 1"
    assert play.cites("2e/rr/title-cards/4")


@pytest.mark.parametrize(
    ("title", "type_", "paragraph"),
    [
        ("Hand of the King", "power", 5),
        ("Master of Ships", "military", 6),
        ("Master of Whispers", "intrigue", 7),
    ],
)
def test_a_title_contributes_one_strength_in_its_type_of_challenge(title, type_, paragraph):
    """RR Title Cards ¶5 to ¶7: with a participating character, on either side."""
    attack = court(3, Ann=title).start("4.2").attack(type_, "Bob", "Ann's knight").until("4.2.3")
    other = next(one for one in ("military", "intrigue", "power") if one != type_)
    elsewhere = court(3, Ann=title).start("4.2").attack(other, "Bob", "Ann's knight").until("4.2.3")

    assert attack.challenge.attacking_strength == 3 + 1
    assert attack.cites(f"2e/rr/title-cards/{paragraph}")
    assert elsewhere.challenge.attacking_strength == 3


def test_a_supported_player_cannot_be_attacked():
    """RR Supports ¶1: the Hand of the King supports the Master of Laws, and not the other way round."""
    table = court(3, Ann="Hand of the King", Bob="Master of Laws")
    play = table.start("4.2")

    refused = play.refusal(play.declaring("military", "Bob", "Ann's knight"))

    assert "2e/rr/supports/1" in refused
    assert "Bob" not in play.choices
    table.first_player = table.attacker = "Bob"
    back = table.start("4.2")
    assert not back.refusal(back.declaring("military", "Ann", "Bob's knight"))


def test_hand_of_the_king_permits_a_second_power_challenge_against_another_opponent():
    """RR Title Cards ¶3: what the card says; it permits one more challenge than RR 4.2 ¶2 does."""
    start = court(3, Ann="Hand of the King").start("4.2")
    play = on(start.attack("power", "Bob", "Ann's knight").until("4.2"))

    assert "2e/rr/title-cards/3" in play.refusal(play.declaring("power", "Bob", "Ann's squire"))
    twice = play.attack("power", "Cat", "Ann's squire")
    assert twice.challenge.defender == 2
    assert twice.cites("2e/rr/4.2/4")


def test_others_have_one_challenge_of_each_type():
    """RR 4.2 ¶2."""
    start = court(3, Ann="Master of Coin").start("4.2")
    play = on(start.attack("power", "Bob", "Ann's knight").until("4.2"))

    assert "2e/rr/4.2/2" in play.refusal(play.declaring("power", "Cat", "Ann's squire"))


def test_an_additional_challenge_from_an_effect_counts_besides_the_title():
    """RR 4.2 ¶2, Play Restrictions and Permissions ¶1: each permission is one more; only the title's is bound."""
    table = court(4, Ann="Hand of the King")
    table.in_force = ({"on": [], "rule": {"do": "additional challenge", "type": "power"}, "until": "phase"},)
    table.sides["Ann"].play = tuple(character(f"Rider {number}") for number in range(4))
    play = table.start("4.2")

    for number, opponent in enumerate(("Bob", "Bob")):
        play = on(play.attack("power", opponent, f"Rider {number}").until("4.2"))
    assert play.refusal(play.declaring("power", "Bob", "Rider 2")), "the third one is the title's"
    play = on(play.attack("power", "Dan", "Rider 2").until("4.2"))
    assert "2e/rr/title-cards/3" in play.refusal(play.declaring("power", "Cat", "Rider 3"))
    assert not play.refusal(play.declaring("military", "Cat", "Rider 3"))


def test_an_effect_can_forbid_challenges_by_type_and_opponent():
    """RR Cannot ¶1: what cannot be done cannot be countermanded."""
    forbid = {"do": "forbid", "player": "opponent", "cannot": "initiate challenges", "against": "you"}
    truce = location("Truce", {"kind": "constant", "effects": [forbid | {"challenge": ["power"]}]})
    table = court(3)
    table.sides["Bob"].play = (truce,)
    play = table.start("4.2")

    assert "2e/rr/cannot/1" in play.refusal(play.declaring("power", "Bob", "Ann's knight"))
    assert not play.refusal(play.declaring("military", "Bob", "Ann's knight"))
    assert not play.refusal(play.declaring("power", "Cat", "Ann's knight"))


def test_an_effect_can_forbid_more_than_so_many_challenges_against_one_opponent():
    """RR Cannot ¶1: counted over all types, against that opponent alone."""
    forbid = {
        "do": "forbid",
        "player": "opponent",
        "cannot": "initiate challenges",
        "against": "you",
        "more_than": 1,
        "period": "phase",
    }
    table = court(3)
    table.sides["Bob"].play = (location("Truce", {"kind": "constant", "effects": [forbid]}),)

    once = on(table.start("4.2").attack("military", "Bob", "Ann's knight").until("4.2"))

    assert "2e/rr/cannot/1" in once.refusal(once.declaring("power", "Bob", "Ann's squire"))
    assert not once.refusal(once.declaring("power", "Cat", "Ann's squire"))


def test_master_of_ships_raises_claim_while_it_attacks_a_rival():
    """RR Claim ¶2: the claim value incorporates all relevant claim modifiers."""
    table = court(3, Ann="Master of Ships", Bob="Master of Laws", Cat="Master of Coin")
    rival = table.start("4.2").attack("military", "Bob", "Ann's knight")
    nobody = table.start("4.2").attack("military", "Cat", "Ann's knight")
    plotting = table.start("4.2").attack("intrigue", "Bob", "Ann's knight")

    assert claim_of(rival.machine.at(rival.state), 0) == 1 + 1
    assert claim_of(nobody.machine.at(nobody.state), 0) == 1
    assert claim_of(plotting.machine.at(plotting.state), 0) == 1


def test_the_rivals_bonus_is_for_whoever_wins_and_once_for_each_rival():
    """RR Rivals ¶1, ¶2, RR 4.2.3 ¶2: the challenge winner, attacking or defending."""
    table = court(3, Ann="Master of Coin", Bob="Hand of the King", Cat="Master of Whispers")
    table.challenge, table.attacker, table.defender = "military", "Ann", "Bob"
    table.sides["Bob"].play = (character("Guard", 5, defending=True),)
    table.sides["Ann"].play = (character("Raider", 1, attacking=True),)

    play = table.start("duck").until("4.2.4")

    assert play.power("Bob") == 1
    assert play.power("Ann") == 0
    assert play.cites("2e/rr/rivals/1")


def test_no_rivals_bonus_against_a_title_that_is_no_rival():
    """RR Rivals ¶1: the winner's title must list the loser's as a rival."""
    table = court(3, Ann="Master of Coin", Bob="Master of Laws", Cat="Hand of the King")
    start = table.start("4.2")

    friendly = start.attack("military", "Bob", "Ann's knight").until("4.2.4")
    rival = start.attack("military", "Cat", "Ann's knight").until("4.2.4")

    assert friendly.power("Ann") == 1, "unopposed"
    assert not friendly.cites("2e/rr/rivals/1")
    assert rival.power("Ann") == 1 + 1
    assert rival.cites("2e/rr/rivals/1")
