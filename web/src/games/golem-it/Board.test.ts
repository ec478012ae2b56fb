// The board draws every piece of a position under its id, in both languages, and nothing that is hidden.

import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, describe, expect, test } from "vitest";
import type { BoardTable, Language } from "../board";
import Board from "./Board.svelte";
import { traitsOf } from "./golem";
import { guide } from "./guide";
import { drawn, heap } from "./stones";
import type { SeatView, View } from "./view";
import { words } from "./words";

afterEach(cleanup);

function seat(number: number, changes: Partial<SeatView> = {}): SeatView {
  return {
    hand: [0, 1, 2].map((slot) => ({ id: `hand/${number}/${slot}`, colour: null, number: null })),
    tokens: { id: `tokens/${number}`, points: 3 },
    points_on_cards: 0,
    front: null,
    passed: false,
    rank: null,
    total: null,
    ...changes,
  };
}

const VIEW: View = {
  actor: 0,
  phase: "more",
  series: "single",
  game_number: 1,
  games: 1,
  variant: "base",
  turn: 4,
  turn_limit: 1000,
  starter: 0,
  reserve: { id: "reserve", points: 70 },
  pile: { id: "pile", cards: 15 },
  discard: { "mint-3": 2, "purple-9": 1 },
  to_beat: { seat: 1, value: 12, cards: 2 },
  chain: {
    value: 15,
    points: 2,
    cards: [{ id: "card/purple-5/1", colour: "purple", number: 5, points: 2 }],
  },
  seats: [
    seat(0, {
      hand: [
        { id: "card/mint-15/1", colour: "mint", number: 15 },
        { id: "card/mint-4/1", colour: "mint", number: 4 },
        { id: "card/mint-4/2", colour: "mint", number: 4 },
      ],
    }),
    seat(1, {
      front: { value: 12, cards: [{ id: "card/mint-12/1", colour: "mint", number: 12, points: 0 }] },
    }),
    seat(2, { passed: true }),
  ],
};

const TOUCHED = ["card/mint-15/1", "card/purple-5/1", "tokens/0"];
const NAMES: Record<Language, Record<string, string>> = {
  en: { "card/purple-5": "purple 5", "card/mint-15": "mint 15", tokens: "tokens", hand: "hidden card" },
  fr: { "card/purple-5": "5 violet", "card/mint-15": "15 menthe", tokens: "jetons", hand: "carte cachée" },
};

function tableFor(language: Language, looks = 0): BoardTable {
  return {
    seat: looks,
    seats: ["Ada", "Grace", "Alan"].map((name) => ({ name, kind: "person" as const, present: true })),
    language,
    label: (id) => ({ name: NAMES[language][id] ?? id, text: id.startsWith("card/") ? `text of ${id}` : "" }),
    piece: (id, name) => ({
      "data-piece": id,
      "aria-label": name,
      role: TOUCHED.includes(id) ? "button" : "img",
      "data-touch": TOUCHED.includes(id) ? "" : undefined,
    }),
    canTouch: (id) => TOUCHED.includes(id),
    isFresh: () => false,
  };
}

function draw(language: Language = "en", changes: Partial<View> = {}, looks = 0) {
  const { container } = render(Board, { view: { ...VIEW, ...changes }, table: tableFor(language, looks) });
  const piece = (id: string) => container.querySelector(`[data-piece="${id}"]`);
  return { container, piece };
}

describe("pieces", () => {
  test("every piece is there once, under its id", () => {
    const { container } = draw();
    const ids = [...container.querySelectorAll("[data-piece]")].map((one) => one.getAttribute("data-piece"));
    expect(new Set(ids).size).toBe(ids.length);
    const hands = VIEW.seats.flatMap((one) => [...one.hand.map((card) => card.id), one.tokens.id]);
    expect(new Set(ids)).toEqual(new Set([...hands, "card/mint-12/1", "card/purple-5/1", "reserve", "pile"]));
  });

  test("what can be touched is marked", () => {
    const { container } = draw();
    const marked = [...container.querySelectorAll("[data-touch]")].map((one) => one.getAttribute("data-piece"));
    expect(marked.toSorted()).toEqual(TOUCHED.toSorted());
  });

  test("a pile that is empty is gone, unless something can be done with it", () => {
    expect(draw("en", { pile: { id: "pile", cards: 0 } }).piece("pile")).toBeNull();
  });

  test("the combination under way is lifted, with its points and its value", () => {
    const card = draw().piece("card/purple-5/1")!;
    expect(card.classList.contains("lifted")).toBe(true);
    expect(card.textContent).toContain("2");
    expect(card.closest('[role="group"]')?.getAttribute("aria-label")).toBe("Under way, 1 card, counts 15");
  });
});

describe("words", () => {
  test("names, texts and points are read aloud in both languages", () => {
    const said = (language: Language) => draw(language).piece("card/purple-5/1")?.getAttribute("aria-label");
    expect(said("en")).toBe("purple 5, 2 points. text of card/purple-5");
    cleanup();
    expect(said("fr")).toBe("5 violet, 2 points. text of card/purple-5");
  });

  test("what has to be beaten, and who has passed", () => {
    expect(draw().container.textContent).toMatch(/To beat.*12.*2 cards.*Grace/s);
    cleanup();
    const french = draw("fr").container.textContent;
    expect(french).toMatch(/À battre.*12.*2 cartes.*Grace/s);
    expect(french).toContain("a passé");
  });

  test("places and totals of a series", () => {
    const seats = [seat(0, { rank: 1, total: 4 }), seat(1, { rank: 2, total: 9 })];
    const { container } = draw("fr", { actor: -2, series: "tournament", games: 3, chain: null, to_beat: null, seats });
    expect(container.textContent).toContain("Partie 1 sur 3");
    expect(container.textContent).toMatch(/Total\s+9/);
    expect(container.querySelector('[aria-label="1er"]')).not.toBeNull();
  });
});

describe("what is not at hand on a table", () => {
  test("a card can be dragged to the place before who looks, which says how to begin", () => {
    const opens: Partial<View> = { phase: "turn", chain: null, to_beat: null, actor: 0, seats: [seat(0), seat(1)] };
    const place = draw("en", opens).container.querySelector("[data-place]");
    expect(place?.textContent).toContain(words.en.openHint);
    cleanup();
    expect(draw("fr", { ...opens, actor: 1 }).container.textContent).not.toContain(words.fr.openHint);
  });

  test("the limit of turns is told when it is near", () => {
    expect(words.en.turn(1, 1000)).toBe("Turn 1");
    expect(words.en.turn(950, 1000)).toBe("Turn 950 of at most 1000");
    expect(words.fr.turn(3, 0)).toBe("Tour 3");
  });

  test("the discards open with a title", async () => {
    const { container } = draw("en", { discard: { "mint-7": 2 } });
    await fireEvent.click(container.querySelector("button.heap")!);
    expect(container.querySelector("h3")?.textContent).toBe("Discarded, 2 cards");
  });
});

describe("secrets", () => {
  test("a hidden card shows a back and no face", () => {
    const back = draw().piece("hand/1/0")!;
    expect(back.getAttribute("aria-label")).toBe("hidden card");
    expect(back.querySelector(".back")).not.toBeNull();
    expect(back.textContent?.trim()).toBe("");
  });

  test("a spectator sits behind the first seat", () => {
    const seats = [seat(0), seat(1), seat(2)];
    const { container } = draw("en", { seats, chain: null }, -1);
    expect(container.querySelector(".hand")?.getAttribute("aria-label")).toBe("Ada holds 3 cards");
  });
});

describe("drawings", () => {
  test("golems of different numbers differ, and grow", () => {
    const looks = Array.from({ length: 20 }, (_, one) => JSON.stringify(traitsOf("mint", one + 2)));
    expect(new Set(looks).size).toBe(20);
    expect(traitsOf("mint", 21).scale).toBeGreaterThan(traitsOf("mint", 2).scale);
  });

  test("few stones are drawn one by one, many as a heap that has an end", () => {
    expect(heap(drawn(5, 15)).stones).toHaveLength(5);
    expect(heap(drawn(99, 15)).stones).toHaveLength(15);
    expect(heap(0).stones).toEqual([]);
  });

  test("the guide has tips for a position like this, in both languages", () => {
    const due = guide.filter((step) => step.when(VIEW, true));
    expect(due.map((step) => step.text.en)).toEqual([expect.stringContaining("can be added")]);
    for (const step of guide) expect(step.text.fr).not.toMatch(/[^\u00a0][:;?!]/);
  });
});
