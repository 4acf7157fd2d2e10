import type { App } from "#app/app.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { fullName } from "#app/domain/accounts/full-name.ts";
import { addDays } from "#app/domain/calendar.ts";
import { noonOf } from "#app/domain/dates.ts";
import { formatMoney } from "#app/domain/money.ts";
import { shownOrderId } from "#app/domain/orders/order-id.ts";
import { type Calendar, latenessOf, mondayOf, riskEnds } from "#app/domain/schedule/lateness.ts";
import { isBefore, type Stage, stages } from "#app/domain/schedule/stage.ts";
import { findCalendar, findCards, promisedBy } from "./find-cards.server.ts";
import { NEVER } from "./project-stage.server.ts";

const open = stages.filter((stage) => isBefore(stage, "settled"));

/** Of one kind on one week, more than a page holds. */
const MOST_NOTES = 100;

/** In these the day on which cloth is expected decides, however far away the promise is. */
const waitingForCloth: Stage[] = ["deposit", "fabric"];

/** Late first, then at risk, by the day that was promised: so many cards of each, and how many orders there are. */
export async function findTroubled(app: Pick<App, "db" | "now">, most: number) {
  const calendar = await findCalendar(app);
  const { today } = calendar;
  const promised = app.db.selectFrom("orders").select("id").orderBy("boardOn").orderBy("id");
  const late = await promised.where("stage", "in", open).where("boardOn", "<", today).execute();
  const ahead = promised
    .where("boardOn", ">=", today)
    .where("boardOn", "<", NEVER)
    .select(["boardOn", "stage", "stageFacts"]);
  // By the index alone: a stage without a day of its own is at risk until one day, and not after it.
  const bounded = await ahead
    .where((eb) =>
      eb.or(
        open
          .filter((stage) => !waitingForCloth.includes(stage))
          .map((stage) => eb.and([eb("stage", "=", stage), eb("boardOn", "<=", riskEnds(stage, calendar))])),
      ),
    )
    .execute();
  const cloth = await ahead.where("stage", "in", waitingForCloth).execute();
  const booked = await ahead.where("stage", "in", open).where("id", "in", bookedSoon(app.db, calendar)).execute();
  const looked = new Map([...bounded, ...cloth, ...booked].map((row) => [row.id, row]));
  const atRisk = [...looked.values()]
    .filter((row) => latenessOf(promisedBy({ ...row, promisedWeek: mondayOf(row.boardOn) }), calendar) !== null)
    .sort((a, b) => (a.boardOn < b.boardOn ? -1 : 1));
  const shown = [...late.slice(0, most), ...atRisk.slice(0, most)].map(({ id }) => id);
  return { cards: await findCards(app.db, shown, calendar), late: late.length, atRisk: atRisk.length };
}

/** To be hung on a day by which the work may not be done, however far away the promise is. */
function bookedSoon(db: Db, calendar: Calendar) {
  const until = addDays(riskEnds("quote", calendar), 2);
  return db
    .selectFrom("appointments")
    .select((eb) => eb.ref("orderId").$notNull().as("orderId"))
    .where("kind", "=", "installation")
    .where("state", "=", "booked")
    .where("orderId", "is not", null)
    .where("startsAt", ">=", noonOf(addDays(calendar.today, -1)))
    .where("startsAt", "<", noonOf(until));
}

export interface DayNote {
  day: string;
  kind: "promised" | "ready" | "fabric" | "payment";
  orderId: string;
  words: string;
}

/** What an order has on a day rather than at an hour, in the order of these kinds. */
export async function listDayNotes({ db }: Pick<App, "db">, week: { from: string; to: string }): Promise<DayNote[]> {
  const notes: DayNote[] = [];
  const add = (kind: DayNote["kind"], label: string, rows: OrderDay[]) => {
    for (const { day, id, number, dueCents, ...person } of rows) {
      const words = [label, shownOrderId({ id, number }), fullName(person)].filter(Boolean).join(" ");
      const money = kind === "payment" && dueCents ? `: ${formatMoney(dueCents)}` : "";
      if (day) notes.push({ day, kind, orderId: id, words: words + money });
    }
  };
  add("promised", "Promised", await ordersOn(db, "orders.boardOn", week).where("stage", "in", open).execute());
  const dated = (column: "readyOn" | "fabricExpectedOn") =>
    ordersOn(db, `orderDates.${column}`, week).where("stage", "in", open);
  add("ready", "Ready", await dated("readyOn").execute());
  const typed = await dated("fabricExpectedOn").where("fabricArrivedOn", "is", null).execute();
  add("fabric", "Fabric for", [...typed, ...(await bought(db, week))]);
  add("payment", "Payment of", await ordersOn(db, "orders.dueOn", week).where("dueCents", ">", 0).execute());
  return notes;
}

type Dated = "orders.boardOn" | "orders.dueOn" | "orderDates.readyOn" | "orderDates.fabricExpectedOn";

function ordersOn(db: Db, column: Dated, { from, to }: { from: string; to: string }) {
  return db
    .selectFrom("orders")
    .innerJoin("users", "users.id", "orders.userId")
    .leftJoin("orderDates", "orderDates.orderId", "orders.id")
    .select(["orders.id", "orders.number", "orders.dueCents", "firstName", "lastName", `${column} as day`])
    .where(column, ">=", from)
    .where(column, "<=", to)
    .orderBy(column)
    .orderBy("orders.id")
    .limit(MOST_NOTES);
}

type OrderDay = Awaited<ReturnType<ReturnType<typeof ordersOn>["execute"]>>[number];

/** Cloth that stands on a purchase order, once an order and day. */
async function bought(db: Db, { from, to }: { from: string; to: string }): Promise<OrderDay[]> {
  return db
    .selectFrom("purchaseLines as line")
    .innerJoin("purchaseShares as share", "share.lineId", "line.id")
    .innerJoin("orders", "orders.id", "share.orderId")
    .innerJoin("users", "users.id", "orders.userId")
    .select(["orders.id", "orders.number", "orders.dueCents", "firstName", "lastName", "line.expectedOn as day"])
    .distinct()
    .where("line.state", "=", "waiting")
    .where("line.unit", "=", "yard")
    .where("line.expectedOn", ">=", from)
    .where("line.expectedOn", "<=", to)
    .where("stage", "in", open)
    .orderBy("day")
    .orderBy("orders.id")
    .limit(MOST_NOTES)
    .execute();
}
