import { describe, expect, it } from "vitest";
import { click, drop, dropFurther, narrowed, stillChosen, targetsOf } from "./choosing";

const step = { name: "step", touches: ["unit/a", "die/4"] };
const heal = { name: "heal", touches: ["unit/a", "die/5"] };
const shoot = { name: "shoot", touches: ["die/1", "die/3", "unit/b"] };
const end = { name: "end", touches: [] as string[] };
const choices = [step, heal, shoot, end];

describe("choosing by pieces", () => {
  it("shows everything while nothing is chosen, then only what touches all that is", () => {
    expect(narrowed(choices, [])).toEqual(choices);
    expect(narrowed(choices, ["unit/a"])).toEqual([step, heal]);
    expect(narrowed(choices, ["unit/a", "die/5"])).toEqual([heal]);
  });

  it("plays what is left on the second click on the same piece, never on the first", () => {
    const first = click(choices, [], "unit/b");
    expect(first).toEqual({ chosen: ["unit/b"], play: null });
    expect(click(choices, first.chosen, "unit/b").play).toBe(shoot);
  });

  it("lets a piece go where a second click leaves several possibilities", () => {
    expect(click(choices, ["unit/a"], "unit/a")).toEqual({ chosen: [], play: null });
  });

  it("narrows further where both pieces go together, else starts anew", () => {
    expect(click(choices, ["unit/a"], "die/4").chosen).toEqual(["unit/a", "die/4"]);
    expect(click(choices, ["unit/a"], "unit/b").chosen).toEqual(["unit/b"]);
  });

  it("drops a piece on another where exactly one choice touches both", () => {
    expect(drop(choices, "die/4", ["heart/a", "unit/a"]).play).toBe(step);
    expect(drop([step, { name: "other", touches: step.touches }], "die/4", ["unit/a"])).toEqual({
      chosen: ["die/4", "unit/a"],
      play: null,
      then: [],
    });
    expect(drop(choices, "unit/a", ["unit/b"])).toEqual({ chosen: ["unit/a"], play: null, then: [] });
    expect([...targetsOf(choices, "unit/a")].sort()).toEqual(["die/4", "die/5"]);
  });

  it("drops in two steps where a piece is chosen first and its place is asked next", () => {
    expect(drop(choices, "die/4", ["unit/b"])).toEqual({ chosen: ["die/4"], play: step, then: ["unit/b"] });
    expect(drop(choices, "die/4", []).play).toBeNull();
    expect(dropFurther(choices, ["nothing", "unit/b"])).toEqual({ chosen: ["unit/b"], play: shoot });
    expect(dropFurther(choices, ["unit/a"])).toEqual({ chosen: ["unit/a"], play: null });
    expect(dropFurther(choices, ["nothing"])).toEqual({ chosen: [], play: null });
  });

  it("forgets what no longer means anything", () => {
    expect(stillChosen(choices, ["unit/b"])).toEqual(["unit/b"]);
    expect(stillChosen([end], ["unit/b"])).toEqual([]);
  });
});
