import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { embeddedFile } from "#app/db/open-database.server.ts";
import type { TestServer } from "#tests/support/server.ts";

/** From now on what this run starts hashes passwords in one round, and so the demo that it keeps can be signed in to. */
export function hashQuickly() {
  process.env.LARKFIELD_PRELOAD = new URL("quick-hash.mjs", import.meta.url).href;
}

/** Keeps the demo as this server's first start has left it, for servers that tests start. Answers how it is removed. */
export function keepDemoOf({ dataDir }: TestServer) {
  const folder = mkdtempSync(path.join(tmpdir(), "larkfield-demo-"));
  const kept = embeddedFile(folder);
  const database = new DatabaseSync(embeddedFile(dataDir), { readOnly: true });
  database.prepare("vacuum into ?").run(kept);
  database.close();
  process.env.LARKFIELD_DEMO = kept;
  return () => rmSync(folder, { recursive: true, force: true });
}
