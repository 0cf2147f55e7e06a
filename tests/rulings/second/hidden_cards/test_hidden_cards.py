"""Cards that are searched for, revealed, looked at, shuffled and put back."""

from agot_judge.engine.state.decision import Answer
from tests.rulings.cards import character, location
from tests.rulings.doing import able, doing
from tests.rulings.play import Side
from tests.rulings.texts import check, run, text

DECK = {"zone": "deck", "controller": "you", "type": ["character"]}


def test_a_search_may_find_nothing_and_shuffles():
    """RR Search ¶2 and ¶3: a player is not obliged to find the object of a search; the deck is shuffled."""
    effects = (
        {"do": "search", "cards": DECK | {"top": 3, "pick": {}}, "reveal": True},
        {"do": "move", "on": "those", "to": "hand"},
        {"do": "shuffle"},
    )
    deck = (location("Inn"), character("Squire"), character("Page"), character("Deep"))
    play = doing(*effects, ann=Side(deck=deck))

    assert play.choices == ["Squire", "Page"]
    assert play.choose("Page").zone("Page") == "hand"
    nothing = play.answer(Answer())
    assert (nothing.hand("Ann"), nothing.zone("Squire")) == (0, "deck")
    assert nothing.cites("2e/rr/search/2")


def test_what_a_search_finds_enters_play():
    """RR Search ¶5, Put into Play ¶1: until then it has not left the deck."""
    effects = ({"do": "search", "cards": DECK | {"pick": {}}}, {"do": "put into play", "on": "those"})
    play = doing(*effects, ann=Side(deck=(character("Squire"), 3))).choose("Squire")

    assert play.zone("Squire") == "play"
    assert len(play.state.players[0].deck or ()) == 3


def test_a_search_through_cards_that_nobody_identified_is_left_to_the_judge():
    """RR Search ¶1: what can be found there is not known; the timing around it still is."""
    effects = (
        {"do": "search", "cards": DECK | {"top": 10, "pick": {}}},
        {"do": "put into play", "on": "those"},
    )
    play = doing(*effects, text="Search for a character.")

    assert play.asked == ("judge", "by hand")
    assert "Search for a character." in play.decision.text


def test_nothing_is_searched_in_an_empty_place():
    """RR Abilities ¶6: without potential to change the game state the ability cannot be initiated."""
    dead = {"zone": "dead", "controller": "you", "type": ["character"], "pick": {}}
    effects = ({"do": "search", "cards": dead}, {"do": "put into play", "on": "those"})

    assert "Keep" not in able(*effects).choices
    assert "Keep" in able(*effects, ann=Side(dead=(character("Ghost"),))).choices


def test_the_revealed_card_decides_what_happens():
    """RR Reveal ¶2: while revealed, the card is still considered to be located in the deck."""
    effects = (
        {"do": "reveal", "on": {"zone": "deck", "controller": "you", "top": 1}},
        {
            "do": "if",
            "condition": {"card": "those", "fits": {"zone": "deck", "type": ["character"]}},
            "effects": [{"do": "draw"}],
            "otherwise": [{"do": "discard cards", "on": "those"}],
        },
    )
    drawn = doing(*effects, ann=Side(deck=(character("Squire"), 3)))
    thrown = doing(*effects, ann=Side(deck=(location("Inn"), 3)))

    assert drawn.zone("Squire") == "hand"
    assert thrown.zone("Inn") == "discard"
    assert drawn.cites("2e/rr/reveal/1")


def test_a_card_that_nobody_identified_is_revealed_by_the_judge():
    """RR Reveal ¶1: it is shown, but this program does not know what it is."""
    effects = (
        {"do": "reveal", "on": {"zone": "deck", "controller": "you", "top": 1}},
        {"do": "if", "condition": {"card": "those", "fits": {"zone": "deck"}}, "effects": [{"do": "draw"}]},
    )
    play = doing(*effects, ann=Side(deck=(4,)))

    assert play.asked == ("judge", "by hand")
    assert play.answer(Answer(by_hand=())).asked == ("Bob", "action")


def test_cards_that_are_looked_at_are_put_back_in_an_order():
    """RR Look ¶1: a look ends when a card is returned to its prior state, or reaches a new destination."""
    top = {"zone": "deck", "controller": "you", "top": 3}
    effects = (
        {"do": "look at", "on": top},
        {"do": "rearrange", "on": "those", "to": "bottom of deck"},
    )
    deck = (character("One"), character("Two"), character("Three"), character("Four"))
    play = doing(*effects, ann=Side(deck=deck))

    assert play.asked == ("Ann", "order")
    after = play.choose("Three", "One", "Two")
    assert after.labels(after.state.players[0].deck or ()) == ["Four", "Three", "One", "Two"]


def test_one_of_the_cards_looked_at_is_taken_and_the_others_go_below():
    """RR Look ¶1, Effects ¶3."""
    top = {"zone": "deck", "controller": "you", "top": 2}
    effects = (
        {"do": "look at", "on": top},
        {"do": "move", "to": "hand", "on": {"zone": "deck", "among": "those", "pick": {}}},
    )
    play = doing(*effects, ann=Side(deck=(character("One"), character("Two"), 3)))

    assert play.choices == ["One", "Two"]
    assert play.choose("Two").zone("Two") == "hand"


def test_the_hand_of_an_opponent_is_revealed_and_a_card_discarded_from_it():
    """RR Reveal ¶1, Discard Pile ¶2."""
    hand = {"zone": "hand", "controller": "opponent"}
    effects = (
        {"do": "reveal", "on": hand},
        {"do": "discard cards", "on": hand | {"type": ["location"], "among": "those", "pick": {}}},
    )
    play = doing(*effects, bob=Side(hand=(location("Inn"), character("Squire"))))

    assert play.choices == ["Inn"]
    after = play.choose("Inn")
    assert (after.zone("Inn"), after.zone("Squire")) == ("discard", "hand")


def test_a_card_chosen_from_a_hand_after_then_that_nobody_identified():
    """RR Target ¶7, Look ¶1: what is in that hand is not known here, so the judge resolves it."""
    choice = {
        "do": "choose",
        "choose": {"cards": {"zone": "hand", "controller": "opponent"}},
        "effects": [{"do": "discard cards"}],
    }
    look = {"do": "look at", "on": {"zone": "hand", "controller": "opponent"}}
    unknown = doing(look, then=[choice], bob=Side(hand=(2,)))
    known = doing(look, then=[choice], bob=Side(hand=(character("Squire"), 2)))

    assert unknown.asked == ("judge", "by hand")
    assert known.choices == ["Squire"]
    assert known.choose("Squire").zone("Squire") == "discard"


def test_cards_that_nobody_identified_are_counted_where_only_their_place_matters():
    """RR Modifiers ¶1: the count of a variable quantity; each card in shadows counts, whatever it is."""
    each = {"number": "count", "cards": {"zone": "shadows"}}
    weaken = {"do": "modify", "on": {"name": "Lord"}, "lower_strength": each, "until": "phase"}
    play = doing(
        weaken, ann=Side(shadows=(character("Spy"),)), bob=Side(play=(character("Lord", 5),), shadows=(2,))
    )

    assert play.strength("Lord") == 5 - 3


def test_what_is_left_of_the_cards_looked_at_is_still_known():
    """RR Look ¶1, Effects ¶3: what one of them has become says nothing of the others, which are still in the deck."""
    effects = (
        {"do": "look at", "on": {"zone": "deck", "controller": "you", "top": 2}},
        {"do": "move", "on": {"among": "shown", "zone": "deck", "pick": {}}, "to": "hand"},
        {"do": "move", "on": {"among": "shown", "zone": "deck"}, "to": "discard"},
    )
    deck = (location("Inn"), character("Squire"), character("Page"))
    play = doing(*effects, ann=Side(deck=deck)).choose("Squire")

    assert play.zone("Squire") == "hand"
    assert play.zone("Inn") == "discard"
    assert play.zone("Page") == "deck"
    assert play.cites("2e/rr/look/1")


def test_cards_with_the_trait_that_was_named_are_meant():
    """RR Kneel ¶1: it resolves on the cards with the Trait that was named."""
    effects = ({"do": "kneel", "on": {"type": ["character"], "trait": ["chosen"]}},)
    ann = Side(play=(character("Squire", traits=("Knight",)), character("Page", traits=("Guard",))))
    play = doing(*effects, choose=({"word": "trait"},), ann=ann).choose("Knight")

    assert play.state.cards[play.card("Squire")].kneeling
    assert not play.state.cards[play.card("Page")].kneeling
    assert play.cites("2e/rr/kneel/1")


def test_of_what_was_looked_at_one_is_chosen_once_it_was_seen():
    """RR Look ¶1, Target ¶7: what is chosen among cards that are looked at is chosen as the effect resolves."""
    spy = text(
        "location", "Action: Look at an opponent's hand. Choose 1 and discard it. (Limit once per phase.)"
    )
    run(
        {"play": ["Spy"]},
        {"hand": ["Miller", "Baker"]},
        "challenges",
        {"Ann": {"trigger": "Spy"}},
        {"Ann": {"choose": "Baker"}},
        check("2e/rr/look/1", Baker={"zone": "discard"}, Miller={"zone": "hand"}),
        Spy=spy,
    )
