import { describe, expect, it } from "vitest";
import { entriesOf } from "./entries";

const choice = (action: number, sentence: string, touches: string[] = []) => ({ action, name: sentence, sentence, touches });
const points = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => choice(90 + index, `Raise the 4 by ${first + index} point${first + index === 1 ? "" : "s"}`, ["card/4"]));

describe("the list of choices", () => {
  it("shows a long run of numbers about the same piece as one", () => {
    const entries = entriesOf([...points(0, 30), choice(218, "Done", ["card/4"]), choice(219, "Pass")]);
    expect(entries.map((entry) => [entry.choices.length, entry.key, entry.pinned])).toEqual([
      [30, "1", false],
      [1, "2", false],
      [1, "3", true],
    ]);
  });

  it("leaves short runs, gaps and different sentences as they are", () => {
    expect(entriesOf(points(0, 9))).toHaveLength(9);
    const other = points(0, 12).map((one, index) => ({ ...one, action: 90 + 2 * index }));
    expect(entriesOf(other)).toHaveLength(12);
    const cards = Array.from({ length: 12 }, (_, index) => choice(index, `Card ${"abcdefghijkl"[index]}`, ["hand"]));
    expect(entriesOf(cards)).toHaveLength(12);
  });

  it("keeps what is about no piece in sight, with a key even after the ninth", () => {
    const cards = Array.from({ length: 10 }, (_, index) => choice(index, `Card ${index}`, [`card/${index}`]));
    const entries = entriesOf([...cards, choice(20, "Pass")]);
    expect(entries.at(-1)).toMatchObject({ key: "0", pinned: true });
    expect(entriesOf([choice(1, "Yes"), choice(2, "No")]).some((entry) => entry.pinned)).toBe(false);
  });
});
