"""Facts of a board by which somebody may think that a card cannot be used, though no rule asks for them.

Each is true where it is said, so that nobody reads off the board which of them forbids the use: the rules alone tell.
"""

import re
from collections.abc import Iterator

from msgspec import Struct

from agot_judge.engine.state.board import is_participating
from agot_judge.engine.state.decision import PASS, Way
from agot_judge.engine.state.state import CardState
from agot_judge.training.names import names
from agot_judge.training.played import Moment, Played
from agot_judge.training.so_far import has_passed, of_this_window, used_this_round

_LEAVES = re.compile(r"\b(?:killed|sacrificed|discarded|returned|leaves? play|shuffled)\b")
_ENTERS = re.compile(r"\b(?:put into play|puts?\b.*\binto play|entered play|out of shadows)\b")
_OF_ONES_OWN = re.compile(r"\byou control|\byour\b|\battached\b", re.IGNORECASE)
_DRAWN = re.compile(r"\bdraw (\d+) cards?\b", re.IGNORECASE)
_USING = re.compile(r" (?:uses|plays) ")
_IMMUNE = re.compile(r"^(?:attached character is )?immune to [^.]*", re.MULTILINE)
_ANSWERING = ("interrupt", "reaction", "response")


class Doubt(Struct, frozen=True):
    """A fact by which somebody may think that the card cannot be used."""

    matter: str
    """By which the common error is known that makes it an obstacle."""
    text: str
    """As the rest of a sentence after "because"."""


class Doubts:
    """The doubts about a use of a card by the player who decides."""

    def __init__(self, played: Played, moment: Moment, card: int, way: Way) -> None:
        self._played, self._moment, self._card, self._way = played, moment, card, way
        self._player = player = moment.decision.player
        self._state = moment.state
        self._game = played.machine.game
        self._label = self._game.cards[card].label
        self._face = self._game.cards[card].definition.face
        self._who = self._game.players[player]
        self._demanded = " ".join(one.text for one in way.requirements)

    def __iter__(self) -> Iterator[Doubt]:
        """The most tempting first."""
        for found in (
            self._used_before,
            self._copies,
            self._answered,
            self._passed,
            self._acted,
            self._leaving,
            self._moribund,
            self._of_another,
            self._entered,
            self._kneeling,
            self._host,
            self._not_there,
            self._not_its_turn,
            self._too_little,
            self._immune,
        ):
            yield from found()

    @property
    def _one(self) -> CardState:
        return self._state.cards[self._card]

    def _used_before(self) -> Iterator[Doubt]:
        """RR Limits and Maxima ¶1: an ability without a limit, or with one not yet reached, may be used again."""
        used = used_this_round(self._played, self._moment.before, self._who)
        if self._label in used and "not been used yet for this" not in self._demanded:
            matter = "used for another" if self._moment.decision.kind in _ANSWERING else "used before"
            yield Doubt(matter, f"{self._who} has used {self._label} already")

    def _copies(self) -> Iterator[Doubt]:
        """RR Unique Cards ¶1: what counts is who owns and controls another copy, and the player's own dead pile."""
        for number, one in enumerate(self._state.cards):
            other = self._game.cards[number]
            if number == self._card or other.definition.face.name != self._face.name:
                continue
            holder, is_own = self._game.players[one.controller], one.controller == self._player
            is_asked = self._face.type == "event" or (self._face.unique and self._way.verb != "trigger")
            if is_asked and (one.zone == "discard" or (one.zone == "dead" and not is_own)):
                pile = "dead pile" if one.zone == "dead" else "discard pile"
                matter = "copy played" if self._face.type == "event" else "copy in a pile"
                yield Doubt(matter, f"another {self._face.name} is in {holder}'s {pile}")
            elif self._is_an_obstacle_of_none(one, is_own, other.owner):
                matter = "copy in play" if is_own else "copy of an opponent"
                yield Doubt(matter, f"{holder} has another {self._face.name} in play")

    def _is_an_obstacle_of_none(self, one: CardState, is_own: bool, owner: int) -> bool:
        """True for a copy in play that keeps the player from no other use than triggering."""
        is_in_play = one.zone == "play" and not one.facedown
        return is_in_play and self._way.verb != "trigger" and (is_own or owner != self._player)

    def _answered(self) -> Iterator[Doubt]:
        """RR Reactions ¶6: when one has been used the others may be used all the same."""
        if self._moment.decision.kind not in _ANSWERING:
            return
        for before in of_this_window(self._played, self._moment):
            first = before.lines[0].text if before.lines else ""
            if before.answer != PASS and _USING.search(first) and not names(first, self._label):
                done = first.partition(":")[0].rstrip(".").replace(" uses ", " has used ")
                yield Doubt("answered", done.replace(" plays ", " has played "))
                return

    def _passed(self) -> Iterator[Doubt]:
        """RR Pass ¶1: a player who has passed may take the opportunity when it comes again."""
        if has_passed(self._played, self._moment, self._player):
            yield Doubt("passed", f"{self._who} has passed in this window")

    def _acted(self) -> Iterator[Doubt]:
        """RR Action Windows ¶1: opportunities rotate until all pass, however often somebody has acted."""
        if self._moment.decision.kind in _ANSWERING:
            return
        earlier = of_this_window(self._played, self._moment)
        if any(one.decision.player == self._player and one.answer != PASS for one in earlier):
            yield Doubt("acted", f"{self._who} has acted in this window")

    def _leaving(self) -> Iterator[Doubt]:
        """RR Interrupts ¶3: what is about to leave play is in play still."""
        text = self._moment.decision.text
        if self._moment.decision.kind == "interrupt" and self._one.zone == "play":
            happening = [part for part in re.split(r"[;:]", text) if names(part, self._label)]
            if any(_LEAVES.search(part) for part in happening):
                yield Doubt("leaving", f"{self._label} is itself about to leave play")

    def _moribund(self) -> Iterator[Doubt]:
        """1e FAQ Moribund ¶5: what is moribund may be used until the end of the window."""
        if self._one.zone == "play" and self._one.leaving:
            yield Doubt("moribund", f"{self._label} is moribund")

    def _of_another(self) -> Iterator[Doubt]:
        """RR Ownership and Control ¶3: who controls a card uses it; what it answers may be of anybody."""
        owner = self._game.cards[self._card].owner
        if owner not in (self._player, -1):
            yield Doubt("owner", f"{self._game.players[owner]} is the owner of {self._label}")
        if self._moment.decision.kind not in _ANSWERING or _OF_ONES_OWN.search(self._face.text or ""):
            return
        for number, one in enumerate(self._state.cards):
            label = self._game.cards[number].label
            is_of_another = one.controller not in (self._player, -1) and number != self._card
            is_card = self._game.cards[number].definition.face.type in ("character", "location", "attachment")
            if is_of_another and is_card and names(self._moment.decision.text, label):
                yield Doubt("of another", f"{label} is {self._game.players[one.controller]}'s card")
                return

    def _entered(self) -> Iterator[Doubt]:
        """RR In Play and Out of Play ¶1: a card may be used as soon as it is in play."""
        before = self._played.trace[: self._moment.before]
        entered = (
            entry.text for entry in before if entry.kind == "occurrence" and _ENTERS.search(entry.text)
        )
        if self._one.zone == "play" and any(names(text, self._label) for text in entered):
            yield Doubt("entered", f"{self._label} has only just come into play")

    def _kneeling(self) -> Iterator[Doubt]:
        """RR Kneel ¶2: a kneeling card uses its abilities, but for those that kneel it as a cost."""
        if self._one.zone == "play" and self._one.kneeling:
            yield Doubt("kneeling", f"{self._label} is kneeling")

    def _host(self) -> Iterator[Doubt]:
        """RR Attachment Cards ¶6: an attachment stays under its own controller's control, however its bearer stands."""
        host = self._one.host
        if host < 0:
            return
        bearer = self._state.cards[host]
        label = self._game.cards[host].label
        if bearer.controller != self._player:
            whose = self._game.players[bearer.controller]
            yield Doubt("bearer of another", f"{label}, to which it is attached, is {whose}'s")
        elif bearer.kneeling:
            yield Doubt("kneeling bearer", f"{label}, to which it is attached, is kneeling")

    def _not_there(self) -> Iterator[Doubt]:
        """RR Participating ¶1: an ability that does not ask for it needs no participating character."""
        is_character = self._face.type == "character" and self._one.zone == "play"
        if (
            self._state.challenge is not None
            and is_character
            and not is_participating(self._state, self._card)
        ):
            yield Doubt("no part", f"{self._label} takes no part in the challenge")

    def _not_its_turn(self) -> Iterator[Doubt]:
        """RR Action Windows ¶1: every player may act, not the active player or the attacking player alone."""
        challenge = self._state.challenge
        if challenge is not None and self._player != challenge.attacker:
            yield Doubt("turn", f"{self._who} is not the attacking player")
        elif (
            challenge is None
            and self._moment.decision.kind == "action"
            and self._state.phase
            and self._state.active_player not in (self._player, -1)
        ):
            yield Doubt("turn", f"{self._who} is not the active player")

    def _too_little(self) -> Iterator[Doubt]:
        """RR Effects ¶4: as much is done as can be; RR Put into Play ¶2: no gold cost is paid."""
        own = self._state.players[self._player]
        text = self._face.text or ""
        drawn = _DRAWN.search(text)
        if drawn and own.deck is not None and 0 < len(own.deck) < int(drawn[1]):
            yield Doubt("too few", f"{self._who} cannot draw that many cards")
        if own.gold == 0 and "into play" in text:
            yield Doubt("no gold", f"{self._who} has no gold")

    def _immune(self) -> Iterator[Doubt]:
        """RR Immune ¶1: other cards may be chosen, and the cost may be paid with what is immune (RR Immune ¶3)."""
        for number, one in enumerate(self._state.cards):
            text = (self._game.cards[number].definition.face.text or "").lower()
            found = _IMMUNE.search(text)
            if one.zone != "play" or found is None or f"{self._face.type}s" not in found[0]:
                continue
            protected = one.host if found[0].startswith("attached") else number
            if protected >= 0:
                yield Doubt("immune", f"{self._game.cards[protected].label} is immune to {self._face.type}s")
