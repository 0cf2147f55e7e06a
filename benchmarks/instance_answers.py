"""What the pages and the API say over an instance folder: ``python -m benchmarks.instance_answers FOLDER``."""

import json
import os
import sys
from hashlib import sha256
from pathlib import Path

from flask.testing import FlaskClient
from msgspec import Struct

SAYS_SO = (b'data-testid="damaged"', b'"damaged":["')
"""How a page and an answer say that something is damaged and left out."""
ADDRESSES = (
    *(
        "/",
        "/results?q=stealth+claim",
        "/api/v1/search?q=military+claim+save",
        "/api/v1/bulk.jsonl",
        "/timing/2e",
    ),
    *(
        "/coverage",
        "/api/v1/coverage/2e",
        "/cards",
        "/cards?q=s>0",
        "/api/v1/cards?limit=100",
        "/cards-named",
    ),
    *(
        f"/api/v1/cards/{code}"
        for code in ("90001", "90002", "90003", "90004", "90005", "91001", "91002", "91003")
    ),
    *("/cards/90002", "/api/v1/card-names?q=o", "/sandbox?card=90001"),
)


class Answer(Struct, frozen=True):
    """What an address answered."""

    status: int
    seal: str
    """A hash of the words."""
    says_so: bool
    """Whether it says that something is damaged."""


def answers(client: FlaskClient, boards: tuple[str, ...]) -> dict[str, Answer]:
    """What every address answers, and the pages of the saved boards."""
    found = {}
    for address in (*ADDRESSES, *boards):
        response = client.get(address)
        says_so = response.status_code == 503 or any(words in response.data for words in SAYS_SO)
        found[address] = Answer(response.status_code, sha256(response.data).hexdigest(), says_so)
    return found


def main(folder: Path) -> None:
    """Print what an app over the folder answers, as JSON."""
    os.environ["AGOT_JUDGE_INSTANCE"] = str(folder)
    from agot_judge.web import create_app

    app = create_app()
    app.config["PROPAGATE_EXCEPTIONS"] = False
    boards = tuple(json.loads((folder / "boards.json").read_text()))
    found = answers(app.test_client(), boards)
    print(json.dumps({address: [one.status, one.seal, one.says_so] for address, one in found.items()}))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
