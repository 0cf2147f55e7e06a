"""The things a text has spoken of, and whom its pronouns mean."""
