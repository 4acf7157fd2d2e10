import { beforeAll, expect, test } from "vitest";
import { shippedFacts } from "#app/content/business.ts";
import { archiveFiles } from "#app/routes/resources/archive/answer-archive.server.ts";
import { heldTables } from "#app/services/customers/personal-data/held-tables.ts";
import { readPersonalData } from "#app/services/customers/personal-data/read-personal-data.server.ts";
import { startDownload } from "#app/services/customers/personal-data/start-download.server.ts";
import { findCalled } from "#app/services/orders/number-order.server.ts";
import { writeZip } from "#app/web/zip/zip.server.ts";
import { unzip } from "#tests/support/data/unzip.ts";
import { addWholeClient } from "#tests/support/data/whole-client.ts";
import { onEachDemo } from "#tests/support/databases.ts";
import { photograph } from "#tests/support/photos.ts";

const NOW = new Date("2026-10-20T12:00:00.000Z");

onEachDemo("the archive of a client", NOW, (house) => {
  type Client = Awaited<ReturnType<typeof addWholeClient>>;
  let me: Client;
  let other: Client;
  let files: Map<string, string>;
  let all: string;
  beforeAll(async () => {
    const { app } = house();
    [me, other] = [await addWholeClient(app, "Mine"), await addWholeClient(app, "Theirs")];
    await photograph(app, { userId: me.id, orderId: me.submitted }, "#c0ffee", { caption: "North side" });
    await photograph(app, { userId: other.id, orderId: other.submitted }, "#facade", { caption: "Theirs alone" });
    const written = archiveFiles(readPersonalData(app, me.id), {
      at: NOW.toISOString(),
      rules: {},
      business: shippedFacts.business,
    });
    files = unzip(Buffer.concat(await Array.fromAsync(writeZip(written, NOW))));
    all = [...files].flat().join("\n");
  });

  const json = (name: string) => JSON.parse(files.get(`${name}.json`) ?? "null");

  /** As the file of orders has it: by its number once it was handed in. */
  const called = (id: string) => {
    const orders = json("orders") as { id: string; number: number | null }[];
    const { number = null } = orders.find((order) => order.id === id) ?? {};
    return number === null ? id : `LF-${number}`;
  };

  test("holds a list of each kind twice, a picture of each window, and says what it is", () => {
    const lists = [
      "appointments",
      "consultations",
      "emails",
      "inquiries",
      "log-ins",
      "order-history",
      "orders",
      "profile",
      "swatches",
    ];
    const orders = [me.draft, me.submitted, me.quoted, me.delivered].map(called);
    expect([...files.keys()].sort()).toEqual(
      [
        "README.txt",
        "documents.json",
        "messages.html",
        "messages.json",
        "money.json",
        "photos.json",
        `photos/${called(me.submitted)}/1.jpg`,
        "quotes.json",
        "windows.csv",
        ...lists.flatMap((name) => [`${name}.csv`, `${name}.json`]),
        ...orders.map((id) => `drawings/${id}-1.svg`),
      ].sort(),
    );
    expect(files.get("README.txt")).toContain("What Larkfield Drapery holds about First-Mine Last-Mine");
    expect(files.get("README.txt")).toContain("- Your password: we hold only a scrambled form of it.");
    expect(files.get(`drawings/${called(me.quoted)}-1.svg`)).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  });

  test("has the photographs as we keep them", async () => {
    expect(json("photos")).toEqual([
      expect.objectContaining({ file: `photos/${called(me.submitted)}/1.jpg`, caption: "North side", width: 600 }),
    ]);
    // The first bytes of a JPEG are no letters.
    expect(files.get(`photos/${called(me.submitted)}/1.jpg`)).toMatch(/^\ufffd{3,4}\0C/);
  });

  test("has all of it", async () => {
    expect(json("profile")).toMatchObject([{ id: me.id, email: "mine@example.com", street: "1 Street-Mine" }]);
    const orders = json("orders") as {
      id: string;
      status: string;
      totalCents: number | null;
      creditCents: number;
      site: object;
    }[];
    const facts = orders.map(({ id, ...order }) => [id, [order.status, order.totalCents, order.creditCents]]);
    // All of one moment, so in any order.
    expect(Object.fromEntries(facts)).toEqual({
      [me.draft]: ["incomplete", null, 0],
      [me.submitted]: ["submitted", null, 0],
      [me.quoted]: ["quoted", 120_000, 0],
      [me.delivered]: ["delivered", 120_000, 15_000],
    });
    expect(orders.find(({ id }) => id === me.quoted)?.site).toMatchObject({
      access: "Access-Mine",
      wall: "plaster",
      callAhead: "yes",
    });
    expect(files.get("windows.csv")).toContain(`${called(me.quoted)},Window-Mine,60,60,60,60,60,60,60,shades: Hobbled`);
    expect(json("consultations")).toMatchObject([
      { id: me.visit, note: "Note-Mine", credits: [{ orderId: me.delivered, amountCents: 15_000 }] },
      { id: me.booked, note: "Note-Mine", credits: [] },
    ]);
    const subjects = (json("emails") as { subject: string; text: string }[]).map(({ subject }) => subject);
    expect(subjects).toContain(`Your quote for order ${await findCalled(house().app.db, me.quoted)} is ready`);
    expect(subjects).toContain("Choose a new password for Larkfield Drapery");
    expect(json("log-ins")).toHaveLength(1);
    expect(json("inquiries")).toMatchObject([{ question: "Question-Mine", answers: [] }]);
    expect(json("messages")).toMatchObject([{ orderId: me.delivered, from: "you", body: "Message-Mine <b>" }]);
    expect(files.get("messages.html")).toContain("Message-Mine &lt;b&gt;");
    expect(json("documents")).toHaveLength(2);
    expect(json("quotes")).toMatchObject([
      { orderId: me.quoted, number: 1, totalCents: 120_000, names: { name: "First-Mine Last-Mine" } },
      { orderId: me.delivered, number: 1, totalCents: 120_000, lines: [{ label: "Your order" }] },
    ]);
    const history = json("order-history") as { orderId: string; by: string; what: string }[];
    expect(history).toContainEqual(
      expect.objectContaining({ orderId: me.quoted, by: "you", what: "Submitted for a quote" }),
    );
    expect(history).toContainEqual(
      expect.objectContaining({ orderId: me.delivered, by: "us", what: expect.stringContaining("Delivered") }),
    );
  });

  test("has nothing of anybody else's", async () => {
    const { id, draft, submitted, quoted, delivered, visit, booked } = other;
    for (const theirs of [id, draft, submitted, quoted, delivered, visit, booked]) expect(all).not.toContain(theirs);
    expect(all).not.toMatch(/Theirs/i);
    const { app } = house();
    const users = await app.db
      .selectFrom("users")
      .select(["id", "email", "lastName"])
      .where("id", "<>", me.id)
      .execute();
    expect(users.length).toBeGreaterThan(5);
    for (const user of users) {
      expect(all).not.toContain(user.id);
      expect(all).not.toContain(user.email);
    }
    const orders = await app.db.selectFrom("orders").select("id").where("userId", "<>", me.id).execute();
    for (const order of orders) expect(all).not.toContain(order.id);
  });

  test("has no key to anything", async () => {
    const { app } = house();
    const secrets = [
      ...(await app.db.selectFrom("sessions").select("token as secret").execute()),
      ...(await app.db.selectFrom("accounts").select("password as secret").execute()),
      ...(await app.db.selectFrom("verifications").select("identifier as secret").execute()),
    ];
    expect(secrets.length).toBeGreaterThan(6);
    for (const { secret } of secrets) expect(all).not.toContain(secret);
    const reset = await app.db
      .selectFrom("emails")
      .select("parameters")
      .where("kind", "=", "password_reset")
      .where("recipientAddress", "=", me.account.email)
      .executeTakeFirstOrThrow();
    const token = /token=([\w-]+)/.exec(reset.parameters)?.[1];
    expect(token).toMatch(/^.{10,}$/);
    expect(all).not.toContain(token);
  });

  test("names a file or a reason for every table that is about a client", () => {
    for (const [table, { archive }] of Object.entries(heldTables)) {
      if (archive === "nobody's") continue;
      if ("leftOut" in archive)
        expect([table, files.get("README.txt")?.includes(archive.leftOut)]).toEqual([table, true]);
      else for (const name of archive.files.split(", ")) expect([...files.keys()].join(" ")).toContain(name);
    }
  });

  test("can be had five times an hour", async () => {
    const { app } = house();
    const ask = () => startDownload(app, { userId: me.id, actorId: me.id });
    for (let time = 1; time <= 5; time++) expect(await ask()).toEqual({ ok: true });
    expect(await ask()).toMatchObject({ ok: false, status: 429, reason: "Too many attempts. Please try again later." });
  });
});
