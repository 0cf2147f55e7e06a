"""The marshaling phase: income, the active player, and what it takes to marshal a card."""

from agot_judge.engine.state.game import Keyword
from tests.rulings.cards import attachment, character, event, location, plot
from tests.rulings.play import Side, Table

WINDOW = "2e/rr/marshaling-phase-player-action-window"
GAIN = {"kind": "action", "effects": [{"do": "gain gold"}]}


def table(ann, bob=None, **more):
    """A table at the beginning of the marshaling phase."""
    return Table(sides={"Ann": ann, "Bob": bob or Side()}, **more)


def marshaling(ann, bob=None, **more):
    """The first opportunity of the marshaling phase, that phase alone."""
    return table(ann, bob, **more).start("3.1", "phase")


def limited(card):
    """The same card with the keyword limited."""
    return card.having(Keyword("limited"))


def test_the_active_player_collects_income_of_the_revealed_plot_with_its_modifiers():
    """RR 3.2, Income, Plot Value Modifiers ¶4: the gold value, all active modifiers under the player's control."""
    rose = {
        "kind": "constant",
        "effects": [{"do": "modify", "on": {"type": ["plot"], "controller": "you"}, "gold": 3}],
    }
    ann = Side(
        play=(location("Orchard", rose), location("Vineyard", rose)), plot=plot("Feast", gold=5), gold=1
    )

    play = marshaling(ann, Side(plot=plot("Famine", gold=2), gold=0))

    assert play.gold("Ann") == 1 + 5 + 3 + 3
    assert play.gold("Bob") == 0, "Bob is not the active player yet"
    assert play.cites("2e/rr/3.2/2")
    assert play.cites("2e/rr/income/1")


def test_each_player_is_the_active_player_once_from_the_first_player_on():
    """RR 3.2 ¶1, First Player ¶2, 3.3: the first player, then the next in player order; after the last one the phase ends."""
    play = marshaling(Side(plot=plot("Feast", gold=5)), Side(plot=plot("Famine", gold=2)), first_player="Bob")
    assert play.state.active_player == 1

    following = play.pass_().pass_()
    assert following.state.active_player == 0
    assert following.gold("Ann") == 5
    assert following.cites("2e/rr/3.3/2")

    ended = following.pass_().pass_()
    assert ended.is_over
    assert ended.cites("2e/rr/3.4/1")
    assert ended.cites("2e/rr/3.3/1")


def test_others_may_take_actions_in_the_active_players_window_but_marshal_nothing():
    """RR Marshaling phase player action window ¶2, Active Player ¶1, ¶2: only the active one marshals."""
    bob = Side(hand=(character("Squire", 2),), play=(location("Mine", GAIN),), gold=5)
    play = marshaling(Side(hand=(character("Maid", 2),), gold=5), bob)
    assert play.ways("Maid") == ["marshal"]

    waiting = play.pass_()

    assert waiting.asked == ("Bob", "action")
    assert waiting.choices == ["Mine"], "an action of a card, but no card to marshal"
    reasons = waiting.why_not("marshal", "Squire")
    assert "It is the marshaling phase, and Bob is the active player." in reasons
    assert f"{WINDOW}/2" in reasons
    assert waiting.choose("Mine").gold("Bob") == 6


def test_the_first_player_has_the_first_opportunity_in_every_players_window():
    """RR Marshaling phase player action window ¶1."""
    play = marshaling(
        Side(hand=(character("Maid", 2),), gold=5), Side(hand=(character("Squire", 2),), gold=5)
    )

    second_window = play.pass_().pass_()

    assert second_window.state.active_player == 1
    assert second_window.asked == ("Ann", "action")
    assert second_window.ways("Maid") == []
    assert second_window.pass_().ways("Squire") == ["marshal"]


def test_marshaling_is_one_action_after_which_the_others_have_their_opportunity():
    """RR Marshaling phase player action window ¶9: opportunities go on until all pass; there is no upper limit."""
    ann = Side(hand=(character("Maid", 1), character("Page", 1)), gold=5)
    play = marshaling(ann).use("marshal", "Maid")
    assert play.asked == ("Bob", "action")

    again = play.pass_()
    assert again.asked == ("Ann", "action")
    assert again.use("marshal", "Page").zone("Page") == "play"


def test_a_character_is_marshaled_for_its_gold_cost_standing_under_its_owners_control():
    """RR Marshal ¶1, ¶2, Costs ¶1, Character Cards ¶1, In Play and Out of Play ¶3, Marshaling phase player action
    window ¶4, ¶5, Stand ¶2: the gold returns to the treasury, the card has entered play."""
    play = marshaling(Side(hand=(character("Maid", 3),), gold=4)).use("marshal", "Maid")

    assert play.controls("Ann", "Maid")
    assert not play.is_kneeling("Maid")
    assert (play.gold("Ann"), play.hand("Ann")) == (4 - 3, 0)
    for paragraph in (
        "2e/rr/marshal/1",
        "2e/rr/marshal/2",
        "2e/rr/enters-play/1",
        "2e/rr/gold/2",
    ):
        assert play.cites(paragraph)
    assert play.line("Ann pays 3 gold") < play.line("Ann marshals Maid", after="Ann pays 3 gold")


def test_a_card_that_cannot_be_paid_for_is_not_marshaled():
    """RR Initiating Abilities / Marshaling Cards ¶3: only if the cost can be paid."""
    play = marshaling(Side(hand=(character("Giant", 6),), gold=5))

    assert play.ways("Giant") == []
    reasons = play.why_not("marshal", "Giant")
    assert "The cost of 6 gold can be paid (5 in the gold pool)." in reasons
    assert "2e/rr/initiating-abilities-marshaling-cards/3" in reasons


def test_events_are_played_not_marshaled():
    """RR Marshal ¶3."""
    play = marshaling(Side(hand=(event("Feint", GAIN),), gold=5))

    assert play.ways("Feint") == []
    assert "2e/rr/marshal/3" in play.why_not("marshal", "Feint")


def test_nothing_is_marshaled_in_another_phase():
    """RR Marshal ¶1: in the marshaling phase."""
    play = Table(sides={"Ann": Side(hand=(character("Maid", 1),), gold=5), "Bob": Side()}).start("challenges")

    assert play.ways("Maid") == []
    assert "2e/rr/marshal/1" in play.why_not("marshal", "Maid")


def test_marshaling_is_entering_play_and_both_can_be_reacted_to():
    """RR Enters Play ¶1, Marshal ¶2, Marshaling phase player action window ¶3: marshaling a card is one way of entering play."""
    own = {
        "kind": "reaction",
        "trigger": {"event": "enter play", "card": {"this": True}},
        "effects": [{"do": "draw"}],
    }
    lord = {
        "kind": "reaction",
        "trigger": {"event": "marshal", "player": "you", "card": {"trait": ["Lord"]}},
        "effects": [{"do": "gain gold"}],
    }
    ann = Side(
        hand=(character("Heir", 2, traits=("Lord",), abilities=(own,)),),
        play=(location("Court", lord),),
        gold=2,
        deck=(9,),
    )
    play = marshaling(ann).use("marshal", "Heir")

    assert play.asked == ("Ann", "reaction")
    assert set(play.choices) == {"Heir", "Court"}
    after = play.choose("Court").choose("Heir")
    assert (after.gold("Ann"), after.hand("Ann")) == (1, 1)


def test_an_interrupt_to_marshaling_comes_before_the_card_is_in_play():
    """RR Triggering Condition: interrupts come before the occurrence, here while the card is still in hand."""
    greet = {
        "kind": "interrupt",
        "trigger": {"event": "marshal", "card": {"type": ["character"]}},
        "effects": [{"do": "gain gold"}],
    }
    play = marshaling(Side(hand=(character("Maid", 1),), play=(location("Gate", greet),), gold=1)).use(
        "marshal", "Maid"
    )

    assert play.asked == ("Ann", "interrupt")
    assert play.zone("Maid") == "hand"
    assert play.choose("Gate").zone("Maid") == "play"


def test_a_card_put_into_play_is_not_marshaled():
    """RR Marshal ¶4, Put into Play ¶4: an ability to marshaling is not triggered."""
    lord = {
        "kind": "reaction",
        "trigger": {"event": "marshal", "player": "you"},
        "effects": [{"do": "gain gold"}],
    }
    entering = lord | {"trigger": {"event": "enter play", "player": "you"}}
    ann = Side(hand=(character("Maid", 1),), play=(location("Court", lord), location("Hall", entering)))

    play = table(ann).occurrence("put into play", "Maid")

    assert play.controls("Ann", "Maid")
    assert play.choices == ["Hall"]
    assert play.cites("2e/rr/put-into-play/2")


def test_a_cost_reduced_for_the_next_character_is_reduced_once():
    """RR Initiating Abilities / Marshaling Cards ¶4: modifiers are applied to the cost; the next one, no other."""
    cheaper = {
        "kind": "action",
        "costs": [{"do": "kneel", "on": "self"}],
        "effects": [
            {
                "do": "change cost",
                "reduce": 3,
                "cards": {"type": ["character"]},
                "ways": ["marshal"],
                "next": 1,
                "until": "phase",
            }
        ],
    }
    ann = Side(
        hand=(character("Knight", 4), character("Giant", 5)), play=(location("Road", cheaper),), gold=9
    )
    play = marshaling(ann).choose("Road").pass_().use("marshal", "Knight").pass_()
    assert play.gold("Ann") == 9 - (4 - 3)

    assert play.use("marshal", "Giant").gold("Ann") == 8 - 5


def test_the_first_such_card_each_round_costs_less_and_never_less_than_nothing():
    """RR Modifiers ¶2, ¶6: a quantity cannot function below zero. The second such card has its full cost."""
    noble = {
        "kind": "constant",
        "effects": [
            {
                "do": "change cost",
                "reduce": 2,
                "cards": {"type": ["character"], "trait": ["Lady"]},
                "ways": ["marshal"],
                "first_each": "round",
            }
        ],
    }
    ladies = (character("Nurse", 1, traits=("Lady",)), character("Queen", 4, traits=("Lady",)))
    play = marshaling(
        Side(hand=(*ladies, character("Cook", 2)), gold=9, plot=plot("Noble Day", noble, gold=0))
    )

    first = play.use("marshal", "Cook").pass_().use("marshal", "Nurse").pass_()
    assert first.gold("Ann") == 9 - 2 - max(0, 1 - 2)

    assert first.use("marshal", "Queen").gold("Ann") == 7 - 4


def test_one_limited_card_a_round_whatever_its_type():
    """RR Limited ¶1: no more than one card in total is marshaled (or played) by each player each round."""
    ann = Side(hand=(limited(location("Road", cost=0)), limited(location("Mill", cost=0))), gold=3)
    play = marshaling(ann).use("marshal", "Road").pass_()

    assert play.ways("Mill") == []
    assert "2e/rr/limited/1" in play.why_not("marshal", "Mill")


def test_a_card_without_the_keyword_may_follow_a_limited_one():
    """RR Limited ¶1: it speaks of cards with the keyword, and of no other."""
    ann = Side(
        hand=(limited(location("Road", cost=0)), location("Mill", cost=0), location("Inn", cost=0)), gold=3
    )
    play = marshaling(ann).use("marshal", "Road").pass_().use("marshal", "Mill").pass_().use("marshal", "Inn")

    assert [play.zone(name) for name in ("Road", "Mill", "Inn")] == ["play", "play", "play"]


def test_a_limited_card_put_into_play_ignores_and_is_ignored():
    """RR Limited ¶2: cards put into play by card effects neither count nor are counted."""
    bring = {
        "kind": "action",
        "costs": [{"do": "kneel", "on": "self"}],
        "effects": [
            {
                "do": "put into play",
                "on": {"type": ["location"], "zone": "hand", "controller": "you", "pick": {}},
            }
        ],
    }
    ann = Side(
        hand=(
            limited(location("Road", cost=0)),
            limited(location("Mill", cost=0)),
            limited(location("Inn", cost=0)),
        ),
        play=(location("Steward's Desk", bring),),
    )
    play = marshaling(ann).choose("Steward's Desk").choose("Road")
    if play.asked[1] == "target":
        play = play.choose("Road")
    play = play.pass_()

    assert play.zone("Road") == "play"
    assert play.ways("Mill") == ["marshal"]


def test_an_attachment_is_marshaled_onto_an_eligible_card_of_any_player():
    """RR window ¶7, Attachment Cards ¶1, ¶2, ¶6: it goes on a character and stays under its controller's control."""
    ann = Side(hand=(attachment("Chain"),), play=(character("Maester"), location("Tower")), gold=2)
    play = marshaling(ann, Side(play=(character("Fool"),))).use("marshal", "Chain")

    assert play.asked == ("Ann", "target")
    assert play.choices == ["Maester", "Fool"], "no location"
    attached = play.choose("Fool")
    assert attached.lying_on("Fool")[0] == ["Chain"]
    assert attached.controls("Ann", "Chain")
    assert attached.cites(f"{WINDOW}/7")


def test_an_attachment_with_nothing_to_attach_to_cannot_be_marshaled():
    """RR Attachment Cards ¶1: it cannot enter play if there is no eligible card."""
    play = marshaling(Side(hand=(attachment("Chain"),), play=(location("Tower"),), gold=2))

    assert play.ways("Chain") == []
    assert "2e/rr/attachment-cards/1" in play.why_not("marshal", "Chain")
