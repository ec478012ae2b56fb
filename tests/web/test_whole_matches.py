"""Two people, one with a phone and one at a desk, play a whole match of every game in real browsers."""

from pathlib import Path
from random import Random

import pytest
from core.tables import play_at_random
from playwright.sync_api import expect
from web.conftest import NewPage
from web.playing import SHORTER, is_over, play_out, sit_down, tab_to
from web.site import Site

from pioche import GAMES
from pioche.core.match import Match
from pioche.core.rule import SPECTATOR


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_and_a_desk_play_a_match_to_its_end(site: Site, new_page: NewPage, game: str) -> None:
    phone, desk = new_page(phone=True), new_page()
    sit_down(site.address, game, desk, phone, SHORTER.get(game))
    expect(desk.locator("section.board [data-piece]").first).to_be_visible()
    made = play_out([phone, desk], seed=1)
    assert made > 5
    results = [page.locator("#result").inner_text() for page in (phone, desk)]
    assert results[0] == results[1] != ""
    for page in (phone, desk):
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "no scrolling sideways"


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_played_to_its_end_by_keyboard_alone(site: Site, new_page: NewPage, game: str) -> None:
    """From setting the table up to the result: Tab, Enter, Escape, digits, and letters in fields."""
    page = new_page()
    page.goto(f"{site.address}/new/{game}")
    fields = SHORTER.get(game, {})
    if fields:
        tab_to(page, page.locator("details summary"))
        page.keyboard.press("Enter")
    for label, value in fields.items():
        tab_to(page, page.get_by_label(label))
        page.keyboard.press("Control+A")
        page.keyboard.type(value)
    tab_to(page, page.locator("input[name=seat-1]:checked"))
    page.keyboard.press("ArrowRight")
    expect(page.locator("input[name=seat-1][value=bot]")).to_be_checked()
    tab_to(page, page.locator("form button[type=submit]"))
    page.keyboard.press("Enter")
    play_out([page], seed=5, keyboard=True)
    expect(page.locator("#result")).not_to_be_empty()


def test_both_go_on_by_themselves_when_the_server_was_killed(own_site: Site, new_page: NewPage) -> None:
    """Nothing that was told is lost: kill -9 in the middle of a match."""
    phone, desk = new_page(phone=True), new_page(language="fr-FR")
    sit_down(own_site.address, "goulet", phone, desk, SHORTER["goulet"])
    play_out([phone, desk], seed=2, stop_after=12)
    expect(desk.locator("section.ask h2")).to_be_visible()
    desk.wait_for_timeout(300)
    told = [page.locator("#panel-log").inner_text() for page in (phone, desk)]
    own_site.kill()
    for page in (phone, desk):
        expect(page.locator("p.lost")).to_be_visible()
    own_site.start()
    for page, before in zip((phone, desk), told, strict=True):
        expect(page.locator("p.lost")).to_be_hidden()
        assert page.locator("#panel-log").inner_text() == before
    play_out([phone, desk], seed=3)
    assert all(is_over(page) for page in (phone, desk))


def test_a_finished_match_can_be_played_on_from_any_moment(
    site: Site, new_page: NewPage, tmp_path: Path
) -> None:
    match = Match.new("goulet", options={"turn_limit": 20})
    play_at_random(match, Random(1))
    record = tmp_path / "match.pioche"
    record.write_text(match.record(), "utf-8")
    page = new_page()
    page.goto(site.address)
    page.locator("input[type=file]").set_input_files(record)
    story = list(match.numbered_story(SPECTATOR))
    number, told = story[len(story) // 2]
    page.locator("#moment").fill(str(number))
    expect(page.locator("p.line")).to_have_text(told)
    page.locator("summary", has_text="Play on from here").click()
    page.get_by_label("Your seat").select_option("Purple")
    page.get_by_role("button", name="Play on", exact=True).click()
    page.get_by_role("button", name="Show all").click()
    expect(page.locator("#panel-log")).to_contain_text(told)
    play_out([page], seed=6)
    expect(page.locator("#result")).not_to_be_empty()


def test_the_two_read_the_same_match_in_their_own_language(site: Site, new_page: NewPage) -> None:
    english, french = new_page(), new_page(language="fr-FR")
    sit_down(site.address, "goulet", english, french)
    play_out([english, french], seed=4, stop_after=6)
    assert (english.locator("html").get_attribute("lang"), french.locator("html").get_attribute("lang")) == (
        "en",
        "fr",
    )
    told = [page.locator("#panel-log li").count() for page in (english, french)]
    assert told[0] == told[1] > 0
    assert english.locator("section.ask h2").inner_text() != french.locator("section.ask h2").inner_text()
