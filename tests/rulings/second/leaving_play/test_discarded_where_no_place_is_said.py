"""Cards that an effect discards, of which it does not say from where."""

from tests.rulings.cards import attachment, character, location
from tests.rulings.keep_as_printed import using
from tests.rulings.play import Side

THEIRS = Side(
    play=(character("Dagmer", attachments=(attachment("Axe", traits=("Weapon",)),)), location("Sea Tower")),
    hand=(attachment("Dirk", traits=("Weapon",)), location("Old Wyk")),
)


def test_each_attachment_is_each_in_play():
    """RR Abilities ¶5: card abilities interact only with cards in play, unless the text refers to an out of play area."""
    after = using("Discard each Weapon attachment.", bob=THEIRS)
    assert after.zone("Axe") == "discard"
    assert after.zone("Dirk") == "hand"
    assert after.cites("2e/rr/discard-pile/2")


def test_a_location_is_one_in_play():
    """RR Abilities ¶5: a card in a hand is not one that could be discarded in its place."""
    asked = using("Discard a location.", ann=Side(play=(location("Keep Hall"),)), bob=THEIRS)
    assert sorted(asked.choices) == ["Keep", "Keep Hall", "Sea Tower"]
    assert asked.choose("Sea Tower").zone("Sea Tower") == "discard"
