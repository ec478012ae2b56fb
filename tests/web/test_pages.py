"""Every page for everyone: nothing serious that axe finds, nothing wider than a phone, both languages."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect
from web.conftest import NewPage
from web.playing import choices, tab_to
from web.site import Site

from pioche import GAMES
from pioche.core.words import LANGUAGES

_PAGES = ["/", "/new/groo", "/rules/goulet", "/credits", "/t/nosuchtabl"]


def serious(page: Page) -> list[str]:
    """What axe finds that keeps somebody from using the page."""
    found = Axe().run(page).response["violations"]
    grave = [one for one in found if one["impact"] in ("serious", "critical")]
    return [f"{one['id']}: {node['html']}" for one in grave for node in one["nodes"]]


@pytest.mark.parametrize("phone", [True, False], ids=["phone", "desk"])
@pytest.mark.parametrize("path", _PAGES)
def test_a_page_is_for_everyone(site: Site, new_page: NewPage, path: str, phone: bool) -> None:
    page = new_page(phone=phone, color_scheme="dark" if phone else "light")
    page.goto(site.address + path)
    expect(page.locator("main h1, main h2").first).to_be_visible()
    assert serious(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "no scrolling sideways"


@pytest.mark.parametrize("game", GAMES)
def test_a_game_starts_in_one_click_and_its_table_is_for_everyone(
    site: Site, new_page: NewPage, game: str
) -> None:
    page = new_page(phone=True)
    page.goto(site.address)
    page.locator(f"article[aria-labelledby='box-{game}'] button.main").click()
    expect(choices(page).first).to_be_visible()
    assert serious(page) == []


def test_a_match_is_started_by_keyboard_alone(site: Site, new_page: NewPage) -> None:
    page = new_page()
    page.goto(site.address)
    tab_to(page, page.locator("article[aria-labelledby='box-groo'] button.main"))
    page.keyboard.press("Enter")
    expect(choices(page).first).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_language_is_the_browsers_and_can_be_switched(
    site: Site, new_page: NewPage, language: str
) -> None:
    page = new_page(language={"en": "en-GB", "fr": "fr-FR"}[language])
    page.goto(site.address)
    expect(page.locator("html")).to_have_attribute("lang", language)
    first = page.locator("h1").inner_text()
    other = "fr" if language == "en" else "en"
    page.locator(f"header button[lang={other}]").click()
    expect(page.locator("html")).to_have_attribute("lang", other)
    assert page.locator("h1").inner_text() != first
