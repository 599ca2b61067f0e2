import { expect, test } from "vitest";
import { withMine } from "./mine";

test("what is mine is called mine, in both languages", () => {
  const en = (words: string) => withMine(words, 1, "en");
  expect(en("rebel of Player 1")).toBe("your rebel");
  expect(en("Blob Wheel of Player 1")).toBe("Your Blob Wheel");
  expect(en("destroys Hive of Player 1.")).toBe("destroys your Hive.");
  expect(en("deals 3 damage to Hive of Player 1.")).toBe("deals 3 damage to your Hive.");
  expect(en("Contest Arcology 2 of Player 2 with blue 4")).toBe("Contest Arcology 2 of Player 2 with blue 4");
  expect(en("contests Arcology 2 of Player 1 with blue 4, to upgrade Reef Depot 3.")).toBe(
    "contests your Arcology 2 with blue 4, to upgrade Reef Depot 3.",
  );
  expect(en("The next powering or upgrade of Player 1 this turn costs 2 less.")).toBe(
    "Your next powering or upgrade this turn costs 2 less.",
  );
  expect(en("Mech World will act on the next acquisition of Player 1.")).toBe(
    "Mech World will act on your next acquisition.",
  );
  const fr = (words: string) => withMine(words, 1, "fr");
  expect(fr("rebelle du Joueur 1")).toBe("votre rebelle");
  expect(fr("Ruche du Joueur 1")).toBe("Votre Ruche");
  expect(fr("détruit la Ruche du Joueur 1.")).toBe("détruit votre Ruche.");
  expect(fr("inflige 3 dégâts au Monde Méca du Joueur 1.")).toBe("inflige 3 dégâts à votre Monde Méca.");
  expect(fr("conteste le contrat Port 2 du Joueur 1 en montrant bleu 4.")).toBe(
    "conteste votre contrat Port 2 en montrant bleu 4.",
  );
  expect(fr("Défausser le contrat Port 2 du Joueur 2")).toBe("Défausser le contrat Port 2 du Joueur 2");
  expect(fr("La prochaine action Alimenter ou Améliorer du Joueur 1 ce tour-ci coûte 2 de moins.")).toBe(
    "Votre prochaine action Alimenter ou Améliorer ce tour-ci coûte 2 de moins.",
  );
  expect(withMine("rebel of Player 1", null, "en")).toBe("rebel of Player 1");
});
