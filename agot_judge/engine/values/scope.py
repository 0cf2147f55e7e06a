"""From where an ability looks at the game: its card, its controller, and what was chosen, paid and said before."""

from msgspec import Struct

from agot_judge.engine.ability.words import DEEDS, Ref, Who
from agot_judge.engine.state.events import Event, brought_about_by, happened_to
from agot_judge.engine.state.frames import Departed, Did, Initiation, Occurrence
from agot_judge.engine.state.game import Game
from agot_judge.engine.state.state import Challenge, PastChallenge, State

Apart = tuple[tuple[int, int, str], ...]
"""Constant abilities, by card, ability number and what they change, whose reach is being found out just now: they are left
out, so that "each Knight is a Lord, each Lord is a Knight" does not go in a circle. What else such an ability changes
counts: a card that gains a trait and +1 STR for each card with that trait is one of them."""


def and_this(apart: Apart, one: tuple[int, int, str]) -> Apart:
    """With one more of them, in an order that does not tell how it came about: what is known of them is kept by it."""
    return tuple(sorted((*apart, one))) if apart else (one,)


def without_change(apart: Apart, source: int, number: int, what: str) -> Apart:
    """Apart from this change of the ability itself: what blanks each Edict is found before it takes that trait away."""
    within = and_this(apart, (source, number, what))
    return and_this(within, (source, number, "traits")) if what == "blank" else within


class Scope(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The referents of an ability's words. Cards and players are numbers; -1 stands for none."""

    source: int
    """The card with the ability."""
    you: int
    """The player who controls the ability, or uses it."""
    triggered: bool = False
    """It is a triggered ability."""
    targets: tuple[tuple[int, ...], ...] = ()
    """The targets of each choice, in order."""
    paid: tuple[int, ...] = ()
    """The cards with which costs were paid."""
    departed: tuple[Departed, ...] = ()
    """The values of the paying cards that left play for the costs."""
    those: tuple[int, ...] = ()
    """The cards on which the effect before worked."""
    hidden: bool = False
    """True where there were others that nobody has identified."""
    gone: tuple[int, ...] = ()
    """The cards that the effect before sent to an out-of-play area and that are not there."""
    deeds: tuple[Did, ...] = ()
    """The deeds of the effects so far."""
    shown: tuple[int, ...] = ()
    """The cards that were last looked at, revealed or found."""
    searched: tuple[int, ...] = ()
    """The cards of a deck among which it was last searched."""
    trigger: Event | None = None
    x: int = 0
    """X, as chosen when a cost was paid."""
    that_many: int = 0
    """The number of cards, or the amount of something, that the effect before concerned."""
    that_player: int = -1
    chosen_player: int = -1
    its_player: int = -1
    """The player whose card it was of which the ability spoke last: for ``its player``."""
    this_opponent: int = -1
    host: int = -1
    """The card to which the source was attached when the ability was used: it may have left since, to pay a cost."""
    card: int = -1
    """The card of which is spoken: for ``controller`` and ``owner``."""
    words: tuple[str, ...] = ()
    """The words that were named: an icon, a type of challenge, a trait ..."""
    succeeded: bool = True
    """True where the effect before resolved in full."""
    apart: Apart = ()


def host_of(state: State, scope: Scope) -> int:
    """The card to which the source is attached, or was when its ability was used, or as both left play; -1: none."""
    host = state.cards[scope.source].host if scope.source >= 0 else -1
    if host >= 0 or scope.host >= 0 or scope.trigger is None or scope.trigger.card < 0:
        return host if host >= 0 else scope.host
    left = scope.trigger.card
    return left if scope.source in state.cards[left].left_with else -1


def cards_said(state: State, ref: Ref, scope: Scope) -> tuple[int, ...]:
    """The cards that a word refers to (``target``, ``self`` ...)."""
    if ref == "self":
        return (scope.source,) if scope.source >= 0 else ()
    if ref == "target":
        return each_named_once(scope.targets[0]) if scope.targets else ()
    if ref == "those":
        return scope.those
    if ref in DEEDS:
        return done_to(scope, ref).cards
    if ref == "its target":
        return _chosen_by_it(state, scope)
    if ref == "shown":
        return scope.shown
    if ref == "searched":
        return scope.searched
    if ref == "occurrence":
        return () if scope.trigger is None else happened_to(scope.trigger)
    if ref == "doer":
        doer = -1 if scope.trigger is None else brought_about_by(scope.trigger)
        return (doer,) if doer >= 0 else ()
    if ref == "host":
        host = host_of(state, scope)
        return (host,) if host >= 0 else ()
    if ref == "cost":
        # "Kneel this card and a character": the text names this card, as it names a faction card, and by other words what
        # was picked besides.
        named = {scope.source, *(player.faction for player in state.players)}
        return tuple(card for card in scope.paid if card not in named) or scope.paid
    number = int(ref.removeprefix("target ")) - 1
    return each_named_once(scope.targets[number]) if number < len(scope.targets) else ()


def each_named_once(cards: tuple[int, ...]) -> tuple[int, ...]:
    """The cards without repetition: one that several players chose is one card. Those that nobody identified are several."""
    if len(cards) < 2:
        return cards
    return tuple(card for place, card in enumerate(cards) if card < 0 or card not in cards[:place])


def done_to(scope: Scope, deed: str) -> Did:
    """The deeds of the effects of this kind; to no card, where there was nothing of it."""
    return next((did for did in scope.deeds if did.deed == deed), _NOTHING)


_NOTHING = Did(deed="moved", cards=(), many=0)


def _chosen_by_it(state: State, scope: Scope) -> tuple[int, ...]:
    """The targets of the ability whose effects would initiate."""
    event = scope.trigger
    if event is None or event.kind != "initiate":
        return ()
    for frame in reversed(state.stack):
        if type(frame) is Initiation and (frame.card, frame.ability) == (event.card, event.amount):
            return tuple(card for chosen in frame.targets for card in chosen)
    return ()


def players_said(game: Game, state: State, who: Who, scope: Scope) -> tuple[int, ...]:
    """The players whom a word means, without those eliminated."""
    if who == "you":
        return (scope.you,)
    players = state.players
    if who == "any":
        return tuple(number for number, player in enumerate(players) if not player.eliminated)
    if who == "opponent":
        return tuple(
            number for number, player in enumerate(players) if number != scope.you and not player.eliminated
        )
    player = _one(game, state, who, scope)
    return (player,) if player >= 0 and not players[player].eliminated else ()


def _one(game: Game, state: State, who: Who, scope: Scope) -> int:
    if who == "first player":
        return state.first_player
    if who == "chosen player":
        return scope.chosen_player
    if who == "its player":
        return scope.its_player
    if who == "this opponent":
        return scope.this_opponent
    if who == "that player":
        if scope.that_player >= 0:
            return scope.that_player
        return scope.trigger.player if scope.trigger is not None else -1
    if who == "acting player":
        return scope.trigger.by if scope.trigger is not None else -1
    if who == "host controller":
        host = host_of(state, scope)
        return state.cards[host].controller if host >= 0 else -1
    if who in ("controller", "owner"):
        card = scope.card
        if card < 0:
            return -1
        here = state.cards[card]
        controller = here.controller if here.left_under < 0 else here.left_under
        return controller if who == "controller" else game.cards[card].owner
    if who in ("winner", "loser"):
        return _winner_or_loser(state, who, scope)
    challenge = challenge_meant(state, scope)
    if challenge is None:
        return -1
    return challenge.attacker if who == "attacking player" else challenge.defender


def _winner_or_loser(state: State, who: Who, scope: Scope) -> int:
    """Of the occurrence to which the ability is used (a challenge, dominance, initiative), else of the challenge; of what is
    done for claim that is applied outside of a challenge, who satisfies it and whose claim it is."""
    event = scope.trigger
    if event is not None and event.kind.startswith(("win ", "lose ")) and event.kind != "win game":
        won = event.kind.startswith("win ")
        return event.player if won == (who == "winner") else event.other_player
    challenge = challenge_meant(state, scope)
    if challenge is None and event is not None and event.cause == "claim":
        return event.other_player if who == "winner" else event.player
    if challenge is None:
        return -1
    return challenge.winner if who == "winner" else challenge.loser


def challenge_meant(state: State, scope: Scope) -> Challenge | PastChallenge | None:
    """The challenge of which an ability speaks: the present one, or that which just ended, to what resolves as it ends."""
    if state.challenge is not None or not state.past:
        return state.challenge
    event = scope.trigger
    if event is not None and event.kind == "challenge ends":
        return state.past[-1]
    ending = any(
        type(frame) is Occurrence and any(event.kind == "challenge ends" for event in frame.events[:1])
        for frame in state.stack
    )
    return state.past[-1] if ending else None
