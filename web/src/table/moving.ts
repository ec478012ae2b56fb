// Pieces glide from where they lay to where they lie now. Only `translate` is animated, which adds to whatever
// transform a board has given the piece.

export type Spots = Map<string, { x: number; y: number }>;

const DURATION = 420;
const SMALLEST = 2; // pixels that are worth a movement

export const isStill = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** The middle of every piece on the screen; a piece that is drawn twice counts twice. */
export function measure(root: Element): Spots {
  const spots: Spots = new Map();
  for (const [key, piece] of pieces(root)) {
    const box = piece.getBoundingClientRect();
    if (box.width > 0) spots.set(key, { x: box.x + box.width / 2 + scrollX, y: box.y + box.height / 2 + scrollY });
  }
  return spots;
}

function* pieces(root: Element): Generator<[string, Element]> {
  const seen = new Map<string, number>();
  for (const piece of root.querySelectorAll("[data-piece]")) {
    const id = piece.getAttribute("data-piece")!;
    const count = seen.get(id) ?? 0;
    seen.set(id, count + 1);
    yield [`${id}#${count}`, piece];
  }
}

/** Let every piece come from where it was; what was nowhere appears. */
export function glide(root: Element, before: Spots): void {
  if (before.size === 0 || isStill()) return;
  const after = measure(root);
  const moved = new Map<Element, { x: number; y: number }>();
  for (const [key, piece] of pieces(root)) {
    const from = before.get(key);
    const to = after.get(key);
    if (!to) continue;
    if (!from) {
      piece.animate({ opacity: [0, 1] }, { duration: DURATION, easing: "ease-out" });
      continue;
    }
    const way = { x: from.x - to.x, y: from.y - to.y };
    moved.set(piece, way);
    const carrier = piece.parentElement?.closest("[data-piece]");
    const carried = (carrier && moved.get(carrier)) ?? { x: 0, y: 0 }; // it moves along with what it lies on
    slide(piece, way.x - carried.x, way.y - carried.y);
  }
}

function slide(piece: Element, x: number, y: number): void {
  if (Math.hypot(x, y) < SMALLEST) return;
  const by = piece instanceof SVGElement ? inUserUnits(piece, x, y) : { x, y };
  piece.animate(
    { translate: [`${by.x}px ${by.y}px`, "0px 0px"] },
    { duration: DURATION, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)" },
  );
}

/** A way on the screen, in the units of the drawing that the piece is part of. */
export function inUserUnits(piece: SVGElement, x: number, y: number): { x: number; y: number } {
  const drawing = piece.parentElement;
  const matrix = drawing instanceof SVGGraphicsElement ? drawing.getScreenCTM() : null;
  if (!matrix) return { x, y };
  const { a, b, c, d } = matrix;
  const size = a * d - b * c;
  return size === 0 ? { x, y } : { x: (d * x - c * y) / size, y: (a * y - b * x) / size };
}
