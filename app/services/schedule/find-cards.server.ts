import type { App } from "#app/app.server.ts";
import { isChangedSincePriced } from "#app/db/changed-since-priced.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { olderYes } from "#app/db/consent.server.ts";
import { fullName } from "#app/domain/accounts/full-name.ts";
import { dayOf } from "#app/domain/calendar.ts";
import { olderYesInWords } from "#app/domain/orders/consent.ts";
import { entryOf } from "#app/domain/orders/entered/checked-entry.ts";
import { type BlockFacts, isOurTurn, whatBlocks } from "#app/domain/schedule/blocks.ts";
import { momentInWords } from "#app/domain/schedule/day-words.ts";
import { type Calendar, latenessInWords, latenessOf, type Promised } from "#app/domain/schedule/lateness.ts";
import type { Stage } from "#app/domain/schedule/stage.ts";
import { readKept } from "./project-stage.server.ts";

/** An order as it stands on the board: where it is, what it waits for, and whether it keeps its promise. */
export interface Card {
  id: string;
  number: number | null;
  userId: string;
  name: string;
  stage: Stage;
  blocks: string[];
  /** It waits for one of us. */
  ours: boolean;
  lateness: { kind: "late" | "at risk"; words: string } | null;
  promisedWeek: string | null;
  windowCount: number;
}

/** What lateness goes by today. */
export async function findCalendar({ db, now }: Pick<App, "db" | "now">): Promise<Calendar> {
  const today = dayOf(now());
  const rows = await db.selectFrom("blockedDays").select("day").where("day", ">=", today).execute();
  const { fabricDays, cuttingDays, sewingDays, readyDays, installDays } = await db
    .selectFrom("schedules")
    .select(["fabricDays", "cuttingDays", "sewingDays", "readyDays", "installDays"])
    .executeTakeFirstOrThrow();
  const [fabric, cutting, sewing, ready, install] = [fabricDays, cuttingDays, sewingDays, readyDays, installDays];
  const stageDays = { fabric, cutting, sewing, ready, install };
  return { today, blocked: new Set(rows.map(({ day }) => day)), stageDays };
}

/** The cards of these orders, as they are named; those that stand nowhere have none. */
export async function findCards(db: Db, orderIds: readonly string[], calendar: Calendar): Promise<Card[]> {
  if (orderIds.length === 0) return [];
  const rows = await cardRows(db).where("orders.id", "in", orderIds).execute();
  const cards = new Map(rows.map((row) => [row.id, cardOf(row, calendar)]));
  return orderIds.flatMap((id) => cards.get(id) ?? []);
}

function cardRows(db: Db) {
  return db
    .selectFrom("orders")
    .innerJoin("users", "users.id", "orders.userId")
    .leftJoin("orderDates", "orderDates.orderId", "orders.id")
    .leftJoin("quotes as shown", "shown.id", "orders.quoteId")
    .select(["orders.id", "orders.number", "orders.userId", "orders.status", "windowCount"])
    .select(["stage", "stageFacts", "firstName", "lastName"])
    .select(["dueCents", "dueOn", "paidToldAt", "balanceCents"])
    .select(["orders.enteredBy", "clientCheckedAt", "clientCheckedHow", "submittedAt"])
    .select(["promisedWeek", "shown.sentAt", "shown.validUntil", "shown.changesAskedAt", "shown.state"])
    .select(isChangedSincePriced.as("windowsChanged"))
    .select(olderYes);
}

type CardRow = Awaited<ReturnType<ReturnType<typeof cardRows>["execute"]>>[number];

/** What lateness asks of an order. */
export function promisedBy(row: Pick<CardRow, "stage" | "promisedWeek" | "stageFacts">): Promised {
  const { stage, promisedWeek } = row;
  const { fabric, again, installation } = readKept(row.stageFacts);
  return {
    stage,
    promisedWeek,
    fabricExpectedOn: (again ?? fabric).expectedOn,
    installed: installation?.done === true,
    hungOn: installation && !installation.done ? dayOf(installation.startsAt) : null,
  };
}

function cardOf(row: CardRow, calendar: Calendar): Card | undefined {
  const { id, number, userId, stage, status, promisedWeek, dueOn, windowCount } = row;
  if (!stage) return undefined;
  const { today } = calendar;
  const { packet, installation, remakes = 0, again, ...kept } = readKept(row.stageFacts);
  const fabric = again ?? kept.fabric;
  const late = latenessOf(promisedBy(row), calendar);
  const facts: BlockFacts = {
    stage,
    status,
    unchecked: entryOf(row)?.checkedAt === null,
    quote: {
      sentOn: row.sentAt && dayOf(row.sentAt),
      validUntil: row.validUntil,
      changesAsked: row.changesAskedAt !== null,
      windowsChanged: Boolean(row.windowsChanged),
      declined: row.state === "declined",
      olderYes: olderYesInWords(row),
    },
    dueCents: row.dueCents ?? 0,
    dueOn,
    paidTold: row.paidToldAt !== null,
    balanceCents: row.balanceCents ?? 0,
    packet,
    fabric,
    installation: installation && momentInWords(installation.startsAt),
    remakes,
  };
  const lateness = late && { kind: late.kind, words: latenessInWords(late, today) };
  const blocks = whatBlocks(facts, today);
  const ours = late?.kind === "late" || isOurTurn(facts, today);
  const name = fullName(row) || "N/A";
  return { id, number, userId, name, stage, blocks, ours, lateness, promisedWeek, windowCount };
}
