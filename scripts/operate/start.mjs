import { ensureBuilt } from "#scripts/build/build.mjs";
import { ensureInstalled } from "#scripts/install.mjs";
import { main } from "#scripts/steps.mjs";
import { serve } from "./serve.mjs";

main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  // Windows has no sockets that a process could lend to another.
  serve(process.platform === "win32" ? "server.ts" : "supervisor.ts");
});
