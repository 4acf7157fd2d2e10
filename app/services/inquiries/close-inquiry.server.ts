import type { App } from "#app/app.server.ts";
import type { Refusal } from "#app/domain/refusal.ts";
import { actOnInquiry, type SeenInquiry } from "./act-on-inquiry.server.ts";

type Done = Promise<{ ok: true } | Refusal>;

/** Nothing more is to be done about it. Nobody is told; an invitation that is out opens nothing from now on. */
export function closeInquiry(app: Pick<App, "db" | "now">, seen: SeenInquiry): Done {
  return act(app, seen, "close");
}

/** Back to where it was before it was closed. */
export function reopenInquiry(app: Pick<App, "db" | "now">, seen: SeenInquiry): Done {
  return act(app, seen, "reopen");
}

async function act(app: Pick<App, "db" | "now">, seen: SeenInquiry, what: "close" | "reopen"): Done {
  const at = app.now().toISOString();
  const acted = await app.db.transaction().execute((db) => actOnInquiry(db, { ...seen, act: what, at }));
  return acted.ok ? { ok: true } : acted;
}
