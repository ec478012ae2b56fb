import { expect, it } from "vitest";
import { changedPieces } from "./differences";

const view = (hitPoints: number, track: string[], hands: string[][]) => ({
  units: [
    { id: "unit/a", hit_points: hitPoints },
    { id: "unit/b", hit_points: 10 },
  ],
  track,
  seats: hands.map((hand) => ({ hand: hand.map((id) => ({ id })) })),
});

it("finds pieces that look different or lie elsewhere, but not those that only moved up in their row", () => {
  const before = view(10, ["token/a", "token/b"], [["card/1", "card/2"], []]);
  const after = view(7, ["token/b", "token/a"], [["card/2"], ["card/1"]]);
  expect([...changedPieces(before, after)].sort()).toEqual(["card/1", "unit/a"]);
  expect(changedPieces(before, before).size).toBe(0);
});

it("marks nothing where everything is new", () => {
  const many = { pile: Array.from({ length: 40 }, (_, index) => ({ id: `card/${index}` })) };
  expect(changedPieces({}, many).size).toBe(0);
});
