import { sql } from "kysely";
import type { Db } from "#app/db/client.server.ts";
import { writeOrderDocuments } from "#app/db/order-documents.ts";
import { foldedName } from "#app/domain/accounts/full-name.ts";
import { styleGroups, stylesOf } from "#app/domain/catalogue/catalogue.ts";
import { listedStatuses } from "#app/domain/orders/order-list.ts";
import { windowId } from "#app/domain/orders/window.ts";
import { fillLedger } from "./fill-ledger.ts";
import { quoteOrders } from "./fill-quotes.ts";

const FIRST = ["Clara", "Theo", "Imogen", "June", "Rafael", "Nadia", "Owen", "Priya", "Silas", "Greta", "Hugo", "Wren"];
const LAST = ["Whit", "Ash", "Mar", "Cal", "Ston", "Oak", "Rose", "Linden", "Birch", "Hazel", "Thorn", "Brook"];
const ENDINGS = ["field", "grove", "sh", "loway", "er", "ley", "worth", "ham", "ton", "dale"];
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const TEN_YEARS_MS = 10 * 365.25 * 86_400_000;
const END = Date.parse("2026-11-14T00:00:00Z");
const AT_ONCE = 500;

interface Filling {
  customers: number;
  orders: number;
  postgres: boolean;
}

/**
 * Fills an empty, migrated database. The same numbers give the same rows, so that two runs can be compared. Answers how many
 * entries the ledger has.
 */
export async function fillWithOrders(db: Db, { customers, orders, postgres }: Filling) {
  const chance = dice(42);
  await inPortions(
    customers,
    (index) => customer(index, chance),
    (rows) => db.transaction().execute((tx) => tx.insertInto("users").values(rows).execute()),
  );
  const documents = Array.from({ length: 12 }, (_, index) => documentsOf(index + 1));
  const ids = new Set<string>();
  await inPortions(
    orders,
    (index) => order(index, { customers, orders, chance, documents, ids }),
    async (rows, start) => {
      await db.transaction().execute(async (tx) => {
        await tx.insertInto("orders").values(rows).execute();
        await tx.insertInto("orderStatusHistory").values(rows.flatMap(turnsOf)).execute();
      });
      await quoteOrders(db, rows, start);
    },
  );
  const entries = await fillLedger(db);
  // PostgreSQL does this by itself a while after so many writes; SQLite keeps its rows in place and only counts them.
  await sql`${sql.raw(postgres ? "vacuum analyze" : "analyze")}`.execute(db);
  return { entries };
}

async function inPortions<Row>(
  count: number,
  make: (index: number) => Row,
  write: (rows: Row[], start: number) => Promise<unknown>,
) {
  for (let start = 0; start < count; start += AT_ONCE) {
    await write(
      Array.from({ length: Math.min(AT_ONCE, count - start) }, (_, index) => make(start + index)),
      start,
    );
  }
}

type Chance = (sides: number) => number;

function customer(index: number, chance: Chance) {
  const firstName = FIRST[chance(FIRST.length)] ?? "";
  const lastName = `${LAST[chance(LAST.length)]}${ENDINGS[chance(ENDINGS.length)]}`;
  const at = new Date(END - chance(TEN_YEARS_MS)).toISOString();
  return {
    id: `customer-${index}`,
    name: `${firstName} ${lastName}`,
    email: `${firstName}.${lastName}.${index}@example.com`.toLowerCase(),
    emailVerified: 0,
    image: null,
    firstName,
    lastName,
    foldedName: foldedName({ firstName, lastName }),
    phoneNumber: `215555${String(index % 10_000).padStart(4, "0")}`,
    street: `${index} Sample Street`,
    city: "Philadelphia",
    state: "PA",
    zipCode: "19103",
    role: "client",
    createdAt: at,
    updatedAt: at,
  };
}

interface Surroundings {
  customers: number;
  orders: number;
  chance: Chance;
  documents: ReturnType<typeof documentsOf>[];
  ids: Set<string>;
}

function order(index: number, { customers, orders, chance, documents, ids }: Surroundings) {
  const at = new Date(END - TEN_YEARS_MS * (1 - index / orders)).toISOString();
  const fresh = index > orders * 0.97;
  const open = fresh ? (listedStatuses[chance(listedStatuses.length)] ?? "submitted") : "delivered";
  const status = chance(20) === 0 ? "incomplete" : chance(12) === 0 ? "cancelled" : chance(15) === 0 ? "quoted" : open;
  const handedIn = status !== "incomplete";
  const totalCents = handedIn && status !== "submitted" ? 20_000 + chance(900_000) : null;
  return {
    id: newId(chance, ids),
    userId: `customer-${chance(customers)}`,
    status,
    totalCents,
    paymentLink: totalCents === null ? null : `https://pay.example.com/${index}`,
    orderName: null,
    description: null,
    step: 4,
    overviewStep: null,
    hardwareChoice: 0,
    ...(documents[chance(documents.length)] ?? { windows: "[]", hardware: "[]", windowCount: 0 }),
    version: 1,
    createdAt: at,
    updatedAt: at,
    submittedAt: handedIn ? at : null,
    confirmedAt: totalCents !== null && chance(2) === 0 ? at : null,
  };
}

/** Each order was created; what has a price was submitted, quoted, and perhaps confirmed. */
function turnsOf({ id: orderId, totalCents, createdAt: at, confirmedAt }: ReturnType<typeof order>) {
  const turn = (number: number, fromStatus: string | null, toStatus: string, confirmation: "given" | null = null) => ({
    id: `${orderId}-${number}`,
    orderId,
    fromStatus,
    toStatus,
    confirmation,
    at,
    actorId: null,
    totalCents: toStatus === "quoted" ? totalCents : null,
  });
  return [
    turn(1, null, "incomplete"),
    ...(totalCents === null ? [] : [turn(2, "incomplete", "submitted"), turn(3, "submitted", "quoted")]),
    ...(confirmedAt === null ? [] : [turn(4, "quoted", "quoted", "given")]),
  ];
}

function newId(chance: Chance, taken: Set<string>): string {
  const id = `LF-${Array.from({ length: 7 }, () => ALPHABET[chance(32)]).join("")}`;
  if (taken.has(id)) return newId(chance, taken);
  taken.add(id);
  return id;
}

/** Written once for each number of windows: what matters here is their weight. */
function documentsOf(count: number) {
  const styles = styleGroups.flatMap(stylesOf);
  const windows = Array.from({ length: count }, (_, index) => {
    const style = styles.filter((one) => one.treatment === "drapes")[index % 12];
    if (!style) throw new Error("The catalogue has no drapes.");
    const { name, group, description } = style;
    return {
      id: windowId("LF-0000000", index + 1),
      key: `sample-key${String(index + 1).padStart(2, "0")}`,
      name: `Window ${index + 1}`,
      measurements: { widthOfWindow: "36.125", heightOfWindow: "60", heightFromFloorToCeiling: "96" },
      customizations: {
        drapes: {
          style: { name, group, description },
          customizations: { blackoutLining: true, interlining: index % 2 === 0 },
          fabrics: { fabrics: [{ name: "Oat linen", link: "https://fabrics.example/oat-linen" }], trims: [] },
        },
      },
    };
  });
  return writeOrderDocuments({ windows, hardware: [], hardwareChoice: false });
}

/** A small generator of numbers that are the same on every machine. */
function dice(seed: number): Chance {
  let state = seed;
  return (sides) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * sides);
  };
}
