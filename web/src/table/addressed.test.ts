import { expect, test } from "vitest";
import { addressed } from "./addressed";

test("what I did is said to me", () => {
  expect(addressed("plays 4 × Scout: 4 Trade · buys Bastion · passes Viper to Kestrel", "en")).toBe(
    "play 4 × Scout: 4 Trade · buy Bastion · pass Viper to Kestrel",
  );
  expect(addressed("is defeated.", "en")).toBe("are defeated.");
  expect(addressed("Scout: +1 Trade", "en")).toBe("Scout: +1 Trade");
  expect(addressed("joue Éclaireur · achète Bastion · prend Arcologie 2", "fr")).toBe(
    "jouez Éclaireur · achetez Bastion · prenez Arcologie 2",
  );
  expect(addressed("ne forme personne.", "fr")).toBe("ne formez personne.");
  expect(addressed("n’a plus de case libre.", "fr")).toBe("n’avez plus de case libre.");
  expect(addressed("entreprend « Trêve »", "fr")).toBe("entreprenez « Trêve »");
  expect(addressed("Éclaireur : +1 Commerce", "fr")).toBe("Éclaireur : +1 Commerce");
});
