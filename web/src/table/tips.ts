// Which tip of a guide comes next.

import type { State } from "../api/messages";
import type { Guide } from "../games/guide";

/** The first tip not seen yet whose moment has come. A tip that cannot read the view is passed over. */
export function nextTip(guide: Guide, seen: readonly number[], state: Pick<State, "view" | "yours" | "choices">): number | null {
  const index = guide.findIndex((step, number) => {
    if (seen.includes(number)) return false;
    try {
      return step.when(state.view, state.yours, state.choices);
    } catch {
      return false;
    }
  });
  return index < 0 ? null : index;
}
