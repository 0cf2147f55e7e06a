"""Claim is that of the attacking player, whichever player that is."""

from tests.rulings.citing import held


def test_claim_goes_to_the_attacking_player_although_another_is_the_first_player():
    """RR 4.2.4 ¶1: Bob attacks and wins; the power of the claim moves to his faction card, not to Ann's."""
    held("power: 3", "play: [Oak: attacking]", """
first_player: Ann
challenge: {type: power, attacker: Bob, defender: Ann}
start: duck
run:
  - advance: "4.2.5"
  - check: {players: {Ann: {power: 2}, Bob: {power: 2}}, cites: ["2e/rr/4.2.4/1"]}
""")  # fmt: skip
