"""Claim against several opponents: the Master of Whispers."""

from agot_judge.cards.titles import core_titles
from agot_judge.engine.ability import ApplyClaim
from agot_judge.engine.state.decision import PASS
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.points import EffectPoint, OccurrencePoint
from tests.rulings.cards import character, location
from tests.rulings.play import Side, Table

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
    (resolves,) = [
        entry
        for entry in done.machine.trace(done.state)
        if "resolves intrigue claim against Cat and Dan" in entry.text
    ]
    assert resolves.cites == ("2e/faq/master-of-whispers-trial-by-combat/4", "2e/rr/title-cards/1")
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
    table = won(claim=2, Bob=Side(power=3), Cat=Side(power=1))

    play = table.start(OccurrencePoint((both,)))

    assert [play.power(name) for name in ("Ann", "Bob", "Cat")] == [2 + 1, 1, 0]
    assert play.cites("2e/rr/power-claim/2")


def replacing(*effects, choose=None, **more):
    """A reserve's interrupt to claim: what happens instead of the normal claim effects."""
    tree = {
        "kind": "interrupt",
        "trigger": {"event": "claim"} | more,
        "effects": [{"do": "instead", "effects": list(effects)}],
    }
    return tree | ({"choose": [choose]} if choose else {})


def test_each_chosen_opponent_suffers_the_claim_of_the_other_type():
    """FAQ Master of Whispers + Trial by Combat ¶3: each opponent you choose will suffer the military claim."""
    trial = location("Trial", replacing({"do": "apply claim", "type": "military"}))
    guards = {name: Side(play=(character(f"{name}'s guard"),)) for name in ("Bob", "Cat", "Dan")}
    table = won(**guards)
    table.sides["Ann"].play += (trial,)

    play = table.start("duck").until_asked("claim").choose("Bob", "Dan").choose("Trial")

    done = play
    while done.state.asking is not None and done.asked[1] == "claim":
        done = done.choose(done.choices[0])
    assert [done.zone(f"{name}'s guard") for name in ("Bob", "Cat", "Dan")] == ["dead", "play", "dead"]
    assert done.cites("2e/faq/master-of-whispers-trial-by-combat/2")
    (applied,) = [
        entry for entry in done.machine.trace(done.state) if "Military claim 1 is applied" in entry.text
    ]
    assert applied.cites == (
        "2e/rr/4.2.4/1",
        "2e/faq/master-of-whispers-trial-by-combat/2",
        "2e/faq/master-of-whispers-trial-by-combat/3",
    )


def test_the_loser_has_another_opponent_suffer_claim_and_the_rest_suffer_it_too():
    """FAQ Master of Whispers + Trial by Combat ¶4: another one suffers it for the loser; nobody suffers it twice."""
    proxy = location(
        "Proxy",
        replacing(
            {"do": "apply claim", "type": "intrigue", "player": "chosen player"},
            choose={"player": "opponent"},
        ),
    )
    bob = Side(play=(proxy,), hand=(character("Bob's page"), character("Bob's cook")))
    play = won(Bob=bob).start("duck").until_asked("claim").choose("Bob", "Cat").choose("Proxy")

    other = play.choose("Dan").choose("Cat's page").choose("Dan's page")
    assert [other.hand(name) for name in ("Bob", "Cat", "Dan")] == [2, 1, 1]
    assert other.cites("2e/faq/master-of-whispers-trial-by-combat/4")
    same = play.choose("Cat").choose("Cat's page")
    assert [same.hand(name) for name in ("Bob", "Cat", "Dan")] == [2, 1, 2]


def test_an_effect_on_the_losing_opponent_in_place_of_claim_leaves_nothing_for_the_others():
    """FAQ Master of Whispers + Trial by Combat ¶5: only one character is chosen; against other opponents it does
    nothing."""
    spell = location(
        "Spell",
        replacing({"do": "kill"}, choose={"cards": {"type": ["character"], "controller": "loser"}}),
    )
    cook = Side(play=(character("Bob's cook"),), hand=(character("Bob's page"),))
    table = won(Bob=cook)
    table.sides["Ann"].play += (spell,)

    play = table.start("duck").until_asked("claim").choose("Bob", "Cat").choose("Spell").choose("Bob's cook")

    assert play.zone("Bob's cook") == "dead"
    assert [play.hand(name) for name in ("Bob", "Cat", "Dan")] == [1, 2, 2]
    assert play.cites("2e/faq/master-of-whispers-trial-by-combat/2")


def test_claim_outside_of_a_challenge_is_the_claim_of_the_player_whose_effect_it_is():
    """RR 4.2.4 ¶1, ¶4: the value on that player's plot, the power to that player's faction card."""
    effect = ApplyClaim(type="power", player="opponent")
    table = Table(sides={"Ann": Side(claim=2), "Bob": Side(power=3)})

    play = table.start(EffectPoint(effects=(effect,), player=0))

    assert (play.power("Ann"), play.power("Bob")) == (2, 1)
    assert play.cites("2e/rr/4.2.4/1")


def test_each_player_chooses_in_player_order_and_then_all_is_sacrificed_together():
    """RR Priority of Simultaneous Resolution ¶1, First Player ¶4."""
    toll = {
        "kind": "action",
        "effects": [
            {
                "do": "sacrifice",
                "on": {"type": ["character"], "pick": {"by": "any"}},
            }
        ],
        "limit": {"times": 1, "period": "phase"},
    }
    names = ("Ann", "Bob", "Cat")
    sides = {name: Side(play=(character(f"{name}'s page"), character(f"{name}'s cook"))) for name in names}
    sides["Ann"].play += (location("Toll", toll),)
    play = Table(sides=sides, first_player="Cat").start("4.1").pass_().choose("Toll")

    asked = []
    for _ in names:
        asked.append(play.asked[0])
        assert play.zone("Cat's cook") == "play"
        play = play.choose(f"{play.asked[0]}'s cook")

    assert asked == ["Cat", "Ann", "Bob"]
    assert [play.zone(f"{name}'s cook") for name in names] == ["discard"] * 3
    assert play.cites("2e/rr/priority-of-simultaneous-resolution/1")
