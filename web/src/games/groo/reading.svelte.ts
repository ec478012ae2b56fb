// Which card is read in large: the one under the mouse, with the keyboard's focus, tapped or pressed for long.

import { getContext, setContext } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Card } from "./view";

const KEY = Symbol("reading");
const PAUSE = 350; // milliseconds that a mouse rests on a card

export class Reading {
  card = $state.raw<Card | null>(null);
  notes = $state.raw<readonly string[]>([]);
  at = $state.raw<DOMRect | null>(null);
  #from: Element | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Let the element show its card; not to a mouse where `isReadable` says that all can be read on it already. */
  of(card: Card, notes: readonly string[] = [], isReadable: (element: Element) => boolean = () => false): Attachment {
    return (element) => {
      const show = () => this.show(element, card, notes);
      const rest = (event: Event) => {
        if ((event as PointerEvent).pointerType !== "mouse" || isReadable(element)) return;
        this.#timer = setTimeout(show, PAUSE);
      };
      const tap = (event: Event) => {
        if ((event as PointerEvent).pointerType !== "mouse" && !isReadable(element)) show();
      };
      const focus = () => {
        if (element.matches(":focus-visible") && !isReadable(element)) show();
      };
      const leave = (event: Event) => {
        if (event.type === "blur" || (event as PointerEvent).pointerType === "mouse") this.hide(element);
      };
      const listeners: [string, (event: Event) => void][] = [
        ["pointerenter", rest],
        ["pointerleave", leave],
        ["pointerup", tap],
        ["focus", focus],
        ["blur", leave],
        ["contextmenu", (event) => this.#longPress(event, show)],
      ];
      for (const [kind, heard] of listeners) element.addEventListener(kind, heard);
      return () => {
        for (const [kind, heard] of listeners) element.removeEventListener(kind, heard);
        this.hide(element);
      };
    };
  }

  show(element: Element, card: Card, notes: readonly string[]): void {
    clearTimeout(this.#timer);
    this.#from = element;
    this.card = card;
    this.notes = notes;
    this.at = element.getBoundingClientRect();
  }

  hide(element: Element | null = this.#from): void {
    clearTimeout(this.#timer);
    if (element !== this.#from) return;
    this.#from = null;
    this.card = null;
  }

  /** Where fingers point, a long press opens a menu of the browser: show the card instead. */
  #longPress(event: Event, show: () => void): void {
    if ((event as PointerEvent).pointerType === "mouse") return;
    event.preventDefault();
    show();
  }
}

export function openReading(): Reading {
  return setContext(KEY, new Reading());
}

export function useReading(): Reading {
  return getContext<Reading>(KEY);
}
