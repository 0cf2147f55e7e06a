"""What the whole wording of an ability has in common: its title, what X is, and how cards are named again."""

from collections.abc import Callable
from typing import get_args

from agot_judge.engine.ability.ability import Ability
from agot_judge.engine.ability.cards import Amount, Cards, Condition
from agot_judge.engine.ability.words import OR_LEAVES, Deed, Duration, Ref, Who

REFERENCES: dict[Ref, str] = {
    "target": "the target",
    "target 2": "the second target",
    "target 3": "the third target",
    "target 4": "the fourth target",
    "host": "attached character",
    "occurrence": "the triggering card",
    "doer": "the card that brought it about",
    "its target": "the target of that ability",
    "cost": "the card that paid the cost",
    "those": "the affected card",
    "shown": "the cards shown",
    "searched": "the cards searched",
    **{deed: f"the card previously {deed}" for deed in get_args(Deed)},
}
"""How cards that were spoken of are named again. These words always mean the same, whatever stands between."""

ALL_OF: dict[Ref, str] = {
    "those": "the affected cards",
    "cost": "the cards that paid the cost",
    "occurrence": "the triggering cards",
    **{deed: f"the cards previously {deed}" for deed in get_args(Deed)},
}
"""The same where several are meant."""

TARGETS: tuple[Ref, ...] = ("target", "target 2", "target 3", "target 4")

SUBJECTS: dict[Who, str] = {
    "you": "you",
    "opponent": "an opponent",
    "any": "a player",
    "winner": "the winning player",
    "loser": "the losing player",
    "attacking player": "the attacking player",
    "defending player": "the defending player",
    "first player": "the first player",
    "chosen player": "the chosen player",
    "that player": "this player",
    "acting player": "the acting player",
    "controller": "its controller",
    "owner": "its owner",
    "its player": "the said player",
    "host controller": "attached card's controller",
    "this opponent": "this opponent",
}
EACH: dict[Who, str] = {"any": "each player", "opponent": "each opponent"}


class Wording:
    """An ability while it is put into words."""

    def __init__(
        self, title: str, in_words: Callable[["Wording", Amount], str], zone: str | tuple[str, ...] = "play"
    ) -> None:
        self.title = title
        self.in_words = in_words
        """How an amount is found: descriptions of cards speak of amounts, and amounts of cards."""
        self.zone = zone
        self.whoever: Callable[[Wording, Who, Condition, Who], str] | None = None
        """How a player of whom something must be true is put into words."""
        self.of_ability: Callable[[Ability, str], str] | None = None
        """How a whole ability is put into words: abilities give abilities."""
        self.chosen_before: int | None = None
        """How many choices of cards come before the one that is made within the effects; None: there is none."""
        self.chosen_within = 0
        """How many choices of cards are made one within the effects of the other, to there."""
        """Where the card is when the ability is used."""
        self.happening = REFERENCES["occurrence"]
        """The card of the triggering condition."""
        self.host = REFERENCES["host"]
        """What this card is attached to."""
        self.resting_place = "dead pile"
        """Where the card of the triggering condition would be placed."""
        self.targets: tuple[Cards, ...] = ()
        """How the cards that the ability chooses are described."""
        self.choices = 0
        """How many choices of cards the ability has."""
        self.other = True
        """Whether ``another character`` can only mean another than this card."""
        self.named: dict[str, tuple[str, ...]] = {}
        """Of what an icon or a keyword is chosen where it is gained or lost: ``intimidate or renown``."""
        self.of_challenge = False
        """Whether no word is chosen: an icon that is not named is of the type of the challenge."""
        self.modifiers = False
        """Whether ``+1 Income`` can be said: as a sentence of its own."""
        self.definition: Amount | None = None
        """The amount for which X stands; None: there is none."""

    def in_full(self, ability: Ability) -> str:
        """An ability that a card gains, in the words that it would have on that card."""
        return self.of_ability(ability, "this card") if self.of_ability is not None else "its new text"

    def reference(self, ref: Ref) -> str:
        """What names the cards again."""
        if self.chosen_before is not None and ref in TARGETS:
            at, within, before = TARGETS.index(ref), self.chosen_within, self.chosen_before
            ref = TARGETS[before - at if at < within else at - within if at <= before else at]
        own = {"self": self.title, "host": self.host}
        return own.get(ref) or REFERENCES[ref]

    def all_of(self, ref: Ref) -> str:
        """The same where one of them is meant: ``1 of the affected cards``."""
        return ALL_OF.get(ref) or self.reference(ref)

    def several(self, ref: Ref) -> str:
        """The same where each of several is meant: ``than each of the targets``."""
        return f"{self.reference(ref)}s" if ref in TARGETS else self.all_of(ref)


def who(player: Who) -> str:
    """The player as a subject or an object: ``the losing player``."""
    return SUBJECTS[player]


def the_one(player: Who) -> str:
    """As if there were only one: ``the player with the most gold``."""
    return "the opponent" if player == "opponent" else "the player"


def every(player: Who) -> str:
    """Each of the players, where several are meant."""
    return EACH.get(player) or SUBJECTS[player]


def whose(player: Who) -> str:
    """The player as an owner: ``the losing player's``."""
    return "your" if player == "you" else f"{SUBJECTS[player]}'s"


def each_ones(player: Who) -> str:
    """Each of the players as an owner: ``each opponent's``."""
    return f"{EACH[player]}'s" if player in EACH else whose(player)


def possessive(name: str) -> str:
    """``the target's``, ``the cards shown's``."""
    return f"{name}'s"


def has(player: Who) -> str:
    """``you have``, ``the first player has``."""
    return f"{who(player)} {'have' if player == 'you' else 'has'}"


def article(said: str) -> str:
    """``a`` or ``an``, whichever stands before this."""
    return "an" if said[:1].lower() in "aeiou" and not said.startswith(("unique", "used")) else "a"


def listed(parts: list[str], last: str = "and") -> str:
    """``A``, ``A and B``, ``A, B, and C``."""
    if len(parts) < 3:
        return f" {last} ".join(parts)
    return f"{', '.join(parts[:-1])}, {last} {parts[-1]}"


def upper_first(text: str) -> str:
    """As a sentence begins."""
    return text[:1].upper() + text[1:]


PERIODS = {
    "challenge": " until the end of the challenge",
    "phase": " until the end of the phase",
    "round": " until the end of the round",
    "game": " until the end of the game",
    "next phase": " until the beginning of the next phase",
    "their next plot": " until the chosen player reveals a new plot card",
    "next plot": " until you reveal a new plot card",
}


def duration(wording: Wording, until: Duration | None) -> str:
    """With a space before it; nothing where no time is said."""
    if until is None:
        return ""
    edge, _, phase = until.partition(" of ")
    if phase:
        return f" until the {edge} of the {'next ' if edge == 'beginning' else ''}{phase} phase"
    if until.endswith(OR_LEAVES):
        return f"{PERIODS[until.removesuffix(OR_LEAVES)]} or until {wording.title} leaves play"
    leaves = "stands or leaves play" if until == "this stands" else "leaves play"
    return PERIODS.get(until) or f" until {wording.title} {leaves}"


def inflected(verb: str, subject: Who) -> str:
    """``draw`` of you and of an order, ``draws`` of any other player."""
    if subject == "you":
        return verb
    if verb == "have":
        return "has"
    return f"{verb}{'es' if verb.endswith(('s', 'sh', 'ch')) else 's'}"


def infinitive(said: str) -> str:
    """What a player does, as it stands after "may": ``draw 1 card`` of ``draws 1 card``."""
    verb, space, rest = said.partition(" ")
    if verb == "has":
        return f"have{space}{rest}"
    ending = "es" if verb.endswith(("sses", "shes", "ches")) else "s"
    return f"{verb.removesuffix(ending)}{space}{rest}"
