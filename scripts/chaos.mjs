// npm run chaos: see scripts/chaos/run.ts.
import { ensureBuilt } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { main, node, run } from "./steps.mjs";

main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  process.exitCode = await run(node, ["scripts/chaos/run.ts"]);
});
