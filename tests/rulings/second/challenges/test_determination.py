"""Step 4.2.2: who wins a challenge."""

from agot_judge.cards.model import CardFace
from agot_judge.cards.titles import core_titles
from tests.rulings.cards import character, location
from tests.rulings.play import Play, Side, Table

LAST = "4.2.6"


def duck(attackers, defenders=(), **other):
    """A challenge about to be determined."""
    return Table(
        sides={"Ann": Side(play=tuple(attackers)), "Bob": Side(play=tuple(defenders))},
        challenge=other.pop("challenge", "power"),
        **other,
    ).start("duck")


def test_the_attacking_player_wins_a_tie():
    """RR 4.2.2 ¶2, Winning a Challenge ¶4: in the case of a tie the challenge is won by the attacking player."""
    play = duck([character("Knight", 3, attacking=True)], [character("Guard", 3, defending=True)])

    determined = play.until("4.2.3")

    challenge = determined.challenge
    assert (challenge.winner, challenge.loser, challenge.by) == (0, 1, 3 - 3)
    assert not challenge.unopposed
    assert determined.cites("2e/rr/winning-a-challenge/4")


def test_the_defending_player_wins_with_more_str_and_no_claim_follows():
    """RR 4.2.4 ¶5: if the defending player wins the challenge, no claim result occurs."""
    play = duck(
        [character("Knight", 3, attacking=True)],
        [character("Guard", 4, defending=True)],
        challenge="military",
    )

    ended = play.until(LAST)

    assert ended.challenge.winner == 1
    assert ended.zone("Knight") == "play"
    assert ended.cites("2e/rr/4.2.4/5")


def test_nobody_wins_with_a_total_str_of_zero():
    """RR 4.2.2 ¶2: a player without a total STR of 1 or higher does not win, and nobody loses."""
    play = duck([character("Boy", 0, attacking=True)])

    ended = play.until(LAST)

    assert (ended.challenge.winner, ended.challenge.loser) == (-1, -1)
    assert ended.power("Ann") == 0
    assert ended.cites("2e/rr/winning-a-challenge/5")


def test_defending_characters_with_0_str_leave_a_challenge_unopposed():
    """RR Unopposed ¶1: unopposed also if there are defending characters but the total defending STR is 0."""
    play = duck([character("Knight", 3, attacking=True)], [character("Boy", 0, defending=True)])

    ended = play.until("4.2.4")

    assert ended.power("Ann") == 1
    assert ended.cites("2e/rr/unopposed/1")
    assert ended.cites("2e/rr/4.2.3/1")


def test_a_winning_defender_gains_no_unopposed_bonus():
    """RR 4.2.2 ¶3: only if the attacking player is the winner is the challenge unopposed."""
    play = duck([character("Boy", 0, attacking=True)], [character("Guard", 2, defending=True)])

    ended = play.until("4.2.4")

    assert ended.challenge.winner == 1
    assert (ended.power("Ann"), ended.power("Bob")) == (0, 0)


def test_unopposed_and_rivals_bonus_are_one_simultaneous_gain():
    """RR 4.2.3 ¶3: all challenge bonuses a player receives for this step are gained simultaneously."""
    ship = CardFace(name="Master of Ships", type="title", rivals=("Crown Regent",))
    regent = CardFace(name="Crown Regent", type="title")
    table = Table(
        sides={
            "Ann": Side(play=(character("Knight", 3, attacking=True),), title=ship),
            "Bob": Side(title=regent),
            "Cat": Side(),
        },
        challenge="power",
    )

    ended = table.start("duck").until("4.2.4")

    assert ended.power("Ann") == 1 + 1
    assert ended.cites("2e/rr/4.2.3/3")
    assert ended.cites("2e/rr/rivals/1")


def test_the_title_adds_1_str_only_with_a_participating_character():
    """RR Title Cards ¶6: Master of Ships contributes 1 STR in a military challenge with a participant."""
    ships = CardFace(name="Master of Ships", type="title")
    table = Table(
        sides={
            "Ann": Side(play=(character("Knight", 3, attacking=True),)),
            "Bob": Side(title=ships),
            "Cat": Side(),
        },
        challenge="military",
    )

    alone = table.start("duck").until("4.2.3")
    table.sides["Bob"] = Side(title=ships, play=(character("Guard", 1, defending=True),))
    defended = table.start("duck").until("4.2.3")

    assert alone.challenge.defending_strength == 0
    assert defended.challenge.defending_strength == 1 + 1


def test_assault_kneels_the_location_before_any_reaction_to_winning():
    """RR Assault ¶4: immediately after the winner is determined, before any reactions to winning or losing."""
    banner = location(
        "Banner",
        {
            "kind": "reaction",
            "trigger": {"event": "win challenge", "player": "you"},
            "effects": [{"do": "draw"}],
        },
    )
    table = Table(
        sides={
            "Ann": Side(play=(character("Fleet", 5, keywords="assault", attacking=True), banner)),
            "Bob": Side(play=(location("Wall", cost=4),)),
        },
        challenge="power",
        assault="Wall",
    )

    play = table.start("duck")

    assert play.asked == ("Ann", "reaction")
    assert play.is_kneeling("Wall")
    assert play.cites("2e/rr/assault/4")


def test_one_rivals_bonus_for_each_rival_in_a_round():
    """RR Rivals ¶2: a maximum of 1 rivals bonus per rival opponent each round."""
    titles = core_titles()
    table = Table(
        sides={
            "Ann": Side(
                play=(character("Knight", 3), character("Squire", 3)), title=titles["Hand of the King"].face
            ),
            "Bob": Side(title=titles["Master of Coin"].face),
            "Cat": Side(),
        },
    )

    once = table.start("4.2").attack("military", "Bob", "Knight").until("4.2")
    again = Play(once.machine, once.machine.run(once.state)).attack("power", "Bob", "Squire").until("4.2")

    assert once.power("Ann") == 1 + 1
    assert again.power("Ann") == 2 + 1, "unopposed again, but no second rivals bonus"
    assert again.cites("2e/rr/rivals/2")
