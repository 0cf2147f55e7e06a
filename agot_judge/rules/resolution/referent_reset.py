"""Effects that work on cards of their own: where nothing comes of one, what follows speaks of no card, not of those before."""

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.engine import ability as tree
from agot_judge.engine.ability.walk import nodes
from agot_judge.engine.ability.words import WORKED_ON
from agot_judge.engine.memo import ByIdentity
from agot_judge.engine.state.frames import Resolution

_OF_A_PLAYER = (
    tree.DiscardFromDeck,
    tree.DiscardFromHand,
    tree.DiscardRandom,
    tree.Draw,
    tree.LoseGold,
    tree.MoveGold,
    tree.MovePower,
)
_ON_CARDS = (
    tree.Attach,
    tree.Discard,
    tree.DiscardCards,
    tree.DiscardGold,
    tree.DiscardPower,
    tree.GainPower,
    tree.Kill,
    tree.Kneel,
    tree.Move,
    tree.PlaceGold,
    tree.PlaceToken,
    tree.PutIntoPlay,
    tree.RemoveFromChallenge,
    tree.RemoveToken,
    tree.ReturnToHand,
    tree.Sacrifice,
    tree.Stand,
    tree.TakeControl,
)


@ByIdentity
def works_anew(effect: Struct) -> bool:
    """True where it works on other cards than those of which was spoken before."""
    if isinstance(effect, _OF_A_PLAYER):
        return True
    if not isinstance(effect, _ON_CARDS) or effect.on is None:
        return False
    spoken = effect.on.among if isinstance(effect.on, tree.Cards) else effect.on
    return spoken not in WORKED_ON and spoken != "shown"


@ByIdentity
def holds_work(effect: tree.Effect) -> bool:
    """True where it, or an effect within it, does."""
    return any(works_anew(node) for node in nodes(effect))


def before_working(frame: Resolution, effect: tree.Effect) -> Resolution:
    """The frame as it is before the effect happens to anything; who draws does not speak of whose the cards are."""
    if not works_anew(effect):
        return frame
    before = frame.before_drawing if frame.drawn else next(iter(frame.those), -1)
    drawn = isinstance(effect, tree.Draw)
    return replace(of_nothing(frame), drawn=drawn, before_drawing=before if drawn else -1)


def of_nothing(frame: Resolution) -> Resolution:
    """The frame where no effect has worked on any card just now."""
    return replace(
        frame,
        those=(),
        drawn=False,
        before_drawing=-1,
        unidentified=False,
        gone=(),
        that_many=0,
        many_of_each=(),
    )
