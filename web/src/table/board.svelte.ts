// The table as a board sees it (games/board.ts), and what clicking, keys and dropping on pieces decide.

import type { Choice, State } from "../api/messages";
import type { BoardTable, Label, Language, SeatShown } from "../games/board";
import { click, drop, dropFurther, narrowed, stillChosen, targetsOf, type Chosen, type Clicked } from "./choosing";
import { changedPieces } from "./differences";
import { entriesOf } from "./entries";

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
  advised = $state.raw<readonly string[]>([]); // what a hint is about
  dropped = $state<"nothing" | "several" | null>(null); // why a dropped piece went back
  private taken = $state.raw<readonly string[]>([]); // what my last choice was about, while I am asked further
  private aim: readonly string[] = []; // where a piece was dropped, until the next thing is asked
  private fresh = $state.raw<ReadonlySet<string>>(new Set());
  private timer: ReturnType<typeof setTimeout> | undefined;

  private readonly touchable = $derived(new Set(this.choices.flatMap((choice) => choice.touches)));
  private readonly greyed = $derived(new Set(this.refused.flatMap((choice) => choice.touches)));
  private readonly together = $derived(
    new Set(this.choices.filter((choice) => choice.touches.length > 1).flatMap((choice) => choice.touches)),
  );
  private readonly targets = $derived(
    this.dragged === null ? new Set<string>() : this.isHeld(this.dragged) ? this.touchable : targetsOf(this.choices, this.dragged),
  );

  constructor(private readonly play: (choice: Choice) => void = () => undefined) {}

  /** What can be done with the chosen pieces. */
  readonly left = $derived(narrowed(this.choices, this.chosen));
  /** The same, as the list shows it. */
  readonly entries = $derived(entriesOf(this.left));
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

  /** Whether the piece was chosen just before, and what is asked now is where it goes. */
  private isHeld(id: string): boolean {
    return this.taken.includes(id) && !this.touchable.has(id) && this.touchable.size > 0;
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
      "data-tip": mark(this.pointedAt === id || this.advised.includes(id)),
      "data-drag": this.isHeld(id) || this.together.has(id) ? "at-once" : touch ? "held" : undefined,
    };
  }

  click(id: string): void {
    this.dropped = null;
    if (this.touchable.has(id)) this.decide(click(this.choices, this.chosen, id));
    else if (this.greyed.has(id)) this.chosen = this.chosen.includes(id) ? [] : [id];
    else this.clear();
  }

  /** A piece dropped on others, named from the innermost out. */
  drop(from: string, onto: readonly string[]): void {
    this.dropped = null;
    if (this.isHeld(from)) return this.dropInTwo(onto);
    const clicked = drop(this.choices, from, onto);
    this.decide(clicked);
    this.aim = clicked.then;
    if (!clicked.play) this.dropped = this.left.length > 1 && clicked.chosen.length > 0 ? "several" : "nothing";
  }

  /** A piece laid where no piece lies: the only thing that can be done with it. */
  lay(from: string): void {
    this.chosen = [from];
    this.dropped = this.left.length === 1 ? null : this.left.length > 1 ? "several" : "nothing";
    if (this.left.length === 1) this.choose(this.left[0]!);
  }

  /** The second step of a drop: it is for the same seat to say where. */
  private dropInTwo(onto: readonly string[]): void {
    const clicked = dropFurther(this.choices, onto);
    this.decide(clicked);
    if (!clicked.play) this.dropped = clicked.chosen.length > 0 ? "several" : "nothing";
  }

  clear(): void {
    this.chosen = [];
    this.dropped = null;
  }

  private decide(clicked: Clicked<Choice>): void {
    this.chosen = clicked.chosen;
    if (clicked.play) this.choose(clicked.play);
  }

  /** Do it, from the board, the list or the keys. */
  choose(choice: Choice): void {
    this.aim = [];
    this.taken = choice.touches;
    this.play(choice);
  }

  /** What was chosen is not possible: nothing follows from it. */
  refuse(): void {
    this.aim = this.taken = [];
  }

  /** Take over what the server has told; what differs from the view before is fresh for a moment. */
  update(state: State, before: State | null): void {
    this.seats = state.seats;
    this.choices = state.choices;
    this.refused = state.refused;
    const moved = before !== null && before.event !== state.event;
    this.chosen = moved ? [] : stillChosen([...state.choices, ...state.refused], this.chosen);
    if (moved) this.freshen(changedPieces(before.view, state.view));
    if (moved) this.goOn(state.yours);
  }

  /** After a choice: a drop goes on to where it was meant, unless somebody else is asked. */
  private goOn(yours: boolean): void {
    const { aim } = this;
    this.aim = [];
    this.dropped = null;
    if (!yours) this.taken = [];
    else if (aim.length > 0) this.dropInTwo(aim);
  }

  freshen(pieces: ReadonlySet<string>): void {
    clearTimeout(this.timer);
    this.fresh = pieces;
    this.timer = setTimeout(() => (this.fresh = new Set()), FRESH);
  }
}
