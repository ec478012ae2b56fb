// The board of GOLEM draws every piece that can be touched, in both languages, and never the face of a hidden card.

import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { BoardTable, Label, Language } from "../board";
import Board from "./Board.svelte";
import { guide } from "./guide";
import type { CardShown, SeatOfView, View } from "./view";
import { words } from "./words";

const TILES = ["head", "left-arm", "right-arm", "torso", "left-leg", "right-leg"];
const LABELS: Record<Language, Record<string, Label>> = {
  en: {
    "card/trip": { name: "Trip", text: "Strength 9, with one working leg, at both legs." },
    "mecha/mole": { name: "Mole", text: "" },
    "ability/dig-in": { name: "Dig In", text: "+3 defence." },
    "pilot/monte": { name: "Monte", text: "Pilot, initiative 91." },
    "tile/head": { name: "head", text: "" },
  },
  fr: {
    "card/trip": { name: "Croche-pied", text: "Force 9, une jambe, cible les deux jambes." },
    "mecha/mole": { name: "Taupe", text: "" },
    "ability/dig-in": { name: "Se terrer", text: "+3 défense." },
    "pilot/monte": { name: "Bonneteau", text: "Pilote, initiative 91." },
    "tile/head": { name: "tête", text: "" },
  },
};

function seatOf(seat: number, hand: CardShown[]): SeatOfView {
  return {
    team: null,
    pilot: { id: `pilot/${seat}`, pilot: "monte", initiative: 91, effect: [[2, 1, 0, 0, 0, 0, 0]] },
    mecha: { id: `mecha/${seat}`, mecha: seat === 0 ? "mole" : "zephyr" },
    energy: 2,
    fallen: false,
    acted: false,
    working: 5,
    tiles: TILES.map((tile, number) => ({
      id: `tile/${seat}/${number}`,
      tile,
      working: number !== 3,
      attack: { printed: 4, now: 5, tokens: [{ amount: 1, lasts: "round" }] },
      defence: { printed: 6, now: 6, tokens: [] },
    })),
    abilities:
      seat === 0
        ? [{ id: "ability/dig-in", ability: "dig-in", cost: 2, window: "answer", usable: true, effect: [[7, 3, 0, 0, 0, 0, 0]] }]
        : [],
    hand,
  };
}

const trip: CardShown = { id: "card/trip", card: "trip", kind: "combat", effect: [[1, 9, 0, 4, 5, 0, 0]], face_up: false };
const view: View = {
  actor: 0,
  phase: "turn",
  round: 1,
  rounds: 3,
  cycle: 2,
  cycles: 6,
  turn: 0,
  has_acted: false,
  most_energy: 5,
  boost: 0,
  shield: 0,
  pile: { id: "pile", cards: 40 },
  discard: { id: "discard", cards: [{ id: "card/worm", card: "worm" }] },
  supply: { id: "supply", plus: 9, minus: 10 },
  virtual: { hand: [{ id: "hand/2/0", card: null }] },
  effects: [],
  seats: [seatOf(0, [trip]), seatOf(1, [{ id: "hand/1/0", card: null }, { id: "hand/1/1", card: null }])],
};

function tableOf(language: Language, touched: string[] = [], seat = 0): BoardTable {
  return {
    seat,
    seats: ["Ada", "Grace"].map((name) => ({ name, kind: "person", present: true })),
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

const find = (id: string) => document.querySelector(`[data-piece="${id}"]`);
const idsShown = () => [...document.querySelectorAll("[data-piece]")].map((one) => one.getAttribute("data-piece"));

afterEach(cleanup);

describe("the board of GOLEM", () => {
  it("draws every piece that can be touched once, with its id", () => {
    const tiles = TILES.flatMap((_, tile) => [`tile/0/${tile}`, `tile/1/${tile}`]);
    const touched = ["card/trip", "pilot/0", "mecha/0", "mecha/1", "ability/dig-in", "pile", ...tiles];
    render(Board, { view, table: tableOf("en", touched) });
    for (const id of touched) expect(find(id)?.hasAttribute("data-touch"), id).toBe(true);
    expect(new Set(idsShown()).size).toBe(idsShown().length);
  });

  it.each(["en", "fr"] as const)("names its pieces in %s", (language) => {
    render(Board, { view, table: tableOf(language) });
    const label = LABELS[language]["card/trip"]!;
    expect(find("card/trip")?.getAttribute("aria-label")).toContain(label.name);
    expect(find("card/trip")?.getAttribute("aria-label")).toContain(label.text);
    expect(find("mecha/0")?.getAttribute("aria-label")).toContain(LABELS[language]["mecha/mole"]!.name);
    expect(find("tile/0/3")?.getAttribute("aria-label")).toContain(words[language].broken);
    expect(find("tile/0/0")?.getAttribute("aria-label")).toContain(words[language].forRound);
  });

  it("shows no face of a hidden card", () => {
    render(Board, { view, table: tableOf("en") });
    for (const id of ["hand/1/0", "hand/1/1", "hand/2/0"]) {
      expect(find(id)?.textContent?.trim()).toBe("");
      expect(find(id)?.getAttribute("aria-label")).toContain(words.en.hidden);
    }
  });

  it("puts the looking player's Mecha at their own place, and seat 0 there for a spectator", () => {
    const { unmount } = render(Board, { view, table: tableOf("en", [], 1) });
    expect(document.querySelector(".own")?.contains(find("mecha/1"))).toBe(true);
    unmount();
    render(Board, { view, table: tableOf("en", [], -1) });
    expect(document.querySelector(".own")?.contains(find("mecha/0"))).toBe(true);
  });

  it("tells the effect under way with both sums, and its card is drawn", () => {
    const effects = [
      {
        id: "card/worm",
        user: 1,
        enemy: 0,
        step: 0,
        asks: null,
        striker: "tile/1/1",
        target: "tile/0/0",
        hit: null,
        strength: 8,
        resistance: 7,
      },
    ];
    render(Board, { view: { ...view, effects }, table: tableOf("fr") });
    const told = document.querySelector(".middle")?.textContent;
    for (const part of ["Grace", "8", "7", "tête", "Ada"]) expect(told).toContain(part);
    expect(find("card/worm")).not.toBeNull();
    expect(find("tile/1/1")?.getAttribute("aria-label")).toContain(words.fr.attacks);
  });

  it("draws a table before Pilots and Mecha are known", () => {
    const empty = { ...seatOf(0, []), pilot: null, mecha: null, tiles: [], abilities: [] };
    render(Board, { view: { ...view, phase: "pilots", turn: null, actor: -1, seats: [empty, empty] }, table: tableOf("fr") });
    expect(document.body.textContent).toContain(words.fr.choosing);
  });

  it("shows the text of a piece on a tap that chooses nothing, and not of one that can be chosen", async () => {
    const tap = async (id: string) => {
      const finger = { pointerType: "touch", clientX: 5, clientY: 5 };
      await fireEvent.pointerDown(find(id)!, finger);
      await fireEvent.pointerUp(find(id)!, finger);
      return document.querySelector(".zoom")?.textContent;
    };
    render(Board, { view, table: tableOf("en", ["pilot/0"]) });
    expect(await tap("card/trip")).toContain(LABELS.en["card/trip"]!.text);
    expect(await tap("tile/1/0")).toContain("Grace");
    expect(await tap("pilot/0")).toBeUndefined();
  });

  it("shows nothing of a piece that has left before the mouse had rested on it", async () => {
    vi.useFakeTimers();
    const { rerender } = render(Board, { view, table: tableOf("en") });
    await fireEvent.pointerEnter(find("tile/1/0")!, { pointerType: "mouse" });
    await rerender({ view: { ...view, seats: view.seats.slice(0, 1) }, table: tableOf("en") });
    vi.advanceTimersByTime(1000);
    await tick();
    expect(document.querySelector(".zoom")).toBeNull();
    vi.useRealTimers();
  });

  it("tells one tile in the singular, and ends no sentence twice", () => {
    const seats = view.seats.map((one) => ({ ...one, working: 1 }));
    render(Board, { view: { ...view, seats }, table: tableOf("fr") });
    const said = find("mecha/0")?.getAttribute("aria-label");
    expect(said).toContain(`1 ${words.fr.tile},`);
    expect(said).not.toContain("..");
  });

  it("has a guide in both languages whose first tip is the aim, whoever is asked first", () => {
    expect(guide[0]!.when({ ...view, phase: "answer" }, true)).toBe(true);
    expect(guide[0]!.when(view, false)).toBe(true);
    expect(guide[1]!.when(view, true)).toBe(true);
    expect(guide[1]!.when(view, false)).toBe(false);
    for (const step of guide) expect(step.text.en && step.text.fr).toBeTruthy();
  });
});
