"""The title of a board: as somebody wrote it, or who attacks whom."""

from agot_judge.scenario.model import Placed, Player, Scenario

MOST_NAMED = 3


def board_title(scenario: Scenario) -> str:
    """``Robb Stark + Grey Wind v Tyrion Lannister, military``, or the title that the scenario has; ``Board`` for an empty one."""
    if scenario.title:
        return scenario.title
    challenge = scenario.challenge
    players = list(scenario.players)
    if challenge is not None:
        sides = (challenge.attacker, challenge.defender)
        players = sorted(
            (one for one in players if one.name in sides), key=lambda one: one.name != challenge.attacker
        )
    named = [side for player in players if (side := _side(player, challenge is not None))]
    if not named:
        return "Board"
    type_ = f", {challenge.type}" if challenge is not None else ""
    return f"{' v '.join(named[:2])}{type_}"


def _side(player: Player, is_challenge: bool) -> str:
    cards = [
        card
        for cards in player.lists
        if cards.key == "play"
        for card in cards.cards
        if isinstance(card, Placed)
    ]
    taking_part = [card for card in cards if card.marks.attacking or card.marks.defending]
    names = [card.name for card in (taking_part if is_challenge and taking_part else cards)]
    if not names:
        return ""
    more = len(names) - MOST_NAMED
    return " + ".join(names[:MOST_NAMED]) + (f" + {more}" if more > 0 else "")
