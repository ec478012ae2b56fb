import { expect, it } from "vitest";
import { ranked } from "./ranks";

it("orders seats by score, and equal scores share a rank", () => {
  expect(ranked([3, 7, 3, 1])).toEqual([
    { index: 1, rank: 1 },
    { index: 0, rank: 2 },
    { index: 2, rank: 2 },
    { index: 3, rank: 4 },
  ]);
});
