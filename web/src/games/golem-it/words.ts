// The board's own few words; everything else comes from the game's labels.

import type { Language } from "../board";

interface Words {
  toBeat: string;
  nothingToBeat: string;
  cards(number: number): string;
  points(number: number): string;
  holds(name: string, cards: number): string;
  has(name: string, what: string, points: number): string;
  counts(value: number): string;
  underWay: string;
  passed: string;
  place(rank: number): string;
  penalty: string;
  total: string;
  toPlay: string;
  starts: string;
  game(number: number, games: number): string;
  turn(turn: number, limit: number): string;
  openHint: string;
  answerHint(cards: number): string;
  discarded: string;
  nothingDiscarded: string;
  close: string;
}

const NEAR = 100; // turns before the limit of a game at which it is worth a word

function isNear(turn: number, limit: number): boolean {
  return limit > 0 && limit - turn <= NEAR;
}

const en: Words = {
  toBeat: "To beat",
  nothingToBeat: "Nothing to beat yet",
  cards: (number) => (number === 1 ? "1 card" : `${number} cards`),
  points: (number) => (number === 1 ? "1 point" : `${number} points`),
  holds: (name, cards) => `${name} holds ${en.cards(cards)}`,
  has: (name, what, points) => `${name}, ${what}: ${en.points(points)}`,
  counts: (value) => `counts ${value}`,
  underWay: "Under way",
  passed: "passed",
  place: (rank) => `${rank}${["th", "st", "nd", "rd"][rank] ?? "th"}`,
  penalty: "Penalty",
  total: "Total",
  toPlay: "to play",
  starts: "started this game",
  game: (number, games) => `Game ${number} of ${games}`,
  turn: (turn, limit) => (isNear(turn, limit) ? `Turn ${turn} of at most ${limit}` : `Turn ${turn}`),
  openHint: "Choose a card; more of the same value can be added.",
  answerHint: (cards) => `${cards} cards of one value: choose the first.`,
  discarded: "Discarded",
  nothingDiscarded: "Nothing is discarded yet.",
  close: "Close",
};

const fr: Words = {
  toBeat: "À battre",
  nothingToBeat: "Rien à battre encore",
  cards: (number) => (number > 1 ? `${number} cartes` : `${number} carte`),
  points: (number) => (number > 1 ? `${number} points` : `${number} point`),
  holds: (name, cards) => `${name} a ${fr.cards(cards)} en main`,
  has: (name, what, points) => `${name}, ${what}\u00a0: ${fr.points(points)}`,
  counts: (value) => `vaut ${value}`,
  underWay: "En cours",
  passed: "a passé",
  place: (rank) => (rank === 1 ? "1er" : `${rank}e`),
  penalty: "Malus",
  total: "Total",
  toPlay: "doit jouer",
  starts: "a commencé cette partie",
  game: (number, games) => `Partie ${number} sur ${games}`,
  turn: (turn, limit) => (isNear(turn, limit) ? `Tour ${turn} sur ${limit} au plus` : `Tour ${turn}`),
  openHint: "Choisissez une carte\u00a0; d'autres de même valeur pourront s'ajouter.",
  answerHint: (cards) => `${cards} cartes d'une même valeur\u00a0: choisissez la première.`,
  discarded: "Défausse",
  nothingDiscarded: "Rien n'est encore défaussé.",
  close: "Fermer",
};

export const words: Record<Language, Words> = { en, fr };
export type { Words };
