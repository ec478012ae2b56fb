// What a board gets to draw with. A board knows no rule: it draws the view, and spreads `table.piece(id)` over every
// element that is a piece, so that clicks, keys, what can be done with it and moving are the table's business.

import type { Component } from "svelte";

export type Language = "en" | "fr";

export interface Label {
  name: string;
  text: string;
}

export interface SeatShown {
  name: string;
  kind: "person" | "bot" | "here";
  present: boolean;
}

export interface BoardTable {
  readonly seat: number; // who looks, from 0; -1: a spectator
  readonly seats: readonly SeatShown[];
  readonly language: Language;
  /** What a piece is called and says; its id where the game has no label for it. */
  label(id: string): Label;
  /**
   * Attributes for the element (HTML or SVG) that draws the piece with this id in the view; `name` is read aloud.
   * They mark it as `data-touch` where something can be done with it, `data-chosen` once it is clicked, `data-fresh`
   * where something has just happened to it: style it by these. A piece that is dragged onto another does what is
   * about both, or first what is about it and then what is about the other. An area that is no piece may have the
   * attribute `data-place`: a piece that is dragged there does the only thing that can be done with it.
   */
  piece(id: string, name: string): Record<string, unknown>;
  /** Whether something can be done with the piece now. */
  canTouch(id: string): boolean;
  /** Whether the piece was part of what has just happened. */
  isFresh(id: string): boolean;
}

// Each view is as the game's view() in Python makes it; boards declare the fields they draw.
export type BoardComponent = Component<{ view: any; table: BoardTable }>;
