"""Redirecting a challenge with the Crown Regent."""

from agot_judge.cards.titles import core_titles
from agot_judge.engine.state.decision import Answer
from tests.rulings.cards import character, location
from tests.rulings.play import Play, Side, Table

TITLES = core_titles()


def court(*raiders, regent="Cat", **play):
    """Ann attacks with these; each of the others has a guard and a place; one player bears the Crown Regent."""
    sides = {"Ann": Side(play=raiders)}
    for name in ("Bob", "Cat", "Dan"):
        sides[name] = Side(
            play=(character(f"{name}'s guard"), location(f"{name}'s place"), *play.get(name, ()))
        )
    sides[regent].title = TITLES["Crown Regent"].face
    return Table(sides=sides)


def attacked(*raiders, **targets):
    """A military challenge against Bob, just initiated; Cat may redirect it."""
    names = [raider.face.name for raider in raiders]
    return court(*raiders).start("4.2").attack("military", "Bob", *names, **targets)


def test_a_challenge_is_redirected_before_reactions_to_its_initiation():
    """RR Redirect ¶1: after a challenge is initiated, before any reactions to that can be triggered."""
    horn = location(
        "Horn",
        {"kind": "reaction", "trigger": {"event": "initiate challenge"}, "effects": [{"do": "gain gold"}]},
    )
    play = court(character("Raider"), Bob=(horn,)).start("4.2").attack("military", "Bob", "Raider")

    assert play.asked == ("Cat", "title")
    assert play.machine.window(play.state) == "none"
    assert play.pass_().asked == ("Bob", "reaction")
    redirected = play.choose("Crown Regent")
    assert redirected.asked == ("Ann", "target"), "the player who initiates the challenge chooses"
    moved = redirected.choose("Dan")
    assert moved.asked == ("Bob", "reaction")
    assert moved.line("Cat redirects the military challenge to Dan") > moved.line(
        "Cat redirects the challenge with"
    )
    assert redirected.cites("2e/rr/redirect/1")


def test_it_resolves_against_the_new_opponent_and_was_initiated_against_the_first():
    """RR Redirect ¶2, ¶3, ¶4: not against the same opponent; who redirects may be chosen."""
    play = attacked(character("Raider")).choose("Crown Regent")

    assert play.choices == ["Cat", "Dan"]
    assert "2e/rr/redirect/4" in play.decision.cites
    assert "2e/rr/redirect/2" in play.decision.cites
    moved = play.choose("Dan")
    assert (moved.challenge.defender, moved.challenge.redirected_from) == (3, 1)
    assert moved.until("4.2.1").cites("2e/rr/redirect/3")
    assert (moved.challenge.type, moved.challenge.attackers) == ("military", (moved.card("Raider"),))
    assert moved.cites("2e/rr/redirect/6")
    defending = Play(moved.machine, moved.machine.run(moved.until("4.2.1").state))
    assert defending.asked == ("Dan", "defenders")
    over = moved.until("4.2.6")
    past = Play(over.machine, over.machine.run(over.state)).state.past
    assert (past[0].defender, past[0].redirected_from) == (3, 1)


def test_it_may_resolve_against_a_player_whom_the_attacker_supports():
    """RR Redirect ¶5: what prevents initiating a challenge does not prevent that it resolves against a player."""
    table = court(character("Raider"))
    table.sides["Ann"].title = TITLES["Master of Coin"].face
    table.sides["Dan"].title = TITLES["Master of Ships"].face
    start = table.start("4.2")

    assert "2e/rr/supports/1" in start.refusal(start.declaring("military", "Dan", "Raider"))
    play = start.attack("military", "Bob", "Raider").choose("Crown Regent").choose("Dan")
    assert play.challenge.defender == 3
    assert play.cites("2e/rr/redirect/5")


def test_it_may_resolve_against_a_player_against_whom_a_card_forbids_to_initiate_challenges():
    """RR Redirect ¶5: any effect that would prevent a challenge from being initiated against a player."""
    peace = {"do": "forbid", "cannot": "initiate challenges", "player": "any", "against": "you"}
    table = court(character("Raider"))
    dan = table.sides["Dan"]
    dan.play = (*dan.play, location("Truce", {"kind": "constant", "effects": [peace]}))
    start = table.start("4.2")

    assert "2e/rr/cannot/1" in start.refusal(start.declaring("military", "Dan", "Raider"))
    play = start.attack("military", "Bob", "Raider").choose("Crown Regent").choose("Dan")
    assert play.challenge.defender == 3
    assert play.cites("2e/rr/redirect/5")


def test_new_stealth_targets_are_chosen_and_the_first_were_not_bypassed():
    """RR Redirect ¶2: the attacking player may choose new stealth targets, of the new defending player."""
    sneak = character("Sneak", keywords="stealth")
    play = attacked(sneak, stealth={"Sneak": "Bob's guard"}).choose("Crown Regent").choose("Dan")

    assert play.challenge.stealth == ()
    assert play.asked == ("Ann", "target")
    assert play.choices == ["Dan's guard"]
    assert play.pass_().challenge.stealth == (), "if he or she desires"
    bypassing = play.choose("Dan's guard")
    assert bypassing.challenge.stealth == ((play.card("Sneak"), play.card("Dan's guard")),)
    assert bypassing.cites("2e/rr/stealth/1")


def test_nobody_reacts_to_a_bypass_that_did_not_take_place():
    """RR Redirect ¶2: originally declared stealth targets are not considered to have been bypassed."""
    alarm = location(
        "Alarm", {"kind": "reaction", "trigger": {"event": "bypass"}, "effects": [{"do": "gain gold"}]}
    )
    sneak = character("Sneak", keywords="stealth")
    start = court(sneak, Bob=(alarm,)).start("4.2")
    play = start.attack("military", "Bob", "Sneak", stealth={"Sneak": "Bob's guard"})

    assert play.pass_().asked == ("Bob", "reaction")
    moved = play.choose("Crown Regent").choose("Dan")
    assert moved.pass_().asked == ("Ann", "action")
    assert moved.choose("Dan's guard").asked == ("Bob", "reaction")


def test_a_new_target_of_assault_is_chosen_and_the_first_is_unaffected():
    """RR Assault ¶2."""
    fleet = character("Fleet", keywords="assault")
    start = court(fleet).start("4.2")
    declared = start.declaring("military", "Bob", "Fleet").declaration
    assault = ((start.card("Fleet"), start.card("Bob's place")),)
    play = start.answer(Answer(declaration=type(declared)(
        type=declared.type, against=declared.against, attackers=declared.attackers, assault=assault
    )))  # fmt: skip

    assert play.challenge.assault == (play.card("Bob's place"),)
    moved = play.choose("Crown Regent").choose("Dan")
    assert moved.challenge.assault == ()
    assert moved.choices == ["Dan's place"]
    assert moved.choose("Dan's place").challenge.assault == (play.card("Dan's place"),)
    assert moved.cites("2e/rr/assault/2")


def test_one_challenge_each_round():
    """RR Redirect ¶1: a single challenge each round."""
    knight, squire = character("Knight"), character("Squire")
    start = court(knight, squire).start("4.2")
    once = start.attack("military", "Bob", "Knight").choose("Crown Regent").choose("Dan").until("4.2")

    again = Play(once.machine, once.machine.run(once.state)).attack("power", "Bob", "Squire")

    assert again.asked == ("Ann", "action")
    reasons = again.machine.requirements(again.state, 2, again.card("Crown Regent"))
    assert any("each round" in one.text and not one.met for one in reasons)


def test_without_another_opponent_nothing_is_redirected():
    """RR Redirect ¶2, ¶4: a new opponent is chosen, another than the original one; here there is none."""
    sides = {
        "Ann": Side(play=(character("Raider"),)),
        "Bob": Side(title=TITLES["Crown Regent"].face),
        "Cat": Side(),
    }
    play = Table(sides=sides).start("4.2")
    assert play.attack("military", "Bob", "Raider").asked == ("Bob", "title")

    out = play.machine.game.players.index("Cat")
    players = list(play.state.players)
    players[out] = type(players[out])(faction=players[out].faction, eliminated=True)
    alone = Play(play.machine, type(play.state)(**{
        name: getattr(play.state, name) for name in play.state.__struct_fields__ if name != "players"
    }, players=tuple(players)))  # fmt: skip
    assert alone.attack("military", "Bob", "Raider").asked == ("Ann", "action")


def test_the_bearer_may_redirect_an_own_challenge():
    """RR Redirect ¶1: a single challenge, whoever initiates it."""
    play = court(character("Raider"), regent="Bob").start("4.2").attack("military", "Cat", "Raider")

    assert play.asked == ("Bob", "title")
    table = court(character("Raider"))
    table.sides["Cat"].title, table.sides["Ann"].title = None, TITLES["Crown Regent"].face
    own = table.start("4.2").attack("military", "Cat", "Raider")
    assert own.asked == ("Ann", "title")
    assert own.choose("Crown Regent").choices == ["Bob", "Dan"]


def test_the_additional_challenge_of_a_title_is_against_another_than_the_first_original_opponent():
    """RR Redirect ¶3: the challenge is still considered to have been initiated against the original opponent."""
    table = court(character("Lord"), character("Lady"), regent="Dan")
    table.sides["Ann"].title = TITLES["Hand of the King"].face
    first = (
        table.start("4.2").attack("power", "Bob", "Lord").choose("Crown Regent").choose("Cat").until("4.2")
    )
    play = Play(first.machine, first.machine.run(first.state))

    assert play.refusal(play.declaring("power", "Bob", "Lady")), (
        "initiated against Bob, although Cat defended"
    )
    assert not play.refusal(play.declaring("power", "Cat", "Lady"))
    assert play.cites("2e/rr/redirect/3")
