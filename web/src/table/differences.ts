// Which pieces something has just happened to: those that lie elsewhere, or look different, in the next view.

type Places = Map<string, string>;

const looksLikePiece = (value: unknown): value is string => typeof value === "string" && /^[a-z][\w-]*\/\S+$/.test(value);

const hasId = (value: unknown): value is { id: string } =>
  typeof value === "object" && value !== null && typeof (value as { id?: unknown }).id === "string";

/** Where every piece of a view lies and what it looks like, in one text; places in a row of pieces do not count. */
export function placesOf(view: unknown): Places {
  const places: Places = new Map();
  const note = (piece: string, place: string): void => {
    places.set(piece, `${places.get(piece) ?? ""};${place}`);
  };
  const walk = (value: unknown, path: string): void => {
    if (Array.isArray(value)) {
      value.forEach((item: unknown, index) => walk(item, hasId(item) || looksLikePiece(item) ? path : `${path}.${index}`));
    } else if (typeof value === "object" && value !== null) {
      const own = Object.entries(value).filter(([, part]) => typeof part !== "object" || part === null);
      if (hasId(value)) note(value.id, `${path}${JSON.stringify(own)}`);
      for (const [name, part] of Object.entries(value)) {
        if (typeof part === "object" && part !== null) walk(part, hasId(value) ? `${path}.${value.id}.${name}` : `${path}.${name}`);
      }
    } else if (looksLikePiece(value)) {
      note(value, path);
    }
  };
  walk(view, "");
  return places;
}

/** The pieces that differ between two views; none where everything does, as when another game is dealt. */
export function changedPieces(before: unknown, after: unknown): Set<string> {
  const old = placesOf(before);
  const changed = new Set<string>();
  for (const [piece, place] of placesOf(after)) if (old.get(piece) !== place) changed.add(piece);
  return changed.size > 30 ? new Set() : changed;
}
