// The language of the page: chosen from the browser's, then by the switch, and kept.

import { recall, remember } from "../api/kept";
import type { Language } from "../api/messages";
import { en, type Words } from "./en";
import { fr } from "./fr";

export const LANGUAGES: readonly Language[] = ["en", "fr"];
export const WORDS: Record<Language, Words> = { en, fr };
const KEPT = "pioche.language";

/** The first of the browser's languages that we speak. */
export function fitting(wanted: readonly string[]): Language {
  const first = wanted.map((one) => one.slice(0, 2).toLowerCase()).find((one) => one === "en" || one === "fr");
  return (first as Language | undefined) ?? "en";
}

class Speech {
  language = $state<Language>(recall<Language | null>(KEPT, null) ?? fitting(navigator.languages ?? []));

  get words(): Words {
    return WORDS[this.language];
  }

  speak(language: Language): void {
    this.language = language;
    remember(KEPT, language);
  }
}

export const speech = new Speech();
