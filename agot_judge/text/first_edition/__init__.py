"""Text in the templating of the First Edition: what it says in words that the grammars know is read by them; all else is
left unread, never guessed."""
