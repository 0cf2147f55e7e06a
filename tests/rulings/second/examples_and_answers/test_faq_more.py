"""The FAQ's questions whose cards take control, forbid, replace, or reach out of play."""

from tests.rulings.abilities import (
    GOLD,
    KNEEL,
    POWER,
    action,
    constant,
    duck,
    interrupt,
    reaction,
    window,
)
from tests.rulings.cards import attachment, character, event, location, plot
from tests.rulings.play import Side, Table


def forbidding(cannot, player="opponent", **more):
    """A constant ability that forbids something."""
    return {"kind": "constant", "effects": [{"do": "forbid", "player": player, "cannot": cannot} | more]}


def test_catelyn_prevents_triggered_card_abilities_that_a_player_would_initiate():
    """FAQ Catelyn Stark ¶2 (2e/faq/catelyn-stark/2), RR Cannot ¶1: not forced ones, not duplicates, not keywords."""
    catelyn = character("Catelyn", 1, attacking=True, abilities=(forbidding("trigger"),))
    forced = location("Toll", reaction("lose challenge", KNEEL, forced=True, trigger={"player": "you"}))
    free = location("Grief", reaction("lose challenge", GOLD, trigger={"player": "you"}), action(GOLD))
    lord = character("Lord", duplicates=1)
    play = duck(catelyn, bob=(forced, free, lord), type_="military")

    assert play.asked == ("Bob", "claim"), "Grief could not be used, and Toll needed nobody"
    assert play.is_kneeling("Toll")
    assert play.choose("Lord").asked == ("Bob", "interrupt"), "the duplicate's is a game ability"
    without = duck(bob=(forced, free, lord), type_="military")
    assert without.asked == ("Bob", "reaction")


def test_control_reverts_to_the_next_most_recent_effect():
    """FAQ Multiple Take Control Effects ¶2 (2e/faq/multiple-take-control-effects/2)."""
    black = location(
        "Black", action({"do": "take control", "until": "game"}, choose={"cards": {"name": "Ned"}})
    )
    ward = location(
        "Ward", action({"do": "take control", "until": "phase"}, choose={"cards": {"name": "Ned"}})
    )
    sides = {
        "Ann": Side(play=(character("Knight", attacking=True, kneeling=True), black)),
        "Bob": Side(play=(character("Ned", kneeling=True),)),
        "Cat": Side(play=(ward,)),
    }
    play = Table(sides=sides, challenge="power").start("4.2.1").choose("Black").choose("Ned").pass_()

    taken = play.choose("Ward").choose("Ned")

    assert play.controls("Ann", "Ned")
    assert taken.controls("Cat", "Ned")
    assert taken.end().controls("Ann", "Ned"), "not its owner: the first effect lasts"
    assert taken.end().cites("2e/faq/multiple-take-control-effects/2")


def test_the_most_recent_replacement_is_the_one_that_is_used():
    """RR Replacement Effects ¶1, ¶2 (2e/rr/replacement-effects/3, 2e/faq/scouting-vessel/3): it still occurs, differently."""
    deck = {"do": "instead", "effects": [{"do": "move", "on": "self", "to": "bottom of deck"}]}
    power = {"do": "gain power", "amount": 2}
    benjen = character(
        "Benjen", abilities=(interrupt("kill", power, deck, trigger={"card": {"this": True}}),)
    )
    crypt = location("Crypt", interrupt(
        "kill", {"do": "instead", "effects": [{"do": "return to hand", "on": "occurrence"}]}))  # fmt: skip
    mourner = location("Mourner", reaction("kill"))
    table = Table(sides={"Ann": Side(play=(benjen, crypt, mourner), deck=(3,)), "Bob": Side()})
    play = table.occurrence("kill", "Benjen")

    alone = play.choose("Benjen")
    last = alone.choose("Crypt")

    replaced = alone.pass_()
    assert (replaced.zone("Benjen"), replaced.power("Ann")) == ("deck", 2)
    assert replaced.asked == ("Ann", "reaction"), "he was killed"
    assert last.zone("Benjen") == "hand"


def test_pillage_may_discard_three_instead():
    """FAQ Scouting Vessel ¶2 (2e/faq/scouting-vessel/2), RR Replacement Effects ¶1."""
    three = {"do": "instead", "effects": [{"do": "discard from deck", "amount": 3}]}
    vessel = location("Vessel", interrupt("discard from deck", three, trigger={"cause": "pillage"}))
    raider = character("Raider", keywords="pillage", attacking=True)
    play = duck(vessel, raider, bob_deck=(7,)).choose("Raider")

    assert play.asked == ("Ann", "interrupt")
    assert len(play.choose("Vessel").end().state.players[1].discard) == 3


def test_power_is_moved_to_a_plot_but_not_to_an_agenda():
    """FAQ A Cask of Ale ¶2 (2e/faq/a-cask-of-ale/2), RR In Play and Out of Play ¶1: a revealed plot is in play."""
    move = {"do": "move power", "amount": 1, "source": {"name": "Cask"}, "to": "target"}
    cask = location("Cask", action(move, choose={"cards": {"controller": "you", "this": False}}), power=2)
    play = window(cask)

    assert "plot 0" in play.choose("Cask").choices
    moved = play.choose("Cask").choose("plot 0")
    assert (moved.power_on("plot 0"), moved.power_on("Cask"), moved.power("Ann")) == (1, 1, 2)


def test_a_card_that_left_the_discard_pile_is_no_longer_found_there():
    """FAQ 2.4 ¶1, ¶2: such an ability cannot interact with a card that is not in that specific out-of-play area."""
    crone = location("Crone", reaction("discard from deck", {"do": "return to hand", "on": "occurrence"},
                                       trigger={"card": {"type": ["character"]}}))  # fmt: skip
    raider = character("Raider", keywords="pillage", attacking=True)
    sides = {"Ann": Side(play=(raider, crone)), "Bob": Side(play=(crone,), deck=(character("Pie"), 2))}
    play = Table(sides=sides, challenge="power").start("duck").choose("Raider")

    taken = play.choose("Crone")

    assert taken.zone("Pie") == "hand"
    assert taken.is_over, "Bob's Crone finds nothing"


def test_immunity_protects_the_card_itself_and_from_effects_only():
    """RR Immune ¶1, ¶3: not what is attached to it; and it may be used to pay costs."""
    saint = character(
        "Saint",
        kneeling=True,
        attachments=(attachment("Sword"),),
        abilities=(constant("self", immune_to=[{"type": ["event"], "zone": "any"}]),),
    )
    enemy = {"type": ["character"], "controller": "opponent"}
    hand = (
        event("Arrow", action({"do": "kill"}, choose={"cards": enemy})),
        event("Thief", action({"do": "discard from play"}, choose={"cards": {"type": ["attachment"]}})),
        event("Fire", action({"do": "kill", "on": enemy})),
    )
    axe = location("Axe", action({"do": "kill"}, choose={"cards": enemy}))
    play = window(axe, hand=hand, bob=(saint, character("Cook", kneeling=True)))

    assert play.choose("Arrow").choices == ["Cook"]
    assert play.choose("Thief").choices == ["Sword"]
    burnt = play.choose("Fire")
    assert (burnt.zone("Saint"), burnt.zone("Cook")) == ("play", "dead")
    assert play.choose("Axe").choices == ["Saint", "Cook"], "a location's effect is no event's"
    offer = event("Offer", action(POWER, costs=[{"do": "sacrifice", "on": {"name": "Saint", "pick": {}}}]))
    assert window(saint, hand=(offer,)).choose("Offer").choose("Saint").zone("Saint") == "discard"


def test_immunity_gained_later_does_not_remove_what_was_applied():
    """RR Immune ¶2: pre-existing lasting effects that have been applied to the card are not removed."""
    curse = event(
        "Curse",
        action({"do": "modify", "strength": -2, "until": "phase"}, choose={"cards": {"name": "Saint"}}),
    )
    faith = location(
        "Faith",
        action(
            {"do": "modify", "immune_to": [{"type": ["event"], "zone": "any"}], "until": "phase"},
            choose={"cards": {"name": "Saint"}},
        ),
    )
    play = window(faith, character("Saint", 5), hand=(curse,)).choose("Curse").choose("Saint").pass_()

    assert play.choose("Faith").choose("Saint").strength("Saint") == 5 - 2


def test_you_in_an_ability_that_others_may_trigger_is_who_triggers_it():
    """FAQ 2.7 ¶2: the word "you" refers to the player who is triggering the ability."""
    inn = location("Inn", action({"do": "gain gold", "player": "you"}, initiated_by="any player"))
    own = location("Own", action(GOLD))
    play = window(inn, own).pass_()

    assert play.asked == ("Bob", "action")
    assert play.choices == ["Inn"], "Own may be used by its controller only"
    assert [player.gold for player in play.choose("Inn").state.players] == [3, 3 + 1]


def test_targets_of_a_later_aspect_need_not_be_there_at_first():
    """RR Target ¶7: targets chosen after the initiation need not be verified when the ability is initiated."""
    rite = location("Rite", action(GOLD, then=[
        {"do": "choose", "choose": {"cards": {"name": "Ghost"}}, "effects": [{"do": "kneel"}]}]))  # fmt: skip

    used = window(rite).choose("Rite")

    assert used.state.players[0].gold == 3 + 1
    assert window(rite, character("Ghost")).choose("Rite").choose("Ghost").is_kneeling("Ghost")


def test_wildfire_spares_the_characters_that_are_chosen():
    """FAQ 2.3 ¶1, ¶2: referential targets; the effect resolves on the characters not chosen."""
    others = {"type": ["character"], "excluding": [{"among": "target"}]}
    fire = {
        "kind": "when revealed",
        "choose": [{"cards": {"type": ["character"]}, "least": 0, "most": 1, "each_of": "any"}],
        "effects": [{"do": "kill", "can_be_saved": False, "on": others}],
    }
    sides = {
        "Ann": Side(play=(character("Cook"), character("Page")), plots=(plot("Wildfire", fire),)),
        "Bob": Side(play=(character("Lord"), character("Maid")), plots=(plot("Calm", initiative=0),)),
    }
    play = Table(sides=sides).start("1.2").choose("Wildfire").choose("Calm")

    spared = play.choose("Ann") if play.asked[1] == "first player" else play
    spared = spared.choose("Cook").choose("Lord")

    assert [spared.zone(name) for name in ("Cook", "Page", "Lord", "Maid")] == [
        "play",
        "dead",
        "play",
        "dead",
    ]


def test_a_delayed_effect_is_one_of_the_card_that_created_it():
    """FAQ 2.2 ¶1: for immunity the delayed effect is an effect of the card and card type that created it."""
    saint = character(
        "Saint", kneeling=True, abilities=(constant("self", immune_to=[{"type": ["event"], "zone": "any"}]),)
    )
    doom = event("Doom", action({"do": "at the end of", "period": "phase", "effects": [
        {"do": "kill", "on": {"type": ["character"], "controller": "opponent"}}]}))  # fmt: skip
    play = window(hand=(doom,), bob=(saint, character("Cook", kneeling=True))).choose("Doom")

    ended = play.end()

    assert (ended.zone("Saint"), ended.zone("Cook")) == ("play", "dead")


def test_tycho_keeps_his_player_from_winning_by_any_means():
    """FAQ Tycho Nestoris ¶2 (2e/faq/tycho-nestoris/2), RR Cannot ¶1: the game ends with no winner."""
    tycho = character("Tycho", abilities=(forbidding("win", player="you"),))
    rich = duck(tycho, ann_power=14)
    assert rich.until("4.2.4").state.winner == -1
    study = location("Study", action({"do": "draw", "player": "opponent"}))

    alone = window(tycho, study, bob_deck=(1,)).choose("Study")

    assert (alone.state.winner, alone.is_over) == (-1, True)


def test_a_card_put_into_play_from_shadows_is_brought_out_of_shadows_too():
    """FAQ No Surprises ¶2 (2e/faq/no-surprises/2), 2e/rr/shadows.bringing-a-card-out-of-shadows/7: so it is prevented."""
    spy = location(
        "Spy", action({"do": "put into play"}, choose={"cards": {"zone": "shadows", "controller": "you"}})
    )
    law = location("Law", forbidding("bring out of shadows"))
    dark = (character("Dark", 2),)

    assert window(spy, shadows=dark).choose("Spy").choose("Dark").zone("Dark") == "play"
    assert "Spy" not in window(spy, bob=(law,), shadows=dark).choices


def test_a_location_is_marshaled_and_stays_in_play():
    """RR Location Cards ¶1, Marshaling phase player action window ¶6: it enters play, and remains unless removed."""
    sides = {"Ann": Side(hand=(location("Inn", cost=2),), plot=plot("Feast", gold=5)), "Bob": Side()}
    play = Table(sides=sides).start("3.1")

    marshaled = play.choose("Inn")

    assert marshaled.zone("Inn") == "play"
    assert marshaled.state.players[0].gold == 5 - 2
    assert marshaled.until("4.1").zone("Inn") == "play"


def test_duplicates_are_no_attachments():
    """RR Duplicates ¶4: not affected by, and no matter for, text that refers to attachments."""
    lord = character("Lord", unique=True)
    axe = location("Axe", action({"do": "discard from play", "on": {"type": ["attachment"]}}), action(GOLD))
    sides = {"Ann": Side(play=(lord, axe), hand=(lord,), plot=plot("Feast", gold=5)), "Bob": Side()}
    play = Table(sides=sides).start("3.1")

    placed = play.choose("Lord")
    placed = placed.pass_() if placed.asked == ("Bob", "action") else placed

    assert len(placed.state.cards[placed.card("Lord")].duplicates) == 1
    assert placed.state.cards[placed.card("Lord")].attachments == ()
    assert placed.choices.count("Axe") == 1, "there is no attachment to discard"
