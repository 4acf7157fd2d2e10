/**
 * Writes what runs beside the server, each as one file: the thread that makes documents, the process that reads photographs, the
 * thread that takes files of rows apart.
 */
import path from "node:path";
import { build } from "vite";
import { CSV_WORKER, IMAGE_WORKER, PDF_WORKER } from "#server/built-site.ts";

const root = path.join(import.meta.dirname, "../..");

interface Worker {
  entry: string;
  file: string;
  format: "cjs" | "es";
  /** Packages with native parts are loaded from where they are installed. */
  external: string[];
}

async function buildWorker({ entry, file, format, external }: Worker) {
  await build({
    root,
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    assetsInclude: ["**/*.wasm"],
    ssr: { noExternal: true, external },
    build: {
      ssr: entry,
      target: "es2022",
      outDir: "build/server",
      emptyOutDir: false,
      rollupOptions: {
        external,
        output: {
          format,
          entryFileNames: path.basename(file),
          codeSplitting: false,
          charset: "ascii",
          comments: false,
        },
      },
    },
  });
}

await buildWorker({ entry: "app/pdf/worker.ts", file: PDF_WORKER, format: "cjs", external: [] });
await buildWorker({ entry: "app/files/csv/csv-worker.ts", file: CSV_WORKER, format: "cjs", external: [] });
const decoders = ["sharp", "libheif-js/wasm-bundle.js"];
await buildWorker({ entry: "app/files/images/image-worker.ts", file: IMAGE_WORKER, format: "es", external: decoders });
