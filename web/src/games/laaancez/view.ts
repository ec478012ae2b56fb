// The part of the view of Laaancez! that the board draws.

export interface Thing {
  id: string;
  kind: string;
  hearts: number;
  hit_points: number;
  damage: number;
  most_damage: number;
  shield: boolean;
  destroyed: boolean;
  protected: boolean;
}

export interface CellShown {
  id: string;
  object: Thing | null;
}

/** What may be known of a choice: nothing yet, that it is made, or what it is and perhaps where. */
export type Choice = "open" | "made" | { choice: string; cell?: string };

export interface Zone {
  row: number | null; // that fights, from 1; null while recruiting
  filled: number;
  choice: Choice;
  rows: CellShown[][];
}

export interface Kind {
  id: string;
  hit_points: number;
  damage: number;
  most_damage: number;
  shields: boolean;
}

export interface View {
  actor: number;
  phase: "roll" | "recruit" | "combat";
  roll: number;
  roller: number | null;
  die: { id: string; face: number | null };
  offered: { id: string; choice: string }[];
  attacker: string | null;
  winner: number | null;
  seats: Zone[];
  results: string[][];
  objects: Kind[];
}

/** The key of the label of an object, or of the tick. */
export function labelOf(kind: string): string {
  return kind === "tick" ? "choice/tick" : `object/${kind}`;
}

/** Whether a choice is made as a whole: what, and where. */
export function isMade(choice: Choice): boolean {
  return choice === "made" || (typeof choice === "object" && choice.cell !== undefined);
}

/** The object of that id, wherever it lies. */
export function findThing(view: View, id: string): Thing | null {
  const cells = view.seats.flatMap((zone) => zone.rows.flat());
  return cells.find((cell) => cell.object?.id === id)?.object ?? null;
}

export interface Thrown {
  kind: string;
  from: string;
  to: string;
}

/** What was thrown at what between two views: something was about to be, and something else has lost hearts. */
export function thrownBetween(before: View, after: View): Thrown | null {
  if (!before.attacker || after.attacker === before.attacker) return null;
  const sent = findThing(before, before.attacker);
  const things = before.seats.flatMap((zone) => zone.rows.flat()).flatMap((cell) => cell.object ?? []);
  const hit = things.find((thing) => (findThing(after, thing.id)?.hearts ?? thing.hearts) < thing.hearts);
  return sent && hit ? { kind: sent.kind, from: sent.id, to: hit.id } : null;
}
