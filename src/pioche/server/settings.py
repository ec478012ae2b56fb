"""What can be set about a server; the same for all of its tables."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Settings:
    """Times are in seconds."""

    pace: float = 0.6  # between two decisions of bots, where somebody looks on
    window: float = 1.0  # that everyone waits in a window, where several persons could interrupt
    hold: float = 20.0  # that a window lasts longer where somebody asks everyone to wait
    bot_window: float = 0.1  # the same where only one person plays: longer than a bot thinks there
    origins: tuple[str, ...] = ()  # whose pages may open sockets, besides those of the host itself
    tables_at_once: int = 30  # that one address may set up without a pause ...
    tables_a_minute: float = 10  # ... and in the long run
    messages_at_once: int = 40  # that a socket may send without a pause ...
    messages_a_second: float = 20  # ... and in the long run
    most_watching: int = 100  # sockets at one table
    threads: int = 2  # that bots think in
    rehearse: bool = False  # whether all games are prepared before anybody asks for one
    kept_idle: float = 60  # that a table stays in memory after the last one has left
    fellows: bool = False  # whether other servers share the database
    patience: float = 4.0  # after which another server takes over what one has left undone
