import { addRows, type Db } from "#app/db/client.server.ts";
import { fullName } from "#app/domain/accounts/full-name.ts";
import { canonicalJson } from "#app/domain/canonical-json.ts";
import { readRateCard } from "#app/domain/workroom/buying/rate-card.ts";
import { sizesOf } from "#app/domain/workroom/sheet/compute-draft.ts";
import { type Measure, writeSheetPart } from "#app/domain/workroom/sheet/sheet-document.ts";
import { type LookedUp, unknownFacts } from "#app/domain/workroom/sheet/sheet-fabric-form.ts";
import { draftPacket } from "#app/services/workroom/find-packet.server.ts";
import { writePacket } from "#app/services/workroom/freeze-packet.server.ts";
import typed from "./data/workroom.json" with { type: "json" };
import { type DemoOrder, demoOrders } from "./demo-orders.ts";
import { demoOwner } from "./demo-people.ts";

const read = readRateCard(typed.rateCard);
if (!read.ok) throw new Error(`The demo's rate card: ${read.faults.join(" ")}`);

/** Sample prices: plainly round, and for an owner to replace. */
export const demoRateCard = read.value;

/** What was looked up about the demo's cloths, by their key. */
const lookedUp: Partial<Record<string, Partial<LookedUp>>> = typed.fabrics;
/** Orders that went into the workroom, with the moment at which their packet was frozen. */
const started: Partial<Record<string, string>> = typed.started;

/** A sample rate card, what was looked up about the cloths, and the packets of what went into the workroom. */
export async function seedWorkroom(db: Db) {
  await addRows(db, "rateCards", {
    id: "demo-rate-card",
    version: 2,
    document: canonicalJson(demoRateCard),
    ...typed.savedAs,
    actorId: demoOwner.id,
  });
  for (const order of demoOrders) {
    if (typed.lookedUp.includes(order.id)) await lookUpCloths(db, order);
    const startedAt = started[order.id];
    if (startedAt) await startWork(db, order, startedAt);
  }
}

async function lookUpCloths(db: Db, { id, createdAt, quotedAt = createdAt }: DemoOrder) {
  const { cloths = [] } = (await draftPacket(db, id)) ?? {};
  for (const { key } of cloths) {
    const facts = lookedUp[key];
    if (!facts) continue;
    const part = writeSheetPart({ kind: "fabric", fabric: key });
    await addSheet(db, id, part, { ...unknownFacts, ...facts, by: fullName(demoOwner), at: quotedAt }, quotedAt);
  }
}

async function startWork(db: Db, { id: orderId, userId, windows }: DemoOrder, at: string) {
  const stamp = { by: fullName(demoOwner), at };
  for (const window of windows) {
    const part = writeSheetPart({ kind: "measure", window: window.key });
    const measured = { how: "us" as const, day: at.slice(0, 10), initials: "NL" };
    await addSheet(db, orderId, part, { ...measured, sizes: sizesOf(window), ...stamp } satisfies Measure, at);
  }
  const frozen = await writePacket(db, { userId, orderId, actorId: demoOwner.id, after: 0, reason: "", at });
  if (!frozen.ok) throw new Error(`${orderId}: ${frozen.faults?.join(" ") ?? frozen.reason}`);
}

async function addSheet(db: Db, orderId: string, part: string, document: object, at: string) {
  const row = { orderId, part, document: canonicalJson(document), version: 1, actorId: demoOwner.id, at };
  await addRows(db, "sheets", row);
}
