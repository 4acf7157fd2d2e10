import { afterAll, beforeAll, expect, test } from "vitest";
import { keyLinkTo } from "#tests/support/outbox-links.ts";
import { readRows } from "#tests/support/rows.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { createVisitor, newcomer, signedIn, type Visitor } from "#tests/support/visitor.ts";

let server: TestServer;
let owner: Visitor;
/** Nobody types in less than three seconds, so these were shown a while ago: one wait for all of them. */
let ready: Form[];
beforeAll(async () => {
  server = await startServer();
  const visitor = createVisitor(server);
  ready = await Promise.all(Array.from({ length: 10 }, () => formOf(visitor)));
  const since = performance.now();
  owner = await signedIn(server, "owner@example.com", "demo-owner");
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, 3_100 - (performance.now() - since))));
});
afterAll(async () => {
  await server.stop();
});

const script = `"'><script>alert(1)</script>`;
const fieldOf = (html: string, name: string) => new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(html)?.[1] ?? "";

let askers = 0;
const newEmail = () => `asker.${askers++}@example.com`;

/** The form as its page shows it, filled in by a person. */
async function formOf(visitor: Visitor) {
  const html = await (await visitor.get("/ask?style=ripplefold")).text();
  const hidden = { website: "", shown: fieldOf(html, "shown"), formKey: fieldOf(html, "formKey") };
  const typed = { name: "Ida Sample", email: newEmail(), phoneNumber: "", zipCode: "19003", question: "A bay window?" };
  return { ...hidden, ...typed, style: fieldOf(html, "style") };
}

type Form = Awaited<ReturnType<typeof formOf>>;

function readyForm(changes: Record<string, string> = {}): Form {
  const form = ready.pop();
  if (!form) throw new Error("No form is left.");
  return { ...form, ...changes };
}

const inquiriesOf = (email: string) => readRows(server, "select * from inquiries where email = ?", email);

test("a question is kept once, and what is no person's is not", async () => {
  const visitor = createVisitor(server);
  const form = readyForm();
  const trapped = readyForm({ website: "http://example.com" });
  const unstamped = readyForm({ shown: "x" });
  expect(form.style).toBe("Ripplefold");
  for (let press = 0; press < 2; press += 1) {
    const answer = await visitor.post("/ask", form);
    expect([answer.status, answer.headers.get("location")]).toEqual([
      302,
      expect.stringMatching(/^\/ask\?done=[\w-]{16,}$/),
    ]);
  }
  expect(inquiriesOf(form.email)).toMatchObject([{ question: "A bay window?", style: "Ripplefold", state: "new" }]);
  expect((await visitor.post("/ask", trapped)).status).toBe(403);
  expect((await visitor.post("/ask", unstamped)).status).toBe(410);
  for (const { email } of [trapped, unstamped]) expect(inquiriesOf(email)).toEqual([]);
});

test("nonsense is refused beside its field, with what was typed, and half a megabyte at the door", async () => {
  const visitor = createVisitor(server);
  const form = await formOf(visitor);
  for (const [changes, sentence] of [
    [{ question: "" }, "Please write a few words about your windows."],
    [{ email: "" }, "so that we can answer."],
    [{ name: script, question: "" }, "Please write a few words about your windows."],
    [{ question: "see www.example.com" }, "Please leave links out for now."],
    [{ question: "x".repeat(30_000) }, "Please keep this to 2,000 characters."],
  ] as const) {
    const answer = await visitor.post("/ask", { ...form, ...changes });
    const html = await answer.text();
    expect(html).toContain(sentence);
    expect(html).toContain('value="19003"');
    expect(html).not.toContain("<script>alert(1)");
  }
  expect((await visitor.post("/ask", { ...form, question: "x".repeat(500_000) })).status).toBe(413);
  // No words of a stranger where a page of ours names a style.
  const page = await (await visitor.get(`/ask?style=${encodeURIComponent("Call 555-0199")}`)).text();
  expect(page).not.toContain("555-0199");
});

test("a link can begin the question with words of ours, and with no others; what was typed wins", async () => {
  const visitor = createVisitor(server);
  const questionAt = async (about: string) => {
    const html = await (await visitor.get(`/ask?about=${encodeURIComponent(about)}`)).text();
    return /<textarea[^>]*>([^<]*)</.exec(html)?.[1];
  };
  expect(await (await visitor.get("/contact-us")).text()).toContain('href="/ask?about=visit"');
  expect(await questionAt("visit")).toBe("I would like a home visit.");
  for (const other of ["Call 555-0199", "constructor", script]) expect(await questionAt(other)).toBe("");
  const refused = await visitor.post("/ask?about=visit", {
    ...(await formOf(visitor)),
    question: "A bay?",
    zipCode: "",
  });
  expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining(">A bay?</textarea>")]);
});

test("one sender asks five times an hour", async () => {
  const visitor = createVisitor(server);
  const answers = [];
  for (let count = 0; count < 6; count += 1) answers.push(await visitor.post("/ask", readyForm()));
  expect(answers.map(({ status }) => status)).toEqual([302, 302, 302, 302, 302, 429]);
  expect(Number(answers[5]?.headers.get("retry-after"))).toBeGreaterThan(3_000);
});

test("an invitation fills in the sign-up page, signs nobody in, and is used once", async () => {
  const visitor = createVisitor(server);
  const form = readyForm();
  await visitor.post("/ask", form);
  const [row] = inquiriesOf(form.email);
  const page = `/admin/dashboard/inquiries/${row?.id}`;
  const key = fieldOf(await (await owner.get(page)).text(), "formKey");
  for (let press = 0; press < 2; press += 1) {
    const pressed = await owner.post(page, { intent: "invite", version: "1", formKey: key });
    expect(pressed.headers.get("location")).toBe(page);
  }
  await expect.poll(() => keyLinkTo(form.email, server.dataDir)).toContain("/sign-up?invitation=");
  const token = new URL((await keyLinkTo(form.email, server.dataDir)) ?? "").searchParams.get("invitation");
  const invited = createVisitor(server);
  const shown = await invited.get(`/sign-up?invitation=${token}`);
  const html = await shown.text();
  expect(shown.headers.get("referrer-policy")).toBe("same-origin");
  expect(invited.cookies.get("larkfield.session_token")).toBeUndefined();
  expect([fieldOf(html, "firstName"), fieldOf(html, "lastName"), fieldOf(html, "email")]).toEqual([
    "Ida",
    "Sample",
    form.email,
  ]);
  expect((await invited.get("/client/dashboard")).headers.get("location")).toMatch(/^\/login/);

  const account = { ...newcomer, email: form.email, invitation: fieldOf(html, "invitation") };
  const refused = await invited.post("/sign-up", { ...account, zipCode: "x" });
  expect([refused.status, fieldOf(await refused.text(), "email")]).toEqual([400, form.email]);
  expect((await invited.post("/sign-up", account)).status).toBe(302);
  expect(inquiriesOf(form.email)).toMatchObject([{ joinedAt: expect.any(String), userId: expect.any(String) }]);
  for (const spent of [token, "no-such-token"]) {
    const answer = await createVisitor(server).get(`/sign-up?invitation=${spent}`);
    const text = await answer.text();
    expect([answer.status, text.includes("has been used or has run out"), text.includes(form.email)]).toEqual([
      410,
      true,
      false,
    ]);
  }
});

test("the owner's forms are refused without an answer, late, and for what is not there", async () => {
  const page = "/admin/dashboard/inquiries/demo-inquiry-new";
  expect((await owner.post(page, { intent: "answer", version: "1", answer: " " })).status).toBe(400);
  const late = await owner.post(page, { intent: "answer", version: "7", answer: "Yes, they can." });
  expect([late.status, await late.text()]).toEqual([409, expect.stringContaining("Yes, they can.")]);
  expect((await owner.post(page, { intent: "invite", version: "1" })).status).toBe(409);
  expect((await owner.get("/admin/dashboard/inquiries/nobody")).status).toBe(404);
  expect((await owner.post("/admin/dashboard/inquiries/nobody", { intent: "close", version: "1" })).status).toBe(404);
});
