import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { jpegOf } from "#tests/support/photos.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { createVisitor, signedIn, type Visitor } from "#tests/support/visitor.ts";

const LOGO = "/admin/dashboard/site/logo";
let server: TestServer;
let owner: Visitor;
beforeAll(async () => {
  server = await startServer();
  owner = await signedIn(server, "owner@example.com", "demo-owner");
});
afterAll(() => server.stop());

const page = async (address = "/contact-us") => (await createVisitor(server).get(address)).text();
const versionIn = (html: string) => /name="version" value="(\d+)"/.exec(html)?.[1] ?? "";

async function send(who: Visitor, bytes: Buffer | undefined, fields: Record<string, string> = {}, at = LOGO) {
  const form = new FormData();
  const version = versionIn(await (await owner.get(LOGO)).text());
  for (const [name, value] of Object.entries({ uploadKey: randomUUID(), version, ...fields })) form.set(name, value);
  form.set("file", new Blob(bytes ? [new Uint8Array(bytes)] : []), bytes ? "logo.png" : "");
  return who.send(at, { method: "POST", body: form, headers: { origin: server.url } });
}

const logo = () =>
  sharp({ create: { width: 900, height: 300, channels: 4, background: "#40709080" } })
    .png()
    .toBuffer();

test("a logo is looked at, saved, shown on pages and in portals with its files, and put back to the built bytes", async () => {
  const before = { page: await page(), data: await page("/contact-us.data"), home: await page("/") };
  expect(before.page).not.toContain("/media/");
  const draft = await send(owner, await logo(), {}, `${LOGO}/preview`);
  expect(draft.status).toBe(200);
  expect(await draft.text()).toMatch(/Draft\. Nothing is saved[\s\S]*<img data-logo="" src="data:image\/png;base64,/);
  expect(await page()).toBe(before.page);

  const client = await signedIn(server, "client@example.com", "demo-client");
  const quote = Buffer.from(await (await client.get("/client/dashboard/orders/LF-1001/quote.pdf")).arrayBuffer());
  expect(quote.subarray(0, 5).toString()).toBe("%PDF-");
  const saved = await send(owner, await logo());
  expect([saved.status, saved.headers.get("location")]).toEqual([302, LOGO]);
  const html = await page();
  const shown = [
    ...html.matchAll(/<img data-logo="" src="([^"]+)" srcSet="\1 1x, ([^"]+) 2x" alt="([^"]*)" width="(\d+)"/gi),
  ];
  expect(shown.map(([, , , ...alt]) => alt)).toEqual([
    ["Larkfield", "96"],
    ["", "144"],
  ]);
  const [, small = "", large = ""] = shown[0] ?? [];
  // The page keeps the rules that it was built with: no visitor waits for the whole sheet.
  expect(html.match(/<link rel="stylesheet"[^>]*>/g)).toEqual(before.page.match(/<link rel="stylesheet"[^>]*>/g));
  expect(html).not.toContain('<path class="fill-brass"');
  expect(await page("/contact-us.data")).toContain(small);
  expect(await page("/")).toMatch(/"logo":"[^"]*\/media\/[0-9a-f]{64}-256\.png"/);
  for (const address of ["/login", "/no-such-page"]) expect(await page(address)).toContain(small);
  expect(await (await client.get("/client/dashboard")).text()).toContain(small);
  expect(await (await owner.get("/admin/dashboard")).text()).toContain(small);
  for (const [address, height] of [
    [small, 64],
    [large, 128],
  ] as const) {
    const response = await createVisitor(server).get(address);
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/png"]);
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({
      width: height * 3,
      height,
    });
  }

  // What a client was sent keeps the mark that it came with; what is made now has the new one.
  const sent = await client.get("/client/dashboard/orders/LF-1001/quote.pdf");
  expect(Buffer.from(await sent.arrayBuffer()).equals(quote)).toBe(true);
  const elsewhere = await owner.send(LOGO, { method: "PUT", headers: { origin: server.url } });
  expect([elsewhere.status, await elsewhere.text()]).toEqual([
    405,
    expect.stringContaining(`<img src="${small}" alt=""`),
  ]);

  const stale = await send(owner, await jpegOf("#607080"), { version: "0" });
  expect([stale.status, await stale.text()]).toEqual([409, expect.stringContaining("Somebody changed this")]);
  const back = await send(owner, undefined, { intent: "putBack" });
  expect(back.status).toBe(302);
  expect(await page()).toBe(before.page);
  expect(await page("/contact-us.data")).toBe(before.data);
  expect(await page("/")).toBe(before.home);
  // Whoever has the page open still sees what it shows.
  expect((await createVisitor(server).get(small)).status).toBe(200);
});

test("what is no logo is refused beside the field and saved nowhere; whoever is led goes on", async () => {
  const before = await page();
  const said = async (bytes: Buffer | undefined) => {
    const response = await send(owner, bytes);
    const html = await response.text();
    const [, sentence = ""] = /aria-live="polite"[^>]*><p [^>]*><svg.*?<\/svg>([^<]*)<\/p>/.exec(html) ?? [];
    return [response.status, sentence, html.includes('name="file"')];
  };
  const unread = "We cannot read that file as a picture. Please choose a JPEG or a PNG.";
  expect(await said(Buffer.from("GIF89a\x90\x01\x90\x01", "latin1"))).toEqual([415, unread, true]);
  expect(await said(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toEqual([415, unread, true]);
  expect(await said(Buffer.alloc(2_000_000, "nonsense"))).toEqual([415, unread, true]);
  expect(await said(Buffer.alloc(20_971_521, 1))).toEqual([413, expect.stringContaining("larger than 20 MB"), true]);
  expect(await said(undefined)).toEqual([400, expect.stringContaining("Please choose"), true]);
  expect(await said(await jpegOf("#102030", 2000, 200))).toEqual([
    400,
    expect.stringContaining("four times as wide"),
    true,
  ]);
  const draft = await send(owner, Buffer.from("no picture"), {}, `${LOGO}/preview`);
  expect([draft.status, await draft.text()]).toEqual([415, `${unread} Close this tab, and look at the form.`]);
  for (const who of [createVisitor(server), await signedIn(server, "client@example.com", "demo-client")]) {
    const strangers = await send(who, await logo());
    expect([strangers.status, strangers.headers.get("location")]).toEqual([302, expect.stringContaining("/login")]);
  }
  const office = await signedIn(server, "office@example.com", "demo-owner");
  expect((await send(office, await logo())).status).toBe(403);
  const elsewhere = await owner.send(LOGO, {
    method: "POST",
    body: new FormData(),
    headers: { origin: "https://x.example" },
  });
  expect(elsewhere.status).toBe(403);
  expect(await page()).toBe(before);
  const led = await send(owner, await logo(), {}, `${LOGO}?set-up=`);
  expect(led.headers.get("location")).toBe("/admin/dashboard/site/offer?set-up=");
});
