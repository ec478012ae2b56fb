// Where the dice lie in the tray: each keeps its place for the whole turn, taken up, rolled again or used.

import type { Die, View } from "./view";

export interface Slot {
  key: string; // a new one for every die that comes to the table
  id: string | null; // of the die that lies there
  face: number | null; // what it shows, or showed before it was taken up; null: not known
  state: "lying" | "lifted" | "used";
}

export interface Laid {
  turn: number;
  slots: readonly Slot[];
}

const lying = (die: Die, turn: number, roll: number, place: number): Slot => ({
  key: `${turn} ${roll} ${place}`,
  id: die.id,
  face: die.face,
  state: "lying",
});

/** The tray as the view tells it, without anything remembered. */
function laidAnew(view: View): Slot[] {
  const dice = view.dice.map((die, place) => lying(die, view.turn, view.roll, place));
  const lifted = Array.from({ length: view.lifted }, (_, number): Slot => {
    return { key: `${view.turn} hand ${number}`, id: null, face: null, state: "lifted" };
  });
  return [...dice, ...lifted];
}

/** The tray after the next view: what still lies stays, what is gone leaves its place to what comes. */
export function laid(before: Laid | null, view: View): Laid {
  if (before === null || before.turn !== view.turn) return { turn: view.turn, slots: laidAnew(view) };
  const there = new Set(view.dice.map((die) => die.id));
  const gone = view.phase === "resolve" ? "used" : "lifted";
  const slots = before.slots.map((slot): Slot => {
    return slot.id === null || there.has(slot.id) ? slot : { ...slot, id: null, state: gone };
  });
  const known = new Set(slots.map((slot) => slot.id));
  for (const die of view.dice) {
    if (known.has(die.id)) continue;
    const place = placeFor(slots, die, view.phase);
    if (place < 0) return { turn: view.turn, slots: laidAnew(view) };
    slots[place] = lying(die, view.turn, view.roll, place);
  }
  return { turn: view.turn, slots: fits(slots, view) ? slots : laidAnew(view) };
}

/**
 * Dice that show the same are told apart by rank, and the last one is taken up: so the one that is pressed becomes the
 * last, and what goes is what was touched.
 */
export function pressed(before: Laid, id: string): Laid {
  const rank = (slot: Slot) => Number(slot.id?.split("/").at(-1));
  const one = before.slots.find((slot) => slot.id === id);
  if (!one) return before;
  const alike = before.slots.filter((slot) => slot.id !== null && slot.face === one.face);
  const last = alike.reduce((most, slot) => (rank(slot) > rank(most) ? slot : most), one);
  const slots = before.slots.map((slot) => {
    return slot === one ? { ...slot, id: last.id } : slot === last ? { ...slot, id: one.id } : slot;
  });
  return { ...before, slots };
}

/** A die that is put back lies where it lay; one that is rolled takes the first place that is free. */
function placeFor(slots: readonly Slot[], die: Die, phase: View["phase"]): number {
  const same = slots.findIndex((slot) => slot.id === null && slot.face === die.face);
  const free = slots.findIndex((slot) => slot.id === null);
  return phase === "roll" || same < 0 ? free : same;
}

/** Whether as many dice lie there, and are in hand, as the view says. */
function fits(slots: readonly Slot[], view: View): boolean {
  const count = (state: Slot["state"]) => slots.filter((slot) => slot.state === state).length;
  return count("lying") === view.dice.length && count("lifted") === view.lifted;
}
