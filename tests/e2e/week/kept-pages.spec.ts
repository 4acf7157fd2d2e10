import type { Page } from "@playwright/test";
import { demoNeighbor, demoOwner, demoPasswords } from "#app/demo/demo-people.ts";
import { expect, expectFine, open, signIn, test, welcome } from "#tests/support/browser-test.ts";
import { changeRows, readRows } from "#tests/support/rows.ts";

const house = () => ({ dataDir: process.env.LARKFIELD_DATA ?? "" });
const STOPS = "/admin/dashboard/stops";

/** The demo's order in work as another of two windows, both alike, with its packet. */
function addOrder() {
  const id = `LF-${Math.floor(Math.random() * 1e9)}`;
  const clone = (table: string, from: string, values: Record<string, unknown>) => {
    const [row] = readRows(house(), `select * from ${table} where ${from}`);
    const own = Object.entries({ ...row, ...values });
    const texts = own.map(([, value]) => (value === null ? "null" : `'${String(value).replaceAll("'", "''")}'`));
    changeRows(house(), `insert into ${table} (${own.map(([name]) => `"${name}"`)}) values (${texts})`);
    return row;
  };
  clone("orders", "id = 'LF-1004'", { id, number: null });
  const [packet] = readRows(house(), "select document from packets where orderId = 'LF-1004'");
  const frozen = JSON.parse(String(packet?.document));
  const twice = (windows: object[]) => ["one", "two"].map((key) => ({ ...windows[0], key, name: `Room ${key}` }));
  const document = {
    ...frozen,
    orderId: id,
    order: { ...frozen.order, windows: twice(frozen.order.windows) },
    inputs: twice(frozen.inputs),
    packet: { ...frozen.packet, windows: twice(frozen.packet.windows) },
  };
  clone("packets", "orderId = 'LF-1004'", { id, orderId: id, document: JSON.stringify(document) });
  return id;
}

/** An installation that began just now, at the installer's of the demo. */
function addStop() {
  const id = `stop-${crypto.randomUUID()}`;
  const now = Date.now() - 1000;
  const [startsAt, endsAt] = [new Date(now).toISOString(), new Date(now + 3_600_000).toISOString()];
  changeRows(
    house(),
    `insert into appointments (id, kind, calendar, assigneeId, orderId, userId, startsAt, endsAt, bufferMinutes, state,
      title, address, clientNote, houseNote, sequence, version, createdBy, createdAt, updatedAt, closedWords)
     values ('${id}', 'installation', '${id}', 'demo-installer', '${addOrder()}', '${demoNeighbor.id}', '${startsAt}', '${endsAt}',
      0, 'booked', '', '7 Example Avenue', '', '', 0, 1, '${demoOwner.id}', '${startsAt}', '${startsAt}', '')`,
  );
  return id;
}

// Asked by `expect.poll`: Playwright's `waitForFunction` takes a promise itself for a yes.
const isKept = (page: Page, path: string) =>
  expect
    .poll(() => page.evaluate(async (kept) => Boolean(await (await caches.open("larkfield.kept.1")).match(kept)), path))
    .toBe(true);

test("a press shows after a reload, though the page was read before it counted", async ({ page }) => {
  const address = `${STOPS}/${addStop()}`;
  // The worker's own requests would pass by what holds them here.
  await page.addInitScript("Object.defineProperty(navigator, 'serviceWorker', { value: undefined })");
  await signIn(page, { email: "installer@example.com", password: demoPasswords.admin });
  await open(page, address);
  const read = Promise.withResolvers<void>();
  await page.route(`${address}/press`, async (route) => {
    await read.promise;
    await route.continue();
  });
  await page.route(address, async (route) => {
    const before = await route.fetch();
    // The page that is left asks for itself anew as soon as it has heard the answer.
    const heard = page.waitForRequest((request) => request.url().includes(`${address}.data`));
    read.resolve();
    await heard;
    await route.fulfill({ response: before });
  });
  const hung = page.getByRole("button", { name: "Hung: Room one" });
  await hung.click();
  await expect(hung).toHaveAttribute("aria-pressed", "true");
  await page.reload();
  await expect(page.getByRole("button", { name: /^Hung, .+: Room one$/ })).toHaveAttribute("aria-pressed", "true");
});

test.describe("an installer on a phone", () => {
  // What its pages need must be there when the line is gone.
  test.use({ viewport: { width: 390, height: 664 }, sparing: false });

  /** An installer's phone with this stop open, kept for where there is no line. */
  async function phoneAt(page: Page, id: string) {
    await signIn(page, { email: "installer@example.com", password: demoPasswords.admin });
    await open(page, STOPS);
    await isKept(page, `${STOPS}/${id}`);
    await open(page, `${STOPS}/${id}`);
    await isKept(page, `${STOPS}/${id}.data`);
  }

  /** Both windows hang, and the client signs. */
  async function hangAndSign(page: Page) {
    for (const name of ["Hung: Room one", "Hung: Room two"]) await page.getByRole("button", { name }).click();
    await page.getByLabel("The client’s name").fill("Theo Ashgrove");
    const pad = page.getByRole("img", { name: "Sign here with a finger" });
    await pad.scrollIntoViewIfNeeded();
    const box = await pad.boundingBox();
    if (!box) throw new Error("nowhere to sign");
    await page.mouse.move(box.x + 20, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(box.x + 120, box.y + 50, { steps: 5 });
    await page.mouse.up();
  }

  const waits = (page: Page, words: string) =>
    expect(page.getByRole("status").filter({ hasText: words })).toBeVisible();

  test("8. Installer at 390 px offline: Hung on two windows, signature, Finish; back online one report, one installation_done; pressed twice on two phones: one", async ({
    page,
    context,
    browser,
  }) => {
    const id = addStop();
    const other = await browser.newContext({ baseURL: process.env.LARKFIELD_URL ?? "" });
    await welcome(other);
    const second = await other.newPage();
    const phones = [
      { phone: page, line: context },
      { phone: second, line: other },
    ];
    for (const { phone, line } of phones) {
      await phoneAt(phone, id);
      await line.setOffline(true);
    }
    await expectFine(page);
    await page.getByRole("checkbox").first().check();
    await page.getByRole("button", { name: "Hung: Room one" }).click();
    await expect(page.getByRole("button", { name: "Hung: Room one" })).toHaveAttribute("aria-pressed", "true");
    await waits(page, "Hung. Waits to be sent.");
    await waits(page, "1 thing waits to be sent");
    await page.reload();
    await waits(page, "1 thing waits to be sent");
    await expect(page.getByRole("checkbox").first()).toBeChecked();
    // Pressed by a slip, and taken back without a line too.
    await page.getByRole("button", { name: "Hung: Room one" }).click();
    await waits(page, "Not hung after all. Waits to be sent.");
    for (const { phone } of phones) {
      await hangAndSign(phone);
      await phone.getByRole("button", { name: "Finish" }).click();
      await waits(phone, "Finish waits to be sent.");
    }
    await expectFine(page);
    for (const { phone, line } of phones) {
      await line.setOffline(false);
      await expect(phone.getByRole("heading", { name: /^Finished / })).toBeVisible({ timeout: 60_000 });
      await expect(phone.getByText("Not taken")).toHaveCount(0);
    }
    await expect(page.getByRole("img", { name: "Signature of Theo Ashgrove" })).toBeVisible();
    await expectFine(page);
    expect(readRows(house(), "select hung from stopReports where appointmentId = ?", id)).toEqual([
      { hung: "one two" },
    ]);
    const mails = readRows(house(), "select parameters from emails where kind = 'installation_done'");
    expect(mails.filter(({ parameters }) => String(parameters).includes(id))).toHaveLength(1);
    await other.close();
  });

  test("reads who closed the stop meanwhile, and keeps what was typed until it is let be", async ({
    page,
    context,
    browser,
  }) => {
    const id = addStop();
    await phoneAt(page, id);
    await context.setOffline(true);
    await hangAndSign(page);
    await page.getByLabel("Something is wrong").fill("The left bracket is loose.");
    await page.getByRole("button", { name: "Finish" }).click();
    await waits(page, "3 things wait to be sent");
    const other = await browser.newContext({ baseURL: process.env.LARKFIELD_URL ?? "" });
    await welcome(other);
    const second = await other.newPage();
    await signIn(second, { email: "owner@example.com", password: demoPasswords.admin });
    await open(second, `${STOPS}/${id}`);
    await second.getByLabel("Why it was not done").fill("Nobody opened.");
    await second.getByRole("button", { name: "Not Done" }).click();
    await expect(second.getByText(/closed it .*: not done\. Nobody opened\./)).toBeVisible();
    await other.close();
    await context.setOffline(false);
    const kept = page.getByRole("region", { name: "Not taken" });
    await expect(kept).toContainText("The house has what you sent.", { timeout: 60_000 });
    for (let look = 0; look < 2; look++) {
      await expect(kept).toContainText(/closed it .*: not done\. It is over and can no longer be changed\./);
      await expect(kept).toContainText("Hung, Room two");
      await expect(kept).toContainText("The client’s name: Theo Ashgrove");
      await expect(kept).toContainText("The left bracket is loose.");
      await expect(kept.getByRole("img", { name: "The signature" })).toBeVisible();
      await expectFine(page);
      // It is there on the list too, and after another look.
      await open(page, look === 0 ? STOPS : `${STOPS}/${id}`);
    }
    const late = readRows(house(), "select note from tasks where title like 'Problem at a stop%' order by createdAt");
    expect(String(late.at(-1)?.note)).toContain(
      "Signed by: Theo Ashgrove\nSomething is wrong: The left bracket is loose.",
    );
    await expect(kept).toBeVisible();
    while ((await kept.count()) > 0) await kept.getByRole("button", { name: "Leave It" }).first().click();
    await page.reload();
    await expect(kept).toHaveCount(0);
  });

  test("leaves nothing on the phone at a log-out", async ({ page, context }) => {
    const id = addStop();
    await signIn(page, { email: "installer@example.com", password: demoPasswords.admin });
    await open(page, STOPS);
    await isKept(page, `${STOPS}/${id}`);
    // However the session ended, whoever comes to the log-in finds nothing of the one before.
    await context.clearCookies();
    await page.goto("/login");
    const left = async () => [
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    ];
    await expect.poll(() => page.evaluate(left)).toEqual([]);
    await context.setOffline(true);
    await expect(page.goto(`${STOPS}/${id}`)).rejects.toThrow();
  });
});
