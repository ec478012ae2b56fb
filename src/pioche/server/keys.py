"""Keys of seats: 128 random bits, of which only a hash is kept."""

import hashlib
import hmac
import re
import secrets

KEY = re.compile("[0-9a-f]{32}")
_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"  # without those that are easily mistaken


def new_key() -> str:
    """The key of a seat: whoever has it sits there."""
    return secrets.token_hex(16)


def hash_key(key: str) -> bytes:
    """What is stored of a key: it has enough bits of its own that no salt is needed."""
    return hashlib.sha256(key.encode()).digest()


def fits(key: str, key_hash: bytes | None) -> bool:
    """Whether it is the key of that seat, in a time that tells nothing."""
    return key_hash is not None and hmac.compare_digest(hash_key(key), key_hash)


def new_table_id() -> str:
    """What a table is called in links: nobody finds one by trying."""
    return "".join(secrets.choice(_LETTERS) for _ in range(10))
