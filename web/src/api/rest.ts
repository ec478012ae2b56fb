// Questions to the server outside the socket. What it refuses is thrown as a Refusal: one sentence for people.

import type {
  DiceShown,
  GameShown,
  Language,
  Moment,
  RulesShown,
  SeatsWanted,
  TableMade,
  TableShown,
  TableWanted,
} from "./messages";

export class Refusal extends Error {
  constructor(
    readonly status: number, // 0: the server was not reached
    sentence: string,
    readonly clause: string | null = null,
  ) {
    super(sentence);
  }
}

async function ask(path: string, request: RequestInit = {}): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, request);
  } catch {
    throw new Refusal(0, "");
  }
  if (answer.ok) return answer;
  const said: unknown = await answer.json().catch(() => null);
  const { sentence, clause } = (said ?? {}) as { sentence?: string; clause?: string | null };
  throw new Refusal(answer.status, typeof sentence === "string" ? sentence : "", clause ?? null);
}

async function read<T>(path: string, key: string | null = null): Promise<T> {
  return (await (await ask(path, { headers: bearer(key) })).json()) as T;
}

const bearer = (key: string | null): Record<string, string> => (key ? { Authorization: `Bearer ${key}` } : {});

async function post<T>(path: string, body: string, kind: string, key: string | null = null): Promise<T> {
  const answer = await ask(path, { method: "POST", headers: { "Content-Type": kind, ...bearer(key) }, body });
  return (await answer.json()) as T;
}

const shelves = new Map<Language, Promise<GameShown[]>>();

/** All games; asked once for each language, and again after a failure. */
export function readGames(language: Language): Promise<GameShown[]> {
  const known = shelves.get(language);
  if (known) return known;
  const asked = read<GameShown[]>(`/games?language=${language}`);
  shelves.set(language, asked);
  asked.catch(() => shelves.delete(language));
  return asked;
}

export const readRules = (game: string, language: Language) =>
  read<RulesShown>(`/games/${encodeURIComponent(game)}/rules?language=${language}`);

export const readTable = (table: string, language: Language) =>
  read<TableShown>(`/tables/${encodeURIComponent(table)}?language=${language}`);

export const readMoment = (table: string, event: number, key: string | null, language: Language) =>
  read<Moment>(`/tables/${encodeURIComponent(table)}/events/${event}?language=${language}`, key);

export const readDice = (table: string, key: string | null, language: Language) =>
  read<DiceShown>(`/tables/${encodeURIComponent(table)}/dice?language=${language}`, key);

export const createTable = (wanted: TableWanted, language: Language) =>
  post<TableMade>(`/tables?language=${language}`, JSON.stringify(wanted), "application/json");

/** A moment of a match, counted as the seat with that key counts. */
export interface Moments {
  table: string;
  event: number;
  key: string | null;
}

export const createTableFrom = (from: Moments, wanted: SeatsWanted, language: Language) =>
  post<TableMade>(
    `/tables/${encodeURIComponent(from.table)}/events/${from.event}/tables?language=${language}`,
    JSON.stringify(wanted),
    "application/json",
    from.key,
  );

export const keepRecord = (text: string, language: Language) =>
  post<{ table: string }>(`/records?language=${language}`, text, "text/plain; charset=utf-8");

export const recordAddress = (table: string) => `/api/tables/${encodeURIComponent(table)}/record`;
