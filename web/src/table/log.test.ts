import { expect, it } from "vitest";
import { lineAt, merge, toAnnounce } from "./log";

const line = (event: number, text: string) => ({ event, text });
const lines = [line(1, "One."), line(2, "Two."), line(3, "Three.")];

it("keeps the lines that stand and appends the new ones, also after an undo", () => {
  expect(merge([], 0, lines)).toEqual(lines);
  expect(merge(lines, 3, [line(4, "Four.")]).map((one) => one.text)).toEqual(["One.", "Two.", "Three.", "Four."]);
  expect(merge(lines, 1, [line(2, "Else.")]).map((one) => one.text)).toEqual(["One.", "Else."]);
});

it("reads new lines aloud, but not the whole story to who sits down", () => {
  expect(toAnnounce(lines, 3, [line(4, "Four."), line(5, "Five.")])).toBe("Four. Five.");
  expect(toAnnounce([], 0, lines)).toBe("");
});

it("finds what was told last at a moment", () => {
  expect(lineAt(lines, 0)).toBe(-1);
  expect(lineAt(lines, 2)).toBe(1);
  expect(lineAt(lines, 9)).toBe(2);
});
