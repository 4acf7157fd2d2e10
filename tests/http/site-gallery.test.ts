import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { jpegOf } from "#tests/support/photos.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { createVisitor, signedIn, type Visitor } from "#tests/support/visitor.ts";

const GALLERY = "/admin/dashboard/site/gallery";
let server: TestServer;
let owner: Visitor;
beforeAll(async () => {
  server = await startServer();
  owner = await signedIn(server, "owner@example.com", "demo-owner");
});
afterAll(() => server.stop());

function send(who: Visitor, bytes: Buffer, fields: Record<string, string> = {}) {
  const form = new FormData();
  const words = { uploadKey: randomUUID(), caption: "Our bay", alt: "Three windows, drawn." };
  for (const [name, value] of Object.entries({ ...words, ...fields })) form.set(name, value);
  form.set("file", new Blob([new Uint8Array(bytes)]), "bay.jpg");
  const headers = { origin: server.url };
  return who.send(`${GALLERY}/photos`, { method: "POST", body: form, headers });
}
const page = async (address = "/gallery") => (await createVisitor(server).get(address)).text();
const versionIn = (html: string) => /name="version" value="(\d+)"/.exec(html)?.[1] ?? "";

test("a picture is sent, shown to visitors in three sizes, hidden and put back", async () => {
  const before = await page();
  const id = randomUUID();
  // Two hundred letters of four bytes are still a sentence.
  const alt = `A bay of three windows ${"𝒶".repeat(80)}`;
  const sent = await send(owner, await jpegOf("#607080", 2000, 1200), { uploadKey: id, alt });
  expect([sent.status, sent.headers.get("location")]).toEqual([302, GALLERY]);

  const html = await page();
  const tag = /<picture[^>]*><source type="image\/webp"[^>]*srcSet="([^"]*)"[^>]*\/><img[^>]*>/i.exec(html);
  const [picture = "", set = ""] = tag ?? [];
  expect(picture).toContain(`alt="${alt}"`);
  expect(picture).toMatch(/width="1600" height="960"/);
  const files = set.split(", ").map((one) => one.split(" "));
  expect(files.map(([, width]) => width)).toEqual(["480w", "960w", "1600w"]);
  expect(html).toContain("Some of the rooms shown are studio renderings.");
  const large = /href="(\/media\/[0-9a-f]{64}-1600\.jpg)" id="/.exec(html)?.[1] ?? "";
  for (const address of [...files.map(([one = ""]) => one), large]) {
    const response = await createVisitor(server).get(address);
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    const bytes = Buffer.from(await response.arrayBuffer());
    const [, width = "", format = ""] = /-(\d+)\.(\w+)$/.exec(address) ?? [];
    expect(await sharp(bytes).metadata()).toMatchObject({
      width: Number(width),
      format: format.replace("jpg", "jpeg"),
    });
    expect(response.headers.get("content-type")).toBe(`image/${format.replace("jpg", "jpeg")}`);
  }

  const admin = await (await owner.get(GALLERY)).text();
  const hidden = await owner.post(GALLERY, { id, intent: "hide", version: versionIn(admin) });
  expect([hidden.status, hidden.headers.get("location")]).toEqual([302, `${GALLERY}#picture-${id}`]);
  expect(await page()).not.toContain("/media/");
  const late = await owner.post(GALLERY, {
    id,
    intent: "write",
    caption: "Mine",
    alt: "Typed.",
    version: versionIn(admin),
  });
  expect(late.status).toBe(409);
  const said = await late.text();
  expect(said).toContain("Somebody changed this in the meantime. Yours is still here; theirs stands beside it.");
  expect(said).toContain('value="Mine"');

  const back = await owner.post(GALLERY, {
    putBack: "all",
    version: versionIn(await (await owner.get(GALLERY)).text()),
  });
  expect(back.status).toBe(302);
  expect(await page()).toBe(before);
});

test("what is no picture, too large or said by nobody is refused; a stranger sends none and finds no other address", async () => {
  const before = await page();
  // What was typed stays, and what was wrong with it stands beside its field.
  const refused: [status: number, field: string, said: string, bytes: Buffer, fields?: Record<string, string>][] = [
    [415, "file", "We cannot read that file as a photograph.", Buffer.from("%PDF-1.7 no picture")],
    [413, "file", "That picture is larger than 20 MB. Please send a smaller one.", Buffer.alloc(20_971_521, 1)],
    [400, "file", "Please choose a photograph first.", Buffer.alloc(0)],
    [400, "alt", "Please say in a sentence what the picture shows.", await jpegOf("#607080"), { alt: "" }],
  ];
  for (const [status, field, said, bytes, fields] of refused) {
    const answer = await send(owner, bytes, fields);
    const html = await answer.text();
    expect([status, answer.status, html.includes(said)]).toEqual([status, status, true]);
    const [form = ""] = /<form[^>]*aria-label="Add a picture".*?<\/form>/s.exec(html) ?? [];
    expect(new RegExp(`<input[^>]*name="${field}"[^>]*>`).exec(form)?.[0]).toContain('aria-invalid="true"');
    expect(form).toContain('value="Our bay"');
    if (!fields) expect(form).toContain('value="Three windows, drawn."');
  }
  const stranger = await send(createVisitor(server), await jpegOf("#607080"));
  expect([stranger.status, stranger.headers.get("location")]).toEqual([302, expect.stringContaining("/login")]);
  const name = `${"a".repeat(64)}-960.webp`;
  for (const address of [name, "..%2f..%2fpackage.json", "x", `..%2ffiles%2f${name}`])
    expect((await createVisitor(server).get(`/media/${address}`)).status).toBe(404);
  expect(await page()).toBe(before);
});
