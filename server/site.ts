import type { Logger } from "pino";
import type { Connect } from "vite";
import type { RunningApp } from "#app/app.server.ts";
import type { Config } from "#app/config.server.ts";
import type { RequestFacts } from "#app/contexts.server.ts";
import type { findFigures } from "#app/services/backups/find-figures.server.ts";
import type { StaticFile } from "./static-files.ts";

export interface Surroundings {
  config: Config;
  log: Logger;
  announce?: ((line: string) => void) | undefined;
  /** The code of the thread that makes documents; absent during development. */
  pdfWorker?: string | undefined;
  /** The code of the process that makes photographs of what is sent. */
  imageWorker?: { code: string } | undefined;
  csvWorker?: { code: string } | undefined;
}

/** The application as the shell sees it: built, or compiled on the fly during development. */
export interface Site {
  start(surroundings: Surroundings): Promise<RunningApp>;
  answer(app: RunningApp, request: Request, facts: RequestFacts): Promise<Response>;
  figures(app: RunningApp): ReturnType<typeof findFigures>;
  /** Whether no other server may be using the database when this one opens it. */
  mustBeAlone?(): Promise<boolean>;
  /** The file served at a path, if there is one. */
  file(path: string): StaticFile | undefined;
  /** Whether pages carry our content security policy; the development client needs inline scripts of its own. */
  strict: boolean;
  /** Development only: serves modules as they are compiled. */
  middlewares?: Connect.Server;
}
