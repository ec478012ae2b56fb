// Choosing by pieces: each click narrows what can be done, a second one on the same piece does what is left.

export interface Touching {
  touches: readonly string[];
}

export type Chosen = readonly string[]; // pieces, in the order in which they were clicked

/** What touches every chosen piece. */
export function narrowed<T extends Touching>(choices: readonly T[], chosen: Chosen): T[] {
  return choices.filter((choice) => chosen.every((piece) => choice.touches.includes(piece)));
}

export interface Clicked<T> {
  chosen: Chosen;
  play: T | null; // what the click decides, if anything
}

/** A click, or Enter, on a piece. */
export function click<T extends Touching>(choices: readonly T[], chosen: Chosen, piece: string): Clicked<T> {
  if (chosen.includes(piece)) {
    const left = narrowed(choices, chosen);
    if (left.length === 1) return { chosen, play: left[0]! };
    return { chosen: chosen.filter((one) => one !== piece), play: null };
  }
  const further = [...chosen, piece];
  return { chosen: narrowed(choices, further).length > 0 ? further : [piece], play: null };
}

export interface Dropped<T> extends Clicked<T> {
  then: readonly string[]; // where the piece was meant to go, once what is played has been
}

/**
 * A piece dropped somewhere, on pieces named from the innermost out: done where exactly one choice touches it and one
 * of them. Where none does, the only choice about the dropped piece is done, and the place is kept for what is asked next.
 */
export function drop<T extends Touching>(choices: readonly T[], from: string, onto: readonly string[]): Dropped<T> {
  for (const place of onto) {
    const both = narrowed(choices, [from, place]);
    if (both.length === 1) return { chosen: [from, place], play: both[0]!, then: [] };
    if (both.length > 1) return { chosen: [from, place], play: null, then: [] };
  }
  const first = narrowed(choices, [from]);
  if (onto.length > 0 && first.length === 1) return { chosen: [from], play: first[0]!, then: onto };
  return { chosen: first.length > 0 ? [from] : [], play: null, then: [] };
}

/** The second step of a drop: the only choice about the first of the places that anything is about. */
export function dropFurther<T extends Touching>(choices: readonly T[], onto: readonly string[]): Clicked<T> {
  for (const place of onto) {
    const there = narrowed(choices, [place]);
    if (there.length > 0) return { chosen: [place], play: there.length === 1 ? there[0]! : null };
  }
  return { chosen: [], play: null };
}

/** Where a piece may be dropped: whatever some choice touches together with it. */
export function targetsOf(choices: readonly Touching[], piece: string): Set<string> {
  const targets = new Set(narrowed(choices, [piece]).flatMap((choice) => choice.touches));
  targets.delete(piece);
  return targets;
}

/** The chosen pieces that still mean something among new choices. */
export function stillChosen(choices: readonly Touching[], chosen: Chosen): Chosen {
  return chosen.length > 0 && narrowed(choices, chosen).length > 0 ? chosen : [];
}
