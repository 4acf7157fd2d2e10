import type { Selectable } from "kysely";
import type { Db } from "#app/db/client.server.ts";
import { readOrderDocuments, writeOrderDocuments } from "#app/db/order-documents.ts";
import type { Database } from "#app/db/schema.ts";
import type { OrderDraft, WizardStep } from "#app/domain/orders/draft.ts";
import { hardwareSchema, type OrderStatus, windowsSchema } from "#app/domain/orders/order.ts";

export interface StoredDraft {
  draft: OrderDraft;
  status: OrderStatus;
  version: number;
}

/** One order of this client; somebody else's is as if it did not exist. */
export async function findDraft(db: Db, userId: string, orderId: string): Promise<StoredDraft | undefined> {
  const row = await db
    .selectFrom("orders")
    .select([...draftFields, "status", "version"])
    .where("id", "=", orderId)
    .where("userId", "=", userId)
    .executeTakeFirst();
  if (!row) return undefined;
  return { draft: draftOf(row), status: row.status as OrderStatus, version: row.version };
}

/** The columns that draftOf reads. */
export const draftFields = ["id", "step", "hardwareChoice", "hardware", "windows"] as const;

/** The draft in a row. */
export function draftOf(row: Pick<Selectable<Database["orders"]>, (typeof draftFields)[number]>): OrderDraft {
  return {
    id: row.id,
    step: row.step as WizardStep,
    hardwareChoice: row.hardwareChoice === null ? null : row.hardwareChoice === 1,
    ...readOrderDocuments(row),
  };
}

/** The columns of a draft. */
export function draftColumns(draft: OrderDraft) {
  return {
    step: draft.step,
    hardwareChoice: draft.hardwareChoice === null ? null : Number(draft.hardwareChoice),
    ...writeOrderDocuments(draft),
  };
}

/** Whether the domain's schemas would take it: the rules keep to them, and this is what stands behind the rules. */
export function isStorable({ windows, hardware }: OrderDraft) {
  return windowsSchema.safeParse(windows).success && hardwareSchema.safeParse(hardware).success;
}
