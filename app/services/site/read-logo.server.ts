import type { Logger } from "pino";
import type { Site } from "#app/content/site.ts";
import { type LOGO_HEIGHTS, logoFile } from "#app/domain/site/logo.ts";
import type { Files } from "#app/files/files.ts";

type Height = (typeof LOGO_HEIGHTS)[number];

/** How high it is read for a mail, that a small one stays small, and for paper. */
const MAIL: Height = 64;
const PAPER: Height = 128;

interface Store {
  files: Pick<Files, "open">;
  log: Logger;
}

export const logoForMail = (app: Store, site: Site) => read(app, site, MAIL);

/** What a document names of it beside what it says, for whoever asks whether it has changed. */
export const logoOnPaper = ({ document }: Site) => document.logo?.files[logoFile(PAPER)];

export const logoForPaper = (app: Store, site: Site) => read(app, site, PAPER);

/** Its bytes. Whatever goes wrong with them, a letter goes out under our mark. */
async function read({ files, log }: Store, { document }: Site, height: Height): Promise<Uint8Array | undefined> {
  const sha256 = document.logo?.files[logoFile(height)];
  if (!sha256) return undefined;
  try {
    const opened = await files.open(sha256);
    return opened && Buffer.concat(await Array.fromAsync(opened.body as AsyncIterable<Buffer>));
  } catch (error) {
    log.error({ err: error }, "the logo cannot be read");
    return undefined;
  }
}
