import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Pace } from "./pace";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("shows the first at once, the others one after the other, and catches up when far behind", () => {
  const shown: number[] = [];
  const pace = new Pace<number>((item) => shown.push(item), 300, 3);
  pace.push(1);
  pace.push(2);
  pace.push(3);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(310);
  expect(shown).toEqual([1, 2]);
  vi.advanceTimersByTime(310);
  expect(shown).toEqual([1, 2, 3]);
  for (const item of [4, 5, 6, 7, 8]) pace.push(item);
  vi.advanceTimersByTime(2000);
  expect(shown).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

it("forgets what waits when everything is told anew", () => {
  const shown: number[] = [];
  const pace = new Pace<number>((item) => shown.push(item), 300, 5);
  pace.push(1);
  pace.push(2);
  pace.drop();
  pace.push(3);
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual([1, 3]);
});
