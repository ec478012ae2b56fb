// Light, dark, or as the device has it.

import { recall, remember } from "../api/kept";

export type Theme = "auto" | "light" | "dark";
export const THEMES: readonly Theme[] = ["auto", "light", "dark"];
const KEPT = "pioche.theme";

class Look {
  theme = $state<Theme>(recall<Theme>(KEPT, "auto"));

  choose(theme: Theme): void {
    this.theme = theme;
    remember(KEPT, theme);
  }

  next(): void {
    this.choose(THEMES[(THEMES.indexOf(this.theme) + 1) % THEMES.length]!);
  }
}

export const look = new Look();
