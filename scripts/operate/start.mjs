import { ensureBuilt } from "#scripts/build/build.mjs";
import { ensureInstalled } from "#scripts/install.mjs";
import { main } from "#scripts/steps.mjs";
import { serve } from "./serve.mjs";

main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  serve();
});
