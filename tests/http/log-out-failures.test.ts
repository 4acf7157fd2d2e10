import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { signedIn } from "#tests/support/visitor.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

function inDatabase(statement: string) {
  const database = new DatabaseSync(path.join(server.dataDir, "larkfield.sqlite"));
  database.exec(statement);
  database.close();
}

test.each(["/logout", "/logout.data"])(
  "a log-out by %s that could not end the session says so, and can be tried again",
  async (address) => {
    const client = await signedIn(server, "client@example.com", "demo-client");
    const before = new Map(client.cookies);
    inDatabase("alter table sessions rename to away");
    const failed = await client.post(address, {});
    expect(failed.status).toBe(503);
    const page = await failed.text();
    expect(page).toContain("We could not log you out just now, so you are still signed in on this device.");
    if (address === "/logout") expect(page).toMatch(/<form[^>]*action="\/logout"/);
    expect(client.cookies.get("larkfield.session_token")).toBe(before.get("larkfield.session_token"));
    expect(client.cookies.get("larkfield.area")).toBe("client");
    const id = failed.headers.get("x-request-id");
    expect(await server.logged((line) => line.requestId === id)).toMatchObject({ msg: "use case failed" });
    inDatabase("alter table away rename to sessions");

    expect((await client.get("/client/dashboard")).status).toBe(200);
    const done = await client.post("/logout", {});
    expect(done.headers.get("location")).toBe("/");
    expect(client.cookies.has("larkfield.session_token")).toBe(false);
    for (const [name, value] of before) client.cookies.set(name, value);
    expect((await client.get("/client/dashboard")).headers.get("location")).toBe("/login");
  },
);
