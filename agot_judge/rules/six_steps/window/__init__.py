"""The action window: initiation, saves and cancels, execution, passives, responses, the end."""
