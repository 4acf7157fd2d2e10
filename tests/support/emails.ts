import type { RunningApp } from "#app/app.server.ts";
import { type Site, shippedSite } from "#app/content/site.ts";
import { composeEmail } from "#app/email/compose-email.ts";
import { createOutbox, type DrawPicture } from "#app/email/outbox.server.ts";
import type { Transport } from "#app/email/transports/transport.ts";
import { queueEmail } from "#app/services/emails/queue-email.server.ts";
import { findSite } from "#app/services/site/find-site.server.ts";
import { logoForMail } from "#app/services/site/read-logo.server.ts";

let counter = 0;

/** An address that no other test writes to. */
export function newAddress(local = "ida") {
  counter += 1;
  return `${local}.${counter}@example.com`;
}

/** Another process with the same database, as far as the outbox can tell. */
export function outboxOf(app: RunningApp, transport: Transport, drawPicture?: DrawPicture) {
  const { database, log, now } = app;
  const siteUrl = new URL("https://drapery.example");
  const readLogo = (site: Site) => logoForMail(app, site);
  return createOutbox({
    database,
    transport,
    log,
    now,
    siteUrl,
    findSite,
    readLogo,
    ...(drawPicture && { drawPicture }),
  });
}

export async function queueStatus(
  app: RunningApp,
  address: string,
  { name = "Ida Sample", userId = null as string | null } = {},
) {
  await queueEmail(app.db, {
    kind: "status_changed",
    to: { name, address },
    parameters: {
      order_id: "LF-7",
      customer_name: name,
      first_name: name,
      payment_link: "",
      status: "shipping",
      change: "status",
      confirmation: "",
      total: null,
      total_before: null,
      credit: null,
      to_pay: null,
    },
    userId,
    at: app.now().toISOString(),
  });
}

export function emailTo(app: RunningApp, address: string) {
  return app.db.selectFrom("emails").selectAll().where("recipientAddress", "=", address).executeTakeFirstOrThrow();
}

/** The words of every message about an order, or of one kind. */
export async function mailsAbout({ db }: RunningApp, orderId: string, kind?: string): Promise<string[]> {
  const rows = await db.selectFrom("emails").selectAll().where("orderId", "=", orderId).execute();
  return rows
    .filter((row) => kind === undefined || row.kind === kind)
    .map((row) => {
      const composed = composeEmail(row, new URL("https://drapery.example"), { sendsMail: false, site: shippedSite });
      return composed.ok ? composed.value.text : composed.reason;
    });
}
