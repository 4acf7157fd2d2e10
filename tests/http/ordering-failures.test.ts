import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { orderPages } from "#app/routes/client/order-paths.ts";
import { dataAddress } from "#tests/support/orders/ordering-posts.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { signedIn, type Visitor } from "#tests/support/visitor.ts";

let server: TestServer;
let client: Visitor;
beforeAll(async () => {
  server = await startServer();
  client = await signedIn(server, "client@example.com", "demo-client");
  // From here on the orders cannot be read or written, and everything else can.
  const database = new DatabaseSync(path.join(server.dataDir, "larkfield.sqlite"));
  database.exec("alter table orders rename to away");
  database.close();
});
afterAll(() => server.stop());

const pages = orderPages("LF-1003");

test.each([
  [pages.measure(1), "Failed to fetch window details."],
  [pages.overview, "Failed to load order data. Please try again."],
])("%s says what could not be loaded", async (page, sentence) => {
  const answer = await client.get(page);
  expect(answer.status).toBe(500);
  expect(await answer.text()).toContain(sentence);
});

test.each([
  ["next", "Error updating order. Please try again."],
  ["exit", "Failed to save your progress. Please try again."],
])("a step that cannot be saved says so: %s", async (intent, sentence) => {
  const form = { intent, hardwareChoice: "own", version: "1" };
  const answer = await client.post(dataAddress(pages.hardwareChoice), form);
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain(sentence);
});
