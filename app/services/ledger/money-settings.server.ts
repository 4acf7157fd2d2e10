import type { App } from "#app/app.server.ts";
import { type Db, setRows, updateVersion } from "#app/db/client.server.ts";
import { asTyped, readTyped } from "#app/domain/forms/described-form.ts";
import { staleSettings } from "#app/domain/forms/stale-settings.ts";
import { type MoneySettings, paymentSettingsForm } from "#app/domain/ledger/payment-settings-form.ts";
import { type Done, refusal } from "#app/domain/refusal.ts";
import { recordAudit } from "#app/services/audit/record-audit.server.ts";
import { withOrder } from "#app/services/orders/with-order.server.ts";

export async function findMoneySettings(db: Db): Promise<MoneySettings & { version: number }> {
  const row = await db.selectFrom("moneySettings").selectAll().executeTakeFirstOrThrow();
  return { payByCheck: row.payByCheck, reminders: row.reminders === 1, version: row.version };
}

export async function saveMoneySettings(
  app: Pick<App, "db" | "now">,
  { actorId, version, ...typed }: MoneySettings & { version: number; actorId: string },
): Promise<Done> {
  return app.db.transaction().execute(async (db): Promise<Done> => {
    const before = await findMoneySettings(db);
    const read = readTyped(paymentSettingsForm, asTyped(paymentSettingsForm, typed));
    if (!read.ok) return refusal("invalid", read.reason, read.field);
    const { payByCheck, reminders } = read.value;
    if (before.payByCheck === payByCheck && before.reminders === reminders) return { ok: true };
    const values = { payByCheck, reminders: reminders ? 1 : 0 };
    if (!(await updateVersion(db.updateTable("moneySettings"), version, values))) return staleSettings("settings");
    const changed = [
      ...(before.payByCheck === payByCheck ? [] : ["how to pay by check"]),
      ...(before.reminders === reminders ? [] : [`reminders are ${reminders ? "on" : "off"}`]),
    ];
    await recordAudit(db, {
      actorId,
      at: app.now().toISOString(),
      kind: "changed",
      subject: "quote settings",
      words: `Changed payments: ${changed.join(", ")}`,
    });
    return { ok: true };
  });
}

/** The owner turns the reminders of one order off, or on again. */
export async function setReminders(
  app: Pick<App, "db">,
  { userId, orderId, off }: { userId: string; orderId: string; off: boolean },
): Promise<Done> {
  return withOrder(app, { userId, orderId }, async (db): Promise<{ ok: true }> => {
    const remindersOff = off ? 1 : 0;
    await setRows(db, "orders", { id: orderId }, { remindersOff });
    return { ok: true };
  });
}

/** Whether a client of this order could pay at all: by a link, by check or by card. */
export async function hasWayToPay({ db, cards }: Pick<App, "db" | "cards">, orderId: string): Promise<boolean> {
  if (cards) return true;
  const set = await db
    .selectFrom("orders")
    .innerJoin("moneySettings", (join) => join.onTrue())
    .select(["paymentLink", "payByCheck"])
    .where("orders.id", "=", orderId)
    .executeTakeFirst();
  return Boolean(set?.paymentLink || set?.payByCheck);
}
