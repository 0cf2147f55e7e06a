"""Shadows: marshaled facedown for 2 gold, brought out for the shadow cost."""

from dataclasses import replace

import msgspec

from agot_judge.engine.state.game import Keyword
from tests.rulings.cards import attachment, character, event, location
from tests.rulings.play import Side, Table

SHADOWS = "2e/rr/shadows"
INTO = f"{SHADOWS}.marshaling-a-card-into-shadows"
OUT = f"{SHADOWS}.bringing-a-card-out-of-shadows"
GOLD = {"do": "gain gold"}


def hidden(card, *costs):
    """The card with shadow (X) for each of these costs."""
    return card.having(*(Keyword("shadow", cost) for cost in costs or (3,)))


def without_cost(card):
    """The card with a dash in place of its printed cost."""
    return replace(card, face=msgspec.structs.replace(card.face, cost=None))


def at(point, ann, bob=None, **more):
    """Ann's and Bob's tables at this point, that phase alone."""
    return Table(sides={"Ann": ann, "Bob": bob or Side()}, **more).start(point, "phase")


def test_a_card_with_shadow_is_marshaled_into_shadows_for_two_gold():
    """RR Marshaling a card into shadows ¶1: facedown, 2 gold, the active player; without limit to their number.

    It is in the shadows area then (2e/rr/shadows.while-a-card-is-in-shadows/1).
    """
    ann = Side(hand=(hidden(character("Spy", 6), 4), hidden(event("Plot", {"kind": "action"}))), gold=4)
    play = at("3.2", ann).use("shadow", "Spy")
    assert (play.zone("Spy"), play.gold("Ann"), play.hand("Ann")) == ("shadows", 4 - 2, 1)
    assert play.cites(f"{INTO}/1")

    again = play.pass_().use("shadow", "Plot")
    assert (again.zone("Plot"), again.gold("Ann")) == ("shadows", 0)


def test_a_card_without_the_keyword_is_not_marshaled_into_shadows():
    """RR Marshaling a card into shadows ¶3."""
    play = at("3.2", Side(hand=(character("Maid", 1),), gold=4))

    assert play.ways("Maid") == ["marshal"]
    assert f"{INTO}/3" in play.why_not("shadow", "Maid")


def test_a_card_with_a_printed_cost_may_also_be_marshaled_and_one_with_a_dash_may_not():
    """RR Printed cost of shadows cards ¶1, ¶3: the dash is no cost: such a card only comes out of shadows."""
    ann = Side(hand=(hidden(character("Spy", 4)), hidden(without_cost(character("Ghost", 4)))), gold=9)
    play = at("3.2", ann)

    assert set(play.ways("Spy")) == {"marshal", "shadow"}
    assert play.ways("Ghost") == ["shadow"]
    assert f"{SHADOWS}.printed-cost-of-shadows-cards/3" in play.why_not("marshal", "Ghost")


def test_marshaling_into_shadows_is_marshaling_no_such_card_and_no_limited_one():
    """RR Marshaling a card into shadows ¶2: it has none of its characteristics; it is not played either."""
    watch = {"kind": "reaction", "trigger": {"event": "marshal"}, "effects": [GOLD]}
    into = {"kind": "reaction", "trigger": {"event": "marshal into shadows"}, "effects": [GOLD]}
    spy = hidden(character("Spy", 4)).having(Keyword("limited"))
    mill = location("Mill", cost=0).having(Keyword("limited"))
    ann = Side(hand=(spy, mill), play=(location("Court", watch), location("Alley", into)), gold=2)

    play = at("3.2", ann).use("shadow", "Spy")
    assert play.choices == ["Alley"]

    assert play.pass_().pass_().ways("Mill") == ["marshal"]


def test_a_card_in_shadows_is_neither_in_play_nor_in_hand():
    """RR While a card is in shadows ¶1: its own abilities are not active, its unique copy is not in play."""
    strong = {"kind": "constant", "effects": [{"do": "modify", "on": {"type": ["character"]}, "strength": 2}]}
    lord = hidden(character("Lord", 3, unique=True, abilities=(strong,)))
    ann = Side(shadows=(lord.copy("Hidden Lord"),), hand=(lord.copy("New Lord"),), gold=9)

    play = at("3.2", ann, Side(play=(character("Guard", 1),)))

    assert play.strength("Guard") == 1
    assert "marshal" in play.ways("New Lord")
    assert play.hand("Ann") == 1


def test_it_comes_out_for_its_shadow_cost_in_any_action_window_of_any_player():
    """RR Bringing a card out of shadows ¶1, ¶2: as an action, by paying the shadow cost."""
    bob = Side(shadows=(hidden(character("Spy", 6), 4),), gold=5)
    play = at("3.2", Side(), bob).pass_()
    assert play.ways("Spy") == ["unshadow"], "the active player's window, but any player's action"

    out = play.use("unshadow", "Spy")
    assert out.controls("Bob", "Spy")
    assert out.gold("Bob") == 5 - 4
    assert out.cites(f"{OUT}/2")

    assert at("4.1", Side(), bob).pass_().ways("Spy") == ["unshadow"]


def test_coming_out_is_entering_play_but_neither_marshaling_nor_playing():
    """RR Bringing a card out of shadows ¶2, ¶7."""

    def watch(event):
        return {"kind": "reaction", "trigger": {"event": event}, "effects": [GOLD]}

    watchers = [
        location(name, watch(kind))
        for name, kind in (
            ("Gate", "enter play"),
            ("Alley", "come out of shadows"),
            ("Court", "marshal"),
            ("Stage", "play event"),
        )
    ]
    ann = Side(shadows=(hidden(character("Spy", 6), 1),), play=tuple(watchers), gold=5)

    play = at("4.1", ann).use("unshadow", "Spy")

    assert set(play.choices) == {"Gate", "Alley"}


def test_what_cannot_be_paid_stays_in_shadows():
    """RR Bringing a card out of shadows ¶1: the shadow cost counts, not the printed one."""
    play = at("4.1", Side(shadows=(hidden(character("Spy", 0), 4),), gold=3))

    assert play.ways("Spy") == []
    assert "The cost of 4 gold can be paid (3 in the gold pool)." in play.why_not("unshadow", "Spy")


def test_the_controller_chooses_among_several_shadow_costs():
    """RR Bringing a card out of shadows ¶5."""
    ann = Side(shadows=(hidden(character("Spy", 6), 1, 3),), gold=5)
    play = at("4.1", ann).use("unshadow", "Spy")
    assert play.asked == ("Ann", "number")
    assert play.choices == ["1", "3"]

    assert play.choose("3").gold("Ann") == 2


def test_an_attachment_out_of_shadows_is_attached_or_discarded_without_entering_play():
    """RR Bringing a card out of shadows ¶3."""
    knife = hidden(attachment("Knife"), 1)
    entering = {"kind": "reaction", "trigger": {"event": "enter play"}, "effects": [GOLD]}
    gate = location("Gate", entering)

    held = at("4.1", Side(shadows=(knife,), gold=1, play=(gate,)), Side(play=(character("Guard"),)))
    assert held.use("unshadow", "Knife", "Guard").lying_on("Guard")[0] == ["Knife"]

    dropped = at("4.1", Side(shadows=(knife,), gold=1, play=(gate,))).use("unshadow", "Knife")
    assert dropped.zone("Knife") == "discard"
    assert dropped.asked == ("Bob", "action"), "nothing has entered play"
    assert dropped.cites(f"{OUT}/3")


def test_a_unique_card_comes_out_as_a_duplicate_or_not_at_all():
    """RR Unique cards and shadows ¶1 to ¶3."""
    lord = hidden(character("Lord", 3, unique=True), 1)
    new = lord.copy("New Lord")
    assert at("3.2", Side(hand=(new,), dead=(lord,), gold=2)).ways("New Lord") == ["shadow"]

    beside = at("4.1", Side(shadows=(new,), play=(lord,), gold=1)).use("unshadow", "New Lord")
    assert beside.lying_on("Lord")[1] == ["New Lord"]
    assert beside.gold("Ann") == 0
    assert beside.cites("2e/rr/shadows.unique-cards-and-shadows/2")

    dead = at("4.1", Side(shadows=(new,), dead=(lord,), gold=1))
    assert dead.ways("New Lord") == []
    assert "2e/rr/unique-cards/4" in dead.why_not("unshadow", "New Lord")


def test_an_event_is_played_from_shadows_for_its_shadow_cost():
    """RR Bringing a card out of shadows ¶4, ¶7, The shadow keyword ¶1: as if from hand, and it comes out of shadows."""
    plot = hidden(event("Plot", {"kind": "action", "effects": [{"do": "gain power"}]}, cost=9), 2)
    out = {"kind": "reaction", "trigger": {"event": "come out of shadows"}, "effects": [GOLD]}
    stage = {"kind": "reaction", "trigger": {"event": "play event"}, "effects": [GOLD]}
    ann = Side(shadows=(plot,), play=(location("Alley", out), location("Stage", stage)), gold=3)

    play = at("4.1", ann).choose("Plot")

    assert (play.gold("Ann"), play.power("Ann"), play.zone("Plot")) == (3 - 2, 1, "discard")
    assert set(play.choices) == {"Alley", "Stage"}


def test_an_event_cannot_be_put_into_play_from_shadows():
    """RR Bringing a card out of shadows ¶6, Event Cards ¶6: other cards can, without paying."""
    hidden_cards = (hidden(character("Spy", 6), 4), hidden(event("Plot", {"kind": "action"})))
    table = Table(sides={"Ann": Side(shadows=hidden_cards), "Bob": Side()})

    assert table.occurrence("put into play from shadows", "Spy").zone("Spy") == "play"
    assert table.occurrence("put into play from shadows", "Plot").zone("Plot") == "shadows"


def test_tokens_on_a_card_are_gone_when_it_leaves_shadows():
    """RR While a card is in shadows ¶5."""
    spy = hidden(character("Spy", 6), 1)
    table = Table(sides={"Ann": Side(shadows=(spy,), gold=1), "Bob": Side()})
    play = table.start("4.1", "phase")

    number = play.card("Spy")
    cards = list(play.state.cards)
    cards[number] = msgspec.structs.replace(cards[number], tokens=(("poison", 1),), gold=1)
    marked = replace(play, state=msgspec.structs.replace(play.state, cards=tuple(cards)))

    out = marked.use("unshadow", "Spy")

    assert out.state.cards[number].tokens == ()
    assert out.state.cards[number].gold == 0
