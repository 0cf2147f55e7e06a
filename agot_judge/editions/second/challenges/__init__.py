"""Challenges: declaring attackers and defenders, the winner, claim and keywords."""
