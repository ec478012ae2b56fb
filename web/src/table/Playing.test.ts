import { fireEvent, screen, waitFor } from "@testing-library/svelte";
import { tick } from "svelte";
import { expect, it, vi } from "vitest";
import { choice, fakeTable, open, state, type FakeSocket } from "./faking";

fakeTable();

const sit = async (more: object): Promise<FakeSocket> => {
  const [socket] = await open(1);
  socket!.tell(state(more));
  await waitFor(() => screen.getByRole("heading", { level: 2 }));
  return socket!;
};
const next = (socket: FakeSocket, more: object) => {
  vi.setSystemTime(Date.now() + 1000); // each moment is shown for a while
  socket.tell(state({ event: 5, ...more }));
};
const last = (socket: FakeSocket) => socket.sent.at(-1);
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>("button", { name });

it("leads the focus to the first choice of the next decision and leaves the page where it is", async () => {
  const socket = await sit({});
  const focus = vi.spyOn(HTMLElement.prototype, "focus");
  const second = button("Play the second");
  second.focus();
  await fireEvent.click(second);
  focus.mockClear();
  next(socket, { choices: [choice(7, "Stay", ["card/1"]), choice(2, "Play the second", ["card/2"])] });
  await waitFor(() => expect(document.activeElement).toBe(button("Stay")));
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
  focus.mockRestore();
});

it("moves in the list with the arrows, and a key held down chooses nothing", async () => {
  await sit({});
  const [first, pass] = [button("Play the first"), button("Pass")];
  first.focus();
  await fireEvent.keyDown(first, { key: "ArrowDown" });
  expect(document.activeElement).toBe(button("Play the second"));
  await fireEvent.keyDown(document.activeElement!, { key: "End" });
  expect(document.activeElement).toBe(pass);
  await fireEvent.keyDown(pass, { key: "ArrowDown" });
  expect(document.activeElement).toBe(first);
  const held = new KeyboardEvent("keydown", { key: "Enter", repeat: true, bubbles: true, cancelable: true });
  first.dispatchEvent(held);
  expect(held.defaultPrevented).toBe(true);
});

it("sets one number out of many with a slider", async () => {
  const points = Array.from({ length: 40 }, (_, index) => ({ ...choice(90 + index, `It counts ${9 + index}`, ["card/1"]), name: `points ${index}` }));
  const socket = await sit({ choices: [...points, choice(3, "Pass", [])] });
  const slider = screen.getByRole<HTMLInputElement>("slider");
  expect(screen.getAllByRole("button", { name: /It counts/ })).toHaveLength(1);
  await fireEvent.input(slider, { target: { value: "5" } });
  await fireEvent.click(button("One more"));
  await fireEvent.click(button("It counts 15"));
  expect(last(socket)).toMatchObject({ type: "act", action: 96 });
});

it("lets nobody agree to their own request", async () => {
  const request = { number: 1, kind: "undo", by: 0, sentence: "Ada asks to undo.", agreed: [] };
  const socket = await sit({ request });
  screen.getByText("Waiting for Grace");
  expect(screen.queryByRole("button", { name: "Agree" })).toBeNull();
  await fireEvent.click(button("Withdraw"));
  expect(last(socket)).toEqual({ type: "answer", request: 1, agree: false });
});

it("says who decides, and quotes what somebody else is asked", async () => {
  await sit({ yours: false, choices: [], refused: [], prompt: "What do you build?", view: { actor: 1 } });
  screen.getByRole("heading", { name: "Grace decides" });
  screen.getByText("“What do you build?”");
});

it("tells what has happened since the last choice", async () => {
  const socket = await sit({ log: [{ event: 1, text: "Long ago." }] });
  await fireEvent.click(button("Pass"));
  const told = ["Ada passes.", "Grace rolls.", "Grace hits Ada."].map((text) => ({ event: 5, text }));
  next(socket, { kept: 1, log: told, prompt: "And now?" });
  await waitFor(() => screen.getByText("And now?"));
  expect([...document.querySelectorAll(".since p")].map((line) => line.textContent)).toEqual(["Grace rolls.", "Grace hits Ada."]);
});

it("says that a second click does it, and why a piece cannot be used", async () => {
  const socket = await sit({ choices: [choice(2, "Play the second", ["card/2"])], refused: [choice(4, "Play the first", ["card/1"])] });
  await fireEvent.click(screen.getByRole("button", { name: "card/2" }));
  screen.getByText("Click again to do it");
  await fireEvent.click(screen.getByRole("img", { name: "card/1" }));
  await tick();
  expect(last(socket)).toEqual({ type: "why", action: 4 });
});

it("lights the pieces of a hint", async () => {
  const socket = await sit({});
  socket.tell({ type: "advice", action: 2, name: "", sentence: "Play the second" });
  await waitFor(() => expect(document.querySelector("[data-tip]")?.getAttribute("data-piece")).toBe("card/2"));
});
