"""What cards cost, and where they may be marshaled and played from: modifiers, prohibitions, permissions."""

from dataclasses import replace

import msgspec

from agot_judge.engine.state.game import Keyword
from agot_judge.engine.state.points import StepPoint
from tests.rulings.cards import ability, character, event, location, plot
from tests.rulings.play import Side, Table

STEPS = "2e/rr/initiating-abilities-marshaling-cards"
GOLD = {"do": "gain gold"}
FREE = {"kind": "action", "effects": [GOLD]}


def changing(reduce, cards, ways=("marshal",), **more):
    """A constant ability that changes costs."""
    return {
        "kind": "constant",
        "effects": [{"do": "change cost", "reduce": reduce, "cards": cards, "ways": list(ways)} | more],
    }


def constant(do, **fields):
    """A constant ability with this effect."""
    return {"kind": "constant", "effects": [{"do": do} | fields]}


def at(point, ann, bob=None, **more):
    """Ann's and Bob's tables at this point, that phase alone."""
    return Table(sides={"Ann": ann, "Bob": bob or Side()}, **more).start(point, "phase")


def with_cost(card, cost):
    """The card with this printed cost."""
    return replace(card, face=msgspec.structs.replace(card.face, cost=cost))


def test_every_modifier_in_force_changes_the_cost_and_each_is_said():
    """RR Initiating Abilities / Marshaling Cards ¶4, Modifiers ¶3: all modifiers together; Costs ¶1."""
    fleet = changing(1, {"trait": ["Raider"]})
    taxes = changing(-1, {"type": ["character"]}, player="opponent")
    ann = Side(
        hand=(character("Raider", 5, traits=("Raider",)),),
        play=(location("Fleet", fleet), location("Isle", fleet)),
        gold=9,
    )

    play = at("3.2", ann, Side(play=(location("Toll", taxes),))).use("marshal", "Raider")

    assert play.gold("Ann") == 9 - (5 - 1 - 1 + 1)
    assert play.cites(f"{STEPS}/4")


def test_a_card_reduces_its_own_cost_to_a_minimum():
    """RR Play Restrictions and Permissions: what the card says of its cost holds where it is paid for."""
    own = changing(4, {"this": True}, to_a_minimum_of=1)
    guard = character("Guard", 3, abilities=(own,))

    assert at("3.2", Side(hand=(guard,), gold=3)).use("marshal", "Guard").gold("Ann") == 3 - 1


def test_by_another_amount_instead_for_such_a_card():
    """RR Instead: the greater reduction replaces the lesser one."""
    dear = {"where": [{"of": "printed cost", "relation": "at least", "amount": 6}]}
    hall = changing(1, {"type": ["character"]}, instead=[dear, 2])
    ann = Side(hand=(character("Cook", 2), character("Giant", 6)), play=(location("Hall", hall),), gold=9)

    first = at("3.2", ann).use("marshal", "Cook").pass_()
    assert first.gold("Ann") == 9 - 1
    assert first.use("marshal", "Giant").gold("Ann") == 8 - 4


def test_the_first_of_several_ways_counts_for_all_of_them():
    """RR Modifiers ¶1: "the first character you marshal, ambush, or bring out of shadows each phase"."""
    table = changing(1, {"trait": ["Spy"]}, ("marshal", "ambush", "bring out of shadows"), first_each="phase")
    quick = character("Quick", 3, traits=("Spy",)).having(Keyword("ambush", 2))
    hidden = character("Hidden", 3, traits=("Spy",)).having(Keyword("shadow", 3))
    ann = Side(hand=(quick,), shadows=(hidden,), play=(location("Table", table),), gold=9)

    first = at("4.1", ann).use("ambush", "Quick").pass_()
    assert first.gold("Ann") == 9 - (2 - 1)

    assert first.use("unshadow", "Hidden").gold("Ann") == 8 - 3


def test_the_cost_to_marshal_into_shadows_can_be_reduced():
    """RR Marshaling a card into shadows ¶1: 2 gold, before modifiers."""
    city = changing(1, {}, ("marshal into shadows",))
    spy = character("Spy", 3).having(Keyword("shadow", 3))

    play = at("3.2", Side(hand=(spy,), play=(location("City", city),), gold=1)).use("shadow", "Spy")

    assert play.gold("Ann") == 1 - (2 - 1)


def test_an_event_costs_less_when_the_next_event_does_and_is_played_for_nothing_at_least():
    """RR Costs ¶1, Modifiers ¶6: the gold cost to play the card, modified."""
    tourney = {
        "kind": "action",
        "costs": [{"do": "kneel", "on": "self"}],
        "effects": [
            {
                "do": "change cost",
                "reduce": 2,
                "cards": {"type": ["event"]},
                "ways": ["play"],
                "next": 1,
                "until": "phase",
            }
        ],
    }
    ann = Side(
        hand=(event("Feint", FREE, cost=1), event("Parry", FREE, cost=1)),
        play=(location("Ground", tourney),),
        gold=1,
    )
    play = at("4.1", ann).choose("Ground").pass_().choose("Feint").pass_()
    assert play.gold("Ann") == 1 + 1

    assert play.choose("Parry").gold("Ann") == 2 - 1 + 1


def test_a_limited_event_counts_with_limited_cards_that_are_marshaled():
    """RR Limited ¶1: one card in total, marshaled or played."""
    limited = Keyword("limited")
    ann = Side(hand=(event("Feast", FREE).having(limited), location("Mill", cost=0).having(limited)))
    play = at("3.2", ann).choose("Feast").pass_()

    assert play.ways("Mill") == []
    assert "2e/rr/limited/1" in play.why_not("marshal", "Mill")


def test_a_prohibition_of_limited_cards_concerns_those_that_have_the_keyword():
    """RR Limited ¶1, Cannot ¶1: limited is what the keyword makes a card."""
    forbid = {"do": "forbid", "player": "any", "cannot": "marshal", "cards": {"zone": "any", "limited": True}}
    siege = location("Siege", {"kind": "constant", "effects": [forbid]})
    mill = location("Mill", cost=0).having(Keyword("limited"))
    ann = Side(play=(siege,), hand=(mill, location("Barn", cost=0)))
    play = Table(sides={"Ann": ann, "Bob": Side()}).start("3.2")

    assert "2e/rr/cannot/1" in play.why_not("marshal", "Mill")
    assert "2e/rr/cannot/1" not in play.why_not("marshal", "Barn")


def test_an_additional_limited_card_may_be_marshaled_where_an_effect_says_so():
    """RR The Golden Rules ¶2: the text of a card takes precedence."""
    limited = Keyword("limited")
    more = constant("adjust", what="limited cards", amount=1)
    mills = tuple(location(name, cost=0).having(limited) for name in ("Mill", "Inn", "Road"))
    second = (
        at("3.2", Side(hand=mills, play=(location("Tax", more),)))
        .use("marshal", "Mill")
        .pass_()
        .use("marshal", "Inn")
        .pass_()
    )

    assert second.ways("Road") == []


def test_x_in_a_cost_is_chosen_as_the_card_is_marshaled():
    """RR The letter "X" ¶1: for costs the value of X is chosen; the amount paid may then be modified."""
    cheaper = changing(1, {"type": ["character"]})
    ann = Side(hand=(with_cost(character("Sellswords", 3), "X"),), play=(location("Camp", cheaper),), gold=2)
    play = at("3.2", ann).use("marshal", "Sellswords")
    assert play.asked == ("Ann", "number")
    assert play.choices == ["0", "1", "2", "3"]

    assert play.choose("3").gold("Ann") == 2 - (3 - 1)


def test_what_players_cannot_marshal_play_or_put_into_play():
    """RR Cannot ¶1: absolute; each way for itself."""
    orders = constant("forbid", player="you", cannot="marshal", cards={"type": ["location", "attachment"]})
    silence = constant("forbid", player="any", cannot="play")
    ann = Side(
        hand=(character("Maid", 1), location("Mill", cost=0), event("Feint", FREE)),
        play=(location("Camp", orders, silence),),
        gold=9,
    )

    play = at("3.2", ann)

    assert play.choices == ["Maid"]
    assert "2e/rr/cannot/1" in play.why_not("marshal", "Mill")


def test_no_more_than_so_many_a_round_counts_what_was_done_before():
    """RR Limits and Maxima ¶4: each player for him- or herself."""
    strained = constant(
        "forbid",
        player="any",
        cannot="marshal or put into play",
        cards={"type": ["character"]},
        more_than=2,
        period="round",
    )
    maids = tuple(character(f"Maid {number}", 1) for number in (1, 2, 3))
    ann = Side(hand=maids, gold=9)
    play = at("3.2", ann, Side(play=(location("Drought", strained),)))

    second = play.use("marshal", "Maid 1").pass_().use("marshal", "Maid 2").pass_()

    assert second.ways("Maid 3") == []
    assert second.happens("put into play", "Maid 3").zone("Maid 3") == "hand"


def test_cards_may_be_ambushed_and_marshaled_from_elsewhere_as_if_they_were_in_hand():
    """RR Play Restrictions and Permissions ¶1: a permission; limited to what it says."""
    ambush = constant("permit", may="ambush", cards={"zone": "discard", "controller": "you", "unique": False})
    marshal = constant(
        "permit", may="marshal", cards={"zone": "dead", "controller": "you"}, limit={"period": "phase"}
    )
    cloak = character("Cloak", 4).having(Keyword("ambush", 1))
    ann = Side(
        discard=(cloak,),
        dead=(character("Drowned", 2), character("Other", 2)),
        play=(location("Watch", ambush), location("Shore", marshal)),
        gold=9,
    )
    assert at("4.1", ann).use("ambush", "Cloak").controls("Ann", "Cloak")

    first = at("3.2", ann).use("marshal", "Drowned").pass_()
    assert first.controls("Ann", "Drowned")
    assert first.ways("Other") == [], "once per phase"


def test_a_card_says_of_itself_that_it_goes_into_shadows_from_the_discard_pile():
    """RR Play Restrictions and Permissions ¶1; Marshaling a card into shadows ¶1."""
    own = constant("permit", may="marshal into shadows", cards={"this": True, "zone": "discard"}) | {
        "zone": "discard"
    }
    crow = replace(character("Crow", 3).having(Keyword("shadow", 1)), abilities=(ability(own),))

    play = at("3.2", Side(discard=(crow,), gold=2)).use("shadow", "Crow")

    assert play.zone("Crow") == "shadows"
    assert play.player("Ann").discard == ()


def test_events_may_be_played_from_a_discard_pile_as_if_from_hand():
    """RR Play Restrictions and Permissions ¶1; FAQ 1.5: its costs are paid, it goes back to the discard pile."""
    annals = constant(
        "permit",
        player="any",
        may="play",
        cards={"type": ["event"], "zone": "discard", "controller": "that player"},
    )
    ann = Side(discard=(event("Feint", FREE, cost=1),), play=(location("Annals", annals),), gold=1)

    play = at("4.1", ann).choose("Feint")

    assert play.gold("Ann") == 1 - 1 + 1
    assert play.zone("Feint") == "discard"


def test_ones_faction_card_is_knelt_without_a_choice():
    """RR Costs ¶3, Kneel ¶1: a player has one faction card, and an opponent's pays nothing."""
    faction = {"do": "kneel", "on": {"type": ["faction"], "controller": "you", "pick": {}}}
    fealty = {"kind": "action", "costs": [faction], "effects": [GOLD]}

    play = at("4.1", Side(play=(location("Oath", fealty),))).choose("Oath")

    assert play.gold("Ann") == 1
    assert play.state.cards[play.player("Ann").faction].kneeling
    assert play.pass_().choices == [], "it is kneeling now"


def test_no_more_gold_is_gained_and_no_more_cards_are_drawn_than_an_effect_lets():
    """RR Cannot ¶1, Limits and Maxima ¶4: as much as is left of it, each player for him- or herself."""
    sparrow = (
        constant("forbid", player="any", cannot="gain gold", more_than=7, period="round"),
        constant("forbid", player="any", cannot="draw", more_than=1, period="round"),
    )
    more = {"kind": "action", "effects": [{"do": "gain gold", "amount": 4}, {"do": "draw", "amount": 2}]}
    ann = Side(
        play=(location("Mine", more), location("Sept", *sparrow)), plot=plot("Feast", gold=5), deck=(9,)
    )

    play = at("3.2", ann).choose("Mine")

    assert play.gold("Ann") == 5 + 2
    assert play.hand("Ann") == 1
    assert "Mine" not in play.pass_().choices, "nothing would change"


def with_gold(table, name, amount):
    """The table at the window of the active player, with so much gold on the card."""
    play = table.start("3.2", "phase")
    number = play.card(name)
    cards = list(play.state.cards)
    cards[number] = msgspec.structs.replace(cards[number], gold=amount)
    state = msgspec.structs.replace(play.state, cards=tuple(cards), stack=(), asking=None)
    machine = play.machine
    return replace(play, state=machine.run(machine.start(state, StepPoint("3.2"), "phase")))


def test_gold_on_a_card_is_spent_as_if_it_were_in_the_gold_pool_where_an_effect_says_so():
    """FAQ 2.8 ¶1: whenever the player could pay or move gold from the pool: costs, and bestow.

    RR Gold ¶1: otherwise what a player has available is the gold in the pool.
    """
    spend = constant("permit", may="spend gold", cards={"this": True})
    banner = character("Banner", 4).having(Keyword("bestow", 2))
    sides = {"Ann": Side(hand=(banner,), play=(location("Bank", spend),), gold=3), "Bob": Side()}

    play = with_gold(Table(sides=sides), "Bank", 2).use("marshal", "Banner")
    assert play.asked == ("Ann", "number")
    assert play.choices == ["1", "2"], "3 gold in the pool do not do"
    paid = play.choose("1")
    assert paid.gold("Ann") == 0
    assert paid.choices == ["0", "1"], "bestow: 1 gold is left on the Bank"

    bestowed = paid.choose("1")

    assert bestowed.state.cards[bestowed.card("Banner")].gold == 1
    assert bestowed.state.cards[bestowed.card("Bank")].gold == 0
    assert bestowed.cites("2e/faq/2.8/1")


def test_gold_on_a_card_is_not_in_the_gold_pool_otherwise():
    """RR Bestow ¶3: steps and abilities that use the gold pool do not interact with gold on cards."""
    sides = {"Ann": Side(hand=(character("Banner", 4),), play=(location("Vault"),), gold=3), "Bob": Side()}

    play = with_gold(Table(sides=sides), "Vault", 2)

    assert play.ways("Banner") == []
