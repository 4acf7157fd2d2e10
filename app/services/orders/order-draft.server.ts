import { createHash, randomBytes } from "node:crypto";
import type { Selectable } from "kysely";
import type { Db } from "#app/db/client.server.ts";
import { readOrderDocuments, writeOrderDocuments } from "#app/db/order-documents.ts";
import type { Database } from "#app/db/schema.ts";
import type { OrderDraft, WizardStep } from "#app/domain/orders/draft.ts";
import { readOverviewPlace, writeOverviewPlace } from "#app/domain/orders/overview-step.ts";
import { readSite, writeSite } from "#app/domain/orders/site/site-form.ts";

export interface StoredDraft {
  draft: OrderDraft;
  status: string;
  version: number;
  /** Whoever of us entered it for its client. */
  enteredBy: string | null;
}

/** One order of this client; somebody else's is as if it did not exist. */
export async function findDraft(db: Db, userId: string, orderId: string): Promise<StoredDraft | undefined> {
  const row = await db
    .selectFrom("orders")
    .select([...draftFields, "status", "version", "enteredBy"])
    .where("id", "=", orderId)
    .where("userId", "=", userId)
    .executeTakeFirst();
  if (!row) return undefined;
  return { draft: draftOf(row), status: row.status, version: row.version, enteredBy: row.enteredBy };
}

const WIZARD_STEPS: readonly WizardStep[] = [1, 2, 3, 4];

/** The columns that draftOf reads. */
export const draftFields = ["id", "step", "overviewStep", "hardwareChoice", "hardware", "windows", "site"] as const;

/** The draft in a row. */
export function draftOf(row: Pick<Selectable<Database["orders"]>, (typeof draftFields)[number]>): OrderDraft {
  return {
    id: row.id,
    step: WIZARD_STEPS.find((step) => step === row.step) ?? 1,
    ...readOverviewPlace(row.overviewStep),
    hardwareChoice: readChoice(row.hardwareChoice),
    site: readSite(row.site),
    ...readOrderDocuments(row),
  };
}

/** A flag that may not have been answered yet. */
export function readChoice(stored: number | null) {
  return stored === null ? null : stored === 1;
}

/** The columns of a draft. What was stored before may stay as it was, even where it would be refused today. */
export function draftColumns(draft: OrderDraft, stored?: OrderDraft) {
  return {
    step: draft.step,
    overviewStep: writeOverviewPlace(draft),
    site: writeSite(draft.site),
    ...writeOrderDocuments(draft, stored),
  };
}

/** Twelve characters that need no escaping in an address: 72 random bits. */
export function newWindowKey() {
  return randomBytes(9).toString("base64url");
}

/** The key of the window that one request makes: the same request, sent again, finds it made. */
export function windowKeyFor(request: { orderId: string; version: number; intent: string; windowKey: string }) {
  const { orderId, version, intent, windowKey } = request;
  return createHash("sha256").update([orderId, version, intent, windowKey].join(" ")).digest("base64url").slice(0, 12);
}
