"""The keywords that bring a card into play and gold onto it: ambush (X), bestow (X)."""

from agot_judge.engine.state.game import Keyword
from tests.rulings.cards import attachment, character, location
from tests.rulings.play import Side, Table

GOLD = {"do": "gain gold"}


def ambushing(card, *costs):
    """The card with ambush (X) for each of these costs."""
    return card.having(*(Keyword("ambush", cost) for cost in costs))


def at(point, ann, bob=None, **more):
    """Ann's and Bob's tables at this point, that phase alone."""
    return Table(sides={"Ann": ann, "Bob": bob or Side()}, **more).start(point, "phase")


def test_ambush_puts_a_card_into_play_from_hand_for_x_gold_as_a_player_action():
    """RR Ambush ¶1: during the challenges phase, gold equal to X."""
    play = at("4.1", Side(hand=(ambushing(character("Cloak", 4), 2),), gold=3))
    assert play.ways("Cloak") == ["ambush"]

    out = play.use("ambush", "Cloak")

    assert out.controls("Ann", "Cloak")
    assert out.gold("Ann") == 3 - 2
    assert out.cites("2e/rr/ambush/1")


def test_ambush_is_an_action_of_any_player_and_of_the_challenges_phase_alone():
    """RR Ambush ¶1: in the marshaling phase the card is marshaled as any other."""
    bob = Side(hand=(ambushing(character("Cloak", 4), 2),), gold=3)
    assert at("4.1", Side(), bob).pass_().ways("Cloak") == ["ambush"]

    marshaling = at("3.2", Side(), bob).pass_()
    assert marshaling.ways("Cloak") == []
    assert "2e/rr/ambush/1" in marshaling.why_not("ambush", "Cloak")


def test_a_card_that_was_ambushed_was_put_into_play_not_marshaled():
    """RR Ambush ¶1, Put into Play ¶4: it entered play using ambush."""

    def watch(event):
        return {"kind": "reaction", "trigger": {"event": event}, "effects": [GOLD]}

    kinds = {"Court": "marshal", "Gate": "enter play", "Door": "put into play", "Alley": "ambush"}
    places = tuple(location(name, watch(kind)) for name, kind in kinds.items())
    play = at("4.1", Side(hand=(ambushing(character("Cloak", 4), 0),), play=places)).use("ambush", "Cloak")

    assert set(play.choices) == {"Gate", "Door", "Alley"}


def test_the_player_chooses_among_several_instances_of_ambush():
    """RR Ambush ¶2, Keywords ¶3: instances with different X are different keywords."""
    play = at("4.1", Side(hand=(ambushing(character("Cloak", 4), 1, 3),), gold=2)).use("ambush", "Cloak")

    assert play.asked == ("Ann", "number")
    assert play.choices == ["1"], "3 gold cannot be paid"
    assert play.choose("1").gold("Ann") == 1


def test_a_unique_card_is_ambushed_as_a_duplicate():
    """RR Put into Play ¶5: a copy of what the player owns and controls."""
    lord = character("Lord", 4, unique=True)
    play = at("4.1", Side(hand=(ambushing(lord, 1).copy("New Lord"),), play=(lord,), gold=1)).use(
        "ambush", "New Lord"
    )

    assert play.lying_on("Lord")[1] == ["New Lord"]
    assert play.gold("Ann") == 0


def test_what_card_abilities_cannot_do_ambush_cannot():
    """RR Keywords ¶1, Cannot ¶1: a keyword is a card ability; marshaling is none."""
    barred = {
        "kind": "constant",
        "effects": [
            {
                "do": "forbid",
                "player": "any",
                "cannot": "put into play",
                "cards": {"type": ["character"], "zone": "hand"},
            }
        ],
    }
    bob = Side(play=(location("Gates", barred),))
    ann = Side(
        hand=(ambushing(character("Cloak", 1), 0), ambushing(attachment("Ring"), 0)),
        play=(character("Maid"),),
        gold=5,
    )

    play = at("4.1", ann, bob)
    assert play.ways("Cloak") == []
    assert play.ways("Ring") == ["ambush"]
    assert "2e/rr/keywords/1" in play.why_not("ambush", "Cloak")

    assert at("3.2", ann, bob).ways("Cloak") == ["marshal"]


def test_a_limited_card_that_is_ambushed_neither_counts_nor_is_counted():
    """RR Limited ¶2."""
    limited = Keyword("limited")
    ann = Side(
        hand=(
            ambushing(character("Cloak", 4), 0).having(limited),
            ambushing(character("Cowl", 4), 0).having(limited),
        )
    )

    play = at("4.1", ann).use("ambush", "Cloak").pass_()

    assert play.ways("Cowl") == ["ambush"]
    assert play.cites("2e/rr/limited/2")


def bestowing(gold, *keywords, pool=9):
    """Ann has marshaled a card with bestow for nothing and may move gold to it."""
    card = character("Banner", 0).having(*(Keyword("bestow", value) for value in keywords or (gold,)))
    return at("3.2", Side(hand=(card,), gold=pool)).use("marshal", "Banner")


def test_bestow_moves_up_to_x_gold_from_the_pool_to_the_card():
    """RR Bestow ¶1 to ¶3: any amount up to X; the gold is in the pool no longer."""
    play = bestowing(2)
    assert play.asked == ("Ann", "number")
    assert play.choices == ["0", "1", "2"]

    moved = play.choose("2")

    assert moved.state.cards[moved.card("Banner")].gold == 2
    assert moved.gold("Ann") == 9 - 2
    for paragraph in ("2e/rr/bestow/1", "2e/rr/bestow/2", "2e/rr/bestow/3"):
        assert moved.cites(paragraph)


def test_bestow_moves_no_more_than_there_is_and_is_declined():
    """RR Bestow ¶1: may; up to X gold from the gold pool."""
    assert bestowing(3, pool=1).choices == ["0", "1"]

    declined = bestowing(3).pass_()
    assert (declined.gold("Ann"), declined.asked) == (9, ("Bob", "action"))

    assert bestowing(3, pool=0).asked == ("Bob", "action")


def test_bestow_comes_after_interrupts_and_before_any_reaction_to_entering_play():
    """RR Bestow ¶1: immediately upon the card entering play, prior to any reactions, forced or otherwise."""
    forced = {
        "kind": "reaction",
        "forced": True,
        "trigger": {"event": "enter play", "card": {"this": True}},
        "effects": [{"do": "gain power", "on": "self"}],
    }
    card = character("Banner", 0, abilities=(forced,)).having(Keyword("bestow", 1))
    play = at("3.2", Side(hand=(card,), gold=1)).use("marshal", "Banner")
    assert play.asked == ("Ann", "number")
    assert play.power_on("Banner") == 0

    assert play.choose("1").power_on("Banner") == 1


def test_an_attachment_with_bestow_gets_its_gold_when_it_is_attached():
    """RR Bestow ¶1: on whatever way the card enters play."""
    dream = attachment("Dream").having(Keyword("bestow", 3))
    play = at("3.2", Side(hand=(dream,), gold=5), Side(play=(character("Sleeper"),)))

    placed = play.use("marshal", "Dream", "Sleeper", "3")

    assert placed.state.cards[placed.card("Dream")].gold == 3
    assert placed.gold("Ann") == 5 - 1 - 3


def test_gold_on_a_card_returns_to_the_treasury_when_it_leaves_play():
    """RR Leaves Play, Treasury ¶3, Bestow ¶4."""
    bestowed = bestowing(2).choose("2")
    card = bestowed.card("Banner")
    assert bestowed.state.cards[card].gold == 2

    killed = bestowed.happens("kill", "Banner")

    assert killed.state.cards[card].gold == 0
    assert killed.gold("Ann") == 7


def test_ambush_and_duplicates_are_no_triggered_card_abilities():
    """FAQ Catelyn Stark ¶2: who cannot trigger card abilities may use a duplicate, and a keyword like ambush."""
    silence = {"kind": "constant", "effects": [{"do": "forbid", "player": "opponent", "cannot": "trigger"}]}
    cloak = ambushing(character("Cloak", 1), 0)
    bob = Side(play=(character("Lord", 3, duplicates=1),), hand=(cloak,))
    table = Table(sides={"Ann": Side(play=(location("Court", silence),)), "Bob": bob})

    ambushed = table.start("4.1", "phase").pass_().use("ambush", "Cloak")
    assert ambushed.cites("2e/faq/catelyn-stark/2")

    saved = table.occurrence("kill", "Lord").choose("Lord")
    assert saved.zone("Lord") == "play"
    assert saved.cites("2e/faq/catelyn-stark/2")
