import type { App } from "#app/app.server.ts";
import type { FieldChange } from "#app/domain/fabrics/read-fabric-details.ts";
import { type ImportKind, UNDO_DAYS } from "#app/domain/imports/import-kinds.ts";
import type { Cells, Mapping } from "#app/domain/imports/mapping.ts";
import { PAGE_SIZE, pageWithin } from "#app/domain/list-query.ts";
import { countRows } from "./run-import.server.ts";

const LISTED = 50;

/** The last files of these kinds, the newest first. */
export function listImports({ db }: Pick<App, "db">, kinds: readonly ImportKind[]) {
  return db
    .selectFrom("imports")
    .leftJoin("users", "users.id", "imports.actorId")
    .select(["imports.id", "kind", "source", "fileName"])
    .select(["rowCount", "imports.state", "imports.createdAt", "users.name as by"])
    .where("kind", "in", kinds)
    .orderBy("imports.createdAt", "desc")
    .limit(LISTED)
    .execute();
}

/** Which rows are shown. */
export type ShownRows = "refused" | "changed" | "new" | "skipped" | "kept";

interface Asked {
  id: string;
  kinds: readonly ImportKind[];
  show: ShownRows | undefined;
  page: number;
}

/** An import with its columns, how many rows do what, and one page of those that are asked for. */
export async function findImport({ db, now }: Pick<App, "db" | "now">, { id, kinds, show, page }: Asked) {
  const found = await db
    .selectFrom("imports")
    .select(["id", "kind", "source", "fileName", "encoding", "headings", "sample", "mapping", "usual", "rowCount"])
    .select(["sameCount", "state", "version", "createdAt", "writtenAt", "undoneAt"])
    .where("id", "=", id)
    .where("kind", "in", kinds)
    .executeTakeFirst();
  if (!found) return undefined;
  const counts = await countRows(db, id);
  const of = (state: "planned" | "written" | "skipped" | "undone" | "kept") =>
    (counts.new[state] ?? 0) + (counts.changed[state] ?? 0);
  const sum = (states: Partial<Record<string, number>>) =>
    Object.values(states).reduce<number>((total, count = 0) => total + count, 0);
  const shown: Record<ShownRows, number> = {
    refused: sum(counts.refused),
    changed: sum(counts.changed),
    new: sum(counts.new),
    skipped: of("skipped"),
    kept: of("kept"),
  };
  const chosen = show ?? (Object.keys(shown) as ShownRows[]).find((one) => shown[one] > 0) ?? "new";
  const at = pageWithin(page, shown[chosen]);
  const rows = await db
    .selectFrom("importRows")
    .select(["id", "line", "title", "outcome", "reason", "subjectId", "changes"])
    .where("importId", "=", id)
    .$if(chosen === "skipped" || chosen === "kept", (query) => query.where("state", "=", chosen as "kept"))
    .$if(chosen !== "skipped" && chosen !== "kept", (query) => query.where("outcome", "=", chosen as "new"))
    .orderBy("id")
    .limit(PAGE_SIZE)
    .offset((at.page - 1) * PAGE_SIZE)
    .execute();
  const { headings, sample, mapping, usual, ...rest } = found;
  const until = Date.parse(found.writtenAt ?? found.createdAt) + UNDO_DAYS * 24 * 60 * 60_000;
  return {
    ...rest,
    headings: JSON.parse(headings) as string[],
    sample: JSON.parse(sample) as string[][],
    mapping: JSON.parse(mapping) as Mapping,
    usual: JSON.parse(usual) as Cells,
    shown,
    show: chosen,
    ...at,
    done: { planned: of("planned"), written: of("written"), undone: of("undone"), kept: of("kept") },
    undoable: until > now().getTime(),
    rows: rows.map(({ changes, ...row }) => ({ ...row, changes: JSON.parse(changes) as FieldChange[] })),
  };
}

export type FoundImport = NonNullable<Awaited<ReturnType<typeof findImport>>>;
