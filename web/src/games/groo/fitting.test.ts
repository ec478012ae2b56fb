// A word that is too wide for its card is written smaller, and as it was once there is room again.

import { expect, test, vi } from "vitest";
import { fitting } from "./fitting";

function nameOfWidth(room: number, word: number): HTMLElement {
  const element = document.createElement("span");
  element.style.fontSize = "";
  Object.defineProperty(element, "clientWidth", { get: () => room });
  Object.defineProperty(element, "scrollWidth", { get: () => Math.max(room, word) });
  return element;
}

test.each([
  ["that fits", 60, 40, ""],
  ["that is too wide", 60, 80, "7.4375px"],
  ["that is not shown", 0, 80, ""],
])("a name %s", (_, room, word, size) => {
  let resized = () => {};
  const disconnect = vi.fn();
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(heard: () => void) {
        resized = heard;
      }
      observe = () => {};
      disconnect = disconnect;
    },
  );
  vi.stubGlobal("getComputedStyle", () => ({ fontSize: "10px" }));
  const element = nameOfWidth(room, word);
  const leave = fitting("Mercenaires")(element);
  resized();
  expect(element.style.fontSize).toBe(size);
  if (leave) leave();
  expect(disconnect).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
