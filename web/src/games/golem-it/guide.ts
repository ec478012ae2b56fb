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
      en: "Get rid of all your cards, and of all your magic tokens: the first with neither has won.",
      fr: "Débarrassez-vous de toutes vos cartes et de tous vos jetons magiques\u00a0: le premier sans rien a gagné.",
    },
  },
  {
    when: (view, yours) => yours && view.phase === "turn" && view.to_beat === null && asked(view)!.hand.length > 0,
    text: {
      en: "You open the round. Choose a card: you can lay it alone, or add more of the same value. Low ones first?",
      fr: "Vous ouvrez la manche. Choisissez une carte\u00a0: posez-la seule, ou ajoutez-en d'autres de même valeur. Les petites d'abord\u00a0?",
    },
  },
  {
    when: (view, yours) => yours && view.phase === "points" && view.variant === "base",
    text: {
      en: "Points from the reserve raise it: a mint card by 1 each, a purple one by its own number each. Or none.",
      fr: "Les points de la réserve l'augmentent\u00a0: une menthe de 1 chacun, une violette de son nombre. Ou aucun.",
    },
    piece: "reserve",
  },
  {
    when: (view, yours) => yours && view.phase === "points" && view.variant !== "base",
    text: {
      en: "Points of your own tokens raise it: a mint card by 1 each, a purple one by its own number each. Or none.",
      fr: "Les points de vos jetons l'augmentent\u00a0: une menthe de 1 chacun, une violette de son nombre. Ou aucun.",
    },
  },
  {
    when: (view, yours) => yours && view.phase === "more",
    text: {
      en: "Cards that glow in your hand can be added, with the points they need. Choose a lifted card to lay all down.",
      fr: "Celles qui brillent peuvent s'ajouter, avec les points qu'il faut. Choisissez une carte levée pour tout poser.",
    },
  },
  {
    when: (view, yours) => yours && view.phase === "turn" && view.to_beat !== null,
    text: {
      en: "Lay just as many cards with a higher value, or pass. What there is to beat stands beside the reserve.",
      fr: "Posez autant de cartes d'une valeur plus haute, ou passez. Ce qu'il faut battre est à côté de la réserve.",
    },
  },
  {
    when: (view) => view.variant === "base" && view.seats.some((seat) => seat.points_on_cards > 0),
    text: {
      en: "Magic is a debt: tokens on cards go to their player when the cards are discarded, a turn later.",
      fr: "La magie est une dette\u00a0: ces jetons vont à leur joueur quand ses cartes sont défaussées, un tour après.",
    },
  },
  {
    when: (view, yours) => yours && view.phase === "turn" && view.variant !== "ab" && asked(view)!.tokens.points > 3,
    text: {
      en: "Too many tokens? Choose them: whoever passes may return some points to the reserve.",
      fr: "Trop de jetons\u00a0? Choisissez-les\u00a0: qui passe peut rendre quelques points à la réserve.",
    },
    piece: "reserve",
  },
  {
    when: (view) => view.phase !== "deal" && view.seats.some((one) => one.hand.length === 0 && one.tokens.points > 0),
    text: {
      en: "No card left, but tokens: all that player can do is pass, and return them little by little.",
      fr: "Plus de carte, mais des jetons\u00a0: ce joueur ne peut que passer, et les rendre peu à peu.",
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
