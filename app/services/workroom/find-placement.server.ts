import type { Db } from "#app/db/client.server.ts";
import type { ChangedPlacement } from "#app/domain/measuring/placement-rules.ts";
import { changedPlacement } from "#app/domain/workroom/rules/changed-rules.ts";
import { shopRulesKind } from "./document-kinds.server.ts";
import { findLatest } from "./find-versions.server.ts";

/** What a page needs to draw a window as the workroom would hang it today, and no more of the rules than that. */
export async function findPlacement(db: Db): Promise<ChangedPlacement> {
  const { value } = await findLatest(db, shopRulesKind);
  return changedPlacement(value);
}
