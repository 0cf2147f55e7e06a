"""Disputes: the questions that are written for positions, each with answers of which the engine proves one."""
