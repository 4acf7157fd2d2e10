/** A client who books a consultation, moves it and cancels it again. */
import { BOOKING } from "#app/routes/client/booking/paths.ts";
import type { Manner, Walker } from "#tests/support/orders/order-walk.ts";

export interface Visit {
  id: string;
  /** What the server has said yes to. */
  startsAt: string;
  state: "booked" | "cancelled";
  /** What may have been done unheard. */
  tried: { startsAt?: string; state?: "cancelled" };
}

/** A client may take twenty times an hour, and an answer that was lost counts too. */
const MOST_ROUNDS = 6;

export async function walkVisit(walker: Walker, visits: Visit[], manner: Manner) {
  const { visitor } = walker;
  if (visits.length >= MOST_ROUNDS || visits.at(-1)?.state === "booked") return;
  const before = await (await manner.open(visitor, BOOKING)).text();
  const [first] = startsOf(before);
  if (!first) return cancelUnheard(walker, before, manner);
  const booked = await manner.send(visitor, `${BOOKING}?index`, { startsAt: first, note: "" });
  const id = idOf(await (await manner.open(visitor, BOOKING)).text());
  if (!id || booked.status !== 302) return;
  const visit: Visit = { id, startsAt: first, state: "booked", tried: {} };
  visits.push(visit);

  const page = `${BOOKING}/${id}/move`;
  const html = await (await manner.open(visitor, page)).text();
  const other = startsOf(html).find((start) => start !== first);
  if (other) {
    visit.tried.startsAt = other;
    const moved = await manner.send(visitor, page, { version: versionOf(html), startsAt: other });
    if (moved.status === 302) visit.startsAt = other;
  }
  if (visits.length === MOST_ROUNDS) return;
  const leaving = `${BOOKING}/${id}/cancel`;
  const asked = await (await manner.open(visitor, leaving)).text();
  visit.tried.state = "cancelled";
  const cancelled = await manner.send(visitor, leaving, { version: versionOf(asked) });
  if (cancelled.status === 302) visit.state = "cancelled";
}

/** A booking whose answer was lost stands in the way of the next. */
async function cancelUnheard({ visitor }: Walker, html: string, manner: Manner) {
  const id = idOf(html);
  if (!id) return;
  const page = `${BOOKING}/${id}/cancel`;
  const asked = await (await manner.open(visitor, page)).text();
  await manner.send(visitor, page, { version: versionOf(asked) });
}

function idOf(html: string) {
  return new RegExp(`${BOOKING}/([^/"]+)/move`).exec(html)?.[1];
}

function startsOf(html: string) {
  return [...html.matchAll(/name="startsAt" value="([^"]+)"/g)].map(([, start = ""]) => start);
}

function versionOf(html: string) {
  return /name="version" value="(\d+)"/.exec(html)?.[1] ?? "";
}
