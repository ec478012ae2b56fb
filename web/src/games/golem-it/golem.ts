// How the golem on a card looks: the same number always gives the same fellow, higher ones are bigger and older.

import type { Colour } from "./view";

const HIGHEST: Record<Colour, number> = { mint: 21, purple: 11 };

export interface Traits {
  scale: number; // of the whole figure, its feet staying where they are
  eyes: { x: number; y: number; r: number }[];
  head: number; // 0 to 2: a shape
  mouth: number; // 0 to 3: a shape
  arms: "down" | "up" | "wave";
  growth: number; // leaves on a mint head, crystals on purple shoulders
  cracks: number; // 0 to 3
  rune: string; // a path on the chest
  horns: boolean;
}

const EYES = [
  [{ x: 50, y: 32, r: 7.5 }],
  [
    { x: 41.5, y: 32, r: 5 },
    { x: 58.5, y: 32, r: 5 },
  ],
  [
    { x: 40, y: 34, r: 4.2 },
    { x: 60, y: 34, r: 4.2 },
    { x: 50, y: 26, r: 4.2 },
  ],
];

const RUNES = [
  "M50 60v20M43 66l7-6 7 6",
  "M43 62h14l-14 16h14",
  "M50 60l8 10-8 10-8-10z",
  "M43 80V62l14 18V62",
  "M50 60a10 10 0 1 1-9 14M50 66a4 4 0 1 0 4 4",
];

export function traitsOf(colour: Colour, number: number): Traits {
  const age = (number - 2) / (HIGHEST[colour] - 2);
  return {
    scale: 0.68 + 0.32 * age,
    eyes: EYES[(number + 2) % 3]!,
    head: number % 3 === 0 ? 2 : number % 2,
    mouth: (number * 3 + 1) % 4,
    arms: number % 4 === 1 ? "up" : number % 4 === 2 ? "wave" : "down",
    growth: 1 + Math.round(4 * age),
    cracks: Math.floor(3.4 * age),
    rune: RUNES[number % RUNES.length]!,
    horns: age > 0.75,
  };
}
