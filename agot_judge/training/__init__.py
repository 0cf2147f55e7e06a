"""Exercises made from positions, proved by the engine, graded on the ruling and on the paragraph."""
