// What a piece says, shown large beside it: on hover, on focus by keyboard, and on a tap that chooses nothing, for what
// can be done with a piece is told in full where it is asked; Escape puts it away.

import { getContext, setContext } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Said } from "./spoken";

const HOVER = 260; // milliseconds before a pointer that rests on a piece is taken for a question
const STILL = 10; // pixels that a finger may move while it taps

export interface Shown {
  said: Said;
  over: DOMRect;
}

type Heard = (event: PointerEvent) => void;

const byMouse = (event: PointerEvent): boolean => event.pointerType === "mouse";

export class Zoom {
  shown = $state.raw<Shown | null>(null);
  #about: Element | null = null;
  #waiting: ReturnType<typeof setTimeout> | undefined;

  hide = (): void => {
    clearTimeout(this.#waiting);
    this.shown = null;
    this.#about = null;
  };

  #show(element: Element, said: Said): void {
    clearTimeout(this.#waiting);
    this.#about = element;
    this.shown = { said, over: element.getBoundingClientRect() };
  }

  /**
   * For the element of a piece; `said` is asked when the piece is. Where `isReadable` says that all of it stands on
   * the piece, there is nothing to show.
   */
  on(said: () => Said, isReadable: (element: Element) => boolean = () => false): Attachment<HTMLElement> {
    return (element) => {
      let from: { x: number; y: number } | null = null; // where a finger came down
      const show = () => {
        if (!element.isConnected || isReadable(element)) return; // it may have left the table meanwhile
        this.#show(element, said());
      };
      const handlers: Record<string, Heard> = {
        pointerenter: (event) => {
          if (!byMouse(event)) return;
          clearTimeout(this.#waiting);
          this.#waiting = setTimeout(show, HOVER);
        },
        pointerdown: (event) => {
          const isInner = (event.target as Element).closest("[data-piece]") !== element;
          from = byMouse(event) || isInner ? null : { x: event.clientX, y: event.clientY };
        },
        pointerup: (event) => {
          const isStill = from && Math.hypot(event.clientX - from.x, event.clientY - from.y) < STILL;
          if (isStill && !element.closest("[data-touch]")) show();
          from = null;
        },
        pointercancel: () => {
          from = null;
        },
        pointerleave: (event) => {
          if (byMouse(event)) this.hide();
        },
        focus: () => {
          if (element.matches(":focus-visible")) show();
        },
        blur: () => {
          if (this.#about === element) this.hide();
        },
      };
      const heard = Object.entries(handlers) as [string, EventListener][];
      for (const [name, handler] of heard) element.addEventListener(name, handler);
      return () => {
        for (const [name, handler] of heard) element.removeEventListener(name, handler);
        if (this.#about === element) this.hide();
      };
    };
  }
}

const KEY = Symbol("golem zoom");

export function provideZoom(): Zoom {
  return setContext(KEY, new Zoom());
}

export function useZoom(): Zoom {
  return getContext(KEY);
}
