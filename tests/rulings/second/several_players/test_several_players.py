"""Effects on several players, options, and effects that depend on the one before."""

import pytest

from agot_judge.engine.state.decision import Answer
from tests.rulings.cards import character
from tests.rulings.doing import able, doing, on
from tests.rulings.play import Side
from tests.rulings.tables import run
from tests.rulings.texts import event

ANY = {"type": ["character"]}


def test_each_player_picks_first_and_all_die_together():
    """RR Priority of Simultaneous Resolution ¶1: once all choices have been made, the effect resolves simultaneously."""
    effect = {
        "do": "sacrifice",
        "on": {"type": ["character"], "controller": "that player", "pick": {"by": "any"}},
    }
    play = doing(effect, ann=Side(play=(character("Page"),)), bob=Side(play=(character("Cook"),)))

    assert play.asked == ("Ann", "target")
    waiting = play.choose("Page")
    assert waiting.asked == ("Bob", "target")
    assert waiting.zone("Page") == "play"
    done = waiting.choose("Cook")
    assert (done.zone("Page"), done.zone("Cook")) == ("discard", "discard")


def test_for_each_player_in_turn_choices_come_first():
    """RR Priority of Simultaneous Resolution ¶1: the first player chooses first, the others follow in player order."""
    kneel = {
        "do": "kneel",
        "on": {"type": ["character"], "controller": "that player", "pick": {"by": "that player"}},
    }
    play = doing(
        {"do": "for each", "player": "any", "effects": [kneel]},
        ann=Side(play=(character("Page"),)),
        bob=Side(play=(character("Cook"),)),
    )

    waiting = play.choose("Page")
    assert waiting.asked[0] == "Bob"
    assert not waiting.is_kneeling("Page")
    done = waiting.choose("Cook")
    assert (done.is_kneeling("Page"), done.is_kneeling("Cook")) == (True, True)


def test_a_player_who_has_none_does_as_much_as_able():
    """RR Effects ¶3: players must resolve as much of each aspect of the effect as they are able."""
    kneel = {
        "do": "kneel",
        "on": {"type": ["character"], "controller": "that player", "pick": {"by": "that player"}},
    }
    play = doing({"do": "for each", "player": "any", "effects": [kneel]}, bob=Side(play=(character("Cook"),)))

    assert play.asked[0] == "Bob"
    assert play.choose("Cook").is_kneeling("Cook")


def test_each_opponent_discards_a_card_of_his_or_her_choice():
    """RR Discard Pile ¶2, Priority of Simultaneous Resolution ¶1."""
    effect = {"do": "discard from hand", "player": "opponent"}
    play = doing(effect, bob=Side(hand=(character("Cook"), 1)), cat=Side(hand=(character("Maid"),)))

    assert play.asked == ("Bob", "discard")
    both = play.choose("Cook").choose("Maid")
    assert (both.zone("Cook"), both.zone("Maid"), both.hand("Bob")) == ("discard", "discard", 1)


def test_each_player_draws_for_each_king_that_he_or_she_controls():
    """RR Effects ¶3: each as many as the effect counts for that player."""
    kings = {"number": "count", "cards": {"trait": ["King"], "controller": "that player"}}
    draw = {"do": "draw", "amount": kings, "player": "that player"}
    ann = Side(play=(character("Robert", traits=("King",)),), deck=(4,))
    bob = Side(play=(character("Balon", traits=("King",)), character("Robb", traits=("King",))), deck=(4,))
    play = doing({"do": "for each", "player": "any", "effects": [draw]}, ann=ann, bob=bob)

    assert (play.hand("Ann"), play.hand("Bob")) == (1, 2)


def test_a_player_may_and_otherwise_something_else_happens():
    """RR May ¶1: the specified player has the option to do that which follows."""
    unless = {
        "do": "may", "player": "opponent", "effects": [{"do": "pay gold", "player": "that player"}],
        "otherwise": [{"do": "gain power", "player": "you"}],
    }  # fmt: skip
    rich = doing(unless, bob=Side(gold=1))
    poor = doing(unless)

    assert rich.asked == ("Bob", "yes or no")
    assert (rich.choose("yes").gold("Bob"), rich.choose("yes").power("Ann")) == (0, 0)
    assert (rich.choose("no").gold("Bob"), rich.choose("no").power("Ann")) == (1, 1)
    assert poor.power("Ann") == 1, "what cannot be done is not offered"


def test_if_you_do():
    """RR The word "Then" ¶1 is for "then"; "if you do" looks at the effect before alone."""
    effects = (
        {
            "do": "may",
            "effects": [{"do": "sacrifice", "on": {"type": ["character"], "controller": "you", "pick": {}}}],
        },
        {"do": "if", "condition": {"succeeded": True}, "effects": [{"do": "draw", "amount": 2}]},
        {"do": "gain gold"},
    )
    play = doing(*effects, ann=Side(play=(character("Page"),), deck=(5,)))

    assert (play.choose("no").hand("Ann"), play.choose("no").gold("Ann")) == (0, 1)
    did = play.choose("yes").choose("Page")
    assert (did.hand("Ann"), did.gold("Ann"), did.zone("Page")) == (2, 1, "discard")


def test_one_of_two_is_chosen_and_only_what_changes_something():
    """RR Abilities ¶6: what would change nothing cannot be what the ability does."""
    either = {"do": "either", "options": [[{"do": "draw"}], [{"do": "stand", "on": {"name": "Tired"}}]]}
    both = doing(either, ann=Side(play=(character("Tired", kneeling=True),), deck=(2,)))
    one = doing(either, ann=Side(play=(character("Tired"),), deck=(2,)))

    assert both.asked == ("Ann", "name")
    assert both.choices == ["draw 1 card", "stand Tired"]
    assert not both.choose("stand Tired").is_kneeling("Tired")
    assert one.choices == ["draw 1 card"]


def test_more_instead_if_a_condition_is_true():
    """RR Replacement Effects ¶1: "instead" is indicative; in brackets it is another amount of the same effect."""
    trait = {"exists": {"trait": ["King"], "controller": "you"}}
    effect = {
        "do": "if", "condition": trait, "effects": [{"do": "draw", "amount": 3}], "otherwise": [{"do": "draw"}],
    }  # fmt: skip

    assert doing(effect, ann=Side(deck=(5,))).hand("Ann") == 1
    king = character("Robert", traits=("King",))
    assert doing(effect, ann=Side(deck=(5,), play=(king,))).hand("Ann") == 3


def test_after_then_a_target_is_chosen_when_it_resolves():
    """RR Target ¶7: targets of a post-then effect need not be verified; without one that aspect fails to resolve."""
    later = {"do": "choose", "choose": {"cards": ANY}, "effects": [{"do": "kill"}]}
    play = doing({"do": "draw"}, then=[later], ann=Side(deck=(3,)), bob=Side(play=(character("Cook"),)))
    nobody = doing({"do": "draw"}, then=[later], ann=Side(deck=(3,)))

    assert (play.hand("Ann"), play.asked) == (1, ("Ann", "target"))
    assert play.choose("Cook").zone("Cook") == "dead"
    assert nobody.hand("Ann") == 1
    stand = {"do": "stand", "on": "self"}
    assert "Keep" not in able(stand, then=[later], bob=Side(play=(character("Cook"),))).choices


def test_those_cards_and_that_many():
    """RR Effects ¶3: what follows speaks of what was affected, which a save can change."""
    effects = ({"do": "kill", "on": ANY}, {"do": "gain power", "amount": {"number": "that many"}})
    lord = character("Lord", duplicates=1)
    play = doing(*effects, bob=Side(play=(lord, character("Cook"), character("Page"))))

    assert play.asked == ("Bob", "interrupt")
    assert play.choose("Lord").power("Ann") == 2
    assert play.pass_().power("Ann") == 3


def test_each_of_those_gains_power():
    """RR Gains ¶3: the power is placed on each card."""
    effects = (
        {"do": "kneel", "on": {"type": ["character"], "controller": "you"}},
        {"do": "gain power", "on": "those"},
    )
    mine = Side(play=(character("Page"), character("Tired", kneeling=True)))
    play = doing(*effects, ann=mine)

    assert (on(play, "Page", "power"), on(play, "Tired", "power")) == (1, 0)


def test_the_controller_of_the_target_draws():
    """RR Effects ¶3: the effect speaks of the player who controls the card."""
    effects = ({"do": "kneel"}, {"do": "draw", "player": "controller"})
    bob = Side(play=(character("Cook"),), deck=(3,))
    play = doing(*effects, choose={"cards": ANY}, ann=Side(deck=(3,)), bob=bob).choose("Cook")

    assert (play.hand("Ann"), play.hand("Bob")) == (0, 1)


def test_an_option_may_be_taken_by_each_opponent():
    """RR May ¶1, Priority of Simultaneous Resolution ¶1: in player order."""
    may = {"do": "may", "player": "opponent", "effects": [{"do": "draw", "player": "that player"}]}
    play = doing(may, bob=Side(deck=(2,)), cat=Side(deck=(2,)))

    assert play.asked == ("Bob", "yes or no")
    second = play.choose("yes")
    assert second.asked == ("Cat", "yes or no")
    done = second.choose("no")
    assert (done.hand("Bob"), done.hand("Cat")) == (1, 0)


def test_any_player_may_use_such_an_ability_and_is_you():
    """FAQ 2.7 ¶2: the word "you" refers to the player who is triggering the ability."""
    play = able({"do": "gain gold"}, initiated_by="any player").pass_()

    assert play.asked == ("Bob", "action")
    used = play.choose("Keep")
    assert (used.gold("Bob"), used.gold("Ann")) == (1, 0)


def test_a_limit_on_a_location_counts_each_player_who_uses_it():
    """RR Limits and Maxima ¶4: all limits and maxima are player specific."""
    play = able({"do": "gain gold"}, initiated_by="any player", limit={"period": "phase"}).choose("Keep")

    assert play.choices == ["Keep"]
    assert play.choose("Keep").choices == []


def test_power_of_one_opponent_is_moved_in_melee():
    """RR Moving Power ¶1, Melee Game: "an opponent's faction card" is that of one opponent, whom the player chooses."""
    effect = {"do": "move power", "from_player": "opponent"}
    play = doing(effect, bob=Side(power=2), cat=Side(power=2))

    assert (play.asked, play.choices) == (("Ann", "target"), ["Bob", "Cat"])
    after = play.choose("Cat")
    assert (after.power("Ann"), after.power("Bob"), after.power("Cat")) == (1, 2, 1)
    assert doing(effect, bob=Side(power=2), cat=Side()).power("Bob") == 1


def test_cards_of_each_player_fall_at_random_and_are_discarded_together():
    """RR Priority of Simultaneous Resolution ¶1: the effect resolves simultaneously upon all affected entities."""
    fall = {"do": "discard at random", "player": "that player"}
    ann = Side(hand=(character("Page"), character("Squire")))
    bob = Side(hand=(character("Cook"), character("Maid")))
    play = doing({"do": "for each", "player": "any", "effects": [fall]}, ann=ann, bob=bob)

    assert play.asked == ("judge", "random")
    waiting = play.choose("Page")
    assert (waiting.asked, waiting.zone("Page")) == (("judge", "random"), "hand")
    done = waiting.choose("Maid")
    assert (done.zone("Page"), done.zone("Maid")) == ("discard", "discard")


def test_a_card_of_each_player_enters_play_together():
    """RR Priority of Simultaneous Resolution ¶1, Put into Play ¶1: each player picks, then all of them enter play."""
    put = {
        "do": "put into play", "under": "that player",
        "on": {"type": ["character"], "zone": "hand", "controller": "that player", "pick": {"by": "that player"}},
    }  # fmt: skip
    ann, bob = Side(hand=(character("Page"),)), Side(hand=(character("Cook"),))
    play = doing({"do": "for each", "player": "any", "effects": [put]}, ann=ann, bob=bob).choose("Page")

    assert play.zone("Page") == "hand"
    done = play.choose("Cook")
    assert (done.controls("Ann", "Page"), done.controls("Bob", "Cook")) == (True, True)


def test_what_the_judge_resolves_by_hand_for_one_player_keeps_the_others_waiting():
    """RR Effects ¶3: the effect that is not understood is the judge's for each player, one after the other."""
    play = doing(
        {"do": "for each", "player": "any", "effects": [{"do": "by hand", "text": "Sing."}]}, bob=Side()
    )

    assert play.asked == ("judge", "by hand")
    again = play.answer(Answer(by_hand=()))
    assert again.asked == ("judge", "by hand")
    assert again.answer(Answer(by_hand=())).asked == ("Bob", "action")


@pytest.mark.parametrize(
    ("ann", "bob", "hands"), [("yes", "no", (2, 1)), ("no", "yes", (1, 2)), ("yes", "yes", (2, 2))]
)
def test_each_player_who_took_the_option_and_no_other_goes_on(ann: str, bob: str, hands: tuple[int, int]):
    """RR May ¶1, The word "Then" ¶1: whether it was done is asked of each of the players who had the option."""
    run(
        {"Ann": {"hand": ["Trade", "Miller"], "deck": 5}, "Bob": {"hand": ["Baker"], "deck": 5}},
        "challenges",
        {"Ann": {"play": "Trade"}},
        {"Ann": {"choose": ann}},
        {"Bob": {"choose": bob}},
        {"advance": "4.2"},
        {"check": {"players": {"Ann": {"hand": hands[0]}, "Bob": {"hand": hands[1]}}}},
        cites=["2e/rr/may/1"],
        cards={
            "Trade": event(
                "Action: Each player may discard 1 card from his or her hand. If he or she does, he or she draws 2 cards."
            )
        },
    )


def test_what_each_player_chooses_to_discard_is_chosen_in_player_order():
    """RR Priority of Simultaneous Resolution ¶1: the first player chooses first; then the effect resolves at once."""
    run(
        {"Ann": {"hand": ["Trade", "Miller", "Miller"]}, "Bob": {"hand": ["Baker", "Saddle"]}},
        "challenges",
        {"Ann": {"play": "Trade"}},
        {"Ann": {"choose": "Miller#1"}},
        {"check": {"cards": {"Miller#1": {"zone": "hand"}}, "decision": {"player": "Bob"}}},
        {"Bob": {"choose": "Baker"}},
        {"check": {"cards": {"Miller#1": {"zone": "discard"}, "Baker": {"zone": "discard"}}}},
        cites=["2e/rr/priority-of-simultaneous-resolution/1"],
        cards={"Trade": event("Action: Each player chooses and discards 1 card from his or her hand.")},
    )
