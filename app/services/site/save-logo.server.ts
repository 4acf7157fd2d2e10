import { readFile } from "node:fs/promises";
import type { App } from "#app/app.server.ts";
import { type Site, siteOf } from "#app/content/site.ts";
import { refused } from "#app/domain/photos/photo-limits.ts";
import { photoTypeOf } from "#app/domain/photos/photo-type.ts";
import { type Refusal, refusal } from "#app/domain/refusal.ts";
import { LOGO_HEIGHTS, logoFile, logoOf } from "#app/domain/site/logo.ts";
import type { SentFile } from "#app/services/photos/keep-photo.server.ts";
import { type KeptPicture, makePicture, storePicture } from "./keep-picture.server.ts";
import { findDocument, type Saved, saveSection } from "./save-site.server.ts";

const UNKNOWN = refusal("unreadable", "We cannot read that file as a picture. Please choose a JPEG or a PNG.");
const FILES = LOGO_HEIGHTS.map(logoFile);

interface Change {
  actorId: string;
  /** The version that the page was made of. */
  basedOn: number;
}

type Making = Pick<App, "db" | "files" | "images" | "log" | "now" | "site">;

/** The owner's logo wherever our mark stood. Sent again, it is there already. */
export async function saveLogo(app: Making, change: Change, sent: SentFile): Promise<Saved> {
  const { version, document } = await findDocument(app.db);
  if (document.logo?.id === sent.uploadKey) return { ok: true, version };
  return makeLogo(app, sent, async (kept) => {
    if (!(await storePicture(app, kept))) return refused.store;
    const { own, objects } = kept;
    return saveSection(app, { ...change, section: "logo", value: own, objects, reason: "Logo" });
  });
}

/** The mark that we ship, again. */
export const putLogoBack = (app: Making, change: Change) =>
  saveSection(app, { ...change, section: "logo", value: undefined, reason: "Logo, put back" });

/** The site as it would be with this logo, which is stored nowhere: it travels in the page. */
export async function draftWithLogo(app: Making, sent: SentFile): Promise<{ ok: true; site: Site } | Refusal> {
  const { version, document } = await findDocument(app.db);
  return makeLogo(app, sent, async ({ own, fileOf }) => {
    const bytes = await Promise.all(
      FILES.map(async (name) => [name, (await readFile(fileOf(name))).toString("base64")] as const),
    );
    const inPage = Object.fromEntries(bytes);
    const logo = logoOf(own, (name) => `data:image/png;base64,${inPage[name]}`);
    const site = siteOf(document, { version, samples: app.site.shown.samples });
    return { ok: true as const, site: { ...site, facts: { ...site.facts, logo } } };
  });
}

async function makeLogo<Used>(app: Making, sent: SentFile, use: (kept: KeptPicture) => Promise<Used>) {
  const type = photoTypeOf(sent.start);
  if (type !== "jpeg" && type !== "png") return UNKNOWN;
  return makePicture(app, { sent, type, logo: true, names: FILES }, use);
}
