// Everything this screen does at one table: one seat, several that take turns at it, or a spectator's look.

import { keepKey, keepTabKey, keysOf, noteTable, tabKey } from "../api/kept";
import type { Stage } from "../api/messages";
import { Seat } from "./seat.svelte";
import { TipsKept } from "./tipsKept.svelte";

export class TableClient {
  readonly seats: readonly Seat[];
  readonly tips: TipsKept;
  private index = $state(0);
  private looking = $state<number | null>(null); // who is known to sit in front of the screen
  hides = $state<boolean | null>(null); // whether the game has secrets; null: not known yet

  constructor(readonly table: string, fragment: string) {
    this.tips = new TipsKept(table);
    if (fragment) keepTabKey(table, fragment);
    const own = tabKey(table);
    const keys: (string | null)[] = own ? [own] : Object.values(keysOf(table));
    if (keys.length === 0) keys.push(null);
    this.seats = keys.map((key) => new Seat(table, key, (seat) => this.told(seat)));
  }

  /** The seat that is shown. */
  get seat(): Seat {
    return this.seats[this.index]!;
  }

  get stage(): Stage | null {
    return this.seat.state?.stage ?? null;
  }

  get isHotSeat(): boolean {
    return this.seats.length > 1;
  }

  /** Whether the screen has to be handed over before anything is shown. */
  get mustHandOver(): boolean {
    return this.hides !== false && this.isHotSeat && this.stage === "playing" && this.looking !== this.index;
  }

  handOver(): void {
    this.looking = this.index;
  }

  /** Turn to somebody else at this screen. */
  show(seat: Seat): void {
    this.index = this.seats.indexOf(seat);
  }

  close(): void {
    for (const seat of this.seats) seat.close();
  }

  private told(seat: Seat): void {
    const { welcome } = seat;
    if (welcome && seat.key && welcome.seat >= 0 && keysOf(this.table)[welcome.seat] !== seat.key) {
      keepKey(this.table, welcome.seat, seat.key);
    }
    if (welcome && seat.key) noteTable({ table: this.table, game: welcome.game, at: Date.now() });
    if (this.seat.state?.yours || this.seat.state?.stage !== "playing") return;
    const asked = this.seats.find((one) => one.state?.yours);
    if (asked) this.show(asked);
  }
}
