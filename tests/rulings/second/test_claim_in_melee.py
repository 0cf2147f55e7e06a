"""Claim against several opponents: the Master of Whispers."""

from agot_judge.cards.titles import core_titles
from agot_judge.engine.decision import PASS
from agot_judge.engine.events import Event
from agot_judge.engine.points import OccurrencePoint
from tests.rulings.play import Side, Table, character, location

TITLES = core_titles()


def won(type_="intrigue", claim=1, first_player="Ann", **sides):
    """Ann, Master of Whispers, is about to win a challenge against Bob."""
    players = {
        name: Side(hand=(character(f"{name}'s page"), character(f"{name}'s cook")))
        for name in ("Bob", "Cat", "Dan")
    }
    ann = Side(
        play=(character("Spy", attacking=True, kneeling=True),),
        claim=claim,
        title=TITLES["Master of Whispers"].face,
    )
    return Table(sides={"Ann": ann} | players | sides, challenge=type_, first_player=first_player)


def test_the_opponents_are_chosen_before_interrupts_to_claim():
    """FAQ Master of Whispers + Trial by Combat ¶2: the title works alongside what changes claim."""
    stay = location(
        "Stay",
        {"kind": "interrupt", "trigger": {"event": "claim"}, "effects": [{"do": "gain gold"}]},
    )
    play = won(Dan=Side(play=(stay,))).start("duck").until_asked("claim")

    assert play.asked == ("Ann", "claim")
    assert play.choices == ["Bob", "Cat", "Dan"]
    assert play.choose("Cat", "Dan").asked == ("Dan", "interrupt")
    assert play.cites("2e/rr/4.2.4/1")


def test_each_chosen_opponent_discards_and_the_loser_only_if_chosen():
    """FAQ Master of Whispers + Trial by Combat ¶4: the loser suffers claim if the player decides so."""
    play = won().start("duck").until_asked("claim").choose("Cat", "Dan")

    assert play.asked == ("judge", "random")
    assert play.choices == ["Cat's page", "Cat's cook"]
    after = play.choose("Cat's page")
    assert after.hand("Cat") == 2, "all are discarded together, once all have fallen"
    done = after.choose("Dan's cook")
    assert [done.hand(name) for name in ("Bob", "Cat", "Dan")] == [2, 1, 1]
    assert done.cites("2e/faq/master-of-whispers-trial-by-combat/2")
    assert done.cites("2e/rr/priority-of-simultaneous-resolution/1")


def test_without_a_choice_claim_is_the_losers():
    """RR Target ¶6: choosing zero of any number changes nothing, and claim is not optional."""
    play = won().start("duck").until_asked("claim").answer(PASS)

    assert play.choices == ["Bob's page", "Bob's cook"]
    done = play.choose("Bob's page")
    assert [done.hand(name) for name in ("Bob", "Cat", "Dan")] == [1, 2, 2]
    assert done.cites("2e/rr/target/6")


def test_it_is_for_intrigue_alone():
    """RR 4.2.4 ¶4: claim of another type is applied to the defending player."""
    play = won("power", Bob=Side(power=2)).start("duck").until("4.2.5")

    assert play.power("Ann") == 1 + 1, "unopposed, and claim"
    assert play.power("Bob") == 1


def test_as_much_of_it_as_each_can_satisfy():
    """RR Intrigue Claim ¶2."""
    play = won(claim=2, Dan=Side(hand=(character("Only"),))).start("duck").until_asked("claim")

    done = play.choose("Cat", "Dan")

    assert [done.hand(name) for name in ("Bob", "Cat", "Dan")] == [2, 0, 0]
    assert done.cites("2e/rr/intrigue-claim/2")


def test_several_opponents_choose_for_military_claim_in_player_order_and_then_all_are_killed():
    """RR Priority of Simultaneous Resolution ¶1: the first player chooses first; then it resolves simultaneously.

    FAQ Master of Whispers + Trial by Combat ¶3: each opponent that was chosen suffers the military claim.
    """
    guards = {
        name: Side(play=(character(f"{name}'s guard"), character(f"{name}'s cook")))
        for name in ("Bob", "Cat")
    }
    both = Event(kind="claim", player=1, other_player=0, players=(1, 2), word="military", amount=1)
    play = won(first_player="Cat", **guards).start(OccurrencePoint((both,)))

    assert play.asked == ("Cat", "claim")
    after = play.choose("Cat's guard")
    assert after.asked == ("Bob", "claim")
    assert after.zone("Cat's guard") == "play"
    done = after.choose("Bob's cook")
    assert (done.zone("Cat's guard"), done.zone("Bob's cook")) == ("dead", "dead")
    assert done.cites("2e/rr/priority-of-simultaneous-resolution/1")


def test_power_moves_from_each_of_them_together():
    """RR Power Claim ¶1, Priority of Simultaneous Resolution ¶1."""
    both = Event(kind="claim", player=1, other_player=0, players=(1, 2), word="power", amount=2)
    table = won(Bob=Side(power=3), Cat=Side(power=1))

    play = table.start(OccurrencePoint((both,)))

    assert [play.power(name) for name in ("Ann", "Bob", "Cat")] == [2 + 1, 1, 0]
    assert play.cites("2e/rr/power-claim/2")
