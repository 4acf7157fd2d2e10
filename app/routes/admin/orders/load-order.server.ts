import type { App } from "#app/app.server.ts";
import { fullName } from "#app/domain/accounts/full-name.ts";
import { dayOf } from "#app/domain/calendar.ts";
import { meaningOf } from "#app/domain/orders/order-status.ts";
import { describeEmail, describeEvent } from "#app/domain/orders/order-trail.ts";
import { loadPanel } from "#app/routes/admin/quotes/panel/load-panel.server.ts";
import { listStillBooked } from "#app/services/appointments/find-appointments.server.ts";
import { findCardNotes } from "#app/services/cards/find-card-payment.server.ts";
import { findCreditFacts } from "#app/services/consultations/find-credit-facts.server.ts";
import { listClientFabrics } from "#app/services/fabrics/read-book.server.ts";
import { findMoney } from "#app/services/ledger/find-money.server.ts";
import { findThread } from "#app/services/messages/find-thread.server.ts";
import { listNotes } from "#app/services/notes/notes.server.ts";
import { listDiscontinued } from "#app/services/orders/drafts/list-discontinued.server.ts";
import { findOrder } from "#app/services/orders/find-order.server.ts";
import { findOrderBefore } from "#app/services/orders/find-order-before.server.ts";
import { findMissingForWork } from "#app/services/orders/life/start-work.server.ts";
import { listPhotos, listWaiting } from "#app/services/photos/find-photos.server.ts";
import { findOrderWaits } from "#app/services/purchasing/find-purchase-orders.server.ts";
import { findOrderSchedule } from "#app/services/schedule/save-dates.server.ts";
import { listReports } from "#app/services/stops/find-stops.server.ts";
import { findBuyersOtherwise } from "#app/services/workroom/find-packet.server.ts";
import { findPlacement } from "#app/services/workroom/kept-versions.server.ts";
import { findBehind } from "#app/services/workroom/read-work-order.server.ts";
import { findRemakes } from "#app/services/workroom/remakes/find-remakes.server.ts";
import { newFormKey } from "#app/web/form.server.ts";

interface Asked {
  userId: string;
  orderId: string;
  /** Who of us looks. */
  actorId: string;
}

export async function loadOrder(app: App, { userId, orderId, actorId }: Asked, search: URLSearchParams) {
  const [editing, before] = [search.has("edit"), search.get("before") ?? undefined];
  const [found, stored] = [await findOrder(app, userId, orderId), await findOrderBefore(app.db, userId, orderId)];
  const money = await findMoney(app, userId, orderId);
  if (!found || !stored || !money) return undefined;
  const { id, number, status, totalCents, paymentLink, orderName, description, version, hardware } = found;
  const { createdAt, submittedAt, confirmedAt } = found;
  return {
    id,
    number,
    userId,
    status,
    totalCents,
    paymentLink,
    orderName,
    description,
    version,
    hardware,
    createdAt,
    submittedAt,
    confirmedAt,
    customer: { name: fullName(found.customer) || "N/A", reachable: found.customer.reachable },
    windows: found.windows,
    site: found.site,
    entry: found.entry,
    /** Cloths that are no longer made, as long as that matters. */
    gone: meaningOf(status).desk === null ? [] : await listDiscontinued(app, found.windows),
    /** To take a cloth from, while a window is edited. */
    cloths: editing ? await listClientFabrics(app) : [],
    /** By which the windows are drawn. */
    rules: await findPlacement(app.db),
    credit: found.credit,
    creditMovedTo: found.creditMovedTo,
    /** What the effects of a save depend on. */
    before: stored.before,
    creditFacts: await findCreditFacts(app.db, userId, app.now().toISOString()),
    /** What of it is other than in the packet that it is cut by. */
    behind: meaningOf(status).desk === null ? [] : await findBehind(app.db, { userId, orderId }),
    /** Where its sheet says otherwise who buys a cloth. */
    buyers: meaningOf(status).desk === null ? [] : await findBuyersOtherwise(app.db, id),
    /** What is missing before work begins: said, never asked, where the status is set by hand. */
    missing: await findMissingForWork(app, userId, orderId),
    quotes: await loadPanel(app, { userId, id }, found.emails),
    money,
    /** What there is to say of card money; nothing where none has come. */
    cards: await findCardNotes(app.db, id),
    /** Of one that is cancelled, what nobody has taken back yet. */
    stillBooked: status === "cancelled" ? await listStillBooked(app, id) : [],
    /** What was ordered for it, and what has come. */
    waits: await findOrderWaits(app, id),
    /** How each stop for it ended, and who signed. */
    reports: await listReports(app, id),
    /** What of it was made again, and what can be. */
    remakes: await findRemakes(app, id),
    /** Where it stands, what it waits for, and its dates. */
    schedule: await findOrderSchedule(app, id),
    photos: await listPhotos(app, { userId, orderId: id, staff: true }),
    /** Those that wait for a message of whoever looks. */
    waiting: await listWaiting(app, { orderId: id, actorId }),
    /** What its client and we wrote to each other. */
    thread: await findThread(app, { userId, orderId: id, side: "house", before }),
    notes: await listNotes(app, { kind: "order", id, userId }),
    now: app.now().toISOString(),
    today: dayOf(app.now()),
    trail: trailOf(found),
    formKey: newFormKey(),
  };
}

export type OrderPageData = NonNullable<Awaited<ReturnType<typeof loadOrder>>>;

type Found = NonNullable<Awaited<ReturnType<typeof findOrder>>>;

/** Newest first. */
function trailOf({ events, emails }: Found) {
  const told = events.map((event) => ({
    id: event.id,
    at: event.at,
    text: describeEvent(event.kind, event.details),
    who: fullName(event),
    failed: false,
    email: undefined,
  }));
  const sent = emails.map((email) => ({
    id: email.id,
    at: email.sentAt ?? email.createdAt,
    text: describeEmail(email),
    who: "",
    failed: email.state === "failed",
    email: email.id,
  }));
  return [...told, ...sent].sort((a, b) => (a.at < b.at ? 1 : -1));
}
