import { expect, it } from "vitest";
import { droppedOn } from "./touching";

const board = document.createElement("div");
board.innerHTML = `
  <div data-piece="town/0"><ul><li><b data-piece="card/1"></b></li><li><b data-piece="card/2"></b></li></ul></div>
  <div data-piece="town/1"><ul><li><b data-piece="card/3"></b></li><li><b data-piece="card/4" data-target></b></li></ul></div>
  <div data-piece="die"></div>`;
const piece = (id: string) => board.querySelector(`[data-piece="${id}"]`)!;

it("drops a piece on others, from the innermost out, but not on what lies beside or around it", () => {
  expect(droppedOn(piece("card/3"), piece("card/1"))).toEqual(["card/3", "town/1"]);
  expect(droppedOn(piece("card/2"), piece("card/1"))).toEqual([]);
  expect(droppedOn(piece("town/0"), piece("card/1"))).toEqual([]);
  expect(droppedOn(piece("die"), piece("card/1"))).toEqual(["die"]);
  expect(droppedOn(null, piece("card/1"))).toEqual([]);
});

it("drops on what something can be done with together, wherever it lies", () => {
  expect(droppedOn(piece("card/4"), piece("card/3"))).toEqual(["card/4"]);
});
