"""Values that change, or conflict, as they come to count; and against whom a challenge is."""

from tests.rulings.tables import run
from tests.rulings.texts import PLOT, person

MILITARY = {"type": "military", "attacker": "Ann", "defender": "Bob"}
FIRST_PLAYER = ["2e/faq/1.6/1", "2e/faq/1.6/2"]


def two_bases(what: str) -> list[dict[str, object]]:
    """Two lasting effects that give Ann's plot different base values."""
    words = "Treat the base {} value on your revealed plot card as if it were {}."
    return [{"text": words.format(what, number), "on": ["Storm"], "controller": "Ann"} for number in (2, 0)]


def test_an_interrupt_to_claim_that_raises_the_claim_value_counts():
    """RR Claim ¶2, Modifiers ¶1: the value incorporates all modifiers as the claim is applied."""
    spur = "raise the claim value on your revealed plot card by 1 until the end of the challenge."
    herald = f"Interrupt: When claim is applied for a challenge in which you are the attacking player, {spur}"
    run(
        {"Ann": {"play": [{"Miller": "attacking"}, "Herald"]}, "Bob": {"play": ["Baker", "Page"]}},
        "duck",
        {"Ann": {"trigger": "Herald"}},
        {"Bob": {"choose": ["Baker", "Page"]}},
        {"check": {"players": {"Bob": {"dead": 2}}, "cites": ["2e/rr/claim-or-claim-value/2"]}},
        challenge=MILITARY,
        cards={"Herald": person(herald), "Page": person("")},
    )


def chair(**bob: object) -> None:
    """Ann attacks Bob; her location replaces the claim of an unopposed challenge alone."""
    words = "Interrupt: When claim is applied for an unopposed [military] challenge you won, kneel Chair to "
    moves: tuple[dict[str, object], ...] = (
        {"Ann": {"trigger": "Chair", "choose": "Lord"}},
        {"advance": "end"},
    )
    outcome = {"Lord": {"zone": "dead"}, "Chair": {"kneeling": True}}
    if bob:
        moves = ({"Bob": {"choose": "Page"}},)
        outcome = {"Lord": {"zone": "play"}, "Chair": {"kneeling": False}}
    run(
        {"Ann": {"play": [{"Miller": "attacking"}, "Chair"]}, "Bob": {"play": ["Lord", {"Page": bob}]}},
        "duck",
        *moves,
        {"check": {"cards": outcome}},
        challenge=MILITARY,
        cards={
            "Chair": {
                "type": "location",
                "text": f"{words}choose a character. Instead of the normal claim effects, kill that character.",
            },
            "Lord": person(""),
            "Page": person("", str=1),
        },
    )


def test_the_claim_of_an_unopposed_challenge_is_that_of_an_unopposed_challenge():
    """RR Unopposed ¶1, 4.2.4 ¶1: determined with the winner, it is so while the claim is applied."""
    chair()


def test_the_claim_of_an_opposed_challenge_is_not_that_of_an_unopposed_one():
    """RR Unopposed ¶1: a defender counted STR."""
    chair(defending=True)


def test_the_end_of_an_unopposed_challenge_is_that_of_an_unopposed_challenge():
    """RR Unopposed ¶1, 4.2.6 ¶1: what was determined of the challenge is true of it until it has ended."""
    run(
        {"Ann": {"play": [{"Baker": "attacking"}, "Herald"]}, "Bob": {}},
        "4.2.2",
        {"Ann": {"trigger": "Herald"}},
        {"check": {"players": {"Ann": {"gold": 1}}}},
        challenge=MILITARY | {"type": "power"},
        cards={"Herald": person("Reaction: After an unopposed challenge ends, gain 1 gold.")},
    )


def test_the_first_player_determines_which_base_claim_value_applies():
    """FAQ 1.6 ¶1, ¶2: of effects that cannot coexist the first player determines one, when they first matter."""
    run(
        {"Ann": {"plot": "Storm", "play": [{"Miller": "attacking"}]}, "Bob": {"play": ["Baker", "Page"]}},
        "duck",
        {"Ann": {"choose": 2}},
        {"Bob": {"choose": ["Baker", "Page"]}},
        {"check": {"players": {"Bob": {"dead": 2}}, "cites": FIRST_PLAYER}},
        challenge=MILITARY,
        in_force=two_bases("claim"),
        cards={"Storm": PLOT, "Page": person("")},
    )


def test_the_first_player_determines_which_base_reserve_value_applies():
    """FAQ 1.6 ¶1: as the reserve is checked."""
    run(
        {"Ann": {"plot": "Storm", "hand": 3}, "Bob": {}},
        "7.3",
        {"Ann": {"choose": 0}},
        {"check": {"decision": {"player": "Ann", "kind": "discard"}, "cites": FIRST_PLAYER}},
        in_force=two_bases("reserve"),
        cards={"Storm": PLOT},
    )


def test_the_players_of_a_challenge_take_part_in_it_against_each_other():
    """RR Against ¶1, Attacker ¶2, Defender ¶2: who wins it as the defending player has won against the attacking player."""
    won = "Reaction: After you win a challenge against an opponent with more cards in hand than you, gain 1 gold."
    run(
        {"Ann": {"play": ["Baker"], "hand": 2}, "Bob": {"play": ["Rival"]}},
        "4.2",
        {"Ann": {"challenge": {"type": "power", "against": "Bob", "with": ["Baker"]}}},
        {"check": {"cites": ["2e/rr/4.2/6"]}},
        {"Bob": {"defend": ["Rival"]}},
        {"Bob": {"trigger": "Rival"}},
        {"check": {"players": {"Bob": {"gold": 1}}}},
        cards={"Rival": person(won)},
    )
