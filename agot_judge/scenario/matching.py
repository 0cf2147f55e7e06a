"""The options of a decision that the words of a scenario mean."""

import re
from collections.abc import Callable, Sequence

from msgspec import Struct

from agot_judge.engine.state.decision import Decision, Option
from agot_judge.engine.state.game import Game
from agot_judge.engine.state.state import State
from agot_judge.scenario.roster import Roster

_WHOSE = re.compile(r"\b(?:his or her|their|my)\b")


def _plain(text: str) -> str:
    """A label without what tells only who speaks: capitals, and whose a thing is."""
    return _WHOSE.sub("your", text.casefold())


def _occurs(part: str, whole: str) -> bool:
    """True where words occur in others, each of them whole: no "Ann" in "banners"."""
    return bool(re.search(rf"(?<!\w){re.escape(_plain(part))}(?!\w)", _plain(whole)))


class Matched(Struct, frozen=True):
    """The options that words mean, by index, in the order of the words; the words that mean none of them; and those
    that could mean several."""

    options: tuple[int, ...]
    unmatched: tuple[str, ...] = ()
    ambiguous: tuple[str, ...] = ()


class Matcher:
    """Finds the options of decisions of one game by name."""

    def __init__(self, game: Game, roster: Roster) -> None:
        self.game = game
        self.roster = roster

    def candidates(self, decision: Decision, word: str) -> tuple[int, ...]:
        """Every option that the word can mean: by card, by player, by its word, its label, or words of its label.

        Where a duplicate is asked for, the name of the card that it is on will do.
        """
        cards = self.roster.find(word)
        duplicates = self.roster.counted(word)
        meanings: tuple[Callable[[Option], bool], ...] = (
            lambda option: option.card >= 0 and option.card in cards,
            lambda option: option.player >= 0 and self.game.players[option.player] == word,
            lambda option: bool(option.word) and option.word == word,
            lambda option: option.label == word,
            lambda option: option.card >= 0 and option.card in duplicates,
        )
        for is_meant in meanings:
            found = tuple(index for index, option in enumerate(decision.options) if is_meant(option))
            if found:
                return found
        if cards or not word or word in self.game.players:
            return ()
        labels = tuple(option.label for option in decision.options)
        found = tuple(index for index, label in enumerate(labels) if _occurs(word, label))
        if not found:
            # What is printed may say more than the label does: "gain 1 power for your faction".
            found = tuple(index for index, label in enumerate(labels) if _occurs(label, word))
        return found if len(found) == 1 else ()

    def match(self, state: State, decision: Decision, words: Sequence[str]) -> Matched:
        """The options that the words mean. A name that is given as often as there are copies means each of them."""
        chosen: list[int] = []
        unmatched: list[str] = []
        candidates: dict[str, tuple[int, ...]] = {}
        for word in words:
            found = self.candidates(decision, word)
            if not found:
                unmatched.append(word)
                continue
            candidates[word] = found
            chosen.append(next((index for index in found if index not in chosen), found[0]))
        ambiguous = tuple(
            word
            for word, found in candidates.items()
            if self._leaves_another(state, decision, found, tuple(chosen))
        )
        return Matched(tuple(chosen), tuple(unmatched), ambiguous)

    def _leaves_another(
        self, state: State, decision: Decision, found: tuple[int, ...], chosen: tuple[int, ...]
    ) -> bool:
        """True where the word could also have meant an option that is not chosen and is not just the same."""
        taken = [decision.options[index] for index in found if index in chosen]
        left = [decision.options[index] for index in found if index not in chosen]
        return any(not all(self.are_alike(state, one, other) for other in taken) for one in left)

    def are_alike(self, state: State, one: Option, other: Option) -> bool:
        """True where two options are copies that nobody can tell apart: unidentified, or equal cards in hand or deck."""
        if one.ability != other.ability:
            return False
        if min(one.card, other.card) < 0:
            return one.card == other.card
        zones = {state.cards[one.card].zone, state.cards[other.card].zone}
        same = self.game.cards[one.card].definition == self.game.cards[other.card].definition
        return same and zones in ({"hand"}, {"deck"})

    def label(self, card: int) -> str:
        """The name of a card."""
        return self.game.cards[card].label
