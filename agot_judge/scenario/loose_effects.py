"""Effects in printed words that stand in no card's text: what the judge says that an effect does."""

from typing import TYPE_CHECKING

from agot_judge.cards.model import CardFace
from agot_judge.editions import framework_for
from agot_judge.engine.memo import ByIdentity
from agot_judge.engine.state.game import Game
from agot_judge.text.names import Names

if TYPE_CHECKING:
    from agot_judge.text.lines.detached_effects import Loose

_NOBODY = CardFace(name="", type="character")


def loose_effects(game: Game, text: str, source: int) -> "Loose":
    """The effects of the sentences, said of the card ``source``; why they were not understood, where they were not."""
    from agot_judge.text.lines.detached_effects import (  # the grammars: most runs need none of them
        Loose,
        compile_effects,
    )
    from agot_judge.text.trees.for_how_long import lasts_without_end

    if not framework_for(game.edition).reads_text:
        return Loose(why_not="the texts of this edition are not read yet")
    face = game.cards[source].definition.face if source >= 0 else _NOBODY
    found = compile_effects(text, face, _names(game))
    if not (found.effects or found.then or found.why_not):
        return Loose(why_not="it says nothing that is done")
    if lasts_without_end((found.effects, found.then)):
        return Loose(why_not="it is not said for how long")
    return found


@ByIdentity
def _names(game: Game) -> Names:
    return Names.of(card.definition.face for card in game.cards)
