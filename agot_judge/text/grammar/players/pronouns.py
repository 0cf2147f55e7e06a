"""Players as sentences speak of them: ``you``, ``an opponent``, ``that player``."""

from agot_judge.engine.ability.triggers import Choose
from agot_judge.engine.ability.words import Who
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.players import players
from agot_judge.text.phrases.person import Person

EACH_OPPONENT = Person("opponent", every=True)
_PLAYERS = frozenset({"controller", "owner", "opponent", "player", "opponent's", "player's"})
"""Words for somebody than whom others are other players."""


@players.rule
def each_other_player(reading: Reading) -> Person:
    """Than you. Raises Unclear where a player was chosen or spoken of before: the others may be all but that one."""
    before = reading.clause.words.lower().partition("each other player")[0].split()
    spoken_of = reading.player is not None or not _PLAYERS.isdisjoint(before)
    if spoken_of or any(choice.player is not None for choice in reading.choices):
        raise Unclear("another than which player")
    return EACH_OPPONENT


@players.rules(a_player_s=Person("any"), an_opponent_s=Person("opponent"))
def of_somebody(reading: Reading, person: Person) -> Person:
    """The player whose it is: ``a player's hand``, ``an opponent's character``."""
    if reading.clause.part == "trigger":
        reading.player = "that player"
    elif person.whoever == "opponent" and reading.subject == "that player":
        # One of his or her opponents: "that opponent" cannot be told from "that player".
        reading.player, reading.beside_subject = None, True
    return person


@players.rule
def that_player(reading: Reading) -> Person:
    """Of several players of whom each is meant by himself, the one who does what is said: ``a player cannot .. unless
    that player has ..``."""
    if reading.player is None and reading.subject == "that player" and not reading.beside_subject:
        return Person("that player")
    return _spoken_of(reading)


def _spoken_of(reading: Reading) -> Person:
    if reading.player is None and reading.clause.switching and not reading.clause.optional:
        reading.choose(Choose(player="opponent", implied=True))
    if reading.player is None:
        raise Unclear("no player was spoken of")
    if reading.player in ("controller", "owner") and (
        reading.acted or reading.discourse.meant_since_choice()
    ):
        # Something was done since: of another card, or it is under another player's control by now.
        return Person("its player")
    return Person(reading.player)


@players.rule
def they(reading: Reading) -> Person:
    """``his or her`` of whoever does what is being said; if that is you, of the player who was spoken of."""
    if reading.subject != "you":
        return Person(reading.subject)
    return _spoken_of(reading)


_CONTESTS = ("challenge", "dominance", "initiative", "claim")
"""Words for occurrences in which somebody loses, or has lost."""
_OF_WINNERS = ("claim", "insight", "intimidate", "pillage", "renown", "unopposed")
"""The causes of what is done once a challenge has been won."""


@players.rules(losing_opponent=("loser", "lose "), winning_opponent=("winner", "win "))
def opponent_in_contest(reading: Reading, part: tuple[Who, str]) -> Person:
    """The opponent who lost, or won. Raises Unclear where it was you, or nobody: after ``you draw a card``."""
    who, did = part
    for one in reading.occurrence.heard if reading.player != who else ():
        kinds = (one.event, *one.or_events)
        by_you = one.player == "you" and any(kind.startswith(did) for kind in kinds)
        contested = all(any(word in kind for word in _CONTESTS) for kind in kinds)
        if by_you or not (contested or one.cause in _OF_WINNERS):
            raise Unclear("which opponent that is")
    return Person(who)


players.means(
    you=Person("you"),
    each_opponent=EACH_OPPONENT,
    each_player=Person("any", every=True),
    a_player=Person("any"),
    an_opponent=Person("opponent"),
    no_opponent=Person("opponent", none=True),
    loser=Person("loser"),
    winner=Person("winner"),
    attacker=Person("attacking player"),
    defender=Person("defending player"),
    first_player=Person("first player"),
    chosen_player=Person("chosen player"),
    host_controller=Person("host controller"),  # The controller of the attached card
    card_owner=Person("owner"),
)
