import type { Server } from "node:http";
import { placeTexts } from "#app/content/placed-texts.ts";
import { type AppModule, startApp } from "./built-site.ts";
import type { Site } from "./site.ts";

/** Compiles on the fly and reloads the page as sources change. */
export async function openDevSite(root: string, server: Server): Promise<Site> {
  const { createServer, isRunnableDevEnvironment } = await import("vite");
  const vite = await createServer({ root, server: { middlewareMode: { server }, hmr: { server } }, appType: "custom" });
  const environment = vite.environments.ssr;
  if (!environment || !isRunnableDevEnvironment(environment)) throw new Error("Vite offers no server environment.");
  // Asked for at each request: after an edit the next page runs the new code.
  const current = () => environment.runner.import<AppModule>("/app/entry.app.ts");
  return {
    start: async (surroundings) => startApp(await current(), surroundings),
    answer: async (app, request, facts) => {
      const module = await current();
      const response = await module.answer(app, request, facts);
      if (!/^text\/(html|x-script)/.test(response.headers.get("content-type") ?? "")) return response;
      // No page is built here, so each has its marks until it is sent.
      return new Response(placeTexts(await response.text(), await module.findPageTexts(app)), response);
    },
    figures: async (app) => (await current()).findFigures(app),
    file: () => undefined,
    strict: false,
    middlewares: vite.middlewares,
  };
}
