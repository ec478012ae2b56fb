// The part of Golem It's view that its board draws.

export type Colour = "mint" | "purple";

export interface CardShown {
  id: string;
  colour: Colour | null; // null: seen from behind
  number: number | null;
  points?: number; // that lie on it
}

export interface Points {
  id: string;
  points: number;
}

export interface Combination {
  value: number | null; // null: its first card has no points yet
  cards: CardShown[];
}

export interface SeatView {
  hand: CardShown[];
  tokens: Points;
  points_on_cards: number;
  front: Combination | null;
  passed: boolean;
  rank: number | null;
  total: number | null; // over a series of games
}

export interface View {
  actor: number; // below 0: chance, or nobody
  phase: "deal" | "turn" | "points" | "more" | "end";
  series: "single" | "two players" | "tournament";
  game_number: number;
  games: number;
  variant: "base" | "a" | "ab";
  turn: number;
  turn_limit: number;
  starter: number;
  reserve: Points;
  pile: { id: string; cards: number };
  discard: Record<string, number>; // how many of each face: "mint-7"
  to_beat: { seat: number; value: number; cards: number } | null;
  chain: (Combination & { points: number }) | null; // which only its player sees
  seats: SeatView[];
}

/** What the labels call a piece: a card by its face, anything else by its kind. */
export function labelKey(id: string): string {
  return id.split("/", id.startsWith("card/") ? 2 : 1).join("/");
}

/** Cards as people hold them: by number, mint before purple; those seen from behind stay as they are. */
export function inOrder(cards: readonly CardShown[]): CardShown[] {
  return cards.toSorted(
    (one, other) => (one.number ?? 0) - (other.number ?? 0) || (one.colour ?? "").localeCompare(other.colour ?? ""),
  );
}
