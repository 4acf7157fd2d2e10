import type { App } from "#app/app.server.ts";
import { numberOfWindow } from "#app/domain/orders/draft.ts";
import { addWindow, duplicateWindow } from "#app/domain/orders/overview/offered-actions.ts";
import type { Refusal } from "#app/domain/refusal.ts";
import { makeOnce } from "#app/services/form-keys.server.ts";
import { editDraft, type OrderRevision, windowKeyFor } from "#app/services/orders/edit-order.server.ts";

type MakeResult = { ok: true /** Where it stands, counted from 1. */; number: number } | Refusal;

interface Making {
  intent: "add" | "duplicate";
  /** The window that is duplicated. */
  windowKey: string;
}

/** The client adds an empty window to a draft, or one like another. */
export function makeWindow(
  app: Pick<App, "db" | "now">,
  revision: OrderRevision,
  { intent, windowKey }: Making,
  formKey?: string,
): Promise<MakeResult> {
  const { userId, orderId, version } = revision;
  const newKey = windowKeyFor({ orderId, version, intent, windowKey });
  const form = { userId, purpose: `${intent}-window`, key: formKey };
  return makeOnce(app, form, async (db): Promise<MakeResult> => {
    const edited = await editDraft(
      db,
      revision,
      (draft) => (intent === "add" ? addWindow(draft, newKey) : duplicateWindow(draft, windowKey, newKey)),
      app.now(),
    );
    return edited.ok ? { ok: true, number: numberOfWindow(edited.draft, newKey) ?? 0 } : edited;
  });
}
