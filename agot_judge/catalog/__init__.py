"""The imported cards beside what else is known of them: errata and rulings of the documents, keywords, abilities."""
