// Bots play faster than anybody can follow: moments that come at once are shown one after the other.

export class Pace<T> {
  private readonly waiting: T[] = [];
  private last = -Infinity;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly show: (item: T) => void,
    private readonly gap: number, // milliseconds for which each is seen
    private readonly most: number, // that may wait; whoever is further behind catches up at once
  ) {}

  push(item: T): void {
    this.waiting.push(item);
    if (this.waiting.length > this.most || document.hidden) this.catchUp();
    else if (this.timer === undefined) this.next();
  }

  /** Show all that waits. */
  catchUp(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    for (const item of this.waiting.splice(0)) this.show(item);
    this.last = Date.now();
  }

  /** Forget all that waits: everything is told anew. */
  drop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.waiting.length = 0;
    this.last = -Infinity;
  }

  private next(): void {
    const rest = this.last + this.gap - Date.now();
    if (rest > 0) {
      this.timer = setTimeout(() => {
        this.timer = undefined;
        this.next();
      }, rest);
      return;
    }
    const item = this.waiting.shift();
    if (item === undefined) return;
    this.last = Date.now();
    this.show(item);
    if (this.waiting.length > 0) this.next();
  }
}
