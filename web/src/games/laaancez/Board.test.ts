// The board draws every piece under its id, in both languages, and nothing that is secret.

import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import type { BoardTable, Language } from "../board";
import Board from "./Board.svelte";
import { sketches } from "./drawings";
import { guide } from "./guide";
import { thrownBetween, type CellShown, type Choice, type Thing, type View, type Zone } from "./view";
import { words } from "./words";

const LENGTHS = [5, 5, 3, 3, 1];
const NAMES: Record<Language, Record<string, string>> = {
  en: { "object/gift": "gift", "object/shield": "Shield", "object/candle": "candle", "choice/tick": "tick" },
  fr: { "object/gift": "cadeau", "object/shield": "Bouclier", "object/candle": "bougie", "choice/tick": "cocher" },
};

function thing(seat: number, cell: number, kind: string, more: Partial<Thing> = {}): Thing {
  const numbers = { hearts: 4, hit_points: 4, damage: 1, most_damage: 3 };
  const flags = { shield: kind === "shield", destroyed: false, protected: false };
  return { id: `object/${seat}/${cell}`, kind, ...numbers, ...flags, ...more };
}

function zone(seat: number, things: Thing[], choice: Choice = "open", row: number | null = null): Zone {
  const candle = thing(seat, 16, "candle");
  const all = new Map([candle, ...things].map((one) => [one.id, one]));
  let number = 0;
  const cell = (): CellShown => ({ id: `cell/${seat}/${number}`, object: all.get(`object/${seat}/${number++}`) ?? null });
  const rows = LENGTHS.map((length) => Array.from({ length }, cell));
  return { row, filled: things.length, choice, rows };
}

function view(seats: Zone[], more: Partial<View> = {}): View {
  const gift = { id: "gift", hit_points: 4, damage: 0, most_damage: 3, shields: false };
  return {
    actor: 0,
    phase: "recruit",
    roll: 3,
    roller: 0,
    die: { id: "die", face: 4 },
    offered: [
      { id: "choice/0", choice: "gift" },
      { id: "choice/1", choice: "tick" },
    ],
    attacker: null,
    winner: null,
    seats,
    results: [1, 2, 3, 4, 5, 6].map(() => ["shield", "tick"]),
    objects: [gift],
    ...more,
  };
}

function fight(seats: Zone[], more: Partial<View> = {}): View {
  return view(seats, { phase: "combat", die: { id: "die", face: null }, offered: [], roller: null, ...more });
}

function table(touched: string[] = [], language: Language = "en", seat = 0): BoardTable {
  const one = (name: string) => ({ name, kind: "person" as const, present: true });
  return {
    seat,
    seats: [one("Ada"), one("Grace")],
    language,
    label: (id) => ({ name: NAMES[language][id] ?? id, text: `${id} says so.` }),
    piece: (id, name) => ({ "data-piece": id, "aria-label": name, "data-touch": touched.includes(id) ? "" : undefined }),
    canTouch: (id) => touched.includes(id),
    isFresh: () => false,
  };
}

function draw(shown: View, at: BoardTable) {
  const { container, rerender } = render(Board, { view: shown, table: at });
  const piece = (id: string) => container.querySelector(`[data-piece="${id}"]`)!;
  return { container, rerender, piece };
}

const RECRUITING = view([zone(0, [thing(0, 0, "gift"), thing(0, 10, "shield")]), zone(1, [thing(1, 3, "gift")])]);

describe("the board of Laaancez!", () => {
  it("draws every piece under its id, and marks what can be touched", () => {
    const touched = ["choice/0", "choice/1", "cell/0/1", "cell/0/15", "object/0/0", "object/1/3", "die"];
    const { container, piece } = draw(RECRUITING, table(touched));
    for (const id of touched) expect(piece(id).hasAttribute("data-touch"), id).toBe(true);
    expect(container.querySelectorAll("[data-piece]").length).toBe(34 + 2 + 1);
    expect(container.querySelector('[data-piece="cell/0/0"]')).toBeNull();
  });

  it.each(["en", "fr"] as const)("says in %s what is where and what it does", (language) => {
    const { container, piece } = draw(RECRUITING, table([], language));
    const say = words[language];
    const spoken = piece("object/0/10").getAttribute("aria-label")!;
    expect(spoken).toContain(`${NAMES[language]["object/shield"]}, 3-1, ${say.hearts(4, 4)}`);
    expect(spoken).toContain("object/shield says so.");
    expect(piece("choice/1").getAttribute("aria-label")).toBe(`${NAMES[language]["choice/tick"]}. choice/tick says so.`);
    expect(piece("cell/1/4").getAttribute("aria-label")).toBe(say.free(1, 5));
    expect(container.textContent).toContain(say.choosing);
  });

  it("shows that the other one has chosen, and never what", () => {
    const mine = zone(0, [], { choice: "gift", cell: "cell/0/2" });
    const { container, piece } = draw(view([mine, zone(1, [], "made")]), table());
    expect(container.querySelector(`[aria-label="${words.en.secret}"]`)).not.toBeNull();
    expect(container.querySelectorAll(".ghost").length).toBe(1);
    expect(piece("cell/0/2").querySelector(".ghost.pencilled")).not.toBeNull();
    expect(piece("cell/0/2").getAttribute("aria-label")).toContain(words.en.pencilled("gift"));
    expect(piece("choice/0").getAttribute("aria-label")).toContain(words.en.chosen);
  });

  it("puts who looks at the near side, and the first seat for a spectator", () => {
    for (const [seat, near] of [[0, "Ada"], [1, "Grace"], [-1, "Ada"]] as const) {
      const { container } = draw(RECRUITING, table([], "en", seat));
      expect(container.querySelector(".near")!.getAttribute("aria-label")).toContain(near);
    }
  });

  it("says names whole, and keeps the numbers of places", () => {
    const fighting = fight([zone(0, [thing(0, 0, "gift")], "open", 1), zone(1, [thing(1, 6, "gift")], "open", 2)]);
    const { container, piece } = draw(fighting, table());
    expect(container.querySelector('.near [title="Ada"]')!.textContent).toContain("Ada");
    expect(piece("object/0/0").textContent).toContain("1-1");
    expect(piece("object/1/6").textContent).toContain("2-2");
  });

  it("strikes hearts out one by one, folds lost rows, and says what is protected", async () => {
    const before = fight([zone(0, [thing(0, 0, "gift")], "open", 1), zone(1, [thing(1, 6, "gift", { protected: true })], "open", 2)]);
    const { container, piece, rerender } = draw(before, table(["object/0/0"]));
    expect(piece("object/1/6").getAttribute("aria-label")).toContain(words.en.protected);
    expect(piece("cell/1/0").classList).toContain("folded");
    expect(container.querySelectorAll(".strike").length).toBe(0);
    const hit = zone(1, [thing(1, 6, "gift", { hearts: 1 })], "open", 2);
    await rerender({ view: fight([before.seats[0]!, hit]), table: table() });
    expect(piece("object/1/6").querySelectorAll(".strike.inked").length).toBe(3);
  });

  it("puts out the candle that is lost", () => {
    const lost = zone(1, [thing(1, 16, "candle", { hearts: 0, destroyed: true })], "open", 5);
    const { container, piece } = draw(fight([zone(0, [], "open", 4), lost], { winner: 0 }), table());
    expect(piece("object/1/16").querySelector(".flame")).toBeNull();
    expect(piece("object/0/16").querySelector(".flame")).not.toBeNull();
    expect(container.textContent).toContain(words.en.won);
  });

  it("knows what was thrown at what", () => {
    const seats = [zone(0, [thing(0, 0, "gift")], "open", 1), zone(1, [thing(1, 2, "shield")], "open", 1)];
    const after = fight([seats[0]!, zone(1, [thing(1, 2, "shield", { hearts: 3 })], "open", 1)]);
    const before = fight(seats, { attacker: "object/0/0" });
    expect(thrownBetween(before, after)).toEqual({ kind: "gift", from: "object/0/0", to: "object/1/2" });
    expect(thrownBetween(fight(seats), after)).toBeNull();
  });

  it("has a drawing for every object of the box, and tips in both languages", () => {
    const kinds = ["candle", "gift", "candy-cane", "santa-hat", "snowball", "star", "shield", "tick"];
    for (const kind of kinds) expect(sketches[kind], kind).toBeDefined();
    expect(guide.length).toBeLessThanOrEqual(10);
    for (const { text } of guide) expect(text.en && text.fr && !/[^\u00a0][:;?!](\s|$)/.test(text.fr)).toBe(true);
    expect(guide[0]!.when(RECRUITING, true)).toBe(true);
    expect(guide[6]!.when(RECRUITING, true)).toBe(false);
  });
});
