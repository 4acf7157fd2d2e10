import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";
import { readConfig } from "#app/config.server.ts";

/** The settings as they are on disk now: what this process was started with wins over .env, as in server.ts. */
export function readSettingsOf(root: string) {
  const file = path.join(root, ".env");
  const kept = existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {};
  return readConfig({ ...kept, ...process.env });
}

export function describeFaults(faults: string[]) {
  return `Larkfield cannot start with these settings:\n${faults.map((fault) => `  ${fault}`).join("\n")}`;
}
