// What a screen reader and the zoom say of each piece: names and texts from the game, the rest from the view.

import type { BoardTable } from "../board";
import type { AbilityShown, CardShown, NumberShown, SeatOfView, TileShown, Token, View } from "./view";
import { colon, type Words } from "./words";

export interface Said {
  title: string;
  about: string; // what kind of piece it is, and how it stands
  lines: string[];
}

export function seatName(table: BoardTable, seat: number, words: Words): string {
  return table.seats[seat]?.name ?? (seat >= table.seats.length ? words.virtual : String(seat + 1));
}

export function aloud(said: Said): string {
  const parts = [said.title, said.about, ...said.lines].filter(Boolean);
  return parts.map((part, index) => (index < parts.length - 1 ? part.replace(/\.$/, "") : part)).join(". ");
}

function tokenSaid(token: Token, words: Words): string {
  const lasts = { turn: words.forTurn, round: words.forRound, game: words.forGame }[token.lasts];
  return `${signed(token.amount)} (${lasts})`;
}

export function signed(amount: number): string {
  return amount > 0 ? `+${amount}` : `−${-amount}`;
}

function numberSaid(name: string, number: NumberShown, words: Words): string {
  const tokens = number.tokens.map((token) => tokenSaid(token, words));
  const printed = tokens.length ? `, ${words.printed} ${number.printed}, ${tokens.join(", ")}` : "";
  return `${name} ${number.now}${printed}`;
}

export function sayTile(tile: TileShown, owner: string, table: BoardTable, words: Words): Said {
  return {
    title: `${table.label(`tile/${tile.tile}`).name}, ${owner}`,
    about: tile.working ? words.works : words.broken,
    lines: [numberSaid(words.attack, tile.attack, words), numberSaid(words.defence, tile.defence, words)],
  };
}

export function sayCard(card: CardShown, table: BoardTable, words: Words): Said {
  if (!card.card) return { title: words.hidden, about: "", lines: [] };
  const label = table.label(`card/${card.card}`);
  const kind = card.kind ? words[card.kind] : "";
  const about = [kind, card.face_up ? words.faceUp : ""].filter(Boolean).join(", ");
  return { title: label.name, about, lines: [label.text] };
}

export function sayAbility(ability: AbilityShown, table: BoardTable, words: Words): Said {
  const label = table.label(`ability/${ability.ability}`);
  return { title: label.name, about: ability.usable ? words.usable : "", lines: [label.text] };
}

export function sayPilot(seat: SeatOfView, owner: string, table: BoardTable): Said {
  const label = table.label(`pilot/${seat.pilot?.pilot}`);
  return { title: label.name, about: owner, lines: [label.text] };
}

/** The whole chassis: how it stands, then who steers it and everything it can do. */
export function sayMecha(seat: SeatOfView, owner: string, view: View, table: BoardTable, words: Words): Said {
  const stands = [
    `${seat.working} ${seat.working === 1 ? words.tile : words.tiles}`,
    `${words.energy} ${seat.energy} ${words.of} ${view.most_energy}`,
    `${seat.hand.length} ${seat.hand.length === 1 ? words.card : words.cards}`,
  ];
  const between = colon(table.language);
  const named = (key: string) => `${table.label(key).name}${between}${table.label(key).text}`;
  return {
    title: `${table.label(`mecha/${seat.mecha?.mecha}`).name}, ${owner}`,
    about: seat.fallen ? words.destroyed : stands.join(", "),
    lines: [
      ...(seat.pilot ? [named(`pilot/${seat.pilot.pilot}`)] : []),
      ...seat.abilities.map((ability) => named(`ability/${ability.ability}`)),
    ],
  };
}

/** What is used: a card, a Pilot or an ability; energy for a card has no piece. */
export function effectName(id: string | null, view: View, table: BoardTable, words: Words): string {
  if (!id) return words.gains;
  const [kind, which] = id.split("/");
  if (kind !== "pilot") return table.label(id).name;
  return table.label(`pilot/${view.seats[Number(which)]?.pilot?.pilot}`).name;
}

export function effectText(id: string | null, view: View, table: BoardTable): string {
  if (!id) return "";
  const [kind, which] = id.split("/");
  return table.label(kind === "pilot" ? `pilot/${view.seats[Number(which)]?.pilot?.pilot}` : id).text;
}

export function tileName(id: string, view: View, table: BoardTable): string {
  const [, seat, tile] = id.split("/");
  const found = view.seats[Number(seat)]?.tiles[Number(tile)];
  return found ? table.label(`tile/${found.tile}`).name : "";
}
