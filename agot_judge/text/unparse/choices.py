"""Words for choices: of cards, a player, a word."""

from msgspec.structs import replace

from agot_judge.engine.ability import Cards, Choose
from agot_judge.text.phrases.described import OF_PLAYERS
from agot_judge.text.unparse.cards import noun
from agot_judge.text.unparse.conditions import state, whoever
from agot_judge.text.unparse.descriptions import how_many, in_total
from agot_judge.text.unparse.templates import FORMS, PARTS, said_of
from agot_judge.text.unparse.wording import Wording, every, upper_first, whereabouts, who


def chosen(wording: Wording, choice: Choose) -> str:
    """The choice: ``choose a character``, ``the losing player chooses a card in hand``."""
    return said_of("choices", "chosen", wording, choice)


def choice_of(wording: Wording, choice: Choose) -> list[str]:
    """The choice; and in parentheses what is chosen instead."""
    said = [chosen(wording, choice)]
    if choice.instead is not None and choice.instead_if is not None:
        other = upper_first(what(wording, choice.instead))
        said.append(f"({other} instead if {state(wording, choice.instead_if)}.)")
    return said


def what(wording: Wording, choice: Choose) -> str:
    """The thing that is chosen."""
    if choice.word:
        return said_of("choices", "word", wording, choice)
    if choice.player is not None and choice.player_where is not None:
        return whoever(wording, choice.player, choice.player_where)
    if choice.player is not None:
        return who(choice.player)
    quantity = how_many(wording, choice)
    said = noun(wording, choice.cards, quantity)
    if choice.of_same_player:
        return _of_same_player(wording, choice.cards, quantity) + in_total(wording, choice.total)
    if choice.each_of is not None and choice.by == "you":
        plain = replace(choice.cards, controller="any", zone="play")
        said = " ".join([noun(wording, plain, quantity), *whereabouts(choice.cards, of_each=True)])
    return f"{said}{in_total(wording, choice.total)}{', if able' if choice.apart_if_able else ''}"


def _of_same_player(wording: Wording, cards: Cards, quantity: str) -> str:
    """Cards of one player, whoever that is: ``2 characters controlled by the same opponent``."""
    if cards.zone == "discard" and cards.controller == "any":
        return noun(wording, cards, quantity).replace("in a discard pile", "in a single discard pile")
    if cards.zone in OF_PLAYERS:  # "3 cards in an opponent's discard pile": that of one
        return noun(wording, cards, quantity)
    whose = "opponent" if cards.controller == "opponent" else "player"
    return f"{noun(wording, replace(cards, controller='any'), quantity)} controlled by the same {whose}"


FORMS["every"] = lambda wording, player: every(player)
FORMS["cardtypes"] = lambda wording, types: f"{', '.join(types[:-1])}, or {types[-1]}"
PARTS["thing"] = what
PARTS["card_by_title"] = lambda wording, choice: noun(wording, replace(choice.cards, zone="play"), "a")
