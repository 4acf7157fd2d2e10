/** Writes the thread that makes documents as one file, fonts and renderer included, beside the server. */
import path from "node:path";
import { build } from "vite";
import { PDF_WORKER } from "#server/built-site.ts";

const root = path.join(import.meta.dirname, "../..");
await build({
  root,
  configFile: false,
  logLevel: "warn",
  publicDir: false,
  assetsInclude: ["**/*.wasm"],
  ssr: { noExternal: true },
  build: {
    ssr: "app/pdf/worker.ts",
    target: "es2022",
    outDir: "build/server",
    emptyOutDir: false,
    rollupOptions: { output: { format: "cjs", entryFileNames: path.basename(PDF_WORKER), codeSplitting: false } },
  },
});
