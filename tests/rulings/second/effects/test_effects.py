"""Effects beyond killing and kneeling: moving, revealing, searching, choosing, replacing, and what lasts."""

import pytest

from agot_judge.engine.state.state import UNKNOWN
from tests.rulings.abilities import (
    DRAW,
    GOLD,
    POWER,
    action,
    does,
    reaction,
    window,
)
from tests.rulings.cards import attachment, character, location, plot
from tests.rulings.play import Side, Table


@pytest.mark.parametrize(
    ("to", "zone", "cite"),
    [
        ("top of deck", "deck", "2e/rr/leaves-play/1"),
        ("bottom of deck", "deck", "2e/rr/leaves-play/1"),
        ("shadows", "shadows", "2e/rr/leaves-play/1"),
        ("out of game", "out of game", "2e/rr/removed-from-game/1"),
        ("dead", "dead", "2e/rr/leaves-play/1"),
    ],
)
def test_a_card_moves_out_of_play_to_its_owners_area(to, zone, cite):
    """RR Move ¶1, Leaves Play ¶1, Ownership and Control ¶4, Removed from Game ¶1, While a card is in shadows ¶2."""
    rite = does({"do": "move", "to": to}, choose={"cards": {"name": "Ward"}})
    sides = {
        "Ann": Side(play=(character("Knight", attacking=True), rite)),
        "Bob": Side(play=(character("Ward", kneeling=True),), deck=(3,)),
    }
    table = Table(sides=sides, challenge="power")

    moved = table.start("4.2.1").choose("Rite").choose("Ward")

    assert moved.zone("Ward") == zone
    assert moved.card("Ward") not in moved.state.players[1].play
    assert moved.cites(cite)


def test_a_card_put_on_the_deck_is_drawn_next_and_one_beneath_it_is_not():
    """RR Drawing Cards ¶1, Leaves Play ¶1: the top card of the deck is drawn."""

    def drawn(to):
        rite = does({"do": "move", "to": to, "on": {"name": "Ward"}}, DRAW)
        return window(rite, character("Ward"), deck=(character("Other"), 2)).choose("Rite")

    assert drawn("top of deck").zone("Ward") == "hand"
    assert drawn("bottom of deck").zone("Other") == "hand"


def test_cards_out_of_play_move_without_leaving_play():
    """RR Move ¶1, ¶2: from pile to deck; there is no move to where it is."""
    up = does(
        {"do": "move", "to": "top of deck"}, choose={"cards": {"type": ["character"], "zone": "discard"}}
    )
    same = location(
        "Same",
        action({"do": "move", "to": "discard"}, choose={"cards": {"type": ["character"], "zone": "discard"}}),
    )
    watch = location("Watch", reaction("leave play"))
    play = window(up, same, watch, discard=(character("Old"),), deck=(2,))

    assert "Same" not in play.choices, "there is no valid destination"
    moved = play.choose("Rite").choose("Old")
    assert moved.zone("Old") == "deck"
    assert moved.state.players[0].deck == (moved.card("Old"), UNKNOWN, UNKNOWN)
    assert moved.asked == ("Bob", "action"), "nothing has left play"


def test_a_card_removed_from_the_game_has_no_further_interaction():
    """RR Removed from Game ¶1, ¶2: set aside until the end of the game, unless a duration is specified."""
    rite = does({"do": "move", "to": "out of game", "on": {"zone": "discard", "type": ["character"]}})
    call = location("Call", action({"do": "return to hand", "on": {"zone": "any", "name": "Old"}}))

    gone = window(rite, call, discard=(character("Old"),)).choose("Rite")

    assert gone.zone("Old") == "out of game"
    assert gone.state.players[0].discard == ()


def test_a_card_is_put_into_play_without_paying_for_it_under_the_players_control():
    """RR Put into Play ¶1, ¶2, ¶4, Ownership and Control ¶2: directly from an out of play state, not marshaled."""
    rite = does(
        {"do": "put into play"},
        choose={"cards": {"type": ["character"], "zone": "hand", "controller": "you"}},
    )
    marshaled = location("Watch", reaction("marshal", DRAW), reaction("enter play", POWER))
    play = window(rite, marshaled, hand=(character("Page", 5),), gold=0)

    put = play.choose("Rite").choose("Page")

    assert (put.zone("Page"), put.is_kneeling("Page")) == ("play", False)
    assert put.asked == ("Ann", "reaction")
    assert len(put.choices) == 1
    assert put.choose("Watch").power("Ann") == 1
    assert put.cites("2e/rr/put-into-play/1")


def test_an_attachment_is_attached_where_an_effect_says():
    """RR Attachment Cards ¶1, Move ¶2: from card to card, and not to the card on which it is already."""
    rite = does(
        {"do": "attach", "on": {"name": "Sword"}, "to": "target"},
        choose={"cards": {"type": ["character"], "controller": "you"}},
    )
    play = window(rite, character("Lord", attachments=(attachment("Sword"),)), character("Page")).choose(
        "Rite"
    )

    moved = play.choose("Page")

    assert moved.state.cards[moved.card("Sword")].host == moved.card("Page")
    assert moved.state.cards[moved.card("Lord")].attachments == ()
    assert moved.zone("Sword") == "play"


def test_a_revealed_card_stays_where_it_is():
    """RR Reveal ¶1, ¶2: shown to the opponents; still considered to be located in the area from which it is revealed."""
    rite = does({"do": "reveal", "on": {"zone": "hand", "controller": "you"}}, GOLD)

    shown = window(rite, hand=(character("Page"),)).choose("Rite")

    assert shown.zone("Page") == "hand"
    assert shown.state.players[0].gold == 3 + 1
    assert shown.cites("2e/rr/reveal/1")


def test_looking_at_cards_moves_none():
    """RR Look ¶1: a card is not considered to leave its area while it is being looked at."""
    rite = does({"do": "look at", "on": {"zone": "hand", "controller": "opponent"}}, GOLD)

    seen = window(rite, bob_hand=(character("Page"),)).choose("Rite")

    assert seen.zone("Page") == "hand"
    assert seen.cites("2e/rr/look/1")


def test_a_search_finds_what_fits_or_nothing_and_the_deck_is_shuffled():
    """RR Search ¶1 to ¶5: a player is not obliged to find the object; an entire deck is shuffled."""
    wanted = {"type": ["character"], "zone": "deck", "controller": "you", "pick": {"least": 0, "most": 1}}
    rite = does(
        {"do": "search", "cards": wanted, "reveal": True}, {"do": "move", "on": "those", "to": "hand"}
    )
    deck = (location("Inn"), character("Page"), character("Maid"))
    play = window(rite, deck=deck).choose("Rite")

    assert play.asked[0] == "Ann"
    assert play.choices == ["Page", "Maid"]
    found = play.choose("Maid")
    assert found.zone("Maid") == "hand"
    assert found.cites("2e/rr/search/1")
    nothing = play.pass_() if play.decision.may_pass else play.choose()
    assert nothing.hand("Ann") == 0


def test_may_leaves_it_to_the_player():
    """RR May ¶1, Abilities ¶2: the word "may" grants the option to do that which follows."""
    play = window(does({"do": "may", "effects": [GOLD]})).choose("Rite")

    assert play.asked == ("Ann", "yes or no")
    assert play.choose("yes").state.players[0].gold == 3 + 1
    assert play.choose("no").state.players[0].gold == 3


def test_one_of_two_effects_is_chosen_and_the_other_does_not_resolve():
    """RR Effects ¶3, Abilities ¶6: an option that would change nothing is none."""
    both = window(does({"do": "either", "options": [[GOLD], [POWER]]})).choose("Rite")
    one = window(does({"do": "either", "options": [[{"do": "stand", "on": "self"}], [POWER]]})).choose("Rite")

    assert len(both.choices) == 2
    first = both.choose(both.choices[0])
    assert (first.state.players[0].gold, first.power("Ann")) == (3 + 1, 0)
    assert one.power("Ann") == 1 or len(one.choices) == 1


def test_an_effect_with_a_condition_looks_at_it_when_it_resolves():
    """RR Effects ¶3: the effects resolve if the condition is true, otherwise the others."""
    tree = {"do": "if", "condition": {"exists": {"name": "Lord"}}, "effects": [GOLD], "otherwise": [POWER]}

    rich, poor = window(does(tree), character("Lord")).choose("Rite"), window(does(tree)).choose("Rite")

    assert (rich.state.players[0].gold, rich.power("Ann")) == (3 + 1, 0)
    assert (poor.state.players[0].gold, poor.power("Ann")) == (3, 1)


def test_an_effect_for_each_player_resolves_for_all_of_them():
    """RR Priority of Simultaneous Resolution ¶1, Effects ¶3: a single effect that affects multiple players."""
    tree = {"do": "for each", "player": "any", "effects": [{"do": "gain gold", "player": "that player"}]}

    play = window(does(tree)).choose("Rite")

    assert [player.gold for player in play.state.players] == [3 + 1, 3 + 1]


def test_power_is_discarded_and_moved_as_far_as_there_is_any():
    """RR Effects ¶3, Treasury ¶1, Moving Power ¶1, ¶2, Move ¶1: moved power counts for who controls the card."""
    theft = does({"do": "move power", "amount": 2, "from_player": "opponent", "to_player": "you"})
    loss = location("Loss", action({"do": "discard power", "amount": 3, "player": "opponent"}))
    watch = location("Watch", reaction("gain power", DRAW))
    play = window(theft, loss, watch, bob_power=3)

    moved, lost = play.choose("Rite"), play.choose("Loss")

    assert (moved.power("Ann"), moved.power("Bob")) == (2, 1)
    assert moved.asked == ("Bob", "action"), "power that is moved is not gained"
    assert (lost.power("Ann"), lost.power("Bob")) == (0, 0)


def test_gold_is_returned_moved_and_placed_on_cards():
    """RR Effects ¶3, Treasury ¶1, Move ¶1, Bestow ¶4, FAQ 1.4 ¶1: gold exists in pools or on cards."""
    loss = does({"do": "return gold", "amount": 2, "player": "opponent"})
    gift = location(
        "Gift", action({"do": "move gold", "amount": 2, "from_player": "opponent", "to_player": "you"})
    )
    hoard = location(
        "Hoard", action({"do": "place gold", "amount": 2}), action({"do": "discard gold", "amount": 2})
    )
    play = window(loss, gift, hoard)

    assert [player.gold for player in play.choose("Rite").state.players] == [3, 3 - 2]
    assert [player.gold for player in play.choose("Gift").state.players] == [3 + 2, 3 - 2]
    placed = play.choose("Hoard")
    assert (placed.state.cards[placed.card("Hoard")].gold, placed.state.players[0].gold) == (2, 3)
    emptied = placed.pass_().answer(
        placed.pass_().picking("Hoard").__class__(options=(placed.pass_().choices.index("Hoard") + 1,))
    )
    assert emptied.state.cards[emptied.card("Hoard")].gold == 0


def test_cards_are_discarded_from_hand_by_choice_and_from_the_deck_from_the_top():
    """RR Effects ¶3, ¶4, Discard Pile ¶2: as many as there are."""
    rite = does({"do": "discard from hand", "amount": 1, "player": "you"})
    mill = location("Mill", action({"do": "discard from deck", "amount": 3, "player": "opponent"}))
    play = window(rite, mill, hand=(character("Page"), character("Maid")), bob_deck=(character("Top"), 3))

    asked = play.choose("Rite")
    assert asked.asked[0] == "Ann"
    assert asked.choose("Maid").zone("Maid") == "discard"
    assert asked.choose("Maid").zone("Page") == "hand"
    milled = play.choose("Mill")
    assert milled.zone("Top") == "discard"
    assert len(milled.state.players[1].discard) == 3


def test_an_effect_may_wait_for_an_occurrence():
    """RR Delayed Effects ¶1, ¶2, ¶3: it indicates a future condition that may arise, and resolves automatically then."""
    tree = {
        "do": "when",
        "trigger": {"event": "win challenge", "player": "you"},
        "effects": [POWER],
        "on": "self",
    }
    watch = location("Watch", reaction("win challenge", GOLD))
    play = window(does(tree), watch).choose("Rite")

    won = play.until_asked("reaction")

    assert won.power("Ann") == 1, "before reactions to winning"
    assert won.choices == ["Watch"]


def test_a_lasting_effect_until_its_card_leaves_play_ends_with_it():
    """RR Lasting Effects ¶3, Effects ¶5: it expires as soon as the timing point of its duration is reached."""
    rite = does({"do": "modify", "on": {"name": "Page"}, "strength": 2, "until": "this leaves play"})
    axe = location("Axe", action({"do": "discard from play", "on": {"name": "Rite"}}))
    play = window(rite, axe, character("Page", 1)).choose("Rite").pass_()

    assert play.strength("Page") == 1 + 2
    assert play.choose("Axe").strength("Page") == 1


def test_x_is_what_was_paid():
    """2e/rr/the-letter-x/1: for costs involving X, the value is defined by player choice."""
    rite = does({"do": "modify", "on": {"name": "Page"}, "strength": {"number": "paid"}, "until": "phase"},
                costs=[{"do": "pay gold", "at_least": 1}])  # fmt: skip
    asked = window(rite, character("Page", 1)).choose("Rite")

    assert asked.asked == ("Ann", "number")
    assert asked.choices == ["1", "2", "3"]
    paid = asked.choose("2")
    assert (paid.state.players[0].gold, paid.strength("Page")) == (3 - 2, 1 + 2)


def test_targets_within_a_total():
    """RR Target ¶1: the chosen cards meet the targeting requirements of the ability together."""
    few = {
        "cards": {"type": ["character"], "controller": "opponent"},
        "least": 1,
        "any_number": True,
        "total": ["printed cost", 5],
    }
    play = window(
        does({"do": "kneel"}, choose=few),
        bob=(character("Cook", 2), character("Page", 3), character("Lord", 4)),
    ).choose("Rite")

    assert "Target" not in play.choices
    assert play.refusal(play.picking("Cook", "Page")) == []
    assert play.refusal(play.picking("Page", "Lord")) != []


def test_a_player_with_three_cards_puts_them_back_in_the_order_chosen():
    """RR Look ¶1, Effects ¶3: cards that were looked at are put back on the deck in any order."""
    tree = {"do": "rearrange", "on": "those"}
    look = {"do": "look at", "on": {"zone": "deck", "controller": "you", "top": 2}}
    deck = (character("One"), character("Two"), character("Three"))
    play = window(does(look, tree), deck=deck).choose("Rite")

    assert play.asked == ("Ann", "order")
    turned = play.choose("Two", "One")
    assert turned.state.players[0].deck == tuple(map(turned.card, ("Two", "One", "Three")))


def test_a_cost_within_an_effect_need_not_be_payable_at_first():
    """FAQ 1.7 ¶1: if such costs cannot be paid at the required time, that aspect of the effect fails to resolve."""
    rite = does(GOLD, then=[{"do": "pay gold", "amount": 9}, POWER])

    poor = window(rite).choose("Rite")
    rich = window(rite, gold=12).choose("Rite")

    assert (poor.state.players[0].gold, poor.power("Ann")) == (3 + 1, 0) or poor.state.players[0].gold == 4
    assert rich.state.players[0].gold == 12 + 1 - 9


def test_a_delayed_effect_at_the_end_of_what_has_ended_fails_to_initiate():
    """RR Lasting Effects ¶4: what would initiate after the end of X does not affect the game state."""
    doom = {"do": "at the end of", "effects": [{"do": "kill"}], "on": {"name": "Cook"}}
    late = location("Late", reaction("phase ends", doom | {"period": "phase"}))
    later = location("Later", reaction("phase ends", doom | {"period": "round"}))
    sides = {"Ann": Side(play=(late, later)), "Bob": Side(play=(character("Cook"),))}

    assert Table(sides=sides).start("end-of-phase challenges").choices == ["Later"]


def test_paying_gold_that_is_not_there_changes_nothing():
    """FAQ 1.7 ¶1, RR Abilities ¶6: an effect of paying alone has no potential where there is too little gold."""
    assert "Rite" not in window(does({"do": "pay gold", "amount": 9})).choices
    assert "Rite" in window(does({"do": "pay gold", "amount": 2})).choices


def test_faction_cards_and_plots_are_no_targets_of_what_would_remove_them():
    """RR In Play and Out of Play ¶5, ¶6: neither can leave play, so that neither is an eligible target."""
    play = window(does({"do": "return to hand"}, choose={"cards": {"controller": "you"}})).choose("Rite")

    assert play.choices == ["Knight", "Rite"]


def test_an_effect_until_a_new_plot_is_revealed():
    """RR Lasting Effects ¶3, Effects ¶5: it expires as soon as the timing point of its duration is reached."""
    rite = does({"do": "modify", "on": {"name": "Page"}, "strength": 2, "until": "next plot"})
    turn = location("Turn", action({"do": "reveal plot"}))
    sides = {
        "Ann": Side(play=(character("Knight", attacking=True), character("Page", 1), rite, turn),
                    plot=plot("Old"), plots=(plot("New"), 2)),
        "Bob": Side(),
    }  # fmt: skip
    play = Table(sides=sides, challenge="power").start("4.2.1").choose("Rite").pass_()

    revealed = play.choose("Turn")
    revealed = revealed.choose("New") if revealed.asked[1] == "plot" else revealed

    assert play.strength("Page") == 1 + 2
    assert revealed.strength("Page") == 1


def test_a_variable_modifier_is_counted_anew_all_the_time():
    """RR Modifiers ¶1: the game state constantly checks and updates the count of any variable quantity."""
    gold = {"number": "of player", "what": "gold"}
    rite = does({"do": "modify", "on": {"name": "Page"}, "strength": gold, "until": "phase"})
    spend = location("Spend", action(POWER, costs=[{"do": "pay gold", "amount": 3}]))
    play = window(rite, spend, character("Page", 1)).choose("Rite").pass_()

    assert play.strength("Page") == 1 + 3
    assert play.choose("Spend").strength("Page") == 1


def test_what_nobody_has_identified_is_for_the_judge_to_say():
    """RR Effects ¶4: an effect on cards that are not known here is resolved at the table."""
    tree = {"do": "reveal", "on": {"zone": "hand", "controller": "opponent", "type": ["character"]}}

    assert window(does(tree), bob_hand=(2,)).choose("Rite").asked == ("judge", "by hand")
    assert window(does(tree), bob_hand=(character("Page"),)).choose("Rite").asked == ("Bob", "action")
