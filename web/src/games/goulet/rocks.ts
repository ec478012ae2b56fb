// Rock walls as facets: a net of points between two edges, bent a little by chance and lit from above.
// The chance is a fixed one, so that the gully looks the same every time.

export type Edge = (x: number) => number;

export const SHADES = 7;

/** All facets of one shade are one path, from dark to light. */
export function facets(top: Edge, bottom: Edge, width: number, columns: number, rows: number, seed: number): string[] {
  const random = randomFrom(seed);
  const net = Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: columns + 1 }, (_, column) => {
      const inside = column > 0 && column < columns;
      const x = (width / columns) * (column + (inside ? (random() - 0.5) * 0.8 : 0));
      const edge = row === 0 || row === rows;
      const share = (row + (edge ? 0 : (random() - 0.5) * 0.7)) / rows;
      const jag = edge ? (random() - 0.5) * 0.16 : 0;
      const [high, low] = [top(x), bottom(x)];
      return { x, y: high + (low - high) * (share + jag), z: random() * 60 };
    }),
  );
  const paths = Array.from({ length: SHADES }, () => "");
  const add = (...[a, b, c]: [Point, Point, Point]) => {
    paths[shade(a, b, c)] += `M${format(a)}L${format(b)}L${format(c)}Z`;
  };
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [a, b] = [net[row]![column]!, net[row]![column + 1]!];
      const [c, d] = [net[row + 1]![column]!, net[row + 1]![column + 1]!];
      if (random() < 0.5) {
        add(a, b, c);
        add(b, d, c);
      } else {
        add(a, b, d);
        add(a, d, c);
      }
    }
  }
  return paths;
}

interface Point {
  x: number;
  y: number;
  z: number;
}

/** How much of the light from the upper left this facet throws back. */
function shade(a: Point, b: Point, c: Point): number {
  const [ux, uy, uz] = [b.x - a.x, b.y - a.y, b.z - a.z];
  const [vx, vy, vz] = [c.x - a.x, c.y - a.y, c.z - a.z];
  const normal = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx] as const;
  const length = Math.hypot(...normal) || 1;
  const light = (-0.45 * normal[0] - 0.65 * normal[1] + 0.6 * normal[2]) / length;
  return Math.max(0, Math.min(SHADES - 1, Math.floor(((light + 0.6) / 1.6) * SHADES)));
}

function format({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}
