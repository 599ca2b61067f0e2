import { createHash } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { sha256 } from "./sha256";
import { checkShuffle, combine, hex, keepNumber, newNumber, promiseOf } from "./shuffle";

const store = new Map<string, string>();
beforeEach(() => {
  store.clear();
  Object.assign(globalThis, {
    localStorage: { getItem: (k: string) => store.get(k) ?? null, setItem: (k: string, v: string) => store.set(k, v) },
  });
});

test("our SHA-256 is everybody's", () => {
  for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 200, 1000]) {
    const text = Uint8Array.from({ length }, (_, i) => (i * 37) & 255);
    expect(hex(sha256(text))).toBe(createHash("sha256").update(text).digest("hex"));
  }
});

test("a deal is fair if the seed is what the numbers make, and mine if one of them is", () => {
  const [server, a, b] = [newNumber(), newNumber(), newNumber()] as const;
  const player = (seat: number, number: string) => ({ seat, number, promise: promiseOf(number) });
  const shuffle = { promise: promiseOf(server), number: server, players: [player(1, a), player(2, b)] };
  const seed = combine(server, [a, b]);
  expect(checkShuffle(shuffle, seed)).toBe("fair");
  keepNumber(b);
  expect(checkShuffle(shuffle, seed)).toBe("mine");
  expect(checkShuffle(shuffle, combine(server, [b, a]))).toBe("broken");
  expect(checkShuffle({ ...shuffle, number: a }, seed)).toBe("broken");
  expect(checkShuffle({ ...shuffle, players: [{ ...player(1, a), number: b }, player(2, b)] }, seed)).toBe("broken");
  // What the server finds, too (crates/contest/src/shuffle.rs).
  expect(promiseOf("00".repeat(32))).toBe("66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925");
});
