"""Values computed from the start: STR with its modifiers, icons, keywords and traits as instances, immunity, X."""

import pytest

from agot_judge.engine.values.values import factions, icons, is_blank, keywords, plot_value, traits
from tests.rulings.abilities import (
    GOLD,
    KNEEL,
    POWER,
    action,
    constant,
    duck,
    interrupt,
    lasting,
    reaction,
    window,
)
from tests.rulings.cards import Card, character, location
from tests.rulings.play import Side, Table


def changed(*changes, strength=5):
    """The STR of a character on which these lasting effects are in force."""
    return window(
        character("Lord", strength), in_force=tuple(lasting("Lord", **change) for change in changes)
    ).strength("Lord")


def test_additions_and_subtractions_come_before_doubling_and_halving():
    """RR Modifiers ¶1, ¶3: all additive and subtractive modifiers before doubling and/or halving modifiers."""
    assert changed({"multiply_strength": 2}, {"strength": 1}) == (5 + 1) * 2
    assert changed({"halve_strength": "up"}, {"strength": -1}) == (5 - 1) // 2
    assert changed({"multiply_strength": 2}, {"halve_strength": "up"}, {"strength": 2}) == 5 + 2


def test_fractions_are_rounded_up_after_all_modifiers():
    """RR Modifiers ¶4: fractional values are rounded up after all modifiers have been applied."""
    assert changed({"halve_strength": "up"}) == 3
    assert changed({"halve_strength": "up"}, {"halve_strength": "up"}) == 2


def test_a_set_value_overrides_the_others_and_the_most_recent_one_prevails():
    """RR Modifiers ¶5: it overrides all non-set modifiers, later ones too; the most recent set takes precedence."""
    assert changed({"set_strength": 2}, {"strength": 4}) == 2
    assert changed({"set_strength": 2}, {"set_strength": 7}) == 7
    assert changed({"set_strength": 7}, {"set_strength": 2}, {"multiply_strength": 2}) == 2


def test_below_zero_is_zero_but_the_excess_is_not_lost():
    """RR Modifiers ¶2, ¶6: negative modifiers in excess can be applied; the result below zero is treated as zero."""
    assert changed({"strength": -9}) == 0
    assert changed({"strength": -9}, {"strength": 6}) == 5 - 9 + 6


def test_the_printed_str_is_the_base_and_x_is_0():
    """RR Strength ¶1, Base Value ¶1, 2e/rr/the-letter-x/1: unless specified, the letter X is always equal to 0."""
    unknown = Card(face=character("Mystery").face.__class__(name="Mystery", type="character", strength="X"))

    assert changed() == 5
    assert window(unknown, in_force=(lasting("Mystery", strength=2),)).strength("Mystery") == 0 + 2


def test_an_icon_gained_twice_is_lost_once_at_a_time():
    """FAQ 3.4 ¶1, RR Gains ¶4: it functions as if it has one instance; a loss takes one of the instances."""
    gain, loss = lasting("Lord", gains_icons=["power"]), lasting("Lord", loses_icons=["power"])
    lord = character("Lord", icons="power")

    def has(*in_force):
        play = window(lord, in_force=in_force)
        return icons(play.machine.at(play.state), play.card("Lord"))

    assert has(gain) == has(gain, loss) == {"power"}
    assert has(gain, loss, loss) == frozenset()


def test_losing_all_takes_every_instance():
    """FAQ 2.9 ¶1, ¶2: a Hedge Knight with Knighted that loses all Traits has no traits."""
    knighted = lasting("Hedge Knight", gains_traits=["Knight"], gains_keywords=["renown"])
    no_one = lasting("Hedge Knight", loses_traits=["all"], loses_keywords=["all"])
    hedge_knight = character("Hedge Knight", keywords="renown", traits=("Knight",))
    before = window(hedge_knight, in_force=(knighted,))
    play = window(hedge_knight, in_force=(knighted, no_one))

    assert traits(before.machine.at(before.state), before.card("Hedge Knight")) == {"Knight"}
    assert traits(play.machine.at(play.state), play.card("Hedge Knight")) == frozenset()
    assert keywords(play.machine.at(play.state), play.card("Hedge Knight")) == ()


def test_a_keyword_from_several_sources_is_one_instance():
    """RR Keywords ¶1, ¶3: it functions as if it has one instance of that keyword."""
    gained = lasting("Loras", gains_keywords=["renown"])
    loras = character("Loras", keywords="renown", attacking=True)
    play = duck(loras, in_force=(gained,))

    assert play.choices == ["Loras"]
    assert play.choose("Loras").until("4.2.6").power_on("Loras") == 1


def test_a_blank_text_box_has_no_keywords_abilities_or_traits_but_what_is_gained_stays():
    """RR Blank ¶1, ¶2: it does not have any of its printed content; what is gained from another source is not blanked."""
    lord = character(
        "Lord", keywords="renown", traits=("Lord",), abilities=(action(GOLD), constant("self", strength=2))
    )
    blank = lasting("Lord", blank=True)
    gained = lasting("Lord", gains_keywords=["insight"], gains_traits=["Knight"])
    play = window(lord, in_force=(blank, gained))

    assert play.choices == []
    assert play.strength("Lord") == 3
    assert [str(one) for one in keywords(play.machine.at(play.state), play.card("Lord"))] == ["insight"]
    assert traits(play.machine.at(play.state), play.card("Lord")) == {"Knight"}
    unmet = [r for r in play.machine.requirements(play.state, 0, play.card("Lord")) if not r.met]
    assert "2e/rr/blank/1" in unmet[0].cites


def test_a_duplicate_is_a_blank_card_and_no_attachment():
    """RR Duplicates ¶5: no text, no traits; nor is it affected by text that refers to attachments."""
    squire = character("Squire", duplicates=1, abilities=(action(GOLD),))
    axe = location("Axe", action({"do": "discard from play", "on": {"type": ["attachment"]}}))
    play = window(squire, axe)

    duplicate = play.state.cards[play.card("Squire")].duplicates[0]
    assert is_blank(play.machine.at(play.state), duplicate)
    assert play.choices == ["Squire"], "there is no attachment to discard"


def test_a_facedown_card_has_no_attributes_but_those_given_to_it():
    """RR Facedown Cards ¶1: no inherent attributes other than "facedown card"; it may be granted attributes."""
    hidden = Card(face=character("Hidden", 4, traits=("Lord",)).face, facedown=True)
    play = window(hidden, character("Cook"), in_force=(lasting("Hidden", gains_traits=["Ghost"]),))

    assert play.strength("Hidden") == 0
    assert icons(play.machine.at(play.state), play.card("Hidden")) == frozenset()
    assert traits(play.machine.at(play.state), play.card("Hidden")) == {"Ghost"}
    sides = {
        "Ann": Side(play=(character("Knight", attacking=True),)),
        "Bob": Side(play=(hidden, character("Cook"))),
    }
    assert Table(sides=sides, challenge="military").start("duck").choices == ["Cook"]


def test_a_card_that_names_itself_means_itself_only():
    """RR Self-Referential Text ¶1: it is referring to itself only, and not to other copies of the card."""
    twin = character(
        "Twin",
        2,
        abilities=(constant("self", strength=1), interrupt("kill", KNEEL, trigger={"card": {"this": True}})),
    )
    table = Table(sides={"Ann": Side(play=(twin, twin)), "Bob": Side()})

    play = table.occurrence("kill", "Twin")

    assert len(play.choices) == 1
    assert play.decision.options[0].card == play.card("Twin")


def test_you_is_the_controller_of_the_card():
    """FAQ 2.7 ¶1: the pronoun generally refers to the controller of the card."""
    inn = location("Inn", action({"do": "gain gold", "player": "you"}, {"do": "draw", "player": "opponent"}))
    feast = location("Feast", reaction("win challenge", POWER, trigger={"player": "you"}))

    used = window(bob=(inn,)).pass_().choose("Inn")

    assert [player.gold for player in used.state.players] == [3, 3 + 1]
    assert (used.hand("Ann"), used.hand("Bob")) == (1, 0)
    assert duck(bob=(feast,)).until("4.2.3").power("Bob") == 0
    assert duck(feast).choose("Feast").power("Ann") == 1 + 1, "for the unopposed challenge too"


def test_a_card_of_no_faction_is_neutral():
    """RR Neutral ¶1: cards not affiliated with any faction are neutral."""
    wolf = Card(face=character("Wolf").face.__class__(name="Wolf", type="character", factions=("stark",)))
    net = location(
        "Net", action({"do": "kneel"}, choose={"cards": {"type": ["character"], "faction": ["neutral"]}})
    )
    play = window(net, wolf, character("Stray"))

    assert factions(play.machine.at(play.state), play.card("Wolf")) == {"stark"}
    assert play.choose("Net").choices == ["Stray"]


def test_power_counts_where_it_lies():
    """RR Power ¶1, FAQ 1.4 ¶1, ¶2: all power on cards under a player's control; a token itself is under nobody's."""
    sides = {"Ann": Side(play=(character("Ward", power=3),), power=2), "Bob": Side(power=1)}

    play = Table(sides=sides, owners={"Ward": "Bob"}).start("4.2")

    assert (play.power("Ann"), play.power("Bob")) == (2 + 3, 1)


@pytest.mark.parametrize("name", ["gold", "initiative", "claim", "reserve"])
def test_modifiers_of_plot_values_are_cumulative(name):
    """RR Plot Value Modifiers ¶1, ¶4, Initiative ¶1: all active ones under a player's control, on the revealed plot."""
    banner = location("Banner", constant({"type": ["plot"], "controller": "you"}, **{name: 1}))
    play = window(banner, banner, bob=(banner,))

    printed = 1 if name == "claim" else 0
    assert plot_value(play.machine.at(play.state), 0, name) == printed + 1 + 1
    assert plot_value(play.machine.at(play.state), 1, name) == printed + 1


def test_who_attacks_is_on_the_attackers_side_and_takes_part_or_does_not():
    """RR Attacker ¶1, Defender ¶1, Participating ¶1, ¶2: on the side of the player who initiated the challenge."""
    net = location(
        "Net", action({"do": "place token", "token": "net"}, choose={"cards": {"attacking": True}})
    )
    trap = location(
        "Trap", action({"do": "place token", "token": "trap"}, choose={"cards": {"defending": True}})
    )
    table = Table(
        sides={
            "Ann": Side(play=(character("Knight", attacking=True), character("Squire"), net, trap)),
            "Bob": Side(play=(character("Guard", defending=True), character("Cook", kneeling=True))),
        },
        challenge="power",
    )
    play = table.start("4.2.1")
    play = play.pass_() if play.asked[1] == "defenders" else play

    assert play.choose("Net").choices == ["Knight"]
    assert play.choose("Trap").choices == ["Guard"]


def test_a_character_contributes_its_str_without_participating():
    """FAQ 2.10 ¶1, ¶2, RR Strength ¶2: the STR of any character that is contributing is added, once."""
    anya = location("Anya", action({"do": "modify", "contributes_its_strength": True, "until": "challenge"},
                                   choose={"cards": {"name": "Pycelle"}}))  # fmt: skip
    play = window(anya, anya, bob=(character("Pycelle", 4, kneeling=True),)).choose("Anya").choose("Pycelle")

    once = play.until("4.2.3")
    again = play.pass_().choose("Anya").choose("Pycelle").until("4.2.3")

    assert once.challenge.attacking_strength == 3 + 4
    assert again.challenge.attacking_strength == 3 + 4
    assert once.challenge.attackers == (once.card("Knight"),)


def test_what_says_that_a_character_does_not_contribute_takes_precedence():
    """FAQ 2.10 ¶5, RR Strength ¶4: it takes precedence over any card ability or framework effect that says the opposite."""
    shame = lasting("Knight", "challenge", rules=["does not contribute STR"])
    pride = lasting("Knight", "challenge", contributes_its_strength=True)

    play = duck(in_force=(shame, pride)).until("4.2.3")

    assert play.challenge.attacking_strength == 0
    assert play.challenge.winner == -1
    assert duck(in_force=(pride,)).until("4.2.3").challenge.attacking_strength == 4


def test_the_most_recent_contribution_prevails_and_removal_does_not_end_it():
    """FAQ 2.10 ¶3, ¶4 (2e/faq/2.10/6): a character contributes to one side only; removed from the challenge, it goes on."""
    anya = location("Anya", action({"do": "modify", "contributes_its_strength": True, "until": "challenge"},
                                   choose={"cards": {"name": "Pycelle"}}))  # fmt: skip
    hotah = location("Hotah", action({"do": "remove from challenge"}, choose={"cards": {"name": "Pycelle"}}))
    table = Table(
        sides={
            "Ann": Side(play=(character("Knight", 3, attacking=True), anya, hotah)),
            "Bob": Side(
                play=(
                    character("Pycelle", 4, defending=True, kneeling=True),
                    character("Guard", 1, defending=True, kneeling=True),
                )
            ),
        },
        challenge="power",
    )
    play = table.start("4.2.1").choose("Anya").choose("Pycelle").pass_()

    taken = play.until("4.2.3")
    removed = play.choose("Hotah").choose("Pycelle").until("4.2.3")

    assert (taken.challenge.attacking_strength, taken.challenge.defending_strength) == (3 + 4, 1)
    assert (removed.challenge.attacking_strength, removed.challenge.defending_strength) == (3 + 4, 1)


def test_zones_are_distinct_and_in_play_is_none_of_them():
    """RR Dead Pile ¶1, Discard Pile ¶1, In Play and Out of Play ¶2, Ownership and Control ¶3, Abilities ¶5."""

    def reached(zone, controller="any"):
        cards = {"type": ["character"], "zone": zone, "controller": controller}
        rite = location("Rite", action(GOLD, condition={"exists": cards}))
        play = window(rite, discard=(character("Old"),), bob_hand=(character("Cook"),))
        return "Rite" in play.choices

    assert reached("discard", "you")
    assert not reached("discard", "opponent")
    assert not reached("dead")
    assert reached("hand", "opponent")
    axe = location("Axe", action({"do": "kill", "on": {"type": ["character"]}}))
    killed = window(axe, hand=(character("Page"),)).choose("Axe")
    assert killed.zone("Page") == "hand", "an ability only interacts with cards in play"


def test_printed_means_what_is_printed():
    """RR Printed ¶1: the value that is physically printed on the card, whatever modifies it."""
    small = {"type": ["character"], "where": [{"of": "printed STR", "relation": "at most", "amount": 2}]}
    net = location("Net", action({"do": "kneel"}, choose={"cards": small}))
    changes = (lasting("Page", strength=5), lasting("Lord", strength=-4))
    play = window(net, character("Page", 2), character("Lord", 4), in_force=changes)

    assert play.choose("Net").choices == ["Page"]


def test_traits_do_nothing_but_are_referred_to():
    """RR Traits ¶2: no inherent effect on the game; some card abilities reference cards that possess them."""
    call = location(
        "Call", action({"do": "place token", "token": "oath"}, choose={"cards": {"trait": ["Knight"]}})
    )
    play = window(call, character("Loras", 3, traits=("Knight", "Lord")), character("Cook", 3))

    assert play.choose("Call").choices == ["Loras"]
    assert play.strength("Loras") == play.strength("Cook")


def test_attacking_and_defending_player_are_those_of_the_challenge():
    """RR Attacker ¶2, Defender ¶2: the player that initiated the challenge, and against whom it is resolving."""
    inn = location("Inn", reaction("win challenge", trigger={"as_player": "attacking player"}))
    wall = location("Wall", reaction("win challenge", trigger={"as_player": "defending player"}))
    lost = (character("Guard", 9, defending=True), wall, inn)

    assert duck(inn, wall).choices == ["Inn"]
    assert duck(bob=lost).choices == ["Wall"]


def test_what_is_done_in_player_order_begins_with_the_first_player():
    """RR Player Order ¶1, First Player ¶4: the first player first, followed by the others in clockwise order."""
    feast = location("Feast", action(GOLD | {"player": "any"}))
    sides = {name: Side(play=(feast,) if name == "Cat" else ()) for name in ("Ann", "Bob", "Cat")}
    sides["Bob"] = Side(play=(character("Knight", attacking=True),), power=14)
    gift = {"do": "gain power", "player": "any"}
    sides["Cat"] = Side(play=(location("Feast", action(gift)),), power=14)
    play = Table(sides=sides, challenge="power", attacker="Bob", defender="Ann", first_player="Bob").start(
        "4.2.1"
    )

    reached = play.until_asked("action").pass_().choose("Feast")

    assert reached.asked == ("Bob", "winner")
    assert reached.choices == ["Bob", "Cat"]


def test_a_blank_card_modifies_no_plot_value():
    """RR Plot Value Modifiers ¶5: if the printed text box is considered blank, its modifiers are not active."""
    banner = location("Banner", constant({"type": ["plot"], "controller": "you"}, reserve=1))

    active, blank = window(banner), window(banner, in_force=(lasting("Banner", blank=True),))

    assert plot_value(active.machine.at(active.state), 0, "reserve") == 1
    assert plot_value(blank.machine.at(blank.state), 0, "reserve") == 0


def test_there_is_no_limit_to_tokens_or_cards_drawn():
    """RR Tokens ¶1, Drawing Cards ¶4: no limit to any of them."""
    mint = location("Mint", action({"do": "gain gold", "amount": 500}, {"do": "draw", "amount": 40}))

    rich = window(mint, deck=(60,)).choose("Mint")

    assert rich.state.players[0].gold == 3 + 500
    assert rich.hand("Ann") == 40


def test_what_a_card_says_takes_precedence_over_the_rules():
    """RR The Golden Rules ¶2: a card that enters play knelt, although cards enter play standing by default."""
    lord = character(
        "Lord", 2, kneeling=True, abilities=(constant("self", rules=["contributes while kneeling"]),)
    )
    plain = character("Page", 1)
    sides = {"Ann": Side(play=(lord,)), "Bob": Side(play=(plain,))}

    play = Table(sides=sides).start("5.1").until("5.3")

    assert play.power("Ann") == 1, "a kneeling character does not count for dominance, but for what it says"
    assert play.power("Bob") == 0
