import { expect, test, vi } from "vitest";
import { lasting, passing } from "./store";

test("a browser that keeps nothing remembers until the page is closed", () => {
  const refuse = () => {
    throw new Error("Access is denied for this document.");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
  lasting.set("a", "1");
  expect(lasting.get("a")).toBe("1");
  lasting.remove("a");
  expect(lasting.get("a")).toBeNull();
  vi.unstubAllGlobals();
});

test("what the browser keeps is what counts", () => {
  const kept = new Map([["b", "2"]]);
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  });
  expect(passing.get("b")).toBe("2");
  passing.set("b", "3");
  expect(kept.get("b")).toBe("3");
  passing.remove("b");
  expect([passing.get("b"), kept.size]).toEqual([null, 0]);
  vi.unstubAllGlobals();
});
