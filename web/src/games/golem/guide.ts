// The first match of GOLEM: what to know, told when it first matters.

import { type View } from "./view";

export interface Step {
  when(view: View, yours: boolean): boolean;
  text: { en: string; fr: string };
  piece?: string;
}

export type Guide = Step[];

const asks = (view: View, what: string): boolean => view.effects.some((effect) => effect.asks === what);
const decides = (view: View) => view.seats[view.actor];

export const guide: Guide = [
  {
    when: (view) => view.actor >= 0,
    text: {
      en: "The aim: put all six tiles of the other Mecha out of order. After three rounds, whoever has the most working tiles has won.",
      fr: "Le but\u00a0: mettre hors service les six tuiles des autres Mecha. Après trois rounds, le plus de tuiles en état l'emporte.",
    },
  },
  {
    when: (view, yours) => yours && view.phase === "turn" && !view.has_acted,
    text: {
      en: "Your turn: use exactly one card. A red one attacks, a blue one helps you; what stands in brackets can be touched.",
      fr: "À vous\u00a0: utilisez une carte et une seule. Une rouge attaque, une bleue vous aide\u00a0; ce qui est entre crochets se touche.",
    },
  },
  {
    when: (view, yours) => yours && asks(view, "enemy"),
    text: {
      en: "Choose an enemy: touch its Mecha.",
      fr: "Choisissez un ennemi\u00a0: touchez son Mecha.",
    },
  },
  {
    when: (view, yours) => yours && (asks(view, "striker") || asks(view, "target")),
    text: {
      en: "The strength of the card plus the red number of your tile, against the blue number of the tile struck: as much or more puts it out of order.",
      fr: "La force de la carte plus le nombre rouge de votre tuile, contre le nombre bleu de la tuile visée\u00a0: autant ou plus, et elle est hors service.",
    },
  },
  {
    when: (view, yours) => yours && view.phase === "answer",
    text: {
      en: "You are attacked, and nothing is decided yet: an ability with a shield can still change the sums.",
      fr: "On vous attaque, et rien n'est encore joué\u00a0: une capacité au bouclier peut encore changer le compte.",
    },
  },
  {
    when: (view, yours) => yours && view.phase === "turn" && !!decides(view)?.abilities.some((one) => one.usable),
    text: {
      en: "The abilities that are lit can be paid with your energy cells, before or after your card. Rest on one to read it, or tap it.",
      fr: "Les capacités allumées se paient avec vos cellules d'énergie, avant ou après votre carte. Arrêtez-vous sur l'une d'elles, ou touchez-la, pour la lire.",
    },
  },
  {
    when: (view, yours) => yours && view.phase === "discard",
    text: {
      en: "Any card will do here: throw the one that you would least like to meet in your neighbour's hand.",
      fr: "N'importe quelle carte convient\u00a0: jetez celle que vous aimeriez le moins voir chez votre voisin.",
    },
  },
  {
    when: (view) => view.phase === "turn" && view.cycle === 2,
    text: {
      en: "All hands have gone to the left neighbour. What you leave in yours may strike you next.",
      fr: "Toutes les mains sont passées au voisin de gauche. Ce que vous y laissez pourra vous frapper bientôt.",
    },
  },
  {
    when: (view) => view.seats.some((seat) => seat.tiles.some((tile) => !tile.working)),
    text: {
      en: "A cracked tile is out of order: it neither strikes nor can be struck. Lose all six and the Mecha is destroyed.",
      fr: "Une tuile fissurée est hors service\u00a0: elle ne frappe plus et ne peut plus être visée. Sans aucune des six, le Mecha est détruit.",
    },
  },
  {
    when: (view) => view.phase === "repair",
    text: {
      en: "Between two rounds everyone may repair one tile.",
      fr: "Entre deux rounds, chacun peut réparer une tuile.",
    },
  },
  {
    when: (view) => view.phase === "turn" && view.round === view.rounds,
    text: {
      en: "The last round: if several are left standing, the most working tiles win.",
      fr: "Dernier round\u00a0: s'il reste plusieurs Mecha, le plus de tuiles en état l'emporte.",
    },
  },
];
