"""An event that its own effect makes an attachment or a duplicate has been played: as the event that it was."""

from tests.rulings.tables import cards, run

LORD = {"type": "character", "unique": True, "str": 2, "traits": ["Lord"]}
CROWN = (
    "Action: Attach Crown to a character you control as a Condition attachment with the text:"
    ' "Attached character gets +1 STR."'
)
TOWER = {"type": "location", "text": "Reaction: After an event is played, gain 1 gold."}


def event(words, **facts):
    return {"type": "event", "cost": 0, "text": words, **facts}


def tower(words):
    return {"type": "location", "text": words}


def played(crown, bell, *after, bob=None, more=None, who="Ann", others=()):
    """Ann plays Crown, which ends on Lord; the Tower of the player called reacts."""
    sides = {"Ann": {"hand": ["Crown"], "play": ["Lord"]}, "Bob": bob or {}, **dict(others)}
    sides[who] = sides[who] | {"play": [*sides[who].get("play", ()), "Tower"]}
    run(
        sides,
        "challenges",
        {"Ann": {"play": "Crown"}},
        {who: {"trigger": "Tower"}},
        {"check": {"players": {who: {"gold": 1}}}},
        *after,
        cards={"Lord": LORD, "Crown": crown, "Tower": bell} | (more or {}),
    )


def test_an_attachment_has_been_played():
    """FAQ 1.5 ¶1, RR Cardtypes ¶1: it is an attachment afterwards; it was an event as it was played."""
    played(event(CROWN), TOWER, {"check": {"cards": {"Lord": {"str": 3, "attachments": ["Crown"]}}}})


def test_a_duplicate_has_been_played():
    """FAQ 1.5 ¶1, RR Duplicates ¶5: as a duplicate it has no type; as it was played it had one."""
    crown = event("Action: Place Crown on a unique character you control as a duplicate.")
    played(crown, TOWER, cards(Lord={"duplicates": 1}))


def test_it_was_played_with_its_printed_traits():
    """FAQ 1.5 ¶1: a Song, which is a Condition now."""
    played(event(CROWN, traits=["Song"]), tower("Reaction: After you play a Song event, gain 1 gold."))


def test_no_condition_was_played():
    """RR Cardtypes ¶1: what it has become afterwards is not asked."""
    run(
        {"Ann": {"hand": ["Crown"], "play": ["Lord", "Tower"]}, "Bob": {}},
        "challenges",
        {"Ann": {"play": "Crown"}},
        {"check": {"may_not": {"Ann": ["Tower"]}}},
        cards={
            "Lord": LORD,
            "Crown": event(CROWN),
            "Tower": tower("Reaction: After you play a Condition event, gain 1 gold."),
        },
    )


def test_an_opponent_played_it():
    """FAQ 1.5 ¶1, for "after an opponent plays an event"."""
    played(event(CROWN), tower("Reaction: After an opponent plays an event, gain 1 gold."), who="Bob", bob={})


def test_its_printed_cost_is_that_of_the_event():
    """FAQ 1.5 ¶1: what is asked besides is asked of the event."""
    played(
        event(CROWN), tower("Reaction: After an event with printed cost 2 or lower is played, gain 1 gold.")
    )


def test_in_melee_everybody_reacts_to_it():
    """FAQ 1.5 ¶1, RR Reactions ¶4: the third player too."""
    played(event(CROWN), TOWER, who="Cat", others=[("Cat", {})])


def test_it_counts_among_the_events_of_the_phase():
    """FAQ 1.5 ¶1: "if you have played an event this phase"."""
    asks = {
        "kind": "action",
        "condition": {
            "happened": {"event": "play event", "player": "you", "card": {"type": ["event"], "zone": "any"}}
        },
        "effects": [{"do": "gain gold"}],
    }
    run(
        {"Ann": {"hand": ["Crown"], "play": ["Lord", "Tower"]}, "Bob": {}},
        "challenges",
        {"Ann": {"play": "Crown"}},
        {"Bob": "pass"},
        {"Ann": {"trigger": "Tower"}},
        {"check": {"players": {"Ann": {"gold": 1}}}},
        cards={"Lord": LORD, "Crown": event(CROWN), "Tower": {"type": "location", "abilities": [asks]}},
    )


def test_its_maximum_counts_for_the_next_copy():
    """RR Limits and Maxima ¶3: the maximum is that of all copies by title."""
    run(
        {"Ann": {"hand": ["Crown", "Crown"], "play": ["Lord"]}, "Bob": {}},
        "challenges",
        {"Ann": {"play": "Crown#1"}},
        {"Bob": "pass"},
        {"refuse": {"Ann": {"play": "Crown#2"}, "because": "maximum"}},
        cards={"Lord": LORD, "Crown": event(CROWN + " (Max 1 per phase.)")},
    )


def test_a_limited_one_is_the_limited_card_of_the_round():
    """RR Limited ¶1: it has been played, and is the one of this round."""
    run(
        {"Ann": {"hand": ["Crown", "Feast"], "play": ["Lord"]}, "Bob": {}},
        "challenges",
        {"Ann": {"play": "Crown"}},
        {"Bob": "pass"},
        {"refuse": {"Ann": {"play": "Feast"}, "because": "limited"}},
        cards={
            "Lord": LORD,
            "Crown": event("Limited.\n" + CROWN),
            "Feast": event("Limited.\nAction: Gain 1 gold."),
        },
    )
