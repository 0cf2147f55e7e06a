"""Elimination in melee: who is out decides nothing more, and the others go on."""

from agot_judge.cards.titles import core_titles
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.points import OccurrencePoint
from tests.rulings.cards import attachment, character, location
from tests.rulings.play import Side, Table

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


def drained(out="Bob", owners=None, **sides):
    """One player draws the last card of the deck; four play, Ann is the first player."""
    players = {name: sides.get(name, Side()) for name in ("Ann", "Bob", "Cat", "Dan")}
    players[out].deck = (character(f"{out}'s last"),)
    table = Table(sides=players, owners=owners or {})
    return table.start(OccurrencePoint((Event(kind="draw", player=list(players).index(out)),)))


def test_what_nobody_in_the_game_controls_is_not_in_play():
    """RR In Play and Out of Play ¶1: the cards that a player controls are in play; an eliminated player is none.

    No paragraph says outright what becomes of an eliminated player's cards; this is what follows from the others.
    """
    sword = attachment("Sword")
    play = drained(
        Bob=Side(play=(character("Knight", 3, power=2, attachments=(sword,)), location("Keep"))),
        owners={"Sword": "Cat"},
    )

    assert (play.zone("Knight"), play.zone("Keep")) == ("out of game", "out of game")
    assert play.zone("Sword") == "hand", (
        "an attachment returns to its owner's hand (Leaves Play, paragraph 5)"
    )
    assert play.power_on("Knight") == 0
    assert play.cites("2e/rr/in-play-and-out-of-play/1")
    assert play.cites("2e/rr/leaves-play/1")


def test_control_of_a_taken_card_reverts_to_its_owner():
    """FAQ Multiple "Take Control" Effects ¶2: where no player possesses a control effect, control reverts to the owner."""
    play = drained(Bob=Side(play=(character("Page"),)), owners={"Page": "Cat"})

    assert play.controls("Cat", "Page")
    assert play.cites("2e/faq/multiple-take-control-effects/2")


def test_a_taken_attacker_of_an_eliminated_player_no_longer_participates():
    """RR Ownership and Control ¶5: it changes control during the challenge, and is removed from it."""
    sides = {
        "Ann": Side(play=(character("Page", attacking=True, keywords="insight"),), deck=(character("Last"),)),
        "Bob": Side(),
        "Cat": Side(),
        "Dan": Side(),
    }
    table = Table(sides=sides, challenge="power", owners={"Page": "Cat"})

    play = table.start(OccurrencePoint((Event(kind="draw", player=0),)))

    assert play.controls("Cat", "Page")
    assert play.challenge.attackers == ()
    assert play.cites("2e/rr/ownership-and-control/5")


def test_the_title_of_an_eliminated_player_is_in_the_title_pool():
    """RR Title Cards ¶2: the pool contains all of the title cards not currently controlled by a player."""
    play = drained(Bob=Side(title=core_titles()["Master of Laws"].face))

    assert play.state.players[1].title == -1
    assert play.zone("Master of Laws") == "title pool"
    assert play.cites("2e/rr/title-cards/2")


def test_others_react_to_what_leaves_play_with_an_eliminated_player():
    """RR Leaves Play ¶1: any time a card makes a transition from an in play state to an out of play state."""
    bell = location(
        "Bell",
        {
            "kind": "reaction",
            "trigger": {"event": "leave play", "card": {"type": ["character"]}},
            "effects": [{"do": "gain gold"}],
        },
    )
    play = drained(Bob=Side(play=(character("Knight"),)), Cat=Side(play=(bell,)))

    assert play.asked == ("Cat", "reaction")


def test_a_constant_ability_of_an_eliminated_player_ends():
    """RR Constant Abilities ¶1: active while its card is in play."""
    banner = location(
        "Banner",
        {"kind": "constant", "effects": [{"do": "modify", "on": {"type": ["character"]}, "strength": 2}]},
    )
    play = drained(Bob=Side(play=(banner,)), Cat=Side(play=(character("Knight", 3),)))

    assert play.strength("Knight") == 3


def test_the_next_player_in_the_game_becomes_the_first_player():
    """RR First Player ¶5: the player to the left of the eliminated first player, who has no deck left either."""
    sides = {name: Side() for name in ("Ann", "Bob", "Cat", "Dan")}
    sides["Ann"].deck, sides["Bob"].deck = (character("A"),), (character("B"),)
    both = OccurrencePoint((Event(kind="draw", player=0), Event(kind="draw", player=1)))

    play = Table(sides=sides).start(both)

    assert play.state.first_player == 2
    assert play.cites("2e/rr/first-player/5")


def test_control_reverts_to_the_next_most_recent_effect_of_a_player_in_the_game():
    """FAQ Multiple "Take Control" Effects ¶2: Dan took the card before Bob did, and Bob is out of the game."""
    sides = {name: Side() for name in ("Ann", "Bob", "Cat", "Dan")}
    sides["Bob"] = Side(play=(character("Page"),), deck=(character("Last"),))
    taken = {"on": ["Page"], "rule": {"do": "take control"}, "until": "round"}
    table = Table(
        sides=sides, owners={"Page": "Cat"}, in_force=(taken | {"that_player": 3}, taken | {"that_player": 1})
    )

    play = table.start(OccurrencePoint((Event(kind="draw", player=1),)))

    assert play.controls("Dan", "Page")
    assert play.cites("2e/faq/multiple-take-control-effects/2")


def test_an_eliminated_player_makes_no_choice_in_the_rest_of_an_effect():
    """RR Winning the Game ¶3: who is out of the game has nothing left to choose."""
    last_gasp = {
        "kind": "action",
        "effects": [{"do": "draw"}],
        "then": [{"do": "either", "options": [[{"do": "gain gold"}], [{"do": "gain power"}]]}],
    }
    sides = {name: Side() for name in ("Ann", "Bob", "Cat")}
    sides["Bob"] = Side(play=(location("Gasp", last_gasp),), deck=(character("Last"),))

    play = Table(sides=sides, first_player="Bob").start("4.1").choose("Gasp")

    assert play.state.players[1].eliminated
    assert play.asked == ("Cat", "action"), "Bob is not asked which"
    assert (play.state.players[1].gold, play.power("Bob")) == (0, 0)
    assert play.cites("2e/rr/winning-the-game/3")


def test_what_comes_back_when_a_card_leaves_play_does_not_enter_for_a_player_who_is_out():
    """RR In Play and Out of Play ¶1: what is in play is controlled by a player, and nobody in the game would."""
    warden = location(
        "Warden",
        {
            "kind": "action",
            "choose": [{"cards": {"type": ["character"]}}],
            "effects": [{"do": "move", "to": "out of game", "until": "this leaves play"}],
        },
    )
    gasp = location("Gasp", {"kind": "action", "effects": [{"do": "draw"}]})
    giver = character("Giver", keywords="bestow 2")
    sides = {
        "Ann": Side(play=(warden, giver, gasp), deck=(character("Page"),), gold=2),
        "Bob": Side(),
        "Cat": Side(),
    }

    away = Table(sides=sides).start("4.1").choose("Warden").choose("Giver").pass_().pass_()
    assert away.zone("Giver") == "out of game"
    out = away.choose("Gasp")

    assert out.state.players[0].eliminated
    assert out.zone("Warden") != "play"
    assert out.zone("Giver") != "play"
    assert out.line("Giver does not enter play")
    assert out.cites("2e/rr/in-play-and-out-of-play/1")
