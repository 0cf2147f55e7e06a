"""The source documents: kept as received, parsed to entries and paragraphs, every statement tied to its place."""
