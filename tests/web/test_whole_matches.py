"""Two people, one with a phone and one at a desk, play a whole match of every game in real browsers."""

import pytest
from playwright.sync_api import expect
from web.conftest import NewPage
from web.playing import is_over, play_out, sit_down
from web.site import Site

from pioche import GAMES

_SHORTER = {  # options, so that people who play at random come to an end
    "goulet": {"Turns after which the match is a draw; 0 for no limit": "20"},
    "golem-it": {"Turns after which a game ends and is ranked by what is left; 0 for no limit": "20"},
    "groo": {"Turns after which the game ends and is ranked by points; 0 for no limit": "8"},
}


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_and_a_desk_play_a_match_to_its_end(site: Site, new_page: NewPage, game: str) -> None:
    phone, desk = new_page(phone=True), new_page()
    sit_down(site.address, game, desk, phone, _SHORTER.get(game))
    expect(desk.locator("section.board [data-piece]").first).to_be_visible()
    made = play_out([phone, desk], seed=1)
    assert made > 5
    results = [page.locator("#result").inner_text() for page in (phone, desk)]
    assert results[0] == results[1] != ""
    for page in (phone, desk):
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "no scrolling sideways"


def test_both_go_on_by_themselves_when_the_server_was_killed(own_site: Site, new_page: NewPage) -> None:
    """Nothing that was told is lost: kill -9 in the middle of a match."""
    phone, desk = new_page(phone=True), new_page(language="fr-FR")
    sit_down(own_site.address, "goulet", phone, desk, _SHORTER["goulet"])
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
