// Which tip of a guide comes next, and when one has had its time.

import type { State } from "../api/messages";
import type { Guide, Step } from "../games/guide";

type Situation = Pick<State, "view" | "yours" | "choices">;

/** Whether the tip speaks of what is on the table now. A tip that cannot read the view does not. */
export function fits(step: Step | undefined, state: Situation): boolean {
  try {
    return step?.when(state.view, state.yours, state.choices) ?? false;
  } catch {
    return false;
  }
}

/** The first tip not seen yet whose moment has come. */
export function nextTip(guide: Guide, seen: readonly number[], state: Situation): number | null {
  const index = guide.findIndex((step, number) => !seen.includes(number) && fits(step, state));
  return index < 0 ? null : index;
}

/** Whether a tip goes by itself: what it speaks of is past, or something was done since and another one waits. */
export function isPast(guide: Guide, seen: readonly number[], shown: number, state: Situation, acted: boolean): boolean {
  if (!fits(guide[shown], state)) return true;
  return acted && nextTip(guide, [...seen, shown], state) !== null;
}
