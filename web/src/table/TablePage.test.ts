import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { tick } from "svelte";
import { expect, it, vi } from "vitest";
import { keepKey, keysOf } from "../api/kept";
import { FakeSocket, fakeTable, open, state, welcome } from "./faking";
import TablePage from "./TablePage.svelte";

fakeTable();

it("offers everything as sentences, narrows by pieces, and plays by a second click or a number", async () => {
  const [socket] = await open(1);
  socket!.tell(state({}));
  const card = await waitFor(() => screen.getByRole("button", { name: "card/2" }));
  expect(screen.getAllByRole("button", { name: /Play the|Pass/ })).toHaveLength(3);
  await fireEvent.click(card);
  expect(screen.getAllByRole("button", { name: /Play the|Pass/ })).toHaveLength(1);
  await fireEvent.keyDown(document.body, { key: "Escape" });
  expect(screen.getAllByRole("button", { name: /Play the|Pass/ })).toHaveLength(3);
  await fireEvent.click(card);
  await fireEvent.click(card);
  expect(socket!.sent.at(-1)).toEqual({ type: "act", action: 2, event: 4, undos: 0 });
  socket!.tell({ type: "refused", sentence: "Not yet.", clause: null });
  await waitFor(() => screen.getByText("Not yet."));
  await fireEvent.keyDown(document.body, { key: "Escape" });
  await fireEvent.keyDown(document.body, { key: "3" });
  expect(socket!.sent.at(-1)).toEqual({ type: "act", action: 3, event: 4, undos: 0 });
});

it("tells why something is not possible, with its clause", async () => {
  const [socket] = await open(1);
  socket!.tell(state({}));
  await fireEvent.click(await waitFor(() => screen.getByText("Fly away")));
  expect(socket!.sent.at(-1)).toEqual({ type: "why", action: 4 });
  socket!.tell({ type: "reason", action: 4, sentence: "nobody can fly.", clause: "TIN-02" });
  await waitFor(() => screen.getByText(/nobody can fly/));
  screen.getByRole("button", { name: "Rule TIN-02" });
});

it("hides everything between two players at one screen until the right one looks", async () => {
  const [ada, grace] = await open(2);
  ada!.tell(state({ yours: true }));
  grace!.tell(state({ yours: false, choices: [], prompt: "Ada plays." }));
  await waitFor(() => screen.getByText("Only Ada looks now"));
  expect(screen.queryByText("Which card?")).toBeNull();
  await fireEvent.click(screen.getByRole("button", { name: "Continue" }));
  await waitFor(() => screen.getByText("Which card?"));
  ada!.tell(state({ event: 5, yours: false, choices: [], prompt: "Grace plays." }));
  grace!.tell(state({ event: 5, prompt: "Grace, which card?" }));
  await waitFor(() => screen.getByText("Only Grace looks now"), { timeout: 2000 });
  expect(document.querySelector("[data-piece]")).toBeNull();
});

it("says so where somebody is turned away", async () => {
  render(TablePage, { table: "abc", at: null });
  await tick();
  FakeSocket.all[0]!.tell({ type: "refused", sentence: "There is no such table.", clause: null });
  await waitFor(() => screen.getByText("There is no such table."));
});

const ended = (winners: number[]) =>
  state({ stage: "over", yours: false, choices: [], refused: [], result: { scores: [1, 0], winners, sentence: "Winner: Ada." } });

it.each([
  [0, [0], "You have won!"],
  [1, [0], "You have lost."],
])("tells seat %i how it ended, with ranks", async (seat, winners, verdict) => {
  keepKey("abc", seat, String(seat).repeat(32));
  render(TablePage, { table: "abc", at: null });
  await tick();
  FakeSocket.all[0]!.tell(welcome(seat));
  FakeSocket.all[0]!.tell(ended(winners));
  await waitFor(() => screen.getByRole("heading", { name: verdict }));
  screen.getByText("Winner: Ada.");
  expect(Array.from(document.querySelectorAll("section.ask li .rank"), (one) => one.textContent)).toEqual(["1.", "2."]);
});

it("names the winner, and nobody a loser, where two share the screen or somebody looks on", async () => {
  const sockets = await open(2);
  for (const socket of sockets) socket.tell(ended([0]));
  await waitFor(() => screen.getByRole("heading", { name: "Winner: Ada." }));
  expect(screen.queryByText(/You have/)).toBeNull();
});

it("lets who has the key of no seat look on", async () => {
  keepKey("abc", 0, "0".repeat(32));
  render(TablePage, { table: "abc", at: null });
  await tick();
  FakeSocket.all[0]!.tell({ type: "refused", sentence: "This link belongs to no seat.", clause: null });
  const reload = vi.spyOn(location, "reload").mockImplementation(() => undefined);
  await fireEvent.click(await waitFor(() => screen.getByRole("button", { name: "Watch" })));
  expect(keysOf("abc")).toEqual({});
  expect(reload).toHaveBeenCalled();
  reload.mockRestore();
});

it("lets anyone ask for a moment while somebody could interrupt", async () => {
  const [socket] = await open(1);
  const waits = { yours: false, choices: [], refused: [], waiting: true, prompt: "A moment, please." };
  socket!.tell(state(waits));
  await fireEvent.click(await waitFor(() => screen.getByRole("button", { name: "Wait!" })));
  expect(socket!.sent.at(-1)).toEqual({ type: "hold", wanted: true });
  socket!.tell(state({ ...waits, held: [0] }));
  await fireEvent.click(await waitFor(() => screen.getByRole("button", { name: "Go on" })));
  expect(socket!.sent.at(-1)).toEqual({ type: "hold", wanted: false });
});
