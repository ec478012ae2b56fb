// How choices are listed: one by one, a long run of numbers as one control, and those about no piece kept in sight.

import type { Choice } from "../api/messages";

const LONG = 10; // choices that differ in nothing but a number and are better set than read
const MOST_PINNED = 4;

export interface Entry {
  choices: readonly Choice[]; // more than one: a run of numbers
  key: string | null; // what to press for it
  pinned: boolean; // stays in sight while the others scroll
}

/** What the list shows, in the order of the choices. */
export function entriesOf(choices: readonly Choice[]): Entry[] {
  const groups = runsOf(choices);
  const free = groups.filter((group) => isFree(group)).length;
  const pins = free < groups.length && free <= MOST_PINNED;
  const entries = groups.map((group, index) => ({
    choices: group,
    key: index < 9 ? String(index + 1) : null,
    pinned: pins && isFree(group),
  }));
  const beyond = entries.find((entry) => entry.pinned && entry.key === null);
  if (beyond) beyond.key = "0";
  return entries;
}

const isFree = (group: readonly Choice[]): boolean => group.length === 1 && group[0]!.touches.length === 0;

function runsOf(choices: readonly Choice[]): Choice[][] {
  const groups: Choice[][] = [];
  for (const choice of choices) {
    const last = groups.at(-1);
    if (last && goesOn(last.at(-1)!, choice)) last.push(choice);
    else groups.push([choice]);
  }
  return groups.flatMap((group) => (group.length < LONG ? group.map((choice) => [choice]) : [group]));
}

/** Whether the second is the first with the next number, about the same pieces. */
function goesOn(one: Choice, next: Choice): boolean {
  return (
    next.action === one.action + 1 &&
    one.touches.length > 0 &&
    one.touches.join() === next.touches.join() &&
    beforeNumber(one) === beforeNumber(next)
  );
}

/** The fixed name up to its number. */
const beforeNumber = (choice: Choice): string => /^(.*?)\d+\D*$/s.exec(choice.name)?.[1] ?? choice.name;
