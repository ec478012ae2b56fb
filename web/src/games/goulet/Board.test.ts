// The board shows every piece that can be touched, with its name in the language that is asked for.

import { cleanup, render } from "@testing-library/svelte";
import { afterEach, describe, expect, test } from "vitest";
import type { BoardTable, Language } from "../board";
import Board from "./Board.svelte";
import { guide } from "./guide";
import { laid, pressed } from "./slots";
import { placed, type Unit, type View } from "./view";
import { words } from "./words";

const NAMES: Record<Language, Record<string, string>> = {
  en: { wizard: "Wizard", knight: "Knight", archer: "Archer", skeleton: "Skeleton", sorcerer: "Sorcerer", dragon: "Dragon" },
  fr: { wizard: "Magicien", knight: "Chevalier", archer: "Archer", skeleton: "Squelette", sorcerer: "Sorcier", dragon: "Dragon" },
};

function unit(name: string, side: number, position: number | null, points: number): Unit {
  return { id: `unit/${name}`, side, position, hit_points: points, most_hit_points: 12 };
}

const VIEW: View = {
  actor: 0,
  phase: "resolve",
  turn: 29,
  turn_limit: 500,
  roll: 3,
  rolls: 3,
  lifted: 0,
  playing: "unit/archer",
  winner: null,
  dice: [
    { id: "die/4/0", face: 4 },
    { id: "die/4/1", face: 4 },
    { id: "die/5/0", face: 5 },
  ],
  units: [
    unit("wizard", 0, 2, 3),
    unit("knight", 0, 1, 3),
    unit("archer", 0, 3, 2),
    unit("skeleton", 1, null, 0),
    unit("sorcerer", 1, 1, 5),
    unit("dragon", 1, null, 0),
  ],
  track: ["token/archer", "token/knight", "token/sorcerer", "token/wizard"],
  to_draw: [],
};

const TOUCHED = ["die/4/0", "die/4/1", "die/5/0", "unit/wizard"];

function table(language: Language, seat = 0, touched = TOUCHED): BoardTable {
  return {
    seat,
    seats: ["Ada", "Grace"].map((name) => ({ name, kind: "person" as const, present: true })),
    language,
    label: (id) => ({ name: NAMES[language][id.split("/")[1] ?? ""] ?? id, text: `About ${id}` }),
    piece: (id, name) => ({
      "data-piece": id,
      "aria-label": name,
      "data-touch": touched.includes(id) ? "" : undefined,
    }),
    canTouch: (id) => touched.includes(id),
    isFresh: () => false,
  };
}

function show(view: View, language: Language = "en", seat = 0, touched = TOUCHED) {
  return render(Board, { view, table: table(language, seat, touched) });
}

const piece = (id: string) => document.querySelector<HTMLElement>(`[data-piece="${id}"]`);
const column = (id: string) => piece(id)?.style.gridColumn.split(" ")[0];

afterEach(cleanup);

describe("pieces", () => {
  test("all that the view names are there once, and those that can be touched are marked", () => {
    show(VIEW);
    const ids = [...document.querySelectorAll<HTMLElement>("[data-piece]")].map((one) => one.dataset.piece);
    const expected = [...VIEW.units.map(({ id }) => id), ...VIEW.track, ...VIEW.dice.map(({ id }) => id)];
    expect([...ids].sort()).toEqual(expected.sort());
    for (const id of TOUCHED) expect(piece(id)?.hasAttribute("data-touch")).toBe(true);
  });

  test("tokens that are still to be drawn are there too", () => {
    const tokens = VIEW.units.map(({ id }) => id.replace("unit", "token"));
    const view: View = { ...VIEW, phase: "shuffle", turn: 0, playing: null, dice: [], track: [], to_draw: tokens };
    show(view, "en", 0, tokens);
    for (const id of tokens) expect(piece(id)?.hasAttribute("data-touch")).toBe(true);
  });

  test("Units that wait for their place are there too", () => {
    const units = VIEW.units.map((one) => (one.side === 0 ? { ...one, position: null } : one));
    show({ ...VIEW, phase: "arrange", turn: 0, playing: null, dice: [], track: [], units }, "en", 0, ["unit/archer"]);
    expect(piece("unit/archer")?.getAttribute("aria-label")).toContain(words.en.waiting);
  });
});

describe("words", () => {
  test.each(["en", "fr"] as const)("names, Hit Points and texts are said in %s", (language) => {
    show(VIEW, language);
    const name = NAMES[language].wizard;
    expect(piece("unit/wizard")?.textContent).toContain(name);
    const spoken = piece("unit/wizard")?.getAttribute("aria-label") ?? "";
    expect(spoken.startsWith(`${name}, ${words[language].side0}, `)).toBe(true);
    expect(spoken).toContain("About unit/wizard");
    expect(piece("unit/dragon")?.getAttribute("aria-label")).toContain(words[language].fallen);
    expect(piece("die/5/0")?.getAttribute("aria-label")).toContain(words[language].face5);
    expect(piece("unit/archer")?.getAttribute("aria-label")).toContain(words[language].playing);
  });

  test("every tip exists in both languages, and each can come up", () => {
    for (const { text } of guide) expect(text.en.length > 20 && text.fr.length > 20 && text.en !== text.fr).toBe(true);
    const keep: View = { ...VIEW, phase: "keep", roll: 1 };
    const dice: View = { ...VIEW, dice: [1, 2, 4, 5, 6, 6].map((face, at) => ({ id: `die/${face}/${at}`, face })) };
    for (const step of guide) expect([keep, dice].some((view) => step.when(view, true))).toBe(true);
  });
});

describe("the gully", () => {
  test("who looks stands on the left, a spectator sees grey there", () => {
    show(VIEW, "en", 0);
    expect([column("unit/knight"), column("unit/sorcerer")]).toEqual(["3", "5"]);
    cleanup();
    show(VIEW, "en", 1);
    expect([column("unit/knight"), column("unit/sorcerer")]).toEqual(["5", "3"]);
    cleanup();
    show(VIEW, "en", -1);
    expect(column("unit/knight")).toBe("3");
  });

  test("the fallen lie on the places at the back, one each", () => {
    const lying = placed(VIEW, 0).filter(({ posture }) => posture === "fallen");
    expect(lying.map((one) => one.column).sort()).toEqual([6, 7]);
  });

  test("a blow shows what it took", async () => {
    const { rerender } = show(VIEW);
    const units = VIEW.units.map((one) => (one.id === "unit/sorcerer" ? { ...one, hit_points: 2 } : one));
    await rerender({ view: { ...VIEW, units } });
    expect(piece("unit/sorcerer")?.textContent).toContain("−3");
    expect(piece("unit/sorcerer")?.textContent).toContain("2");
  });

  test("enemies say how far they are from the Unit that plays, as the view tells it", () => {
    show({ ...VIEW, ranges: { "unit/sorcerer": 3 } });
    expect(piece("unit/sorcerer")?.textContent).toContain("range 3");
    expect(piece("unit/sorcerer")?.getAttribute("aria-label")).toContain("range 3");
    expect(piece("unit/wizard")?.textContent).not.toContain("range");
  });
});

describe("the tray", () => {
  const faces = (...ids: string[]) => ids.map((id) => ({ id, face: Number(id.split("/")[1]) }));
  const rolled: View = { ...VIEW, phase: "keep", roll: 1, dice: faces("die/1/0", "die/4/0", "die/4/1", "die/6/0") };

  test("a die that is taken up stays in its place, and comes back there", () => {
    const before = laid(null, rolled);
    const taken = laid(before, { ...rolled, lifted: 1, dice: faces("die/4/0", "die/4/1", "die/6/0") });
    expect(taken.slots.map((slot) => slot.state)).toEqual(["lifted", "lying", "lying", "lying"]);
    expect(taken.slots[0]!.face).toBe(1);
    expect(laid(taken, rolled).slots.map((slot) => slot.id)).toEqual(before.slots.map((slot) => slot.id));
    const again: View = { ...rolled, roll: 2, dice: faces("die/4/0", "die/4/1", "die/6/0", "die/6/1") };
    expect(laid(taken, again).slots.map((slot) => slot.id)).toEqual(["die/6/1", "die/4/0", "die/4/1", "die/6/0"]);
  });

  test("of dice that show the same, the one that was pressed goes", () => {
    const taken = laid(pressed(laid(null, rolled), "die/4/0"), { ...rolled, lifted: 1, dice: faces("die/1/0", "die/4/0", "die/6/0") });
    expect(taken.slots.map((slot) => slot.state)).toEqual(["lying", "lifted", "lying", "lying"]);
  });

  test("used dice leave their places empty, and a new turn begins anew", () => {
    const using: View = { ...rolled, phase: "resolve" };
    const used = laid(laid(null, using), { ...using, dice: faces("die/4/0", "die/6/0") });
    expect(used.slots.map((slot) => slot.state)).toEqual(["used", "lying", "used", "lying"]);
    expect(laid(used, { ...VIEW, turn: 30 }).slots.length).toBe(VIEW.dice.length);
  });

  test("dice in hand have no face and are no pieces", () => {
    show({ ...VIEW, phase: "keep", roll: 1, lifted: 2, dice: [{ id: "die/6/0", face: 6 }] });
    expect(document.querySelectorAll("[data-piece^=die]").length).toBe(1);
    const inHand = document.querySelectorAll(".in-hand");
    expect(inHand.length).toBe(2);
    for (const die of inHand) expect(die.querySelector("circle")).toBeNull();
  });
});
