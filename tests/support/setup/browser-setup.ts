import { makeKeyPairs } from "#app/db/backup/seal/keys.server.ts";
import { startServer } from "#tests/support/server.ts";
import { hashQuickly, keepDemoOf } from "./keep-demo.ts";

/** One demo server for all browser tests; each test works on people and orders of its own. */
export default async function setup() {
  const { seal, sign } = makeKeyPairs();
  hashQuickly();
  const server = await startServer({ env: { BACKUP_KEY: seal, BACKUP_SIGNING_KEY: sign } });
  const forget = keepDemoOf(server);
  process.env.LARKFIELD_URL = server.url;
  process.env.LARKFIELD_DATA = server.dataDir;
  return async () => {
    await server.stop();
    forget();
  };
}
