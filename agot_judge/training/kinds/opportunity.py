"""``decides``: who has the opportunity that comes now, and of which kind it is."""

import re
from collections.abc import Iterator

from agot_judge.engine.state.trace import Entry
from agot_judge.training.citing import Citing
from agot_judge.training.lines import says_something
from agot_judge.training.model import Choice, Question
from agot_judge.training.names import names as names_in
from agot_judge.training.played import Moment, Played

_WINDOWS = {"action": "an action", "interrupt": "an interrupt", "reaction": "a reaction"}
_OTHER = {
    "claim": "which cards the claim is satisfied with",
    "keyword type": "which keyword is processed next",
    "order": "in which order what comes now is resolved",
    "winner": "who wins the game",
}
_NOBODY = {
    "claim": ("Nobody: the cards are taken at random.",),
    "keyword type": (
        "Nobody: the keywords are processed in a fixed order.",
        "Nobody: all of them are processed at once.",
    ),
    "order": (
        "Nobody: all of it is resolved at once.",
        "Each player decides it for cards of his own, the first player before others.",
    ),
    "winner": (
        "Nobody: the game goes on until one of them has more.",
        "Nobody: the game ends with two winners.",
    ),
    "action": ("Nobody: the next step begins without an opportunity.",),
    "interrupt": ("Nobody: it happens before anybody can interrupt it.",),
    "reaction": ("Nobody: the next step begins before anybody can react.",),
}
"""Readings by which no player has anything to decide here, by the kind of the decision."""
_GOING_ROUND = ("interrupt", "reaction")
"""The windows in which only those are asked who have something to use."""
WRONG = 3
_NUMBER = re.compile(r"^(?:Setup )?\d[\d.]* (?:[IVX]+\. )?")
"""The number of a step."""


def questions(played: Played, citing: Citing) -> Iterator[Question]:
    """A question where somebody other than the one who moved last has something to decide, and something has happened."""
    names = played.machine.game.players
    for before, moment in zip(played.moments, played.moments[1:], strict=False):
        decision = moment.decision
        said = [entry for entry in before.lines if says_something(entry)]
        if (
            decision.player < 0
            or not said
            or not decision.cites
            or _is_out_of_turn(before, moment, len(names))
            or _is_of_one_alone(played, moment)
            or _is_said_by_a_text(played, moment)
        ):
            continue
        words = _WINDOWS if decision.kind in _WINDOWS else _OTHER
        if decision.kind not in words or _is_of_the_attacker(moment):
            continue
        key = _sentence(names[decision.player], decision.kind)
        others = [_sentence(name, decision.kind) for name in names if name != names[decision.player]]
        nobody = _NOBODY[decision.kind]
        wrong = [*others[:2], *(nobody[:1] if _is_of_cards_of_one(played, moment) else nobody)]
        if decision.kind in _WINDOWS:
            wrong += [_sentence(names[decision.player], kind) for kind in _WINDOWS if kind != decision.kind]
        wrong = wrong[:WRONG]
        because = f"It is so: {key}"
        yield Question(
            kind="decides",
            moment=moment,
            prompt=f"{_happened(played, said[-1])}{_what_comes(moment)} Who decides now, and what?",
            choices=(
                Choice(text=key, cites=decision.cites),
                *(Choice(text=text, because=because, cites=decision.cites) for text in wrong),
            ),
            accepted=decision.cites,
            best=citing.rarest(decision.cites),
            first=before.before + 1,
            last=moment.before,
        )


def _is_of_cards_of_one(played: Played, moment: Moment) -> bool:
    """True for an order of what concerns cards of one player alone: that each orders cards of his own comes to the same."""
    labels = [card.label for card in played.machine.game.cards]
    concerned = {
        card.controller if card.zone == "play" else played.machine.game.cards[number].owner
        for number, card in enumerate(moment.state.cards)
        for option in moment.decision.options
        if option.card == number or names_in(option.label, labels[number])
    }
    return moment.decision.kind == "order" and len(concerned) == 1


def _at_once(played: Played, last: Entry) -> tuple[Entry, ...]:
    """The lines that tell what happens at once with the last one, this one included, as gains of several players."""
    found = [last]
    for entry in reversed(played.trace[: last.n - 1]):
        if entry.kind != last.kind or entry.depth != last.depth or last.kind != "occurrence":
            break
        found.insert(0, entry)
    return tuple(found)


def _is_of_the_attacker(moment: Moment) -> bool:
    """True for a choice of the attacking player about the claim: against whom it is applied, not with which cards."""
    challenge = moment.state.challenge
    is_claim = moment.decision.kind == "claim"
    return is_claim and challenge is not None and moment.decision.player == challenge.attacker


def _sentence_of(text: str) -> str:
    """The line as a sentence: of a step its name, without its number."""
    named = _NUMBER.sub("", text)
    return named if named[-1:] in ".:!?" else f"{named}."


def _happened(played: Played, last: Entry) -> str:
    """The last happening; what happens at once is told in one sentence."""
    *before, end = (_sentence_of(entry.text) for entry in _at_once(played, last))
    return "".join(f"{one.rstrip('.')}; " for one in before) + end


def _is_said_by_a_text(played: Played, moment: Moment) -> bool:
    """True for an order that a card lets its player choose by its own words."""
    return moment.decision.kind == "order" and any(
        "in any order" in (card.definition.face.text or "")
        for number, card in enumerate(played.machine.game.cards)
        if moment.state.cards[number].zone in ("play", "being played")
    )


def _what_comes(moment: Moment) -> str:
    """The things that are put in an order, by name: nobody could know it otherwise."""
    if moment.decision.kind != "order":
        return ""
    return f" What comes now: {'; '.join(option.label for option in moment.decision.options)}."


def _is_of_one_alone(played: Played, moment: Moment) -> bool:
    """True for interrupts or reactions where nobody else has a card with such an ability: who else could decide?"""
    decision = moment.decision
    if decision.kind not in _GOING_ROUND:
        return False
    game = played.machine.game
    of_others = (
        game.cards[number].definition.face.text
        for number, card in enumerate(moment.state.cards)
        if card.zone in ("play", "hand") and card.controller != decision.player
    )
    return not any(f"{decision.kind}:" in text.lower() for text in of_others)


def _is_out_of_turn(before: Moment, moment: Moment, players: int) -> bool:
    """True where a player who has the opportunity earlier was not asked, having nothing to use (RR Interrupts ¶4).

    By the documents it is that player's all the same: who is asked next is no answer then.
    """
    decision = moment.decision
    if decision.kind not in _GOING_ROUND:
        return False
    is_same_window = before.decision.kind == decision.kind and before.decision.text == decision.text
    first = moment.state.first_player
    return decision.player != ((before.decision.player + 1) % players if is_same_window else first)


def _sentence(name: str, kind: str) -> str:
    if kind in _WINDOWS:
        return f"{name} has the first opportunity for {_WINDOWS[kind]}."
    return f"{name} decides {_OTHER[kind]}."
