// The drawing of each Unit and of what each face of a die is for, from game-icons.

import type { Component } from "svelte";
import Archer from "~icons/game-icons/archer";
import Sorcerer from "~icons/game-icons/cowled";
import Swords from "~icons/game-icons/crossed-swords";
import Skeleton from "~icons/game-icons/death-skull";
import Heal from "~icons/game-icons/heart-plus";
import Hourglass from "~icons/game-icons/hourglass";
import Dragon from "~icons/game-icons/spiked-dragon-head";
import Knight from "~icons/game-icons/visored-helm";
import Boot from "~icons/game-icons/walking-boot";
import Wizard from "~icons/game-icons/wizard-face";

export const UNIT_ICONS: Record<string, Component> = {
  wizard: Wizard,
  knight: Knight,
  archer: Archer,
  skeleton: Skeleton,
  sorcerer: Sorcerer,
  dragon: Dragon,
};

export const FACE_ICONS: Record<number, Component> = {
  1: Swords,
  2: Swords,
  3: Swords,
  4: Boot,
  5: Heal,
  6: Hourglass,
};
