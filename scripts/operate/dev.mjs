import { ensureInstalled } from "#scripts/install.mjs";
import { main, node, runOrThrow } from "#scripts/steps.mjs";
import { serve } from "./serve.mjs";

main(async () => {
  await ensureInstalled();
  await runOrThrow(node, ["scripts/build/build-style-cards.ts"]);
  serve("server.ts", ["--dev"]);
});
