"""Conditions: what has happened, and what has not."""

from msgspec.structs import replace

from agot_judge.engine.ability import Condition, Happened
from agot_judge.engine.state.events import TAKING_PART
from agot_judge.text.unparse.cards import a, bare, noun
from agot_judge.text.unparse.challenges import challenge, plural
from agot_judge.text.unparse.participles import PARTICIPLES
from agot_judge.text.unparse.wording import Wording, has, who, whose

HAPPENED = {
    "enter play": ("entered play", "did not enter play"),
    "leave play": ("left play", "did not leave play"),
    "come out of shadows": ("came out of shadows", "did not come out of shadows"),
    "gain power": ("gained power", "did not gain power"),
}
WITH_MORE = {
    "put into play": ("put", " into play"),
    "bring out of shadows": ("brought", " out of shadows"),
    "discard from hand": ("discarded", " from their hand"),
    "discard from deck": ("discarded", " from their deck"),
}
CHALLENGES = {"win challenge": "won", "lose challenge": "lost", "initiate challenge": "initiated"}


PAST = {"win": "won", "lose": "lost", "draw": "drawn"}


def happened(wording: Wording, found: Happened, *, done: bool = True) -> str:
    """What has happened; not ``done``: that it has not."""
    if found.card is not None and found.player != "any":
        return f"{_by_player(wording, found, done=done)} {_when(found.period)}"
    if found.card is not None:
        return f"{_to_card(wording, found, done=done)} {_when(found.period)}"
    subject = f"{has(found.player)}{'' if done else ' not'}"
    if found.event == "claim" and found.to_player is not None:
        claim = " ".join((*(f"[{one}]" for one in found.challenge), "claim"))
        return f"{has(found.to_player)}{'' if done else ' not'} applied {claim} {_when(found.period)}"
    of_challenge = found.player == "any" or (found.player == "opponent" and not done)
    if found.event == "initiate challenge" and of_challenge:
        return _of_challenge(found, done=done)
    if found.event in CHALLENGES and not done and found.player in ("any", "opponent"):
        nobody = "no player has" if found.player == "any" else "no opponent has"
        return happened(wording, found).replace(has(found.player), nobody, 1)
    if found.event in CHALLENGES:
        number = f"{found.at_least} or more " if found.at_least > 1 else ""
        which = plural(found.challenge) if number else challenge(found.challenge)
        if found.unopposed:
            which = f"unopposed {which}" if number else f"an unopposed {which.split(' ', 1)[1]}"
        side = f" by {found.by_at_least} or more STR" if found.by_at_least else ""
        side += f" as the {found.as_player}" if found.as_player else ""
        side += f" against {who(found.to_player)}" if found.to_player else ""
        return f"{subject} {CHALLENGES[found.event]} {number}{which}{side} {_when(found.period)}"
    if found.to_player is not None:
        return f"{subject} given {who(found.to_player)} gold {_when(found.period)}"
    if found.event in ("gain power", "gain gold"):
        return f"{subject} {found.event.replace('gain', 'gained')} {_when(found.period)}"
    verb, _, what = found.event.partition(" ")
    if verb == "draw":
        what = f"{found.at_least} or more cards" if found.at_least > 1 else "a card"
    when = f"{what} {_when(found.period)}".lstrip()
    if not done and found.player in ("any", "opponent"):
        none = "no player" if found.player == "any" else "no opponent"
        return f"{none} {PAST.get(verb, verb)} {when}"
    if not done and verb == "draw" and found.at_least == 1:
        return f"{subject} drawn any cards {_when(found.period)}"
    if not done:
        return f"{who(found.player)} did not {verb} {when}"
    return f"{subject} {PAST.get(verb, verb)} {when}"


def _of_challenge(found: Happened, *, done: bool) -> str:
    """``a [power] challenge was initiated against you this phase``."""
    subject = challenge(found.challenge) if done else f"no {challenge(found.challenge).split(' ', 1)[1]}"
    side = f" against {who(found.to_player)}" if found.to_player else ""
    side += f" by {who(found.player)}" if found.player != "any" else ""
    return f"{subject} was initiated{side} {_when(found.period)}"


def _when(period: str) -> str:
    return "in the previous round" if period == "previous round" else f"this {period}"


def took_part(wording: Wording, found: tuple[Condition, ...], *, done: bool) -> str:
    """That a character participated in a challenge, or did not; empty where the conditions say something else."""
    events = tuple(one.happened.event for one in found if one.happened is not None)
    first = found[0].happened
    if events != TAKING_PART or len(found) != len(events) or first is None or first.card is None:
        return ""
    subject = a(wording, replace(first.card, zone="play"))
    did = "participated" if done else "did not participate"
    if first.period == "challenge":
        return f"{subject} {did} in the challenge"
    return f"{subject} {did} in a challenge {_when(first.period)}"


def _to_card(wording: Wording, found: Happened, *, done: bool) -> str:
    card = replace(found.card, zone="play") if found.card is not None else None
    assert card is not None
    certain = bool(card.this or card.host or card.name or card.among)
    many = found.at_least > 1
    if found.event == "kill" and card.controller != "any" and done and not (certain or many):
        subject = a(wording, replace(card, controller="any"))
        return f"{subject} was killed under {whose(card.controller)} control"
    if certain or done:
        subject = noun(wording, card, f"{found.at_least} or more") if many else a(wording, card)
        if found.event in HAPPENED:
            return f"{subject} {HAPPENED[found.event][not done]}"
        said = PARTICIPLES.get(found.event, found.event)
        return f"{subject} {'were' if many else 'was'} {'' if done else 'not '}{said}"
    subject = f"no {bare(wording, card)}"
    if found.event in HAPPENED:
        return f"{subject} {HAPPENED[found.event][0]}"
    return f"{subject} were {PARTICIPLES.get(found.event, found.event)}"


def _by_player(wording: Wording, found: Happened, *, done: bool) -> str:
    assert found.card is not None
    if not done and found.player == "opponent":
        return _by_player(wording, found, done=True).replace("an opponent", "no opponent", 1)
    card = replace(found.card, zone="play")
    cards = noun(wording, card, f"{found.at_least} or more") if found.at_least > 1 else a(wording, card)
    subject = f"{has(found.player)}{'' if done else ' not'}"
    if found.event in WITH_MORE:
        verb, more = WITH_MORE[found.event]
        cards = cards if done else f"no {bare(wording, card)}"
        more = more.replace("their", "your" if found.player == "you" else "his or her")
        return f"{has(found.player)} {verb} {cards}{more}"
    return f"{subject} {PARTICIPLES.get(found.event, found.event)} {cards}"
