"""The influence that cards provide."""

from agot_judge.engine.values.position import Position


def influence(position: Position, card: int) -> int:
    """The influence printed in the card's text box: a card that is blank or facedown provides none."""
    if position.state.cards[card].facedown or position.values.is_blank(position, card):
        return 0
    return position.game.cards[card].definition.face.influence
