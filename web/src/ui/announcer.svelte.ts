// What is read aloud to whoever does not see it: politely what happened, at once what is asked.

import { untrack } from "svelte";

class Announcer {
  polite = $state("");
  assertive = $state("");

  say(text: string): void {
    if (text) this.polite = repeated(untrack(() => this.polite), text);
  }

  /** Nothing of what was said is left to be read. */
  hush(): void {
    this.polite = this.assertive = "";
  }

  interrupt(text: string): void {
    if (text) this.assertive = repeated(untrack(() => this.assertive), text);
  }
}

/** The same sentence twice is only read twice if the text differs. */
const repeated = (before: string, text: string): string => (before === text ? `${text}\u00a0` : text);

export const announcer = new Announcer();
