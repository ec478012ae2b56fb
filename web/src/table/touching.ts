// Clicks, keys and dragging on the pieces of a board. A finger that moves at once scrolls the page, unless the piece is
// one that something else can be done together with; held for a moment first, any piece that can be touched follows it.

import type { Attachment } from "svelte/attachments";
import type { BoardModel } from "./board.svelte";
import { inUserUnits } from "./moving";

const STARTS = 8; // pixels before a press becomes a drag
const FINGER_STARTS = 14; // the same for fingers, which tremble
const HELD = 180; // milliseconds after which a finger drags instead of scrolling

type Piece = HTMLElement | SVGElement;

interface Press {
  piece: Piece;
  x: number;
  y: number;
  since: number;
  touch: boolean;
  pointer: number;
}

/** The innermost piece there, of those that can be touched if there is one. */
export function pieceAt(target: EventTarget | null): Piece | null {
  const element = target instanceof Element ? target : null;
  return element?.closest<Piece>("[data-touch]") ?? element?.closest<Piece>("[data-piece]") ?? null;
}

/**
 * The pieces around an element, from the innermost out, that another one can be dropped on; those that something can
 * be done with together come first. What lies beside the dragged piece, as in the same hand, is no place to go to.
 */
export function droppedOn(under: Element | null, dragged: Element): string[] {
  const found: Element[] = [];
  for (let at = under?.closest("[data-piece]"); at; at = at.parentElement?.closest("[data-piece]")) found.push(at);
  const targets = found.filter((piece) => piece.matches("[data-target]"));
  const group = groupOf(dragged);
  const others = found.filter((piece) => !piece.contains(dragged) && groupOf(piece) !== group);
  return [...new Set([...targets, ...others].map(idOf))].filter((id) => id !== idOf(dragged));
}

/** The nearest element around a piece that holds other pieces too. */
function groupOf(piece: Element): Element | null {
  const own = piece.querySelectorAll("[data-piece]").length + 1;
  let group = piece.parentElement;
  while (group && group.querySelectorAll("[data-piece]").length === own) group = group.parentElement;
  return group;
}

const idOf = (piece: Element): string => piece.getAttribute("data-piece")!;

export function touching(model: BoardModel): Attachment<HTMLElement> {
  return (frame) => {
    let pressed: Press | null = null;
    let dragging = false;

    const click = (event: MouseEvent): void => {
      const piece = pieceAt(event.target);
      if (piece && frame.contains(piece)) model.click(idOf(piece));
      else model.clear();
    };

    const key = (event: KeyboardEvent): void => {
      if (event.key !== "Enter" && event.key !== " ") return;
      const piece = event.target as Element;
      if (!piece.matches("[data-touch]")) return;
      if (event.repeat) event.preventDefault(); // a key held down decides nothing
      if (event.repeat || piece instanceof HTMLButtonElement) return;
      event.preventDefault();
      model.click(idOf(piece));
    };

    const press = (event: PointerEvent): void => {
      const piece = event.target instanceof Element ? event.target.closest<Piece>("[data-drag]") : null;
      if (event.button !== 0 || !event.isPrimary || !piece) return;
      const { clientX: x, clientY: y, timeStamp: since, pointerId: pointer } = event;
      pressed = { piece, x, y, since, touch: event.pointerType === "touch", pointer };
    };

    /** Whether the press may become a drag now: a finger must have been held where it could as well be scrolling. */
    const mayDrag = (event: Event): boolean =>
      pressed !== null &&
      (!pressed.touch || pressed.piece.getAttribute("data-drag") === "at-once" || event.timeStamp - pressed.since >= HELD);

    const move = (event: PointerEvent): void => {
      if (!pressed || event.pointerId !== pressed.pointer) return;
      const x = event.clientX - pressed.x;
      const y = event.clientY - pressed.y;
      if (!dragging && Math.hypot(x, y) < (pressed.touch ? FINGER_STARTS : STARTS)) return;
      if (!dragging && !mayDrag(event)) {
        pressed = null; // it scrolls
        return;
      }
      if (!dragging) lift(pressed);
      const by = pressed.piece instanceof SVGElement ? inUserUnits(pressed.piece, x, y) : { x, y };
      pressed.piece.style.translate = `${by.x}px ${by.y}px`;
    };

    const lift = (press: Press): void => {
      dragging = true;
      frame.setPointerCapture(press.pointer);
      model.dragged = idOf(press.piece);
      press.piece.setAttribute("data-dragged", "");
    };

    const release = (event: PointerEvent): void => {
      if (pressed && dragging) {
        const from = idOf(pressed.piece);
        const under = document.elementFromPoint(event.clientX, event.clientY);
        const onto = frame.contains(under) ? droppedOn(under, pressed.piece) : [];
        const isPlace = frame.contains(under) && under?.closest("[data-place]");
        pressed.piece.style.translate = "";
        pressed.piece.removeAttribute("data-dragged");
        model.dragged = null;
        if (event.type === "pointerup" && onto.length > 0) model.drop(from, onto);
        else if (event.type === "pointerup" && isPlace) model.lay(from);
        window.addEventListener("click", swallow, { capture: true, once: true });
        setTimeout(() => window.removeEventListener("click", swallow, { capture: true }));
      }
      pressed = null;
      dragging = false;
    };

    // The click that ends a drag is none.
    const swallow = (event: Event): void => event.stopPropagation();
    const noGhost = (event: Event): void => event.preventDefault();
    // A finger that drags does not scroll, nor does it ask for the browser's menu.
    const noScroll = (event: TouchEvent): void => {
      if ((dragging || mayDrag(event)) && event.cancelable) event.preventDefault();
    };
    const noMenu = (event: Event): void => {
      if (pressed?.touch) event.preventDefault();
    };

    frame.addEventListener("click", click);
    frame.addEventListener("keydown", key);
    frame.addEventListener("pointerdown", press);
    frame.addEventListener("pointermove", move);
    frame.addEventListener("pointerup", release);
    frame.addEventListener("pointercancel", release);
    frame.addEventListener("dragstart", noGhost);
    frame.addEventListener("contextmenu", noMenu);
    frame.addEventListener("touchmove", noScroll, { passive: false });
    return () => {
      frame.removeEventListener("click", click);
      frame.removeEventListener("keydown", key);
      frame.removeEventListener("pointerdown", press);
      frame.removeEventListener("pointermove", move);
      frame.removeEventListener("pointerup", release);
      frame.removeEventListener("pointercancel", release);
      frame.removeEventListener("dragstart", noGhost);
      frame.removeEventListener("contextmenu", noMenu);
      frame.removeEventListener("touchmove", noScroll);
    };
  };
}
