import { beforeEach, expect, it } from "vitest";
import type { TableWanted } from "./messages";
import { forgetTable, keepTable, keptTables, keysOf, linksOf, noteTable } from "./kept";

const wanted: TableWanted = {
  game: "groo",
  seats: [{ kind: "here" }, { kind: "person" }, { kind: "bot", bot: "level:1" }],
  options: {},
  dice: "sealed",
  clock: null,
};

beforeEach(() => localStorage.clear());

it("sits where somebody is on this screen, and keeps links for the others", () => {
  keepTable({ table: "abc", keys: ["k0", "k1", null] }, wanted.game, wanted.seats, wanted);
  expect(keysOf("abc")).toEqual({ 0: "k0" });
  expect(linksOf("abc")).toEqual({ 0: "k0", 1: "k1" });
  expect(keptTables()[0]).toMatchObject({ table: "abc", game: "groo", wanted });
});

it("puts the table looked at last on top, and forgets one altogether", () => {
  keepTable({ table: "abc", keys: ["k0", "k1", null] }, wanted.game, wanted.seats, wanted);
  noteTable({ table: "def", game: "goulet", at: 2 });
  noteTable({ table: "abc", game: "groo", at: 3 });
  expect(keptTables().map((one) => one.table)).toEqual(["abc", "def"]);
  expect(keptTables()[0]!.wanted).toEqual(wanted);
  forgetTable("abc");
  expect(keptTables().map((one) => one.table)).toEqual(["def"]);
  expect(keysOf("abc")).toEqual({});
});
