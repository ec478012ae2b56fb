"""Limits on how much somebody may ask for: buckets of tokens that fill up again with time."""

import time
from collections import OrderedDict

from pioche.core.words import Say

from .refusing import Refused
from .settings import Settings

_MOST_ADDRESSES = 10_000


class Bucket:
    """So many at once, so many a second in the long run."""

    def __init__(self, at_once: float, a_second: float) -> None:
        self._room = at_once
        self._a_second = a_second
        self._tokens = at_once
        self._filled = time.monotonic()

    def take(self) -> bool:
        """Whether there was one left."""
        now = time.monotonic()
        self._tokens = min(self._room, self._tokens + (now - self._filled) * self._a_second)
        self._filled = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True


class Limits:
    """What each address may ask for; of those that have not asked for longest nothing is remembered."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._by_address: OrderedDict[str, Bucket] = OrderedDict()

    def check_address(self, address: str) -> None:
        """Refuse who sets tables up too fast."""
        settings = self._settings
        bucket = self._by_address.pop(address, None)
        if bucket is None:
            bucket = Bucket(settings.tables_at_once, settings.tables_a_minute / 60)
        self._by_address[address] = bucket
        if len(self._by_address) > _MOST_ADDRESSES:
            self._by_address.popitem(last=False)
        if not bucket.take():
            raise Refused(429, Say("That is too many tables at once: please wait a minute."))
