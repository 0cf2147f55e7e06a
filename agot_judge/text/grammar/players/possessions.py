"""Numbers that a player has."""

from agot_judge.engine.ability.cards import PlayerMeasure
from agot_judge.text.discourse.reading import Reading
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.parsing.template import FIRST, SECOND
from agot_judge.text.phrases.person import Person

possessions = Fragment(__name__, "owned", "value")


@possessions.rule
def gold(reading: Reading, owner: Person) -> PlayerMeasure:
    """The gold in a gold pool."""
    return "gold"


@possessions.rule
def faction_power(reading: Reading, owner: Person) -> PlayerMeasure:
    """The power on a faction card."""
    return "faction power"


possessions.means(
    cards_in=FIRST,
    cards_in_owned=SECOND,  # "in his or her hand": of whoever it is said
    gold_alone="gold",
    total_power="power",
    hand="hand",
    discard="discard",
    initiative="initiative",
    gold_value="income",
    claim="claim",
    reserve="reserve",
    power_total="power",
    hand_size="hand",
)
