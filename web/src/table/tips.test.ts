import { describe, expect, it } from "vitest";
import type { Guide } from "../games/guide";
import { isPast, nextTip } from "./tips";

const text = { en: "", fr: "" };
const guide: Guide = [
  { when: (view) => view.turn > 0, text },
  { when: (view, yours) => yours && view.dice.length > 1, text },
  { when: (_view, yours) => yours, text },
];
const now = (turn: number, yours: boolean, dice: number[] | null = null) => ({ view: { turn, dice }, yours, choices: [] });

describe("tips of the first match", () => {
  it("come in the order of the guide, each when it fits, once", () => {
    expect(nextTip(guide, [], now(0, false))).toBeNull();
    expect(nextTip(guide, [], now(1, true))).toBe(0);
    expect(nextTip(guide, [0], now(1, true))).toBe(2); // the second cannot read the view
    expect(nextTip(guide, [0], now(1, true, [1, 2]))).toBe(1);
  });

  it("go when what they speak of is over", () => {
    expect(isPast(guide, [0], 1, now(1, true, [1, 2]), false)).toBe(false);
    expect(isPast(guide, [0], 1, now(1, false, [1, 2]), false)).toBe(true);
  });

  it("go once something was done and another one waits", () => {
    expect(isPast(guide, [], 0, now(1, true), false)).toBe(false);
    expect(isPast(guide, [], 0, now(1, true), true)).toBe(true);
    expect(isPast(guide, [], 0, now(1, false), true)).toBe(false);
  });
});
