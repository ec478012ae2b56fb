import { describe, expect, it } from "vitest";
import { en } from "./en";
import { fr } from "./fr";
import { fitting } from "./speech.svelte";

type Leaf = string | ((...details: never[]) => string);

function leaves(words: object, path = ""): [string, Leaf][] {
  return Object.entries(words).flatMap(([name, value]: [string, unknown]) =>
    typeof value === "object" && value !== null ? leaves(value, `${path}${name}.`) : [[path + name, value as Leaf]],
  );
}

const text = (leaf: Leaf): string => (typeof leaf === "string" ? leaf : leaf(...([2, 3] as never[])));
const speak = (leaf: Leaf): string => {
  try {
    return text(leaf);
  } catch {
    return (leaf as (name: string) => string)("level:2"); // those that want a text
  }
};

describe("the words of the page", () => {
  it("are the same in both languages, and none is empty", () => {
    expect(leaves(fr).map(([name]) => name)).toEqual(leaves(en).map(([name]) => name));
    for (const [name, leaf] of [...leaves(en), ...leaves(fr)]) expect(speak(leaf), name).toMatch(/\S/);
  });

  it("follow French typography: a no-break space before high punctuation", () => {
    for (const [name, leaf] of leaves(fr)) {
      expect(speak(leaf), name).not.toMatch(/(^|[^\u00a0\u202f\d])[;:?!»](\s|$)|« /);
    }
  });

  it("are chosen from what the browser prefers", () => {
    expect(fitting(["de-DE", "fr-CA", "en"])).toBe("fr");
    expect(fitting(["en-GB", "fr"])).toBe("en");
    expect(fitting(["ja"])).toBe("en");
  });
});
