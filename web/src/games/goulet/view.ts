// The part of Goulet's view that the board draws: see view() in the game's table.py.

export interface Unit {
  id: string; // unit/wizard
  side: number; // 0: grey, 1: purple
  position: number | null; // 1 at the front; null: fallen, or not yet in line
  hit_points: number;
  most_hit_points: number;
}

export interface Die {
  id: string; // die/4/0: the first of the dice that show a 4
  face: number;
}

export type Phase = "arrange" | "shuffle" | "roll" | "keep" | "resolve";

export interface View {
  actor: number; // a seat; below 0: nobody
  phase: Phase;
  turn: number; // 0: still setting up
  turn_limit: number; // 0: none
  roll: number;
  rolls: number;
  lifted: number; // dice in hand or in the air
  playing: string | null; // the Unit that is played
  winner: number | null;
  dice: Die[];
  units: Unit[];
  ranges?: Record<string, number>; // how far each enemy stands from the Unit that is played
  track: string[]; // tokens, from the left end
  to_draw: string[]; // tokens still to be laid down
}

export const PLACES = [1, 2, 3];
const OVER = -2;

/** unit/wizard and token/wizard: wizard. */
export function kindOf(id: string): string {
  return id.slice(id.indexOf("/") + 1);
}

/** Which side the Unit of a piece or token fights for. */
export function sideOf(view: View, id: string): number {
  return view.units.find((unit) => kindOf(unit.id) === kindOf(id))?.side ?? 0;
}

/** Whose turn it is, also while the dice are in the air; null before the first and after the last. */
export function turnOf(view: View): number | null {
  if (isOver(view)) return null;
  if (view.actor >= 0) return view.actor;
  return view.playing === null ? null : sideOf(view, view.playing);
}

/** Whether a view of the turn `to` may be the one that follows a view of the turn `from`. */
export function isNext(from: number, to: number): boolean {
  return to === from || to === from + 1;
}

export function isOver(view: View): boolean {
  return view.actor === OVER;
}

/** The column of a place in the gully, from 1 at the left; the fourth is the gap between the lines. */
export function columnOf(onLeft: boolean, position: number): number {
  return onLeft ? 4 - position : 4 + position;
}

export interface Placed {
  unit: Unit;
  column: number;
  posture: "standing" | "fallen" | "waiting";
}

/** Every Unit with its column: the fallen lie on the places at the back that their side has lost. */
export function placed(view: View, left: number): Placed[] {
  const free = [0, 1].map((side) => {
    const taken = view.units.filter((unit) => unit.side === side).map((unit) => unit.position);
    return PLACES.filter((place) => !taken.includes(place));
  });
  return view.units.map((unit) => {
    const waiting = unit.position === null && view.phase === "arrange";
    const place = unit.position ?? free[unit.side]?.pop() ?? 3;
    const posture = unit.position !== null ? "standing" : waiting ? "waiting" : "fallen";
    return { unit, column: columnOf(unit.side === left, place), posture };
  });
}
