"""The parts that all of an ability's wording has in common: its title, what X is, how cards and players are named."""

from collections.abc import Mapping
from typing import Any, get_args

from agot_judge.engine.ability import Amount, Cards
from agot_judge.engine.ability.later_choices import TARGETS as TARGETS
from agot_judge.engine.ability.words import OR_LEAVES, Deed, Duration, Ref, Who
from agot_judge.text.lexicon import lexicon

WORDS = lexicon()
REFERENCES = {**WORDS.references, **{deed: f"the card previously {deed}" for deed in get_args(Deed)}}
ALL_OF = {**WORDS.references_of_all, **{deed: f"the cards previously {deed}" for deed in get_args(Deed)}}
EACH: dict[Who, str] = {"any": "each player", "opponent": "each opponent"}
THIS_OPPONENT: Who = "this opponent"


class Unworded(Exception):
    """A tree that no card has and for which there are no words: it is refused, and never said in part."""


def words_for(table: Mapping[Any, str], key: object) -> str:
    """The words that a table has for this. Raises Unworded where it has none."""
    if key not in table:
        raise Unworded
    return table[key]


class Wording:
    """An ability while it is put into words."""

    def __init__(self, title: str, zone: str | tuple[str, ...] = "play") -> None:
        self.title = title
        self.zone = zone
        """Where the card is when the ability is used."""
        self.chosen_before: int | None = None
        """The number of choices of cards before the one that is made within the effects; None: there is none."""
        self.chosen_within = 0
        """The number of choices of cards that are made one within the effects of the other, to there."""
        self.happening = REFERENCES["occurrence"]
        """The card of the triggering condition."""
        self.host = REFERENCES["host"]
        """The card to which this one is attached."""
        self.resting_place = "dead pile"
        """Where the card of the triggering condition would be placed."""
        self.targets: tuple[Cards, ...] = ()
        """The descriptions of the cards that the ability chooses."""
        self.choices = 0
        """The number of choices of cards that the ability has."""
        self.other = True
        """True where ``another character`` can only mean another than this card."""
        self.named: dict[str, tuple[str, ...]] = {}
        """The words to choose from where an icon or a keyword is gained or lost: ``intimidate or renown``."""
        self.of_challenge = False
        """True where no word is chosen: an icon that is not named is of the type of the challenge."""
        self.modifiers = False
        """True where ``+1 Income`` can be said: as a sentence of its own."""
        self.definition: Amount | None = None
        """The amount for which X stands; None: there is none."""

    def is_x(self, amount: Amount) -> bool:
        """True where X can stand for the amount: from here on it does."""
        if self.definition not in (None, amount):
            return False
        self.definition = amount
        return True

    def reference(self, ref: Ref) -> str:
        """The name of cards that were spoken of: ``the target``."""
        if self.chosen_before is not None and ref in TARGETS:
            at, within, before = TARGETS.index(ref), self.chosen_within, self.chosen_before
            ref = TARGETS[before - at if at < within else at - within if at <= before else at]
        return {"self": self.title, "host": self.host}.get(ref) or REFERENCES[ref]

    def all_of(self, ref: Ref) -> str:
        """The name of cards of which one is meant: ``1 of the affected cards``."""
        return ALL_OF.get(ref) or self.reference(ref)


# -- players -----------------------------------------------------------------------------------------------------------


def who(player: Who) -> str:
    """The player as a subject or an object: ``the losing player``."""
    return WORDS.players[player]


def every(player: Who) -> str:
    """The players one by one, where several are meant: ``each opponent``."""
    return EACH.get(player) or who(player)


def whose(player: Who) -> str:
    """The player as an owner: ``the losing player's``."""
    return "your" if player == "you" else f"{who(player)}'s"


def each_ones(player: Who) -> str:
    """The players one by one as owners: ``each opponent's``."""
    return f"{EACH[player]}'s" if player in EACH else whose(player)


def does(player: Who, verb: str) -> str:
    """The player and what he or she does: ``you have``, ``the first player has``."""
    return f"{who(player)} {inflected(verb, player)}"


def inflected(verb: str, subject: Who) -> str:
    """The verb of a subject: ``draw`` of you and of an order, ``draws`` of any other player."""
    return verb if subject == "you" else WORDS.verbs[verb].third


def infinitive(said: str) -> str:
    """The clause as it stands after "may": ``draw 1 card`` of ``draws 1 card``."""
    verb, space, rest = said.partition(" ")
    base = next((base for base, forms in WORDS.verbs.items() if forms.third == verb), verb)
    return f"{base}{space}{rest}"


# -- words -------------------------------------------------------------------------------------------------------------


def possessive(name: str) -> str:
    """The name as an owner: ``the target's``."""
    return f"{name}'s"


def article(said: str) -> str:
    """The article before these words: ``a`` or ``an``."""
    return "an" if said[:1].lower() in "aeiou" and not said.startswith(("unique", "used")) else "a"


def listed(parts: list[str], last: str = "and") -> str:
    """The parts as a list: ``A``, ``A and B``, ``A, B, and C``."""
    if len(parts) < 3:
        return f" {last} ".join(parts)
    return f"{', '.join(parts[:-1])}, {last} {parts[-1]}"


def plural(word: str, number: object) -> str:
    """The noun after its number: ``card`` after 1, ``cards`` after any other."""
    return word if str(number) == "1" else WORDS.nouns.get(word, f"{word}s")


def upper_first(text: str) -> str:
    """The text as a sentence begins."""
    return text[:1].upper() + text[1:]


def duration(wording: Wording, until: Duration | None) -> str:
    """The time until which it lasts, with a space before it; nothing where none is said."""
    if until is None:
        return ""
    edge, _, phase = until.partition(" of ")
    if phase:
        return f" until the {edge} of the {'next ' if edge == 'beginning' else ''}{phase} phase"
    plain = WORDS.durations[until.removesuffix(OR_LEAVES)].format(title=wording.title)
    return f" {plain} or until {wording.title} leaves play" if until.endswith(OR_LEAVES) else f" {plain}"


def whereabouts(cards: Cards, *, of_each: bool = False) -> list[str]:
    """The words for whose they are and where: ``controlled by an opponent``; none of anybody's cards in play.

    ``of_each``: of each of several players.
    """
    player = cards.controller
    if cards.zone == "out of game":
        return ["removed from the game"]
    if cards.zone not in ("play", "any"):
        return [f"in {(place_of_each if of_each else place)(cards.zone, player)}"]
    if player == "any" and not of_each:
        return []
    whom = every(player) if of_each else who(player)
    return ["you control" if player == "you" else f"controlled by {whom}"]


def place(zone: str | tuple[str, ...], player: Who) -> str:
    """The place of a player: ``your discard pile``; of any: ``a discard pile``."""
    if zone == "play":
        return "play"
    if player == "any" and zone in ("discard", "shadows"):
        return "a discard pile" if zone == "discard" else "shadows"
    return f"{whose(player)} {_names(zone)}"


def place_of_each(zone: str | tuple[str, ...], player: Who) -> str:
    """The place of each of the players: ``each opponent's hand``."""
    return "play" if zone == "play" else f"{each_ones(player)} {_names(zone)}"


def _names(zone: str | tuple[str, ...]) -> str:
    zones = (zone,) if isinstance(zone, str) else zone
    return listed([WORDS.places.get(name, name) for name in zones], "or")
