// The seal of the dice: words for them, and checking in the browser that the secret fits what was promised.

const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";

/** A word that nobody could guess. */
export function randomWord(): string {
  const numbers = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(numbers, (one) => LETTERS[one % LETTERS.length]).join("");
}

/** Whether the SHA-256 of the secret is the seal; null where this page may not compute it. */
export async function isSealOf(secret: string, commitment: string): Promise<boolean | null> {
  if (!globalThis.crypto?.subtle || !/^([0-9a-f]{2})+$/.test(secret)) return null;
  const bytes = Uint8Array.from(secret.match(/../g)!, (pair) => Number.parseInt(pair, 16));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const text = Array.from(digest, (one) => one.toString(16).padStart(2, "0")).join("");
  return text === commitment;
}
