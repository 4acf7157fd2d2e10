import { execFileSync } from "node:child_process";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { changeRows, readRows } from "#tests/support/rows.ts";
import { createAuthenticator } from "#tests/support/second-step/authenticator.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { createVisitor, signedIn, type Visitor } from "#tests/support/visitor.ts";

const root = path.resolve(import.meta.dirname, "../..");
const setUp = "/admin/dashboard/settings/second-step";
const page = "/admin/dashboard/order/demo-client/LF-1001";
const asked = "Please enter the code from your authenticator app, or a recovery code.";

let server: TestServer;
let owner: Visitor;
let phone: ReturnType<typeof createAuthenticator>;
let recoveryCodes: string[];

/** Without scripts, as every form of the house works. */
beforeAll(async () => {
  server = await startServer();
  owner = await signedIn(server, "owner@example.com", "demo-owner");
  const started = await (await owner.post(setUp, { intent: "start", currentPassword: "demo-owner" })).text();
  const address = /href="(otpauth:[^"]+)"/.exec(started)?.[1]?.replaceAll("&amp;", "&") ?? "";
  phone = createAuthenticator(address);
  const on = await owner.post(setUp, { intent: "confirm", secondStepCode: phone.next() });
  recoveryCodes = [...(await on.text()).matchAll(/<li>([a-z2-9]{5}-[a-z2-9]{5})<\/li>/g)].map(([, code]) => code ?? "");
});
afterAll(async () => {
  await server.stop();
});

const proveTooLongAgo = () =>
  changeRows(server, "update sessions set secondStepAt = '2026-01-01T00:00:00.000Z' where userId = 'demo-owner'");
const orderRow = () => readRows(server, "select paymentLink, version from orders where id = 'LF-1001'")[0];
const terms = () => ({ status: "quoted", total: "2480", version: String(orderRow()?.version) });

test("recovery codes are shown once, and the next look at the page does not show them", async () => {
  expect(recoveryCodes).toHaveLength(10);
  const again = await (await owner.get(setUp)).text();
  expect(again).not.toContain(recoveryCodes[0]);
  expect(again).toContain("10 codes are left.");
});

test("a right password leads to the second step, and no other page opens before it", async () => {
  const visitor = createVisitor(server);
  await visitor.get("/admin/dashboard/customers");
  const half = await visitor.post("/login", { email: "owner@example.com", password: "demo-owner" });
  expect(half.headers.get("location")).toBe("/login/second-step");
  expect((await visitor.get("/admin/dashboard")).headers.get("location")).toBe("/login");
  await visitor.get("/admin/dashboard/customers");
  expect((await visitor.get("/login/second-step")).status).toBe(200);

  const letters = await visitor.post("/login/second-step", { secondStepCode: "letters" });
  expect(letters.status).toBe(400);
  expect(await letters.text()).toContain("A code has six digits. A recovery code has ten letters and digits.");
  expect((await visitor.post("/login/second-step", { secondStepCode: "9".repeat(500_000) })).status).toBe(413);
  expect((await visitor.post("/login/second-step", { secondStepCode: "9".repeat(7_000) })).status).toBe(400);
  const wrong = await visitor.post("/login/second-step", { secondStepCode: "abcde-fgh23" });
  expect(wrong.status).toBe(401);
  expect(await wrong.text()).toContain("That code is not right, or was used already. Please enter the newest one.");

  const done = await visitor.post("/login/second-step", { secondStepCode: recoveryCodes[0] ?? "" });
  expect(done.headers.get("location")).toBe("/admin/dashboard/customers");
  expect((await visitor.get("/admin/dashboard")).status).toBe(200);
  expect((await visitor.get("/login/second-step")).headers.get("location")).toBe("/admin/dashboard");
});

test("a half-finished sign-in that is over says so on the log-in page", async () => {
  const visitor = createVisitor(server);
  await visitor.post("/login", { email: "owner@example.com", password: "demo-owner" });
  changeRows(server, "update verifications set expiresAt = '2026-01-01T00:00:00.000Z'");
  const late = await visitor.post("/login/second-step", { secondStepCode: recoveryCodes[1] ?? "" });
  expect(late.headers.get("location")).toBe("/login");
  const said = "This took more than ten minutes, or was done already. Please log in again.";
  expect(await (await visitor.get("/login")).text()).toContain(said);
});

test("within twelve hours a payment link is saved as ever; later it is held back, with everything typed kept", async () => {
  const first = await owner.post(`${page}/acts/save-order`, { ...terms(), paymentLink: "https://pay.example.com/1" });
  expect(first.headers.get("location")).toBe(page);
  proveTooLongAgo();
  const typed = { ...terms(), total: "2,480.00", paymentLink: "https://pay.example.com/2" };
  const held = await owner.post(`${page}/acts/save-order`, typed);
  expect(held.status).toBe(401);
  const form = await held.text();
  for (const text of [asked, 'value="https://pay.example.com/2"', 'value="2,480.00"', 'name="secondStepCode"']) {
    expect(form).toContain(text);
  }
  // Nobody has made a mistake yet: the field is new. Sent empty it is one.
  expect(form).not.toContain('aria-invalid="true"');
  expect(await (await owner.post(`${page}/acts/save-order`, { ...typed, secondStepCode: "" })).text()).toContain(
    'aria-invalid="true"',
  );
  // Not by a version that is yet to come, either.
  const ahead = await owner.post(`${page}/acts/save-order`, { ...typed, version: String(Number(typed.version) + 1) });
  expect(ahead.status).toBe(401);
  expect(orderRow()?.paymentLink).toBe("https://pay.example.com/1");
  // What leaves the link alone asks nothing.
  const same = await owner.post(`${page}/acts/save-order`, { ...terms(), paymentLink: "https://pay.example.com/1" });
  expect(same.headers.get("location")).toBe(page);
  const proved = await owner.post(`${page}/acts/save-order`, {
    ...typed,
    version: String(orderRow()?.version),
    secondStepCode: phone.next(),
  });
  expect(proved.headers.get("location")).toBe(page);
  expect(orderRow()?.paymentLink).toBe("https://pay.example.com/2");
});

test.each([
  [
    "a custom order's link",
    "/admin/dashboard/custom-order/demo-client",
    { orderName: "Pillows", description: "Two", total: "10", paymentLink: "https://pay.example.com/9" },
  ],
  [
    "a password",
    "/admin/dashboard/settings",
    { currentPassword: "demo-owner", newPassword: "bolt-of-linen", confirmPassword: "bolt-of-linen" },
  ],
])("%s is held back too", async (_, address, fields) => {
  proveTooLongAgo();
  const held = await owner.post(address, fields);
  expect(held.status).toBe(401);
  expect(await held.text()).toContain(asked);
});

test("the link for the fee of a visit is held back too", async () => {
  proveTooLongAgo();
  const [schedule] = readRows(server, "select * from schedules");
  const hours = { mondayFrom: "", version: String(schedule?.version) };
  const form = await (await owner.get("/admin/dashboard/availability")).text();
  const fields = Object.fromEntries(
    [...form.matchAll(/<input[^>]*name="(\w+)"[^>]*value="([^"]*)"/g)].map(([, name = "", value = ""]) => [
      name,
      value,
    ]),
  );
  const held = await owner.post("/admin/dashboard/availability", {
    ...fields,
    ...hours,
    intent: "schedule",
    paymentLink: "https://pay.example.com/fee",
  });
  expect(held.status).toBe(401);
  expect(readRows(server, "select paymentLink from schedules")[0]?.paymentLink).toBe(schedule?.paymentLink);
});

test.each(["balances.csv?only=overdue", "reports/ledger.csv", "reports/quotes.csv", "reports/sales.csv"])(
  "a file of the house’s money leads to the second step: %s",
  async (name) => {
    proveTooLongAgo();
    const file = `/admin/dashboard/${name}`;
    const way = (await owner.get(file)).headers.get("location");
    expect(way).toBe(`/admin/dashboard/second-step?to=${encodeURIComponent(file)}`);
  },
);

test.each([
  ["/admin/dashboard/orders.csv?status=quoted", "text/csv; charset=utf-8"],
  ["/admin/dashboard/purchase-list.csv?order=LF-1001", "text/csv; charset=utf-8"],
  ["/admin/dashboard/customer/demo-client/data.zip", "application/zip"],
])("an export leads to the second step and from there to the file: %s", async (file, type) => {
  proveTooLongAgo();
  const way = (await owner.get(file)).headers.get("location") ?? "";
  expect(way).toBe(`/admin/dashboard/second-step?to=${encodeURIComponent(file)}`);
  expect((await owner.post(way, { secondStepCode: "" })).status).toBe(401);
  const proved = await owner.post(way, { secondStepCode: recoveryCodes.pop() ?? "" });
  expect(proved.headers.get("location")).toBe(way);
  expect(await (await owner.get(way)).text()).toContain(`content="0;url=${file}"`);
  expect((await owner.get(file)).headers.get("content-type")).toBe(type);
});

test("from the second step nobody is led to another host", async () => {
  const elsewhere = await owner.get("/admin/dashboard/second-step?to=https://evil.example");
  expect(elsewhere.headers.get("location")).toBe("/admin/dashboard");
});

test("what changes the second step itself asks as well", async () => {
  proveTooLongAgo();
  expect((await owner.get(setUp)).headers.get("location")).toBe(
    `/admin/dashboard/second-step?to=${encodeURIComponent(setUp)}`,
  );
  for (const intent of ["renew", "turn-off", "add-passkey", "remove-passkey"]) {
    const answer = await owner.post(setUp, { intent, currentPassword: "demo-owner", passkeyName: "x" });
    expect([intent, answer.status]).toEqual([intent, 302]);
  }
  expect((await owner.post("/admin/dashboard/passkey", { intent: "add" })).status).toBe(302);
});

test("somebody at the machine removes it with a command, and only from an account that has one", async () => {
  const env = { PATH: process.env.PATH, DATA_DIR: server.dataDir };
  const command = (email: string) =>
    execFileSync(process.execPath, [path.join(root, "scripts/operate/admin.ts"), email, "--forget-second-step"], {
      env,
      stdio: "pipe",
    }).toString();
  expect(() => command("client@example.com")).toThrow(/client@example.com has no second step./);
  expect(command("owner@example.com")).toContain("owner@example.com has no second step anymore");
  await signedIn(server, "owner@example.com", "demo-owner");
  expect((await owner.get("/admin/dashboard/orders.csv")).status).toBe(200);
});
