import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ruleOf } from "./rulebook";

const words = readFileSync(join(import.meta.dirname, "../../../words/en/web-rules.ftl"), "utf8");
const titled = (short: string, section: number) =>
  new RegExp(`^rules-${short}-${section}-title = (.*)$`, "m").exec(words)?.[1];

test("a thing of the table leads to the section about it", () => {
  const title = (game: string, short: string, about: string) =>
    titled(short, Number(/#s(\d+)$/.exec(ruleOf(game, about) ?? "")?.[1]));
  expect(title("star-realms", "sr", "buy predator")).toBe("Buying");
  expect(title("star-realms", "sr", "attack 2 bioformer")).toBe("Bases and outposts");
  expect(title("star-realms", "sr", "rivals")).toBe("More than two players");
  expect(title("rise-to-power", "rtp", "contest")).toBe("Contesting");
  expect(title("rise-to-power", "rtp", "exchange")).toBe("The Exchange");
  expect(title("galactic-rebellion", "gr", "senate")).toBe("The senate");
  expect(title("galactic-rebellion", "gr", "war")).toBe("War");
});

test("the campaign falls back on the rules of Star Realms", () => {
  expect(ruleOf("rise-of-empire", "upgrade x")).toBe("/rules/rise-of-empire#s3");
  expect(ruleOf("rise-of-empire", "buy scout")).toBe("/rules/star-realms#s4");
  expect(ruleOf("rise-of-empire", "nonsense")).toBeNull();
});
