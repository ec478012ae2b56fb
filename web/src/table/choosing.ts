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

/** A piece dropped on another: done where exactly one choice touches both, otherwise both are chosen. */
export function drop<T extends Touching>(choices: readonly T[], from: string, onto: string): Clicked<T> {
  const both = narrowed(choices, [from, onto]);
  if (both.length === 1) return { chosen: [from, onto], play: both[0]! };
  return { chosen: both.length > 0 ? [from, onto] : [from], play: null };
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
