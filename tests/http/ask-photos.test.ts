import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { jpegOf } from "#tests/support/photos.ts";
import { readRows } from "#tests/support/rows.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { createVisitor, signedIn, type Visitor } from "#tests/support/visitor.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const fieldOf = (html: string, name: string) => new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(html)?.[1] ?? "";
const addressOf = (html: string) => (/action="(\/ask\/photos[^"]*)"/.exec(html)?.[1] ?? "").replaceAll("&amp;", "&");

async function post(who: Visitor, address: string, bytes: Buffer, { uploadKey = randomUUID(), plain = false } = {}) {
  const form = new FormData();
  form.set("uploadKey", uploadKey);
  form.set("file", new Blob([new Uint8Array(bytes)]), "window.jpg");
  const headers = { origin: server.url, ...(!plain && { accept: "application/json" }) };
  return who.send(address, { method: "POST", body: form, headers });
}

test("up to three go with a question, by script before it and by form after it; only we see them", async () => {
  const visitor = createVisitor(server);
  const html = await (await visitor.get("/ask")).text();
  const [shown, formKey] = [fieldOf(html, "shown"), fieldOf(html, "formKey")];
  const address = `/ask/photos?${new URLSearchParams({ inquiry: formKey, shown })}`;
  const first = await post(visitor, address, await jpegOf("#204060"));
  expect(first.status).toBe(200);
  const wrong = randomUUID();
  expect((await post(visitor, address, await jpegOf("#204061"), { uploadKey: wrong })).status).toBe(200);
  expect((await visitor.post(`${address}&remove=${wrong}`, {})).status).toBe(200);
  expect(readRows(server, "select waits from files where inquiryId = ?", formKey)).toEqual([{ waits: 1 }]);

  await new Promise((resolve) => setTimeout(resolve, 3_100));
  const typed = { name: "Ida Sample", email: "ida.photo@example.com", phoneNumber: "", zipCode: "19003", style: "" };
  const asked = await visitor.post("/ask", { website: "", shown, formKey, ...typed, question: "A bay window?" });
  expect(asked.headers.get("location")).toBe(`/ask?done=${formKey}`);
  const thanks = await (await visitor.get(`/ask?done=${formKey}`)).text();
  expect(thanks).toContain("One photograph has arrived.");
  const form = addressOf(thanks);
  for (const color of ["#204062", "#204063"]) {
    const sent = await post(visitor, form, await jpegOf(color), { plain: true });
    expect([sent.status, sent.headers.get("location")]).toEqual([302, `/ask?done=${formKey}`]);
  }
  const full = await post(visitor, form, await jpegOf("#204064"));
  expect([full.status, await full.json()]).toEqual([
    409,
    expect.objectContaining({ reason: "Please send three photographs at most." }),
  ]);
  await post(visitor, form, await jpegOf("#204064"), { plain: true });
  const after = await (await visitor.get(`/ask?done=${formKey}`)).text();
  expect(after).toContain("Please send three photographs at most.");
  expect([after.includes("3 photographs have arrived."), addressOf(after)]).toEqual([true, ""]);

  const owner = await signedIn(server, "owner@example.com", "demo-owner");
  const page = await (await owner.get(`/admin/dashboard/inquiries/${formKey}`)).text();
  const pictures = [...page.matchAll(/<img[^>]*src="([^"]+\?size=small)"/g)].map(([, src = ""]) => src);
  expect(pictures).toHaveLength(3);
  const [picture = ""] = pictures;
  const answer = await owner.get(picture);
  expect([answer.status, answer.headers.get("content-disposition")]).toEqual([200, 'inline; filename="inquiry-1.jpg"']);
  const client = await signedIn(server, "client@example.com", "demo-client");
  const id = picture.split("/").at(-1)?.split("?")[0];
  expect((await client.get(`/client/dashboard/orders/LF-1001/photos/${id}`)).status).toBe(404);
  expect((await owner.get(`/admin/dashboard/order/demo-client/LF-1001/photos/${id}`)).status).toBe(404);
  expect((await owner.get(`/admin/dashboard/inquiries/demo-inquiry-answered/photos/${id}`)).status).toBe(404);
  expect([302, 403]).toContain((await client.get(picture)).status);
  expect((await createVisitor(server).get(picture)).status).toBe(302);
});

test("without the page's stamp nothing is taken", async () => {
  const visitor = createVisitor(server);
  const address = `/ask/photos?${new URLSearchParams({ inquiry: randomUUID(), shown: "x" })}`;
  const refused = await post(visitor, address, await jpegOf("#aaaaaa"));
  expect([refused.status, await refused.json()]).toEqual([410, expect.objectContaining({ ok: false })]);
  const plain = await post(visitor, address, await jpegOf("#aaaaaa"), { plain: true });
  expect([plain.status, plain.headers.get("location")]).toEqual([302, "/ask"]);
});
