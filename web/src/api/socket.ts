// One socket for one seat: it comes back by itself, and joins again whenever it does.

import type { FromBrowser, ToBrowser } from "./messages";

export type Connection = "opening" | "open" | "closed";

export interface Listener {
  opened(): void;
  closed(): void;
  heard(message: ToBrowser): void;
}

/** What is needed of a WebSocket, so that tests can stand in for one. */
export interface Line {
  onopen: ((event: Event) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  readonly readyState: number;
  send(text: string): void;
  close(): void;
}

const OPEN = 1;
const FIRST_WAIT = 300; // milliseconds; doubled each time
const LONGEST_WAIT = 8000;

export class SeatSocket {
  private line: Line | null = null;
  private waits = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private finished = false;
  private readonly wake = (): void => {
    if (!this.line && document.visibilityState !== "hidden") this.connect();
  };

  constructor(
    private readonly address: string,
    private readonly join: () => FromBrowser,
    private readonly listener: Listener,
    private readonly open: (address: string) => Line = (to) => new WebSocket(to),
  ) {
    window.addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
    this.connect();
  }

  /** Send a message; false where nobody can be reached just now. */
  send(message: FromBrowser): boolean {
    if (this.line?.readyState !== OPEN) return false;
    this.line.send(JSON.stringify(message));
    return true;
  }

  /** Leave for good. */
  close(): void {
    this.finished = true;
    clearTimeout(this.timer);
    window.removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    this.line?.close();
    this.line = null;
  }

  private connect(): void {
    if (this.finished) return;
    clearTimeout(this.timer);
    const line = this.open(this.address);
    this.line = line;
    line.onopen = () => {
      line.send(JSON.stringify(this.join()));
      this.listener.opened();
    };
    line.onmessage = (event) => {
      this.waits = 0; // somebody is there; a door that closes at once is knocked at ever more slowly
      this.listener.heard(JSON.parse(String(event.data)) as ToBrowser);
    };
    line.onclose = () => {
      if (this.line !== line) return;
      this.line = null;
      this.listener.closed();
      if (!this.finished) this.timer = setTimeout(() => this.connect(), this.nextWait());
    };
  }

  private nextWait(): number {
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.waits++);
    return wait * (0.75 + Math.random() / 2); // so that not everybody comes back at once
  }
}

/** The address of a table's socket, from that of the page. */
export function socketAddress(table: string, page: Location = location): string {
  const scheme = page.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${page.host}/api/tables/${encodeURIComponent(table)}/socket`;
}
