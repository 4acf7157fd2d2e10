import type { App } from "#app/app.server.ts";
import { countFound, type Db } from "#app/db/client.server.ts";
import { countsAsVerified, releaseBounds } from "#app/domain/accounts/addresses/verified-address.ts";
import { type ConsultationList, consultationLists } from "#app/domain/consultations/consultation-list.ts";
import { PAGE_SIZE, pageWithin } from "#app/domain/list-query.ts";
import { sendsMail } from "#app/email/transports/transport-settings.ts";

/** One page of the owner's appointments, and how many each of the lists holds. */
export async function listConsultations(
  app: Pick<App, "db" | "now" | "config">,
  list: ConsultationList,
  wantedPage: number,
) {
  const at = app.now().toISOString();
  const counts = Object.fromEntries(
    await Promise.all(consultationLists.map(async (one) => [one, await countOf(app.db, one, at)] as const)),
  ) as Record<ConsultationList, number>;
  const { page, pageCount } = pageWithin(wantedPage, counts[list]);
  const rows = await shownOf(within(app.db, list, at))
    .orderBy("startsAt", list === "upcoming" ? "asc" : "desc")
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute();
  return { rows: rows.map(marked(app)), counts, page, pageCount };
}

/** The appointments between two moments. */
export async function listBetween(app: Pick<App, "db" | "config">, from: string, to: string) {
  const booked = app.db.selectFrom("consultations").where("consultations.state", "=", "booked");
  const rows = await shownOf(booked.where("startsAt", ">=", from).where("startsAt", "<", to))
    .orderBy("startsAt")
    .execute();
  return rows.map(marked(app));
}

/** Visits in the calendar whose account nobody has verified in a day, and that stand all the same. */
export async function countUnverifiedVisits(app: Pick<App, "db" | "now" | "config">) {
  if (!sendsMail(app.config.email)) return 0;
  const now = app.now();
  return within(app.db, "upcoming", now.toISOString())
    .innerJoin("users", "users.id", "consultations.userId")
    .where("emailVerified", "=", 0)
    .where("consultations.createdAt", "<=", releaseBounds(now).bookedUntil)
    .$call(countFound);
}

async function countOf(db: Db, list: ConsultationList, at: string) {
  return within(db, list, at).$call(countFound);
}

function within(db: Db, list: ConsultationList, at: string) {
  const all = db.selectFrom("consultations");
  if (list === "cancelled") return all.where("consultations.state", "=", "cancelled");
  return all.where("consultations.state", "=", "booked").where("endsAt", list === "upcoming" ? ">" : "<=", at);
}

function shownOf(query: ReturnType<typeof within>) {
  return query
    .innerJoin("users", "users.id", "consultations.userId")
    .select(["consultations.id", "startsAt", "endsAt", "kind", "address"])
    .select(["feeCents", "feePaidAt", "cancelledBy", "consultations.version"])
    .select(["firstName", "lastName", "emailVerified"]);
}

function marked({ config }: Pick<App, "config">) {
  const mails = sendsMail(config.email);
  return <Row extends { emailVerified: number }>({ emailVerified, ...row }: Row) => ({
    ...row,
    verified: countsAsVerified(emailVerified, mails),
  });
}

export type ListedConsultation = Awaited<ReturnType<typeof listBetween>>[number];
