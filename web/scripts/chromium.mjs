// The browser of the tests and of the pictures.
import { existsSync } from "node:fs";

/** The one without windows is quicker; the whole one does as well. `CHROMIUM` names another. */
const found = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"].find((path) => existsSync(path));

export const executablePath = process.env["CHROMIUM"] ?? found ?? "chromium";
