"""The round from setup to taxation: its phases, their steps, their beginning and end."""
