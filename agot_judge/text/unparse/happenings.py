"""Conditions: what has happened, and what has not."""

from msgspec.structs import replace

from agot_judge.engine.ability import Cards, Happened
from agot_judge.engine.ability.words import Who
from agot_judge.text.unparse.adjectives import was
from agot_judge.text.unparse.cards import a
from agot_judge.text.unparse.challenges import challenge, challenges
from agot_judge.text.unparse.wording import WORDS, Unworded, Wording, does, who, whose

CHALLENGES = ("win challenge", "lose challenge", "initiate challenge")
NOBODY: dict[Who, str] = {"any": "no player", "opponent": "no opponent"}


def happened(wording: Wording, found: Happened, *, done: bool = True) -> str:
    """The past occurrence; not ``done``: its denial."""
    when = "in the previous round" if found.period == "previous round" else f"this {found.period}"
    if found.card is None:
        return f"{_by_player(found, done=done)} {when}"
    if found.player != "any" or found.at_least > 1 or not done:
        raise Unworded
    return f"{_to_cards(wording, found, replace(found.card, zone='play'))} {when}"


def _by_player(found: Happened, *, done: bool) -> str:
    """The past deed of a player: ``you have won 2 or more challenges``."""
    verb, _, what = found.event.partition(" ")
    past = WORDS.verbs[verb].participle if verb in WORDS.verbs else verb
    has = f"{does(found.player, 'have')}{'' if done else ' not'}"
    if found.event == "claim" and found.to_player is not None:
        claim = " ".join((*(f"[{one}]" for one in found.challenge), "claim"))
        return f"{does(found.to_player, 'have')}{'' if done else ' not'} applied {claim}"
    if found.event in CHALLENGES:
        nobody = "" if done else NOBODY.get(found.player, "")
        return f"{f'{nobody} has' if nobody else has} {past} {_challenge(found)}"
    if found.to_player is not None:
        return f"{has} given {who(found.to_player)} gold"
    if verb == "draw":
        what = f"{found.at_least} or more cards" if found.at_least > 1 else "a card"
    if done:
        return f"{has} {past} {what}".rstrip()
    if found.player in NOBODY:
        raise Unworded
    return (
        f"{has} drawn any cards"
        if what == "a card"
        else f"{who(found.player)} did not {verb} {what}".rstrip()
    )


def _challenge(found: Happened) -> str:
    """The challenge that was won, lost or initiated: ``a [power] challenge by 5 or more STR against you``."""
    said = challenge(found.challenge, unopposed=found.unopposed or None)
    if found.at_least > 1:
        said = (
            f"{found.at_least} or more {'unopposed ' if found.unopposed else ''}{challenges(found.challenge)}"
        )
    said += f" by {found.by_at_least} or more STR" if found.by_at_least else ""
    said += f" as the {found.as_player}" if found.as_player else ""
    return f"{said} against {who(found.to_player)}" if found.to_player else said


def _to_cards(wording: Wording, found: Happened, cards: Cards) -> str:
    """The past of cards: ``a character was killed under your control``."""
    certain, said = cards.this or cards.host or cards.name or cards.among, was(found.event)
    if not said:
        raise Unworded
    if found.event == "kill" and cards.controller != "any" and not certain:
        subject = a(wording, replace(cards, controller="any"))
        return f"{subject} was killed under {whose(cards.controller)} control"
    return f"{a(wording, cards)} {said}"
