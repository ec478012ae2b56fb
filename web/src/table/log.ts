// The log: of the lines before, so many stand, and the new ones follow them.

import type { Line } from "../api/messages";

export function merge(lines: readonly Line[], kept: number, added: readonly Line[]): Line[] {
  return [...lines.slice(0, kept), ...added];
}

/** What is new, to be read aloud; not the whole story to somebody who has just sat down. */
export function toAnnounce(before: readonly Line[], kept: number, added: readonly Line[]): string {
  if (before.length === 0 || kept === 0) return "";
  return added.map((line) => line.text).join(" ");
}

/** The line that was told last, up to that event. */
export function lineAt(lines: readonly Line[], event: number): number {
  return lines.findLastIndex((line) => line.event <= event);
}
