// The board of every game that has one, loaded when it is needed; a game without is played from the list of sentences.

import type { BoardComponent } from "./board";

const found = import.meta.glob<{ default: BoardComponent }>("./*/Board.svelte");

export async function loadBoard(game: string): Promise<BoardComponent | null> {
  const load = found[`./${game}/Board.svelte`];
  return load ? (await load()).default : null;
}
