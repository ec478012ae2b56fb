import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, expect, it } from "vitest";
import App from "./App.svelte";
import { router } from "./ui/router.svelte";
import { speech } from "./words/speech.svelte";

afterEach(cleanup);

it.each([
  ["en", "Nothing lies here", "All games"],
  ["fr", "Il n'y a rien ici", "Tous les jeux"],
] as const)("leads from an unknown address back to the shelf (%s)", async (language, title, back) => {
  speech.speak(language);
  router.go("/no/such/page");
  render(App);
  await tick();
  screen.getByRole("heading", { name: title });
  screen.getByRole("banner");
  expect(screen.getByRole("link", { name: back }).getAttribute("href")).toBe("/");
  expect(document.title).toBe(`${title} · Pioche`);
  expect(document.documentElement.lang).toBe(language);
});
