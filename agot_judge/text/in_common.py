"""What the cards of one noun phrase have in common with each other, or no two of them do."""

from agot_judge.engine.ability.cards import Shared
from agot_judge.engine.ability.words import Who
from agot_judge.text.description import Patch
from agot_judge.text.reading import Reading, Unclear


def alike(reading: Reading, patch: Patch) -> Patch:
    """``2 characters with the same printed cost``: with each other, where only this card was spoken of.

    Raises Unclear where it can be the cost of another one that was.
    """
    if "alike" not in patch:
        return patch
    if patch["alike"] not in ("name", "printed cost") or any(one.ref != "self" for one in reading.mentions):
        raise Unclear("like each other, or like the card that was spoken of")
    return {"_with_each_other": patch["alike"]}


def beside_each_other(patches: list[Patch], *, plural: bool) -> tuple[Shared, Shared]:
    """What the cards have in common, and what no two of them do. Raises Unclear where that could be said of another card,
    or where there are no several cards."""
    found: dict[str, Shared] = {}
    for name in ("_with_each_other", "_unlike"):
        said = [patch[name] for patch in patches if name in patch]
        if len(said) > 1 or (said and not plural):
            raise Unclear("what the cards have in common with each other")
        found[name] = said[0] if said else ""
    return found["_with_each_other"], found["_unlike"]


def same_controller(reading: Reading, whose: Who) -> Who:
    """``another character controlled by the same player``: by whoever controls the card that was spoken of last. Raises Unclear
    for ``the same opponent`` where that one could be anybody's."""
    meant = reading.noun_meant()
    if reading.part != "effect" or meant.ref is None or meant.types == ("attachment",):
        raise Unclear("controlled by the same player as what")
    said = [one.noun.cards for one in reading.mentions if one.ref == meant.ref]
    chosen = reading.chosen_as(meant.ref)
    of_an_opponent = "opponent" in [one.controller for one in (*said, chosen) if one is not None]
    if whose == "opponent" and not of_an_opponent:
        raise Unclear("whether all of them are an opponent's")
    if meant.ref == "cost":  # which is paid with one's own cards (2e/rr/costs/3)
        return "you"
    return "host controller" if meant.ref == "host" else "controller"
