import { createHash } from "node:crypto";
import type { Db } from "#app/db/client.server.ts";
import { noonOf } from "#app/domain/dates.ts";
import {
  type Box,
  boxesOf,
  countSigned,
  initialsOf,
  partsIn,
  type SignedPart,
  steps,
  type TablePart,
} from "#app/domain/table/sign-offs.ts";
import { countDifferences } from "#app/domain/workroom/sheet/sheet-changes.ts";
import { type FoundPacket, findPacket, findPackets } from "#app/services/workroom/find-packet.server.ts";
import { findOpenRemakes } from "#app/services/workroom/remakes/find-remakes.server.ts";

/** A packet that can be cut by, whichever number it has. */
interface Frozen extends FoundPacket {
  number: number;
  at: string;
}

export function isFrozen(found: FoundPacket | undefined): found is Frozen {
  return found?.state === "frozen";
}

/** The parts of an order's latest frozen packet, each with its boxes; undefined where none is frozen. */
export async function findTable(db: Db, orderId: string) {
  const found = await findPacket(db, orderId);
  if (!isFrozen(found)) return undefined;
  const rows = await signOffsOf(db, [orderId]);
  const remakes = (await findOpenRemakes(db, [orderId])).flatMap(frozenRemake);
  const first = signedParts(found, rows);
  const parts = await Promise.all(
    first.map(async (part) => ({ ...part, changes: await countChanges(db, found, part) })),
  );
  // A frozen remake is never revised.
  const again = remakes.flatMap((remake) => signedParts(remake, rows).map((part) => ({ ...part, changes: 0 })));
  return { found, parts: [...parts, ...again], remakes };
}

type OpenRemake = Awaited<ReturnType<typeof findOpenRemakes>>[number];

/** The packet of a remake that can be cut by; none of one that is not frozen. */
function frozenRemake({ document, frozenAt, number, by }: OpenRemake) {
  return document && frozenAt !== null ? [{ document, at: frozenAt, by, remake: number }] : [];
}

/** How far each of these orders is, by their latest frozen packets. */
export async function countTables(db: Db, orderIds: readonly string[]) {
  const { packets } = await findPackets(db, orderIds);
  const rows = await signOffsOf(db, orderIds);
  const remakes = await findOpenRemakes(db, orderIds);
  const counted = packets.filter(isFrozen).map((found) => {
    const { orderId } = found.document;
    const own = rows.filter((row) => row.orderId === orderId);
    const again = remakes.filter((remake) => remake.orderId === orderId).flatMap((remake) => boxesAgain(remake, own));
    return [orderId, countSigned([...signedParts(found, own).map(({ boxes }) => boxes), ...again])] as const;
  });
  return new Map(counted);
}

/** What is to be made again counts as nothing done, before its packet is frozen too. */
function boxesAgain(remake: OpenRemake, rows: Rows): Box[][] {
  const frozen = frozenRemake(remake).flatMap((one) => signedParts(one, rows).map(({ boxes }) => boxes));
  return frozen.length > 0 ? frozen : [steps.map((step) => ({ step }))];
}

type Rows = Awaited<ReturnType<typeof signOffsOf>>;

function signOffsOf(db: Db, orderIds: readonly string[]) {
  if (orderIds.length === 0) return Promise.resolve([]);
  return db.selectFrom("signOffs").selectAll().where("orderId", "in", orderIds).orderBy("at").orderBy("id").execute();
}

interface CutBy extends Pick<Frozen, "document" | "at" | "by"> {
  remake?: number;
}

function signedParts({ document, at, by, remake = 0 }: CutBy, rows: Rows) {
  const checked = { initials: initialsOf(by ?? ""), at };
  return partsIn(document).map((part) => {
    const signed: SignedPart = { hash: hashOf(part), checked, measured: measuredIn(document, part) };
    const own = rows.filter(
      (row) => row.windowKey === part.windowKey && row.treatment === part.treatment && row.remake === remake,
    );
    return { ...part, remake, hash: signed.hash, boxes: boxesOf(signed, own), rows: own };
  });
}

function measuredIn({ sheets }: FoundPacket["document"], { windowKey }: TablePart): SignedPart["measured"] {
  const measure = sheets.measures[windowKey];
  if (!measure) return undefined;
  return { initials: measure.initials || initialsOf(measure.by), at: measure.day ? noonOf(measure.day) : measure.at };
}

export function hashOf({ made }: TablePart): string {
  return createHash("sha256").update(made).digest("hex");
}

/** How many figures of a part are other than those it was ticked by; 0 where none of its ticks is lost by it. */
async function countChanges(db: Db, found: Frozen, part: ReturnType<typeof signedParts>[number]): Promise<number> {
  const lost = part.boxes.find(({ changed }) => changed);
  const ticked = lost && part.rows.findLast(({ step, act }) => step === lost.step && act === "ticked");
  if (!ticked) return 0;
  const before = await findPacket(db, found.document.orderId, ticked.packetNumber);
  const then = before && partsIn(before.document).find((one) => hashOf(one) === ticked.partHash);
  return then ? countDifferences(JSON.parse(then.made), JSON.parse(part.made)) : 1;
}
