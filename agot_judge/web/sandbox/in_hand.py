"""The side that the command line of the building page speaks of, and the card in play whose marks stand beside it."""

import re
from collections.abc import Mapping

from msgspec import Struct

from agot_judge.scenario.model import Placed, Scenario
from agot_judge.web.sandbox.board_changes import cards_in

_PATH = re.compile(r"\d:\d{1,3}")
_OF_A_CARD = re.compile(r"[a-z-]+:(?P<path>\d:\d{1,3})(?::.*)?")
_OF_A_SIDE = re.compile(r"(?:line|deck|deck-line):(?P<place>\d)(?::.*)?")


class InHand(Struct, frozen=True, kw_only=True):
    """A side, by its place, and the path of a card in play (``0:2``); no path where no card is spoken of."""

    side: int = 0
    card: str = ""

    @property
    def query(self) -> str:
        """As an address has it."""
        return "&".join(
            part
            for part in (f"side={self.side}" if self.side else "", f"card={self.card}" if self.card else "")
            if part
        )


NOTHING_IN_HAND = InHand()


def asked_in_hand(asked: Mapping[str, str]) -> InHand:
    """The card in hand, as an address or a form says; nothing where it says nothing that could be so."""
    side, card = asked.get("side", ""), asked.get("card", "")
    return InHand(
        side=int(side) if side.isascii() and side.isdigit() and len(side) == 1 else 0,
        card=card if _PATH.fullmatch(card) else "",
    )


def in_hand_after(form: Mapping[str, str], before: Scenario, after: Scenario) -> InHand:
    """The card that is spoken of after a press: the card that was added, or that got something, or was marked; else as it was."""
    asked = asked_in_hand(form)
    do = form.get("do", "")
    of_a_side = _OF_A_SIDE.fullmatch(do)
    typed = [place for place in range(len(after.players)) if form.get(f"p{place}-quick", "").strip()]
    side = int(of_a_side["place"]) if of_a_side else typed[-1] if typed else asked.side
    side = side if side < len(after.players) else 0
    if len(before.players) != len(after.players):
        return InHand(side=side)
    had = [cards_in(player, "play") for player in before.players]
    has = [cards_in(player, "play") for player in after.players]
    grown = [place for place in range(len(has)) if len(has[place]) > len(had[place])]
    if grown:
        last = side if side in grown else grown[-1]
        return InHand(side=side, card=f"{last}:{len(has[last]) - 1}")
    for place, cards in enumerate(has):
        for index, card in enumerate(cards):
            was = next((one for one in had[place] if _name(one) == _name(card)), None)
            if was is not None and _attached(card) > _attached(was):
                return InHand(side=side, card=f"{place}:{index}")
    if any(len(now) != len(then) for now, then in zip(has, had, strict=True)):
        return InHand(side=side)
    marked = _OF_A_CARD.fullmatch(do)
    return InHand(side=side, card=marked["path"] if marked else asked.card)


def _name(card: object) -> str:
    return card.name if isinstance(card, Placed) else ""


def _attached(card: object) -> int:
    return len(card.marks.attachments) if isinstance(card, Placed) else 0
