// The part of Groo's view that the board draws, as view() in src/pioche/games/groo/view.py makes it.

export type Kind = "building" | "troop" | "effect" | "wild" | "event";
export type MaterialName = "labor" | "supplies" | "kopin" | "head";

export const MATERIALS: readonly MaterialName[] = ["labor", "supplies", "kopin", "head"];

/** A card that lies face up: all that is told of it where nothing else is known. */
export interface Card {
  id: string;
  card: string;
}

export interface InTown extends Card {
  asleep: boolean;
  used: boolean;
  usable: boolean;
  family: string | null;
}

export interface Building extends InTown {
  points: number;
  worth: number;
}

export interface Troop extends InTown {
  value: number;
  fights: boolean;
}

/** A card of a hand that the reader knows. */
export interface HeldCard extends Card {
  kind: Kind;
  cost: number[];
  face_up: boolean;
  playable: boolean;
  family: string | null;
  points?: number;
  value?: number;
}

/** A card of a hand that the reader does not know. */
export interface HiddenCard {
  id: string;
  card: null;
}

export interface TownView {
  id: string;
  points: number;
  buildings: Building[];
  troops: Troop[];
  hand: (HeldCard | HiddenCard)[];
}

export interface DiceOf {
  id: string;
  material: MaterialName;
  dice: number;
  goods: number;
}

export interface Battle {
  attacker: number;
  defender: number;
  attack: number;
  defence: number;
  losing: number | null;
}

export interface WaitingCard extends Card {
  player: number;
}

export interface EffectUnderWay extends Card {
  user: number;
  opponent: number | null;
  target: number | null;
  asks: string | null;
}

export interface View {
  actor: number;
  phase: string;
  window: string | null;
  turn: number | null;
  turns: number;
  last_turns: number | null;
  goal: number;
  winner: number | null;
  groo: { id: string; town: number | null };
  holder: number | null;
  rolled: number;
  dice: DiceOf[];
  pile: { id: string; cards: number; emptied: number };
  discard: { id: string; cards: Card[] };
  held: Card[];
  waiting: WaitingCard[];
  effects: EffectUnderWay[];
  battle: Battle | null;
  seats: TownView[];
}

export function isKnown(card: HeldCard | HiddenCard): card is HeldCard {
  return card.card !== null;
}
