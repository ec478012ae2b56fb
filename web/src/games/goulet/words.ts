// The few words of the board itself; the names of pieces come with the labels.

const en = {
  side0: "Grey",
  side1: "Purple",
  you: "you",
  plays: "to play",
  won: "Victory!",
  draw: "Draw",
  turn: "Turn {turn}",
  turnOf: "Turn {turn} of {limit}",
  gully: "The gully",
  track: "Initiative",
  trackEmpty: "The Initiative tokens are still to be shuffled",
  position: "position {position}",
  range: "range {range}",
  fallen: "fallen",
  waiting: "not yet in place",
  hitPoints: "{now} of {most} Hit Points",
  playing: "plays now",
  place: "place {place} of {places}",
  toDraw: "not drawn yet",
  tray: "Dice",
  roll: "Roll {roll} of {rolls}",
  lifted: "Taken up: {count}",
  takenUp: "Die showing {face}, taken up to be rolled again",
  inHand: "Die in hand",
  rolling: "Rolling: {count}",
  noDice: "No dice on the table",
  die: "Die showing {face}",
  face1: "Attack: with another 1, 2 or 3, one is the damage and the other the range.",
  face2: "Attack: with another 1, 2 or 3, one is the damage and the other the range.",
  face3: "Attack: with another 1, 2 or 3, one is the damage and the other the range.",
  face4: "Step: one position forward or back, trading places.",
  face5: "Heal: one Hit Point, but never in position 1.",
  face6: "Sooner: with two or more 6s the token goes less far back.",
};

export type BoardWords = typeof en;

const fr: BoardWords = {
  side0: "Gris",
  side1: "Violet",
  you: "vous",
  plays: "joue",
  won: "Victoire\u00a0!",
  draw: "Égalité",
  turn: "Tour {turn}",
  turnOf: "Tour {turn} sur {limit}",
  gully: "Le goulet",
  track: "Initiative",
  trackEmpty: "Les jetons d'Initiative restent à mélanger",
  position: "position {position}",
  range: "portée {range}",
  fallen: "au tapis",
  waiting: "pas encore en place",
  hitPoints: "Points de Vie\u00a0: {now} sur {most}",
  playing: "joue maintenant",
  place: "place {place} sur {places}",
  toDraw: "pas encore tiré",
  tray: "Dés",
  roll: "Lancer {roll} sur {rolls}",
  lifted: "En main\u00a0: {count}",
  takenUp: "Dé qui montre {face}, repris pour être relancé",
  inHand: "Dé en main",
  rolling: "En l'air\u00a0: {count}",
  noDice: "Aucun dé sur la table",
  die: "Dé qui montre {face}",
  face1: "Attaque\u00a0: avec un autre 1, 2 ou 3, l'un donne les dégâts et l'autre la portée.",
  face2: "Attaque\u00a0: avec un autre 1, 2 ou 3, l'un donne les dégâts et l'autre la portée.",
  face3: "Attaque\u00a0: avec un autre 1, 2 ou 3, l'un donne les dégâts et l'autre la portée.",
  face4: "Déplacement\u00a0: une position en avant ou en arrière, par échange.",
  face5: "Soin\u00a0: un Point de Vie, mais jamais en position 1.",
  face6: "Plus tôt\u00a0: avec deux 6 ou plus, le jeton recule moins loin.",
};

export const words = { en, fr };

/** The sentence with its details filled in. */
export function fill(sentence: string, details: Record<string, string | number>): string {
  return sentence.replace(/\{(\w+)\}/g, (gap, key: string) => String(details[key] ?? gap));
}
