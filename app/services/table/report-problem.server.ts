import type { App } from "#app/app.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { dayOf } from "#app/domain/calendar.ts";
import { type Done, refusal } from "#app/domain/refusal.ts";
import { checkProblem } from "#app/domain/table/press-form.ts";
import { queueEmail } from "#app/services/emails/queue-email.server.ts";
import { makeOnce } from "#app/services/form-keys.server.ts";
import { ORDER_MISSING } from "#app/services/orders/order-texts.ts";
import { recordEvent } from "#app/services/orders/record-event.server.ts";
import { findHouseAddress } from "#app/services/site/find-site.server.ts";
import { writeOwnersTask } from "#app/services/tasks/write-task.server.ts";
import { findTable } from "./find-table.server.ts";

interface Problem {
  orderId: string | null;
  /** How the order is called, or whose stop it is. */
  called: string;
  /** The window that it is about; empty where it is about none. */
  window: string;
  place: "at the table" | "at a stop";
  words: string;
}

interface Reported {
  orderId: string;
  windowKey: string;
  problem: string;
  actorId: string;
  formKey: string;
}

/** Somebody at the table finds something wrong with a window. Sent twice, the house is told once. */
export function reportProblem(
  app: Pick<App, "db" | "now">,
  { orderId, windowKey, problem, actorId, formKey }: Reported,
): Promise<Done> {
  return makeOnce(app, { userId: actorId, purpose: "report-problem", key: formKey }, async (db): Promise<Done> => {
    const words = checkProblem(problem);
    if (!words.ok) return refusal("invalid", words.reason, words.field);
    const found = (await findTable(db, orderId))?.found;
    if (!found) return refusal("missing", ORDER_MISSING);
    const at = app.now().toISOString();
    const index = found.document.inputs.findIndex(({ key }) => key === windowKey);
    const window = found.document.packet.windows[index]?.name ?? "";
    const told = { orderId, called: found.called, window, place: "at the table", words: words.value } as const;
    await tellProblem(db, told, { actorId, at });
    return { ok: true };
  });
}

/** The house is told of something wrong: by mail, in the trail, and as a task that stays until it is done. */
export async function tellProblem(db: Db, problem: Problem, { actorId, at }: { actorId: string; at: string }) {
  const { orderId, called, window, place, words } = problem;
  const about = [called, window].filter(Boolean).join(", ");
  const title = `Problem ${place}: ${about}`.slice(0, 200);
  await writeOwnersTask(db, { title, note: words, dueOn: dayOf(at), orderId }, { actorId, at });
  const details = { ...(window && { window }), field: place };
  if (orderId) await recordEvent(db, { orderId, actorId, at, kind: "problem_reported", details });
  const person = await db.selectFrom("users").select("name").where("id", "=", actorId).executeTakeFirst();
  await queueEmail(db, {
    kind: "problem_reported",
    to: await findHouseAddress(db),
    userId: null,
    parameters: { order_id: orderId ?? "", about, place, told_by: person?.name ?? "", message: words },
    orderId,
    at,
  });
}
