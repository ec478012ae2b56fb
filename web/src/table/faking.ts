// A table whose server is the test: what pages are tested with.

import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, vi } from "vitest";
import { keepKey } from "../api/kept";
import TablePage from "./TablePage.svelte";

export class FakeSocket {
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

export const seats = ["Ada", "Grace"].map((name) => ({ name, kind: "here", bot: null, present: true, ready: true, clock: null, runs: false }));
export const welcome = (seat: number) => ({
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
export const choice = (action: number, sentence: string, touches: string[]) => ({ action, name: sentence, sentence, touches });
export const state = (more: object) => ({
  type: "state",
  stage: "playing",
  event: 4,
  undos: 0,
  seats,
  view: { actor: 0, cards: [{ id: "card/1" }, { id: "card/2" }] },
  prompt: "Which card?",
  yours: true,
  waiting: false,
  held: [],
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

/** Before and after each test of a file. */
export function fakeTable(): void {
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
    vi.useRealTimers();
  });
}

export const open = async (keys: number): Promise<FakeSocket[]> => {
  for (let seat = 0; seat < keys; seat++) keepKey("abc", seat, String(seat).repeat(32));
  render(TablePage, { table: "abc", at: null });
  await tick();
  FakeSocket.all.forEach((socket, seat) => socket.tell(welcome(seat)));
  return FakeSocket.all;
};
