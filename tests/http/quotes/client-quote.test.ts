import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoOwner } from "#app/demo/demo-people.ts";
import { saveQuoteDraft } from "#app/services/quotes/save-quote-draft.server.ts";
import { addQuotedOrder, demoQuote, openDemoHouse } from "#tests/support/orders/quoted-house.ts";
import { readRows } from "#tests/support/rows.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { signedIn, type Visitor } from "#tests/support/visitor.ts";

let server: TestServer;
let client: Visitor;
let stranger: Visitor;
let owner: Visitor;
/** One that stays open, one that is answered, one whose prices are by window, one that is revised, and one of paper. */
let ids: Record<"open" | "answered" | "windows" | "revised" | "paper", string>;

beforeAll(async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), "larkfield-quotes-"));
  const house = await openDemoHouse(dataDir);
  const add = async (terms = {}) => (await addQuotedOrder(house, { terms })).orderId;
  const revised = await addQuotedOrder(house);
  const dearer = revised.lines.map((line) => (line.key === "drapes" ? { ...line, unitCents: 128_000 } : line));
  await revised.send(demoQuote(house, dearer));
  ids = {
    ...{
      open: await add(),
      answered: await add(),
      windows: await add({ detail: "windows" }),
      revised: revised.orderId,
    },
    paper: await add(),
  };
  const place = { userId: "demo-client", orderId: ids.paper, version: 0 };
  const draft = await saveQuoteDraft(house, demoOwner.id, place, demoQuote(house, revised.lines));
  if (!draft.ok) throw new Error(draft.reason);
  await house.close();
  server = await startServer({ dataDir });
  [client, stranger, owner] = await Promise.all([
    signedIn(server, "client@example.com", "demo-client"),
    signedIn(server, "neighbor@example.com", "demo-client"),
    signedIn(server, "owner@example.com", "demo-owner"),
  ]);
});
afterAll(() => server.stop());

const pageOf = (orderId: string, rest = "") => `/client/dashboard/orders/${orderId}/quote${rest}`;
/** $2,222.00 less 5 %, and 6 % on what is taxed. */
const SUGGESTED = "222701";
const yes = {
  ...{ intent: "confirm", number: "1", "chosen[Lining]": "plain-lining", agreeToTerms: "yes" },
  ...{ signedName: "Clara Whitfield", seenTotalCents: SUGGESTED, seenCreditCents: "0" },
};
const answersOf = (orderId: string) => readRows(server, "select * from quoteAnswers where orderId = ?", orderId);

test.each([
  ["somebody else's quote", "stranger", ""],
  ["a version of it", "stranger", "/1"],
  ["its data", "stranger", ".data"],
  ["its document", "stranger", ".pdf"],
  ["the document of a version", "stranger", ".pdf?version=1"],
  ["a version that was never sent", "client", "/2"],
  ["a draft", "client", "/0"],
  ["no number", "client", "/one"],
  ["the document of a draft", "client", ".pdf?version=0"],
  ["the document of a version that is not there", "client", ".pdf?version=2"],
] as const)("%s is not there", async (_, who, rest) => {
  const answer = await (who === "client" ? client : stranger).get(pageOf(ids.paper, rest));
  expect(answer.status).toBe(404);
});

test("a stranger's answer is as if there were nothing, and is not kept", async () => {
  for (const intent of ["confirm", "ask", "decline", "total"]) {
    const answer = await stranger.post(pageOf(ids.open), { ...yes, intent, message: "x", reason: "price" });
    expect([intent, answer.status]).toEqual([intent, 404]);
  }
  expect(answersOf(ids.open)).toEqual([]);
});

test.each<[string, Record<string, string>, number, string]>([
  ["a group left empty", { "chosen[Lining]": "" }, 400, "Please choose one of Lining."],
  ["a group answered twice", { chosen: "dark-lining" }, 400, "Please choose one of Lining."],
  ["without the box", { agreeToTerms: "" }, 400, "You must agree to the terms."],
  ["a name of spaces", { signedName: " \t " }, 400, "Please type your name."],
  ["a name of direction marks", { signedName: "\u202e\u2066\u2069" }, 400, "Please type your name."],
  ["a name of 10,000 characters", { signedName: "x".repeat(10_000) }, 400, "Please keep this to 120 characters."],
  ["another total than ours", { seenTotalCents: "1" }, 409, "With what you chose, the total is $2,227.01."],
  ["another credit than ours", { seenCreditCents: "5000" }, 409, "The quote has changed since you opened it."],
])("%s is refused with a sentence, and nothing is stored", async (_, changes, status, sentence) => {
  const { agreeToTerms, ...fields } = { ...yes, ...changes };
  const posted = {
    ...fields,
    ...(agreeToTerms && { agreeToTerms }),
    totalCents: "1",
    state: "accepted",
    at: "2020-01-01",
  };
  const answer = await client.post(pageOf(ids.open), posted);
  expect(answer.status).toBe(status);
  expect(await answer.text()).toContain(sentence);
  expect(answersOf(ids.open)).toEqual([]);
});

test("without scripts the total follows the choice, and what was typed stays", async () => {
  const other = { ...yes, "chosen[Lining]": "dark-lining", chosen: "tassels" };
  const shown = await (await client.post(pageOf(ids.open), { ...other, intent: "total" })).text();
  expect(shown).toContain("$2,357.92");
  expect(shown).toContain('value="Clara Whitfield"');
  const hasty = await client.post(pageOf(ids.open), other);
  expect(hasty.status).toBe(409);
  expect(await hasty.text()).toContain("With what you chose, the total is $2,357.92.");
});

test("a price that the page does not show is not in its data, and the server works the total out", async () => {
  const page = await (await client.get(pageOf(ids.windows))).text();
  expect(page).toContain("$1,659.00");
  expect(page).not.toContain("1,180.00");
  expect(page).not.toContain("118000");
  const priced = { ...yes, intent: "total", "chosen[Lining]": "dark-lining" };
  expect(await (await client.post(pageOf(ids.windows), priced)).text()).toContain("$2,292.46");
});

test("a yes is kept once: said again it is the same, said otherwise it is refused", async () => {
  const page = pageOf(ids.answered);
  for (const tab of [1, 2]) {
    const answer = await client.post(page, yes);
    expect([tab, answer.status, answer.headers.get("location")]).toEqual([tab, 302, page]);
  }
  const other = await client.post(page, { ...yes, "chosen[Lining]": "dark-lining" });
  expect(other.status).toBe(409);
  const words = await other.text();
  expect(words).toMatch(
    /This quote was confirmed on \w+ \d+, \d{4} for \$2,227\.01\. Ask us if you would like to change it\./,
  );
  expect(words).toContain("and signed by Clara Whitfield.");
  expect(words).not.toContain(">Confirm Order<");
  expect(answersOf(ids.answered)).toMatchObject([{ kind: "accepted", by: "client", totalCents: 222_701 }]);
  const kinds = readRows(server, "select kind from emails where orderId = ? order by kind", ids.answered);
  expect(kinds).toEqual([{ kind: "quote_confirmed" }, { kind: "quote_copy" }, { kind: "quote_ready" }]);
});

test("a yes to a version that was replaced shows the newer one, and keeps the name", async () => {
  const answer = await client.post(pageOf(ids.revised), { ...yes, signedName: "Clara of the old version" });
  expect(answer.status).toBe(409);
  const page = await answer.text();
  expect(page).toContain("There is a newer version of this quote. Please look at it first.");
  expect(page.replaceAll("<!-- -->", "")).toContain("What changed since version 1");
  expect(page).toContain("was $1,180.00");
  expect(page).toContain('value="Clara of the old version"');
});

test("the document of a version stays the same, byte for byte, and is not sent twice", async () => {
  const address = pageOf(ids.paper, ".pdf?version=1");
  const first = await client.get(address);
  expect([first.status, first.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  expect(first.headers.get("content-disposition")).toBe(`inline; filename="${ids.paper}-quote-1.pdf"`);
  const bytes = Buffer.from(await first.arrayBuffer());
  const theirs = await owner.get(`/admin/dashboard/order/demo-client/${ids.paper}/quote.pdf?version=1`);
  expect(Buffer.from(await theirs.arrayBuffer()).equals(bytes)).toBe(true);
  const [row] = readRows(server, "select sentAt from quotes where orderId = ? and number = 1", ids.paper);
  const day = String(row?.sentAt).slice(0, 19).replaceAll(/\D/g, "");
  expect(bytes.toString("latin1")).toContain(`(D:${day}Z)`);
  const tag = first.headers.get("etag") ?? "";
  expect((await client.send(address, { headers: { "if-none-match": tag } })).status).toBe(304);
});

test("past twenty documents a minute there is a sentence and a way back", async () => {
  const asking = Array.from({ length: 21 }, () => client.get(pageOf(ids.answered, ".pdf")));
  const answers = await Promise.all(asking);
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.headers.get("retry-after")).toMatch(/^\d+$/);
  expect(await refused?.text()).toContain(`<a href="${pageOf(ids.answered)}">Back to the quote</a>`);
});
