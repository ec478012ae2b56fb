// First-match guides: short tips over a real match. Each game may have a guide.ts of its own that exports `guide`.

import type { Choice } from "../api/messages";
import type { Language } from "./board";

export interface Step {
  /** Whether the tip fits now; it is shown once, when this first holds. */
  when(view: any, yours: boolean, choices: readonly Choice[]): boolean;
  text: Record<Language, string>;
  piece?: string; // what it points at
}

export type Guide = readonly Step[];

const found = import.meta.glob<{ guide: Guide }>(["./*/guide.ts"]);

export const hasGuide = (game: string): boolean => `./${game}/guide.ts` in found;

export async function loadGuide(game: string): Promise<Guide> {
  const load = found[`./${game}/guide.ts`];
  return load ? (await load()).guide : [];
}
