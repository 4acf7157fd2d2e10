import { constants, copyFileSync, existsSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { inject } from "vitest";
import { type DatabaseLocation, embeddedFile } from "#app/db/open-database.server.ts";
import { createPostgresDatabase, hasPostgresDatabase, renamePostgresDatabase } from "#tests/support/postgres.ts";
import { templateDatabases } from "./global-setup.ts";

type Fill = (place: DatabaseLocation) => Promise<void>;
type Place = DatabaseLocation & { remove(): Promise<void> };

/**
 * A new place whose database is a copy of the template of this name. Whoever asks first in a run makes the template: to
 * migrate and fill a database takes a second or two, to copy it takes a few hundredths. Outside such a run each fills its own.
 */
export async function newFilledPlace(name: string, kind: "sqlite" | "postgres", fill: Fill): Promise<Place> {
  const templates = inject("templates");
  if (!templates) return newPlace(kind).then((place) => fill(place).then(() => place));
  return kind === "sqlite"
    ? copySqlite(path.join(templates, `${name}.sqlite`), fill)
    : copyPostgres(`${templateDatabases(templates)}_${name}`, fill);
}

async function newPlace(kind: "sqlite" | "postgres", template?: string): Promise<Place> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "larkfield-test-"));
  const postgres =
    kind === "postgres" ? await createPostgresDatabase(inject("postgresUrl") ?? "", template) : undefined;
  return {
    dataDir,
    databaseUrl: postgres?.url,
    remove: async () => {
      await postgres?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function copySqlite(template: string, fill: Fill) {
  if (!existsSync(template)) {
    const place = await newPlace("sqlite");
    await fill(place);
    // Two workers may make the same one at the same moment: the later takes the place of the earlier, and both are whole.
    renameSync(embeddedFile(place.dataDir), template);
    await place.remove();
  }
  const copy = await newPlace("sqlite");
  copyFileSync(template, embeddedFile(copy.dataDir), constants.COPYFILE_FICLONE);
  return copy;
}

async function copyPostgres(template: string, fill: Fill) {
  const server = inject("postgresUrl") ?? "";
  if (!(await hasPostgresDatabase(server, template))) {
    const place = await newPlace("postgres");
    await fill(place);
    const made = new URL(place.databaseUrl ?? "").pathname.slice(1);
    const kept = await renamePostgresDatabase(server, made, template);
    if (kept) rmSync(place.dataDir, { recursive: true, force: true });
    else await place.remove();
  }
  return newPlace("postgres", template);
}
