import { describe, expect, it } from "vitest";
import type { Choice, State } from "../api/messages";
import { BoardModel } from "./board.svelte";

const choice = (action: number, ...touches: string[]): Choice => ({ action, name: "", sentence: "", touches });
const state = (event: number, choices: Choice[], yours = true) => ({ event, choices, refused: [], seats: [], view: {}, yours }) as unknown as State;

/** A table at which the star is offered: first it is taken, then it is asked where it goes. */
const sit = () => {
  const played: number[] = [];
  const model = new BoardModel((one) => played.push(one.action));
  const first = state(1, [choice(1, "star"), choice(2, "box"), choice(3)]);
  model.update(first, null);
  return { model, played, first };
};
const cells = state(2, [choice(11, "cell/1"), choice(12, "cell/2"), choice(13, "cell/3"), choice(14, "cell/3")]);

describe("a piece that is dropped", () => {
  it("is chosen first, then goes where it was dropped", () => {
    const { model, played, first } = sit();
    model.drop("star", ["mark/2", "cell/2"]);
    expect(played).toEqual([1]);
    model.update(cells, first);
    expect(played).toEqual([1, 12]);
    model.update(state(3, [choice(12, "cell/2")]), cells);
    expect(played).toEqual([1, 12]);
  });

  it("stays where several things are possible or none is, and says so", () => {
    const { model, played, first } = sit();
    model.drop("star", ["cell/3"]);
    model.update(cells, first);
    expect([played, model.dropped]).toEqual([[1], "several"]);
    model.drop("star", ["cell/9"]);
    expect([played, model.dropped]).toEqual([[1], "nothing"]);
    model.drop("star", ["cell/1"]);
    expect(played).toEqual([1, 11]);
  });

  it("goes no further where somebody else is asked or the choice was refused", () => {
    const { model, played, first } = sit();
    model.drop("star", ["cell/2"]);
    model.update(state(2, [], false), first);
    model.update(state(3, [choice(12, "cell/2")]), cells);
    expect([played, model.dropped]).toEqual([[1], null]);
    model.update(first, cells);
    model.drop("star", ["cell/2"]);
    model.refuse();
    model.update(cells, first);
    expect(played).toEqual([1, 1]);
  });
});
