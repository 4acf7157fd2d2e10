import type { RouterContextProvider } from "react-router";
import { userContext } from "#app/auth/signed-in-user.server.ts";
import { appContext } from "#app/contexts.server.ts";
import { fullName } from "#app/domain/accounts/full-name.ts";
import type { FabricDetails } from "#app/domain/fabrics/book-fabric.ts";
import { isSheer } from "#app/domain/fabrics/chosen-fabric.ts";
import type { FabricFacts } from "#app/domain/workroom/sheet/fabric-facts.ts";
import { writeSheetPart } from "#app/domain/workroom/sheet/sheet-part.ts";
import { findOrderSaid } from "#app/services/workroom/find-order-said.server.ts";
import { saveSheet } from "#app/services/workroom/save-sheet.server.ts";
import type { OrderCloth } from "./fill-from-order.server.ts";

/** The order that a cloth came from learns what was entered of it, unless its sheet says something already. */
export async function lookUpOnSheet(
  context: Readonly<RouterContextProvider>,
  { orderId, key, known, com }: OrderCloth,
  details: FabricDetails,
) {
  const app = context.get(appContext);
  const actor = context.get(userContext);
  const order = known ? undefined : await findOrderSaid(app.db, orderId);
  if (!order) return;
  const { usableWidth: width, match, direction, railroadable, look, supplier, pricePerYardCents, soldIn } = details;
  const facts: FabricFacts = {
    ...{ width, repeat: look.verticalRepeat, match, direction, railroadable, sheer: isSheer(details), com },
    ...{ supplier, pricePerYard: pricePerYardCents ?? undefined, soldIn },
    ...{ by: fullName(actor), at: app.now().toISOString() },
  };
  const part = writeSheetPart({ kind: "fabric", fabric: key });
  await saveSheet(app, { userId: order.userId, orderId, part, version: 0, actorId: actor.id }, facts);
}
