import { calm, expect, test } from "./base";

test("chat is still there after a reload, and the muted can be heard again", async ({
  watched: ada,
  server,
  browser,
}) => {
  const context = await browser.newContext({ locale: "en-GB" });
  const ben = await context.newPage();
  for (const page of [ada, ben]) {
    await calm(page);
    await page.goto(server.url);
  }
  const answer = await ada.request.post(`${server.url}/api/tables`, {
    data: { game: "star-realms", seats: [{ kind: "me" }, { kind: "open" }] },
  });
  const { id, invite } = (await answer.json()) as { id: string; invite: string };
  const table = `${server.url}/api/tables/${id}`;
  await ben.request.post(`${table}/join`, { data: { invite } });
  await ben.request.post(`${table}/chat`, { data: { text: "ahoy there" } });
  // So much happens that what was said is no longer among the latest things.
  for (let i = 0; i < 44; i++) {
    const { now } = (await (await ada.request.get(table)).json()) as { now: { ply: number; to_move: number[] } };
    const data = { ply: now.ply, action: "end", seat: now.to_move[0] };
    await (now.to_move[0] === 1 ? ada : ben).request.post(`${table}/actions`, { data });
  }

  const chat = ada.getByRole("log", { name: "Chat" });
  const look = async () => {
    await ada.goto(`${server.url}/table/${id}`);
    await ada.getByRole("tab", { name: "Chat" }).click();
  };
  await look();
  await expect(chat).toContainText("ahoy there");
  await chat.getByRole("button", { name: "mute" }).click();
  await expect(chat).not.toContainText("ahoy there");
  await look();
  await expect(chat).toContainText("is muted");
  await expect(chat).not.toContainText("ahoy there");
  await ben.request.post(`${table}/chat`, { data: { text: "hello?" } });
  await chat.getByRole("button", { name: "unmute" }).click();
  await expect(chat).toContainText("ahoy there");
  await expect(chat).toContainText("hello?");
  await ben.request.post(`${table}/chat`, { data: { text: "at last" } });
  await expect(chat).toContainText("at last");
  await context.close();
});
