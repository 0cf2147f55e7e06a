"""The changes that a judge makes by hand: their keys in the format, and what each takes."""

from msgspec import Struct

from agot_judge.scenario.vocabulary import ICONS

Gains = tuple[tuple[str, str], ...]
"""Pairs: ``icons``, ``keywords`` or ``traits``, and one of them."""


class HandChange(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One change of the state that the judge makes: ``do`` is a key of the format (``gain_power``)."""

    do: str
    cards: tuple[str, ...] = ()
    on: str = ""
    """The card on which it goes: ``attach .. to``, ``duplicate .. on``."""
    amount: int = 0
    player: str = ""
    to: str = ""
    """The zone into which a card moves."""
    word: str = ""
    """A kind of token, a side, a type of challenge, what cannot be, a printed wording."""
    until: str = ""
    """The period at whose end it ends; of ``at``: at whose end it is done."""
    strength: int = 0
    gains: Gains = ()
    loses: Gains = ()
    blank: bool = False
    changes: tuple["HandChange", ...] = ()
    """The changes that are made at the end of the period."""
    anyway: bool = False
    """The table did it, even if a rule forbids it."""


ON_CARDS = ("kill", "sacrifice", "discard", "kneel", "stand", "remove_from_challenge", "bypass")
"""Changes that take cards and nothing else."""
AMOUNTS = ("draw", "gain_power", "gain_gold")
CHARACTERISTICS = ("icons", "keywords", "traits")
KEYS: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(ON_CARDS, ()),
    "draw": ("player",),
    "gain_power": ("player", "card"),
    "gain_gold": ("player",),
    "move": ("to",),
    "put_into_play": ("player",),
    "take_control": ("player", "until"),
    "attach": ("to",),
    "duplicate": ("on",),
    "token": ("card", "amount"),
    "participate": ("as",),
    "reveal_plot": ("player",),
    "first_player": (),
    "challenge_type": (),
    "claim": ("player", "until"),
    "modify": ("str", *CHARACTERISTICS, "blank", "until"),
    "cannot": ("card", "player", "until"),
    "at": ("do",),
    "effect": ("controller",),
}
"""By change: the keys that may stand beside it, ``anyway`` besides."""
CHANGES = tuple(KEYS)
NEEDED: dict[str, tuple[tuple[str, str], ...]] = {
    "move": (("to", "where to. Add 'to:' with a zone."),),
    "attach": (("to", "to what. Add 'to:' with a card."),),
    "duplicate": (("on", "of what. Add 'on:' with the card that it is a duplicate of."),),
    "token": (("card", "on which card. Add 'card:'."),),
    "take_control": (("player", "who. Add 'player:'."),),
    "participate": (("as", "on which side. Add 'as: attacking' or 'as: defending'."),),
    "claim": (("player", "whose. Add 'player:'."),),
    "at": (("do", "what is done then. Add 'do:' with a list of changes."),),
}
"""The keys that must stand beside each change, with the end of the message that says so."""
SIDES = ("attacking", "defending")
MOVE_TO = ("play", "hand", "deck", "discard", "dead", "shadows", "used", "plot deck", "out of game")
CHALLENGE_TYPES = ICONS
FORBIDDEN_TO_PLAYERS = {
    "draw": ("draw cards",),
    "gain gold": (),
    "gain power": (),
    "initiate challenges": (),
    "marshal": ("marshal cards",),
    "play": ("play events", "play cards"),
    "put into play": ("put cards into play",),
    "bring out of shadows": ("bring cards out of shadows",),
    "trigger": ("trigger abilities", "trigger card abilities"),
    "declare attackers": (),
    "declare defenders": (),
    "spend gold": (),
    "win": ("win the game",),
}
"""The acts that players may be kept from, each with other ways to say it."""
