"""Terminal conditions, and effects that end with a period."""

import pytest
from msgspec import convert

from agot_judge.engine.ability import Effect
from agot_judge.engine.state.points import EffectPoint
from tests.rulings.cards import character, location
from tests.rulings.play import Side, Table
from tests.rulings.tables import run
from tests.rulings.texts import event

DYING = {"on": ["Lord"], "modify": {"do": "modify", "strength": -2, "killed_at_zero": True}, "until": "round"}


def action(*effects, **other):
    """An action."""
    return {"kind": "action", "effects": list(effects)} | other


def test_a_constant_ability_can_be_a_terminal_condition():
    """FAQ Terminal Condition: usually created by a constant ability or a lasting effect."""
    dragons = location("Dragons", {"kind": "constant", "effects": [
        {"do": "modify", "on": {"type": ["character"]}, "strength": -1, "killed_at_zero": True}]})  # fmt: skip
    curse = location("Curse", action(
        {"do": "modify", "strength": -1, "until": "phase"}, choose={"cards": {"name": "Lord"}}))  # fmt: skip
    sides = {"Ann": Side(play=(character("Knight", attacking=True), dragons, curse)),
             "Bob": Side(play=(character("Lord", 2, kneeling=True),))}  # fmt: skip

    play = Table(sides=sides, challenge="power").start("4.2.1").choose("Curse").choose("Lord")

    assert play.zone("Lord") == "dead"
    assert play.cites("2e/faq/2.6/1")


@pytest.mark.parametrize(("of", "zone"), [("character", "play"), ("event", "dead")])
def test_a_terminal_condition_does_not_kill_what_cannot_be_killed_by_its_source(of, zone):
    """RR Cannot ¶1: absolute; of what else it can be killed by it says nothing (FAQ 2.6)."""
    curse = {"do": "modify", "strength": -1, "killed_at_zero": True, "until": "phase"}
    witch = character("Witch", abilities=(action(curse, choose={"cards": {"name": "Lord"}}),))
    steadfast = {"do": "modify", "on": "self", "cannot": ["be killed"], "by": {"type": [of], "zone": "any"}}
    lord = character("Lord", 1, abilities=({"kind": "constant", "effects": [steadfast]},), kneeling=True)
    sides = {"Ann": Side(play=(character("Knight", attacking=True), witch)), "Bob": Side(play=(lord,))}

    play = Table(sides=sides, challenge="power").start("4.2.1").choose("Witch").choose("Lord")

    assert play.strength("Lord") == (1 - 1 if zone == "play" else 1)
    assert play.zone("Lord") == zone
    assert play.cites("2e/faq/2.6/1") == (zone == "dead")


def test_a_save_that_also_remedies_the_condition_may_be_used():
    """FAQ 3.1: anticipate the application of all aspects of the effect that is producing the save."""
    rise = {
        "kind": "interrupt",
        "trigger": {"event": "kill", "would": True, "player": "you"},
        "effects": [{"do": "save"}, {"do": "modify", "on": "occurrence", "strength": 1, "until": "round"}],
    }
    vain = {**rise, "effects": [{"do": "save"}]}
    curse = location("Curse", action(
        {"do": "modify", "strength": -1, "killed_at_zero": True, "until": "phase"},
        choose={"cards": {"name": "Lord"}}))  # fmt: skip
    sides = {
        "Ann": Side(play=(character("Knight", attacking=True), curse)),
        "Bob": Side(
            play=(character("Lord", 1, kneeling=True), location("Sea", rise), location("Vain", vain))
        ),
    }

    dying = Table(sides=sides, challenge="power").start("4.2.1").choose("Curse").choose("Lord")

    assert dying.asked == ("Bob", "interrupt")
    assert dying.choices == ["Sea"], "a save that does not remedy the condition cannot be initiated"
    assert dying.choose("Sea").zone("Lord") == "play"
    assert dying.pass_().zone("Lord") == "dead"
    assert dying.choose("Sea").cites("2e/rr/save/1")


def test_a_terminal_condition_kills_although_something_else_is_about_to_happen():
    """FAQ 2.6 ¶1: it resolves automatically and immediately after the condition occurs."""
    curse = location("Curse", {
        "kind": "interrupt", "trigger": {"event": "kneel", "card": {"name": "Lord"}},
        "effects": [{"do": "modify", "on": "occurrence", "strength": -2, "until": "phase"}]})  # fmt: skip
    sides = {"Ann": Side(play=(curse,)), "Bob": Side(play=(character("Lord", 4),))}
    table = Table(sides=sides, in_force=(DYING,))

    play = table.occurrence("kneel", "Lord").choose("Curse")

    assert play.zone("Lord") == "dead"
    assert not any(entry.text == "Lord kneels." for entry in play.state.log.entries())
    assert play.cites("2e/faq/2.6/5")


def test_the_ends_of_the_last_phase_and_of_the_round_are_one_moment():
    """RR 7.5 ¶2, Priority of Simultaneous Resolution ¶2: the first player orders delayed effects of both."""
    phase = {"on": [], "effects": [{"do": "gain gold"}], "until": "phase", "source": 2}
    round_ = {"on": [], "effects": [{"do": "draw"}], "until": "round", "source": 3}
    sides = {"Ann": Side(play=(location("Feast"), location("Council"))), "Bob": Side()}

    play = Table(sides=sides, in_force=(phase, round_)).start("7.5")

    assert play.asked == ("Ann", "order")
    ended = play.choose("Council", "Feast")
    assert ended.line("draws") < ended.line("gold")
    assert ended.cites("2e/rr/priority-of-simultaneous-resolution/2")


def test_an_effect_until_the_end_of_the_round_fails_once_the_round_has_ended():
    """RR Lasting Effects ¶4: "until the end of X" effects that would initiate after the end of X fail to."""
    crypt = location("Crypt", {
        "kind": "reaction", "trigger": {"event": "round ends"},
        "effects": [{"do": "modify", "on": {"name": "Lord"}, "strength": 2, "until": "round"}]})  # fmt: skip

    ended = Table(sides={"Ann": Side(play=(crypt, character("Lord"))), "Bob": Side()}).start("7.5")

    assert ended.is_over
    assert ended.state.in_force == ()


def test_an_effect_until_the_end_of_the_phase_takes_hold_where_the_run_starts_with_an_occurrence():
    """RR Lasting Effects ¶1: the phase that is under way lasts on; nothing has ended it."""
    crypt = location("Crypt", {
        "kind": "reaction", "trigger": {"event": "kneel"},
        "effects": [{"do": "modify", "on": {"name": "Lord"}, "strength": 2, "until": "phase"}]})  # fmt: skip
    table = Table(sides={"Ann": Side(play=(crypt, character("Lord", 3))), "Bob": Side()})

    play = table.occurrence("kneel", "Lord").choose("Crypt")

    assert play.strength("Lord") == 3 + 2
    assert play.cites("2e/rr/lasting-effects/1")


def test_what_cannot_leave_play_cannot_be_chosen_for_claim():
    """FAQ 2.1: a card that "cannot be {variable}ed" cannot be chosen by a game effect that would do that to it."""
    effect = {"on": ["Lord"], "modify": {"do": "modify", "cannot": ["leave play"]}, "until": "phase"}
    sides = {"Ann": Side(play=(character("Knight", attacking=True),)),
             "Bob": Side(play=(character("Lord"), character("Cook")))}  # fmt: skip

    play = Table(sides=sides, challenge="military", in_force=(effect,)).start("duck")

    assert play.choices == ["Cook"]


def test_the_first_player_orders_what_would_kill_a_character_and_a_save_that_remedies_one_remedies_all():
    """FAQ 3.1 ¶2, ¶3: the subsequent effect does not resolve if the character's STR is above 0 after the save."""
    both = tuple(
        {"on": ["Raider"], "modify": {"do": "modify", "strength": -2, "killed_at_zero": True}, "until": "phase", "source": source}
        for source in (1, 2)
    )  # fmt: skip
    saving = location("Tide", {
        "kind": "interrupt", "trigger": {"event": "kill", "would": True},
        "effects": [{"do": "save"}, {"do": "modify", "on": "occurrence", "strength": 5, "until": "phase"}],
    })  # fmt: skip
    raider = character("Raider", 3)
    sides = {"Ann": Side(play=(location("Fire"),)), "Bob": Side(play=(saving, raider))}
    table = Table(sides=sides)
    table.start("4.4")
    fires = (table.number("Fire"), table.number("plot 0"))
    table.in_force = tuple(one | {"source": fire} for one, fire in zip(both, fires, strict=True))
    play = table.start(EffectPoint(effects=(convert({"do": "gain gold"}, Effect),), player=0, card=0))

    assert play.asked == ("Ann", "order")
    ordered = play.choose("plot 0", "Fire")
    assert ordered.choices == ["Tide"]
    saved = ordered.choose("Tide")
    assert saved.is_over
    assert saved.zone("Raider") == "play"
    assert ordered.pass_().zone("Raider") == "dead"
    assert play.decision.cites == ("2e/faq/3.1/2",)


CROWN = (
    'Action: Attach Gold Crown to a character as a {kind} attachment with the text: "{rest}Attached character gets -4 STR and is'
    ' killed if its STR is 0."'
)


@pytest.mark.parametrize(("kind", "rest"), [("Condition", "Terminal. "), ("terminal Condition", "")])
@pytest.mark.parametrize(("lord", "zone"), [("Weak Lord", "dead"), ("Strong Lord", "play")])
def test_the_text_of_what_became_an_attachment_can_hold_a_terminal_condition(kind, rest, lord, zone):
    """FAQ Terminal Condition ¶1: a constant ability, as long as the attachment is there; RR Terminal ¶1: it goes as well."""
    run(
        {"Ann": {"hand": ["Gold Crown"]}, "Bob": {"play": ["Weak Lord", "Strong Lord"]}},
        "4.1",
        {"Ann": {"play": "Gold Crown", "choose": [lord]}},
        {
            "check": {
                "cards": {
                    lord: {"zone": zone},
                    "Gold Crown": {"zone": "play", "keywords": ["terminal"], "traits": ["Condition"]}
                    if zone == "play"
                    else {"zone": "discard"},
                },
                "cites": ["2e/faq/2.6/1"] if zone == "dead" else [],
            }
        },
        cards={
            "Gold Crown": event(CROWN.format(kind=kind, rest=rest)),
            "Weak Lord": {"type": "character", "str": 4},
            "Strong Lord": {"type": "character", "str": 5},
        },
    )
