import { readFile } from "node:fs/promises";
import { enableCompileCache } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { answer } from "#app/answer.server.ts";
import type { createApp, RunningApp } from "#app/app.server.ts";
import type { Config } from "#app/config.server.ts";
import { placeTexts } from "#app/content/placed-texts.ts";
import type { hasPendingMigrations } from "#app/db/migrate.server.ts";
import type { fillDemo } from "#app/demo/fill-demo.server.ts";
import type { watchExpired } from "#app/services/accounts/sweep-expired.server.ts";
import type { watchTomorrow } from "#app/services/appointments/remind-visits.server.ts";
import type { findFigures } from "#app/services/backups/find-figures.server.ts";
import type { watchBackups } from "#app/services/backups/watch-backups.server.ts";
import type { watchCards } from "#app/services/cards/watch-cards.server.ts";
import type { watchVisits } from "#app/services/consultations/change-consultation.server.ts";
import type { findPageTexts, PagePrices, watchPagePrices } from "#app/services/quotes/estimate/page-prices.server.ts";
import type { watchReminders } from "#app/services/reminders/queue-reminders.server.ts";
import type { watchRetention } from "#app/services/retention/sweep.server.ts";
import type { watchOldStages } from "#app/services/schedule/project-old-stages.server.ts";
import type { SiteWatch, watchSite } from "#app/services/site/watch-site.server.ts";
import { COMPILED } from "./lifecycle/server-process.ts";
import { renderPage, renderPages } from "./render-pages.ts";
import type { Site } from "./site.ts";
import { loadStaticFiles } from "./static-files.ts";

/** What app/entry.app.ts exports. */
export interface AppModule {
  createApp: typeof createApp;
  answer: typeof answer;
  hasPendingMigrations: typeof hasPendingMigrations;
  fillDemo: typeof fillDemo;
  watchVisits: typeof watchVisits;
  watchTomorrow: typeof watchTomorrow;
  watchExpired: typeof watchExpired;
  watchBackups: typeof watchBackups;
  findFigures: typeof findFigures;
  watchReminders: typeof watchReminders;
  watchRetention: typeof watchRetention;
  watchCards: typeof watchCards;
  watchOldStages: typeof watchOldStages;
  watchSite: typeof watchSite;
  findPageTexts: typeof findPageTexts;
  watchPagePrices: typeof watchPagePrices;
}

/** The build also compiles it (scripts/build/compile-server.ts). Where what that left does not fit, a start compiles for itself. */
export function importBuiltApp(root: string): Promise<AppModule> {
  enableCompileCache(path.join(root, COMPILED));
  return import(pathToFileURL(path.join(root, "build/server/index.js")).href);
}

/** Makes documents in a thread of its own (scripts/build/build-workers.ts). */
export const PDF_WORKER = "build/server/pdf-worker.cjs";

/** Reads what strangers send, in a process of its own (scripts/build/build-workers.ts). */
export const IMAGE_WORKER = "build/server/image-worker.mjs";

/** Takes files of rows apart, in a thread of its own (scripts/build/build-workers.ts). */
export const CSV_WORKER = "build/server/csv-worker.cjs";

export async function loadBuiltSite(root: string, config: Config): Promise<Site> {
  const [module, files, pdfWorker, imageCode, csvCode] = await Promise.all([
    importBuiltApp(root),
    loadStaticFiles(path.join(root, "build/client"), config),
    readFile(path.join(root, PDF_WORKER), "utf8"),
    readFile(path.join(root, IMAGE_WORKER), "utf8"),
    readFile(path.join(root, CSV_WORKER), "utf8"),
  ]);
  const build = (await readFile(path.join(root, "build/.sources"), "utf8").catch(() => "")).slice(0, 12);
  let looks: { prices: PagePrices; words: SiteWatch } | undefined;
  return {
    start: async (surroundings) => {
      const workers = { pdfWorker, imageWorker: { code: imageCode }, csvWorker: { code: csvCode } };
      const app = await startApp(module, { ...surroundings, ...workers });
      const renderer = { app, answer: module.answer, built: files.built };
      app.site.render = async (site) => {
        const show = files.prepare(await renderPages(renderer, site));
        return () => {
          show();
          app.site.shown = site;
        };
      };
      app.site.renderPage = async (site, page) =>
        placeTexts(await renderPage(renderer, site, page), await module.findPageTexts(app));
      const watch = module.watchPagePrices(app, files.place);
      const words = module.watchSite(app, build);
      try {
        await watch.look();
        // What ships with the build are the demo's samples: a business of its own begins without them.
        if (!app.site.shown.samples) await showOwn(app);
        await words.look();
      } catch (error) {
        await app.close();
        throw error;
      }
      watch.start();
      words.start();
      looks = { prices: watch, words };
      return {
        ...app,
        close: async () => {
          await Promise.all([watch.stop(), words.stop()]);
          await app.close();
        },
      };
    },
    answer: async (app, request, facts) => {
      const response = await module.answer(app, request, facts);
      // Whoever has saved a price or a text finds it on the pages; the other servers look for themselves.
      if (looks && isOwnersForm(request)) {
        await looks.prices.look().catch((error) => app.log.warn({ err: error }, "prices cannot be placed"));
        await looks.words.look().catch((error) => app.log.warn({ err: error }, "the site cannot be looked at"));
      }
      return response;
    },
    figures: (app) => module.findFigures(app),
    // Code of the version before might not know the tables as this one leaves them.
    mustBeAlone: async () => !config.databaseUrl || module.hasPendingMigrations(config),
    file: (name) => files.get(name),
    strict: true,
  };
}

/** Where even that cannot be made, the pages are served as they were built. */
async function showOwn({ site, log }: RunningApp) {
  try {
    (await site.render(site.shown))();
  } catch (error) {
    log.error({ err: error }, "the site is shown as it was built");
  }
}

function isOwnersForm({ method, url }: Request) {
  return method === "POST" && new URL(url).pathname.startsWith("/admin/");
}

/** The demo fills an empty database before the first page is served. */
export async function startApp(module: AppModule, surroundings: Parameters<Site["start"]>[0]) {
  const app = await module.createApp(surroundings);
  if (surroundings.config.mode === "demo") await module.fillDemo(app);
  app.outbox.start();
  const watches = [
    module.watchVisits(app),
    module.watchTomorrow(app),
    module.watchExpired(app),
    module.watchBackups(app),
    module.watchReminders(app),
    module.watchRetention(app),
    module.watchCards(app),
    module.watchOldStages(app),
  ];
  for (const watch of watches) watch.start();
  const close = async () => {
    await Promise.all(watches.map((watch) => watch.stop()));
    await app.close();
  };
  return { ...app, close };
}
