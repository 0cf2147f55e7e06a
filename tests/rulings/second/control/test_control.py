"""Taking control: competing effects, what they revert to, and what goes with the card."""

from tests.rulings.tables import cards, cites, run
from tests.rulings.texts import person, text

LEASH = text("attachment", "Take control of attached character.")
WARDEN = {"Leash": LEASH, "Collar": LEASH}
UNTIL_THE_END = "Action: Choose a character. Until the end of the phase, take control of that character."
GRAB = {"Grab": text("event", UNTIL_THE_END), "Snatch": text("event", UNTIL_THE_END)}
BURN = {"Burn": text("event", "Action: Choose and discard an attachment from play.")}
REVERTS = "2e/faq/multiple-take-control-effects/2"
HUSH = (
    "Action: Choose an attachment. Until the end of the phase, treat that attachment as if its printed text box were blank "
    "(except for Traits)."
)


def test_when_the_attachment_that_gave_control_is_discarded_control_reverts_to_the_next_most_recent_effect():
    """FAQ Multiple "Take Control" Effects ¶2: to the player with the next most recent effect, at the last to the owner."""
    run(
        {
            "Ann": {"play": ["Miller"]},
            "Bob": {"hand": ["Grab", "Burn"]},
            "Cat": {"hand": ["Leash"], "gold": 2},
        },
        "marshaling",
        {"Bob": {"play": "Grab", "choose": "Miller"}},
        {"Cat": {"marshal": "Leash", "on": "Miller"}},
        cards(Miller={"controller": "Cat"}),
        {"Bob": {"play": "Burn", "choose": "Leash"}},
        {"check": {"cards": {"Miller": {"controller": "Bob"}}, "cites": [REVERTS]}},
        {"advance": "challenges"},
        cards(Miller={"controller": "Ann"}),
        cards=WARDEN | GRAB | BURN,
        stop="dominance",
    )


def test_the_earlier_of_two_control_effects_ends_and_the_later_one_keeps_the_card():
    """FAQ Multiple "Take Control" Effects ¶2: control reverts only where the effect that ceases is the most recent one."""
    run(
        {
            "Ann": {"hand": ["Burn"]},
            "Bob": {"play": [{"Miller": {"owner": "Ann", "attachments": ["Leash"]}}]},
            "Cat": {"hand": ["Collar"], "gold": 2},
        },
        "marshaling",
        {"Cat": {"marshal": "Collar", "on": "Miller"}},
        {"check": {"cards": {"Miller": {"controller": "Cat"}}, "cites": [REVERTS]}},
        {"Ann": {"play": "Burn", "choose": "Leash"}},
        cards(Miller={"controller": "Cat"}),
        cards=WARDEN | BURN,
    )


def test_control_effects_that_are_in_force_apply_in_the_order_listed():
    """FAQ Multiple "Take Control" Effects ¶2: the most recent one has the card, and the one before it afterwards."""
    run(
        {"Ann": {}, "Bob": {"play": [{"Miller": {"owner": "Ann"}}]}, "Cat": {}},
        "challenges",
        cards(Miller={"controller": "Cat"}),
        {"advance": "dominance"},
        cards(Miller={"controller": "Bob"}),
        in_force=[
            {"text": "Until the end of the round, take control of that character.", "on": ["Miller"], "controller": "Bob"},
            {"text": "Until the end of the phase, take control of that character.", "on": ["Miller"], "controller": "Cat"},
        ],
        stop="standing",
    )  # fmt: skip


def test_the_attachments_of_a_character_stay_under_their_controller():
    """RR Attachment Cards ¶6: even if the card to which one is attached is under an opponent's control."""
    run(
        {"Ann": {"play": [{"Miller": {"attachments": ["Helm"]}}]}, "Bob": {"hand": ["Grab"]}},
        "challenges",
        {"Bob": {"play": "Grab", "choose": "Miller"}},
        cards(Miller={"controller": "Bob", "attachments": ["Helm"]}, Helm={"controller": "Ann"}),
        {"Ann": {"trigger": "Helm"}},
        {"check": {"players": {"Ann": {"gold": 1}}}},
        cites=["2e/rr/attachment-cards/6"],
        cards=GRAB | {"Helm": text("attachment", "Action: Kneel Helm to gain 1 gold.")},
    )


def test_a_copy_in_the_owners_dead_pile_does_not_keep_another_player_from_taking_control():
    """FAQ 1.3 ¶2, ¶6: who takes control has no copy in his or her own dead pile, and owns and controls none in play."""
    hero = person("", unique=True)
    sides = {"Ann": {"play": ["Hero"], "dead": ["Hero"]}, "Bob": {"hand": ["Grab"]}}
    run(
        sides,
        "challenges",
        {"Bob": {"play": "Grab", "choose": "Hero#1"}},
        {"check": {"cards": {"Hero#1": {"controller": "Bob"}}}},
        cards=GRAB | {"Hero": hero},
    )
    run(
        {"Ann": {"play": ["Hero"]}, "Bob": {"hand": ["Grab"], "dead": ["Hero"]}},
        "challenges",
        {"refuse": {"Bob": {"play": "Grab", "choose": "Hero#1"}, "because": "dead pile"}},
        cites("2e/faq/1.3/2"),
        cards=GRAB | {"Hero": hero},
    )


def test_control_that_reverts_during_a_challenge_removes_the_character_from_it():
    """RR Ownership and Control ¶5: if it changes control during the challenge, it is immediately removed from it."""
    run(
        {
            "Ann": {"hand": ["Burn"]},
            "Bob": {"play": [{"Miller": {"owner": "Ann", "attacking": True, "attachments": ["Leash"]}}, {"Baker": "attacking"}]},
        },
        "4.2.1",
        {"Ann": {"play": "Burn", "choose": "Leash"}},
        cards(Miller={"controller": "Ann", "participating": False}, Baker={"participating": True}),
        cites=["2e/rr/ownership-and-control/5"],
        cards=WARDEN | BURN,
        challenge={"type": "military", "attacker": "Bob", "defender": "Ann"},
    )  # fmt: skip


def test_control_that_a_constant_ability_gives_ceases_while_its_card_is_blank():
    """RR Blank ¶1, FAQ Multiple "Take Control" Effects ¶2: upon the cessation of the effect the owner has it back."""
    run(
        {
            "Ann": {"hand": ["Hush"]},
            "Bob": {"play": [{"Miller": {"owner": "Ann", "attachments": ["Leash"]}}]},
        },
        "challenges",
        {"Ann": {"play": "Hush", "choose": "Leash"}},
        {"check": {"cards": {"Miller": {"controller": "Ann"}}, "cites": [REVERTS]}},
        {"advance": "dominance"},
        cards(Miller={"controller": "Bob"}),
        cards=WARDEN | {"Hush": text("event", HUSH)},
        stop="standing",
    )
