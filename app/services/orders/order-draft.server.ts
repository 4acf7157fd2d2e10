import type { Db } from "#app/db/client.server.ts";
import { readOrderDocuments, writeOrderDocuments } from "#app/db/order-documents.ts";
import type { OrderDraft, WizardStep } from "#app/domain/orders/draft.ts";
import { hardwareSchema, windowsSchema } from "#app/domain/orders/order.ts";

export interface StoredDraft {
  draft: OrderDraft;
  status: string;
  version: number;
}

/** One order of this client; somebody else's is as if it did not exist. */
export async function findDraft(db: Db, userId: string, orderId: string): Promise<StoredDraft | undefined> {
  const row = await db
    .selectFrom("orders")
    .select(["id", "status", "step", "hardwareChoice", "hardware", "windows", "version"])
    .where("id", "=", orderId)
    .where("userId", "=", userId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { id, step, hardwareChoice, status, version } = row;
  const draft = {
    id,
    step: step as WizardStep,
    hardwareChoice: hardwareChoice === null ? null : hardwareChoice === 1,
    ...readOrderDocuments(row),
  };
  return { draft, status, version };
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
