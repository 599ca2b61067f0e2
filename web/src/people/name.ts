import { api } from "../api/client";
import { session } from "../api/shelf.svelte";

/** From now on I am called what I typed, if I typed anything. */
export async function callMe(typed: string | null): Promise<void> {
  const wanted = typed?.trim();
  if (!wanted || wanted === session.me?.name) return;
  if (!session.me) session.me = await api.guest();
  session.me = await api.changeMe({ name: wanted });
}
