"""Another server that plays at a table: `python writing_process.py URL TABLE ENTRY COUNT`.

After each entry that the storage has confirmed it says so, and whoever reads that may rely on it.
"""

import asyncio
import sys

from pioche.server.storage import Storage


async def play(url: str, table: str, entry: int, count: int) -> None:
    storage = await Storage.open(url)
    for number in range(1, count + 1):
        while True:
            loaded = await storage.load(table)
            assert loaded is not None
            if await storage.append(table, len(loaded[1]), [entry], {}, before={}, origin=f"writer {entry}"):
                break
        sys.stdout.write(f"{number}\n")
        sys.stdout.flush()
    await storage.close()


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])))
