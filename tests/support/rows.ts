import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { TestServer } from "./server.ts";

/** Reads what a running server has stored, from beside it. */
export function readRows(server: Pick<TestServer, "dataDir">, query: string, ...values: string[]) {
  const db = new DatabaseSync(path.join(server.dataDir, "larkfield.sqlite"), { readOnly: true });
  try {
    return db.prepare(query).all(...values);
  } finally {
    db.close();
  }
}
