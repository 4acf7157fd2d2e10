import type { Insertable } from "kysely";
import { shippedOffer } from "#app/content/business.ts";
import type { Db } from "#app/db/client.server.ts";
import type { Database } from "#app/db/schema.ts";
import { daysWithTimes } from "#app/domain/consultations/free-times.ts";
import { addressOf } from "#app/services/consultations/book-consultation.server.ts";
import { findCalendar } from "#app/services/consultations/find-schedule.server.ts";
import { holdSlot, visitHolder } from "#app/services/consultations/hold-slot.server.ts";
import { addVisitEntry } from "#app/services/ledger/entries/add-visit-entry.server.ts";
import { recordEvent } from "#app/services/orders/record-event.server.ts";
import visits from "./data/visits.json" with { type: "json" };
import { demoOwner } from "./demo-people.ts";

/**
 * Appointments on a free day so many days after the one on which the demo is started, at one of its free times; the visit
 * before the demo client's quoted order, credited since it was handed in; one that was cancelled; the fee's payment link.
 */
export async function seedConsultations(db: Db, now: Date) {
  const at = now.toISOString();
  await db.updateTable("schedules").set({ paymentLink: visits.paymentLink }).execute();
  for (const { day, time, paid, ...visit } of visits.upcoming) {
    const calendar = await findCalendar(db, now);
    const slot = daysWithTimes(calendar)[day]?.times[time];
    if (!slot) continue;
    await addVisit(db, { ...visit, ...slot, upcomingOf: visit.userId, feePaidAt: paid ? at : null, createdAt: at });
    await holdSlot(db, visitHolder(visit.id), slot, calendar.schedule.bufferMinutes);
  }
  await addVisit(db, visits.past);
  await addVisit(db, { ...visits.cancelled, state: "cancelled", cancelledBy: "owner" });
  const credit = { ...visits.credit, actorId: demoOwner.id };
  await db
    .insertInto("consultationCredits")
    .values({ ...credit, consultationId: visits.past.id, amountCents: shippedOffer.visitFee })
    .execute();
  await recordEvent(db, { ...credit, kind: "credit_added", details: { amount: shippedOffer.visitFee } });
}

type Visit = Omit<Insertable<Database["consultations"]>, "address" | "sequence" | "version" | "updatedAt" | "state">;

async function addVisit(db: Db, visit: Visit & { state?: "cancelled" }) {
  await db
    .insertInto("consultations")
    .values({
      state: "booked",
      ...visit,
      address: await addressOf(db, visit.userId),
      sequence: 0,
      version: 1,
      updatedAt: visit.createdAt,
    })
    .execute();
  const { id, userId, feePaidAt } = visit;
  if (!feePaidAt) return;
  const payment = { kind: "payment", amountCents: -shippedOffer.visitFee, method: "check" } as const;
  const fee = { id, userId, feeCents: shippedOffer.visitFee };
  await addVisitEntry(db, fee, { ...payment, actorId: demoOwner.id, at: feePaidAt, unnumbered: true });
}
