// The first match of Golem It teaches itself: each tip is shown once, when it first makes sense.

import type { View } from "./view";

export interface Step {
  when(view: View, yours: boolean): boolean;
  text: { en: string; fr: string };
  piece?: string;
}

export type Guide = Step[];

/** What the seat that is asked has. */
function asked(view: View) {
  return view.seats[view.actor];
}

export const guide: Guide = [
  {
    when: (view) => view.phase === "turn",
    text: {
      en: "Get rid of all your cards, and of all your glowing stones: the first with neither has won.",
      fr: "Débarrassez-vous de toutes vos cartes et de toutes vos pierres\u00a0: le premier sans rien a gagné.",
    },
  },
  {
    when: (view, yours) => yours && view.phase === "turn" && view.to_beat === null && asked(view)!.hand.length > 0,
    text: {
      en: "You open the round. Click a card: you can lay one, or several that count the same. Low ones first?",
      fr: "Vous ouvrez la manche. Cliquez une carte\u00a0: une seule ou plusieurs d'une valeur. Petites d'abord\u00a0?",
    },
  },
  {
    when: (view, yours) => yours && view.phase === "points" && view.variant === "base",
    text: {
      en: "Stones from the bowl raise it: a mint card by 1 each, a purple one by its own number each. Or none.",
      fr: "Les pierres du bol l'augmentent\u00a0: une menthe de 1 chacune, une violette de son nombre. Ou aucune.",
    },
    piece: "reserve",
  },
  {
    when: (view, yours) => yours && view.phase === "points" && view.variant !== "base",
    text: {
      en: "Your own stones raise it: a mint card by 1 each, a purple one by its own number each. Or none.",
      fr: "Vos propres pierres l'augmentent\u00a0: une menthe de 1 chacune, une violette de son nombre. Ou aucune.",
    },
  },
  {
    when: (view, yours) => yours && view.phase === "more",
    text: {
      en: "Cards that glow in your hand can join, with the stones they need. Click a lifted card to lay all down.",
      fr: "Celles qui brillent peuvent suivre, avec les pierres qu'il faut. Cliquez une carte levée pour tout poser.",
    },
  },
  {
    when: (view, yours) => yours && view.phase === "turn" && view.to_beat !== null,
    text: {
      en: "Lay just as many cards with a higher value, or pass. What there is to beat stands beside the bowl.",
      fr: "Posez autant de cartes d'une valeur plus haute, ou passez. Ce qu'il faut battre est à côté du bol.",
    },
  },
  {
    when: (view) => view.variant === "base" && view.seats.some((seat) => seat.points_on_cards > 0),
    text: {
      en: "Magic is a debt: stones on cards go to their player when the cards are cleared away, a turn later.",
      fr: "La magie est une dette\u00a0: ces pierres vont à leur joueur quand ses cartes partent, un tour après.",
    },
  },
  {
    when: (view, yours) => yours && view.phase === "turn" && view.variant !== "ab" && asked(view)!.tokens.points > 3,
    text: {
      en: "Too many stones? Click them: whoever passes may put some of them back into the bowl.",
      fr: "Trop de pierres\u00a0? Cliquez-les\u00a0: qui passe peut en remettre dans le bol.",
    },
    piece: "reserve",
  },
  {
    when: (view) => view.phase !== "deal" && view.seats.some((one) => one.hand.length === 0 && one.tokens.points > 0),
    text: {
      en: "No card left, but stones: all that player can do is pass, and get rid of them little by little.",
      fr: "Plus de carte, mais des pierres\u00a0: ce joueur ne peut que passer, et s'en défaire peu à peu.",
    },
  },
  {
    when: (view) => view.phase === "end",
    text: {
      en: "This game is over, the series goes on: everyone's total stands at their name.",
      fr: "Cette partie est finie, la série continue\u00a0: le total de chacun est près de son nom.",
    },
  },
];
