// The board of Groo draws what the view tells: every piece that can be touched, both languages, no hidden face.

import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import type { BoardTable, Label, Language } from "../board";
import Board from "./Board.svelte";
import { guide } from "./guide";
import { printedFamily, printedText } from "./printed";
import type { Building, HeldCard, Troop, View } from "./view";
import { words } from "./words";

afterEach(cleanup);

const tavern: Building = {
  id: "card/tavern",
  card: "tavern",
  points: 1,
  worth: 2,
  asleep: true,
  used: false,
  usable: false,
  family: null,
};
const archers: Troop = {
  id: "card/archers",
  card: "archers",
  value: 1,
  fights: true,
  asleep: false,
  used: false,
  usable: false,
  family: null,
};
const baker: HeldCard = {
  id: "card/baker",
  card: "baker",
  kind: "building",
  cost: [2, 2, 0, 0],
  face_up: false,
  playable: true,
  family: "trades",
  points: 1,
};

function someView(): View {
  return {
    actor: 0,
    phase: "build",
    window: "played",
    turn: 1,
    turns: 4,
    last_turns: null,
    goal: 8,
    winner: null,
    groo: { id: "groo", town: 2 },
    holder: 0,
    rolled: 6,
    dice: [
      { id: "dice/labor", material: "labor", dice: 2, goods: 1 },
      { id: "dice/supplies", material: "supplies", dice: 1, goods: 0 },
      { id: "dice/kopin", material: "kopin", dice: 0, goods: 0 },
      { id: "dice/head", material: "head", dice: 0, goods: 0 },
    ],
    pile: { id: "pile", cards: 20, emptied: 1 },
    discard: { id: "discard", cards: [{ id: "card/castle", card: "castle" }] },
    held: [],
    waiting: [{ id: "card/the-fray", card: "the-fray", player: 1 }],
    effects: [{ id: "card/tavern", card: "tavern", user: 0, opponent: null, target: null, asks: "give" }],
    battle: { attacker: 1, defender: 0, attack: 4, defence: 1, losing: 3 },
    seats: [
      { id: "town/0", points: 2, buildings: [tavern], troops: [], hand: [baker] },
      { id: "town/1", points: 0, buildings: [], troops: [archers], hand: [{ id: "hand/1/0", card: null }] },
      { id: "town/2", points: 0, buildings: [], troops: [], hand: [{ id: "hand/2/0", card: null }] },
    ],
  };
}

const LABELS: Record<Language, Record<string, Label>> = {
  en: {
    "card/tavern": { name: "Tavern", text: "Building, 1 point. Needs 2 Labor. Roll again." },
    "card/baker": { name: "Baker", text: "Building, 1 point. Needs 2 Labor. Family: Trades. Draw a card. Then rest." },
  },
  fr: {
    "card/tavern": { name: "Taverne", text: "Construction, 1 point. Demande 2 Main-d'œuvre. Relancez." },
    "card/baker": {
      name: "Boulanger",
      text: "Construction, 1 point. Demande 2 Main-d'œuvre. Famille\u00a0: Métiers. Piochez une carte. Puis dormez.",
    },
  },
};

function tableOf(language: Language, seat = 0, touched: string[] = []): BoardTable {
  return {
    seat,
    seats: ["Ada", "Grace", "Alan"].map((name) => ({ name, kind: "person", present: true })),
    language,
    label: (id) => LABELS[language][id] ?? { name: id, text: "" },
    piece: (id, name) => ({
      "data-piece": id,
      "aria-label": name,
      role: touched.includes(id) ? "button" : "img",
      "data-touch": touched.includes(id) ? "" : undefined,
    }),
    canTouch: (id) => touched.includes(id),
    isFresh: () => false,
  };
}

function pieces(container: HTMLElement, id: string): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(`[data-piece="${id}"]`)];
}

test("every piece of the view is drawn once, and what can be touched is marked", () => {
  const touched = ["card/baker", "card/tavern", "card/archers", "card/castle", "dice/kopin", "town/1", "pile", "groo"];
  const { container } = render(Board, { view: someView(), table: tableOf("en", 0, touched) });
  const drawn = [...touched, "town/0", "town/2", "hand/1/0", "hand/2/0", "dice/labor", "dice/head", "card/the-fray"];
  for (const id of drawn) expect(pieces(container, id), id).toHaveLength(1);
  for (const id of touched) {
    const piece = pieces(container, id)[0]!;
    expect(piece.hasAttribute("data-touch"), id).toBe(true);
    expect(piece.closest("[inert], [aria-hidden='true']"), id).toBeNull();
    expect(piece.parentElement!.closest("[data-piece]"), id).toBeNull(); // no button inside another
  }
});

test.each([
  ["en", "Baker", "Draw a card. Then rest.", "Building · Trades"],
  ["fr", "Boulanger", "Piochez une carte. Puis dormez.", "Construction · Métiers"],
] as const)("names and texts in %s", (language, name, text, kind) => {
  const { container } = render(Board, { view: someView(), table: tableOf(language) });
  const card = pieces(container, "card/baker")[0]!;
  expect(card.textContent).toContain(name);
  expect(card.textContent).toContain(kind);
  expect(card.querySelector(".text")!.textContent).toBe(text);
  expect(card.getAttribute("aria-label")).toContain(LABELS[language]["card/baker"]!.text);
  expect(pieces(container, "town/0")[0]!.getAttribute("aria-label")).toContain(words[language].score(2, 8));
  expect(container.textContent).toContain(words[language].interrupt);
});

test("a hidden card shows its back and nothing else", () => {
  const { container } = render(Board, { view: someView(), table: tableOf("en") });
  for (const id of ["hand/1/0", "hand/2/0"]) {
    const card = pieces(container, id)[0]!;
    expect(card.classList.contains("back")).toBe(true);
    expect(card.textContent!.trim()).toBe("");
    expect(card.getAttribute("aria-label")).toBe(words.en.hidden);
  }
});

test("a spectator sits behind the first seat, and a hidden hand there shows backs", () => {
  const view = someView();
  view.seats[0]!.hand = [{ id: "hand/0/0", card: null }];
  const { container } = render(Board, { view, table: tableOf("en", -1) });
  expect(container.querySelector(".at.mine")!.contains(pieces(container, "town/0")[0]!)).toBe(true);
  expect(pieces(container, "hand/0/0")[0]!.classList.contains("back")).toBe(true);
});

test("dice are drawn as dice, spent ones are gone, goods lie beside them", () => {
  const { container } = render(Board, { view: someView(), table: tableOf("en") });
  const labor = pieces(container, "dice/labor")[0]!;
  expect(labor.querySelectorAll(".die")).toHaveLength(2);
  expect(labor.querySelectorAll(".goods")).toHaveLength(1);
  expect(pieces(container, "dice/kopin")[0]!.querySelectorAll(".die")).toHaveLength(0);
});

test("Groo stands in one town, or beside the dice before the deal", async () => {
  const { container, rerender } = render(Board, { view: someView(), table: tableOf("en") });
  expect(pieces(container, "groo")[0]!.closest(".town")!.classList.contains("east")).toBe(true);
  await rerender({ view: { ...someView(), groo: { id: "groo", town: null } } });
  expect(pieces(container, "groo")[0]!.closest(".town")).toBeNull();
});

test("what a card needs is counted as people say it", () => {
  const view = someView();
  view.seats[0]!.hand = [{ ...baker, cost: [2, 1, 1, 0] }];
  const { container } = render(Board, { view, table: tableOf("fr") });
  const spoken = pieces(container, "card/baker")[0]!.getAttribute("aria-label");
  expect(spoken).toContain(words.fr.needs("2 Main-d'œuvre, 1 Provision, 1 Kopin"));
});

test("a town that is asked about is marked, so that a phone can bring it up", () => {
  const table = { ...tableOf("en"), canTouch: (id: string) => id === "town/1" };
  const { container } = render(Board, { view: someView(), table });
  const asked = [...container.querySelectorAll(".town.asked")];
  expect(asked).toEqual([pieces(container, "town/1")[0]!.closest(".town")]);
  expect(asked[0]!.classList.contains("open")).toBe(false);
});

test("a label that is not as expected is told in full", () => {
  const table = { ...tableOf("en"), label: () => ({ name: "New", text: "Something else" }) };
  expect(printedText(baker, table)).toBe("Something else");
  expect(printedFamily(baker, table)).toEqual([]);
});

test("the guide speaks both languages, and looks at any view", () => {
  for (const step of guide) {
    expect(step.text.en && step.text.fr).toBeTruthy();
    expect(step.text.fr).not.toMatch(/[^\u00a0][:;?!](?:\s|$)/);
    for (const yours of [false, true]) expect(typeof step.when(someView(), yours)).toBe("boolean");
  }
});
