"""People in front of browsers: they set tables up, look at what they may do, and click on it."""

import random
import time
from collections.abc import Mapping
from contextlib import suppress

from playwright.sync_api import Locator, Page, TimeoutError, expect

_PATIENCE = 120  # seconds without anything to do
SHORTER = {  # options, so that people who play at random come to an end
    "goulet": {"Turns after which the match is a draw; 0 for no limit": "12"},
    "golem-it": {"Turns after which a game ends and is ranked by what is left; 0 for no limit": "8"},
    "groo": {"Turns after which the game ends and is ranked by points; 0 for no limit": "8"},
}


def choices(page: Page) -> Locator:
    """What can be done now, as buttons with sentences."""
    return page.locator("section.ask ol button")


def is_asked(page: Page) -> bool:
    """Whether the person at this page has something to choose, and the page is not waiting for an answer."""
    return bool(
        page.evaluate("""() => {
            const list = document.querySelector("section.ask ol[aria-busy]");
            return list !== null && list.getAttribute("aria-busy") === "false" && list.children.length > 0;
        }""")
    )


def is_over(page: Page) -> bool:
    return page.locator("#result").count() > 0


def sit_down(
    address: str, game: str, first: Page, second: Page, options: Mapping[str, str] | None = None
) -> None:
    """The first sets a table for two up, the second comes by the link; both say that they are ready."""
    first.goto(f"{address}/new/{game}")
    if options:
        first.locator("details summary").click()
    for label, value in (options or {}).items():
        first.get_by_label(label).fill(value)
    first.locator("form button[type=submit]").click()
    second.goto(first.locator(".link input[readonly]").first.input_value())
    for page in (first, second):
        page.locator("form button[type=submit].main").click()
    for page in (first, second):
        expect(page.locator("section.ask")).to_be_visible()


def act(page: Page, chosen: random.Random, keyboard: bool = False) -> None:
    """Do one of the things that can be done: with the keyboard, on the list, or on the board."""
    buttons = choices(page)
    count = buttons.count()
    way = chosen.random()
    if keyboard and way > 0.9:
        tab_to(page, buttons.nth(chosen.randrange(max(1, count))))
        page.keyboard.press("Enter")
    elif keyboard or way < 0.6:
        page.keyboard.press(str(chosen.randint(1, max(1, min(9, count)))))
    elif way < 0.8 or not choose_piece(page, chosen):
        click(buttons.nth(chosen.randrange(max(1, count))))


def tab_to(page: Page, wanted: Locator) -> None:
    """Go there with Tab alone; in a window it may be gone before that, as it would be for a person."""
    with suppress(TimeoutError):
        for _ in range(300):
            if wanted.evaluate("one => one === document.activeElement", timeout=2000):
                return
            page.keyboard.press("Tab")
        raise AssertionError("Tab does not lead there")


def choose_piece(page: Page, chosen: random.Random) -> bool:
    """Touch a piece on the board, then do the first thing that can be done with it."""
    pieces = page.locator("section.board [data-touch]")
    if not pieces.count():
        return False
    click(pieces.nth(chosen.randrange(pieces.count())))
    page.keyboard.press("1")
    return True


def click(what: Locator) -> None:
    """Click on something; in a window it may be gone before that, as it would be for a person."""
    with suppress(TimeoutError):
        what.click(timeout=2000)


def play_out(pages: list[Page], seed: int, stop_after: int = 100_000, keyboard: bool = False) -> int:
    """Play at random until the match is over on all pages; how many choices that took."""
    chosen, made, last = random.Random(seed), 0, time.monotonic()
    while not all(is_over(page) for page in pages) and made < stop_after:
        asked = [page for page in pages if is_asked(page)]
        if asked:
            act(chosen.choice(asked), chosen, keyboard)
            made, last = made + 1, time.monotonic()
        else:
            assert time.monotonic() - last < _PATIENCE, "nobody is asked anything any more"
            pages[0].wait_for_timeout(20)
    return made
