import { ensureBuilt } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { serve } from "./serve.mjs";
import { main } from "./steps.mjs";

main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  serve();
});
