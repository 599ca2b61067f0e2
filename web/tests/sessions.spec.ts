import type { Page } from "@playwright/test";
import { calm, expect, test, watch } from "./base";

const languages = [
  {
    locale: "en-GB",
    name: "Name",
    password: "Password",
    register: "Make an account",
    login: "Log in",
    logout: "Log out",
    list: "Where you are logged in",
    here: "here, now",
    there: "last used now",
    end: /^Log out there: /,
  },
  {
    locale: "fr-FR",
    name: "Nom",
    password: "Mot de passe",
    register: "Créer un compte",
    login: "Se connecter",
    logout: "Se déconnecter",
    list: "Vos appareils connectés",
    here: "ici, maintenant",
    there: "dernière utilisation maintenant",
    end: /^Déconnecter\s?: /,
  },
];

for (const words of languages)
  test(`${words.locale}: where I am logged in is listed, and one of them is ended`, async ({ server, browser }) => {
    const account = { name: `Ada ${words.locale}`, password: "a long password" };
    const troubles: string[][] = [];
    const device = async (width: number, height: number): Promise<Page> => {
      const context = await browser.newContext({ locale: words.locale, viewport: { width, height } });
      const page = await context.newPage();
      troubles.push(watch(page, server.url));
      await calm(page);
      await page.goto(`${server.url}/me`);
      return page;
    };
    const enter = async (page: Page, button: string) => {
      await page.getByLabel(words.name, { exact: true }).fill(account.name);
      await page.getByLabel(words.password, { exact: true }).fill(account.password);
      await page.locator("form").getByRole("button", { name: button }).click();
      await expect(page.getByRole("button", { name: words.logout, exact: true })).toBeVisible();
    };
    const lines = (page: Page) => page.getByRole("list", { name: words.list }).getByRole("listitem");

    const desk = await device(1440, 900);
    await enter(desk, words.register);
    await expect(lines(desk)).toHaveCount(1);
    await expect(lines(desk).first()).toContainText(words.here);
    await expect(lines(desk).getByRole("button")).toHaveCount(0);

    const phone = await device(390, 844);
    await phone.getByRole("radio", { name: words.login }).click();
    await enter(phone, words.login);
    await expect(lines(phone)).toHaveCount(2);
    await expect(lines(phone).filter({ hasText: words.here })).toHaveCount(1);
    await expect(lines(phone).filter({ hasText: words.there })).toHaveCount(1);
    const wide = await phone.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(wide, "nothing sticks out of the phone").toBe(false);

    // What is ended there is gone from the list here, and nobody is logged in there any more.
    await phone.getByRole("button", { name: words.end }).click();
    await expect(lines(phone)).toHaveCount(1);
    await expect(lines(phone).first()).toContainText(words.here);
    await desk.reload();
    await expect(desk.getByRole("radio", { name: words.login })).toBeVisible();
    await expect(desk.getByRole("button", { name: words.logout, exact: true })).toHaveCount(0);
    await phone.reload();
    await expect(phone.getByRole("button", { name: words.logout, exact: true })).toBeVisible();
    await expect(lines(phone)).toHaveCount(1);

    expect(troubles.flat()).toEqual([]);
    for (const page of [desk, phone]) await page.context().close();
  });
