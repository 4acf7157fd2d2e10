import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";
import { type DatabaseHandle, openDatabase } from "#app/db/open-database.server.ts";
import { readOrderDocuments } from "#app/db/order-documents.ts";
import { demoOrders } from "#app/demo/demo-orders.ts";
import { demoOwner, demoPeople } from "#app/demo/demo-people.ts";
import { demoAccounts, demoQuotes } from "#app/demo/demo-quotes.ts";
import { measurementNames } from "#app/domain/measuring/measurements.ts";
import { findCalled } from "#app/services/orders/number-order.server.ts";
import { type MailServer, startMailServer } from "#tests/support/mail-server.ts";
import { startProxy } from "#tests/support/network/proxy.ts";
import { createPostgresDatabase } from "#tests/support/postgres.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { createVisitor, signedIn, type Visitor } from "#tests/support/visitor.ts";

const postgresUrl = inject("postgresUrl");
const name = "two servers on one PostgreSQL behind a proxy behave as one";

describe.skipIf(!postgresUrl)(postgresUrl ? name : `${name} (skipped: no PostgreSQL found)`, () => {
  let postgres: Awaited<ReturnType<typeof createPostgresDatabase>>;
  let one: TestServer;
  let two: TestServer;
  let proxy: Awaited<ReturnType<typeof startProxy>>;
  let database: DatabaseHandle;
  let mail: MailServer;
  let env: Record<string, string>;

  beforeAll(async () => {
    postgres = await createPostgresDatabase(postgresUrl ?? "");
    mail = await startMailServer();
    env = { DATABASE_URL: postgres.url, AUTH_SECRET: "s".repeat(40), SMTP_URL: mail.url };
    // Each with a folder of its own, as on two machines, and both at once on an empty database.
    [one, two] = await Promise.all([startServer({ env }), startServer({ env })]);
    proxy = await startProxy([one, two]);
    database = openDatabase({ dataDir: one.dataDir, databaseUrl: postgres.url });
  });
  afterAll(async () => {
    proxy?.stop();
    await database?.close();
    await Promise.all([one?.stop(), two?.stop()]);
    await mail?.stop();
    await postgres?.drop();
  });

  /** The same browser at another door. */
  function alsoAt(server: { url: string }, visitor: Visitor) {
    const other = createVisitor(server);
    for (const [name, value] of visitor.cookies) other.cookies.set(name, value);
    return other;
  }

  async function signedUp() {
    const email = `ida.${crypto.randomUUID().slice(0, 8)}@example.com`;
    const password = "linen-and-lace";
    const visitor = createVisitor(proxy);
    const form = { firstName: "Ida", lastName: "Sample", phoneNumber: "2155550123", street: "1 Sample Street" };
    const place = { city: "Philadelphia", state: "PA", zipCode: "19103", terms: "on" };
    const answer = await visitor.post("/sign-up", { ...form, ...place, email, password, confirmPassword: password });
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/client/dashboard"]);
    return { visitor, email, password };
  }

  /** An order with one confirmed shade, each step sent through the proxy and so to the other server. */
  async function buildOrder(visitor: Visitor) {
    const created = await visitor.post("/client/dashboard/create-order", { intent: "create" });
    const order = (created.headers.get("location") ?? "").replace(/\/windows$/, "");
    const inches = {
      ...Object.fromEntries(measurementNames.map((measurement) => [measurement, "60"])),
      heightFromFloorToCeiling: "120",
    };
    const steps: [string, Record<string, string>][] = [
      ["windows", { windowCount: "1" }],
      ["hardware-choice", { hardwareChoice: "own" }],
      ["measure/1", { name: "Kitchen", ...inches, widthOfWindow: "48 3/8" }],
      ["window/1/treatments", { treatment: "shades" }],
      ["window/1/shades/style", { style: "soft-shades/Hobbled" }],
      ["window/1/shades/options", { control: "cordlessControl" }],
      ["window/1/shades/fabrics", { fabricName: "Ticking", fabricLink: "" }],
      ["window/1/confirm", {}],
    ];
    for (const [index, [step, fields]] of steps.entries()) {
      const answer = await visitor.post(`${order}/${step}`, { version: String(index + 1), ...fields });
      expect([step, answer.status]).toEqual([step, 302]);
    }
    return { address: order, id: order.split("/").at(-1) ?? "", version: String(steps.length + 1) };
  }

  test("started at once on an empty database, they migrate and fill it once, without a complaint", async () => {
    expect(await database.db.selectFrom("users").select("id").execute()).toHaveLength(demoPeople.length);
    const orders = await database.db.selectFrom("orders").select("id").execute();
    expect(orders).toHaveLength(demoOrders.length + demoAccounts.length + demoQuotes.length);
    const logged = [...one.lines, ...two.lines].filter((line) => line.startsWith("{")).map((line) => JSON.parse(line));
    expect(logged.filter(({ msg }) => msg === "database migrated")).toHaveLength(1);
    expect(logged.filter(({ level }) => level > 30)).toEqual([]);
  });

  test("who signs in at one is known at the other, and who signs out at one is gone at the other", async () => {
    const here = await signedIn(one, "client@example.com", "demo-client");
    const there = alsoAt(two, here);
    expect((await there.get("/client/dashboard")).status).toBe(200);
    await there.post("/logout", {});
    expect((await here.get("/client/dashboard")).headers.get("location")).toBe("/login");
  });

  test("a new password ends the other sessions at both", async () => {
    const { visitor, email, password } = await signedUp();
    const [phone, laptop] = [await signedIn(one, email, password), await signedIn(two, email, password)];
    const change = { currentPassword: password, newPassword: "silk-and-velvet", confirmPassword: "silk-and-velvet" };
    const changed = await visitor.post("/client/dashboard/profile", { intent: "password", ...change });
    expect(changed.status).toBe(302);
    for (const server of [one, two]) {
      expect((await alsoAt(server, visitor).get("/client/dashboard")).status).toBe(200);
      for (const gone of [phone, laptop])
        expect((await alsoAt(server, gone).get("/client/dashboard")).status).toBe(302);
    }
  });

  test("a price that is saved at one stands on the built pages of both", async () => {
    const says = async (server: TestServer) => (await createVisitor(server).get("/custom-products")).text();
    for (const server of [one, two]) expect(await says(server)).toContain("$12 per foot");
    const { version, document } = await database.db
      .selectFrom("rateCards")
      .select(["version", "document"])
      .orderBy("version", "desc")
      .executeTakeFirstOrThrow();
    const dearer = JSON.stringify({ ...JSON.parse(document), trimPerFoot: 1450 });
    const row = { id: "dearer", version: version + 1, document: dearer, reason: "Dearer trim", actorId: demoOwner.id };
    await database.db
      .insertInto("rateCards")
      .values({ ...row, at: new Date().toISOString() })
      .execute();
    for (const server of [one, two]) {
      await vi.waitFor(async () => expect(await says(server)).toContain("$14.50 per foot"), {
        timeout: 20_000,
        interval: 500,
      });
    }
  });

  test("attempts are counted across both", async () => {
    const { email } = await signedUp();
    const guesser = createVisitor(proxy);
    const statuses: number[] = [];
    for (let guess = 1; guess <= 11; guess += 1) {
      statuses.push((await guesser.post("/login", { email, password: `guess ${guess}` })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
  });

  test("an order built on both in turn arrives whole, and sent to both at once it is submitted once", async () => {
    const { visitor } = await signedUp();
    const { address, id, version } = await buildOrder(visitor);
    const send = (server: TestServer) =>
      alsoAt(server, visitor).post(`${address}/overview`, { intent: "submit", version });
    const answers = await Promise.all([one, two, one, two].map(send));
    expect(answers.map((answer) => answer.status)).toEqual([302, 302, 302, 302]);

    const kept = (table: "emails" | "orderEvents") =>
      database.db.selectFrom(table).select("kind").where("orderId", "=", id).orderBy("kind").execute();
    expect(await kept("emails")).toEqual([{ kind: "confirm" }, { kind: "new_order" }]);
    expect(await kept("orderEvents")).toEqual([{ kind: "created" }, { kind: "submitted" }]);
    const row = await database.db.selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    expect(readOrderDocuments(row).windows).toMatchObject([
      {
        name: "Kitchen",
        measurements: { widthOfWindow: "48.375" },
        customizations: { shades: { style: { name: "Hobbled" } } },
      },
    ]);
    const owner = await signedIn(proxy, "owner@example.com", "demo-owner");
    for (const server of [one, two]) {
      const page = await alsoAt(server, owner).get(`/admin/dashboard/order/${row.userId}/${id}`);
      expect(await page.text()).toContain("Kitchen");
    }
  });

  test("each e-mail is sent by one of them, and once", async () => {
    const { visitor, email } = await signedUp();
    const { address, id, version } = await buildOrder(visitor);
    await visitor.post(`${address}/overview`, { intent: "submit", version });
    const called = await findCalled(database.db, id);
    const about = () => mail.received.filter(({ subject }) => subject?.includes(called));
    await vi.waitFor(() => expect(about()).toHaveLength(2), { timeout: 20_000 });
    await vi.waitFor(
      async () => {
        const rows = await database.db.selectFrom("emails").select("state").where("orderId", "=", id).execute();
        expect(rows).toEqual([{ state: "sent" }, { state: "sent" }]);
      },
      { timeout: 20_000 },
    );
    expect(new Set(mail.received.map(({ messageId }) => messageId)).size).toBe(mail.received.length);
    expect(about().map((message) => [message.to].flat()[0]?.text)).toContainEqual(expect.stringContaining(email));
  });

  test("one time, asked for at both at the same moment, is booked once", async () => {
    const BOOKING = "/client/dashboard/booking";
    const [{ visitor: ida }, { visitor: ada }] = [await signedUp(), await signedUp()];
    const page = await (await ida.get(BOOKING)).text();
    const startsAt = /name="startsAt" value="([^"]+)"/.exec(page)?.[1] ?? "";
    const book = (server: TestServer, visitor: Visitor) =>
      alsoAt(server, visitor).post(`${BOOKING}?index`, { startsAt, note: "" });
    const answers = await Promise.all([book(one, ida), book(two, ada)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([302, 409]);
    const booked = await database.db
      .selectFrom("consultations")
      .select("id")
      .where("startsAt", "=", startsAt)
      .where("state", "=", "booked")
      .execute();
    expect(booked).toHaveLength(1);
  });

  test("while one is restarted the other goes on, and nobody is signed out", async () => {
    const visitor = await signedIn(one, "client@example.com", "demo-client");
    await one.stop();
    expect((await alsoAt(two, visitor).get("/client/dashboard")).status).toBe(200);
    one = await startServer({ env });
    expect((await alsoAt(one, visitor).get("/client/dashboard")).status).toBe(200);
  });

  test("while the database is away pages, their data and forms say 503, and afterwards all is well", async () => {
    const visitor = await signedIn(one, "client@example.com", "demo-client");
    const server = new pg.Client(postgresUrl);
    await server.connect();
    const name = new URL(postgres.url).pathname.slice(1);
    await server.query(`alter database ${name} allow_connections false`);
    await server.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [name]);
    const answers = [
      await visitor.get("/client/dashboard"),
      await visitor.get("/client/dashboard.data"),
      await visitor.post("/client/dashboard/profile", { firstName: "Ida" }),
      await visitor.post("/login", { email: "client@example.com", password: "demo-client" }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503]);
    expect(answers[0]?.headers.get("retry-after")).toBe("10");
    await server.query(`alter database ${name} allow_connections true`);
    await server.end();
    expect((await visitor.get("/client/dashboard")).status).toBe(200);
  });
});
