"""Triggering conditions, each in every way in which it can come about."""

from msgspec import convert

from agot_judge.engine.ability import Effect
from agot_judge.engine.state.points import EffectPoint
from tests.rulings.cards import character, event, location
from tests.rulings.play import Side, Table

GOLD = {"do": "gain gold"}


def hearing(event_, *effects, name="Listener", kind="reaction", **trigger):
    """A location of Ann's that gains a gold when this happens."""
    tree = {"kind": kind, "trigger": {"event": event_} | trigger, "effects": list(effects or (GOLD,))}
    return location(name, tree)


def doing(*effects, ann=(), bob=(), bobs=None, **sides):
    """Ann's effects resolve."""
    side = Side(play=tuple(ann), **sides)
    table = Table(sides={"Ann": side, "Bob": bobs or Side(play=tuple(bob))})
    table.start("4.4")
    return table.start(
        EffectPoint(effects=tuple(convert(effect, Effect) for effect in effects), player=0, card=0)
    )


PLACED = {"to": "dead", "player": "you"}


def test_a_killed_character_is_placed_in_its_owners_dead_pile_whoever_controls_it():
    """RR Dead Pile ¶2: the pile of its owner."""
    crypt = hearing("enter pile", card={"type": ["character"]}, **PLACED)
    sides = {"Ann": Side(play=(crypt,)), "Bob": Side(play=(character("Guest"), character("Own")))}
    table = Table(sides=sides, owners={"Guest": "Ann"})

    guest = table.occurrence("kill", "Guest")
    own = table.occurrence("kill", "Own")

    assert guest.choices == ["Listener"]
    assert guest.choose("Listener").gold("Ann") == 1
    assert own.is_over
    assert guest.cites("2e/rr/dead-pile/2")


def test_a_duplicate_that_saves_enters_the_discard_pile():
    """RR Discard Pile ¶2; Duplicates ¶2: the discarded duplicate is placed there, the saved card is not."""
    pit = hearing("enter pile", to="discard")
    play = (
        Table(sides={"Ann": Side(play=(pit, character("Lord", duplicates=1))), "Bob": Side()})
        .occurrence("kill", "Lord")
        .choose("Lord")
    )

    assert play.choices == ["Listener"]
    assert play.cites("2e/rr/duplicates/2")
    assert play.zone("Lord") == "play"


def test_duplicates_of_a_killed_card_enter_the_discard_pile():
    """RR Leaves Play ¶4: each duplicate is placed in its owner's discard pile."""
    pit = hearing("enter pile", to="discard")
    table = Table(sides={"Ann": Side(play=(pit, character("Lord", duplicates=2))), "Bob": Side()})

    play = table.occurrence("sacrifice", "Lord")

    assert len(play.choices) == 3  # the card itself, and each of its duplicates
    assert play.cites("2e/rr/leaves-play/4")


def test_an_event_enters_the_discard_pile_after_it_has_been_played():
    """RR Event Cards ¶3: it is placed in its owner's discard pile."""
    pit = hearing("enter pile", to="discard", card={"type": ["event"], "zone": "any"})
    song = event("Song", {"kind": "action", "effects": [GOLD]})
    side = Side(play=(pit, character("Knight", attacking=True)), hand=(song,))
    play = Table(sides={"Ann": side, "Bob": Side()}, challenge="power").start("4.2.1")

    played = play.choose("Song")

    assert played.choices == ["Listener"]
    assert played.choose("Listener").gold("Ann") == 2
    assert played.cites("2e/rr/event-cards/3")


def test_what_would_enter_a_pile_can_be_sent_elsewhere():
    """RR Replacement Effects ¶1, Discard Pile ¶2: an interrupt to a card that would be placed in the discard pile."""
    pit = hearing(
        "enter pile", {"do": "instead", "effects": [{"do": "move", "on": "occurrence", "to": "out of game"}]},
        kind="interrupt", would=True, to="discard", player="opponent",
    )  # fmt: skip
    sides = {"Ann": Side(play=(pit,)), "Bob": Side(play=(character("Knight"),))}
    play = Table(sides=sides).occurrence("sacrifice", "Knight")

    assert play.choose("Listener").end().zone("Knight") == "out of game"
    assert play.pass_().end().zone("Knight") == "discard"
    assert play.choose("Listener").end().cites("2e/rr/replacement-effects/1")


def test_a_card_enters_play_from_where_it_was():
    """RR Triggering Condition ¶1: the condition is met only by what it describes: from the dead pile, not the hand."""
    isle = hearing("enter play", out_of=["dead"], card={"type": ["character"]})
    risen = [{"do": "put into play", "on": {"zone": ["dead", "hand"], "controller": "you"}}]

    dead = doing(*risen, ann=(isle,), dead=(character("Sailor"),))
    held = doing(*risen, ann=(isle,), hand=(character("Sailor"),))

    assert dead.choices == ["Listener"]
    assert held.is_over
    assert dead.cites("2e/rr/triggering-condition/10")


def test_an_event_is_played_from_where_it_was():
    """FAQ 1.5 ¶2: an event that is being played is in no out-of-play area; it came from one."""
    song = event("Song", {"kind": "action", "effects": [GOLD]})
    other = hearing("play event", name="Other", out_of=["discard"])
    side = Side(
        play=(hearing("play event", out_of=["hand"]), other, character("Knight", attacking=True)),
        hand=(song,),
    )
    play = Table(sides={"Ann": side, "Bob": Side()}, challenge="power").start("4.2.1")

    assert play.choose("Song").choices == ["Listener"]
    assert play.choose("Song").cites("2e/faq/1.5/2")


def test_power_is_moved_to_the_card_to_which_it_moves():
    """RR Moving Power ¶1: "gained by or moved to" a card is not "moved from" it."""
    hall = hearing("gain power", or_events=["move power"], card={"name": "Son"})
    move = {"do": "move power", "source": {"name": "Father"}, "to": {"name": "Son"}}
    back = {"do": "move power", "source": {"name": "Son"}, "to": {"name": "Father"}}
    people = (hall, character("Father", power=1), character("Son", power=1))

    there = doing(move, ann=people).choose("Son")
    assert there.choices == ["Listener"]
    assert doing(back, ann=people).choose("Father").is_over
    assert there.cites("2e/rr/moving-power/1")


def test_gold_on_a_card_is_in_nobodys_gold_pool():
    """FAQ 1.4 ¶1: gold that moves from a card was in no gold pool."""
    harbor = hearing("move gold", player="opponent", other_player="you")
    taken = {"do": "move gold", "amount": 1, "from_player": "opponent", "to_player": "you"}
    lifted = {"do": "move gold", "amount": 1, "source": {"name": "Chest"}, "to_player": "you"}
    placed = {"do": "place gold", "on": {"name": "Chest"}}

    assert doing(taken, ann=(harbor,), bobs=Side(gold=2)).choices == ["Listener"]
    from_card = doing(placed, lifted, ann=(harbor,), bob=(location("Chest"),))
    assert from_card.gold("Ann") == 1
    assert from_card.is_over
    assert from_card.cites("2e/faq/1.4/1")


def test_a_drawn_card_can_be_looked_at_by_reactions():
    """RR Drawing Cards ¶1, FAQ 2.4 ¶1: a reaction looks at the card that was drawn, in hand now."""
    bank = hearing(
        "draw", {"do": "put into play", "on": "occurrence"}, card={"type": ["location"], "zone": "any"}
    )
    draw = {"do": "draw", "amount": 2, "player": "you"}
    play = doing(draw, ann=(bank,), deck=(character("Maid"), location("Port"), character("Boy")))

    assert play.choices == ["Listener"]
    assert play.choose("Listener").zone("Port") == "play"
    assert play.cites("2e/rr/drawing-cards/1")


def test_two_or_more_means_as_many_together():
    """RR Triggering Condition ¶1: after 2 or more cards are discarded, one does not do."""
    tax = hearing("discard from hand", one_or_more=True, at_least=2)
    lose = {"do": "discard from hand", "player": "opponent", "all_of_it": True}

    one = doing(lose, ann=(tax,), bobs=Side(hand=(character("A"),)))
    two = doing(lose, ann=(tax,), bobs=Side(hand=(character("A"), character("B"))))

    assert one.is_over
    assert two.choices == ["Listener"]
    assert two.choose("Listener").is_over
    assert two.cites("2e/rr/triggering-condition/10")


def test_a_card_found_and_revealed_is_revealed():
    """RR Search, Reveal ¶1: a card that a search reveals is revealed from the deck."""
    eye = hearing("reveal", card={"zone": ["deck"], "type": ["character"]})
    found = {
        "do": "search",
        "cards": {"type": ["character"], "zone": "deck", "controller": "you", "pick": {}},
    }
    play = doing(found | {"reveal": True}, ann=(eye,), deck=(character("Scout"),)).choose("Scout")
    secret = doing(found, ann=(eye,), deck=(character("Scout"),)).choose("Scout")

    assert play.choices == ["Listener"]
    assert secret.is_over
    assert play.cites("2e/rr/reveal/1")


def test_the_kill_of_a_terminal_condition_is_by_a_card_effect():
    """RR Effects ¶1, ¶2: an effect that arises from card text is a card effect; a cost is none."""
    wolf = hearing("kill", name="Effects", cause="effect")
    burn = {
        "do": "modify",
        "on": {"name": "Squire"},
        "strength": -4,
        "killed_at_zero": True,
        "until": "phase",
    }

    burned = doing(burn, ann=(wolf,), bob=(character("Squire"),))
    claimed = Table(sides={"Ann": Side(play=(wolf,)), "Bob": Side(play=(character("Squire"),))})

    assert burned.choices == ["Effects"]
    assert claimed.occurrence("kill", "Squire").is_over
    assert burned.cites("2e/faq/2.6/1")


def test_what_pays_a_cost_is_no_effect():
    """RR Effects ¶2: costs are not considered effects."""
    ear = hearing("kneel", name="Ear", cause="effect")
    bell = location("Bell", {"kind": "action", "costs": [{"do": "kneel", "on": "self"}], "effects": [
        {"do": "kneel", "on": {"name": "Page"}}]})  # fmt: skip
    page = character("Page")
    side = Side(play=(ear, bell, character("Knight", attacking=True)))
    play = Table(sides={"Ann": side, "Bob": Side(play=(page,))}, challenge="power").start("4.2.1")

    used = play.pass_().choose("Bell")

    assert used.choices == ["Ear"]  # to the page kneeling; the bell knelt before without a reaction
    assert used.choose("Ear").gold("Ann") == 1
    assert used.is_kneeling("Bell")
