import { expect, it } from "vitest";
import { isSealOf, randomWord } from "./seal";

const SECRET = "00".repeat(32);
const SEAL = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";

it("recomputes the seal of a secret", async () => {
  expect(await isSealOf(SECRET, SEAL)).toBe(true);
  expect(await isSealOf(`${SECRET.slice(0, -1)}1`, SEAL)).toBe(false);
  expect(await isSealOf("no secret", SEAL)).toBe(null);
});

it("draws words that differ", () => {
  expect(randomWord()).not.toBe(randomWord());
  expect(randomWord()).toMatch(/^[a-z0-9]{16}$/);
});
