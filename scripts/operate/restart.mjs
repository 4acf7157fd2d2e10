// npm run restart: builds if sources changed, then puts a new server in the place of the one that serves, without a gap.
import { ensureBuilt } from "#scripts/build/build.mjs";
import { ensureInstalled } from "#scripts/install.mjs";
import { main, node, run } from "#scripts/steps.mjs";

main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  process.exit(await run(node, ["scripts/operate/ask-restart.ts"]));
});
