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

/** Changes what a running server has stored, from beside it: to let time pass, or to do what no page does. */
export function changeRows(server: Pick<TestServer, "dataDir">, statement: string) {
  const db = new DatabaseSync(path.join(server.dataDir, "larkfield.sqlite"), { timeout: 5000 });
  try {
    db.exec(statement);
  } finally {
    db.close();
  }
}
