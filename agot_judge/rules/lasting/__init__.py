"""Lasting, delayed and replacement effects: coming into force, coming due, and expiring."""
