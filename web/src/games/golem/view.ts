// The part of GOLEM's view that the board draws, as view.py makes it.

/** One operation as it is printed: see operations.py of the game for the columns. */
export type Operation = number[];

export const COLUMN = { do: 0, amount: 1, who: 2, with: 3, at: 4, lasts: 5, when: 6 } as const;
export const STRIKE = 1;
export const CHANCE = -1;
export const OVER = -2;

export interface Token {
  amount: number;
  lasts: "turn" | "round" | "game";
}

export interface NumberShown {
  printed: number;
  now: number;
  tokens: Token[];
}

export interface TileShown {
  id: string;
  tile: string;
  working: boolean;
  attack: NumberShown;
  defence: NumberShown;
}

export interface CardShown {
  id: string;
  card: string | null;
  kind?: "combat" | "support";
  effect?: Operation[];
  face_up?: boolean;
}

export interface AbilityShown {
  id: string;
  ability: string;
  cost: number;
  window: "own" | "answer" | "any";
  usable: boolean;
  effect: Operation[];
}

export interface PilotShown {
  id: string;
  pilot: string;
  initiative: number;
  effect: Operation[];
}

export interface SeatOfView {
  team: number | null;
  pilot: PilotShown | null;
  mecha: { id: string; mecha: string } | null;
  energy: number;
  fallen: boolean;
  acted: boolean;
  working: number;
  tiles: TileShown[];
  abilities: AbilityShown[];
  hand: CardShown[];
}

export interface EffectShown {
  id: string | null;
  user: number;
  enemy: number | null;
  step: number;
  asks: string | null;
  striker: string | null;
  target: string | null;
  hit: boolean | null;
  strength: number | null;
  resistance: number | null;
}

export interface View {
  actor: number;
  phase: string;
  round: number;
  rounds: number;
  cycle: number;
  cycles: number;
  turn: number | null;
  has_acted: boolean;
  most_energy: number;
  boost: number;
  shield: number;
  pile: { id: string; cards: number };
  discard: { id: string; cards: CardShown[] };
  supply: { id: string; plus: number; minus: number };
  virtual: { hand: CardShown[] } | null;
  effects: EffectShown[];
  seats: SeatOfView[];
}

/** The body, in hundredths of its width; tiles are numbered as in the view. */
export const BODY_HEIGHT = 92;
export const PLACES = [
  { x: 34, y: 0, width: 32, height: 27 },
  { x: 0, y: 17, width: 29, height: 43 },
  { x: 71, y: 17, width: 29, height: 43 },
  { x: 30, y: 28, width: 40, height: 32 },
  { x: 17, y: 61, width: 32, height: 31 },
  { x: 51, y: 61, width: 32, height: 31 },
] as const;
