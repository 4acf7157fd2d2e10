import { readFileSync } from "node:fs";
import path from "node:path";
import { defineConfig, type Plugin } from "vitest/config";

const root = path.resolve(import.meta.dirname, "../../..");
const { file, from, to } = JSON.parse(process.env.PLANTED ?? "{}") as { file: string; from: string; to: string };

const isPlanted = (id: string) => path.resolve(id) === path.join(root, file);

/** What tests load instead of the file as it is: nothing is written, nor kept for runs that come after. */
const plant: Plugin = {
  name: "plant",
  enforce: "pre",
  load: (id) => (isPlanted(id) ? readFileSync(id, "utf8").replace(from, () => to) : undefined),
  configureVitest: ({ defineCacheKeyGenerator }) => {
    defineCacheKeyGenerator(({ id }) => (isPlanted(id) ? false : undefined));
  },
};

export default defineConfig({
  root,
  plugins: [plant],
  test: {
    include: ["{app,tests/service}/**/*.test.ts"],
    globalSetup: "tests/support/setup/global-setup.ts",
    setupFiles: "tests/support/setup/quick-hash.mjs",
    isolate: false,
    maxWorkers: 1,
    bail: 1,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
