// Where the stones of a heap lie: rows on rows, a little out of line, the same for the same number.

export interface Stone {
  x: number;
  y: number;
  turn: number; // degrees
  size: number;
}

export interface Heap {
  stones: Stone[];
  width: number;
  height: number;
}

export const STONE = "M-9 -1L-5 -8L4 -9L9 -2L7 6L-1 9L-8 6Z"; // one stone, as a path around its middle
const STEP = 15; // from stone to stone
const ROW = 11; // from row to row

export function heap(count: number): Heap {
  let base = 1;
  while ((base * (base + 1)) / 2 < count) base++;
  const rows: number[] = [];
  for (let left = count, room = base; left > 0; left -= room, room--) rows.push(Math.min(left, room));
  const height = 22 + ROW * (Math.max(rows.length, 1) - 1);
  const stones = rows.flatMap((number, row) =>
    Array.from({ length: number }, (_, one) => {
      const jitter = ((row * 7 + one * 13) % 5) - 2;
      return {
        x: 11 + STEP * (one + (base - number) / 2) + jitter * 0.7,
        y: height - 11 - ROW * row + jitter * 0.5,
        turn: ((row * 31 + one * 47) % 6) * 60 + jitter * 6,
        size: 1 + jitter * 0.05,
      };
    }),
  );
  return { stones, width: 22 + STEP * (base - 1), height };
}

/** How many stones are drawn for so many points: each one while they are few, a growing heap later. */
export function drawn(points: number, most: number): number {
  return points <= 6 ? points : Math.min(most, 6 + Math.ceil((points - 6) / 4));
}
