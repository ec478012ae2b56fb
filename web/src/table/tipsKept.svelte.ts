// Which tips of the first-match guide have been shown at a table, and whether anybody wants them.

import { recall, remember, tipsName } from "../api/kept";

export class TipsKept {
  /** Numbers of the tips that were shown; null: nobody wants any. */
  seen = $state.raw<readonly number[] | null>(null);

  constructor(private readonly table: string) {
    this.seen = recall<number[] | null>(tipsName(table), null);
  }

  get hidden(): boolean {
    return this.seen === null;
  }

  note(shown: number): void {
    if (this.seen) this.keep([...this.seen, shown]);
  }

  hide(): void {
    this.keep(null);
  }

  /** From the first one on. */
  show(): void {
    this.keep([]);
  }

  private keep(next: readonly number[] | null): void {
    this.seen = next;
    remember(tipsName(this.table), next);
  }
}
