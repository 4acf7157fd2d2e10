import { startServer } from "#tests/support/server.ts";

/** One demo server for all browser tests; each test works on people and orders of its own. */
export default async function setup() {
  const server = await startServer();
  process.env.LARKFIELD_URL = server.url;
  process.env.LARKFIELD_DATA = server.dataDir;
  return () => server.stop();
}
