"""The topics, one module and one grammar each; importing this package makes all of them known to each other."""

from agot_judge.text.topic import Topic
from agot_judge.text.topics.alternatives import alternatives
from agot_judge.text.topics.amounts import amounts
from agot_judge.text.topics.attachings import attachings
from agot_judge.text.topics.attacks import attacks
from agot_judge.text.topics.barred import barred
from agot_judge.text.topics.barred_declarations import forbids
from agot_judge.text.topics.cancels import cancels
from agot_judge.text.topics.causes_of_events import events_of_cards, events_of_players
from agot_judge.text.topics.changes import changes
from agot_judge.text.topics.comparisons import comparisons
from agot_judge.text.topics.conditions import conditions
from agot_judge.text.topics.constants import constants
from agot_judge.text.topics.controllers import players
from agot_judge.text.topics.copied_gains import copied, gains
from agot_judge.text.topics.costs_of_cards import costs_of_cards
from agot_judge.text.topics.costs_said import costs_said
from agot_judge.text.topics.counts import counts
from agot_judge.text.topics.deck_building import deck_building
from agot_judge.text.topics.deeds_together import deeds_together
from agot_judge.text.topics.delayed import delayed
from agot_judge.text.topics.done_instead import interrupts
from agot_judge.text.topics.durations import durations
from agot_judge.text.topics.entrances import deeds
from agot_judge.text.topics.events_of_abilities import events_of_abilities
from agot_judge.text.topics.events_of_claim import events_of_claim
from agot_judge.text.topics.events_of_declarations import events_of_declarations
from agot_judge.text.topics.events_of_places import events_of_places
from agot_judge.text.topics.events_of_rounds import events_of_rounds
from agot_judge.text.topics.events_of_treasures import events_of_treasures
from agot_judge.text.topics.hands_kept import hands_kept
from agot_judge.text.topics.immunities import immunities
from agot_judge.text.topics.joinings import joinings
from agot_judge.text.topics.keyword_lines import keywords
from agot_judge.text.topics.keyword_uses import keyword_uses
from agot_judge.text.topics.multiplied import multiplied
from agot_judge.text.topics.namings import namings
from agot_judge.text.topics.occasions import occasions
from agot_judge.text.topics.one_gets_each import lasting
from agot_judge.text.topics.others import others_
from agot_judge.text.topics.parts_in_challenges import challenges
from agot_judge.text.topics.passives import passives
from agot_judge.text.topics.people import people
from agot_judge.text.topics.permits import permits
from agot_judge.text.topics.places import places
from agot_judge.text.topics.plot_values import plot_values
from agot_judge.text.topics.possessions import possessions
from agot_judge.text.topics.quantities import quantities
from agot_judge.text.topics.quotations import quotations
from agot_judge.text.topics.references import references
from agot_judge.text.topics.repetitions import doings
from agot_judge.text.topics.restrictions import restrictions
from agot_judge.text.topics.rule_numbers import rule_numbers
from agot_judge.text.topics.searched_for import hands_and_decks, nouns
from agot_judge.text.topics.sentences import sentences
from agot_judge.text.topics.so_manyth_cards import states_of_happenings
from agot_judge.text.topics.states_of_contests import states_of_contests
from agot_judge.text.topics.states_of_numbers import states_of_players
from agot_judge.text.topics.states_of_piles import states_of_piles
from agot_judge.text.topics.states_of_plots import states_of_plots
from agot_judge.text.topics.successes import successes
from agot_judge.text.topics.switches import switches
from agot_judge.text.topics.things_on_cards import attributes
from agot_judge.text.topics.titles import titles
from agot_judge.text.topics.tokens import treasures
from agot_judge.text.topics.trait_nouns import trait_nouns
from agot_judge.text.topics.triggers import triggers
from agot_judge.text.topics.what_is_there import states_of_cards
from agot_judge.text.topics.zones import zones

TOPICS: tuple[Topic, ...] = (
    amounts,
    attachings,
    attacks,
    attributes,
    barred,
    cancels,
    challenges,
    comparisons,
    conditions,
    constants,
    events_of_players,
    events_of_cards,
    events_of_abilities,
    events_of_claim,
    events_of_declarations,
    events_of_places,
    events_of_rounds,
    events_of_treasures,
    changes,
    gains,
    copied,
    counts,
    durations,
    immunities,
    lasting,
    occasions,
    costs_of_cards,
    costs_said,
    plot_values,
    forbids,
    permits,
    deck_building,
    deeds,
    deeds_together,
    places,
    quantities,
    treasures,
    hands_and_decks,
    hands_kept,
    doings,
    interrupts,
    delayed,
    alternatives,
    joinings,
    keyword_uses,
    keywords,
    multiplied,
    nouns,
    namings,
    others_,
    passives,
    people,
    possessions,
    players,
    quotations,
    references,
    restrictions,
    rule_numbers,
    sentences,
    states_of_cards,
    states_of_piles,
    states_of_contests,
    states_of_happenings,
    states_of_players,
    states_of_plots,
    successes,
    switches,
    titles,
    trait_nouns,
    triggers,
    zones,
)

__all__ = ["TOPICS"]
