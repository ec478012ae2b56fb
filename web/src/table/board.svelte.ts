// The table as a board sees it (games/board.ts), and what clicking, keys and dropping on pieces decide.

import type { Choice, State } from "../api/messages";
import type { BoardTable, Label, Language, SeatShown } from "../games/board";
import { click, drop, narrowed, stillChosen, targetsOf, type Chosen, type Clicked } from "./choosing";
import { changedPieces } from "./differences";

const FRESH = 2600; // milliseconds for which something counts as just happened

export class BoardModel implements BoardTable {
  seat = $state(-1);
  seats = $state.raw<readonly SeatShown[]>([]);
  language = $state<Language>("en");
  labels = $state.raw<Record<string, Label>>({});
  choices = $state.raw<readonly Choice[]>([]);
  refused = $state.raw<readonly Choice[]>([]);
  chosen = $state.raw<Chosen>([]);
  dragged = $state<string | null>(null);
  pointedAt = $state<string | null>(null); // by a tip
  private fresh = $state.raw<ReadonlySet<string>>(new Set());
  private timer: ReturnType<typeof setTimeout> | undefined;

  private readonly touchable = $derived(new Set(this.choices.flatMap((choice) => choice.touches)));
  private readonly greyed = $derived(new Set(this.refused.flatMap((choice) => choice.touches)));
  private readonly targets = $derived(
    this.dragged === null ? new Set<string>() : targetsOf(this.choices, this.dragged),
  );

  constructor(private readonly play: (choice: Choice) => void = () => undefined) {}

  /** What can be done with the chosen pieces. */
  readonly left = $derived(narrowed(this.choices, this.chosen));
  /** What cannot, and is worth asking about. */
  readonly leftRefused = $derived(narrowed(this.refused, this.chosen));

  label(id: string): Label {
    return this.labels[id] ?? { name: id, text: "" };
  }

  canTouch(id: string): boolean {
    return this.touchable.has(id);
  }

  isFresh(id: string): boolean {
    return this.fresh.has(id);
  }

  piece(id: string, name: string): Record<string, unknown> {
    const touch = this.touchable.has(id);
    const mark = (yes: boolean) => (yes ? "" : undefined);
    return {
      "data-piece": id,
      "aria-label": name,
      role: touch ? "button" : "img",
      tabindex: touch ? 0 : undefined,
      "aria-current": this.chosen.includes(id) ? "true" : undefined,
      "data-touch": mark(touch),
      "data-chosen": mark(this.chosen.includes(id)),
      "data-fresh": mark(this.fresh.has(id)),
      "data-target": mark(this.targets.has(id)),
      "data-tip": mark(this.pointedAt === id),
    };
  }

  click(id: string): void {
    if (this.touchable.has(id)) this.decide(click(this.choices, this.chosen, id));
    else if (this.greyed.has(id)) this.chosen = this.chosen.includes(id) ? [] : [id];
    else this.clear();
  }

  drop(from: string, onto: string): void {
    this.decide(drop(this.choices, from, onto));
  }

  clear(): void {
    this.chosen = [];
  }

  private decide(clicked: Clicked<Choice>): void {
    this.chosen = clicked.chosen;
    if (clicked.play) this.play(clicked.play);
  }

  /** Take over what the server has told; what differs from the view before is fresh for a moment. */
  update(state: State, before: State | null): void {
    this.seats = state.seats;
    this.choices = state.choices;
    this.refused = state.refused;
    const moved = before !== null && before.event !== state.event;
    this.chosen = moved ? [] : stillChosen([...state.choices, ...state.refused], this.chosen);
    if (moved) this.freshen(changedPieces(before.view, state.view));
  }

  freshen(pieces: ReadonlySet<string>): void {
    clearTimeout(this.timer);
    this.fresh = pieces;
    this.timer = setTimeout(() => (this.fresh = new Set()), FRESH);
  }
}
