"""Cards that are drawn."""

from agot_judge.engine.ability.cards import Amount, PlayerMeasure, PlayerNumber
from agot_judge.engine.ability.effects_on_players import Draw, DrawCards
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.effects.hands_and_decks import hands_and_decks
from agot_judge.text.grammar.effects.on_cards.affected import affected
from agot_judge.text.grammar.numbers.per import Per, for_each, x_capped
from agot_judge.text.grammar.sentences import Effects
from agot_judge.text.phrases.noun import Noun
from agot_judge.text.phrases.person import Person


@hands_and_decks.rule
def draw(reading: Reading, many: Amount, per: Per | None) -> Effects:
    """The drawing of cards."""
    reading.mention_unseen(Noun(quantity="the", plural=many != 1))
    reading.was_done("drawn", "those")
    return (Draw(amount=for_each(many, per), player=reading.subject),)


@hands_and_decks.rule
def draw_capped(reading: Reading, many: Amount, most: int) -> Effects:
    """``draw X cards (to a maximum of 5 cards)``."""
    found: Effects = draw(reading, x_capped(many, most), None)
    return found


@hands_and_decks.rule
def draw_those(reading: Reading, noun: Noun) -> Effects:
    """``reveal the top card of your deck. If .., draw it``, ``draw 1 of those cards, and place the other on the bottom``: from
    the top of the deck, and it was drawn."""
    if noun.also or not _is_of_those(noun) or not _is_own_deck(reading):
        raise Unclear("which cards are drawn")
    return (DrawCards(on=affected(reading, noun, None), player=reading.subject),)


def _is_own_deck(reading: Reading) -> bool:
    """True where the cards shown are of the deck of the player who draws: one draws from one's own (2e/rr/drawing-cards/1)."""
    return reading.discourse.shown.zone == "deck" and reading.places.get("deck") == reading.subject


def _is_of_those(noun: Noun) -> bool:
    """True where it is some or all of what was shown."""
    return noun.ref in ("those", "shown") or noun.cards.among in ("those", "shown")


@hands_and_decks.rule
def draw_until(
    reading: Reading, owner: Person, what: PlayerMeasure, other: Person, limit: PlayerMeasure
) -> Effects:
    """``draw cards until your hand size is equal to your reserve value``."""
    if (what, limit) != ("hand", "reserve") or {owner.who, other.who} != {reading.subject}:
        raise Unclear("until when cards are drawn")
    number = PlayerNumber(what="short of reserve", player=reading.subject)
    return draw(reading, number, None)
