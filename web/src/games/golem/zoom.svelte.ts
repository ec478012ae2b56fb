// What a piece says, shown large beside it: on hover, on focus by keyboard, and on a long press; Escape puts it away.

import { getContext, setContext } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Said } from "./spoken";

const HOVER = 260; // milliseconds before a pointer that rests on a piece is taken for a question
const PRESS = 420; // and a finger

export interface Shown {
  said: Said;
  over: DOMRect;
}

export class Zoom {
  shown = $state.raw<Shown | null>(null);
  #about: Element | null = null;
  #waiting: ReturnType<typeof setTimeout> | undefined;

  hide = (): void => {
    clearTimeout(this.#waiting);
    this.shown = null;
    this.#about = null;
  };

  #show(element: Element, said: () => Said): void {
    this.#about = element;
    this.shown = { said: said(), over: element.getBoundingClientRect() };
  }

  #later(delay: number, then: () => void): void {
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(then, delay);
  }

  /** For the element of a piece; `said` is asked when the piece is. */
  on(said: () => Said): Attachment<HTMLElement> {
    return (element) => {
      let wasLong = false;
      const show = () => this.#show(element, said);
      const handlers: Record<string, (event: Event) => void> = {
        pointerenter: (event) => {
          if ((event as PointerEvent).pointerType === "mouse") this.#later(HOVER, show);
        },
        pointerdown: (event) => {
          wasLong = false;
          if ((event as PointerEvent).pointerType === "mouse") return this.hide();
          this.#later(PRESS, () => {
            wasLong = true;
            show();
          });
        },
        pointerup: (event) => {
          if ((event as PointerEvent).pointerType !== "mouse") this.hide();
        },
        pointercancel: this.hide,
        pointerleave: this.hide,
        contextmenu: (event) => {
          if (wasLong) event.preventDefault();
        },
        focus: () => {
          if (element.matches(":focus-visible")) show();
        },
        blur: this.hide,
      };
      // A long press is a question, not a click.
      const click = (event: Event) => {
        if (wasLong) event.stopImmediatePropagation();
        wasLong = false;
      };
      for (const [name, handler] of Object.entries(handlers)) element.addEventListener(name, handler);
      element.addEventListener("click", click, { capture: true });
      return () => {
        for (const [name, handler] of Object.entries(handlers)) element.removeEventListener(name, handler);
        element.removeEventListener("click", click, { capture: true });
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
