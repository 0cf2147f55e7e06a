"""Step 4.2.5: challenge resolution keywords."""

from tests.rulings.cards import character
from tests.rulings.play import Side, Table


def duck(attackers, defending_side=None, first_player="Ann", ann=None):
    """A power challenge about to be determined."""
    return Table(
        sides={"Ann": Side(play=tuple(attackers), **(ann or {})), "Bob": defending_side or Side()},
        challenge="power",
        first_player=first_player,
    ).start("duck")


def test_the_first_player_orders_the_keyword_types_also_for_an_opponent():
    """RR 4.2.5 ¶1: the first player determines the order, by keyword type."""
    play = duck([character("King", keywords="renown insight", attacking=True)], first_player="Bob")

    assert play.asked == ("Bob", "keyword type")
    assert set(play.choices) == {"renown", "insight"}
    using = play.choose("insight")

    assert using.asked == ("Ann", "keyword")
    assert using.decision.keyword == "insight"


def test_renown_may_be_declined_by_one_character_and_used_by_another():
    """RR Renown, Abilities ¶4: a keyword whose description says may is optional."""
    play = duck([character(name, keywords="renown", attacking=True) for name in ("Loras", "Brienne")])

    ended = play.choose("Loras").until("4.2.6")

    assert (ended.power_on("Loras"), ended.power_on("Brienne")) == (1, 0)
    assert ended.cites("2e/rr/renown/1")


def test_intimidate_finds_nobody_among_those_who_kneel_already():
    """RR Intimidate ¶1, Kneel ¶2: a kneeling card cannot kneel again until it is standing."""
    weak = Side(play=(character("Page", 1, kneeling=True),))

    ended = duck([character("Giant", 6, keywords="intimidate", attacking=True)], weak).until("4.2.6")

    assert ended.cites("2e/rr/kneel/2")


def test_the_defending_winner_uses_renown_too():
    """RR Renown: after a player wins a challenge, each participating character he or she controls."""
    table = Table(
        sides={
            "Ann": Side(play=(character("Knight", 1, attacking=True),)),
            "Bob": Side(play=(character("Wall", 4, keywords="renown", defending=True),)),
        },
        challenge="power",
    )

    ended = table.start("duck").until("4.2.6")

    assert ended.power("Bob") == 1


def test_pillage_discards_from_the_top_of_the_losers_deck_one_card_an_instance():
    """RR Pillage: for each participating character with pillage, 1 card from the top of the loser's deck."""
    deck = (character("Top"), character("Second"), 3)
    raiders = [character(name, keywords="pillage", attacking=True) for name in ("Euron", "Gregor")]
    play = duck(raiders, Side(deck=deck))

    assert play.decision.ordered, "FAQ Resolving Keywords: the controller chooses the order"
    ended = play.until("4.2.6")

    assert (ended.zone("Top"), ended.zone("Second")) == ("discard", "discard")
    assert ended.cites("2e/rr/pillage/1")


def test_intimidate_kneels_one_character_no_stronger_than_the_margin():
    """RR Intimidate: equal or lower STR than the amount by which the challenge was won; one instance at most."""
    king = [character(name, 3, keywords="intimidate", attacking=True) for name in ("Robert", "Stannis")]
    losers = (character("Cook", 2), character("Giant", 7), character("Page", 1, kneeling=True))
    play = duck(king, Side(play=losers))

    assert play.asked == ("Ann", "target")
    assert play.choices == ["Cook"]
    ended = play.choose("Cook")

    assert ended.is_kneeling("Cook")
    assert ended.is_over, "the second instance of intimidate does not resolve"
    assert ended.cites("2e/rr/intimidate/1")


def test_intimidate_works_for_a_winning_attacker_only():
    """RR Intimidate ¶1: after a player wins a challenge as the attacking player."""
    table = Table(
        sides={
            "Ann": Side(play=(character("Knight", 1, attacking=True),)),
            "Bob": Side(play=(character("Wall", 4, keywords="intimidate", defending=True),)),
        },
        challenge="power",
    )

    ended = table.start("duck").until("4.2.6")

    assert not ended.is_kneeling("Knight")


def test_the_last_card_drawn_for_insight_eliminates_its_player():
    """RR Winning the Game ¶3: a player is eliminated when his or her draw deck has no cards remaining."""
    play = duck(
        [character("Maester", keywords="insight", attacking=True)], ann={"deck": (character("Last"),)}
    )

    ended = play.end()

    assert ended.state.over
    assert ended.state.winner == 1
    assert ended.cites("2e/rr/winning-the-game/3")


def test_fifteen_power_wins_at_once_in_the_middle_of_the_keywords():
    """RR Winning the Game ¶1: the game ends immediately."""
    play = duck([character("King", keywords="renown", attacking=True)], ann={"power": 13})

    ended = play.end()

    assert ended.power("Ann") == 13 + 1 + 1
    assert ended.state.over
    assert ended.state.winner == 0
    assert ended.state.step == "4.2.5"
    assert ended.cites("2e/rr/winning-the-game/1")
