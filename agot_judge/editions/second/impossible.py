"""Facts that cannot be on a table of the Second Edition. A board that has it is still played: the judge may know better."""

from collections.abc import Iterator

from agot_judge.editions.second.challenges.declared_by_card_text import needs_no_icon
from agot_judge.editions.second.entering.attaching import attachment_requirements
from agot_judge.editions.second.rulebook import second
from agot_judge.editions.second.winning.winning import VICTORY, may_win, power_to_win
from agot_judge.engine.rulebook import Impossible
from agot_judge.engine.state.board import in_play, is_attacking, is_defending, label
from agot_judge.engine.state.game import Game
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.power_totals import power_of
from agot_judge.engine.values.values import icons

_UNIQUE = ("2e/rr/unique-cards/1",)
_DEAD = ("2e/rr/unique-cards/4", "2e/rr/dead-pile/3")
_DUPLICATE = ("2e/rr/duplicates/1",)
_ATTACHED = ("2e/rr/attachment-cards/2",)
_NONE_ATTACHED = ("2e/rr/no-attachments/1",)
_REFUSING = (*_NONE_ATTACHED, "2e/rr/no-attachments/2", "2e/rr/no-attachments/3")
_ATTACKER = ("2e/rr/attacker/1", "2e/rr/ownership-and-control/5")
_DEFENDER = ("2e/rr/defender/1", "2e/rr/ownership-and-control/5")
_ONE_SIDE = ("2e/rr/participating/1",)
_ATTACKS_WITH = ("2e/rr/challenge-icons/1", "2e/rr/4.2/7", "2e/rr/participating/5")
_DEFENDS_WITH = ("2e/rr/challenge-icons/1", "2e/rr/4.2.1/1", "2e/rr/participating/5")
_BYPASSED = ("2e/rr/stealth/1",)
_HEAD_TO_HEAD = ("2e/rr/joust-game/1",)
_WON = ("2e/rr/winning-the-game/1", "2e/faq/1.4/2")
_CLAIM = ("2e/rr/claim-or-claim-value/3", "2e/rr/winning-the-game/1")
_EVENT = ("2e/rr/event-cards/6",)
_PLOTS = ("2e/rr/plot-deck/1", "2e/rr/deckbuilding/4")
_PLOT_DECK = 7
_TITLE = ("2e/rr/joust-game/2", "2e/rr/title-cards/1")


@second.rule(
    *_UNIQUE, *_DEAD, *_DUPLICATE, *_ATTACHED, *_NONE_ATTACHED, *_ATTACKER, *_DEFENDER, *_ONE_SIDE, *_BYPASSED,
    *_ATTACKS_WITH, *_DEFENDS_WITH,
    *_HEAD_TO_HEAD, *_TITLE, *_WON, *_CLAIM, *_EVENT, *_PLOTS,
)  # fmt: skip
def impossible(position: Position) -> tuple[Impossible, ...]:
    """Everything on this board that the rules do not allow to be there."""
    cards = [
        card
        for card in in_play(position.state)
        if position.game.cards[card].definition.face.type != "faction"
    ]
    return (
        *_too_many_players(position.game),
        *_titles(position),
        *_of_players(position),
        *_uniqueness(position, cards),
        *(one for card in cards for one in _lying_on(position, card)),
        *(one for card in cards for one in _participation(position, card)),
    )


def _too_many_players(game: Game) -> Iterator[Impossible]:
    """A joust game is between two players."""
    for who in game.players[2:]:
        if game.format == "joust":
            yield Impossible(-1, f"{who} plays, and a joust game has two players.", _HEAD_TO_HEAD)


def _of_players(position: Position) -> Iterator[Impossible]:
    """The power that ends the game, a claim that no player could satisfy with power, and more plots than a plot deck has."""
    for player, who in enumerate(position.game.players):
        enough = power_to_win(position, player)
        power = power_of(position, player)
        if power >= enough and may_win(position, player):
            text = f"{who} has {power} power, and nobody has won: the game ends as soon as a player has {enough}."
            yield Impossible(-1, text, _WON, player)
        here = position.state.players[player]
        claim = position.game.cards[here.plot].definition.face.claim if here.plot >= 0 else None
        if isinstance(claim, int) and claim >= VICTORY:
            text = f"The claim of {who}'s plot is {claim}: that is more power than a player can lose, who wins with {VICTORY}."
            yield Impossible(-1, text, _CLAIM, player)
        plots = sum(card >= 0 for card in (here.plot, *here.plots, *here.used))
        if plots > _PLOT_DECK and not here.agendas:
            text = f"{who} has {plots} plot cards, and a plot deck has {_PLOT_DECK}."
            yield Impossible(-1, text, _PLOTS, player)


def _titles(position: Position) -> Iterator[Impossible]:
    """Melee titles are not used in a joust game."""
    for player in position.state.players if position.game.format == "joust" else ():
        if player.title >= 0:
            text = f"{label(position.game, player.title)} is a melee title, and this is a joust game."
            yield Impossible(player.title, text, _TITLE)


def _uniqueness(position: Position, cards: list[int]) -> Iterator[Impossible]:
    """Each player may own or control one instance of each unique card in play, by title."""
    state = position.state
    seen: set[tuple[int, str]] = set()
    for card in cards:
        face = position.game.cards[card].definition.face
        if not face.unique or state.cards[card].facedown:
            continue
        name = label(position.game, card)
        players = {state.cards[card].controller, position.game.cards[card].owner}
        for player in sorted(players):
            who = position.game.players[player]
            if (player, face.name) in seen:
                text = f"{name} is unique, and {who} owns or controls another {face.name} in play."
                yield Impossible(card, text, _UNIQUE)
            seen.add((player, face.name))
            if any(
                other >= 0 and position.game.cards[other].definition.face.name == face.name
                for other in state.players[player].dead
            ):
                text = f"{name} is unique, and a copy of it is in {who}'s dead pile (unless an effect placed it there)."
                yield Impossible(card, text, _DEAD)


def _lying_on(position: Position, card: int) -> Iterator[Impossible]:
    here = position.state.cards[card]
    face = position.game.cards[card].definition.face
    name = label(position.game, card)
    if face.type == "event" and here.becomes in ("", "event"):
        yield Impossible(card, f"{name} is an event, and an event cannot enter play.", _EVENT)
    if here.duplicates and not face.unique:
        yield Impossible(card, f"{name} is not unique, so it can have no duplicate.", _DUPLICATE)
    if here.host < 0:
        if face.type == "attachment":
            yield Impossible(card, f"{name} is an attachment, but on no card.", _ATTACHED)
        return
    if "attachment" not in (face.type, here.becomes) and not here.facedown:
        yield Impossible(card, f"{name} is attached, but no attachment.", _ATTACHED)
    if face.type == "attachment":
        yield from _illegally_attached(position, card, here.host)


def _illegally_attached(position: Position, card: int, host: int) -> Iterator[Impossible]:
    """The objections of the card to the attachment, and the attachment against the card."""
    name = label(position.game, card)
    unread = bool(position.game.cards[card].definition.unread)
    for one in attachment_requirements(position, position.state.cards[card].controller, card, host):
        if one.met:
            continue
        if set(one.cites) & set(_REFUSING):
            text = f"{name} is attached to {label(position.game, host)}, which cannot have it."
            yield Impossible(card, text, one.cites)
        elif not unread:
            # Where its text is not understood it may say more than is known here.
            is_character = position.game.cards[host].definition.face.type == "character"
            where = label(position.game, host) if is_character else "a card that is no character"
            text = f"{name} is attached to {where}, and nothing on it allows that."
            yield Impossible(card, text, one.cites)


def _participation(position: Position, card: int) -> Iterator[Impossible]:
    state = position.state
    challenge = state.challenge
    if challenge is None:
        return
    name = label(position.game, card)
    controller = state.cards[card].controller
    attacking, defending = is_attacking(state, card), is_defending(state, card)
    if (attacking or defending) and position.game.cards[card].definition.face.type != "character":
        yield Impossible(card, f"{name} participates, and is no character.", _ONE_SIDE)
    if attacking and defending:
        yield Impossible(card, f"{name} is attacking and defending at once.", _ONE_SIDE)
    elif attacking and controller != challenge.attacker:
        text = f"{name} is attacking, and the attacking player does not control it."
        yield Impossible(card, text, _ATTACKER)
    elif defending and controller != challenge.defender:
        text = f"{name} is defending, and the defending player does not control it."
        yield Impossible(card, text, _DEFENDER)
    yield from _icon(position, card, challenge.type)
    if defending and any(card == bypassed for _, bypassed in challenge.stealth):
        yield Impossible(card, f"{name} is defending, and was bypassed by stealth.", _BYPASSED)


def _icon(position: Position, card: int, type_: str) -> Iterator[Impossible]:
    """A character is declared with the icon of the challenge; one that it loses afterwards it had then.

    Nothing is said of one without any: whoever wrote the board may have left its icons out.
    """
    attacking, defending = is_attacking(position.state, card), is_defending(position.state, card)
    face = position.game.cards[card].definition.face
    if attacking == defending or face.type != "character" or not face.icons:
        return
    if type_ in (*face.icons, *icons(position, card)):
        return
    if defending and needs_no_icon(position, card, type_):
        return
    doing, cites = ("attacking", _ATTACKS_WITH) if attacking else ("defending", _DEFENDS_WITH)
    name = label(position.game, card)
    text = f"{name} is {doing} without {_a(type_)} icon: only a card effect could have made it take part."
    yield Impossible(card, text, cites)


def _a(word: str) -> str:
    return f"an {word}" if word[:1] in "aeiou" else f"a {word}"
