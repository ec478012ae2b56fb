// The text of a card without what the card shows in pictures: its kind, what it needs and its family.

import type { BoardTable } from "../board";
import type { Card, HeldCard } from "./view";

/** The sentences of a label come in the order kind, needs, family, text. */
function sentences(card: HeldCard, table: BoardTable): string[] {
  return table.label(card.id).text.match(/.+?\.(?=\s|$)/gs)?.map((one) => one.trim()) ?? [];
}

function isPaidFor(card: HeldCard): boolean {
  return card.kind === "building" || card.kind === "troop" || card.kind === "effect";
}

/** What follows the pictures; everything, where the label is not as expected. */
export function printedText(card: HeldCard, table: BoardTable): string {
  const drawn = 1 + Number(isPaidFor(card)) + Number(card.family !== null);
  return sentences(card, table).slice(drawn).join(" ") || table.label(card.id).text;
}

/** The name of the family in the sentence about it, or nothing for a card without one. */
export function printedFamily(card: HeldCard, table: BoardTable): string[] {
  if (card.family === null) return [];
  const told = sentences(card, table)[1 + Number(isPaidFor(card))] ?? "";
  const name = told.slice(told.indexOf(":") + 1, -1).trim();
  return name ? [name] : [];
}

/** Name and text of a card with what else is to be said of it, for those who listen. */
export function spokenCard(card: Card, table: BoardTable, ...more: string[]): string {
  const { name, text } = table.label(card.id);
  return [`${name}.`, text, more.join(", ")].filter(Boolean).join(" ");
}
