"""The rules about abilities that several editions share, each with the paragraphs of every edition it serves."""
