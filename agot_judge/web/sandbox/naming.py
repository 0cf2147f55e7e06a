"""The card that a typed name means on a board: those on the table first, then those that are known."""

from agot_judge.cards.model import CardFace
from agot_judge.cards.pool import CardPool, plain
from agot_judge.scenario.from_pool import meant_by
from agot_judge.scenario.library import whole_library
from agot_judge.scenario.model import Definition, Placed, Scenario
from agot_judge.web.sandbox.board_changes import cards_in
from agot_judge.web.sandbox.build_models import KnownCard
from agot_judge.web.sandbox.examples import known_cards


def known_names(scenario: Scenario, pool: CardPool) -> tuple[str, ...]:
    """Every name that means one card here, those on the board first."""
    defined = (one.key for one in scenario.cards)
    shipped = (card.name for card in whole_library() if card.can_be_played)
    examples = (one.key for one in known_cards())
    return tuple(dict.fromkeys((*defined, *pool.names(scenario.edition), *shipped, *examples)))


def in_play(scenario: Scenario) -> tuple[str, ...]:
    """The names of the cards in play on all sides, each once."""
    cards = (card for player in scenario.players for card in cards_in(player, "play"))
    return tuple(dict.fromkeys(card.name for card in cards if isinstance(card, Placed)))


def on_board(scenario: Scenario, name: str) -> tuple[Definition, ...]:
    """The cards of this board that bear the name, whatever pack they are from: those of a pasted deck among them."""
    by_key = tuple(one for one in scenario.cards if one.key == name)
    return by_key or tuple(one for one in scenario.cards if plain(one.face.name) == plain(name))


def meaning(name: str, scenario: Scenario, pool: CardPool) -> tuple[Definition, ...]:
    """The cards that are not on the board yet and that the name can mean: imported, shipped, else of an example."""
    imported = bool(pool.named(name, scenario.edition))
    of_examples = tuple(one for one in known_cards() if one.key == name)
    return of_examples if of_examples and not imported else meant_by(name, pool, scenario.edition)


def told_by(face: CardFace, pack: str) -> str:
    """The words that tell a card from others of its name besides its icons: ``Core Set, cost 6, STR 5``."""
    words = [pack] if pack else []
    words += [face.type] if face.type != "character" else []
    words += [f"cost {face.cost}"] if face.cost is not None else []
    words += [f"STR {face.strength}"] if face.strength is not None else []
    return ", ".join(words)


def detail_of(face: CardFace, pack: str) -> str:
    """The same with its icons: ``Core Set, cost 6, STR 5, military power``."""
    return ", ".join(part for part in (told_by(face, pack), " ".join(face.icons)) if part)


def cards_of_board(scenario: Scenario) -> tuple[KnownCard, ...]:
    """The cards of this board that a line may name, those in play first, each with what tells it from others."""
    here = in_play(scenario)
    order = sorted(scenario.cards, key=lambda one: one.key not in here)
    return tuple(
        KnownCard(
            name=one.key,
            detail=told_by(one.face, one.face.pack),
            icons=one.face.icons,
            is_in_play=one.key in here,
        )
        for one in order
    )
