import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { shownOrderId } from "#app/domain/orders/order-id.ts";
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

/** What an order is called, by its number once it has one. */
export function calledIn(server: Pick<TestServer, "dataDir">, id: string): string {
  const [row] = readRows(server, "select number from orders where id = ?", id);
  return shownOrderId({ id, number: row?.number === null ? null : Number(row?.number) });
}
