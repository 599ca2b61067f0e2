import { expect, test } from "vitest";
import { unpack } from "./lzma";

/** What `xz --format=lzma -9e` made of these lines. */
const PACKED =
  "XQAAAAT//////////wAym4rv8htO0IWRJucnzScJbKpxdgCDXi2fL8cHf/OIiCRCldb15oHLIVTvNyK5NZgHxpOsRxjSCIE5kJk7DS2ldc7Ai0rRBp3+77eEWKS5ucBxaATA2i5JX+2a8RkFYNM0BXZYf+dSip7bqV4Ls/37S7KanXsZDnl7w7W9Idsz5WqBMp3tR2nmZrqUbvnZJIJHBvy8VVrscHZDLM/S0G+Um3zhsifjspK4hsHRjZXlBD1pRzAkJXylzoW1brbTreSw+Hf8hCLfJd8eoHbpVNYbTgumrc87//5iQzM=";

const text = Array.from({ length: 60 }, (_, i) => `entry ${i}: play scout, buy explorer, attack ${i % 7}\n`).join("");

const bytes = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

test("what xz packed is unpacked to the last byte", () => {
  expect(new TextDecoder().decode(unpack(bytes(PACKED)))).toBe(text);
});

test("what is nothing of the kind is refused", () => {
  expect(() => unpack(new Uint8Array(40).fill(255))).toThrow();
  const bent = bytes(PACKED);
  bent[60] = (bent[60] ?? 0) ^ 0x55;
  let out = "";
  try {
    out = new TextDecoder().decode(unpack(bent));
  } catch {
    // A match before the beginning, or too much.
  }
  expect(out).not.toBe(text);
});
