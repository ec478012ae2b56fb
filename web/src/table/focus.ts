// Whoever plays by keyboard keeps their place on a board that changes under them.

/**
 * Watch a board while it is drawn anew; call what is returned once it is. A focused piece that is taken away leaves
 * in the middle of drawing, when a board must not change anything: it is told so afterwards.
 */
export function holdFocus(root: HTMLElement): () => void {
  const held = document.activeElement;
  const inside = held && root.contains(held) ? held : null;
  const path: Element[] = [];
  for (let at = inside?.parentElement; at && at !== root.parentElement; at = at.parentElement) path.push(at);
  const visible = inside?.matches(":focus-visible") ?? false;
  const id = inside?.getAttribute("data-piece") ?? null;
  let left = false;

  const wait = (event: Event): void => {
    event.stopPropagation();
    left = true;
  };
  root.addEventListener("focusout", wait, { capture: true });
  root.addEventListener("blur", wait, { capture: true });

  return () => {
    root.removeEventListener("focusout", wait, { capture: true });
    root.removeEventListener("blur", wait, { capture: true });
    if (!left || inside?.isConnected) return;
    path.find((one) => one.isConnected)?.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
    if (!visible || document.activeElement !== document.body) return;
    const same = id === null ? null : root.querySelector<HTMLElement>(`[data-piece="${CSS.escape(id)}"][tabindex]`);
    (same ?? root.querySelector<HTMLElement>("[data-touch]"))?.focus({ preventScroll: true });
  };
}
