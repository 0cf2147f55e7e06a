"""Occurrences in the words of the rules."""

from collections.abc import Callable
from string import Formatter

from agot_judge.counted import counted
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import label
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.game import Game

_ON_A_CARD = {
    "kill": "{card} is killed",
    "sacrifice": "{card} is sacrificed",
    "leave game": "{card} leaves the game",
    "discard from play": "{card} is discarded from play",
    "return to hand": "{card} is returned to its owner's hand",
    "put into deck": "{card} leaves play for its owner's deck",
    "return to shadows": "{card} returns to its owner's shadows area",
    "remove from play": "{card} is removed from the game",
    "leave play for": "{card} goes to {to}",
    "move card": "{card} goes to {to}",
    "reveal unidentified": "Revealed of {player}'s cards that are not identified: {amount}",
    "move unidentified": "{amount} of {player}'s cards that are not identified go to {to}",
    "remove from game": "{card} is removed from the game",
    "attach as duplicate": "{card} becomes a duplicate of {other}",
    "become attachment": "{card} is attached to {other}",
    "take control": "{player} takes control of {card}",
    "participate": "{card} participates in the challenge",
    "reveal": "{card} is revealed",
    "enter pile": "{card} is placed out of play",
    "place gold": "{amount} gold is placed on {card}",
    "discard gold": "{amount} gold is discarded from {card}",
    "instead": "A replacement effect of {source} resolves",
    "put into play": "{card} is put into play",
    "put into play from shadows": "{card} is put into play from shadows",
    "attach": "{card} is attached to {other}",
    "discard from shadows": "{card} is discarded from shadows",
    "save": "{card} is saved",
    "switch": "{card} switches places with {other}",
    "cancel": "The effects of {card} are canceled",
    "kneel": "{card} kneels",
    "stand": "{card} stands",
    "bypass": "{card} is bypassed by stealth ({other})",
    "assault": "{card} is targeted by assault ({other})",
    "declare no defenders": "{player} declares no defenders",
    "declare attacker": "{card} is declared as an attacker",
    "declare defender": "{card} is declared as a defender",
    "remove from challenge": "{card} is removed from the challenge",
    "place token": "{amount} {word} {tokens} on {card}",
    "remove token": "{amount} {word} {tokens} removed from {card}",
    "discard power": "{amount} power is discarded from {card}",
}
_ON_A_PLAYER = {
    "announce agendas": "All agendas are announced",
    "place setup cards": "Setup cards are about to be placed",
    "round begins": "The round begins",
    "choose plot": "{player} has chosen a plot",
    "reveal plots": "The chosen plots are revealed",
    "reveal plot": "{player} reveals {card}",
    "put into used pile": "{card} is placed in {player}'s used pile",
    "return used pile": "{player}'s used pile returns to the plot deck",
    "compare initiative": "Initiative is compared",
    "win initiative": "{player} wins initiative",
    "lose initiative": "{player} loses initiative to {other_player}",
    "become first player": "{player} becomes the first player",
    "draw phase draw": "{player} has drawn {cards} in the draw phase",
    "determine dominance": "Dominance is determined",
    "win dominance": "{player} wins dominance by {amount} STR",
    "lose dominance": "{player} loses dominance to {other_player}",
    "return gold": "{player} returns {amount} unspent gold",
    "check reserve": "{player} checks reserve",
    "gain gold": "{player} gains {amount} gold",
    "collect income": "{player} collects {amount} gold as income",
    "marshal": "{player} marshals {card}",
    "marshal in play": "{player} marshals {card}, which was in play facedown",
    "marshal duplicate": "{player} marshals {card} as a duplicate",
    "marshal into shadows": "{player} marshals a card into shadows",
    "ambush": "{player} puts {card} into play",
    "bring out of shadows": "{player} brings {card} out of shadows",
    "bestow": "{player} moves {amount} gold to {card}",
    "pay gold": "{player} pays {amount} gold",
    "lose gold": "{player} returns {amount} gold to the treasury",
    "draw": "{player} draws a card",
    "discard from hand": "{player} discards {card} from hand",
    "discard from deck": "{card} is discarded from the top of {player}'s deck",
    "initiate challenge": "{player} initiates {a} {word} challenge against {other_player}",
    "win challenge": "{player} wins the {word} challenge",
    "lose challenge": "{player} loses the {word} challenge",
    "determine winner": "The winner of the {word} challenge is determined",
    "claim": "The claim result ({word}, {amount}) is applied to {players}",
    "phase begins": "The {word} phase begins",
    "phase ends": "The {word} phase ends",
    "round ends": "The round ends",
    "challenge ends": "The {word} challenge ends",
    "play event": "{player} has played {card}",
    "play event from shadows": "{player} has played {card} from shadows",
    "initiate": "The effects of {card} initiate",
    "modify": "A lasting effect of {source} comes into force",
    "raise strength": "STR is raised by {source}",
    "lower strength": "STR is lowered by {source}",
    "redirect challenge": "{player} redirects the {word} challenge to {other_player}",
    "select title": "{player} bears the title {card}",
    "return title": "{player} returns the title {card} to the title pool",
    "change rules": "A lasting effect of {source} comes into force",
    "delay": "A delayed effect of {source} comes into force",
}


_AREAS = {
    "hand": "its owner's hand",
    "deck": "its owner's deck",
    "top of deck": "the top of its owner's deck",
    "bottom of deck": "the bottom of its owner's deck",
    "dead": "its owner's dead pile",
    "discard": "its owner's discard pile",
    "shadows": "its owner's shadows area",
    "out of game": "outside the game",
    "plot deck": "its owner's plot deck",
    "used": "its owner's used pile",
    "under this card": "beneath a card",
    "agenda": "beneath the agenda",
    "owner's agenda": "beneath its owner's agenda",
}
"""Where a card goes, in words."""
_PATTERNS = _ON_A_PLAYER | _ON_A_CARD
_WORDS: dict[str, Callable[[Game, Event], object]] = {
    "card": lambda game, event: label(game, event.card),
    "other": lambda game, event: label(game, event.other_card) if event.other_card >= 0 else "a card effect",
    "source": lambda game, event: label(game, event.source) if event.source >= 0 else "a card effect",
    "player": lambda game, event: game.players[event.player] if event.player >= 0 else "nobody",
    "players": lambda game, event: " and ".join(
        game.players[player] for player in event.players or (event.player,)
    ),
    "other_player": lambda game, event: (
        game.players[event.other_player] if event.other_player >= 0 else "nobody"
    ),
    "amount": lambda game, event: event.amount,
    "cards": lambda game, event: counted(event.amount, "card"),
    "tokens": lambda game, event: "token" if event.amount == 1 else "tokens",
    "word": lambda game, event: event.word,
    "a": lambda game, event: "an" if event.word[:1] in "aeiou" else "a",
    "to": lambda game, event: _AREAS.get(event.to or event.word, event.to or event.word),
}
"""The words for the things of which the patterns speak."""
_SPOKEN_OF = {
    kind: tuple(name for _, name, _, _ in Formatter().parse(pattern) if name)
    for kind, pattern in _PATTERNS.items()
}
"""By kind of occurrence: of what its pattern speaks, so that nothing else is put into words."""


def describe(machine: Machine, event: Event) -> str:
    """One sentence without its full stop; ``imminent`` events read as if they happened now."""
    game = machine.game
    if event.kind == "gain power":
        who = label(game, event.card) if _is_for_a_card(machine.game, event) else game.players[event.player]
        what = "gains" if event.amount >= 0 else "loses"
        return f"{who} {what} {abs(event.amount)} power{_because(event)}"
    if event.kind == "move power":
        giver, taker = (
            _place(machine.game, event.card, event.player),
            _place(machine.game, event.other_card, event.other_player),
        )
        return f"{event.amount} power is moved from {giver} to {taker}{_because(event)}"
    if event.kind == "give gold":
        giver, taker = game.players[event.player], game.players[event.other_player]
        return f"{giver} gives {taker} {event.amount} gold{_because(event)}"
    if event.kind == "move gold":
        giver = label(game, event.card) if event.card >= 0 else f"{game.players[event.player]}'s gold pool"
        other = event.other_card
        taker = label(game, other) if other >= 0 else f"{game.players[event.other_player]}'s gold pool"
        return f"{event.amount} gold is moved from {giver} to {taker}{_because(event)}"
    pattern = _PATTERNS.get(event.kind, event.kind)
    if event.kind == "discard from deck" and event.marks:
        pattern = pattern.replace("the top of ", "the bottom of " if "bottom" in event.marks else "")
    words = {name: _WORDS[name](game, event) for name in _SPOKEN_OF.get(event.kind, ())}
    return pattern.format(**words) + _because(event)


def _place(game: Game, card: int, player: int) -> str:
    """Where power lies: a card, or a player's faction card."""
    if card >= 0 and game.cards[card].definition.face.type != "faction":
        return label(game, card)
    return f"{game.players[player]}'s faction card"


def _is_for_a_card(game: Game, event: Event) -> bool:
    return event.card >= 0 and game.cards[event.card].definition.face.type != "faction"


def _because(event: Event) -> str:
    return f" ({event.cause})" if event.cause not in ("", "effect") else ""


def joined(names: str) -> str:
    """Names with commas between them as they stand in a sentence: the last one after "and"."""
    head, comma, last = names.rpartition(", ")
    return f"{head} and {last}" if comma else last
