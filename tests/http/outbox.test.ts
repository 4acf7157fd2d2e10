import { rmSync } from "node:fs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { deadPort, type MailServer, startMailServer } from "#tests/support/mail-server.ts";
import { newFolder, startServer, type TestServer } from "#tests/support/server.ts";
import { createVisitor, type Visitor } from "#tests/support/visitor.ts";

let dataDir: string;
let server: TestServer | undefined;
let mail: MailServer | undefined;
let device: string | undefined;
beforeEach(() => {
  dataDir = newFolder();
});
afterEach(async () => {
  await server?.stop("SIGKILL");
  await mail?.stop();
  server = mail = device = undefined;
  rmSync(dataDir, { recursive: true });
});

async function start(smtpUrl: string) {
  server = await startServer({ dataDir, env: { SMTP_URL: smtpUrl } });
  return server;
}

/** Always on the device of the first sign-in, because one on another would be told by a message of its own. */
async function asOwner(of: TestServer) {
  const visitor = createVisitor(of);
  if (device) visitor.cookies.set("larkfield.device", device);
  await visitor.post("/login", { email: "owner@example.com", password: "demo-owner" });
  device = visitor.cookies.get("larkfield.device");
  return visitor;
}

/** The owner moves an order on, and its client hears of it. */
async function putInWork(owner: Visitor) {
  // The link that the order has: another one would be told to the owner.
  const paymentLink = "https://pay.example.com/LF-1007";
  const terms = { version: "1", status: "in progress", total: "1640.00", paymentLink, agreed: "in progress" };
  const answer = await owner.post("/admin/dashboard/order/demo-stone/LF-1007/acts/save-order", terms);
  expect(answer.status).toBe(302);
}

const list = async (owner: Visitor, query: string) => (await owner.get(`/admin/dashboard/emails${query}`)).text();

const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 20_000, interval: 100 });

/** A hook that tells when it is reached and holds until it is let go. */
function gate() {
  const arrived = Promise.withResolvers<void>();
  const opened = Promise.withResolvers<void>();
  const hook = async () => {
    arrived.resolve();
    await opened.promise;
  };
  return {
    hook,
    arrived: arrived.promise,
    open: () => opened.resolve(),
    cut: () => opened.reject(new Error("cut off")),
  };
}

test("killed in the middle of a slow send, the message is sent after the restart, once", async () => {
  mail = await startMailServer();
  const slow = gate();
  mail.atMessage = slow.hook;
  const first = await start(mail.url);
  await putInWork(await asOwner(first));
  await slow.arrived;
  await first.stop("SIGKILL");
  slow.cut();
  mail.atMessage = () => {};

  const second = await start(mail.url);
  await mail.holds(1);
  const owner = await asOwner(second);
  await eventually(async () => expect(await list(owner, "?search=LF-1007&state=queued")).toContain("No e-mails found"));
  expect(await second.stop()).toBe(0);
  expect(mail.received).toHaveLength(1);
  expect(mail.received[0]?.subject).toBe("Your order LF-1007 is in the workroom");
});

test("killed between the server's yes and our note of it, a repeat carries the same Message-ID", async () => {
  mail = await startMailServer();
  const late = gate();
  mail.atAnswer = late.hook;
  const first = await start(mail.url);
  await putInWork(await asOwner(first));
  await late.arrived;
  await first.stop("SIGKILL");
  late.open();
  mail.atAnswer = () => {};
  await start(mail.url);
  const [one, two] = await mail.holds(2);
  expect(one?.messageId).toBeDefined();
  expect(two?.messageId).toBe(one?.messageId);
});

test("stopped during a slow send, the process lets it finish and does not repeat it", async () => {
  mail = await startMailServer();
  const slow = gate();
  mail.atMessage = slow.hook;
  const first = await start(mail.url);
  await putInWork(await asOwner(first));
  await slow.arrived;
  const ended = first.stop();
  await first.logged((line) => line.msg === "stopping");
  slow.open();
  expect(await ended).toBe(0);
  expect(mail.received).toHaveLength(1);

  const second = await start(mail.url);
  expect(await list(await asOwner(second), "?search=LF-1007&state=queued")).toContain("No e-mails found");
  expect(await second.stop()).toBe(0);
  expect(mail.received).toHaveLength(1);
});

test("without a mail server nothing else suffers; the owner sees the error and sends again when it is back", async () => {
  const port = await deadPort();
  const running = await start(`smtp://127.0.0.1:${port}`);
  const owner = await asOwner(running);
  await putInWork(owner);
  await eventually(async () => {
    expect(await list(owner, "?state=queued")).toMatch(/ECONNREFUSED.*1 try, next/s);
  });
  const id = /emails\/([\w-]{36})"/.exec(await list(owner, "?state=queued"))?.[1] ?? "";
  mail = await startMailServer(port);
  const press = { asked: "0", backTo: "/admin/dashboard/emails?state=queued" };
  for (const visitor of [owner, owner]) {
    const answer = await visitor.post(`/admin/dashboard/emails/${id}`, press);
    expect(answer.headers.get("location")).toBe("/admin/dashboard/emails?state=queued");
  }
  await mail.holds(1);
  await eventually(async () => expect(await list(owner, "?state=queued")).toContain("No e-mail is waiting"));
  await owner.post(`/admin/dashboard/emails/${id}`, press);
  expect(await running.stop()).toBe(0);
  expect(mail.received).toHaveLength(1);
});

test("a reset link is never shown to the owner or written to the log", async () => {
  const port = await deadPort();
  const running = await start(`smtp://127.0.0.1:${port}`);
  const asked = await createVisitor(running).post("/reset-password", { email: "client@example.com" });
  expect(await asked.text()).toContain("Password reset email sent!");
  const owner = await asOwner(running);
  await eventually(async () => expect(await list(owner, "?state=queued")).toContain("ECONNREFUSED"));
  const page = await list(owner, "?state=queued");
  expect(page).not.toContain("Send Again");
  const message = `/admin/dashboard/emails/${/emails\/([\w-]{36})"/.exec(page)?.[1]}`;
  for (const address of [message, `${message}.data`, `${message}/page`, "/admin/dashboard/emails.data?state=queued"]) {
    const answer = await owner.get(address);
    expect(answer.status).toBe(200);
    expect(await answer.text()).not.toContain("token");
  }
  const refused = await owner.post(message, { asked: "0" });
  expect(refused.status).toBe(409);
  expect(await running.stop()).toBe(0);
  expect(running.lines.join("\n")).not.toContain("token");
});

test("a message is shown under a policy that runs and loads nothing, and an unknown one is a 404", async () => {
  const running = await start(`smtp://127.0.0.1:${await deadPort()}`);
  const owner = await asOwner(running);
  const answer = await owner.get("/admin/dashboard/emails/demo-LF-1005-confirm/page");
  expect(answer.headers.get("content-security-policy")).toMatch(
    /^default-src 'none'; img-src data:; style-src 'unsafe-inline';/,
  );
  expect(await answer.text()).toContain("Thank you for your order");
  for (const address of ["/admin/dashboard/emails/nothing", "/admin/dashboard/emails/nothing/page"]) {
    expect((await owner.get(address)).status).toBe(404);
  }
  expect((await owner.post("/admin/dashboard/emails/nothing", { asked: "0" })).status).toBe(404);
  const elsewhere = { asked: "0", backTo: "https://elsewhere.example/" };
  const sent = await owner.post("/admin/dashboard/emails/demo-LF-1005-confirm", elsewhere);
  expect(sent.headers.get("location")).toBe("/admin/dashboard/emails/demo-LF-1005-confirm");
});
