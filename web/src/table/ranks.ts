// The order in which a match ended.

export interface Ranked {
  index: number; // the seat
  rank: number; // from 1; equal scores share one
}

export function ranked(scores: readonly number[]): Ranked[] {
  return scores
    .map((score, index) => ({ index, rank: 1 + scores.filter((other) => other > score).length }))
    .sort((one, other) => one.rank - other.rank);
}
