// Names that fit their card: a word that is wider than its place is written smaller instead of being broken.

import type { Attachment } from "svelte/attachments";

/** Write the text as large as its style says, or as large as its longest word can be in the room there is. */
export function fitting(_text: string): Attachment<HTMLElement> {
  return (element) => {
    const fit = () => {
      element.style.fontSize = "";
      const { clientWidth, scrollWidth } = element;
      if (clientWidth === 0 || scrollWidth <= clientWidth) return;
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      element.style.fontSize = `${(size * (clientWidth - 0.5)) / scrollWidth}px`;
    };
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    return () => observer.disconnect();
  };
}
