import type { App } from "#app/app.server.ts";
import { recordArrival } from "#app/services/purchasing/act-on-purchase.server.ts";
import { draftPurchase, placePurchase } from "#app/services/purchasing/draft-purchase.server.ts";
import { findPurchase } from "#app/services/purchasing/find-purchase.server.ts";
import { findPurchaseOrder } from "#app/services/purchasing/find-purchase-orders.server.ts";
import { demoOwner } from "./demo-people.ts";

/** One order to a supplier that is on its way: of two things one has come. */
export async function seedDemoPurchasing(app: App) {
  const at = (day: string) => ({ ...app, now: () => new Date(`${day}T15:00:00.000Z`) });
  const actor = { actorId: demoOwner.id, formKey: undefined };
  const { groups } = await findPurchase(app, ["LF-1004"]);
  const rows = groups.find(({ supplier }) => supplier === "Stock")?.rows ?? [];
  const keys = rows.filter(({ item }) => /^(Shade rings|Weight bar)/.test(item)).map(({ key }) => key);
  const drafted = await draftPurchase(at("2026-10-27"), { ...actor, orderIds: ["LF-1004"], keys });
  if (!drafted.ok) throw new Error(drafted.reason);
  const { id } = drafted;
  const find = async () => {
    const order = await findPurchaseOrder(app, id);
    if (!order) throw new Error("The demo's purchase order is gone.");
    return order;
  };
  const { version, lines } = await find();
  const typed = lines.map(({ id: lineId, unit, name, color, quantityMilli }, index) => ({
    id: lineId,
    unit,
    name,
    color,
    quantityMilli,
    priceCents: index === 0 ? 12 : 450,
    expectedOn: "2026-11-24",
    leaveOut: false,
  }));
  const head = { supplier: "Sample Notions", email: "orders@notions.example", note: "" };
  const seen = { id, ...actor };
  await placePurchase(at("2026-10-27"), { ...seen, version }, { ...head, lines: typed, by: "phone" });
  const ordered = await find();
  const [first] = ordered.lines;
  if (!first) throw new Error("The demo's purchase order is empty.");
  const { quantityMilli } = first;
  const arrival = { day: "2026-11-06", quantityMilli, faultyMilli: undefined, lot: "R-118", bolt: "2", note: "" };
  await recordArrival(at("2026-11-06"), { ...seen, version: ordered.version, lineId: first.id }, arrival);
}
