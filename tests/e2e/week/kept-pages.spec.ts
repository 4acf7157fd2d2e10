import type { Page } from "@playwright/test";
import { demoNeighbor, demoOwner, demoPasswords } from "#app/demo/demo-people.ts";
import { expect, expectFine, open, signIn, test } from "#tests/support/browser-test.ts";
import { changeRows, readRows } from "#tests/support/rows.ts";

const house = () => ({ dataDir: process.env.LARKFIELD_DATA ?? "" });
const STOPS = "/admin/dashboard/stops";

/** An installation that begins now, at the installer's of the demo. */
function addStop(id: string) {
  const now = Date.now();
  const [startsAt, endsAt] = [new Date(now).toISOString(), new Date(now + 3_600_000).toISOString()];
  changeRows(
    house(),
    `insert into appointments (id, kind, calendar, assigneeId, orderId, userId, startsAt, endsAt, bufferMinutes, state,
      title, address, clientNote, houseNote, sequence, version, createdBy, createdAt, updatedAt, closedWords)
     values ('${id}', 'installation', '${id}', 'demo-installer', 'LF-1004', '${demoNeighbor.id}', '${startsAt}', '${endsAt}',
      0, 'booked', '', '7 Example Avenue', '', '', 0, 1, '${demoOwner.id}', '${startsAt}', '${startsAt}', '')`,
  );
}

const isKept = (page: Page, path: string) =>
  page.waitForFunction(async (kept) => Boolean(await (await caches.open("larkfield.kept.1")).match(kept)), path);

test.describe("an installer on a phone", () => {
  test.use({ viewport: { width: 390, height: 664 } });

  test("8. Installer at 390 px offline: hangs and finishes without a line, over a reload too, and sends it once", async ({
    page,
    context,
  }) => {
    const id = `stop-${crypto.randomUUID()}`;
    addStop(id);
    await signIn(page, { email: "installer@example.com", password: demoPasswords.admin });
    await open(page, STOPS);
    await isKept(page, `${STOPS}/${id}`);
    await open(page, `${STOPS}/${id}`);
    await isKept(page, `${STOPS}/${id}.data`);
    await expectFine(page);
    await context.setOffline(true);
    await page.getByRole("button", { name: "Hung" }).first().click();
    await expect(page.getByRole("status").filter({ hasText: "1 thing waits to be sent" })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("status").filter({ hasText: "1 thing waits to be sent" })).toBeVisible();
    await page.getByLabel("The client’s name").fill("Theo Ashgrove");
    const pad = page.getByRole("img", { name: "Sign here with a finger" });
    await pad.scrollIntoViewIfNeeded();
    const box = await pad.boundingBox();
    if (!box) throw new Error("nowhere to sign");
    await page.mouse.move(box.x + 20, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(box.x + 120, box.y + 50, { steps: 5 });
    await page.mouse.up();
    await page.getByRole("button", { name: "Finish" }).click();
    await expect(page.getByRole("status").filter({ hasText: "2 things wait to be sent" })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole("heading", { name: /^Finished / })).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole("img", { name: "Signature of Theo Ashgrove" })).toBeVisible();
    await expectFine(page);
    expect(readRows(house(), "select signedName from stopReports where appointmentId = ?", id)).toHaveLength(1);
    const mails = readRows(house(), "select parameters from emails where kind = 'installation_done'");
    expect(mails.filter(({ parameters }) => String(parameters).includes(id))).toHaveLength(1);
  });

  test("leaves nothing on the phone at a log-out", async ({ page, context }) => {
    const id = `stop-${crypto.randomUUID()}`;
    addStop(id);
    await signIn(page, { email: "installer@example.com", password: demoPasswords.admin });
    await open(page, STOPS);
    await isKept(page, `${STOPS}/${id}`);
    // However the session ended, whoever comes to the log-in finds nothing of the one before.
    await context.clearCookies();
    await page.goto("/login");
    await page.waitForFunction(async () => (await caches.keys()).length === 0);
    await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistrations()).length === 0);
    await context.setOffline(true);
    await expect(page.goto(`${STOPS}/${id}`)).rejects.toThrow();
  });
});
