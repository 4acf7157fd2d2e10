import type { ExpressionBuilder } from "kysely";
import type { Database } from "#app/db/schema.ts";

/** Tried in vain at least once, and tried again by itself. */
export function isStruggling(eb: ExpressionBuilder<Database, "emails">) {
  return eb.and([eb("state", "=", "queued"), eb("lastError", "is not", null)]);
}
