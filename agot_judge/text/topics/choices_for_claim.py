"""Who chooses the characters that are killed for claim."""

from agot_judge.engine.ability.effects_on_players import ChooseForClaim
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.topic import Topic
from agot_judge.text.topics.sentences import Effects

choices_for_claim = Topic("choices_for_claim", "clause")


@choices_for_claim.rule
def choose_for_claim(reading: Reading) -> Effects:
    """``you choose which character is killed``: said when claim is applied, of that claim."""
    if reading.happened != "claim" or reading.part != "effect":
        raise Unclear("for which claim")
    return (ChooseForClaim(player=reading.subject),)
