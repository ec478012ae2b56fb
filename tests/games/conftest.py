"""Failures in what the games' tests share are told in detail, as in the tests themselves."""

import pytest

pytest.register_assert_rewrite(
    f"{__package__}.perft", f"{__package__}.playthrough", f"{__package__}.positions"
)
