"""A scenario as plain values in the shape of the format."""

from agot_judge.editions import framework_for
from agot_judge.scenario.from_pool import is_of_library
from agot_judge.scenario.model import (
    CardList,
    Definition,
    GivenChallenge,
    GivenEffect,
    Inline,
    Listed,
    Marks,
    Past,
    PastChallenge,
    PastDraw,
    PastLeaving,
    PastMarshal,
    Placed,
    Player,
    Scenario,
    Unidentified,
)
from agot_judge.scenario.points import (
    Again,
    At,
    EffectStart,
    EndOfPhase,
    EventStart,
    InWindow,
    Place,
    Start,
    Stop,
)
from agot_judge.scenario.read_players import TOKENS
from agot_judge.scenario.structured import tree_as_data
from agot_judge.scenario.write_run import entry_as_data, pairs_as_data
from agot_judge.scenario.yaml_writer import Data


def scenario_as_data(scenario: Scenario) -> dict[str, Data]:
    """The whole scenario; what is absent or has its default is left out, and so is a card that is just as in the library."""
    has_library = framework_for(scenario.edition).has_library
    own = [one for one in scenario.cards if not (has_library and is_of_library(one))]
    data: dict[str, Data] = {
        "title": scenario.title,
        "note": scenario.note,
        "edition": scenario.edition,
        "format": scenario.format,
        "players": {player.name: _player(player) for player in scenario.players},
        "first_player": scenario.first_player,
        "active_player": scenario.active_player,
        "round": scenario.round if scenario.round != 1 else "",
        "cards": {definition.key: _definition(definition, definition.key) for definition in own},
        "in_force": [_effect(effect) for effect in scenario.in_force],
        "challenge": _challenge(scenario.challenge) if scenario.challenge is not None else "",
        "start": start_as_data(scenario.start) if scenario.start is not None else "",
        "stop": stop_as_data(scenario.stop) if scenario.stop is not None else "",
        "history": [_past(past) for past in scenario.history],
        "run": [entry_as_data(entry) for entry in scenario.run],
        "cites": list(scenario.cites),
        "ignore": list(scenario.ignore),
        "titles": list(scenario.titles),
        "assume": dict(scenario.assume),
    }
    return _without_empty(data)


def start_as_data(start: Start) -> Data:
    """A point, an effect or an occurrence."""
    if isinstance(start, At | EndOfPhase):
        return place_as_data(start)
    if isinstance(start, InWindow):
        return {"step": start.step, "window_after": start.after}
    if isinstance(start, EffectStart):
        data: dict[str, Data] = {
            "effect": start.text,
            "effects": tree_as_data(start.effects),
            "then": tree_as_data(start.then),
            "controller": start.controller,
            "source": start.source,
        }
        # Without words and structure it is still an effect: nothing happens.
        return (
            _without_empty(data) if start.text or start.effects else {**_without_empty(data), "effects": []}
        )
    return _event(start)


def stop_as_data(stop: Stop) -> Data:
    """A point, with the time at which it is reached where that is not the first."""
    if isinstance(stop, Again):
        return {"point": place_as_data(stop.point), "time": stop.time}
    return place_as_data(stop)


def place_as_data(place: Place) -> Data:
    """A point that a run can advance to."""
    return place.word if isinstance(place, At) else {"end-of-phase": place.phase}


def _event(start: EventStart) -> Data:
    data: dict[str, Data] = {"event": start.event, "cards": list(start.cards)}
    return data | _without_empty({"controller": start.controller, "source": start.source})


def _without_empty(data: dict[str, Data]) -> dict[str, Data]:
    return {key: value for key, value in data.items() if value is not False and value not in ("", [], {})}


def _player(player: Player) -> Data:
    data: dict[str, Data] = {
        "faction": player.faction,
        "gold": player.gold or "",
        "power": player.power or "",
        "title": {"name": player.title, "kneeling": True} if player.title_kneeling else player.title,
        "faction_kneeling": player.faction_kneeling,
        "tokens": dict(player.tokens),
    }
    return _without_empty(data) | {cards.key: _list(cards) for cards in player.lists}


def _list(cards: CardList) -> Data:
    if cards.key == "plot":
        plot = cards.cards[0]
        return plot.name if isinstance(plot, Placed) else _listed(plot)
    if len(cards.cards) == 1 and isinstance(cards.cards[0], Unidentified):
        return cards.cards[0].count
    return [_listed(card) for card in cards.cards]


def _listed(card: Listed) -> Data:
    if isinstance(card, Unidentified):
        return card.count
    if isinstance(card, Inline):
        return _definition(card.definition, "", default_type="plot")
    if card.marks == Marks():
        return card.name
    return {card.name: _marks(card.marks)}


def _marks(marks: Marks) -> Data:
    needs_mapping = marks.attachments or marks.owner or marks.controller
    words = [
        flag for flag in ("kneeling", "attacking", "defending", "facedown", "blank") if getattr(marks, flag)
    ]
    counted = {"power": marks.power, "gold": marks.gold, "x": marks.x, "duplicates": marks.duplicates}
    in_words = [f"{name} token {count}" for name, count in marks.tokens]
    told_apart = all(TOKENS.fullmatch(words) and "," not in words for words in in_words)
    if not needs_mapping and told_apart and len({name for name, _ in marks.tokens}) == len(marks.tokens):
        numbers = [f"{name.removesuffix('s')} {count}" for name, count in counted.items() if count]
        # A blank after the token's name, or a name like another mark, would be read differently.
        if all(_same_token(word, token) for word, token in zip(in_words, marks.tokens, strict=True)):
            return ", ".join(words + numbers + in_words)
    data: dict[str, Data] = dict.fromkeys(words, True)
    data |= {name: count for name, count in counted.items() if count}
    data["tokens"] = dict(marks.tokens)
    data["attachments"] = [_listed(card) for card in marks.attachments]
    return _without_empty(data | {"owner": marks.owner, "controller": marks.controller})


def _same_token(word: str, token: tuple[str, int]) -> bool:
    read = TOKENS.fullmatch(word)
    return word == word.strip() and read is not None and (read["token"], int(read["count"])) == token


def _definition(definition: Definition, key: str, default_type: str = "") -> Data:
    face = definition.face
    data: dict[str, Data] = {
        "name": face.name if face.name != key else "",
        "type": face.type if face.type != default_type else "",
        "faction": _one_or_list(face.factions),
        "loyal": face.loyal,
        "unique": face.unique,
        "limited": face.limited,
        "cost": face.cost if face.cost is not None else "",
        "str": face.strength if face.strength is not None else "",
        "icons": list(face.icons),
        "naval": list(face.naval),
        "traits": list(face.traits),
        "gold": face.gold if face.gold is not None else "",
        "income": face.income if face.income is not None else "",
        "initiative": face.initiative if face.initiative is not None else "",
        "claim": face.claim if face.claim is not None else "",
        "reserve": face.reserve if face.reserve is not None else "",
        "rivals": list(face.rivals),
        "supports": list(face.supports),
        "influence": face.influence or "",
        "crests": list(face.crests),
        "doomed": face.doomed,
        "text": face.text,
    }
    written = _without_empty(data)
    if definition.abilities is not None:
        written["abilities"] = tree_as_data(definition.abilities)
    return written


def _one_or_list(words: tuple[str, ...]) -> Data:
    return words[0] if len(words) == 1 else list(words)


def _effect(effect: GivenEffect) -> Data:
    data: dict[str, Data] = {
        "text": effect.text,
        "effects": tree_as_data(effect.effects),
        "on": list(effect.on),
        "source": effect.source,
        "controller": effect.controller,
    }
    written = _without_empty(data)
    return written if effect.text or effect.effects else {**written, "effects": []}


def _challenge(challenge: GivenChallenge) -> Data:
    data: dict[str, Data] = {
        "type": challenge.type,
        "attacker": challenge.attacker,
        "defender": challenge.defender,
        "stealth": pairs_as_data(challenge.stealth),
        "assault": _one_or_list(challenge.assault),
        "winner": challenge.winner,
        "by": challenge.by or "",
    }
    return _without_empty(data)


def _past(past: Past) -> Data:
    around = _without_empty({"phase": past.phase, "by": past.by})
    if isinstance(past, PastChallenge):
        challenge: dict[str, Data] = {
            "type": past.type,
            "attacker": past.attacker,
            "defender": past.defender,
            "winner": past.winner,
            **({"unopposed": True} if past.unopposed else {}),
        }
        return {"challenge": _without_empty(challenge), **around}
    if isinstance(past, PastMarshal):
        return {"marshaled": past.card, **around}
    if isinstance(past, PastLeaving):
        return {past.what: past.card, **around}
    if isinstance(past, PastDraw):
        return {"drawn": past.count, **around}
    return {"used": past.card, **({"times": past.times} if past.times != 1 else {}), **around}
