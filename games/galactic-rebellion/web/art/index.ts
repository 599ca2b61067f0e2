import type { Drawing } from "$web/art/kit";
import { first } from "./epoch-1";
import { second } from "./epoch-2";
import { third } from "./epoch-3";
import { imperialActions } from "./imperial-actions";
import { missions } from "./missions";

/** The cards that have a drawing of their own. Any other gets an emblem of its set. */
export const drawings: Record<string, Drawing> = { ...first, ...second, ...third, ...missions, ...imperialActions };
