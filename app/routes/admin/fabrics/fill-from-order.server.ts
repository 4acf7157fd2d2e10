import type { Db } from "#app/db/client.server.ts";
import type { TypedFabric } from "#app/domain/fabrics/fabric-fields.ts";
import { typedFromName } from "#app/domain/fabrics/typed-from-name.ts";
import { moneyAsTyped } from "#app/domain/money.ts";
import { lookOf } from "#app/domain/orders/answers/fabric-looks.ts";
import { namedFabrics } from "#app/domain/orders/answers/named-fabrics.ts";
import { fabricKey } from "#app/domain/workroom/sheet/fabric-facts.ts";
import { draftPacket } from "#app/services/workroom/find-packet.server.ts";

export interface OrderCloth {
  orderId: string;
  key: string;
  /** Somebody has entered on the sheet what is known of it. */
  known: boolean;
  /** Its client buys it. */
  com: boolean;
  typed: TypedFabric;
}

/** A cloth that a client typed, as far as the order and its sheet tell about it; undefined where there is none. */
export async function fillFromOrder(db: Db, orderId: string, key: string): Promise<OrderCloth | undefined> {
  const draft = orderId === "" ? undefined : await draftPacket(db, orderId);
  const cloth = draft?.cloths.find((one) => one.key === key);
  if (!draft || !cloth) return undefined;
  const entries = draft.order.windows.flatMap(({ customizations }) => namedFabrics(customizations));
  const alike = entries.filter((entry) => fabricKey(entry.name || entry.link) === key);
  const link = alike.find((entry) => entry.link !== "")?.link ?? "";
  const { facts } = cloth;
  const named = typedFromName(
    cloth.name === link ? "" : cloth.name,
    alike.map(lookOf).find((look) => look),
  );
  const typed: TypedFabric = {
    ...named,
    link,
    ...(facts && {
      supplier: facts.supplier,
      usableWidth: facts.width === undefined ? "" : String(facts.width),
      verticalRepeat: String(facts.repeat),
      match: facts.match,
      direction: facts.direction,
      railroadable: facts.railroadable ? "Yes" : "No",
      pricePerYard: moneyAsTyped(facts.pricePerYard ?? null),
      costPerYard: moneyAsTyped(facts.costPerYard ?? null),
      ...(facts.soldIn !== undefined && { soldIn: String(facts.soldIn) }),
      ...(facts.sheer && { weave: "Sheer", family: "Sheer" }),
    }),
  };
  return { orderId, key, known: facts !== undefined, com: cloth.com, typed };
}
