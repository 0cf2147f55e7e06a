"""The titles that an edition declares, and the paragraphs that say what each does."""

from agot_judge.engine.values.position import Position


def cites_of_title(position: Position, player: int) -> tuple[str, ...]:
    """The paragraphs that say what the title of the player does; none where the edition declares no such title."""
    title = position.state.players[player].title
    if title < 0:
        return ()
    name = position.game.cards[title].definition.face.name
    return dict(position.framework.cites_of_titles).get(name, ())
