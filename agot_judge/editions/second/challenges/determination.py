"""Step 4.2.2: STR is compared to determine the challenge winner."""

from msgspec.structs import replace

from agot_judge.editions.second.rulebook import second
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import label, labels
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.frames import Occurrence, Step
from agot_judge.engine.state.state import NOBODY, Challenge, State
from agot_judge.engine.state.transition import push, say
from agot_judge.engine.values.continuous import has_modifiers
from agot_judge.engine.values.contributing import contributing_by_text
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.titles import title_strength
from agot_judge.engine.values.values import contributions, has_keyword, icons
from agot_judge.explain.immune_since import say_what_stays
from agot_judge.explain.sums import say_strengths
from agot_judge.rules.prohibitions.prohibitions import is_forbidden

STEP = "2e/rr/4.2.2"
_COMPARE = (f"{STEP}/1", "2e/rr/strength/2", "2e/rr/strength/3", "2e/rr/winning-a-challenge/2")
_TITLES = {
    "power": "2e/rr/title-cards/5",
    "military": "2e/rr/title-cards/6",
    "intrigue": "2e/rr/title-cards/7",
}
_WINS = (f"{STEP}/2", "2e/rr/winning-a-challenge/1", "2e/rr/winning-a-challenge/3")
_TIE = ("2e/rr/winning-a-challenge/4", f"{STEP}/2")
_NOBODY = (f"{STEP}/2", "2e/rr/winning-a-challenge/3", "2e/rr/winning-a-challenge/5", "2e/rr/strength/4")
_CANNOT = ("2e/rr/cannot/1",)
_UNOPPOSED = (f"{STEP}/3", "2e/rr/unopposed/1")
_CONTRIBUTING = ("2e/faq/2.10/1", "2e/faq/2.10/2")
_ONCE = _CONTRIBUTING[1:]
"""A participant that contributes by an effect as well counts once."""
_NOT_CONTRIBUTING = ("2e/faq/2.10/5",)
_WITHOUT_ICON = ("2e/rr/participating/5",)
_SEQUENCE = "2e/faq/challenge-application-timing-sequence"
_ASSAULT = ("2e/rr/assault/1", "2e/rr/assault/4")
_STAYS_BLANK = ("2e/rr/assault/3",)


@second.step(
    "4.2.2", "Compare STR to determine challenge winner", f"{STEP}/1", f"{STEP}/4",
    "2e/faq/challenge-application-timing-sequence/1", "2e/faq/challenge-application-timing-sequence/2",
)  # fmt: skip
def compare_strength(machine: Machine, state: State, step: Step) -> State:
    """The winner is determined; reactions to winning or losing follow after the completion of this step."""
    state = replace(state, step="4.2.2")
    text = "4.2.2 Compare STR to determine challenge winner"
    state = say(state, "framework", text, (f"{STEP}/1", f"{_SEQUENCE}/2"))
    state = push(state, Step(number="4.2.3"))
    if state.challenge is None:
        return state
    event = Event(kind="determine winner", word=state.challenge.type)
    return push(state, Occurrence(events=(event,)))


@second.event("determine winner", "2e/rr/strength/4", *_COMPARE, *_WINS, *_TIE, *_NOBODY, *_UNOPPOSED)
def determine_winner(machine: Machine, state: State, event: Event) -> State | None:
    """The side with the higher total STR wins, the attacking player in a tie; it takes STR and a participant."""
    challenge = state.challenge
    if challenge is None:
        return None
    attacking, sum_attacking = _total(machine.at(state), challenge.attacker, challenge.attackers)
    defending, sum_defending = _total(machine.at(state), challenge.defender, challenge.defenders)
    names = machine.game.players
    text = (
        f"{names[challenge.attacker]} counts {sum_attacking}, {names[challenge.defender]} counts "
        f"{sum_defending}."
    )
    sides = ((challenge.attacker, challenge.attackers), (challenge.defender, challenge.defenders))
    titled = any(title_strength(machine.at(state), player) for player, _ in sides)
    cites = (*_COMPARE, _TITLES[challenge.type]) if titled else _COMPARE
    if has_modifiers(machine.at(state)):
        cites = (*cites, *_about_contributions(machine.at(state), challenge))
        state = say_what_stays(machine, state, (*challenge.attackers, *challenge.defenders))
        counted = [card for player, _ in sides for card, _ in contributions(machine.at(state), player)]
        state = say_strengths(machine.at(state), tuple(counted))
    state = say(state, "effect", text, cites)
    attacker_wins = attacking >= defending
    winner, loser = challenge.attacker, challenge.defender
    winning, losing = attacking, defending
    participants = challenge.attackers
    if not attacker_wins:
        winner, loser, winning, losing = loser, winner, losing, winning
        participants = challenge.defenders
    kept = winner >= 0 and _cannot_lose(machine.at(state), loser)
    if winning < 1 or not participants or kept:
        winner = loser = NOBODY
    challenge = replace(
        challenge,
        determined=True,
        winner=winner,
        loser=loser,
        by=winning - losing if winner >= 0 else 0,
        attacking_strength=attacking,
        defending_strength=defending,
        unopposed=winner == challenge.attacker and defending == 0,
    )
    state = replace(state, challenge=challenge)
    if winner < 0:
        cites = (*_CANNOT, *_NOBODY) if kept else _NOBODY
        return say(state, "effect", "Neither player wins or loses the challenge.", cites)
    return _won(machine, state, challenge, tie=attacking == defending)


@second.rule(*_CANNOT)
def _cannot_lose(position: Position, loser: int) -> bool:
    """True where something in force keeps the one from losing the challenge: then the other cannot win it."""
    return is_forbidden(position, loser, "lose challenges")


def _won(machine: Machine, state: State, challenge: Challenge, tie: bool) -> State:
    names = machine.game.players
    text = f"{names[challenge.winner]} wins the challenge by {challenge.by} STR."
    state = say(state, "effect", text, _TIE if tie else _WINS, challenge.winner)
    if challenge.unopposed:
        state = say(state, "effect", "The challenge is unopposed.", _UNOPPOSED)
    won = Event(
        kind="win challenge",
        player=challenge.winner,
        other_player=challenge.loser,
        word=challenge.type,
        flag=challenge.unopposed,
        amount=challenge.by,
    )
    lost = replace(won, kind="lose challenge", player=challenge.loser, other_player=challenge.winner)
    state = push(state, Occurrence(events=(won, lost), nested=True))
    if not challenge.assault:
        return state
    if challenge.winner != challenge.attacker:
        assaulted = labels(machine.game, challenge.assault)
        stays = f"The attacking player has not won: {assaulted} is not knelt, and stays blank."
        return say(state, "state", stays, (*_ASSAULT[1:], *_STAYS_BLANK))
    return _kneel_assaulted(machine, state, challenge)


@second.rule(*_ASSAULT, *_STAYS_BLANK)
def _kneel_assaulted(machine: Machine, state: State, challenge: Challenge) -> State:
    """A location targeted by assault is knelt at once when its attacker wins with a participant that has assault."""
    if not any(has_keyword(machine.at(state), card, "assault") for card in challenge.attackers):
        text = "No attacking character has assault: no location is knelt."
        return say(state, "state", text, (*_ASSAULT[1:], *_STAYS_BLANK))
    for location in challenge.assault:
        if not state.cards[location].kneeling:
            name = label(machine.game, location)
            state = say(state, "effect", f"{name} was targeted by assault.", _ASSAULT)
    events = tuple(
        Event(
            kind="kneel",
            card=location,
            player=state.cards[location].controller,
            by=challenge.attacker,
            cause="assault",
        )
        for location in challenge.assault
        if not state.cards[location].kneeling
    )
    return push(state, Occurrence(events=events, nested=True)) if events else state


@second.rule(*_CONTRIBUTING, *_NOT_CONTRIBUTING, *_WITHOUT_ICON)
def _about_contributions(position: Position, challenge: Challenge) -> tuple[str, ...]:
    """The paragraphs to cite where others than the participants contribute, a participant would twice or does not, or one
    has lost the icon."""
    cites: tuple[str, ...] = ()
    sides = ((challenge.attacker, challenge.attackers), (challenge.defender, challenge.defenders))
    counted = [{card for card, _ in contributions(position, player)} for player, _ in sides]
    taking_part = [set(cards) for _, cards in sides]
    if any(not found <= cards for found, cards in zip(counted, taking_part, strict=True)):
        cites += _CONTRIBUTING
    elif any(not contributing_by_text(position).isdisjoint(found) for found in counted):
        cites += _ONCE
    if any(not found >= cards for found, cards in zip(counted, taking_part, strict=True)):
        cites += _NOT_CONTRIBUTING
    if any(challenge.type not in icons(position, card) for cards in taking_part for card in cards):
        cites += _WITHOUT_ICON
    return cites


@second.rule(
    *_COMPARE,
    *_CONTRIBUTING,
    "2e/rr/title-cards/5",
    "2e/rr/title-cards/6",
    "2e/rr/title-cards/7",
)
def _total(position: Position, player: int, cards: tuple[int, ...]) -> tuple[int, str]:
    """A side's total STR, and the sum written out."""
    parts = [(amount, label(position.game, card)) for card, amount in contributions(position, player)]
    bonus = title_strength(position, player) if cards else 0
    total = sum(value for value, _ in parts) + bonus
    written = [f"{name} {value}" for value, name in parts]
    written += [f"title {bonus}"] if bonus else []
    if not cards and title_strength(position, player):
        written += ["nothing from the title: no participating character"]
    return total, f"{total} STR ({' + '.join(written)})" if written else f"{total} STR"


@second.event("win challenge", *_WINS)
def win(machine: Machine, state: State, event: Event) -> State | None:
    """A player has won the challenge: reactions may refer to it."""
    return state


@second.event("lose challenge", "2e/rr/winning-a-challenge/1", f"{STEP}/4")
def lose(machine: Machine, state: State, event: Event) -> State | None:
    """A player has lost the challenge: reactions may refer to it."""
    return state
