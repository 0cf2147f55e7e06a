"""Targets: who chooses, among what, how many, and what is named instead of a card."""

from agot_judge.engine.state.decision import Answer
from tests.rulings.cards import character, location
from tests.rulings.doing import able, doing, icons_of
from tests.rulings.play import Side
from tests.rulings.tables import run
from tests.rulings.texts import PLOT

KNEEL = {"do": "kneel"}
ANY = {"type": ["character"]}


def test_an_opponent_chooses_where_the_card_says_so():
    """RR Target ¶2: the controller of the ability chooses unless otherwise specified by the card."""
    choose = {"cards": {"type": ["character"], "controller": "opponent"}, "by": "opponent"}
    play = doing(KNEEL, choose=choose, bob=Side(play=(character("Cook"), character("Page"))))

    assert play.asked == ("Bob", "target")
    assert play.choose("Page").is_kneeling("Page")


def test_one_target_of_each_player_must_be_there():
    """RR Target ¶3: with not enough valid targets the ability cannot be initiated."""
    choose = {"cards": {"type": ["character"], "kneeling": False}, "each_of": "any"}
    mine = Side(play=(character("Page"),))
    alone = able(KNEEL, choose=choose, ann=mine)
    play = doing(KNEEL, choose=choose, ann=mine, bob=Side(play=(character("Cook"), character("Maid"))))

    assert "Keep" not in alone.choices
    assert play.choices == ["Page"]
    both = play.choose("Page").choose("Maid")
    assert (both.is_kneeling("Page"), both.is_kneeling("Maid"), both.is_kneeling("Cook")) == (
        True,
        True,
        False,
    )


def test_each_player_chooses_in_player_order():
    """RR Priority of Simultaneous Resolution ¶1: the first player chooses first, then it resolves for all at once."""
    choose = {"cards": {"type": ["character"], "controller": "that player"}, "by": "any"}
    sides = {"bob": Side(play=(character("Cook"),)), "ann": Side(play=(character("Page"),))}
    play = doing({"do": "kill"}, choose=choose, **sides)

    assert play.asked[0] == "Ann"
    second = play.choose("Page")
    assert (second.asked[0], second.zone("Page")) == ("Bob", "play")
    dead = second.choose("Cook")
    assert (dead.zone("Page"), dead.zone("Cook")) == ("dead", "dead")


def test_each_player_may_choose_any_character_where_the_card_does_not_say_whose():
    """RR Target ¶2: another player than the controller chooses because the card says so; it says no more."""
    choose = {"cards": ANY, "by": "that player", "each_of": "any"}
    sides = {"bob": Side(play=(character("Cook"),)), "ann": Side(play=(character("Page"),))}
    play = doing({"do": "kill"}, choose=choose, **sides)

    second = play.choose("Page")
    assert (second.asked, second.choices) == (("Bob", "target"), ["Page", "Cook"])
    assert second.choose("Page").zone("Cook") == "play"


def test_what_the_effect_could_not_change_is_no_target():
    """RR Target ¶8: a kneeling character cannot be chosen for an effect that kneels it."""
    play = doing(
        KNEEL, choose={"cards": ANY}, bob=Side(play=(character("Cook"), character("Tired", kneeling=True)))
    )

    assert play.choices == ["Cook"]


def test_a_target_chosen_for_reference_need_not_be_affected():
    """FAQ 2.3: when choosing referential targets that rule does not bind."""
    spare = {"do": "kill", "on": {"type": ["character"], "excluding": [{"among": "target"}]}}
    tired = character("Tired", kneeling=True)
    play = doing(spare, choose={"cards": ANY, "most": 1}, bob=Side(play=(tired, character("Cook"))))

    spared = play.choose("Tired")
    assert (spared.zone("Tired"), spared.zone("Cook")) == ("play", "dead")


def test_an_immune_card_is_no_target_and_not_affected():
    """RR Immune ¶1: it cannot be targeted or affected by effects that belong to that set."""
    immune = {
        "kind": "constant",
        "effects": [{"do": "modify", "on": "self", "immune_to": [{"type": ["location"], "zone": "any"}]}],
    }
    bob = Side(play=(character("Stone", abilities=(immune,)), character("Cook")))
    targeted = doing({"do": "kill"}, choose={"cards": ANY}, bob=bob)
    wiped = doing({"do": "kill", "on": ANY}, bob=bob)

    assert targeted.choices == ["Cook"]
    assert (wiped.zone("Stone"), wiped.zone("Cook")) == ("play", "dead")


def test_up_to_so_many_with_a_total_of_the_printed_cost():
    """RR Target ¶1: the targets must meet the targeting requirements of the ability, here together."""
    choose = {"cards": ANY, "most": 3, "total": ["printed cost", 4]}
    bob = Side(play=(character("Cook", 1), character("Page", 3), character("Lord", 4)))
    play = doing(KNEEL, choose=choose, bob=bob)

    refused = play.refusal(play.picking("Page", "Lord"))
    assert "no more than 4" in refused[0]
    assert play.choose("Cook", "Page").is_kneeling("Page")


def test_targets_controlled_by_the_same_player_are_not_one_of_each():
    """RR Target ¶1: the targets must meet the targeting requirements of the ability, here together."""
    choose = {"cards": ANY, "least": 2, "most": 2, "of_same_player": True}
    bob = Side(play=(character("Cook"), character("Page")))
    play = doing(KNEEL, choose=choose, bob=bob, ann=Side(play=(character("Maid"),)))

    refused = play.refusal(play.picking("Page", "Maid"))
    assert "same player" in refused[0]
    assert play.choose("Page", "Cook").is_kneeling("Cook")


def test_with_no_targets_that_could_be_chosen_together_the_ability_cannot_be_initiated():
    """RR Target ¶3: there are not enough valid targets where no such number of them fits the description together."""
    two = {"cards": ANY, "least": 2, "most": 2}
    one_each = {"ann": Side(play=(character("Maid"),)), "bob": Side(play=(character("Cook"),))}
    both = {"bob": Side(play=(character("Cook"), character("Page")))}
    copies = {"bob": Side(play=(character("Cook"), character("Cook")))}

    assert "Keep" not in able(KNEEL, choose=two | {"of_same_player": True}, **one_each).choices
    assert "Keep" in able(KNEEL, choose=two | {"of_same_player": True}, **both).choices
    assert "Keep" not in able(KNEEL, choose=two | {"different": True}, **copies).choices
    assert "Keep" in able(KNEEL, choose=two | {"different": True}, **both).choices


def test_any_number_of_targets_can_be_none_and_then_nothing_resolves():
    """RR Target ¶6: it does not successfully resolve if zero of those targets are chosen."""
    play = doing(
        KNEEL, then=[{"do": "draw"}], choose={"cards": ANY, "any_number": True},
        ann=Side(deck=(3,)), bob=Side(play=(character("Cook"), character("Page"))),
    )  # fmt: skip

    assert (play.decision.least, play.decision.most) == (0, 2)
    assert play.answer(Answer()).hand("Ann") == 0
    assert play.choose("Cook", "Page").hand("Ann") == 1


def test_a_player_is_chosen():
    """RR Target ¶1: a target is a game element, usually a card."""
    play = doing(
        {"do": "discard at random", "player": "chosen player"},
        choose={"player": "opponent"},
        bob=Side(hand=(1,)),
        cat=Side(hand=(1,)),
    )

    assert play.choices == ["Bob", "Cat"]
    after = play.choose("Cat")
    assert (after.hand("Bob"), after.hand("Cat")) == (1, 0)


def test_only_a_player_of_whom_it_is_true_is_chosen():
    """RR Target ¶3, Play Restrictions and Permissions ¶1: here one who has more cards in hand than Ann."""
    more = {
        "compare": {
            "left": {"number": "of player", "what": "hand", "player": "this opponent"},
            "relation": "more than",
            "right": {"number": "of player", "what": "hand", "player": "you"},
        }
    }
    choose = {"player": "opponent", "player_where": more}
    effect = {"do": "gain gold", "player": "you"}
    play = doing(effect, choose=choose, ann=Side(hand=(1,)), bob=Side(hand=(2,)), cat=Side(hand=(1,)))

    assert play.choices == ["Bob"]
    assert "Keep" not in able(effect, choose=choose, ann=Side(hand=(2,)), bob=Side(hand=(2,))).choices


def test_an_icon_of_the_players_choice_is_lost():
    """FAQ Nymeria Sand ¶2: an instance of the icon that is chosen is lost, possessed or not."""
    lose = {"do": "modify", "loses_icons": ["chosen"], "until": "phase"}
    play = doing(
        lose,
        choose=[{"cards": ANY}, {"word": "icon"}],
        bob=Side(play=(character("Cook", icons="military power"),)),
    )

    named = play.choose("Cook")
    assert named.asked == ("Ann", "name")
    assert icons_of(named.choose("power"), "Cook") == {"military"}
    assert icons_of(named.choose("intrigue"), "Cook") == {"military", "power"}


def test_a_second_target_other_than_the_first():
    """RR Target ¶5: chosen by the same player they are chosen simultaneously; here they must be different."""
    choose = [{"cards": ANY}, {"cards": {"type": ["character"], "of": "target"}}]
    effects = ({"do": "kneel"}, {"do": "kill", "on": "target 2"})
    alone = able(*effects, choose=choose, bob=Side(play=(character("Cook"),)))
    play = doing(*effects, choose=choose, bob=Side(play=(character("Cook"), character("Page")))).choose(
        "Cook"
    )

    assert "Keep" not in alone.choices
    assert play.choices == ["Page"]
    both = play.choose("Page")
    assert (both.is_kneeling("Cook"), both.zone("Page")) == (True, "dead")


def test_a_target_may_lie_in_a_pile_that_the_text_names():
    """RR Abilities ¶5: abilities target only cards in play unless the text refers to an out-of-play area."""
    choose = {"cards": {"type": ["character"], "zone": "discard", "controller": "you"}}
    play = doing(
        {"do": "return to hand"},
        choose=choose,
        ann=Side(discard=(character("Lost"), location("Ruin")), play=(character("Page"),)),
    )

    assert play.choices == ["Lost"]
    assert play.choose("Lost").zone("Lost") == "hand"


def test_what_may_be_chosen_can_depend_on_the_player_who_is_chosen():
    """RR Target ¶3: a target for one of the players who may be chosen is enough; then it must be that player's."""
    choose = [
        {"player": "opponent"},
        {"cards": {"type": ["character"], "controller": "chosen player"}, "by": "chosen player"},
    ]
    cat = Side(play=(character("Maid"), character("Nun")))
    play = doing({"do": "kill"}, choose=choose, bob=Side(play=(character("Cook"),)), cat=cat).choose("Cat")

    assert (play.asked[0], play.choices) == ("Cat", ["Maid", "Nun"])
    assert play.choose("Nun").zone("Nun") == "dead"


def test_what_may_be_chosen_can_depend_on_what_paid_the_cost():
    """RR Initiating Abilities ¶5 and ¶6: the cost is paid before targets are chosen."""
    cheaper = {
        "of": "printed cost", "relation": "at most",
        "amount": {"number": "of card", "what": "printed cost", "on": "cost"},
    }  # fmt: skip
    cost = {"do": "kneel", "on": {"type": ["location"], "this": False, "controller": "you", "pick": {}}}
    choose = {"cards": ANY | {"where": [cheaper]}}
    mine = Side(play=(location("Hut", cost=1), location("Hall", cost=4)))
    bob = Side(play=(character("Cook", 1), character("Lord", 4)))
    play = doing(KNEEL | {"do": "kill"}, costs=[cost], choose=choose, ann=mine, bob=bob)

    assert play.choose("Hut").choices == ["Cook"]
    assert play.choose("Hall").choices == ["Cook", "Lord"]


def test_x_bounds_what_may_be_chosen():
    """RR The letter X ¶1: X is defined as the cost is paid, and the targets after that."""
    weak = {"of": "printed STR", "relation": "at most", "amount": {"number": "paid"}}
    play = doing(
        {"do": "kill"},
        costs=[{"do": "pay gold", "at_least": 1}],
        choose={"cards": ANY | {"where": [weak]}},
        ann=Side(gold=3),
        bob=Side(play=(character("Cook", 2), character("Lord", 5))),
    )

    assert play.choices == ["2", "3"], "with 1 there would be no target"
    assert play.choose("2").choices == ["Cook"]


def test_what_will_happen_later_makes_a_target_of_what_is_not_affected_now():
    """RR Target ¶8: a card is no target only if the effect could not affect it at all; what is to follow could."""
    later = {"do": "at the end of", "effects": [{"do": "return to hand"}], "if_in_play": True}
    ann = Side(play=(character("Fresh"), character("Tired", kneeling=True)))
    play = doing({"do": "stand"}, later, choose={"cards": ANY}, ann=ann)

    assert play.choices == ["Fresh", "Tired"]
    chosen = play.choose("Fresh")
    assert chosen.cites("2e/rr/target/8")
    assert chosen.until("5.1").zone("Fresh") == "hand"


def test_a_kneeling_character_is_no_target_to_choose_and_kneel():
    """RR Target ¶8: the example of the paragraph."""
    ann = Side(play=(character("Fresh"), character("Tired", kneeling=True)))

    assert doing({"do": "kneel"}, choose={"cards": ANY}, ann=ann).choices == ["Fresh"]


def test_a_player_who_has_nothing_to_choose_chooses_nothing_and_the_others_do():
    """RR Effects ¶3: as much of each aspect as they are able; nobody else is spared because of it."""
    effect = "Each player chooses up to 2 locations he or she controls. Each location not chosen is discarded from play."
    mine = {"type": "location", "cost": 1}
    run(
        {"Ann": {"play": ["Mine", "Well", "Barn"]}, "Bob": {}},
        {"effect": effect, "controller": "Ann"},
        {"Ann": {"choose": ["Mine", "Well"]}},
        {"advance": "end"},
        {"check": {"cards": {"Mine": {"zone": "play"}, "Barn": {"zone": "discard"}}}},
        cards={"Mine": mine, "Well": mine, "Barn": mine},
        cites=["2e/rr/target/1"],
    )
    run(
        {"Ann": {"plots": ["Flood"], "play": ["Mine", "Well", "Barn"]}, "Bob": {"plots": ["Calm"]}},
        "plot",
        {"Ann": {"choose": "Flood"}},
        {"Ann": {"choose": "Bob"}},
        {"Ann": {"choose": []}},
        {"advance": "draw"},
        {"check": {"cards": {"Mine": {"zone": "discard"}, "Barn": {"zone": "discard"}}}},
        cards={
            "Mine": mine,
            "Well": mine,
            "Barn": mine,
            "Flood": PLOT | {"initiative": 3, "text": f"When Revealed: {effect}"},
        },
        stop="marshaling",
    )
