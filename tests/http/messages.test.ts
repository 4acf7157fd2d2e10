import { afterAll, beforeAll, expect, test } from "vitest";
import { unzip } from "#tests/support/data/unzip.ts";
import { changeRows, readRows } from "#tests/support/rows.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { readSiteMap } from "#tests/support/site-map.ts";
import { signedIn, type Visitor } from "#tests/support/visitor.ts";

let server: TestServer;
let client: Visitor;
let stranger: Visitor;
let owner: Visitor;
beforeAll(async () => {
  server = await startServer();
  [client, stranger, owner] = await Promise.all([
    signedIn(server, "client@example.com", "demo-client"),
    signedIn(server, "neighbor@example.com", "demo-client"),
    signedIn(server, "owner@example.com", "demo-owner"),
  ]);
});
afterAll(async () => {
  await server.stop();
});

const MINE = "/client/dashboard/orders/LF-1001/messages";
const OURS = "/admin/dashboard/order/demo-client/LF-1001";

test("a message goes from one side to the other, and to no stranger", async () => {
  const sent = await client.post(MINE, { intent: "send", body: "hello-from-client", seen: "" });
  expect([sent.status, sent.headers.get("location")]).toEqual([302, MINE]);
  expect(await (await owner.get(OURS)).text()).toContain("hello-from-client");
  const [row] = readRows(server, "select id, readAt, readBy from messages where body = ?", "hello-from-client");
  expect(row).toMatchObject({ readBy: "demo-owner", readAt: expect.any(String) });
  for (const address of [MINE, `${MINE}/latest`, `${MINE}.data`]) {
    const answer = await stranger.get(address);
    const text = await answer.text();
    expect([address, answer.status, text.includes("hello-from-client")]).toEqual([address, 404, false]);
  }
  const taken = { intent: "take-back", messageId: `${row?.id}` };
  expect((await stranger.post(MINE, taken)).status).toBe(404);
  expect((await stranger.post(MINE, { intent: "send", body: "x", seen: "9" })).status).toBe(404);
  expect((await client.post(MINE, taken)).status).toBe(409);
  expect((await client.post(MINE, { intent: "nonsense" })).status).toBe(400);
  expect((await client.post(MINE, { intent: "send", body: "x".repeat(5_000), seen: "9" })).status).toBe(400);
  expect((await client.post(MINE, { intent: "send", body: "x".repeat(2_000_000), seen: "9" })).status).toBe(413);
});

test("5. A note of the owner is in no client page, data request, archive or e-mail", async () => {
  const note = "secret-note-of-the-house";
  expect((await owner.post(`${OURS}/acts/add-note`, { body: note, noteId: "" })).status).toBe(302);
  changeRows(
    server,
    `insert into customerNotes (id, customerId, authorId, body, at, updatedAt, version)
       values ('secret', 'demo-client', 'demo-owner', '${note}', '2026-11-01', '2026-11-01', 1)`,
  );
  expect(await (await owner.get(OURS)).text()).toContain(note);
  const ids: Record<string, string> = { orderId: "LF-1001", number: "1", treatment: "drapes" };
  const [draft] = readRows(server, "select id from orders where userId = 'demo-client' and status = 'incomplete'");
  const addresses = readSiteMap()
    .map(({ path }) => path)
    .filter((path) => path.startsWith("/client/") && !path.endsWith("*"))
    .flatMap((path) =>
      ["LF-1001", `${draft?.id}`].map((orderId) =>
        path.replaceAll(/:(\w+)\??/g, (_, name: string) => (name === "orderId" ? orderId : (ids[name] ?? "1"))),
      ),
    );
  let read = 0;
  for (const address of new Set(addresses)) {
    for (const asked of [address, `${address}.data`]) {
      const answer = await client.get(asked);
      const body = Buffer.from(await answer.arrayBuffer());
      if (answer.status === 200) read += 1;
      expect([asked, body.includes(note)]).toEqual([asked, false]);
      if (asked.endsWith("my-data.zip")) for (const text of unzip(body).values()) expect(text).not.toContain(note);
    }
  }
  expect(read).toBeGreaterThan(30);
  expect(readRows(server, "select id from emails where parameters like ?", `%${note}%`)).toEqual([]);
});
