import { afterAll, beforeAll, expect, test } from "vitest";
import { orderPages } from "#app/routes/client/order-paths.ts";
import { mailTo, verifyByMail } from "#tests/support/mail/mail-to.ts";
import { type MailServer, startMailServer } from "#tests/support/mail-server.ts";
import { type Manner, signUp, walkOrder } from "#tests/support/orders/order-walk.ts";
import { readRows } from "#tests/support/rows.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { createVisitor, signedIn, signedUp } from "#tests/support/visitor.ts";

let server: TestServer;
let mail: MailServer;
beforeAll(async () => {
  mail = await startMailServer();
  server = await startServer({ env: { SMTP_URL: mail.url } });
});
afterAll(async () => {
  await server.stop();
  await mail.stop();
});

const ASKED = "Please verify your e-mail address";

function verified(email: string) {
  return readRows(server, "select emailVerified from users where email = ?", email)[0]?.emailVerified;
}

test("a sign-up leads straight to the dashboard, which asks; one click on the link in the same browser verifies", async () => {
  const { visitor, email } = await signedUp(server, { firstName: "Win a prize at evil.example" });
  expect(await (await visitor.get("/client/dashboard")).text()).toContain(ASKED);
  const { text, path } = await mailTo(mail, email);
  expect(text).not.toContain("prize");
  const answer = await visitor.get(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.headers.get("referrer-policy")).toBe("same-origin");
  expect(await answer.text()).toContain(`Thank you. ${email} is verified.`);
  expect(verified(email)).toBe(1);
  expect(await (await visitor.get("/client/dashboard")).text()).not.toContain(ASKED);
  expect(await (await createVisitor(server).get(path)).text()).toContain("is verified.");
});

test("a program that opens every link in a mail verifies nothing; a person presses the button", async () => {
  const { email } = await signedUp(server);
  const { path } = await mailTo(mail, email);
  const stranger = createVisitor(server);
  for (const method of ["HEAD", "GET"]) expect((await stranger.send(path, { method })).status).toBe(200);
  expect((await stranger.get(path.replace("?", ".data?"))).status).toBe(200);
  const { visitor: somebodyElse } = await signedUp(server);
  const page = await (await somebodyElse.get(path)).text();
  expect(page).toContain("Is this your address?");
  expect(page).toContain("Yes, verify it");
  expect(verified(email)).toBe(0);
  const token = path.split("token=")[1] ?? "";
  expect(await (await stranger.post("/verify-address", { token })).text()).toContain("is verified.");
  expect(verified(email)).toBe(1);
});

test("an old link is answered kindly, and the banner's button sends a new one, five times an hour", async () => {
  const { visitor, email } = await signedUp(server);
  const first = await mailTo(mail, email);
  const resend = () =>
    visitor.post("/client/dashboard/verify-address", { backTo: "/client/dashboard/profile?panel=edit" });
  const answer = await resend();
  expect(answer.headers.get("location")).toBe("/client/dashboard/profile?panel=edit");
  expect(await (await visitor.get("/client/dashboard/profile")).text()).toContain(`We sent a new link to ${email}.`);
  await mailTo(mail, email, 2);
  const old = await visitor.get(first.path);
  expect(old.status).toBe(410);
  expect(await old.text()).toContain("This link has expired, was canceled, or a newer one has taken its place.");
  for (let time = 3; time <= 5; time += 1) await resend();
  await resend();
  expect(await (await visitor.get("/client/dashboard")).text()).toContain("Too many attempts. Please try again later.");
  const elsewhere = await visitor.post("/client/dashboard/verify-address", { backTo: "https://evil.example/" });
  expect(elsewhere.headers.get("location")).toBe("/client/dashboard");
});

test("the owner sees whether a client's address is verified", async () => {
  const { user } = await signedUp(server);
  const owner = await signedIn(server, "owner@example.com", "demo-owner");
  expect(await (await owner.get(`/admin/dashboard/customer/${user?.id}`)).text()).toContain("Not verified yet");
  expect(await (await owner.get("/admin/dashboard/customer/demo-client")).text()).toMatch(/>Verified</);
});

test("a fourth open order waits for the address, with the button that sends the link", async () => {
  const walker = await signUp(server.url);
  const manner: Manner = {
    open: (visitor, page) => visitor.get(page),
    send: (visitor, page, fields) => visitor.post(page, fields),
  };
  for (const _ of [1, 2, 3]) expect(await walkOrder(walker, 1, manner)).toBe(true);
  expect(await walkOrder(walker, 1, manner)).toBe(false);
  const { overview } = orderPages(walker.orders.at(-1)?.orderId ?? "");
  const version = /name="version" value="(\d+)"/.exec(await (await walker.visitor.get(overview)).text())?.[1] ?? "";
  const refused = await walker.visitor.post(overview, { intent: "submit", version });
  expect(refused.status).toBe(403);
  const page = await refused.text();
  expect(page).toContain("You have three orders open with us.");
  expect(page).toMatch(/<button[^>]* formAction="\/client\/dashboard\/verify-address"[^>]*>.*?Send the link again/);
  await verifyByMail(mail, walker);
  expect((await walker.visitor.post(overview, { intent: "submit", version })).status).toBe(302);
});

test("a change of address is shown until it is canceled; its link is spent then, and says so", async () => {
  const { visitor, email, password } = await signedUp(server);
  const newEmail = `canceled.${email}`;
  const form = { intent: "address", newEmail, currentPassword: password };
  expect((await visitor.post("/client/dashboard/profile?panel=email", form)).status).toBe(302);
  const profile = async () => (await visitor.get("/client/dashboard/profile")).text();
  const WAITING = `We’ve written to <span class="font-medium">${newEmail}</span>`;
  expect(await profile()).toContain(WAITING);
  const { path } = await mailTo(mail, newEmail);
  expect((await visitor.post("/client/dashboard/profile", { intent: "cancel-address" })).status).toBe(302);
  const after = await profile();
  expect(after).toContain(`The change to ${newEmail} is canceled. Its link no longer works.`);
  expect(after).not.toContain(WAITING);
  const spent = await visitor.get(path);
  expect(spent.status).toBe(410);
  expect(await spent.text()).toContain("This link has expired, was canceled, or a newer one has taken its place.");
});

test("a change link that was used says so, and shows no address to whoever finds it", async () => {
  const owner = await signedIn(server, "owner@example.com", "demo-owner");
  const newEmail = "owner.moved@example.com";
  const form = { intent: "address", newEmail, currentPassword: "demo-owner" };
  expect((await owner.post("/admin/dashboard/settings?panel=email", form)).status).toBe(302);
  expect(await (await owner.get("/admin/dashboard/settings")).text()).toContain(newEmail);
  const { path } = await mailTo(mail, newEmail);
  expect(await (await owner.get(path)).text()).toContain(`${newEmail} is the address of your account now.`);
  const again = await createVisitor(server).get(path);
  expect(again.status).toBe(200);
  const page = await again.text();
  expect(page).toContain("This link was used already. Your address has been changed.");
  expect(page).not.toContain(newEmail);
});
