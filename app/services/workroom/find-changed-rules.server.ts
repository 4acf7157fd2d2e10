import type { Db } from "#app/db/client.server.ts";
import { changedRules } from "#app/domain/workroom/rules/changed-rules.ts";
import type { ShopRules } from "#app/domain/workroom/rules/shop-rules.ts";
import { shopRulesKind } from "./document-kinds.server.ts";
import { findLatest } from "./find-versions.server.ts";

/** What a page needs to work a window out as the workroom would today; empty as long as the owner has changed nothing. */
export async function findChangedRules(db: Db): Promise<Partial<ShopRules>> {
  const { value } = await findLatest(db, shopRulesKind);
  return changedRules(value);
}
