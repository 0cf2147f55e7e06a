"""Elimination in melee: who is out decides nothing more, and the others go on."""

from tests.rulings.play import Side, Table, character, location

REACT = {
    "kind": "reaction",
    "trigger": {"event": "win challenge"},
    "effects": [{"do": "gain power"}],
}


def melee(ann=(), bob=(), cat=(), attacker="Ann", defender="Bob", decks=None, **table):
    """Three players; an attack for power whose attacker has insight and pillage."""
    decks = decks or {}
    raider = character("Raider", keywords="insight pillage", attacking=True, kneeling=True)
    sides = {
        name: Side(play=((raider,) if name == attacker else ()) + tuple(more), deck=decks.get(name))
        for name, more in (("Ann", ann), ("Bob", bob), ("Cat", cat))
    }
    return Table(sides=sides, challenge="power", attacker=attacker, defender=defender, **table)


def test_an_eliminated_active_player_initiates_no_further_challenge():
    """RR 4.3 ¶1: the active player cannot initiate any more; the next player in player order becomes active."""
    spare = character("Spare")
    one = character("Page")
    table = melee((spare,), (character("Guard"),), (character("Rider"),), decks={"Ann": (one,)})

    out = table.start("4.2.2").choose("insight").answer_default().until_asked("challenge")

    assert out.state.players[0].eliminated
    assert out.asked == ("Bob", "challenge")
    assert out.state.first_player == 1
    assert out.cites("2e/rr/first-player/5")


def test_the_players_after_an_eliminated_one_still_become_active():
    """RR 4.3 ¶1, ¶2: the phase ends when all players have been the active player."""
    one = character("Page")
    table = melee((), (character("Spare"),), (character("Rider"),), attacker="Bob", defender="Ann",
                  decks={"Bob": (one,)})  # fmt: skip

    out = table.start("4.2.2").choose("insight").answer_default().until_asked("challenge")

    assert out.state.players[1].eliminated
    assert out.asked == ("Cat", "challenge")
    assert out.until("4.4").cites("2e/rr/4.3/2")


def test_an_eliminated_player_uses_no_reaction():
    """RR Winning the Game ¶3: a player whose draw deck has no cards remaining is eliminated from the game."""
    bell = location(
        "Bell",
        {"kind": "reaction", "trigger": {"event": "discard from deck"}, "effects": [{"do": "gain gold"}]},
    )
    one = character("Page")
    table = melee((), (bell,), (bell,), decks={"Bob": (one,)})

    play = table.start("4.2.2").choose("pillage").answer_default()

    assert play.state.players[1].eliminated
    assert play.asked == ("Cat", "reaction")
    assert play.cites("2e/rr/winning-the-game/3")


def test_an_eliminated_winner_is_asked_for_no_keyword():
    """RR 4.2.5, Winning the Game ¶3: keywords are the winner's to use, who has left the game with the last card."""
    one = character("Page")
    table = melee((), (character("Guard"),), (character("Rider"),), decks={"Ann": (one,)})

    play = table.start("4.2.2").choose("insight").answer_default()

    assert play.state.players[0].eliminated
    assert play.asked == ("Bob", "action"), "the challenge has ended; pillage is not offered to Ann"


def test_an_eliminated_player_suffers_no_claim():
    """RR Winning the Game ¶3: one who is out of the game has nothing left to choose."""
    drain = location("Drain", REACT | {"forced": True, "effects": [{"do": "draw", "player": "loser"}]})
    one = character("Page")
    sides = {
        "Ann": Side(play=(character("Knight", attacking=True), drain)),
        "Bob": Side(play=(character("Guard"), character("Cook")), deck=(one,)),
        "Cat": Side(),
    }

    play = Table(sides=sides, challenge="military").start("4.2.2")

    assert play.state.players[1].eliminated
    assert play.asked == ("Ann", "action"), "nobody is asked to choose for claim"
    assert play.cites("2e/rr/winning-the-game/3")
    assert (play.zone("Guard"), play.zone("Cook")) == ("out of game", "out of game"), "not killed"


def test_the_first_player_determines_who_is_eliminated_last_and_wins():
    """RR Winning the Game ¶3: if all would be eliminated simultaneously, the first player determines the order."""
    feast = location("Feast", REACT | {"effects": [{"do": "draw", "player": "any"}]})
    one = character("Page")
    table = melee((feast,), attacker="Ann", decks={"Ann": (one,), "Bob": (one,), "Cat": (one,)})

    play = table.start("4.2.2").choose("Feast")
    won = play.choose("Cat")

    assert play.asked == ("Ann", "winner")
    assert won.state.winner == 2
    assert [player.eliminated for player in won.state.players] == [True, True, False]
    assert won.cites("2e/rr/winning-the-game/3")
    assert not won.cites("2e/rr/winning-the-game/2")


def test_a_discard_at_random_by_an_effect_does_not_rest_on_claim():
    """RR Effects ¶3: as much as possible of the effect is resolved; Intrigue Claim says nothing about it."""
    thief = location("Thief", REACT | {"effects": [{"do": "discard at random"}]})
    sides = {
        "Ann": Side(play=(character("Knight", attacking=True), thief)),
        "Bob": Side(hand=(character("Spy"), character("Cook"))),
    }

    play = Table(sides=sides, challenge="military").start("4.2.2").choose("Thief")

    assert play.asked == ("judge", "random")
    assert play.state.asking is not None
    assert play.state.asking.cites == ("2e/rr/effects/3", "2e/rr/discard-pile/2")
