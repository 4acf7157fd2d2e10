import { Readable } from "node:stream";
import type { App } from "#app/app.server.ts";
import { readPersonalData } from "#app/services/customers/personal-data/read-personal-data.server.ts";
import { findSite } from "#app/services/site/find-site.server.ts";
import { findPlacement } from "#app/services/workroom/find-placement.server.ts";
import { writeZip } from "#app/web/zip/zip.server.ts";
import { archiveFiles } from "./archive-files.server.ts";

/** Everything that we hold about a client as one zip file, sent as it is read. */
export async function answerArchive(app: App, userId: string) {
  const now = app.now();
  const { business } = (await findSite(app.db)).facts;
  const about = { at: now.toISOString(), rules: await findPlacement(app.db), business };
  const files = archiveFiles(readPersonalData(app, userId), about);
  return new Response(Readable.toWeb(Readable.from(writeZip(files, now))) as unknown as ReadableStream, {
    headers: {
      "content-type": "application/zip",
      "content-disposition": `attachment; filename="larkfield-data-${now.toISOString().slice(0, 10)}.zip"`,
      "cache-control": "private, no-store",
    },
  });
}
