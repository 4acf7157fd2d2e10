import path from "node:path";
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";
import { shippedBusiness, shippedOffer } from "#app/content/business.ts";
import { publicFiles, publicPaths, stylePaths } from "#app/content/public-paths.ts";
import { asTyped } from "#app/domain/forms/described-form.ts";
import type { Offer } from "#app/domain/site/site-facts.ts";
import { businessForm, offerForm } from "#app/domain/site/site-forms.ts";
import { type MailServer, startMailServer } from "#tests/support/mail-server.ts";
import { createPostgresDatabase } from "#tests/support/postgres.ts";
import { newFolder, startServer, type TestServer } from "#tests/support/server.ts";
import { createVisitor, signedIn, type Visitor } from "#tests/support/visitor.ts";

const FAULTS = path.join(import.meta.dirname, "../support/faults/site-faults.mjs");
const BUSINESS = "/admin/dashboard/site/business";
const phoneOf = (phone: string, version: number) => ({
  ...asTyped(businessForm, shippedBusiness),
  phone,
  version: String(version),
});
const page = async (server: TestServer, path: string) => (await createVisitor(server).get(path)).text();
const tags = async (server: TestServer) =>
  Object.fromEntries(
    await Promise.all(
      [...publicPaths, "/terms.data", "/_.data", stylePaths[0] ?? ""].map(async (path) => {
        const response = await createVisitor(server).get(path);
        await response.arrayBuffer();
        return [path, response.headers.get("etag")] as const;
      }),
    ),
  );

describe("a business in the owner's words", () => {
  let server: TestServer;
  let owner: Visitor;
  beforeAll(async () => {
    server = await startServer();
    owner = await signedIn(server, "owner@example.com", "demo-owner");
  });
  afterAll(() => server?.stop());

  test("a phone number stands at once on every page, in its data and for machines, and Put Back brings the built bytes again", async () => {
    const built = await tags(server);
    const saved = await owner.post(BUSINESS, phoneOf("2155550199", 0));
    expect([saved.status, saved.headers.get("location")]).toEqual([302, BUSINESS]);
    for (const path of publicPaths) {
      const html = await page(server, path);
      expect(html).toContain("(215) 555-0199");
      expect(html).not.toContain("555-0142");
      // The rules of the built page still do for it.
      expect(html).toMatch(/<style>[\s\S]*<\/style><link rel="stylesheet"[^>]*media="not all"/);
    }
    expect(await page(server, "/contact-us")).toContain('"telephone":"+12155550199"');
    expect(await page(server, "/contact-us.data")).toContain("(215) 555-0199");
    expect(await page(server, "/nowhere")).toContain("(215) 555-0199");
    expect(await (await owner.get("/admin/dashboard/settings")).text()).toContain("(215) 555-0199");
    const changed = await tags(server);
    for (const [path, tag] of Object.entries(built)) expect([path, changed[path]]).not.toEqual([path, tag]);
    // The one that made this run's copy of the demo may have been heard of a moment ago.
    expect(await (await owner.get("/admin/dashboard/site")).text()).toMatch(
      /Shown on <!-- -->1<!-- --> of <!-- -->[12]/,
    );

    const back = await owner.post(BUSINESS, { ...phoneOf("2155550199", 1), putBack: "phone" });
    expect(back.status).toBe(302);
    expect(await tags(server)).toEqual(built);
  });

  test("what breaks a rule is refused beside its field, and shows nothing", async () => {
    const before = await tags(server);
    const wrong = await owner.post(BUSINESS, { ...phoneOf("1".repeat(300), 2), name: " ".repeat(80) });
    const html = await wrong.text();
    expect(wrong.status).toBe(400);
    expect(html).toContain("Phone number must be 10 digits.");
    expect(html).toContain("Please fill out all fields.");
    expect(await tags(server)).toEqual(before);
  });

  test("of two owners who save one section the second sees both texts; other sections are both kept", async () => {
    const version = Number(/name="version" value="(\d+)"/.exec(await (await owner.get(BUSINESS)).text())?.[1]);
    const first = await owner.post(BUSINESS, phoneOf("2155550101", version));
    expect(first.status).toBe(302);
    const story = { firstName: "Ida", lastName: "Bell", history: "One.", story: "Two.", words: "Three." };
    const other = await owner.post("/admin/dashboard/site/story", { ...story, version: String(version) });
    expect(other.status).toBe(302);
    const second = await owner.post(BUSINESS, phoneOf("2155550102", version));
    const html = await second.text();
    expect(second.status).toBe(409);
    expect(html).toContain("Somebody changed this in the meantime. Yours is still here; theirs stands beside it.");
    expect(html).toContain('value="2155550102"');
    expect(html).toMatch(/Now saved: (<!-- -->)?\(215\) 555-0101/);
    expect(await page(server, "/about-us")).toContain("Ida Bell, founder");
    expect(await page(server, "/about-us")).toContain("(215) 555-0101");
  });

  test("a draft is shown in its own tab and stored nowhere, and text is text", async () => {
    const words = { "0.title": "<b>Bold</b> {name}", "0.text": "One.\n\nTwo.", rows: "3", version: "0" };
    const draft = await owner.post("/admin/dashboard/site/terms/preview", words);
    const html = await draft.text();
    expect([draft.status, draft.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
    expect(html).toContain("&lt;b&gt;Bold&lt;/b&gt; {name}");
    expect(html).toContain("Draft.");
    expect(html).not.toMatch(/<script(?! type="application)/);
    expect(await page(server, "/terms")).not.toContain("Bold");
  });

  test("an e-mail in the owner's words is looked at, tried on its owner, and put back", async () => {
    const address = "/admin/dashboard/site/emails/quote_ready";
    const form = await (await owner.get(address)).text();
    expect(form).toContain("Your quote for order {order_id} is ready");
    const version = /name="version" value="(\d+)"/.exec(form)?.[1] ?? "";
    const words = { subject: "{first_name}, the price of {order_id}", heading: "Here it is", opening: "One.\n\nTwo." };
    const wrong = await owner.post(address, { ...words, subject: "{{", heading: "{window}", version });
    const html = (await wrong.text()).replaceAll("&#x27;", "'");
    expect(wrong.status).toBe(400);
    expect(html).toContain("There is no {{ in this e-mail. You can use {order_id}, {customer_name}, {first_name},");
    expect(html).toContain("There is no {window} in this e-mail.");
    const draft = await owner.post(`${address}/draft`, { ...words, version });
    const shown = await draft.text();
    expect([draft.status, draft.headers.get("content-security-policy")]).toEqual([
      200,
      expect.stringContaining("default-src 'none'"),
    ]);
    expect(shown).toContain("Draft.");
    expect(shown).toMatch(/Here it is[\s\S]*Dear Ida,[\s\S]*One\.[\s\S]*Two\.[\s\S]*\$1,640\.00/);
    expect((await owner.post(address, { ...words, version })).status).toBe(302);
    expect((await owner.post(address, { intent: "test" })).status).toBe(302);
    const list = await (await owner.get("/admin/dashboard/emails")).text();
    expect(list).toContain("Test of an e-mail (to us)");
    const stale = await owner.post(address, { ...words, heading: "Mine", version });
    expect([stale.status, await stale.text()]).toEqual([409, expect.stringContaining("Now saved:")]);
    const now = /name="version" value="(\d+)"/.exec(await (await owner.get(address)).text())?.[1] ?? "";
    expect((await owner.post(address, { putBack: "all", version: now })).status).toBe(302);
    expect(await (await owner.get(address)).text()).toContain("Your quote for order {order_id} is ready");
    expect((await owner.get("/admin/dashboard/site/emails/nonsense")).status).toBe(404);
  });

  test("whoever is led through a first run goes on from a page that they leave as it is", async () => {
    const formAt = async (address: string) => {
      const html = await (await owner.get(address)).text();
      return /name="version" value="(\d+)"/.exec(html)?.[1] ?? "";
    };
    const first = `${BUSINESS}?set-up=`;
    const same = async () => ({ ...phoneOf("2155550163", 0), version: await formAt(BUSINESS) });
    const next = "/admin/dashboard/site/logo?set-up=";
    for (const _ of ["changed", "as it is"]) {
      const saved = await owner.post(first, await same());
      expect([saved.status, saved.headers.get("location")]).toEqual([302, next]);
    }
    // What leads on leaves nothing behind that was typed into another form.
    const prices = async (query: string) => (await owner.get(`/admin/dashboard/prices-and-terms${query}`)).text();
    expect(await prices("")).toContain("Save Payments");
    expect(await prices("?set-up=")).not.toContain("Save Payments");
    const elsewhere = await owner.post(BUSINESS, await same());
    expect([elsewhere.status, await elsewhere.text()]).toEqual([
      409,
      expect.stringContaining("Nothing has been changed."),
    ]);
  });

  test("parts of the terms that are saved as they came go on to say the facts of the day, and those of the owner's do not", async () => {
    const [TERMS, OFFER] = ["/admin/dashboard/site/terms", "/admin/dashboard/site/offer"];
    const plain = (text: string) => text.replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
    const asShown = async (): Promise<Record<string, string>> => {
      const html = await (await owner.get(TERMS)).text();
      const inputs = [...html.matchAll(/<input(?=[^>]* name="([^"]+)")(?=[^>]* value="([^"]*)")[^>]*>/g)];
      const areas = [...html.matchAll(/<textarea[^>]* name="([^"]+)"[^>]*>([^<]*)</g)];
      return Object.fromEntries([...inputs, ...areas].map(([, name = "", text = ""]) => [name, plain(text)]));
    };
    const priced = async (visitFee: number) => {
      const version = /name="version" value="(\d+)"/.exec(await (await owner.get(OFFER)).text())?.[1] ?? "";
      expect((await owner.post(OFFER, { ...asTyped(offerForm, { ...shippedOffer, visitFee }), version })).status).toBe(
        302,
      );
    };
    const { putBack: _, ...read } = await asShown();
    expect((await owner.post(TERMS, read)).status).toBe(302);
    await priced(175_00);
    expect(await page(server, "/terms")).toContain("A consultation costs $175.");
    const { putBack: __, ...own } = await asShown();
    expect((await owner.post(TERMS, { ...own, "0.title": "Ours", "0.text": "For $175, {name}." })).status).toBe(302);
    await priced(180_00);
    expect(await page(server, "/terms")).toMatch(/Ours[\s\S]*For \$175, \{name\}\.[\s\S]*A consultation costs \$180\./);
    const { version = "" } = await asShown();
    expect((await owner.post(TERMS, { putBack: "all", version })).status).toBe(302);
    expect(await page(server, "/terms")).toContain("A consultation costs $180.");
  });

  test("an entry is removed by its own button; the others keep what was typed of them", async () => {
    const PARTNERS = "/admin/dashboard/site/partners";
    const rows = ["Alder", "Birch", "Cedar"].flatMap((name, index) =>
      Object.entries({ name, makes: "Linen", kind: "cloth" }).map(([field, text]) => [`${index}.${field}`, text]),
    );
    const html = await (await owner.get(PARTNERS)).text();
    expect(html).toMatch(/All (<!-- -->)?\d+(<!-- -->)? as they came\./);
    const version = /name="version" value="(\d+)"/.exec(html)?.[1] ?? "";
    const sent = { ...Object.fromEntries(rows), rows: "3", version };
    expect((await owner.post(PARTNERS, { ...sent, remove: "1" })).status).toBe(302);
    const after = await (await owner.get(PARTNERS)).text();
    expect(after).toContain("2 of 2 are yours.");
    expect([...after.matchAll(/value="(Alder|Birch|Cedar)"/g)].map(([, name]) => name)).toEqual(["Alder", "Cedar"]);
    const now = /name="version" value="(\d+)"/.exec(after)?.[1] ?? "";
    expect((await owner.post(PARTNERS, { putBack: "all", version: now })).status).toBe(302);
  });

  test("no fact that the build ships is said where the owner has another", async () => {
    const versionNow = async () =>
      /name="version" value="(\d+)"/.exec(await (await owner.get(BUSINESS)).text())?.[1] ?? "";
    const business = {
      ...shippedBusiness,
      name: "Quill & Bobbin",
      shortName: "Quill",
      email: "hello@quill.example",
      phone: "6105550177",
      town: "Media",
      state: "Delaware",
      hours: "Tuesdays",
      openingHours: "Tu 10:00-18:00",
      yearsInBusiness: 7,
    };
    const promises = Object.entries(shippedOffer).filter(([, promised]) => typeof promised === "string");
    const offer = {
      ...shippedOffer,
      ...Object.fromEntries(promises.map(([name]) => [name, `our word on ${name}`])),
      visitFee: 95_00,
      miles: 30,
      centerZip: "15222",
    };
    const story = { firstName: "Ida", lastName: "Bell", history: "One.", story: "Two.", words: "Four." };
    const saves = { business: asTyped(businessForm, business), offer: asTyped(offerForm, offer as Offer), story };
    for (const [section, values] of Object.entries(saves)) {
      const sent = { ...values, version: await versionNow() };
      const saved = await owner.post(`/admin/dashboard/site/${section}`, sent);
      expect([section, saved.status]).toEqual([section, 302]);
    }
    const { name, email, town, hours, openingHours } = shippedBusiness;
    const built = [
      name,
      email,
      town,
      hours,
      openingHours,
      "555-0142",
      "45 miles",
      "$150",
      "20 years",
      "Larkfield ",
      "Philadelphia",
      "Main Line",
    ];
    const gone = [...built, ...promises.map(([, promised]) => String(promised))];
    const client = await signedIn(server, "client@example.com", "demo-client");
    const theirs = ["", "/create-order", "/consultation", "/booking", "/contact"].map(
      (page) => `/client/dashboard${page}`,
    );
    const open = [
      ...publicPaths,
      ...publicFiles,
      "/.well-known/security.txt",
      "/sign-up",
      "/login",
      "/try",
      "/nowhere",
    ];
    const said: [string, string[]][] = [];
    for (const path of [...open, ...stylePaths.slice(0, 2), "/styles/finder", ...theirs]) {
      const html = (await (await client.get(path)).text()).replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
      // Where the client lives is theirs.
      const text = html.replaceAll(/Philadelphia, PA \d{5}/g, "");
      said.push([path, gone.filter((fact) => text.includes(fact))]);
    }
    expect(said.filter(([, facts]) => facts.length > 0)).toEqual([]);
    expect(await page(server, "/site.webmanifest")).toContain('"short_name":"Quill"');
    // What is made anew knows its own address as what was built does.
    for (const file of ["/sitemap.xml", "/robots.txt"]) {
      expect(await page(server, file)).not.toContain("site.invalid");
    }
  });

  test("5,000 rows, a part too long and a section that is none are refused", async () => {
    const many = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`${index}.question`, "Why?"]));
    expect((await owner.post("/admin/dashboard/site/faq", { ...many, rows: "5000", version: "0" })).status).toBe(413);
    const long = { "0.title": "One", "0.text": "x".repeat(10_001), rows: "1", version: "0" };
    const refused = await owner.post("/admin/dashboard/site/terms", long);
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining("10,000 characters")]);
    const nothing = await owner.post("/admin/dashboard/site/terms", { rows: "1", version: "0" });
    expect([nothing.status, await nothing.text()]).toEqual([
      400,
      expect.stringContaining("Please fill out all fields."),
    ]);
    const nowhere = { ...asTyped(offerForm, shippedOffer), centerZip: "", version: "0" };
    const unmeasured = await owner.post("/admin/dashboard/site/offer", nowhere);
    expect([unmeasured.status, await unmeasured.text()]).toEqual([400, expect.stringContaining("give its zip code")]);
    expect((await owner.get("/admin/dashboard/site/nonsense")).status).toBe(404);
  });

  describe("where something breaks in the middle of a save", () => {
    const TERMS = "/admin/dashboard/site/terms";
    const words = { "0.title": "Ours", "0.text": "PLANTED here.\n\nAnd there.", rows: "3", version: "0" };
    const broken = (fault: string, dataDir: string) =>
      startServer({ dataDir, env: { SITE_FAULT: fault, NODE_OPTIONS: `--import ${FAULTS}` } });

    test("10. a text that makes /terms throw is not saved, and the old page is served", async () => {
      const faulty = await broken("throws", newFolder());
      const hers = await signedIn(faulty, "owner@example.com", "demo-owner");
      const before = await tags(faulty);
      const refused = await hers.post(TERMS, words);
      const html = await refused.text();
      expect(refused.status).toBe(409);
      expect(html).toContain("The new text cannot be shown on /terms. Nothing was changed.");
      expect(html).toContain("PLANTED here.");
      expect(await tags(faulty)).toEqual(before);
      expect(await (await hers.get("/admin/dashboard/site/history")).text()).toContain("Nothing has been changed yet");
      await faulty.stop();
    });

    test.each([
      ["killed while rendering", false],
      ["killed before the swap", true],
    ])("%s", async (fault, isSaved) => {
      const dataDir = newFolder();
      const faulty = await broken(fault, dataDir);
      const hers = await signedIn(faulty, "owner@example.com", "demo-owner");
      await expect(hers.post(TERMS, words)).rejects.toThrow();
      const again = await startServer({ dataDir });
      expect((await page(again, "/terms")).includes("PLANTED here.")).toBe(isSaved);
      await again.stop();
    });
  });

  test("a server that is killed after a save shows it when it starts again", async () => {
    const dataDir = newFolder();
    const first = await startServer({ dataDir });
    const hers = await signedIn(first, "owner@example.com", "demo-owner");
    expect((await hers.post(BUSINESS, phoneOf("2155550177", 0))).status).toBe(302);
    await first.stop("SIGKILL");
    const again = await startServer({ dataDir });
    expect(await page(again, "/terms")).toContain("(215) 555-0177");
    await again.stop();
  });
});

const postgresUrl = inject("postgresUrl");
describe.skipIf(!postgresUrl)("on two servers", () => {
  let postgres: Awaited<ReturnType<typeof createPostgresDatabase>>;
  let servers: TestServer[];
  let mail: MailServer;
  beforeAll(async () => {
    postgres = await createPostgresDatabase(postgresUrl ?? "");
    mail = await startMailServer();
    const env = { DATABASE_URL: postgres.url, AUTH_SECRET: "s".repeat(40), SMTP_URL: mail.url };
    servers = await Promise.all([startServer({ env }), startServer({ env })]);
  });
  afterAll(async () => {
    await Promise.all((servers ?? []).map((server) => server.stop()));
    await mail?.stop();
    await postgres?.drop();
  });

  test("a phone number saved at one is said by both, on pages and in the next e-mail", async () => {
    const [one, two] = servers as [TestServer, TestServer];
    const owner = await signedIn(one, "owner@example.com", "demo-owner");
    expect((await owner.post(BUSINESS, phoneOf("2155550199", 0))).status).toBe(302);
    expect(await page(one, "/contact-us")).toContain("(215) 555-0199");
    await vi.waitFor(async () => expect(await page(two, "/contact-us")).toContain("(215) 555-0199"), 30_000);
    for (const path of publicPaths) expect(await page(two, path)).not.toContain("555-0142");
    await vi.waitFor(
      async () =>
        expect(await (await owner.get("/admin/dashboard/site")).text()).toMatch(/Shown on .{0,8}2.{0,16} of .{0,8}2/),
      30_000,
    );
    const known = mail.received.length;
    await createVisitor(two).post("/reset-password", { email: "client@example.com" });
    const mails = await mail.holds(known + 1);
    expect(mails.at(-1)?.text).toContain("(215) 555-0199");
  });
});
