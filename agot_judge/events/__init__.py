"""Rulings at an event: entries that are only ever added, and what they come to."""
