"""`make screens`: pictures of every game in a browser, on a desk and on a phone, for docs/."""

import random
import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from web.playing import act, choices, is_asked, is_over  # noqa: E402 - what the tests play with
from web.site import Site  # noqa: E402

from pioche import GAMES  # noqa: E402

WINDOWS = {
    "desk": {"viewport": {"width": 1200, "height": 780}, "color_scheme": "light"},
    "phone": {"viewport": {"width": 360, "height": 740}, "color_scheme": "dark", "locale": "fr-FR"},
}
CHOICES = 24  # that are made before the picture is taken


def take(browser: Browser, address: str, game: str, window: str) -> None:
    """Play against bots for a while, then look."""
    page = browser.new_page(**WINDOWS[window], reduced_motion="reduce")  # type: ignore[arg-type]
    page.set_default_timeout(120_000)
    page.goto(address)
    page.locator(f"article[aria-labelledby='box-{game}'] button.main").click()
    choices(page).first.wait_for()
    chosen, made = random.Random(7), 0
    while made < CHOICES and not is_over(page):
        if is_asked(page):
            act(page, chosen, keyboard=True)
            made += 1
        page.wait_for_timeout(30)
    page.wait_for_timeout(500)
    page.screenshot(path=ROOT / "docs" / f"{game}-{window}.jpg", type="jpeg", quality=60)
    page.close()


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Site(Path(folder))
        site.start()
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        try:
            for game in sys.argv[1:] or GAMES:
                for window in WINDOWS:
                    take(browser, site.address, game, window)
            page = browser.new_page(viewport={"width": 1200, "height": 780})
            page.goto(site.address)
            page.locator("article").first.wait_for()
            page.screenshot(path=ROOT / "docs" / "home.jpg", type="jpeg", quality=60)
        finally:
            browser.close()
            site.stop()


if __name__ == "__main__":
    main()
