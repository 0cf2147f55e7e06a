"""Timing: action windows, occurrences with the windows around them, initiation step by step."""
