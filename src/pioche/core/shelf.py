"""A shelf of games, found by name and opened only when asked for."""

from collections.abc import Iterator, Mapping
from importlib import import_module

from .game import Game
from .words import Mistake

_SHELVES: list["Shelf"] = []


class Shelf(Mapping[str, Game]):
    """Games by name: each is a subpackage of `package` that holds a `GAME`, imported on first use."""

    def __init__(self, package: str, *names: str) -> None:
        self._package = package
        self._names = names
        _SHELVES.append(self)

    def __getitem__(self, name: str) -> Game:
        if name not in self._names:
            raise KeyError(name)
        game: Game = import_module(f"{self._package}.{name.replace('-', '_')}").GAME
        return game

    def __repr__(self) -> str:
        return f"<Shelf with {', '.join(self._names)}>"

    def __contains__(self, name: object) -> bool:
        return name in self._names  # without opening the game

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)


def find_game(name: str) -> Game:
    """The game of that name, on any shelf."""
    for shelf in _SHELVES:
        if name in shelf._names:
            return shelf[name]
    raise Mistake(
        "There is no game called '{name}'; the games are: {games}.",
        name=name,
        games=", ".join(known for shelf in _SHELVES for known in shelf),
    )
