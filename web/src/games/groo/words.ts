// The few words that the board of Groo says by itself.

import type { Language } from "../board";
import type { Kind, MaterialName } from "./view";

export interface Words {
  kinds: Record<Kind, string>;
  materials: Record<MaterialName, string>;
  counted: Record<MaterialName, readonly [one: string, many: string]>;
  phases: Record<string, string>;
  windows: Record<string, string>;
  interrupt: string;
  turn: (number: number) => string;
  lastTurns: (number: number) => string;
  town: (name: string) => string;
  score: (points: number, goal: number) => string;
  built: (buildings: number, troops: number) => string;
  inHand: (cards: number) => string;
  itsTurn: string;
  decides: string;
  hasDice: string;
  attacks: string;
  isAttacked: string;
  wins: string;
  groo: string;
  grooIn: (name: string) => string;
  grooIsHere: string;
  asleep: string;
  used: string;
  fights: string;
  usable: string;
  faceUp: string;
  hidden: string;
  hand: string;
  points: (points: number) => string;
  worth: (points: number, more: number) => string;
  value: (value: number) => string;
  needs: (cost: string) => string;
  diceOf: (name: string) => string;
  noDice: string;
  dice: (material: string, dice: number, goods: number) => string;
  pile: (cards: number) => string;
  runOut: (times: number) => string;
  pileName: string;
  discards: string;
  discardsOpen: (cards: number) => string;
  discardsClose: string;
  waits: string;
  underWay: string;
  aside: string;
  battle: (attacker: string, attack: number, defender: string, defence: number) => string;
  losing: (points: number) => string;
  open: (name: string) => string;
  close: (name: string) => string;
  empty: string;
}

const en: Words = {
  kinds: { building: "Building", troop: "Troop", effect: "Groo Effect", wild: "Wild", event: "Event" },
  materials: { labor: "Labor", supplies: "Supplies", kopin: "Kopin", head: "Groo head" },
  counted: {
    labor: ["Labor", "Labor"],
    supplies: ["Supply", "Supplies"],
    kopin: ["Kopin", "Kopins"],
    head: ["Groo head", "Groo heads"],
  },
  phases: { discard: "Discard", draw: "Draw", attack: "Attack", build: "Build", leftover: "Leftover", last: "Draw" },
  windows: {
    start: "As the turn starts",
    rolled: "After the roll and Groo's move",
    played: "A card has been played",
    declared: "An attack is declared",
    defended: "The defence is chosen",
    losses: "Before Buildings are lost",
    end: "As the turn ends",
  },
  interrupt: "Anyone may play a Wild (red card)",
  turn: (number) => `Turn ${number}`,
  lastTurns: (number) => (number === 1 ? "1 turn to come" : `${number} turns to come`),
  town: (name) => `Town of ${name}`,
  score: (points, goal) => `${points} of ${goal} Victory Points`,
  built: (buildings, troops) => `Buildings: ${buildings}, Troops: ${troops}`,
  inHand: (cards) => (cards === 1 ? "1 card in hand" : `${cards} cards in hand`),
  itsTurn: "it is their turn",
  decides: "decides now",
  hasDice: "has the dice",
  attacks: "attacks",
  isAttacked: "is attacked",
  wins: "wins",
  groo: "Groo",
  grooIn: (name) => `Groo is in the town of ${name}`,
  grooIsHere: "Groo is here",
  asleep: "asleep",
  used: "used this turn",
  fights: "fights",
  usable: "can be used now",
  faceUp: "seen by everyone",
  hidden: "A hidden card",
  hand: "Hand",
  points: (points) => (points === 1 ? "1 point" : `${points} points`),
  worth: (points, more) => `${points} printed, ${more > 0 ? "+" : "−"}${Math.abs(more)} by its text`,
  value: (value) => `combat value ${value}`,
  needs: (cost) => `needs at the moment: ${cost}`,
  diceOf: (name) => `Dice of ${name}`,
  noDice: "The dice wait for the next roll",
  dice: (material, dice, goods) => `${material}: ${dice} dice` + (goods ? ` and ${goods} goods` : ""),
  pile: (cards) => (cards === 1 ? "Pile: 1 card" : `Pile: ${cards} cards`),
  runOut: (times) => (times === 1 ? "run out once" : `run out ${times} times`),
  pileName: "Pile",
  discards: "Discards",
  discardsOpen: (cards) => `Look at the discards: ${cards}`,
  discardsClose: "Put the discards together",
  waits: "Waiting to take effect",
  underWay: "Taking effect",
  aside: "Laid aside",
  battle: (attacker, attack, defender, defence) => `Battle: ${attacker} ${attack} against ${defender} ${defence}`,
  losing: (points) => (points === 1 ? "1 point of Buildings to lose" : `${points} points of Buildings to lose`),
  open: (name) => `Open the town of ${name}`,
  close: (name) => `Fold the town of ${name}`,
  empty: "Open fields, nothing built yet",
};

const fr: Words = {
  kinds: { building: "Construction", troop: "Troupe", effect: "Effet Groo", wild: "Wild", event: "Événement" },
  materials: { labor: "Main-d'œuvre", supplies: "Provisions", kopin: "Kopin", head: "Tête de Groo" },
  counted: {
    labor: ["Main-d'œuvre", "Main-d'œuvre"],
    supplies: ["Provision", "Provisions"],
    kopin: ["Kopin", "Kopins"],
    head: ["tête de Groo", "têtes de Groo"],
  },
  phases: {
    discard: "Défausse",
    draw: "Pioche",
    attack: "Attaque",
    build: "Construction",
    leftover: "Restes",
    last: "Pioche",
  },
  windows: {
    start: "Le tour commence",
    rolled: "Après le lancer et le déplacement de Groo",
    played: "Une carte vient d'être jouée",
    declared: "Une attaque est déclarée",
    defended: "La défense est choisie",
    losses: "Avant la perte de Constructions",
    end: "Le tour se termine",
  },
  interrupt: "Chacun peut jouer une Wild (carte rouge)",
  turn: (number) => `Tour ${number}`,
  lastTurns: (number) => (number <= 1 ? `encore ${number} tour` : `encore ${number} tours`),
  town: (name) => `Ville de ${name}`,
  score: (points, goal) => `${points} ${points <= 1 ? "Point" : "Points"} de Victoire sur ${goal}`,
  built: (buildings, troops) => `Constructions\u00a0: ${buildings}, Troupes\u00a0: ${troops}`,
  inHand: (cards) => (cards <= 1 ? `${cards} carte en main` : `${cards} cartes en main`),
  itsTurn: "c'est son tour",
  decides: "décide maintenant",
  hasDice: "a les dés",
  attacks: "attaque",
  isAttacked: "est attaqué",
  wins: "gagne",
  groo: "Groo",
  grooIn: (name) => `Groo est dans la ville de ${name}`,
  grooIsHere: "Groo est ici",
  asleep: "endormie",
  used: "utilisée ce tour-ci",
  fights: "combat",
  usable: "peut servir maintenant",
  faceUp: "vue de tous",
  hidden: "Une carte cachée",
  hand: "Main",
  points: (points) => (points <= 1 ? `${points} point` : `${points} points`),
  worth: (points, more) => `${points} imprimé, ${more > 0 ? "+" : "−"}${Math.abs(more)} par son texte`,
  value: (value) => `valeur de combat ${value}`,
  needs: (cost) => `demande en ce moment\u00a0: ${cost}`,
  diceOf: (name) => `Dés de ${name}`,
  noDice: "Les dés attendent le prochain lancer",
  dice: (material, dice, goods) =>
    `${material}\u00a0: ${dice} ${dice <= 1 ? "dé" : "dés"}` +
    (goods ? ` et ${goods} ${goods === 1 ? "marchandise" : "marchandises"}` : ""),
  pile: (cards) => `Pioche\u00a0: ${cards} ${cards <= 1 ? "carte" : "cartes"}`,
  runOut: (times) => `épuisée ${times} fois`,
  pileName: "Pioche",
  discards: "Défausse",
  discardsOpen: (cards) => `Regarder la défausse\u00a0: ${cards}`,
  discardsClose: "Ranger la défausse",
  waits: "En attente d'effet",
  underWay: "Prend effet",
  aside: "Mis de côté",
  battle: (attacker, attack, defender, defence) =>
    `Combat\u00a0: ${attacker} ${attack} contre ${defender} ${defence}`,
  losing: (points) => `${points} ${points <= 1 ? "point" : "points"} de Constructions à perdre`,
  open: (name) => `Ouvrir la ville de ${name}`,
  close: (name) => `Replier la ville de ${name}`,
  empty: "La campagne, rien n'est encore bâti",
};

export const words: Record<Language, Words> = { en, fr };
