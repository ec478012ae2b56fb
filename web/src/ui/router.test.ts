import { expect, it } from "vitest";
import { followLinks, parseRoute, router } from "./router.svelte";

const route = (address: string) => parseRoute(new URL(address, "https://table.example"));

it("reads every address", () => {
  expect(route("/")).toEqual({ page: "home" });
  expect(route("/new/golem-it")).toEqual({ page: "new", game: "golem-it" });
  expect(route("/t/abc#0123")).toEqual({ page: "table", table: "abc", at: null });
  expect(route("/t/abc?at=17")).toEqual({ page: "table", table: "abc", at: 17 });
  expect(route("/t/abc?at=-1")).toEqual({ page: "table", table: "abc", at: null });
  expect(route("/rules/goulet#GOU-07")).toEqual({ page: "rules", game: "goulet", clause: "GOU-07" });
  expect(route("/credits")).toEqual({ page: "credits" });
  expect(route("/else/where/far").page).toBe("unknown");
  expect(route("/t/%E0%A4%A").page).toBe("table");
});

it("goes elsewhere without loading anew, and comes back", () => {
  const stop = followLinks();
  router.go("/credits");
  expect(router.route).toEqual({ page: "credits" });
  expect(location.pathname).toBe("/credits");
  router.go("/t/abc?at=3", { replace: true });
  expect(router.route).toEqual({ page: "table", table: "abc", at: 3 });
  history.replaceState(null, "", "/new/groo");
  window.dispatchEvent(new Event("popstate"));
  expect(router.route).toEqual({ page: "new", game: "groo" });
  stop();
});

it("follows links inside the pages, but neither downloads nor the server's own", () => {
  const stop = followLinks();
  const click = (attributes: string) => {
    document.body.innerHTML = `<a ${attributes}><b>go</b></a>`;
    const link = document.querySelector("a")!;
    const event = new MouseEvent("click", { bubbles: true, cancelable: true });
    Object.defineProperty(event, "target", { value: link.firstChild });
    document.dispatchEvent(event); // not through the link, which would leave
    return event.defaultPrevented;
  };
  expect(click('href="/credits"')).toBe(true);
  expect(click('href="/rules/goulet#GOU-07"')).toBe(true);
  expect(router.route).toEqual({ page: "rules", game: "goulet", clause: "GOU-07" });
  expect(click('href="/api/tables/a/record"')).toBe(false);
  expect(click('href="/record" download')).toBe(false);
  expect(click('href="/credits" target="_blank"')).toBe(false);
  expect(click('href="https://elsewhere.example/"')).toBe(false);
  stop();
});
