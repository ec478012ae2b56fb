import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, it, vi } from "vitest";
import GiveToBot from "./GiveToBot.svelte";
import type { Seat } from "./seat.svelte";

afterEach(cleanup);

const show = (number: number) => {
  const ask = vi.fn();
  const seat = { number: 0, ask, state: { seats: [{ name: "Ada" }, { name: "Bob" }] } } as unknown as Seat;
  render(GiveToBot, { seat, number });
  return ask;
};

it("asks once more before a bot takes the seat of somebody", async () => {
  const ask = show(1);
  await fireEvent.click(screen.getByRole("button", { name: /Bob$/ }));
  screen.getByText(/plays on for Bob/);
  expect(ask).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByRole("button", { name: "Let a bot play on" }));
  expect(ask).toHaveBeenCalledWith("bot", 1);
});

it("asks once more before a bot takes one's own seat, and nothing happens without a yes", async () => {
  const ask = show(0);
  await fireEvent.click(screen.getByRole("button", { name: "Let a bot play for me" }));
  await fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(ask).not.toHaveBeenCalled();
});
