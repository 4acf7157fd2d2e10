import { execFileSync } from "node:child_process";
import path from "node:path";
import { type BrowserContext, test as base, expect, type Locator, type Page } from "@playwright/test";
import { lookWithAxe } from "./browser/axe.ts";
import { keyLinkTo } from "./outbox-links.ts";

export { expect };

export const sizes = [
  { name: "phone", width: 390, height: 664 },
  { name: "desktop", width: 1440, height: 900 },
];

/** A page that fails its test when the browser has something to complain about, or when a request leaves the host. */
export const test = base.extend<{ complaints: string[]; welcomed: boolean; sparing: boolean }>({
  /** Most tests are of somebody who has read the welcome before. */
  welcomed: [true, { option: true }],
  /** And of somebody who asked the browser to spare data: a portal's 300 other files would be fetched in every test anew. */
  sparing: [true, { option: true }],
  // biome-ignore-start lint/correctness/noEmptyPattern: Playwright reads the fixtures a test needs from this pattern.
  // Attempts are counted per sender, so each test comes from a place of its own.
  extraHTTPHeaders: async ({}, use) => use({ "x-forwarded-for": crypto.randomUUID() }),
  baseURL: async ({}, use) => use(process.env.LARKFIELD_URL),
  // biome-ignore-end lint/correctness/noEmptyPattern: see above.
  complaints: [
    async ({ page, context, baseURL, welcomed, sparing }, use) => {
      if (welcomed) await welcome(context);
      if (sparing)
        await context.addInitScript("Object.defineProperty(navigator.connection, 'saveData', { value: true })");
      await slowDown(page);
      const complaints = complaintsOf(page, baseURL);
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** What the browser has to complain about as it comes, and every request that leaves the host. */
export function complaintsOf(page: Page, baseURL: string | undefined) {
  const complaints: string[] = [];
  page.on("console", (message) => {
    // The browser itself reports every 4xx; the tests that cause one expect it.
    const expected = /Failed to load resource/.test(message.text());
    if (["error", "warning"].includes(message.type()) && !expected) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("request", (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(`${baseURL}/`)) {
      complaints.push(`left the host: ${request.url()}`);
    }
  });
  return complaints;
}

/** With `SLOWER=10 npm run e2e` the page's processor is ten times slower: what a test forgot to wait for shows. */
async function slowDown(page: Page) {
  const rate = Number(process.env.SLOWER ?? 1);
  if (rate > 1) await (await page.context().newCDPSession(page)).send("Emulation.setCPUThrottlingRate", { rate });
}

/** The browser of somebody who has read the welcome. */
export function welcome(context: BrowserContext) {
  return context.addCookies([{ name: "larkfield.welcome-seen", value: "yes", url: process.env.LARKFIELD_URL ?? "" }]);
}

/** The page is live: scripts have taken over what the server sent. */
export async function open(page: Page, address: string) {
  await page.goto(address);
  // The body is the last that React takes over: before it a press would be lost.
  await page.waitForFunction(
    () =>
      "__reactRouterDataRouter" in window && Object.keys(document.body).some((key) => key.startsWith("__reactProps$")),
  );
}

export async function expectAccessible(page: Page) {
  // What is judged is the page that stands, not the thread along its top while another is on its way.
  await expect(page.getByRole("progressbar", { name: "Loading..." })).toHaveCount(0);
  const { violations } = await lookWithAxe(page);
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
  expect(found, page.url()).toEqual([]);
}

/**
 * Nothing to scroll sideways for at a phone's and at a desk's width, and nothing to complain about where it is looked at: a
 * journey is made once, and each of its pages is seen at both sizes.
 */
export async function expectFine(page: Page, lookedAt = ["phone", "desktop"], seenAt = sizes) {
  const before = page.viewportSize();
  for (const { name, width, height } of seenAt) {
    await resize(page, { width, height });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    if (lookedAt.includes(name)) await expectAccessible(page);
  }
  if (before) await resize(page, before);
}

/** The page may take a moment to be as wide as it was told to be. */
export async function resize(page: Page, size: { width: number; height: number }) {
  await page.setViewportSize(size);
  await expect.poll(() => page.evaluate(() => innerWidth)).toBe(size.width);
}

export function newPerson() {
  const id = crypto.randomUUID().slice(0, 8);
  return {
    firstName: "Ida",
    lastName: `Sample ${id}`,
    phoneNumber: "(215) 555-0123",
    email: `ida.${id}@example.com`,
    password: "linen-and-lace",
    street: "1 Sample Street",
    city: "Philadelphia",
    state: "PA",
    zipCode: "19103",
  };
}

type Person = ReturnType<typeof newPerson>;

export async function fillSignUp(page: Page, person: Person) {
  await page.getByLabel("First Name").fill(person.firstName);
  await page.getByLabel("Last Name").fill(person.lastName);
  await page.getByLabel("Phone Number").fill(person.phoneNumber);
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByLabel("Confirm Password").fill(person.password);
  await page.getByLabel("Street").fill(person.street);
  await page.getByLabel("City").fill(person.city);
  await page.getByLabel("State").fill(person.state);
  await page.getByLabel("Zip Code").fill(person.zipCode);
  await page.getByLabel("I agree to the").check();
}

/** Somebody new, signed in: the form's fields sent without the form, which has tests of its own. No page is opened. */
export async function signUp(page: Page, changes: Partial<Person> = {}) {
  const person = { ...newPerson(), ...changes };
  await send(page, "/sign-up", { ...person, confirmPassword: person.password, terms: "on" });
  return person;
}

/** The sessions of this worker's people. Who logs out, or is ended by others, is somebody of that test's own. */
const sessions = new Map<string, Awaited<ReturnType<BrowserContext["cookies"]>>>();

/** This person is signed in, in the same way. */
export async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  const kept = sessions.get(email);
  if (kept) return page.context().addCookies(kept);
  await send(page, "/login", { email, password });
  sessions.set(email, await page.context().cookies());
}

/** Sends a form past the pages, with the browser's own cookies; answers where it led. */
export async function send(page: Page, address: string, form: Record<string, string>) {
  const headers = { origin: process.env.LARKFIELD_URL ?? "" };
  const answer = await page.request.post(address, { form, headers, maxRedirects: 0 });
  expect([address, answer.status()]).toEqual([address, 302]);
  return answer.headers().location ?? "";
}

/** By the form, as people do. */
export async function logIn(page: Page, { email, password }: { email: string; password: string }) {
  await open(page, "/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
}

/** An admin of this test's own, made with the command that makes the first one. */
export function makeOwner() {
  const owner = { email: `owner.${crypto.randomUUID().slice(0, 8)}@example.com`, password: "bolt-of-linen" };
  const script = path.resolve(import.meta.dirname, "../../scripts/operate/admin.ts");
  // As the server of this run hashes, or it would not know the password again.
  const NODE_OPTIONS = `--import ${process.env.LARKFIELD_PRELOAD}`;
  const env = { PATH: process.env.PATH, DATA_DIR: process.env.LARKFIELD_DATA, NODE_OPTIONS };
  execFileSync(process.execPath, [script, owner.email], { env, input: owner.password });
  return owner;
}

/** The link with a key in the newest e-mail to this address that has one, as soon as it is written. */
export async function linkInEmailTo(address: string) {
  let link: string | undefined;
  await expect
    .poll(async () => {
      link = await keyLinkTo(address, process.env.LARKFIELD_DATA ?? "");
      return link;
    }, `an e-mail with a link to ${address}`)
    .toBeDefined();
  return new URL(link ?? "");
}

/** A script types faster than anybody, and a form for everybody says so: the same a moment later is a person's. */
export async function sendAsPerson(page: Page, send: Locator, title: string) {
  await send.click();
  const quick = page.getByText("That was quick.");
  const done = page.getByRole("heading", { name: title });
  await expect(quick.or(done)).toBeVisible();
  await expect(async () => {
    if (await quick.isVisible()) await send.click();
    await expect(done).toBeVisible({ timeout: 1000 });
  }).toPass();
}
