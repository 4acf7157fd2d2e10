import type { Db } from "#app/db/client.server.ts";
import { rateCardKind } from "./document-kinds.server.ts";
import { findLatest } from "./find-versions.server.ts";

/** What a foot of trim costs now, in whole cents: for whoever is told so before there is a quote. */
export async function findTrimPrice(db: Db): Promise<number> {
  return (await findLatest(db, rateCardKind)).value.trimPerFoot;
}
