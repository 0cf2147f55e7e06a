"""Triggering conditions: what happens, to what and by whom."""
