// The first-match guide: short tips, each shown once, when what it is about first happens.

import type { View } from "./view";

export interface Step {
  when(view: View, yours: boolean): boolean;
  text: { en: string; fr: string };
  piece?: string; // what it points at
}

export type Guide = Step[];

const offers = (view: View, choice: string) => view.offered.some((offer) => offer.choice === choice);
const isHalfChosen = (view: View) =>
  view.seats.some((zone) => typeof zone.choice === "object" && zone.choice.cell === undefined);

export const guide: Guide = [
  {
    when: (view, yours) => yours && view.phase === "recruit" && !isHalfChosen(view),
    text: {
      en: "Blow out the other's candle! First both fill their zones with things to throw. The die offers you both the same two: take one, in secret until both have chosen.",
      fr: "Éteignez la bougie d'en face\u00a0! D'abord, chacun remplit sa zone d'objets à lancer. Le dé vous propose à tous deux les mêmes choix\u00a0: prenez-en un, en secret jusqu'à ce que les deux aient choisi.",
    },
    piece: "choice/0",
  },
  {
    when: (view, yours) => yours && isHalfChosen(view),
    text: {
      en: "Now say where. The row at the fold fights first; the rows near your candle come later.",
      fr: "Dites maintenant où. La ligne au bord du pli combat la première, celles près de la bougie viennent après.",
    },
  },
  {
    when: (view, yours) => yours && view.phase === "recruit" && offers(view, "gift"),
    text: {
      en: "Hearts say how much an object can take, ticked boxes how hard it hits. The gift is tough, but without a tick it cannot be thrown.",
      fr: "Les cœurs disent ce qu'un objet peut encaisser, les cases cochées à quel point il frappe. Le cadeau est solide, mais sans case cochée on ne peut pas le lancer.",
    },
  },
  {
    when: (view, yours) => yours && view.phase === "recruit" && offers(view, "tick"),
    text: {
      en: "A tick makes an object that you already have hit harder. It fills no cell, so it also buys you time.",
      fr: "Cocher rend plus fort un objet que vous avez déjà. Cela ne remplit aucune case et fait donc aussi gagner du temps.",
    },
  },
  {
    when: (view, yours) => yours && view.phase === "recruit" && offers(view, "shield"),
    text: {
      en: "A Shield hits nobody, but what is right beside it in the same row cannot be targeted while it stands.",
      fr: "Un Bouclier ne frappe personne, mais on ne peut pas viser ce qui est juste à côté, sur la même ligne, tant qu'il est debout.",
    },
  },
  {
    when: (view) => view.phase !== "combat" && view.seats.some((zone) => zone.filled >= 12),
    text: {
      en: "Recruiting ends as soon as one zone is full. A row with nobody to throw is lost the moment it comes up: give each row some Damage.",
      fr: "Le recrutement finit dès qu'une zone est pleine. Une ligne sans personne à lancer est perdue aussitôt\u00a0: donnez des Dégâts à chaque ligne.",
    },
  },
  {
    when: (view, yours) => yours && view.phase === "combat" && view.attacker === null,
    text: {
      en: "Combat! Throw an object of your row at the fold. It is not used up: you may throw it again.",
      fr: "Au combat\u00a0! Lancez un objet de votre ligne au bord du pli. Il n'est pas perdu\u00a0: vous pourrez le relancer.",
    },
  },
  {
    when: (view, yours) => yours && view.attacker !== null,
    text: {
      en: "Now aim. What wears a small green shield is protected: destroy the Shield beside it first.",
      fr: "Visez maintenant. Ce qui porte un petit bouclier vert est protégé\u00a0: détruisez d'abord le Bouclier voisin.",
    },
  },
  {
    when: (view) => view.seats.some((zone) => zone.row !== null && zone.row > 1 && zone.row < 5),
    text: {
      en: "A row with nobody left to throw is folded away, and the next one comes up. The other side's row stays as it is, wounds included.",
      fr: "Une ligne qui n'a plus personne à lancer est repliée, la suivante prend sa place. La ligne d'en face reste telle quelle, blessures comprises.",
    },
  },
  {
    when: (view) => view.winner === null && view.seats.some((zone) => zone.row === 5),
    text: {
      en: "Only a candle is left! It can still be thrown, but whoever loses the last heart of theirs has lost.",
      fr: "Il ne reste qu'une bougie\u00a0! On peut encore la lancer, mais qui en perd le dernier cœur a perdu.",
    },
  },
];
