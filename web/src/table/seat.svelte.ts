// One seat of a table as this browser knows it: what the server has told, and what can be sent.

import type {
  Advice,
  Choice,
  FromBrowser,
  Language,
  Line,
  Reason,
  Refused,
  Remark,
  RequestKind,
  State,
  ToBrowser,
  Welcome,
} from "../api/messages";
import { SeatSocket, socketAddress, type Line as Wire } from "../api/socket";
import { speech } from "../words/speech.svelte";
import { merge, toAnnounce } from "./log";
import { isStill } from "./moving";
import { Pace } from "./pace";

const LOST_AFTER = 1000; // milliseconds without a connection before anybody is told
const SLOW_AFTER = 5000; // the same before the first word has come
const SEEN_FOR = 320; // milliseconds for which each moment is seen at least, where pieces move
const MOST_BEHIND = 10;

export class Seat {
  welcome = $state.raw<Welcome | null>(null);
  state = $state.raw<State | null>(null);
  lines = $state.raw<readonly Line[]>([]);
  remarks = $state.raw<readonly Remark[]>([]);
  refused = $state.raw<Refused | null>(null);
  reason = $state.raw<Reason | null>(null);
  advice = $state.raw<Advice | null>(null);
  news = $state(""); // what has just happened, to be read aloud
  received = $state(0); // when the state came, for clocks
  lost = $state(false);
  waiting = $state(false); // an action is on its way
  thinking = $state(false); // a hint is on its way
  failed = $state<string | null>(null); // why the server lets nobody in
  chosen = 0; // how often something was chosen here
  private heard = $state(0); // lines of the log that were there at the last choice

  private readonly pace = new Pace<State>((state) => this.show(state), isStill() ? 0 : SEEN_FOR, MOST_BEHIND);
  private readonly socket: SeatSocket;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private language: Language;

  constructor(
    readonly table: string,
    readonly key: string | null,
    private readonly told: (seat: Seat) => void = () => undefined,
    open?: (address: string) => Wire,
  ) {
    this.language = speech.language;
    this.startWaiting();
    this.socket = new SeatSocket(
      socketAddress(table),
      () => ({ type: "join", key, language: this.language }),
      {
        opened: () => {
          this.remarks = [];
        },
        closed: () => {
          this.pace.drop();
          this.waiting = this.thinking = false;
          this.startWaiting();
        },
        heard: (message) => this.hear(message),
      },
      open,
    );
  }

  get number(): number {
    return this.welcome?.seat ?? -1;
  }

  get name(): string {
    return this.state?.seats[this.number]?.name ?? "";
  }

  /** What was told since the last choice, the newest last. */
  get since(): readonly Line[] {
    return this.lines.slice(Math.min(this.heard, this.lines.length));
  }

  private startWaiting(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.lost = true), this.state ? LOST_AFTER : SLOW_AFTER);
  }

  private hear(message: ToBrowser): void {
    switch (message.type) {
      case "welcome":
        this.pace.drop(); // everything is told anew
        this.welcome = message;
        this.lines = [];
        break;
      case "state":
        clearTimeout(this.timer);
        this.lost = false;
        this.pace.push(message);
        return;
      case "said":
        this.remarks = [...this.remarks, ...message.remarks];
        break;
      case "refused":
        this.waiting = this.thinking = false;
        if (this.welcome) this.refused = message;
        else this.fail(message.sentence);
        break;
      case "reason":
        this.reason = message;
        break;
      case "advice":
        this.thinking = false;
        this.advice = message;
        break;
    }
    this.told(this);
  }

  private show(state: State): void {
    this.waiting = this.thinking = false;
    this.news = toAnnounce(this.lines, state.kept, state.log);
    this.lines = merge(this.lines, state.kept, state.log);
    if (state.event !== this.state?.event) this.reason = this.advice = this.refused = null;
    this.state = state;
    this.received = Date.now();
    this.told(this);
  }

  private fail(sentence: string): void {
    this.failed = sentence;
    this.close();
  }

  close(): void {
    clearTimeout(this.timer);
    this.pace.drop();
    this.socket.close();
  }

  // --- What a player does ------------------------------------------------------------

  send(message: FromBrowser): boolean {
    this.refused = null;
    return this.socket.send(message);
  }

  act(choice: Choice): void {
    if (!this.state || this.waiting) return;
    this.waiting = this.send({ type: "act", action: choice.action, event: this.state.event, undos: this.state.undos });
    if (!this.waiting) return;
    this.chosen += 1;
    this.heard = this.lines.length;
  }

  undo(): void {
    if (this.state) this.send({ type: "undo", event: this.state.event });
  }

  why(choice: Choice): void {
    this.reason = null;
    this.send({ type: "why", action: choice.action });
  }

  hint(): void {
    this.advice = null;
    this.thinking = this.send({ type: "hint" });
  }

  ask(kind: RequestKind, seat: number | null = null): void {
    this.send({ type: "request", kind, seat });
  }

  /** Ask everyone to wait while others could interrupt, or to wait no longer. */
  hold(wanted: boolean): void {
    this.send({ type: "hold", wanted });
  }

  answer(agree: boolean): void {
    const request = this.state?.request;
    if (request) this.send({ type: "answer", request: request.number, agree });
  }

  speak(language: Language): void {
    if (language === this.language) return;
    this.language = language;
    this.send({ type: "speak", language });
  }
}
