import { afterAll, beforeAll, expect, test } from "vitest";
import { demoOwner } from "#app/demo/demo-people.ts";
import { createCustomOrder } from "#app/services/orders/life/create-custom-order.server.ts";
import { saveQuoteDraft } from "#app/services/quotes/save-quote-draft.server.ts";
import { withdrawQuote } from "#app/services/quotes/withdraw-quote.server.ts";
import { openDemoHouse } from "#tests/support/orders/quoted-house.ts";
import { addOrderRecord, demoQuote } from "#tests/support/orders/quoted-order.ts";
import { readRows } from "#tests/support/rows.ts";
import { newFolder, startServer, type TestServer } from "#tests/support/server.ts";
import { signedIn, type Visitor } from "#tests/support/visitor.ts";

let server: TestServer;
let client: Visitor;
let stranger: Visitor;
let owner: Visitor;
/**
 * One that stays open, one that is answered, one whose prices are by window, one that is revised, one that has run out,
 * one that was withdrawn, and one of paper.
 */
let ids: Record<
  "askedPlain" | "declinedPlain" | "open" | "answered" | "windows" | "revised" | "expired" | "withdrawn" | "paper",
  string
>;

beforeAll(async () => {
  const dataDir = newFolder();
  const house = await openDemoHouse(dataDir);
  const add = async (terms = {}) => (await addOrderRecord(house, { terms })).orderId;
  const revised = await addOrderRecord(house);
  const dearer = revised.lines.map((line) => (line.key === "drapes" ? { ...line, unitCents: 128_000 } : line));
  await revised.send(demoQuote(house, dearer));
  ids = {
    open: await add(),
    answered: await add(),
    windows: await add({ detail: "windows" }),
    revised: revised.orderId,
    expired: await addExpired(house),
    withdrawn: await add(),
    paper: await add(),
    askedPlain: await addPlain(house),
    declinedPlain: await addPlain(house),
  };
  const back = { actorId: demoOwner.id, userId: "demo-client", orderId: ids.withdrawn, number: 1 };
  await withdrawQuote(house, back);
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

/** Sent three days ago, and over since the day before yesterday: so whatever the time is in New York. */
async function addExpired(house: Awaited<ReturnType<typeof openDemoHouse>>) {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  const validUntil = daysAgo(2).toISOString().slice(0, 10);
  return (await addOrderRecord({ ...house, now: () => daysAgo(3) }, { terms: { validUntil } })).orderId;
}

/** A total without lines, to be answered on the page of its order. */
async function addPlain(house: Awaited<ReturnType<typeof openDemoHouse>>) {
  const terms = { orderName: "Six pillows", description: "Of the same linen.", totalCents: 90_000, paymentLink: null };
  const made = await createCustomOrder(house, demoOwner.id, "demo-client", terms);
  if (!made.ok) throw new Error(made.reason);
  return made.id;
}

/** What is on the page, without what its scripts know. */
const shownOn = async (answer: Response) =>
  (await answer.text()).replaceAll(/<script[\s\S]*?<\/script>/g, "").replaceAll("<!-- -->", "");

const pageOf = (orderId: string, rest = "") => `/client/dashboard/orders/${orderId}/quote${rest}`;
/** $2,222.00 less 5 %, and 6 % on what is taxed. */
const SUGGESTED = "222701";
const yes = {
  intent: "confirm",
  number: "1",
  "chosen[Lining]": "plain-lining",
  agreeToTerms: "yes",
  signedName: "Clara Whitfield",
  seenTotalCents: SUGGESTED,
  seenCreditCents: "0",
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
  ["a name that cannot be seen", { signedName: "\u200e\u200b\u061c." }, 400, "Please type your name."],
  ["a name of 10,000 characters", { signedName: "x".repeat(10_000) }, 400, "Please keep this to 120 characters."],
  ["a choice of another version", { chosen: "gone" }, 409, "What was chosen belongs to another version of this quote."],
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
  const meddled = {
    ...yes,
    signedName: " Clara\u0007\r\nWhitfield\u202e ",
    totalCents: "1",
    "lines[0].unitPrice": "1",
    tax: "0",
    state: "declined",
    at: "2020-01-01T00:00:00.000Z",
  };
  for (const tab of [1, 2]) {
    const answer = await client.post(page, tab === 1 ? meddled : yes);
    expect([tab, answer.status, answer.headers.get("location")]).toEqual([tab, 302, page]);
  }
  const other = await client.post(page, { ...yes, "chosen[Lining]": "dark-lining" });
  expect(other.status).toBe(409);
  const words = await shownOn(other);
  expect(words).toMatch(
    /This quote was confirmed on \w+ \d+, \d{4} for \$2,227\.01\. Ask us if you would like to change it\./,
  );
  expect(words).toContain("and signed by Clara Whitfield.");
  expect(words).not.toContain(">Confirm Order<");
  // What is shown is what was confirmed, not what was refused.
  expect(words).not.toContain("$2,292.46");
  const stored = { kind: "accepted", by: "client", totalCents: 222_701, chosen: '["plain-lining"]' };
  expect(answersOf(ids.answered)).toMatchObject([{ ...stored, at: expect.not.stringMatching("^2020") }]);
  const kinds = readRows(server, "select kind from emails where orderId = ? order by kind", ids.answered);
  expect(kinds).toEqual([{ kind: "quote_confirmed" }, { kind: "quote_copy" }, { kind: "quote_ready" }]);
});

test("a yes to a version that was replaced shows the newer one, and keeps the name", async () => {
  const old = { ...yes, "chosen[Lining]": "dark-lining", signedName: "Clara of the old version" };
  const answer = await client.post(pageOf(ids.revised), old);
  expect(answer.status).toBe(409);
  const page = await shownOn(answer);
  expect(page).toContain("There is a newer version of this quote. Please look at it first.");
  expect(page).toContain("What changed since version 1");
  expect(page).toContain("was $1,180.00");
  expect(page).toContain('value="Clara of the old version"');
  // The newer one has a choice, a total and terms of its own.
  expect(page).toContain('You confirm an order of <span class="font-medium text-ink tabular-nums">$2,327.71</span>');
  expect(page).not.toMatch(/<input[^>]*name="agreeToTerms"[^>]*checked/);
});

test("a quote that has run out says so, takes no yes, and can still be talked about", async () => {
  const page = pageOf(ids.expired);
  const shown = await shownOn(await client.get(page));
  expect(shown).toMatch(/This quote was valid until \w+ \d+, \d{4}\./);
  expect(shown).not.toContain(">Confirm Order<");
  expect(shown).not.toContain(">Deposit<");
  const late = await client.post(page, yes);
  expect(late.status).toBe(409);
  expect(await shownOn(late)).toMatch(/role="alert"[\s\S]*This quote was valid until/);
  const asked = await client.post(page, { ...yes, intent: "ask", message: "Is it still to be had?" });
  expect(asked.status).toBe(302);
  expect(answersOf(ids.expired)).toMatchObject([{ kind: "changes_asked" }]);
  expect(await shownOn(await client.get(page))).toContain("Is it still to be had?");
});

test("an old link to a quote that was withdrawn leads to what was withdrawn", async () => {
  const answer = await client.get(pageOf(ids.withdrawn));
  expect([answer.status, answer.headers.get("location")]).toEqual([302, pageOf(ids.withdrawn, "/1")]);
  expect((await stranger.get(pageOf(ids.withdrawn))).status).toBe(404);
  const shown = await shownOn(await client.get(pageOf(ids.withdrawn, "/1")));
  const order = await shownOn(await client.get(pageOf(ids.withdrawn).replace(/\/quote$/, "")));
  expect(order).toMatch(
    /We withdrew your quote on \w+ \d+, \d{4}\. It can no longer be confirmed; we’ll send you a new one\./,
  );
  expect(order).toContain(`href="${pageOf(ids.withdrawn, "/1")}"`);
  expect(shown).toMatch(/We withdrew this quote on \w+ \d+, \d{4}\. It can no longer be confirmed\./);
  expect(shown).not.toContain(">Deposit<");
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
  const address = pageOf(ids.answered, ".pdf");
  // Who has it already counts as much as who waits until it is made.
  const headers = { "if-none-match": (await client.get(address)).headers.get("etag") ?? "" };
  const answers = await Promise.all(Array.from({ length: 20 }, () => client.send(address, { headers })));
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.headers.get("retry-after")).toMatch(/^\d+$/);
  expect(await refused?.text()).toContain(`<a href="${pageOf(ids.answered)}">Back to the quote</a>`);
});

const overlayOf = (orderId: string) => `/client/dashboard/orders/${orderId}`;
const mailedAbout = (orderId: string) =>
  readRows(server, "select kind from emails where orderId = ? and kind <> 'quote_ready'", orderId).map(
    (row) => row.kind,
  );

test("a quote without lines is asked about on the page of its order, and stays open", async () => {
  const page = overlayOf(ids.askedPlain);
  const open = await shownOn(await client.get(page));
  for (const words of ["Ask for Changes", "Decline"]) expect(open).toContain(words);
  const asking = { intent: "ask", number: "1", choices: "sent" };
  const empty = await client.post(page, { ...asking, message: " " });
  expect([empty.status, (await stranger.post(page, { ...asking, message: "Mine" })).status]).toEqual([400, 404]);
  expect(answersOf(ids.askedPlain)).toEqual([]);
  expect((await client.post(page, { ...asking, message: "Eight, please" })).status).toBe(302);
  expect(answersOf(ids.askedPlain)).toMatchObject([{ kind: "changes_asked", by: "client", totalCents: 90_000 }]);
  expect(mailedAbout(ids.askedPlain)).toEqual(["quote_changes_asked"]);
  const asked = await shownOn(await client.get(page));
  expect(asked).toMatch(/You asked for changes on .* until then you can still confirm this one\./s);
  const [row] = readRows(server, "select version from orders where id = ?", ids.askedPlain);
  const yesToIt = { version: String(row?.version), seenTotalCents: "90000", seenCreditCents: "0" };
  expect((await client.post(page, yesToIt)).status).toBe(302);
  expect(answersOf(ids.askedPlain)).toHaveLength(2);
});

test("a quote without lines is declined there once, and says so in the list; nobody can confirm it any more", async () => {
  const page = overlayOf(ids.declinedPlain);
  const no = { intent: "decline", number: "1", reason: "price", message: "" };
  expect((await client.post(page, { ...no, reason: "weather" })).status).toBe(400);
  expect([(await client.post(page, no)).status, (await client.post(page, no)).status]).toEqual([302, 302]);
  expect(answersOf(ids.declinedPlain)).toMatchObject([{ kind: "declined", reason: "price", totalCents: 90_000 }]);
  expect(mailedAbout(ids.declinedPlain)).toEqual(["quote_declined"]);
  const declined = await shownOn(await client.get(page));
  expect(declined).toContain("You declined this quote on");
  expect(declined).not.toContain("Ask for Changes");
  const [row] = readRows(server, "select version from orders where id = ?", ids.declinedPlain);
  const late = { version: String(row?.version), seenTotalCents: "90000", seenCreditCents: "0" };
  expect((await client.post(page, late)).status).toBe(409);
  expect(answersOf(ids.declinedPlain)).toHaveLength(1);
  const list = await shownOn(await client.get("/client/dashboard/orders"));
  expect(list.slice(list.indexOf(ids.declinedPlain))).toContain(
    "You declined this quote. If you change your mind, write to us.",
  );
});
