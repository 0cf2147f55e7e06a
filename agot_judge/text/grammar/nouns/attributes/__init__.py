"""Attributes of a card: numbers compared, icons, keywords, Traits, attachments."""

from agot_judge.text.parsing.fragment import Fragment

attributes = Fragment(__name__, "attributes")
