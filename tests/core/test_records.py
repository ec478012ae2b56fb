"""Records: the bytes of a position, the same for plain and compiled rules."""

from typing import Annotated, Any

import numpy as np
import pytest

from pioche.core.record import (
    MOST_ACTIONS,
    OFFERS,
    Int8,
    Int8s,
    Int16,
    Int16s,
    Int32,
    Layout,
    Limits,
    Offers,
    blank,
    layout,
    limits,
)
from pioche.core.rule import offer, rule
from pioche.games.goulet import GAME as GOULET

from .tables import EXCHANGE


class Camp:
    """Sizes in an order that a C compiler would pad."""

    fires: Int8
    people: Int32
    tents: Annotated[Int8s, 3]
    paths: Annotated[Int16s, 2, 3]
    day: Int16
    mood: Annotated[Int8, Limits(1, 6)]


@rule
def spend_a_day(camp: Camp) -> None:
    """Write into every kind of field, with numbers wider than a byte in between."""
    camp.day += 1
    camp.people = 70_000 + int(camp.fires)  # narrow numbers are computed with only when widened
    for tent in range(3):
        camp.tents[tent] = 10 * tent + camp.day
    for row in range(2):
        for column in range(3):
            camp.paths[row, column] = 1000 * row - column
    camp.mood = max(1, camp.mood - 2)


def filled() -> Any:
    camps = blank(layout(Camp))
    camps["fires"], camps["mood"] = 7, 6
    return camps


def test_fields_keep_their_order() -> None:
    assert tuple(layout(Camp).fields or {})[:6] == ("fires", "people", "tents", "paths", "day", "mood")


def test_a_field_is_one_number_or_an_array() -> None:
    fields = layout(Camp).fields
    assert fields is not None
    assert [fields[name][0].shape for name in ("fires", "tents", "paths")] == [(), (3,), (2, 3)]


def test_a_field_has_the_declared_size() -> None:
    fields = layout(Camp).fields
    assert fields is not None
    assert [fields[name][0].base for name in ("fires", "day", "people", "paths")] == [
        np.dtype(kind) for kind in ("i1", "i2", "i4", "i2")
    ]


@pytest.mark.parametrize(
    "kind",
    [
        layout(Camp),
        OFFERS,
        GOULET.box_layout,
        GOULET.state_layout,
        EXCHANGE.box_layout,
        EXCHANGE.state_layout,
    ],
)
def test_there_is_no_padding(kind: Layout) -> None:
    assert kind.fields is not None
    assert kind.itemsize == sum(field[0].itemsize for field in kind.fields.values())


def test_declared_limits_hold() -> None:
    assert limits(Camp)["mood"] == Limits(1, 6)


def test_other_limits_are_what_the_bytes_can_hold() -> None:
    found = limits(Camp)
    assert found["fires"] == found["tents"] == Limits(-128, 127)
    assert found["day"] == found["paths"] == Limits(-32768, 32767)
    assert found["people"] == Limits(-(2**31), 2**31 - 1)


def test_blank_records_are_all_zero() -> None:
    camps = blank(layout(Camp), 4)
    assert len(camps) == 4
    assert not any(camps.tobytes())


def test_offers_have_room_for_every_action_of_a_game() -> None:
    assert blank(OFFERS)["actions"].shape == (1, MOST_ACTIONS)


def test_a_rule_fills_a_record_plain_and_compiled_alike() -> None:
    plain, compiled = filled(), filled()
    for _ in range(3):
        getattr(spend_a_day, "py_func", spend_a_day)(plain[0])
        spend_a_day(compiled[0])
    assert plain.tobytes() == compiled.tobytes()


def test_a_rule_writes_what_it_says() -> None:
    camps = filled()
    spend_a_day(camps[0])
    values = [np.asarray(camps[0][name]).tolist() for name in camps.dtype.names[:6]]
    assert values == [7, 70_007, [1, 11, 21], [[0, -1, -2], [1000, 999, 998]], 1, 4]


def test_equal_records_are_equal_on_bytes() -> None:
    one, other = filled(), filled()
    assert one.tobytes() == other.tobytes()
    other["day"] += 1
    assert one.tobytes() != other.tobytes()


def test_a_copy_shares_nothing() -> None:
    original = filled()
    before = original.tobytes()
    spend_a_day(original.copy()[0])
    assert original.tobytes() == before


def test_offers_are_kept_in_the_order_they_are_made() -> None:
    offers = blank(OFFERS)
    filling: Offers = offers[0]
    for action in (3, 5, 255):
        offer(filling, action)
    assert offers["actions"][0][: int(offers["count"][0])].tolist() == [3, 5, 255]
