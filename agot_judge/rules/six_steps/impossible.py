"""Facts that cannot be on a table of an edition with windows of six steps, as far as its documents say so.

A board that has it is still played: the judge may know better. Of what only the printed rules of the First Edition would
say, which are not among the documents, nothing is said.
"""

from collections.abc import Iterator

from agot_judge.engine.own_paragraphs import own_cites
from agot_judge.engine.rulebook import Impossible
from agot_judge.engine.state.board import in_play, is_attacking, is_defending, label
from agot_judge.engine.values.adjustments import number_as_changed
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.power_totals import power_of
from agot_judge.engine.values.values import icons
from agot_judge.rules.attachments import copies_in_play
from agot_judge.rules.prohibitions.prohibitions import is_forbidden
from agot_judge.rules.six_steps.assumed import as_assumed, number
from agot_judge.rules.six_steps.entering.attaching import attachment_requirements
from agot_judge.rules.six_steps.entering.uniqueness import DUPLICATES, UNIQUE
from agot_judge.rules.six_steps.rulebook import six_steps
from agot_judge.rules.six_steps.winning.winning import WIN

FAQ = "1e/faq"
_IN_THE_DEAD_PILE = (f"{FAQ}/3.27/1", "ccg/rules/unique-cards/2")
_ATTACHED = (f"{FAQ}/3.20/2", "ccg/rules/attachments/1")
_CHART = f"{FAQ}/challenges-phase-chart"
_ATTACKS = (f"{_CHART}/7", "ccg/rules/step-1-declare-attackers/1")
_DEFENDS = (f"{_CHART}/12", "ccg/rules/step-2-declare-defenders/1")
_ICON = (
    "ccg/rules/card-anatomy/5",
    "ccg/rules/step-1-declare-attackers/1",
    "ccg/rules/step-2-declare-defenders/1",
)


@six_steps.rule(*UNIQUE, *_IN_THE_DEAD_PILE, *DUPLICATES, *_ATTACHED, *_ATTACKS, *_DEFENDS, *_ICON, *WIN)
def impossible(position: Position) -> tuple[Impossible, ...]:
    """Everything on this board that the documents do not allow to be there."""
    cards = [
        card
        for card in in_play(position.state)
        if position.game.cards[card].definition.face.type not in ("faction", "title")
    ]
    found = (
        *_won(position),
        *(one for card in cards for one in _uniqueness(position, card)),
        *(one for card in cards for one in _lying_on(position, card)),
        *(one for card in cards for one in _participation(position, card)),
    )
    return tuple(one for one in found if own_cites(position.framework.edition, one.cites))


def _won(position: Position) -> Iterator[Impossible]:
    """Power with which the game would be over."""
    edition = position.framework.edition
    for player, who in enumerate(position.game.players):
        enough = number_as_changed(
            position, player, "power to win", number(edition, position.game, "power to win")
        )
        power = power_of(position, player)
        if power >= enough and not is_forbidden(position, player, "win"):
            text = f"{who} has {power} power, and nobody has won: the game is over as soon as a player has {enough}"
            yield Impossible(-1, f"{text}{as_assumed(edition, 'power to win')}.", WIN, player)


def _uniqueness(position: Position, card: int) -> Iterator[Impossible]:
    """Each player has one of each unique title in play; each pair is said of its second card alone."""
    state, game = position.state, position.game
    face = game.cards[card].definition.face
    if not face.unique or state.cards[card].facedown:
        return
    name = label(game, card)
    players = {state.cards[card].controller, game.cards[card].owner}
    for player in sorted(players):
        who = game.players[player]
        others = [
            other
            for other in copies_in_play(position, card)
            if other < card and player in (game.cards[other].owner, state.cards[other].controller)
        ]
        if others:
            text = f"{name} is unique, and {who} owns or controls another {face.name} in play."
            yield Impossible(card, text, UNIQUE)
        dead = state.players[player].dead
        if any(other >= 0 and game.cards[other].definition.face.name == face.name for other in dead):
            text = f"{name} is unique, and one of that title is in {who}'s dead pile."
            yield Impossible(card, text, _IN_THE_DEAD_PILE)


def _lying_on(position: Position, card: int) -> Iterator[Impossible]:
    here = position.state.cards[card]
    definition = position.game.cards[card].definition
    name = label(position.game, card)
    if here.duplicates and not definition.face.unique:
        yield Impossible(card, f"{name} is not unique, so it can have no duplicate.", DUPLICATES)
    if definition.face.type != "attachment":
        return
    if here.host < 0:
        yield Impossible(card, f"{name} is an attachment, but on no card.", _ATTACHED)
        return
    # Where its text is not understood it may say more than is known here.
    for one in (
        () if definition.unread else attachment_requirements(position, here.controller, card, here.host)
    ):
        if not one.met:
            yield Impossible(card, one.failing or one.text, one.cites)


def _participation(position: Position, card: int) -> Iterator[Impossible]:
    """Who takes part is on one side, is its player's own, and was declared with the icon of the challenge.

    Nothing is said of a character without any icon: whoever wrote the board may have left them out.
    """
    state = position.state
    challenge = state.challenge
    attacking, defending = is_attacking(state, card), is_defending(state, card)
    if challenge is None or not (attacking or defending):
        return
    name = label(position.game, card)
    face = position.game.cards[card].definition.face
    controller = state.cards[card].controller
    if attacking and defending:
        yield Impossible(card, f"{name} is attacking and defending at once.", (*_ATTACKS, *_DEFENDS))
        return
    doing, cites = ("attacking", _ATTACKS) if attacking else ("defending", _DEFENDS)
    if controller != (challenge.attacker if attacking else challenge.defender):
        yield Impossible(card, f"{name} is {doing}, and the {doing} player does not control it.", cites)
    elif face.icons and challenge.type not in (*face.icons, *icons(position, card)):
        article = "an" if challenge.type[:1] in "aeiou" else "a"
        text = f"{name} is {doing} without {article} {challenge.type} icon: only a card effect could have made it take part."
        yield Impossible(card, text, _ICON)
