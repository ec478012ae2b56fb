// Keys that work anywhere at the table: 1 to 9 for the first choices, Escape to choose no piece.

import type { Choice } from "../api/messages";

interface Choosing {
  readonly left: readonly Choice[];
  clear(): void;
}

export function numberKeys(event: KeyboardEvent, model: Choosing, play: (choice: Choice) => void): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
  const target = event.target as Element | null;
  if (target?.closest?.("input, textarea, select, dialog, [contenteditable]")) return;
  if (event.key === "Escape") model.clear();
  if (!/^[1-9]$/.test(event.key)) return;
  const choice = model.left[Number(event.key) - 1];
  if (choice) {
    event.preventDefault();
    play(choice);
  }
}
