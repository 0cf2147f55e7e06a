"""The controller that cards have in common with one that was spoken of."""

from agot_judge.engine.ability.words import Who
from agot_judge.text.discourse.reading import Reading, Unclear


def same_controller(reading: Reading, whose: Who) -> Who:
    """``another character controlled by the same player``: by whoever controls the card that was spoken of last. Raises Unclear
    for ``the same opponent`` where that one could be anybody's."""
    meant = reading.noun_meant()
    if reading.clause.part != "effect" or meant.ref is None or meant.types == ("attachment",):
        raise Unclear("controlled by the same player as what")
    said = [one.noun.cards for one in reading.discourse.mentions if one.ref == meant.ref]
    chosen = reading.chosen_as(meant.ref)
    of_an_opponent = "opponent" in [one.controller for one in (*said, chosen) if one is not None]
    if whose == "opponent" and not of_an_opponent:
        raise Unclear("whether all of them are an opponent's")
    if meant.ref == "cost":  # which is paid with one's own cards (2e/rr/costs/3)
        return "you"
    return "host controller" if meant.ref == "host" else "controller"
