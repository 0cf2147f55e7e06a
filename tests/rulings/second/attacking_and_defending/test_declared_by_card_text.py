"""What card texts say about declaring attackers and defenders."""

import pytest

from tests.rulings.cards import character, location
from tests.rulings.play import Side, Table


def with_rule(name, *rules, **condition):
    """A character with such exceptions to the rules."""
    tree = {"kind": "constant", "effects": [{"do": "modify", "on": "self", "rules": list(rules)}]}
    return character(name, abilities=(tree | condition,))


def law(**forbid):
    """A location that forbids something."""
    return location("Law", {"kind": "constant", "effects": [{"do": "forbid"} | forbid]})


def challenge(ann, bob=()):
    """Ann may initiate a challenge."""
    return Table(sides={"Ann": Side(play=tuple(ann)), "Bob": Side(play=tuple(bob))}).start("4.2")


def attacked(*bob):
    """Bob is about to declare defenders."""
    play = challenge([character("Raider")], bob)
    return play.attack("military", "Bob", "Raider").until_asked("defenders")


def test_a_character_that_does_not_kneel_attacks_and_stays_standing():
    """RR The Golden Rules ¶2: the text of a card takes precedence over the rules."""
    play = challenge([with_rule("Rider", "does not kneel as an attacker"), character("Page")])

    after = play.attack("military", "Bob", "Rider", "Page")

    assert not after.state.cards[after.card("Rider")].kneeling
    assert after.state.cards[after.card("Page")].kneeling
    assert after.cites("2e/rr/the-golden-rules/2")


def test_an_exception_that_holds_in_one_type_of_challenge_holds_in_that_type():
    """RR The Golden Rules ¶2; the text names its challenges."""
    tree = {
        "kind": "constant",
        "effects": [
            {
                "do": "modify",
                "on": "self",
                "rules": ["does not kneel as an attacker"],
                "during": {"challenge": ["power"]},
            }
        ],
    }
    play = challenge([character("Rider", abilities=(tree,))])

    military, power = play.attack("military", "Bob", "Rider"), play.attack("power", "Bob", "Rider")

    assert military.state.cards[play.card("Rider")].kneeling
    assert not power.state.cards[play.card("Rider")].kneeling


def test_a_character_that_may_defend_while_kneeling_is_an_eligible_defender():
    """RR The Golden Rules ¶2."""
    guard = character(
        "Guard",
        kneeling=True,
        abilities=(
            {
                "kind": "constant",
                "effects": [{"do": "modify", "on": "self", "rules": ["may defend while kneeling"]}],
            },
        ),
    )

    assert attacked(guard, character("Page")).choices == ["Guard", "Page"]


@pytest.mark.parametrize(("named", "able"), [("power", True), ("intrigue", False)])
def test_a_character_that_may_defend_in_such_challenges_needs_no_icon_in_them(named, able):
    """RR The Golden Rules ¶2: its text, not its icons, says in which challenges it may defend."""
    rule = {
        "do": "modify",
        "on": "self",
        "rules": ["may defend while kneeling"],
        "during": {"challenge": [named]},
    }
    guard = character(
        "Guard",
        icons="military",
        kneeling=True,
        abilities=({"kind": "constant", "effects": [rule]},),
    )
    play = challenge([character("Rider")], [guard]).attack("power", "Bob", "Rider")

    if able:
        assert play.until_asked("defenders").choices == ["Guard"]
    else:
        assert play.until("4.2.2").challenge.defenders == ()


def test_a_character_that_must_defend_is_among_the_defenders():
    """RR The Golden Rules ¶2: the option not to declare it is gone."""
    play = attacked(with_rule("Guard", "must be declared as a defender"), character("Page"))

    assert not play.decision.may_pass
    assert "2e/rr/the-golden-rules/2" in play.refusal(play.picking("Page"))
    assert play.refusal(play.picking("Guard")) == []


@pytest.mark.parametrize("kneeling", [True, False])
def test_a_player_who_must_declare_somebody_does_if_able(kneeling):
    """RR The Golden Rules ¶2: as far as there is an eligible character."""
    play = challenge(
        [character("Raider"), law(player="any", cannot="declare no defenders")],
        [character("Guard", kneeling=kneeling)],
    ).attack("military", "Bob", "Raider")

    if kneeling:
        assert play.until("4.2.2").challenge.defenders == ()
    else:
        assert not play.until_asked("defenders").decision.may_pass


def test_no_more_may_be_declared_than_a_card_allows():
    """RR Cannot ¶1: it is absolute."""
    two = character("Guard"), character("Page")
    play = challenge(
        [*two, law(player="any", cannot="declare attackers", more_than=1, period="challenge")], ()
    )

    assert "2e/rr/cannot/1" in play.refusal(play.declaring("military", "Bob", "Guard", "Page"))
    assert play.refusal(play.declaring("military", "Bob", "Page")) == []


def test_who_must_attack_is_among_the_attackers_unless_no_more_may():
    """RR The Golden Rules ¶2, Cannot ¶1: "cannot" stands above "must"."""
    ann = [with_rule("Zealot", "must be declared as an attacker"), character("Page")]
    play = challenge(ann)
    limited = challenge([*ann, law(player="any", cannot="declare attackers", more_than=1)])

    assert play.refusal(play.declaring("military", "Bob", "Page"))
    assert limited.refusal(limited.declaring("military", "Bob", "Page")) == []
