import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { State, ToBrowser, Welcome } from "../api/messages";
import type { Line } from "../api/socket";
import { Seat } from "./seat.svelte";

class FakeLine implements Line {
  static all: FakeLine[] = [];
  onopen: Line["onopen"] = null;
  onclose: Line["onclose"] = null;
  onmessage: Line["onmessage"] = null;
  readyState = 0;
  sent: Record<string, unknown>[] = [];

  constructor() {
    FakeLine.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 3;
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.(new Event("open"));
  }

  tell(message: Partial<ToBrowser>): void {
    this.onmessage?.(new MessageEvent("message", { data: JSON.stringify(message) }));
  }

  drop(): void {
    this.readyState = 3;
    this.onclose?.(new CloseEvent("close"));
  }
}

const KEY = "0".repeat(32);
const welcome: Partial<Welcome> = { type: "welcome", seat: 0, game: "goulet", language: "en" };
const state = (event: number, more: Partial<State> = {}): Partial<State> => ({
  type: "state",
  stage: "playing",
  event,
  undos: 0,
  kept: event,
  log: [{ event: event + 1, text: `Line ${event}.` }],
  choices: [],
  ...more,
});

const sit = () => {
  const seat = new Seat("table", KEY, undefined, () => new FakeLine());
  const line = FakeLine.all.at(-1)!;
  line.open();
  line.tell(welcome);
  line.tell(state(0));
  return { seat, line };
};

beforeEach(() => {
  FakeLine.all = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe("a seat", () => {
  it("joins with its key, and keeps the log together", () => {
    const { seat, line } = sit();
    expect(line.sent[0]).toEqual({ type: "join", key: KEY, language: "en" });
    vi.advanceTimersByTime(1000);
    line.tell(state(1));
    expect(seat.lines.map((one) => one.text)).toEqual(["Line 0.", "Line 1."]);
    seat.close();
  });

  it("acts with the event it answers, once, until an answer comes", () => {
    const { seat, line } = sit();
    const choice = { action: 7, name: "", sentence: "", touches: [] };
    seat.act(choice);
    seat.act(choice);
    expect(line.sent.filter((one) => one["type"] === "act")).toEqual([{ type: "act", action: 7, event: 0, undos: 0 }]);
    line.tell({ type: "refused", sentence: "No.", clause: null });
    expect(seat.waiting).toBe(false);
    expect(seat.refused?.sentence).toBe("No.");
    seat.close();
  });

  it("says that the connection is lost after a second, comes back by itself and joins again", () => {
    const { seat, line } = sit();
    line.drop();
    expect(seat.lost).toBe(false);
    vi.advanceTimersByTime(1001);
    expect(seat.lost).toBe(true);
    const next = FakeLine.all.at(-1)!;
    expect(next).not.toBe(line);
    next.open();
    next.tell(welcome);
    next.tell(state(3, { kept: 0, log: [{ event: 1, text: "All." }] }));
    expect(next.sent[0]).toEqual({ type: "join", key: KEY, language: "en" });
    expect(seat.lost).toBe(false);
    expect(seat.lines.map((one) => one.text)).toEqual(["All."]);
    seat.close();
  });

  it("knocks ever more slowly where nobody answers, and stops once it has left", () => {
    const { seat } = sit();
    for (let times = 0; times < 12; times++) {
      FakeLine.all.at(-1)!.drop();
      vi.advanceTimersByTime(10_001);
    }
    expect(FakeLine.all.length).toBe(13);
    seat.close();
    vi.advanceTimersByTime(60_000);
    expect(FakeLine.all.length).toBe(13);
  });

  it("does not knock again where it was turned away", () => {
    const seat = new Seat("table", KEY, undefined, () => new FakeLine());
    const line = FakeLine.all.at(-1)!;
    line.open();
    line.tell({ type: "refused", sentence: "There is no such seat.", clause: null });
    line.drop();
    vi.advanceTimersByTime(60_000);
    expect(seat.failed).toBe("There is no such seat.");
    expect(FakeLine.all.length).toBe(1);
  });
});
