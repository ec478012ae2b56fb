// Clicks, keys and dragging on the pieces of a board. On touch screens pieces are tapped, so that the page still
// scrolls under the thumb; dragging is for mice and pens.

import type { Attachment } from "svelte/attachments";
import type { BoardModel } from "./board.svelte";
import { inUserUnits } from "./moving";

const STARTS = 8; // pixels before a press becomes a drag

type Piece = HTMLElement | SVGElement;

/** The innermost piece there, of those that can be touched if there is one. */
export function pieceAt(target: EventTarget | null): Piece | null {
  const element = target instanceof Element ? target : null;
  return element?.closest<Piece>("[data-touch]") ?? element?.closest<Piece>("[data-piece]") ?? null;
}

const idOf = (piece: Element): string => piece.getAttribute("data-piece")!;

export function touching(model: BoardModel): Attachment<HTMLElement> {
  return (frame) => {
    let pressed: { piece: Piece; x: number; y: number } | null = null;
    let dragging = false;

    const click = (event: MouseEvent): void => {
      const piece = pieceAt(event.target);
      if (piece && frame.contains(piece)) model.click(idOf(piece));
      else model.clear();
    };

    const key = (event: KeyboardEvent): void => {
      if (event.key !== "Enter" && event.key !== " ") return;
      const piece = event.target as Element;
      if (!piece.matches("[data-touch]") || piece instanceof HTMLButtonElement) return;
      event.preventDefault();
      model.click(idOf(piece));
    };

    const press = (event: PointerEvent): void => {
      const piece = pieceAt(event.target);
      if (event.pointerType === "touch" || event.button !== 0 || !piece?.matches("[data-touch]")) return;
      pressed = { piece, x: event.clientX, y: event.clientY };
    };

    const move = (event: PointerEvent): void => {
      if (!pressed) return;
      const x = event.clientX - pressed.x;
      const y = event.clientY - pressed.y;
      if (!dragging && Math.hypot(x, y) < STARTS) return;
      if (!dragging) {
        dragging = true;
        frame.setPointerCapture(event.pointerId);
        model.dragged = idOf(pressed.piece);
        pressed.piece.setAttribute("data-dragged", "");
      }
      const by = pressed.piece instanceof SVGElement ? inUserUnits(pressed.piece, x, y) : { x, y };
      pressed.piece.style.translate = `${by.x}px ${by.y}px`;
    };

    const release = (event: PointerEvent): void => {
      if (pressed && dragging) {
        const from = idOf(pressed.piece);
        const under = document.elementFromPoint(event.clientX, event.clientY);
        const onto = under?.closest<Piece>("[data-target]") ?? null;
        pressed.piece.style.translate = "";
        pressed.piece.removeAttribute("data-dragged");
        model.dragged = null;
        if (event.type === "pointerup" && onto && frame.contains(onto)) model.drop(from, idOf(onto));
        window.addEventListener("click", swallow, { capture: true, once: true });
        setTimeout(() => window.removeEventListener("click", swallow, { capture: true }));
      }
      pressed = null;
      dragging = false;
    };

    // The click that ends a drag is none.
    const swallow = (event: Event): void => event.stopPropagation();
    const noGhost = (event: Event): void => event.preventDefault();

    frame.addEventListener("click", click);
    frame.addEventListener("keydown", key);
    frame.addEventListener("pointerdown", press);
    frame.addEventListener("pointermove", move);
    frame.addEventListener("pointerup", release);
    frame.addEventListener("pointercancel", release);
    frame.addEventListener("dragstart", noGhost);
    return () => {
      frame.removeEventListener("click", click);
      frame.removeEventListener("keydown", key);
      frame.removeEventListener("pointerdown", press);
      frame.removeEventListener("pointermove", move);
      frame.removeEventListener("pointerup", release);
      frame.removeEventListener("pointercancel", release);
      frame.removeEventListener("dragstart", noGhost);
    };
  };
}
