/** Compiles the built server once, so that no start has to. */
import { flushCompileCache } from "node:module";
import path from "node:path";
import { importBuiltApp } from "#server/built-site.ts";

await importBuiltApp(path.join(import.meta.dirname, "../.."));
flushCompileCache();
