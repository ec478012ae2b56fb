"""A server that is killed in mid-match and started again goes on where it was; nobody loses anything."""

from pathlib import Path

from server.databases import asynchronous
from server.players import joined, play_together
from server.serving import ServerProcess


@asynchronous
async def test_a_killed_server_goes_on_where_it_was(database_url: str) -> None:
    server = ServerProcess(database_url)
    server.start()
    served = server.served
    table = served.new_table("goulet", "person,person")
    against_bot = served.new_table("goulet", "person,level:1")
    async with joined(served, table, 0) as first, joined(served, table, 1) as second:
        async with joined(served, against_bot) as alone:
            await alone.until(lambda state: state["stage"] == "playing" and state["log"])
        await play_together(first, second, decisions=8)
        for player in (first, second):
            await player.quiet(0.1)
        event, log = first.state["event"], first.log
        asked = first if first.state["yours"] else second
        seat, choices = (0 if asked is first else 1), asked.state["choices"]
        server.kill()
        assert await first.closed() == 1006
    server.start()
    async with joined(served, table, 0) as first, joined(served, table, 1) as second:
        assert first.state["event"] == event
        assert first.log == log
        assert (first, second)[seat].state["choices"] == choices
        await play_together(first, second, decisions=8)
    async with joined(served, against_bot) as alone:
        event = alone.state["event"]
        if not alone.state["yours"]:
            await alone.after(event)  # the bot goes on by itself
    assert server.stop() == b""


@asynchronous
async def test_no_key_is_ever_written_down(tmp_path: Path) -> None:
    """Neither in the database, nor in what the server says."""
    server = ServerProcess(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    server.start()
    table = server.served.new_table()
    async with joined(server.served, table) as player:
        await player.until(lambda state: state["stage"] == "playing")
        server.served.ask(
            f"/api/tables/{table.id}/dice", headers={"Authorization": f"Bearer {table.keys[0]}"}
        )
    said = server.stop()
    written = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert table.keys[0] is not None
    assert table.keys[0].encode() not in written + said
    assert bytes.fromhex(table.keys[0]) not in written
