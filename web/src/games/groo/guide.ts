// The first match of Groo, taught by playing: each tip is shown once, when its moment first comes.

import type { View } from "./view";

interface Step {
  when(view: View, yours: boolean): boolean;
  text: { en: string; fr: string };
  piece?: string;
}

export type Guide = Step[];

export const guide: Guide = [
  {
    when: (view) => view.turn !== null && view.turns <= 1,
    text: {
      en: "Everyone builds a town. Whoever has enough Victory Points at the end of their own turn wins: the number on your sign shows how many you have, and how many you need.",
      fr: "Chacun bâtit une ville. Gagne qui a assez de Points de Victoire à la fin de son propre tour\u00a0: le nombre sur votre panneau montre combien vous en avez, et combien il en faut.",
    },
  },
  {
    when: (view) => view.groo.town !== null,
    piece: "groo",
    text: {
      en: "This is Groo. He wanders from town to town, and yellow cards let him loose on the town where he stands. Better somebody else's than yours.",
      fr: "Voici Groo. Il va de ville en ville, et les cartes jaunes le lâchent sur la ville où il se trouve. Mieux vaut celle d'un autre que la vôtre.",
    },
  },
  {
    when: (view, yours) => yours && view.phase === "discard",
    text: {
      en: "Your turn starts with your hand. Discard what you will not play, one card after the other, then go on: you can draw up to 5 again.",
      fr: "Votre tour commence par votre main. Défaussez ce que vous ne jouerez pas, une carte après l'autre, puis continuez\u00a0: vous pourrez piocher jusqu'à en avoir 5.",
    },
  },
  {
    when: (view, yours) => yours && (view.phase === "draw" || view.phase === "last_draw"),
    piece: "pile",
    text: {
      en: "Touch the pile to draw, one card at a time. You never hold more than 5.",
      fr: "Touchez la pioche pour piocher, une carte à la fois. On ne tient jamais plus de 5 cartes.",
    },
  },
  {
    when: (view, yours) => yours && view.phase === "build" && view.holder === view.turn,
    piece: "dice/labor",
    text: {
      en: "These dice pay for your cards: the materials on the left of a card are the dice that it takes. Houses bring points, shields are Troops, Groo heads pay for yellow cards.",
      fr: "Ces dés paient vos cartes\u00a0: les matériaux à gauche d'une carte sont les dés qu'elle coûte. Les maisons donnent des points, les boucliers sont des Troupes, les têtes de Groo paient les cartes jaunes.",
    },
  },
  {
    when: (view, yours) => yours && view.phase === "build" && view.holder !== view.turn,
    piece: "dice/labor",
    text: {
      en: "Somebody else's leftovers: the dice that they did not use are yours for now, in the middle of their turn. Build with them, then they go on.",
      fr: "Les restes d'un autre\u00a0: les dés qu'il n'a pas utilisés sont à vous pour l'instant, au milieu de son tour. Construisez avec, puis ils passent au suivant.",
    },
  },
  {
    when: (view) => view.seats.some((town) => town.buildings.some((card) => card.asleep)),
    text: {
      en: "A house with a moon is asleep: its points count, but what its text gives has to wait for the next turn.",
      fr: "Une maison avec une lune est endormie\u00a0: ses points comptent, mais ce que donne son texte attend le tour suivant.",
    },
  },
  {
    when: (view, yours) => yours && view.phase === "attack",
    text: {
      en: "You have Troops, so you may attack one town, once in your turn. Whatever your attack has more than the defence costs Buildings; all Troops that fought are discarded.",
      fr: "Vous avez des Troupes\u00a0: vous pouvez attaquer une ville, une fois dans votre tour. Ce que votre attaque a de plus que la défense coûte des Constructions\u00a0; toutes les Troupes qui ont combattu sont défaussées.",
    },
  },
  {
    when: (view, yours) => yours && view.window !== null,
    text: {
      en: "Now you may interrupt: a Wild, a red card, costs nothing and can be played in anybody's turn. Or pass, and nobody will know that you were asked.",
      fr: "Vous pouvez intervenir\u00a0: une Wild, une carte rouge, ne coûte rien et se joue pendant le tour de n'importe qui. Ou passez, et personne ne saura qu'on vous l'a demandé.",
    },
  },
  {
    when: (view) => view.seats.some((town) => town.points >= view.goal - 2),
    text: {
      en: "Somebody is close to the goal. An attack, or Groo at the right moment, can still knock a town down.",
      fr: "Quelqu'un approche du but. Une attaque, ou Groo au bon moment, peut encore faire tomber une ville.",
    },
  },
];
