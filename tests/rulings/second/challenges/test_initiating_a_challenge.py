"""Steps 4.2 and 4.2.1: declaring attackers and defenders."""

from agot_judge.cards.model import CardFace
from tests.rulings.cards import character
from tests.rulings.play import Side, Table


def table(ann, bob=(), **other):
    """A table at the opportunity to initiate a challenge."""
    return Table(sides={"Ann": Side(play=tuple(ann)), "Bob": Side(play=tuple(bob))}, **other)


def test_attackers_kneel_and_participate_atomically():
    """RR 4.2 ¶4, ¶7: the criteria are performed all at once; attackers kneel simultaneously."""
    play = table([character("Knight"), character("Squire")]).start("4.2")

    attacked = play.attack("power", "Bob", "Knight", "Squire")

    assert attacked.is_kneeling("Knight")
    assert attacked.is_kneeling("Squire")
    assert len(attacked.state.challenge.attackers) == 2
    assert attacked.asked == ("Ann", "action")
    assert attacked.cites("2e/rr/4.2/7")


def test_an_attacker_needs_the_icon_and_must_stand():
    """RR 4.2 ¶7: a challenge icon that corresponds with the type, and the character must be standing."""
    play = table(
        [character("Monk", icons="intrigue"), character("Tired", kneeling=True), character("Knight")]
    ).start("4.2")

    without_icon = play.refusal(play.declaring("power", "Bob", "Monk"))
    kneeling = play.refusal(play.declaring("power", "Bob", "Knight", "Tired"))
    nobody = play.refusal(play.declaring("power", "Bob"))

    assert without_icon[0] == "Monk has the power challenge icon."
    assert kneeling[0] == "Tired is standing."
    assert "2e/rr/4.2/7" in nobody


def test_one_challenge_of_each_type():
    """RR 4.2 ¶2: one military, one intrigue, and one power challenge."""
    play = table([character("Knight"), character("Squire")]).start("4.2")

    second = play.attack("power", "Bob", "Knight").until("4.2").until("4.2")
    again = second.machine.run(second.state)

    assert again.asking is not None
    assert "power" not in [option.label for option in again.asking.options]


def test_stealth_bypasses_one_character_without_stealth_for_each_instance():
    """RR Stealth: for each character with stealth one character without stealth; it cannot be declared."""
    play = table(
        [character("Sneak", keywords="stealth")], [character("Guard"), character("Ghost", keywords="stealth")]
    ).start("4.2")

    refused = play.refusal(play.declaring("power", "Bob", "Sneak", stealth={"Sneak": "Ghost"}))
    defending = play.attack("power", "Bob", "Sneak", stealth={"Sneak": "Guard"}).pass_().pass_()

    assert "2e/rr/stealth/1" in refused
    assert defending.asked == ("Bob", "defenders")
    assert defending.choices == ["Ghost"]
    assert defending.cites("2e/rr/stealth/1")


def test_a_supported_title_cannot_be_attacked():
    """RR Supports: the bearer cannot initiate a challenge against the bearer of the title he or she supports."""
    ships = CardFace(name="Master of Ships", type="title", supports=("Master of Laws",))
    laws = CardFace(name="Master of Laws", type="title")
    sides = {"Ann": Side(play=(character("Knight"),), title=ships), "Bob": Side(title=laws), "Cat": Side()}

    play = Table(sides=sides).start("4.2")

    assert "2e/rr/supports/1" in play.refusal(play.declaring("power", "Bob", "Knight"))
    assert play.refusal(play.declaring("power", "Cat", "Knight")) == []


def test_who_cannot_initiate_goes_on_to_the_next_player():
    """RR 4.2 ¶3, 4.3: cannot initiate a challenge: the next player becomes the active player."""
    play = table([], [character("Knight")]).start("4.2")

    assert play.asked == ("Ann", "action")
    ended = play.until("4.2")

    assert ended.state.active_player == 1
    assert ended.cites("2e/rr/4.3/1")


def test_the_whole_phase_ends_after_both_players_pass():
    """RR 4.3 ¶2: if all players have been the active player this phase, proceed to 4.4."""
    ended = table([character("Knight")], [character("Guard")]).start("challenges").end()

    assert ended.cites("2e/rr/4.3/2")
    assert ended.cites("2e/rr/4.4/1")
    assert ended.state.phase == ""


def test_losing_the_icon_does_not_remove_a_participant():
    """RR Participating ¶5: losing the challenge icon of that type does not remove the character."""
    loss = {"on": ["Knight"], "modify": {"do": "modify", "loses_icons": ["power"]}, "until": "phase"}
    play = table([character("Knight", attacking=True)], challenge="power", in_force=(loss,)).start("duck")

    assert play.end().power("Ann") == 1
