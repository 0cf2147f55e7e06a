"""What the program says about what happens, and on which paragraphs it rests."""

from typing import Any

import pytest
from msgspec import convert

from agot_judge.cards.model import CardFace
from agot_judge.engine.ability import Effect
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.game import Keyword
from agot_judge.engine.state.points import EffectPoint
from agot_judge.rules.effects.piles import out_of_its_zone
from agot_judge.rules.potential.potential import why_no_save
from agot_judge.scenario.execution import run_text
from tests.rulings.cards import Card, attachment, character, event, location, plot
from tests.rulings.play import Play, Side, Table

GOLD = {"do": "gain gold"}
STRONGER = {"do": "modify", "on": {"name": "Squire"}, "strength": 2, "until": "phase"}


def said(play: Play, words: str) -> tuple[str, ...]:
    """The citations of every line that has these words."""
    return tuple(cite for entry in play.state.log.entries() if words in entry.text for cite in entry.cites)


def doing(*effects, ann=(), bob=(), challenge="", **sides) -> Play:
    """Ann's effects resolve."""
    table = Table(
        sides={"Ann": Side(play=tuple(ann), **sides), "Bob": Side(play=tuple(bob))}, challenge=challenge
    )
    table.start("4.4")
    return table.start(EffectPoint(effects=tuple(convert(one, Effect) for one in effects), player=0, card=0))


def attacking(*ann, bob=(), **sides) -> Play:
    """Ann's first opportunity in the action window after attackers are declared."""
    side = Side(play=(character("Knight", attacking=True), *ann), **sides)
    play = Table(sides={"Ann": side, "Bob": Side(play=tuple(bob))}, challenge="power").start("4.2.1")
    return play.pass_() if play.asked == ("Bob", "defenders") else play


def account(play: Play, of: str, field: str) -> tuple[str, ...]:
    """The citations of how a value of the card, or of the player, comes about."""
    questions, players = play.machine.questions, play.machine.game.players
    if of in players:
        found = questions.account_of_player(play.machine.at(play.state), players.index(of), field)
    else:
        found = questions.account_of_card(play.machine.at(play.state), play.card(of), field)
    return () if found is None else found.cites


def test_the_use_of_an_ability_says_what_kind_it_is_and_what_limits_it():
    """An action, with a cost, that may be used once per round."""
    bell = location("Bell", {"kind": "action", "effects": [GOLD], "limit": {"times": 1, "period": "round"}})
    lines = said(attacking(bell).choose("Bell"), "uses Bell")
    assert "2e/rr/actions/1" in lines
    assert "2e/rr/limits-and-maxima/1" in lines
    assert "2e/rr/limits-and-maxima/4" not in lines, "nobody else has used one"


def test_a_cost_that_cannot_be_paid_says_why():
    """A kneeling card cannot be knelt; a hand is out of play."""
    bell = location(
        "Bell", {"kind": "action", "costs": [{"do": "kneel", "on": "self"}], "effects": [GOLD]}, kneeling=True
    )
    play = attacking(bell)
    needed = play.machine.requirements(play.state, 0, play.card("Bell"))
    assert "2e/rr/kneel/2" in [cite for one in needed if not one.met for cite in one.cites]


@pytest.mark.parametrize(
    ("change", "paragraph"),
    [
        ({"set_strength": 1}, "2e/rr/modifiers/5"),
        ({"multiply_strength": 2}, "2e/rr/modifiers/3"),
        ({"blank": True}, "2e/rr/blank/1"),
        ({"gains_icons": ["power"]}, "2e/rr/gains/4"),
        ({"cannot": ["be killed"]}, "2e/rr/cannot/1"),
    ],
)
def test_a_lasting_effect_says_what_it_changes(change, paragraph):
    """RR Modifiers ¶3, ¶5; Blank ¶1; Gains ¶4; Cannot ¶1."""
    play = doing(
        {"do": "modify", "on": {"name": "Squire"}, "until": "phase"} | change, bob=(character("Squire"),)
    )
    assert play.cites(paragraph)


def test_a_changed_strength_is_said():
    """RR Modifiers ¶2, Strength ¶1: all modifiers in force are counted anew."""
    play = doing(STRONGER, bob=(character("Squire"),))
    assert "2e/rr/modifiers/2" in said(play, "STR")


def test_icons_that_were_gained_say_from_what():
    """RR Gains ¶4: a card that gains an icon functions as if it had it."""
    play = doing({"do": "modify", "on": {"name": "Squire"}, "until": "phase", "gains_icons": ["power"]},
                 bob=(character("Squire", icons="military"),))  # fmt: skip
    assert "2e/rr/gains/4" in account(play, "Squire", "icons")
    assert "2e/rr/lasting-effects/1" in account(play, "Squire", "icons")


def test_a_value_says_that_a_constant_ability_changes_it():
    """RR Constant Abilities ¶1, ¶3: two copies of it apply twice."""
    tree = {"kind": "constant", "effects": [{"do": "modify", "on": {"name": "Squire"}, "strength": 1}]}
    banner = location("Banner", tree)
    play = attacking(banner, banner.copy("Banner 2"), character("Squire"))
    assert "2e/rr/constant-abilities/1" in account(play, "Squire", "str")
    assert "2e/rr/constant-abilities/3" in account(play, "Squire", "str")


def test_a_plot_value_says_what_modifies_it():
    """RR Plot Value Modifiers ¶1, ¶4: cumulative, on the revealed plot card."""
    tree = {
        "kind": "constant",
        "effects": [{"do": "modify", "on": {"type": ["plot"], "controller": "you"}, "reserve": 1}],
    }
    play = attacking(location("Store", tree), plot=plot("Feast", reserve=4))
    assert "2e/rr/plot-value-modifiers/1" in account(play, "Ann", "reserve")


def test_power_says_where_it_lies():
    """RR Power ¶1: the total of power on all cards under a player's control."""
    play = attacking(character("Lord", power=2), power=3)
    assert "2e/rr/power/1" in account(play, "Ann", "power")


def test_a_side_of_a_challenge_says_who_counts():
    """RR Strength ¶2: the STR of the participating characters."""
    play = attacking()
    found = play.machine.questions.account_of_challenge(play.machine.at(play.state), "attacking_str")
    assert "2e/rr/strength/2" in (found.cites if found is not None else ())


def test_a_modified_initiative_is_said_where_it_is_compared():
    """RR Plot Value Modifiers ¶1: as initiative is compared."""
    tree = {
        "kind": "constant",
        "effects": [{"do": "modify", "on": {"type": ["plot"], "controller": "you"}, "initiative": 3}],
    }
    sides = {
        "Ann": Side(play=(location("Raven", tree),), plots=(plot("Feast", initiative=4),)),
        "Bob": Side(plots=(plot("Siege", initiative=5),)),
    }
    play = Table(sides=sides).start("1.2").choose("Feast").choose("Siege")
    assert "2e/rr/plot-value-modifiers/1" in said(play, "nitiative")


def test_what_is_immune_says_that_it_ignores_the_effect():
    """RR Immune ¶1; FAQ 2.1 ¶1."""
    wall = character("Wall", abilities=({"kind": "constant", "effects": [
        {"do": "modify", "on": "self", "immune_to": [{}]}]},))  # fmt: skip
    play = doing({"do": "kneel", "on": {"type": ["character"]}}, bob=(wall, character("Page")))
    assert play.is_kneeling("Page")
    assert "2e/rr/immune/1" in said(play, "Wall ignores")


def test_cannot_be_declared_in_such_challenges_counts_before_the_challenge_is_initiated():
    """RR 4.2 ¶7; Cannot ¶1: the challenge that would be initiated counts."""
    monk = character("Monk", abilities=({"kind": "constant", "condition": {"challenge": ["military"]}, "effects": [
        {"do": "modify", "on": "self", "cannot": ["be declared as an attacker"]}]},))  # fmt: skip
    play = Table(sides={"Ann": Side(play=(monk,)), "Bob": Side()}).start("4.2")
    refused = play.refusal(play.declaring("military", "Bob", "Monk"))
    assert refused
    assert not play.refusal(play.declaring("power", "Bob", "Monk"))
    assert play.attack("power", "Bob", "Monk").cites("2e/rr/4.2/7")


def test_x_is_settled_when_the_effect_comes_into_force():
    """The number that was read does not follow what it was read from (2e/rr/the-letter-x/1)."""
    lift = {"do": "modify", "on": {"name": "Squire"}, "until": "phase",
            "strength": {"number": "of card", "what": "power", "on": {"name": "Lord"}}}  # fmt: skip
    gain = {"do": "gain power", "on": {"name": "Lord"}}
    play = doing(lift, gain, ann=(character("Lord", power=1),), bob=(character("Squire"),))
    assert play.power_on("Lord") == 2
    assert play.strength("Squire") == 4


def test_who_cannot_gain_gold_is_said_not_to():
    """RR Cannot ¶1: absolute."""
    ban = location(
        "Ban", {"kind": "constant", "effects": [{"do": "forbid", "cannot": "gain gold", "player": "any"}]}
    )
    assert "2e/rr/cannot/1" in said(doing(GOLD, ann=(ban,)), "no gold is gained")


def test_a_marshaled_attachment_becomes_attached():
    """RR Attachment Cards ¶1: as it enters play, so that it can be reacted to."""
    smith = location("Smith", {"kind": "reaction", "trigger": {"event": "attach"}, "effects": [GOLD]})
    side = Side(play=(smith, character("Knight")), hand=(attachment("Sword"),), gold=3)
    play = Table(sides={"Ann": side, "Bob": Side()}).start("3.2").use("marshal", "Sword", "Knight")
    assert play.choices == ["Smith"]


def test_gold_cannot_move_where_there_is_nothing():
    """RR Move ¶2: without a valid destination the attempt cannot be made."""
    tree = {"kind": "action", "effects": [
        {"do": "move gold", "amount": 1, "from_player": "you", "to": {"name": "Chest", "pick": {}}}]}  # fmt: skip
    assert attacking(location("Porter", tree), location("Chest"), gold=1).choices == ["Porter"]
    assert attacking(location("Porter", tree), gold=1).choices == []


def test_a_second_limited_event_is_not_played():
    """RR Limited ¶1: no more than 1 card in total each round."""
    tree = {"kind": "action", "effects": [GOLD]}
    songs = tuple(event(name, tree).having(Keyword("limited")) for name in ("Song", "Tale"))
    play = attacking(hand=songs)
    assert play.choices == ["Song", "Tale"]
    assert "Tale" not in play.choose("Song").pass_().choices


def test_cards_are_put_into_play_together():
    """RR Put Into Play ¶1: the cards enter play by the effect."""
    put = {"do": "put into play", "on": {"zone": "hand", "controller": "you"}}
    play = doing(put, hand=(character("A"), character("B")))
    assert (play.zone("A"), play.zone("B")) == ("play", "play")


def test_an_attachment_is_put_into_play_from_the_hand_by_an_effect():
    """RR Put Into Play ¶1: it is attached as it enters play, at no cost."""
    forge = {"do": "attach", "on": {"zone": "hand", "controller": "you"}, "to": {"name": "Knight"}}
    play = doing(forge, ann=(character("Knight"),), hand=(attachment("Sword"),)).choose("Knight")
    assert play.lying_on("Knight")[0] == ["Sword"]


def test_bob_sacrifices_what_bob_controls():
    """RR Sacrifice ¶1: the player who resolves it picks a card that he or she controls."""
    altar = location("Altar", {"kind": "reaction", "trigger": {"event": "kneel"}, "effects": [
        {"do": "sacrifice", "on": {"type": ["character"], "controller": "you", "pick": {}}}]})  # fmt: skip
    kneel = {"do": "kneel", "on": {"name": "Page"}}
    assert doing(kneel, bob=(altar, character("Page"))).choices == ["Altar"]


def test_that_type_is_the_type_of_the_challenge_under_way():
    """RR 4.2 ¶5: an additional challenge of that type."""
    more = {"do": "additional challenge", "type": "chosen", "until": "phase"}
    play = attacking(location("Horn", {"kind": "action", "effects": [more]})).choose("Horn")
    rules = [record.rule for record in play.state.in_force]
    assert [getattr(rule, "type", "") for rule in rules] == ["power"]


def test_outside_an_action_window_nothing_is_marshaled():
    """RR Action Windows ¶1."""
    maid = character("Maid", 0)
    side = Side(play=(character("Knight", attacking=True),), hand=(maid,))
    play = Table(sides={"Ann": side, "Bob": Side(play=(character("Page"),))}, challenge="power").start(
        "4.2.1"
    )
    assert play.asked == ("Bob", "defenders")
    assert "2e/rr/action-windows/1" in play.why_not("marshal", "Maid", player="Ann")


def test_why_a_card_cannot_be_saved():
    """RR Sacrifice ¶4: from a sacrifice; FAQ 3.2 ¶1: from what pays a cost; Save ¶3."""
    play = attacking(character("Squire"))
    squire = play.card("Squire")

    def why(kind: str, **more: Any) -> tuple[str, ...]:
        return why_no_save(play.machine.at(play.state), Event(kind=kind, card=squire, player=0, **more))

    assert "2e/rr/sacrifice/4" in why("sacrifice")
    assert "2e/rr/save/3" in why("kill", can_be_saved=False)
    assert "2e/faq/3.2/1" in why("discard from play", can_be_saved=False, cause="cost")
    assert "2e/faq/3.1/1" in why("kill", cause="terminal condition")
    assert why("kill") == ()


def test_several_reactions_in_one_window_cite_that_there_are_several():
    """RR Reactions ¶6, ¶7: several abilities, and copies of one."""
    tree = {"kind": "reaction", "trigger": {"event": "kneel"}, "effects": [GOLD]}
    owl = location("Owl", tree)
    play = doing({"do": "kneel", "on": {"type": ["character"]}}, ann=(owl, owl.copy("Owl 2")),
                 bob=(character("A"), character("B")))  # fmt: skip
    assert "2e/rr/triggering-condition/2" in said(play, "Reactions after")
    assert "2e/rr/reactions/7" in said(play, "Reactions after")


def test_who_has_enough_power_and_cannot_win_is_told_so():
    """RR Cannot ¶1; FAQ Tycho Nestoris ¶2."""
    banker = character("Banker", abilities=({"kind": "constant", "effects": [
        {"do": "forbid", "cannot": "win", "player": "you"}]},))  # fmt: skip
    play = doing({"do": "gain power", "amount": 1}, ann=(banker,), power=14)
    assert "2e/rr/cannot/1" in said(play, "cannot win the game")


def test_an_effect_on_the_plot_of_the_attacking_player_waits_for_a_challenge():
    """FAQ 2.5 ¶1: a position; whatever card comes to occupy it while the effect is active."""
    lower = {
        "do": "modify",
        "on": {"type": ["plot"], "controller": "attacking player"},
        "claim": 1,
        "until": "phase",
    }
    bell = location("Bell", {"kind": "action", "effects": [lower]})
    here = {
        "do": "modify",
        "on": {"type": ["plot"], "controller": "loser"},
        "claim": 1,
        "until": "phase",
    }
    never = location("Gong", {"kind": "action", "effects": [{k: v for k, v in here.items() if k != "until"}]})
    play = Table(sides={"Ann": Side(play=(bell, never)), "Bob": Side()}).start("4.1")
    assert play.choices == ["Bell"]


def test_a_card_that_is_marshaled_from_where_it_lies_in_play_is_not_attached_there_any_more():
    """RR Facedown Cards ¶1; FAQ Dothraki Handmaiden ¶2: it is in play as an attachment until then."""
    play = attacking(character("Maid", attachments=(attachment("Veil"),)))
    veil = play.card("Veil")
    state = out_of_its_zone(play.machine.at(play.state), veil)
    assert state.cards[play.card("Maid")].attachments == ()
    assert veil not in state.players[0].play


def test_a_card_enters_play_standing_unless_the_effect_says_otherwise():
    """RR Stand ¶2 (2e/rr/stand/2): the default state in which cards enter play."""
    put = {"do": "put into play", "on": {"zone": "hand", "controller": "you"}}
    assert doing(put, hand=(character("Maid"),)).zone("Maid") == "play"
    assert not doing(put, hand=(character("Maid"),)).is_kneeling("Maid")


def test_an_agenda_is_not_removed_from_the_game():
    """RR Agenda Cards ¶3 (2e/rr/agenda-cards/3): not by other card abilities."""
    oath = Card(face=CardFace(name="Oath", type="agenda"))
    play = doing({"do": "move", "on": {"name": "Oath", "zone": "hand"}, "to": "out of game"}, hand=(oath,))
    assert play.zone("Oath") == "hand"


def test_the_count_of_a_challenge_cites_why_a_participant_does_not_contribute():
    """FAQ 2.10 ¶5: a character that does not contribute its STR still participates."""
    mute = {"kind": "constant", "effects": [
        {"do": "modify", "on": {"name": "Squire"}, "rules": ["does not contribute STR"]}]}  # fmt: skip
    squire = character("Squire", attacking=True)
    side = Side(play=(character("Knight", attacking=True), squire, location("Gag", mute)))
    play = Table(sides={"Ann": side, "Bob": Side()}, challenge="power").start("4.2.1").until("4.2.3")
    assert "2e/faq/2.10/5" in said(play, "STR")


CLAIM = """
edition: 2e
players:
  Ann: {{plot: {{name: P, gold: 0, initiative: 0, claim: 1, reserve: 6}}, play: [Knight: attacking]}}
  Bob: {{play: [{theirs}]}}
cards:
  Knight: {{type: character, cost: 3, str: 3, icons: [military]}}
  Page: {{type: character, cost: 1, str: 1, icons: [military]}}
  Squire: {{type: character, cost: 1, str: 1, icons: [military]}}
challenge: {{type: military, attacker: Ann, defender: Bob}}
start: duck
run:
  - Bob: {{choose: Page}}
"""


@pytest.mark.parametrize(("theirs", "is_forced"), [("Page", True), ("Page, Squire", False)])
def test_a_choice_of_all_that_there_is_is_said_to_be_the_only_one(theirs, is_forced):
    """RR Military Claim ¶1: with one character for claim 1 there is nothing to choose among."""
    result = run_text(CLAIM.format(theirs=theirs))
    assert result.exit == 0, result
    line = next(line for line in result.trace if "Page for military claim" in line.text)
    assert line.text.endswith("(the only legal choice).") is is_forced
    assert line.cites[0] == "2e/rr/4.2.4/2"
