import type { Hues } from "$web/art/palette";

export const HUES: Hues = ["#d8a657", "#a08a78", "#ffe7a8", "#5a4a8a"];
