"""``agot-judge bundle``: what a browser keeps to run the program without network."""

import argparse


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add ``bundle`` to the commands."""
    parser = subparsers.add_parser(
        "bundle",
        help="put together what a browser keeps to work without network; needs Node.js with npm",
        description="Installs what offline/package.json names, compiles the program for a browser, renders the pages that "
        "are shown at once, and keeps all of it in the instance folder, where 'agot-judge serve' offers it.",
    )
    parser.set_defaults(func=_bundle)


def _bundle(_arguments: argparse.Namespace) -> int:
    """Make the bundle. Raises CannotBundle."""
    from agot_judge.corpus.store import load_corpus
    from agot_judge.offline.bundle import make_bundle
    from agot_judge.offline.light import light_files, light_pages
    from agot_judge.offline.templates import template_modules
    from app import app  # as a server loads it

    app.config["OFFLINE"] = True
    corpus = load_corpus()
    manifest = make_bundle(
        corpus, light_files(app, corpus, light_pages(corpus)), template_modules(app.jinja_env)
    )
    whole = sum(part.bytes for part in manifest.parts)
    light = sum(part.bytes for part in manifest.parts if part.light)
    for part in manifest.parts:
        print(f"{part.bytes / 1e6:7.2f} MB  {part.name}{'  (light)' if part.light else ''}")
    print(f"{whole / 1e6:7.2f} MB in all, {light / 1e6:.2f} MB of it light, as bundle {manifest.id}")
    return 0
