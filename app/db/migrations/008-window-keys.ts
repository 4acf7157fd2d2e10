import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";

interface Tables {
  orders: { id: string; windows: string; hardware: string };
}

const AT_ONCE = 500;

/**
 * Every window gets a key, which stays with it whatever becomes of its number, and the two documents of an order say by
 * which version they were written: until now they were bare lists.
 */
export async function up(database: Kysely<unknown>) {
  const db = database as Kysely<Tables>;
  for (let last = ""; ; ) {
    const orders = await db
      .selectFrom("orders")
      .select(["id", "windows", "hardware"])
      .where("id", ">", last)
      .orderBy("id")
      .limit(AT_ONCE)
      .execute();
    for (const { id, windows, hardware } of orders) {
      const documents = { windows: wrap(windows, withKey), hardware: wrap(hardware, (entry) => entry) };
      await db.updateTable("orders").set(documents).where("id", "=", id).execute();
    }
    const end = orders.at(-1);
    if (!end) return;
    last = end.id;
  }
}

/** What is no list is left as it is: reading makes the best of it. */
function wrap(text: string, change: (entry: unknown) => unknown) {
  const list = parse(text);
  return Array.isArray(list) ? JSON.stringify({ version: 2, list: list.map(change) }) : text;
}

function withKey(window: unknown) {
  return typeof window === "object" && window !== null
    ? { ...window, key: randomBytes(9).toString("base64url") }
    : window;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
