import { hostname } from "node:os";
import type { App } from "#app/app.server.ts";
import { shippedBusiness } from "#app/content/business.ts";
import { missingWords } from "#app/content/site.ts";
import { dropRows } from "#app/db/client.server.ts";
import { findSigner } from "#app/email/find-signer.server.ts";
import { createWatch, type Watch } from "#app/services/create-watch.server.ts";
import { findSite } from "./find-site.server.ts";

/** How long a save that another server took may stay unseen on this one's pages. */
const LOOK_EVERY_MS = 2_000;
/** How often a server says that it is there, and after how long it is thought to be gone. */
const SAY_EVERY_MS = 30_000;
const GONE_AFTER_MS = 3 * SAY_EVERY_MS;

export interface SiteWatch extends Watch {
  /** Looks now. Throws where the newest version cannot be shown. */
  look(): Promise<void>;
}

/** Shows the newest version of the site on this server, whichever server took the save, and says which one it shows. */
export function watchSite(app: Pick<App, "db" | "log" | "now" | "site">, build: string): SiteWatch {
  const server = `${hostname()}-${process.pid}`;
  let failure = "";
  let failed = -1;
  let said = { at: 0, words: "" };
  const look = async () => {
    const newest = await findSite(app.db);
    if (newest.version !== app.site.shown.version && newest.version !== failed) {
      try {
        const show = await app.site.render({ ...newest, samples: app.site.shown.samples });
        show();
        failure = "";
      } catch (error) {
        failed = newest.version;
        failure = error instanceof Error ? error.message.slice(0, 300) : "It cannot be shown.";
        app.log.error({ err: error, version: newest.version }, "the site cannot be shown");
      }
    }
    const words = `${app.site.shown.version} ${failure}`;
    if (words === said.words && app.now().getTime() - said.at < SAY_EVERY_MS) return;
    said = { at: app.now().getTime(), words };
    const row = { build, version: app.site.shown.version, failure, seenAt: app.now().toISOString() };
    await app.db
      .insertInto("siteServers")
      .values({ server, ...row })
      .onConflict((conflict) => conflict.column("server").doUpdateSet(row))
      .execute();
  };
  const watch = createWatch(app, {
    everyMs: LOOK_EVERY_MS,
    atOnce: false,
    look,
    failed: "the site cannot be looked at",
  });
  const stop = async () => {
    await watch.stop();
    await dropRows(app.db, "siteServers", { server });
  };
  return { ...watch, look, stop };
}

/** Which servers show this version, and which cannot. Those that have not been heard of for a while are gone. */
export async function findServers({ db, now }: Pick<App, "db" | "now">, version: number) {
  const since = new Date(now().getTime() - GONE_AFTER_MS).toISOString();
  const servers = await db
    .selectFrom("siteServers")
    .selectAll()
    .where("seenAt", ">=", since)
    .orderBy("server")
    .execute();
  return {
    all: servers.length,
    showing: servers.filter((one) => one.version === version).length,
    failures: servers.filter(({ failure }) => failure !== "").map(({ server, failure }) => ({ server, failure })),
  };
}

/** What the desk says of the site: in the demo its samples are meant to stand. */
export async function findSiteNotes(app: Pick<App, "db" | "now" | "config">) {
  const site = await findSite(app.db);
  const { failures } = await findServers(app, site.version);
  const own = app.config.mode !== "demo";
  const { version } = await app.db.selectFrom("quoteSettings").select("version").executeTakeFirstOrThrow();
  return {
    missing: own ? missingWords(site) : [],
    isNew: own && !site.document.business,
    isUntaxed: own && version === 1 && site.facts.business.region !== shippedBusiness.region,
    isUnsigned: own && (await findSigner(app.db)) === "",
    failures,
  };
}
