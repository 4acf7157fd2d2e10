import type { App } from "#app/app.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { customizationOf } from "#app/domain/orders/customization.ts";
import type { Window } from "#app/domain/orders/window.ts";
import { movedTrim } from "#app/domain/workroom/trim-of-window.ts";
import { measureTopEdge } from "#app/drawing/tops/measure-edge.ts";
import { findLatest, rateCardKind, shopRulesKind } from "./kept-versions.server.ts";

/** A sentence for each price of trim that a step of the client's moved; most orders have none, and nothing is looked up. */
export async function listMovedTrim({ db }: Pick<App, "db">, before: readonly Window[], after: readonly Window[]) {
  const trimmed = after.filter((window) =>
    Object.values(customizationOf(window).customizations).some((entry) => entry?.customizations?.decorativeTrim),
  );
  if (trimmed.length === 0) return [];
  const { value: rules } = await findLatest(db, shopRulesKind);
  return movedTrim(before, trimmed, { rules, measureEdge: measureTopEdge, trimPerFoot: await findTrimPrice(db) });
}

/** What a foot of trim costs now, in whole cents: for whoever is told so before there is a quote. */
export async function findTrimPrice(db: Db): Promise<number> {
  return (await findLatest(db, rateCardKind)).value.trimPerFoot;
}
