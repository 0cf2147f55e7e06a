"""Occurrences at their edges: saves, costs that fail, what leaves with its host, delayed effects."""

from msgspec import convert

from agot_judge.engine.ability import Effect
from agot_judge.engine.state.points import EffectPoint
from tests.rulings.cards import attachment, character, event, location
from tests.rulings.play import Side, Table

GOLD = {"do": "gain gold"}


def reaction(event_, *effects, **other):
    """A reaction to this, whoever it happens to."""
    trigger = {"event": event_} | other.pop("trigger", {})
    return {"kind": "reaction", "trigger": trigger, "effects": list(effects or (GOLD,))} | other


def interrupt(event_, *effects, **other):
    """An interrupt to this."""
    return reaction(event_, *effects, **other) | {"kind": "interrupt"}


def action(*effects, **other):
    """An action."""
    return {"kind": "action", "effects": list(effects)} | other


def acting(*ann, bob=(), **sides):
    """The action window after attackers are declared, where Ann attacks for power."""
    side = Side(play=(character("Knight", attacking=True, kneeling=True), *ann), gold=3, **sides)
    play = Table(sides={"Ann": side, "Bob": Side(play=tuple(bob))}, challenge="power").start("4.2.1")
    return play.pass_() if play.asked == ("Bob", "defenders") else play


def test_what_is_attached_stays_when_its_card_is_not_killed_after_all():
    """RR Attachment Cards ¶4: attachments return with a card that leaves play, not with one that cannot be killed."""
    shield = location("Shield", interrupt(
        "kill", {"do": "modify", "on": "occurrence", "cannot": ["be killed"], "until": "round"}))  # fmt: skip
    lord = character("Lord", attachments=(attachment("Sword"),))
    play = Table(sides={"Ann": Side(play=(lord, shield)), "Bob": Side()}).occurrence("kill", "Lord")

    kept = play.choose("Shield").end()
    killed = play.pass_().end()

    assert (kept.zone("Lord"), kept.zone("Sword")) == ("play", "play")
    assert (killed.zone("Lord"), killed.zone("Sword")) == ("dead", "hand")
    assert killed.cites("2e/rr/leaves-play/5")


def test_an_event_that_finds_no_target_any_more_is_discarded():
    """FAQ 3.3: an event that resolves unsuccessfully is placed in its owner's discard pile."""
    trick = event("Trick", action(
        {"do": "kneel"},
        costs=[{"do": "kneel", "on": {"type": ["character"], "pick": {}}}],
        choose={"cards": {"type": ["character"], "name": "Fresh"}},
    ))  # fmt: skip
    play = acting(character("Fresh"), hand=(trick,))

    unsuccessful = play.choose("Trick").choose("Fresh")

    assert unsuccessful.zone("Trick") == "discard"
    assert unsuccessful.hand("Ann") == 0
    assert unsuccessful.cites("2e/faq/3.3/2")


def test_a_cost_that_is_prevented_ends_the_initiation():
    """RR Costs ¶6: the process of initiating immediately ends; the card remains unplayed in its owner's hand."""
    escape = character("Rat", abilities=(
        interrupt("sacrifice", {"do": "return to hand", "on": "self"}, trigger={"card": {"this": True}}),
    ))  # fmt: skip
    altar = event("Altar", action(
        {"do": "gain power", "amount": 2},
        costs=[{"do": "sacrifice", "on": {"type": ["character"], "name": "Rat", "pick": {}}}, {"do": "pay gold", "amount": 1}],
    ))  # fmt: skip
    play = acting(escape, hand=(altar,)).choose("Altar").choose("Rat")

    prevented = play.choose("Rat")
    paid = play.pass_()

    assert (prevented.zone("Rat"), prevented.zone("Altar")) == ("hand", "hand")
    assert prevented.power("Ann") == 0
    assert prevented.state.players[0].gold == 3 - 1, "what can be paid is paid"
    assert prevented.cites("2e/rr/costs/6")
    assert (paid.power("Ann"), paid.zone("Altar")) == (2, "discard")


def test_two_costs_cannot_be_paid_with_one_card():
    """RR Abilities ¶7: an ability can only be initiated if its cost has the potential to be paid in full."""
    cost = {"do": "kneel", "on": {"type": ["character"], "name": "Squire", "pick": {}}}
    yard = location("Yard", action(GOLD, costs=[cost, cost]))

    assert "Yard" not in acting(yard, character("Squire")).choices
    both = acting(yard, character("Squire"), character("Squire"))
    assert "Yard" in both.choices


def test_a_sacrifice_that_pays_a_cost_is_one_by_the_player():
    """RR Costs ¶3: what pays is the player's own, so reactions to "your" sacrifices may be used."""
    altar = location("Altar", action(GOLD, costs=[{"do": "sacrifice", "on": {"name": "Rat", "pick": {}}}]))
    mourner = location("Mourner", reaction("sacrifice", {"do": "draw"}, trigger={"player": "you"}))

    play = acting(altar, mourner, character("Rat")).choose("Altar").choose("Rat")

    assert play.asked == ("Ann", "reaction")
    assert play.choices == ["Mourner"]


def test_an_ability_used_from_the_discard_pile_is_no_playing_of_the_event():
    """FAQ 1.5 ¶3: it is not considered to be "playing an event", and does not require the event's normal cost."""
    plan = event(
        "Plan", action({"do": "draw"}, costs=[{"do": "pay gold", "amount": 1}], zone="discard"), cost=9
    )
    bard = location("Bard", reaction("play event"))
    table = Table(
        sides={
            "Ann": Side(play=(character("Knight", attacking=True), bard), gold=1, discard=(plan,)),
            "Bob": Side(),
        },
        challenge="power",
    )

    play = table.start("4.2.1").choose("Plan")

    assert play.asked == ("Bob", "action"), "nobody may react to the playing of an event"
    assert (play.zone("Plan"), play.hand("Ann"), play.state.players[0].gold) == ("discard", 1, 0)


def test_a_delayed_effect_on_no_card_stays_when_another_effects_card_leaves():
    """RR Leaves Play ¶6: what expires are the effects that affect the card that leaves play."""
    feast = {"on": [], "effects": [{"do": "gain gold"}], "until": "phase"}
    doomed = {"on": ["Lord"], "effects": [{"do": "kill", "on": "target"}], "until": "phase"}
    strong = {"on": ["Lord"], "modify": {"do": "modify", "strength": 1}, "until": "round"}
    table = Table(
        sides={"Ann": Side(), "Bob": Side(play=(character("Lord"),))}, in_force=(doomed, feast, strong)
    )

    ended = table.start("end-of-phase challenges").choose("a card effect (Lord)", "a card effect")

    assert ended.zone("Lord") == "dead"
    assert ended.state.players[0].gold == 1
    assert ended.state.in_force == ()
    assert ended.cites("2e/rr/delayed-effects/2")


def test_what_an_effect_did_may_be_reacted_to_when_the_run_starts_with_it():
    """RR Nested Ability Sequences ¶1: interrupts, then it resolves, then reactions."""
    table = Table(
        sides={
            "Ann": Side(play=(location("Sept", reaction("kill")),)),
            "Bob": Side(play=(character("Cook"),)),
        }
    )
    table.start("4.4")
    effect = convert({"do": "kill", "on": {"type": ["character"]}}, Effect)

    play = table.start(EffectPoint((effect,), player=0))

    assert play.zone("Cook") == "dead"
    assert play.asked == ("Ann", "reaction")
    assert play.choices == ["Sept"]


def test_then_waits_for_every_card_that_was_to_be_drawn():
    """RR The word "Then" ¶1: what comes before it must be resolved in full."""
    study = location("Study", action({"do": "draw", "amount": 3}, then=[{"do": "gain power"}]))
    one = character("Page")

    short = acting(study, deck=(one, one, one, one)).choose("Study")
    assert short.power("Ann") == 1
    melee = {
        "Ann": Side(play=(character("Knight", attacking=True), study), deck=(one, one)),
        "Bob": Side(),
        "Cat": Side(),
    }
    ended = Table(sides=melee, challenge="power").start("4.2.1").choose("Study")

    assert ended.power("Ann") == 0
    assert ended.cites("2e/rr/the-word-then/3")


def test_a_target_must_be_one_that_the_effect_on_it_could_affect():
    """RR Target ¶8: a kneeling character cannot be chosen for "choose and kneel", whatever else the ability does."""
    tree = action({"do": "kneel"}, {"do": "gain power"}, choose={"cards": {"type": ["character"]}})

    play = acting(location("Net", tree), bob=(character("Tired", kneeling=True), character("Fresh"))).choose(
        "Net"
    )

    assert play.choices == ["Fresh"]
    assert play.choose("Fresh").cites("2e/rr/target/1")


def test_a_forced_ability_that_could_change_nothing_does_not_initiate():
    """RR Abilities ¶6: a card ability can only be initiated if its effect has the potential to change the game state."""
    tree = reaction("win challenge", {"do": "kneel", "on": "self"}, forced=True)
    walls = (location("Wall", tree, kneeling=True), location("Gate", tree))
    table = Table(
        sides={"Ann": Side(play=(character("Knight", attacking=True), *walls)), "Bob": Side()},
        challenge="power",
    )

    play = table.start("duck").until("4.2.3")

    assert play.is_kneeling("Gate")
    assert [entry.text for entry in play.state.log.entries() if "initiates" in entry.text] == [
        "Gate initiates."
    ]


def test_a_lasting_effect_does_not_reach_a_target_that_has_left_play():
    """RR Leaves Play ¶6, Abilities ¶5: effects on a card in play do not affect it out of play."""
    axe = location("Axe", action(
        {"do": "kill"}, {"do": "modify", "strength": 2, "until": "phase"}, choose={"cards": {"name": "Cook"}}
    ))  # fmt: skip

    play = acting(axe, bob=(character("Cook"),)).choose("Axe").choose("Cook")

    assert play.zone("Cook") == "dead"
    assert play.state.in_force == ()


def test_a_killed_card_was_under_the_control_of_the_player_who_lost_it():
    """RR Ownership and Control ¶4: it is considered to have entered the pile of the player who controlled it."""
    court = location(
        "Court", reaction("kill", trigger={"card": {"type": ["character"], "controller": "you"}})
    )
    sides = {"Ann": Side(play=(court, character("Ward"))), "Bob": Side(play=(court,))}

    play = Table(sides=sides, owners={"Ward": "Bob"}).occurrence("kill", "Ward")

    assert play.asked == ("Ann", "reaction")
    assert len(play.state.players[1].dead) == 1
    assert play.choose("Court").is_over, "Bob lost no character that he controlled"


def test_a_card_discarded_from_a_deck_is_known_to_the_reactions():
    """FAQ 2.4 ¶1: a reaction to a discard looks at that card in the discard pile."""
    crone = location("Crone", reaction("discard from deck", trigger={"card": {"type": ["character"]}}))
    raider = character("Raider", keywords="pillage", attacking=True)
    sides = {"Ann": Side(play=(raider, crone)), "Bob": Side(deck=(character("Pie"), location("Inn"), 1))}

    raided = Table(sides=sides, challenge="power").start("duck").choose("Raider")

    assert raided.asked == ("Ann", "reaction")
    assert raided.choices == ["Crone"]


def test_a_plot_card_cannot_leave_play():
    """RR In Play and Out of Play ¶5, ¶6: a faction card cannot leave play, nor can a plot card by an effect."""
    play = Table(sides={"Ann": Side(), "Bob": Side()}).occurrence("return to hand", "plot 1", "faction 0")

    assert (play.zone("plot 1"), play.zone("faction 0")) == ("play", "play")


def test_an_attachment_saved_without_its_card_is_discarded():
    """RR Attachment Cards ¶5: if a situation arises in which an attachment is not legally attached, discard it."""
    keeper = location("Keeper", interrupt("return to hand", {"do": "save"}, trigger={"would": True}))
    lord = character("Lord", attachments=(attachment("Sword"),))

    play = Table(sides={"Ann": Side(play=(keeper, lord)), "Bob": Side()}).occurrence("kill", "Lord")
    ended = play.choose("Keeper")

    assert (ended.zone("Lord"), ended.zone("Sword")) == ("dead", "discard")
    assert ended.cites("2e/rr/attachment-cards/5")


def test_a_sacrificed_card_cannot_be_saved_by_its_duplicate():
    """RR Sacrifice ¶4: a sacrificed card cannot be saved."""
    lord = character("Lord", duplicates=1)

    play = Table(sides={"Ann": Side(), "Bob": Side(play=(lord,))}).occurrence("sacrifice", "Lord")

    assert play.is_over
    assert play.zone("Lord") == "discard"
    assert play.cites("2e/rr/sacrifice/1")


def test_a_single_cost_that_is_prevented_ends_the_initiation_too():
    """RR Costs ¶6: what an interrupt has taken away as it was to be sacrificed has paid nothing."""
    escape = character("Rat", abilities=(
        interrupt("sacrifice", {"do": "return to hand", "on": "self"}, trigger={"card": {"this": True}}),
    ))  # fmt: skip
    altar = event("Altar", action(
        {"do": "gain power", "amount": 2},
        costs=[{"do": "sacrifice", "on": {"type": ["character"], "name": "Rat", "pick": {}}}],
    ))  # fmt: skip

    prevented = acting(escape, hand=(altar,)).choose("Altar").choose("Rat").choose("Rat")

    assert (prevented.zone("Rat"), prevented.zone("Altar"), prevented.power("Ann")) == ("hand", "hand", 0)
    assert prevented.cites("2e/rr/costs/6")
    assert prevented.cites("2e/rr/sacrifice/2")
