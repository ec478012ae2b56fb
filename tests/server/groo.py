"""A round of Groo at a real table, where the test deals the cards: the second player holds the Upside-Down
Map, which can be played after the roll, or a Troop in its place."""

from contextlib import AsyncExitStack
from functools import partial

from server.players import Message, Player, joined
from server.serving import Served

WILD, TROOP = "Upside-Down Map", "Dragon"
FIRST = ["Castle", "Tavern", "Baker", "Blacksmith", "Watchtower"]
SECOND = ["Sage", "Archers", "Pikemen", "Catapult"]
THIRD = ["Butcher", "Cavalry", "Shipyard", "Chakall", "Marketplace"]
ROLL = ["die labor"] * 3 + ["die supplies"] * 3 + ["move dog"]


class Round:
    """Three people and a spectator."""

    window = 0.3  # seconds

    def __init__(self, people: list[Player], spectator: Player) -> None:
        self.people = people
        self.spectator = spectator

    @property
    def others(self) -> list[Player]:
        """Who must not know what the second player is asked."""
        return [self.people[0], self.people[2], self.spectator]

    async def do(self, seat: int, name: str) -> None:
        """That player chooses the action of that name."""
        player = self.people[seat]
        state = await player.until(lambda one: name in names(one))
        action = next(choice["action"] for choice in state["choices"] if choice["name"] == name)
        await player.act(action)

    async def deal(self, card: str) -> None:
        """Up to the first player's first decision."""
        await self.do(0, "dealer 3")
        for seat, hand in enumerate([FIRST, [*SECOND, card], THIRD]):
            for name in hand:
                await self.do(seat, f"draw {name}")

    async def roll(self) -> None:
        """The first player discards nothing and rolls."""
        await self.do(0, "done")
        for outcome in ROLL:
            await self.do(0, outcome)

    async def rest(self) -> None:
        """Until no window is open."""
        for player in [*self.people, self.spectator]:
            await player.until(lambda state: not state["waiting"])
        await self.spectator.quiet(2 * self.window)


def is_ready(seat: int, state: Message) -> bool:
    return bool(state["seats"][seat]["ready"])


def names(state: Message) -> list[str]:
    return [choice["name"] for choice in state["choices"]]


async def sit_down(stack: AsyncExitStack, *servers: Served) -> Round:
    """Three people at a new table, each at the next server, and a spectator."""
    table = servers[0].new_table("groo", "person,person,person", dice="real")
    at = [servers[seat % len(servers)] for seat in range(4)]
    people = [
        await stack.enter_async_context(joined(at[seat], table, seat, ready=False)) for seat in range(3)
    ]
    spectator = await stack.enter_async_context(joined(at[3], table, None))
    for player in [*people, spectator]:
        await player.until(lambda state: all(seat["present"] for seat in state["seats"]))
        await player.quiet(0.1)
        player.heard.clear()
        player.times.clear()
    for player in people:
        await player.say("ready", word="")
        await spectator.until(partial(is_ready, people.index(player)))
    return Round(people, spectator)
