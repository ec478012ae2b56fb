// Keys that work anywhere at the table: 1 to 9 for the first choices, 0 for one that is kept in sight, Escape to choose
// no piece; and in the list of choices the arrows.

import type { Choice } from "../api/messages";
import type { Entry } from "./entries";

interface Choosing {
  readonly entries: readonly Entry[];
  clear(): void;
}

export function numberKeys(event: KeyboardEvent, model: Choosing, play: (choice: Choice) => void): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
  const target = event.target as Element | null;
  if (target?.closest?.('input:not([type="range"]), textarea, select, dialog, [contenteditable]')) return;
  if (event.key === "Escape") model.clear();
  const entry = /^[0-9]$/.test(event.key) ? model.entries.find((one) => one.key === event.key) : undefined;
  if (!entry) return;
  event.preventDefault();
  if (entry.choices.length === 1) play(entry.choices[0]!);
  else document.querySelector<HTMLElement>("section.ask ol input")?.focus({ preventScroll: true });
}

/** Up and down in the lists of choices; a key that is held down chooses nothing. */
export function listKeys(event: KeyboardEvent, lists: HTMLElement): void {
  if (event.repeat && (event.key === "Enter" || event.key === " ")) event.preventDefault();
  const target = event.target as Element;
  if (event.ctrlKey || event.metaKey || event.altKey || target.matches("input")) return;
  const all = [...lists.querySelectorAll<HTMLElement>("ol button, ol input")];
  const at = all.indexOf(target as HTMLElement);
  if (at < 0) return;
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key];
  const next = to === undefined ? undefined : all[(to + all.length) % all.length];
  if (!next) return;
  event.preventDefault();
  focusIn(next);
}

/** Focus without moving the page: only the list itself scrolls to show what is focused. */
export function focusIn(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  showIn(element);
}

/** Scroll the list that the element is in, and nothing else, until the element is seen. */
export function showIn(element: Element): void {
  const scroller = element.closest<HTMLElement>("[data-scrolls]");
  if (!scroller) return;
  const inside = element.getBoundingClientRect();
  const frame = scroller.getBoundingClientRect();
  if (inside.bottom > frame.bottom) scroller.scrollTop += Math.min(inside.bottom - frame.bottom + 4, inside.top - frame.top);
  else if (inside.top < frame.top) scroller.scrollTop -= frame.top - inside.top + 4;
}
