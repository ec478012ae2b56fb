// What is drawn on each card of Groo: a picture (game-icons) and the kind, where the view names the card alone.

import type { Component } from "svelte";
import Anchor from "~icons/game-icons/anchor";
import AncientColumns from "~icons/game-icons/ancient-columns";
import Anvil from "~icons/game-icons/anvil";
import Bandit from "~icons/game-icons/bandit";
import BeerStein from "~icons/game-icons/beer-stein";
import Bookshelf from "~icons/game-icons/bookshelf";
import Bowman from "~icons/game-icons/bowman";
import Bread from "~icons/game-icons/bread";
import CandleHolder from "~icons/game-icons/candle-holder";
import Castle from "~icons/game-icons/castle";
import Catapult from "~icons/game-icons/catapult";
import Cauldron from "~icons/game-icons/cauldron";
import CheeseWedge from "~icons/game-icons/cheese-wedge";
import Church from "~icons/game-icons/church";
import DefensiveWall from "~icons/game-icons/defensive-wall";
import DirectionSigns from "~icons/game-icons/direction-signs";
import Donkey from "~icons/game-icons/donkey";
import DragonHead from "~icons/game-icons/dragon-head";
import DramaMasks from "~icons/game-icons/drama-masks";
import Drum from "~icons/game-icons/drum";
import Duel from "~icons/game-icons/duel";
import EvilTower from "~icons/game-icons/evil-tower";
import FamilyHouse from "~icons/game-icons/family-house";
import Fist from "~icons/game-icons/fist";
import GreekTemple from "~icons/game-icons/greek-temple";
import HorseHead from "~icons/game-icons/horse-head";
import House from "~icons/game-icons/house";
import IndianPalace from "~icons/game-icons/indian-palace";
import Lyre from "~icons/game-icons/lyre";
import Meal from "~icons/game-icons/meal";
import MeatCleaver from "~icons/game-icons/meat-cleaver";
import Monkey from "~icons/game-icons/monkey";
import MountedKnight from "~icons/game-icons/mounted-knight";
import NightSleep from "~icons/game-icons/night-sleep";
import OldWagon from "~icons/game-icons/old-wagon";
import Pikeman from "~icons/game-icons/pikeman";
import Pitchfork from "~icons/game-icons/pitchfork";
import Present from "~icons/game-icons/present";
import PunchBlast from "~icons/game-icons/punch-blast";
import RingingBell from "~icons/game-icons/ringing-bell";
import Run from "~icons/game-icons/run";
import Sandwich from "~icons/game-icons/sandwich";
import Scales from "~icons/game-icons/scales";
import Shop from "~icons/game-icons/shop";
import Spade from "~icons/game-icons/spade";
import SpartanHelmet from "~icons/game-icons/spartan-helmet";
import Stable from "~icons/game-icons/stable";
import StoneBridge from "~icons/game-icons/stone-bridge";
import StoneBust from "~icons/game-icons/stone-bust";
import SwordsEmblem from "~icons/game-icons/swords-emblem";
import Swordwoman from "~icons/game-icons/swordwoman";
import Talk from "~icons/game-icons/talk";
import Tombstone from "~icons/game-icons/tombstone";
import TreasureMap from "~icons/game-icons/treasure-map";
import Trowel from "~icons/game-icons/trowel";
import WalkingBoot from "~icons/game-icons/walking-boot";
import Watchtower from "~icons/game-icons/watchtower";
import WizardFace from "~icons/game-icons/wizard-face";
import WoodenDoor from "~icons/game-icons/wooden-door";
import type { Card, Kind } from "./view";

type Pictures = Record<string, Component>;

const buildings: Pictures = {
  residence: FamilyHouse,
  "second-residence": House,
  blacksmith: Anvil,
  "military-stable": HorseHead,
  stables: Stable,
  pawnshop: Scales,
  marketplace: Shop,
  tavern: BeerStein,
  watchtower: Watchtower,
  butcher: MeatCleaver,
  baker: Bread,
  "candlestick-maker": CandleHolder,
  "wizards-keep": EvilTower,
  "cheese-dip-inn": CheeseWedge,
  shipyard: Anchor,
  "village-on-wheels": OldWagon,
  "statue-of-groo": StoneBust,
  "monkey-temple": Monkey,
  castle: Castle,
  "government-building": GreekTemple,
  "the-great-wall": DefensiveWall,
  "monastery-of-silence": Church,
  "royal-palace": IndianPalace,
  "toll-bridge": StoneBridge,
  "glass-theatre": DramaMasks,
  "hall-of-records": Bookshelf,
};

const troops: Pictures = {
  cavalry: MountedKnight,
  "donkey-cavalry": Donkey,
  "mounted-bandits": Bandit,
  pikemen: Pikeman,
  archers: Bowman,
  "captain-ajax": SpartanHelmet,
  chakall: Swordwoman,
  "the-minstrel": Lyre,
  drummers: Drum,
  sage: WizardFace,
  dragon: DragonHead,
  mercenaries: SwordsEmblem,
  catapult: Catapult,
  masons: Trowel,
  gravediggers: Spade,
  "press-gang": Fist,
  "village-militia": Pitchfork,
};

const effects: Pictures = {
  "the-wanderer": WalkingBoot,
  "the-door-was-open": WoodenDoor,
  "friendly-sparring": Duel,
  "load-bearing-pillar": AncientColumns,
  "the-village-flees": Run,
  "wrong-turn": DirectionSigns,
  souvenir: Present,
  "long-story": Talk,
  "all-you-can-eat": Meal,
};

const wilds: Pictures = {
  "the-fray": PunchBlast,
  "false-alarm": RingingBell,
  "boiling-cheese-dip": Cauldron,
  "lunch-break": Sandwich,
  "upside-down-map": TreasureMap,
  lullaby: NightSleep,
};

const events: Pictures = {
  "groo-is-dead": Tombstone,
};

const pictures: Record<Kind, Pictures> = {
  building: buildings,
  troop: troops,
  effect: effects,
  wild: wilds,
  event: events,
};

/** The picture of a card, or none for a card that the standard box does not have. */
export function pictureOf(card: string): Component | undefined {
  return Object.values(pictures).find((some) => card in some)?.[card];
}

/** The kind that the view tells, else the one that the standard box prints on the card. */
export function kindOf(card: Card & { kind?: Kind; points?: number; value?: number }): Kind {
  if (card.kind) return card.kind;
  if (card.points !== undefined) return "building";
  if (card.value !== undefined) return "troop";
  const kinds = Object.keys(pictures) as Kind[];
  return kinds.find((kind) => card.card in pictures[kind]) ?? "event";
}
