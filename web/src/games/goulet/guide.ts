// The first match: each tip is shown once, when what it is about first lies on the table.

import type { View } from "./view";

export interface Step {
  when(view: View, yours: boolean): boolean;
  text: { en: string; fr: string };
  piece?: string; // the piece that it points at
}

export type Guide = Step[];

const showing = (view: View, ...faces: number[]) => view.dice.filter((die) => faces.includes(die.face)).length;
const standing = (view: View, side: number) =>
  view.units.filter((unit) => unit.side === side && unit.position !== null).length;

export const guide: Guide = [
  {
    when: (view) => view.turn > 0,
    text: {
      en: "Three Units against three in a narrow gully: beat all three of the other side. Position 1 is the front.",
      fr: "Trois Unités contre trois dans un goulet étroit\u00a0: battez les trois d'en face. La position 1 est le front.",
    },
  },
  {
    when: (view, yours) => yours && view.phase === "keep" && view.roll === 1,
    text: {
      en: "The token at the left end of the Initiative track tells who plays: this time it is one of your Units.",
      fr: "Le jeton tout à gauche de la piste d'Initiative dit qui joue\u00a0: cette fois, c'est l'une de vos Unités.",
    },
  },
  {
    when: (view, yours) => yours && view.phase === "keep" && view.lifted === 0,
    text: {
      en: "Touch a die, then touch it again: it is taken up. Take up all you want to roll again and roll, or keep them all. The tray counts your rolls.",
      fr: "Touchez un dé, puis touchez-le encore\u00a0: vous le reprenez en main. Reprenez tous ceux à relancer, puis lancez\u00a0; ou gardez-les tous. Le plateau compte vos lancers.",
    },
  },
  {
    when: (view, yours) => yours && view.phase === "resolve" && showing(view, 1, 2, 3) >= 2,
    text: {
      en: "Two dice from 1 to 3 are an attack: one is the damage, the other the range. How far each enemy stands is written above it. Touch a lit Unit or die to see what is possible.",
      fr: "Deux dés de 1 à 3 font une attaque\u00a0: l'un donne les dégâts, l'autre la portée, écrite au-dessus de chaque adversaire. Touchez une Unité ou un dé éclairé pour voir ce qui est possible.",
    },
  },
  {
    when: (view, yours) => yours && view.phase === "resolve" && showing(view, 4) >= 1,
    text: {
      en: "A 4 moves your Unit by one position: it trades places with its neighbour. Step up to reach further, or back to safety.",
      fr: "Un 4 déplace votre Unité d'une position\u00a0: elle échange sa place avec sa voisine. Avancez pour atteindre plus loin, ou reculez à l'abri.",
    },
    piece: "die/4/0",
  },
  {
    when: (view, yours) => yours && view.phase === "resolve" && showing(view, 5) >= 1,
    text: {
      en: "A 5 heals one Hit Point, but never in position 1: step back with a 4 first.",
      fr: "Un 5 soigne un Point de Vie, mais jamais en position 1\u00a0: reculez d'abord avec un 4.",
    },
    piece: "die/5/0",
  },
  {
    when: (view, yours) => yours && view.phase !== "roll" && showing(view, 6) >= 2,
    text: {
      en: "Two or more 6s bring this Unit's token back sooner: with two it becomes the last but one on the track. A single 6 does nothing.",
      fr: "Deux 6 ou plus font revenir plus tôt le jeton de cette Unité\u00a0: avec deux, il devient l'avant-dernier de la piste. Un 6 seul ne fait rien.",
    },
    piece: "die/6/0",
  },
  {
    when: (view, yours) => yours && view.units.some((unit) => unit.position !== null && unit.hit_points <= 4),
    text: {
      en: "A Unit is getting weak. Damage beyond its last Hit Point is lost, so a small blow may be enough.",
      fr: "Une Unité faiblit. Les dégâts au-delà de son dernier Point de Vie sont perdus\u00a0: un petit coup peut suffire.",
    },
  },
  {
    when: (view) => view.turn > 0 && standing(view, 0) + standing(view, 1) < 6,
    text: {
      en: "A Unit has fallen: its token is gone, and those behind it move up. Its side has one position fewer.",
      fr: "Une Unité est tombée\u00a0: son jeton disparaît et celles de derrière avancent. Son camp a une position de moins.",
    },
  },
  {
    when: (view, yours) => yours && view.phase === "keep" && standing(view, view.actor) > standing(view, 1 - view.actor),
    text: {
      en: "You have more Units than the other side: you roll one die fewer.",
      fr: "Vous avez plus d'Unités que l'autre camp\u00a0: vous lancez un dé de moins.",
    },
  },
];
