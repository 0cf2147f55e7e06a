"""Conditions: what has happened, and what has not."""

from msgspec.structs import replace

from agot_judge.engine.ability import Cards, Condition, Happened
from agot_judge.engine.ability.words import Who
from agot_judge.engine.state.events import TAKING_PART
from agot_judge.text.unparse.adjectives import was
from agot_judge.text.unparse.cards import a, bare, noun
from agot_judge.text.unparse.challenges import challenge, challenges
from agot_judge.text.unparse.wording import WORDS, Wording, does, who, whose

CHALLENGES = ("win challenge", "lose challenge", "initiate challenge")
NOBODY: dict[Who, str] = {"any": "no player", "opponent": "no opponent"}


def happened(wording: Wording, found: Happened, *, done: bool = True) -> str:
    """The past occurrence; not ``done``: its denial."""
    return f"{_what(wording, found, done=done)} {_when(found.period)}"


def _when(period: str) -> str:
    return "in the previous round" if period == "previous round" else f"this {period}"


def _what(wording: Wording, found: Happened, *, done: bool) -> str:
    if found.card is not None:
        card = replace(found.card, zone="play")
        if found.player != "any":
            return _by_player(wording, found, card, done=done)
        return _to_card(wording, found, card, done=done)
    if found.event == "claim" and found.to_player is not None:
        claim = " ".join((*(f"[{one}]" for one in found.challenge), "claim"))
        return f"{_has(found.to_player, done=done)} applied {claim}"
    if found.event == "initiate challenge" and (
        found.player == "any" or (found.player == "opponent" and not done)
    ):
        subject = challenge(found.challenge) if done else f"no {challenge(found.challenge).partition(' ')[2]}"
        by = f" by {who(found.player)}" if found.player != "any" else ""
        return f"{subject} was initiated{_against(found)}{by}"
    verb, _, what = found.event.partition(" ")
    past = WORDS.verbs[verb].participle if verb in WORDS.verbs else verb
    if found.event in CHALLENGES:
        side = f" by {found.by_at_least} or more STR" if found.by_at_least else ""
        side += f" as the {found.as_player}" if found.as_player else ""
        nobody = "" if done else NOBODY.get(found.player, "")
        subject = f"{nobody} has" if nobody else _has(found.player, done=done)
        return f"{subject} {past} {_challenges(found)}{side}{_against(found)}"
    if found.to_player is not None:
        return f"{_has(found.player, done=done)} given {who(found.to_player)} gold"
    if verb == "draw":
        what = f"{found.at_least} or more cards" if found.at_least > 1 else "a card"
    if done or verb == "gain":
        return f"{_has(found.player, done=done)} {past} {what}".rstrip()
    if found.player in NOBODY:
        return f"{NOBODY[found.player]} {past} {what}".rstrip()
    if what == "a card":
        return f"{_has(found.player, done=done)} drawn any cards"
    return f"{who(found.player)} did not {verb} {what}".rstrip()


def _has(player: Who, *, done: bool) -> str:
    return f"{does(player, 'have')}{'' if done else ' not'}"


def _against(found: Happened) -> str:
    return f" against {who(found.to_player)}" if found.to_player else ""


def _challenges(found: Happened) -> str:
    if found.at_least > 1:
        unopposed = "unopposed " if found.unopposed else ""
        return f"{found.at_least} or more {unopposed}{challenges(found.challenge)}"
    return challenge(found.challenge, unopposed=found.unopposed)


def took_part(wording: Wording, found: tuple[Condition, ...], *, done: bool) -> str:
    """The participation of a character, or its denial; empty where the conditions say something else."""
    events = tuple(one.happened.event for one in found if one.happened is not None)
    first = found[0].happened
    if events != TAKING_PART or len(found) != len(events) or first is None or first.card is None:
        return ""
    did = "participated" if done else "did not participate"
    which = "the challenge" if first.period == "challenge" else f"a challenge {_when(first.period)}"
    return f"{a(wording, replace(first.card, zone='play'))} {did} in {which}"


def _to_card(wording: Wording, found: Happened, card: Cards, *, done: bool) -> str:
    """The past of cards: ``a character was killed under your control``."""
    certain, several = bool(card.this or card.host or card.name or card.among), found.at_least > 1
    if found.event == "kill" and card.controller != "any" and done and not certain and not several:
        subject = a(wording, replace(card, controller="any"))
        return f"{subject} was killed under {whose(card.controller)} control"
    said = was(found.event) or f"was {found.event}"
    if not done and not certain:
        return f"no {bare(wording, card)} {said.replace('was ', 'were ', 1)}"
    subject = noun(wording, card, f"{found.at_least} or more") if several else a(wording, card)
    if done:
        return f"{subject} {said.replace('was ', 'were ', 1) if several else said}"
    if said.startswith("was "):
        return f"{subject} {said.replace('was', 'were not' if several else 'was not', 1)}"
    return f"{subject} did not {WORDS.act(WORDS.by_cards[found.event]).forms[1]}"


def _by_player(wording: Wording, found: Happened, card: Cards, *, done: bool) -> str:
    """The past deed of a player: ``you have marshaled 2 or more characters``."""
    if not done and found.player == "opponent":
        return _by_player(wording, found, card, done=True).replace("an opponent", "no opponent", 1)
    cards = noun(wording, card, f"{found.at_least} or more") if found.at_least > 1 else a(wording, card)
    template = (WORDS.with_cards | WORDS.to_cards).get(found.event)
    if template is None:
        return f"{_has(found.player, done=done)} {found.event} {cards}"
    act = WORDS.act(template)
    if not done and not template.endswith("_"):
        cards, done = f"no {bare(wording, card)}", True
    their = "your" if found.player == "you" else "his or her"
    said = act.said(act.verb.participle, cards).replace("from their", f"from {their}")
    return f"{_has(found.player, done=done)} {said}"
