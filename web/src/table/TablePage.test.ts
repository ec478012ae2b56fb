import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepKey } from "../api/kept";
import TablePage from "./TablePage.svelte";

class FakeSocket {
  static all: FakeSocket[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  readyState = 1;
  sent: Record<string, unknown>[] = [];

  constructor() {
    FakeSocket.all.push(this);
    queueMicrotask(() => this.onopen?.());
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 3;
  }

  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const seats = ["Ada", "Grace"].map((name) => ({ name, kind: "here", bot: null, present: true, ready: true, clock: null, runs: false }));
const welcome = (seat: number) => ({
  type: "welcome",
  table: "abc",
  game: "tiny",
  title: "Tiny",
  seat,
  language: "en",
  labels: {},
  options: [],
  dice: "sealed",
  commitment: "0".repeat(64),
});
const choice = (action: number, sentence: string, touches: string[]) => ({ action, name: sentence, sentence, touches });
const state = (more: object) => ({
  type: "state",
  stage: "playing",
  event: 4,
  undos: 0,
  seats,
  view: { actor: 0, cards: [{ id: "card/1" }, { id: "card/2" }] },
  prompt: "Which card?",
  yours: true,
  waiting: false,
  choices: [choice(1, "Play the first", ["card/1"]), choice(2, "Play the second", ["card/2"]), choice(3, "Pass", [])],
  refused: [choice(4, "Fly away", [])],
  kept: 0,
  log: [],
  undo: "never",
  hints: false,
  windows: null,
  request: null,
  result: null,
  secret: null,
  ...more,
});

const game = { name: "tiny", title: "Tiny", hidden: true };

beforeEach(() => {
  FakeSocket.all = [];
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify([game])));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = async (keys: number): Promise<FakeSocket[]> => {
  for (let seat = 0; seat < keys; seat++) keepKey("abc", seat, String(seat).repeat(32));
  render(TablePage, { table: "abc", at: null });
  await tick();
  FakeSocket.all.forEach((socket, seat) => socket.tell(welcome(seat)));
  return FakeSocket.all;
};

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
