// Setting a table up: who sits where at first, and going there.

import { keepTable, remember, tipsName, wordName } from "../api/kept";
import type { GameShown, Language, SeatWanted, TableWanted } from "../api/messages";
import { createTable, createTableFrom, type Moments } from "../api/rest";
import { router } from "../ui/router.svelte";

const EASY = "level:1";
const USUAL = "level:2";

export const bot = (level: string = USUAL): SeatWanted => ({ kind: "bot", bot: level, name: null });
export const person = (): SeatWanted => ({ kind: "person", bot: null, name: null });
export const here = (): SeatWanted => ({ kind: "here", bot: null, name: null });

/** Somebody on this screen against bots, as few as the game allows. */
export function againstBots(game: GameShown, level: string = USUAL): TableWanted {
  const others = Array.from({ length: game.fewest - 1 }, () => bot(level));
  return { game: game.name, seats: [here(), ...others], options: {}, dice: "sealed", clock: null };
}

/** So many seats, of which those that are there already stay. */
export function resized(seats: readonly SeatWanted[], players: number): SeatWanted[] {
  return Array.from({ length: players }, (_, seat) => seats[seat] ?? bot());
}

interface Manner {
  word?: string; // for the dice
  tips?: boolean; // show the first-match guide
}

/** Create a table and go there. */
export async function open(wanted: TableWanted, language: Language, manner: Manner = {}): Promise<void> {
  const made = await createTable(wanted, language);
  keepTable(made, wanted.game, wanted.seats, wanted);
  if (manner.word) remember(wordName(made.table), manner.word);
  if (manner.tips) remember(tipsName(made.table), []);
  router.go(`/t/${made.table}`);
}

/** Go on from a moment of a finished match: one seat for somebody here, bots for the others. */
export async function playOn(from: Moments, game: string, seats: SeatWanted[], language: Language): Promise<void> {
  const made = await createTableFrom(from, { seats, dice: "sealed", clock: null }, language);
  keepTable(made, game, seats);
  router.go(`/t/${made.table}`);
}

/** A first match with tips, against the easiest bot. */
export const learn = (game: GameShown, language: Language): Promise<void> =>
  open(againstBots(game, EASY), language, { tips: true });
