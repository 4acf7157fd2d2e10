// npm run fuzz, or npm run fuzz -- --seed=7 --requests=500: malformed requests against the built site; see scripts/fuzz/fuzz.ts.
import { ensureBuilt } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { main, node, run } from "./steps.mjs";

main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  process.exitCode = await run(node, ["scripts/fuzz/fuzz.ts", ...process.argv.slice(2)]);
});
