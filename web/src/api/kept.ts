// What this browser remembers: the keys of its seats, links to hand out, its tables, and small preferences.

import type { SeatKind, SeatWanted, TableMade, TableWanted } from "./messages";

export type SeatKeys = Record<string, string>; // by seat

export interface KeptTable {
  table: string;
  game: string;
  at: number; // when it was last looked at
  wanted?: TableWanted; // how it was set up, to play again
}

const KEYS = "pioche.keys"; // {table: {seat: key}}: where this browser sits
const LINKS = "pioche.links"; // {table: {seat: key}}: for others, until they have sat down
const TABLES = "pioche.tables";
const MOST_TABLES = 40;

/** The word for the dice that was typed in before there was a table; which tips have been shown at it. */
export const wordName = (table: string): string => `pioche.word.${table}`;
export const tipsName = (table: string): string => `pioche.tips.${table}`;

export function recall<T>(name: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(name);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise; // storage is full, forbidden or not ours
  }
}

export function remember(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Without storage everything works until the page is closed.
  }
}

const recallAll = (name: string) => recall<Record<string, SeatKeys>>(name, {});

export const keysOf = (table: string): SeatKeys => recallAll(KEYS)[table] ?? {};
export const linksOf = (table: string): SeatKeys => recallAll(LINKS)[table] ?? {};

export function keepKey(table: string, seat: number, key: string): void {
  const all = recallAll(KEYS);
  remember(KEYS, { ...all, [table]: { ...all[table], [seat]: key } });
}

/** The seats of a new table that are played on this screen. */
export const seatsHere = (kinds: readonly SeatKind[]): number[] =>
  kinds.flatMap((kind, seat) => (kind === "here" ? [seat] : []));

/** Keep the keys of a new table: own seats, and links for the others. */
export function keepTable(made: TableMade, game: string, seats: readonly SeatWanted[], wanted?: TableWanted): void {
  const own = new Set(seatsHere(seats.map((seat) => seat.kind)));
  const links: SeatKeys = {};
  made.keys.forEach((key, seat) => {
    if (key && own.has(seat)) keepKey(made.table, seat, key);
    if (key) links[seat] = key;
  });
  remember(LINKS, { ...recallAll(LINKS), [made.table]: links });
  noteTable({ table: made.table, game, at: Date.now(), ...(wanted && { wanted }) });
}

export const keptTables = (): KeptTable[] => recall<KeptTable[]>(TABLES, []);

/** Put a table on top of the list of those to come back to. */
export function noteTable(table: KeptTable): void {
  const others = keptTables().filter((one) => one.table !== table.table);
  const before = keptTables().find((one) => one.table === table.table);
  remember(TABLES, [{ ...before, ...table }, ...others].slice(0, MOST_TABLES));
}

export function forgetTable(table: string): void {
  remember(
    TABLES,
    keptTables().filter((one) => one.table !== table),
  );
  for (const name of [KEYS, LINKS]) {
    const { [table]: _gone, ...rest } = recallAll(name);
    remember(name, rest);
  }
}

// A tab that was opened by the link of a seat sits at that seat alone, whatever else this browser holds.
const tabSeat = (table: string) => `pioche.tab.${table}`;

export function keepTabKey(table: string, key: string): void {
  try {
    sessionStorage.setItem(tabSeat(table), key);
  } catch {
    // Then the tab sits wherever the browser does.
  }
}

export function tabKey(table: string): string | null {
  try {
    return sessionStorage.getItem(tabSeat(table));
  } catch {
    return null;
  }
}
