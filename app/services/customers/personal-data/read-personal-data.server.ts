import { sql } from "kysely";
import type { App } from "#app/app.server.ts";
import { findRow } from "#app/db/client.server.ts";
import { creditCentsOf } from "#app/db/money-figures.server.ts";
import { readOrderDocuments } from "#app/db/order-documents.ts";
import { readAnswers } from "#app/domain/inquiries/answers.ts";
import { describeEvent } from "#app/domain/orders/order-trail.ts";
import { paymentLinkOf } from "#app/domain/orders/quote.ts";
import { readSite } from "#app/domain/orders/site/site-form.ts";
import { readAskedFabrics } from "#app/domain/swatches/asked-fabrics.ts";
import { inquiriesOf } from "#app/services/customers/deletion/plan-deletion.server.ts";
import { readEmails } from "./read-emails.server.ts";
import { readQuotes } from "./read-quotes.server.ts";

type Place = Pick<App, "db" | "config">;
type Store = Place & Pick<App, "files">;

/** Everything that we hold about a client, read when it is asked for; each query names the client whose rows it may see. */
export function readPersonalData(app: Store, userId: string) {
  return {
    profile: () => readProfile(app, userId),
    orders: () => readOrders(app, userId),
    history: () => readHistory(app, userId),
    documents: () => readDocuments(app, userId),
    quotes: () => readQuotes(app, userId),
    money: () => readMoney(app, userId),
    consultations: () => readConsultations(app, userId),
    appointments: () => readAppointments(app, userId),
    emails: () => readEmails(app, userId),
    sessions: () => readSessions(app, userId),
    swatches: () => readSwatches(app, userId),
    inquiries: () => readInquiries(app, userId),
    photos: () => readPhotos(app, userId),
    openPhoto: async (sha256: string) => (await app.files.open(sha256).catch(() => undefined))?.body,
    messages: () => readMessages(app, userId),
  };
}

export type PersonalData = ReturnType<typeof readPersonalData>;

async function readProfile({ db }: Place, userId: string) {
  return db
    .selectFrom("users")
    .leftJoin("deletionRequests", "deletionRequests.userId", "users.id")
    .select(["users.id", "email", "emailVerified", "firstName", "lastName", "phoneNumber"])
    .select(["street", "city", "state", "zipCode", "createdAt", "updatedAt"])
    .select("requestedAt as deletionRequestedAt")
    .where("users.id", "=", userId)
    .executeTakeFirstOrThrow();
}

/** One at a time: an order may be a few megabytes. */
async function* readOrders({ db }: Place, userId: string) {
  const ids = await db.selectFrom("orders").select("id").where("userId", "=", userId).orderBy("createdAt").execute();
  for (const { id } of ids) {
    const row = await db
      .selectFrom("orders")
      .selectAll()
      .select(creditCentsOf("orders.id").as("creditCents"))
      .where("id", "=", id)
      .where("userId", "=", userId)
      .executeTakeFirst();
    if (!row) continue;
    const { number, status, totalCents, creditCents, orderName, description, createdAt, submittedAt, confirmedAt } =
      row;
    yield {
      id,
      number,
      status,
      totalCents,
      creditCents,
      paymentLink: paymentLinkOf(row),
      orderName,
      description,
      createdAt,
      submittedAt,
      confirmedAt,
      dates: await findDatesOf(db, id),
      site: readSite(row.site),
      ...readOrderDocuments(row),
    };
  }
}

/** As they were typed; who of us typed them is not told. */
async function findDatesOf(db: App["db"], orderId: string) {
  const row = await findRow(db, "orderDates", { orderId }, [
    "promisedWeek",
    "fabricOrderedOn",
    "fabricExpectedOn",
    "fabricArrivedOn",
    "workStartOn",
    "readyOn",
  ]);
  return row ?? null;
}

export type HeldOrderData = Awaited<ReturnType<ReturnType<typeof readOrders>["next"]>>["value"] & object;

/** What happened to their orders; who of us did it is not told. */
async function* readHistory({ db }: Place, userId: string) {
  const orders = await db.selectFrom("orders").select("id").where("userId", "=", userId).orderBy("createdAt").execute();
  for (const { id: orderId } of orders) {
    const events = await db
      .selectFrom("orderEvents")
      .select(["at", "kind", "details", "actorId"])
      .where("orderId", "=", orderId)
      .orderBy("at")
      .execute();
    for (const { at, kind, details, actorId } of events) {
      yield { orderId, at, what: describeEvent(kind, details), by: actorId === userId ? "you" : "us" };
    }
  }
}

/** As which person our papers name them. */
async function readDocuments({ db }: Place, userId: string) {
  const rows = await db
    .selectFrom("documentPeople")
    .innerJoin("orders", "orders.id", "documentId")
    .select(["document", "documentId", "role", "person"])
    .where("document", "=", "order")
    .where("orders.userId", "=", userId)
    .orderBy("documentId")
    .execute();
  return rows.map(({ person, ...row }) => ({
    ...row,
    person: person === null ? null : (JSON.parse(person) as unknown),
  }));
}

async function readConsultations({ db }: Place, userId: string) {
  const visits = await db
    .selectFrom("consultations")
    .select(["id", "startsAt", "endsAt", "kind", "state", "note", "address", "feeCents", "feePaidAt"])
    .select(["cancelledAt", "cancelledBy", "cancelMessage", "createdAt"])
    .where("userId", "=", userId)
    .orderBy("startsAt")
    .execute();
  const credits = await db
    .selectFrom("consultationCredits")
    .innerJoin("consultations", "consultations.id", "consultationId")
    .select(["consultationId", "orderId", "amountCents", "at"])
    .where("userId", "=", userId)
    .execute();
  const creditsOf = (id: string) => credits.filter(({ consultationId }) => consultationId === id);
  return visits.map((visit) => ({
    ...visit,
    credits: creditsOf(visit.id).map(({ orderId, amountCents, at }) => ({ orderId, amountCents, at })),
  }));
}

/** Their own, and those about their orders; what the house writes for itself is not told. */
async function readAppointments({ db }: Place, userId: string) {
  const orders = db.selectFrom("orders").select("id").where("userId", "=", userId);
  return db
    .selectFrom("appointments")
    .leftJoin("stopReports", "appointmentId", "id")
    .select(["id", "kind", "orderId", "startsAt", "endsAt", "state", "address", "clientNote", "createdAt"])
    .select(["signedName", "strokes"])
    .where((eb) => eb.or([eb("userId", "=", userId), eb("orderId", "in", orders)]))
    .orderBy("startsAt")
    .execute();
}

async function readSessions({ db }: Place, userId: string) {
  return db
    .selectFrom("sessions")
    .select(["createdAt", "updatedAt", "expiresAt", "userAgent", "ipAddress"])
    .where("userId", "=", userId)
    .orderBy("createdAt")
    .execute();
}

async function readSwatches({ db }: Place, userId: string) {
  const rows = await db
    .selectFrom("swatchRequests")
    .select(["name", "email", "street", "city", "state", "zipCode", "fabrics", "cameFrom", "createdAt", "sentAt"])
    .where("userId", "=", userId)
    .orderBy("createdAt")
    .execute();
  return rows.map((row) => ({ ...row, fabrics: readAskedFabrics(row.fabrics) }));
}

async function readInquiries({ db }: Place, userId: string) {
  const rows = await inquiriesOf(db, userId)
    .select(["name", "email", "phoneNumber", "zipCode", "question", "style", "state", "answers", "createdAt"])
    .orderBy("createdAt")
    .execute();
  return rows.map((row) => ({ ...row, answers: readAnswers(row.answers) }));
}

/** Theirs, what we added to their orders, and what was hung before their walls. */
async function readPhotos({ db }: Place, userId: string) {
  const photos = await db
    .selectFrom("files")
    .select(["orderId", "windowKey", "caption", "width", "height", "bytes", "sha256", "createdAt"])
    .where("ownerId", "=", userId)
    .where("waits", "=", 0)
    .orderBy("orderId")
    .orderBy("position")
    .execute();
  const dressed = await db
    .selectFrom("wallViews")
    .innerJoin("files", "files.id", "fileId")
    .select(["wallViews.orderId", "wallViews.windowKey", "width", "height", "rendered as sha256"])
    .select(["wallViews.createdAt", "corners", "mask"])
    .where("ownerId", "=", userId)
    .where("rendered", "is not", null)
    .$narrowType<{ sha256: string }>()
    .orderBy("wallViews.createdAt")
    .execute();
  return [...photos, ...dressed.map((view) => ({ ...view, caption: "See it on your wall" }))];
}

/** What both sides wrote about their orders; who of us wrote it is not told. */
async function* readMessages({ db }: Place, userId: string) {
  const orders = await db.selectFrom("orders").select("id").where("userId", "=", userId).orderBy("createdAt").execute();
  for (const { id: orderId } of orders) {
    const messages = await db
      .selectFrom("messages")
      .select(["side", "body", "sentAt", "readAt", "takenBackAt"])
      .where("orderId", "=", orderId)
      .orderBy("sentAt")
      .execute();
    for (const { side, ...message } of messages) yield { orderId, from: side === "client" ? "you" : "us", ...message };
  }
}

/** What a client was charged and has paid, entry by entry, with the names on their receipts. Who of us wrote it is not told. */
async function readMoney({ db }: Pick<App, "db">, userId: string) {
  const rows = await db
    .selectFrom("ledgerEntries")
    .leftJoin("documentPeople", (join) =>
      join.onRef("documentId", "=", "ledgerEntries.id").on("document", "=", "entry").on("role", "=", "client"),
    )
    .select(["orderId", "consultationId", "seq", "occurredOn", "kind"])
    .select(["amountCents", "taxCents", "method", "reference", "note"])
    .select(["receiptNumber", "person"])
    // What was charged and paid before two clients became one is told under who they were.
    .where((eb) =>
      eb.or([
        eb("userId", "=", userId),
        eb("userId", "in", eb.selectFrom("users").select("id").where("mergedInto", "=", userId)),
      ]),
    )
    .orderBy(sql`coalesce("orderId", "consultationId")`)
    .orderBy("seq")
    .execute();
  return rows.map(({ person, ...row }) => ({ ...row, person: person ? (JSON.parse(person) as unknown) : null }));
}
