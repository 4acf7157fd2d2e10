import type { Page } from "@playwright/test";
import { demoPasswords } from "#app/demo/demo-people.ts";
import { addDays, dayOf } from "#app/domain/calendar.ts";
import { expect, expectFine, open, signIn, sizes, test } from "#tests/support/browser-test.ts";
import { changeRows } from "#tests/support/rows.ts";

async function asOwner(page: Page) {
  await signIn(page, { email: "owner@example.com", password: demoPasswords.admin });
}

/** Blocked hours, the shortest way to something in the week. */
async function block(page: Page, { day, from, title }: { day: string; from: string; title: string }) {
  await open(page, `/admin/dashboard/week/new?day=${day}`);
  await page.getByLabel("From").fill(from);
  await page.getByLabel("Title").fill(title);
  await page.getByRole("button", { name: "Block" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Week");
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 664 } });

  test("the owner plans an installation while the client is on the line", async ({ page }) => {
    await asOwner(page);
    await open(page, "/admin/dashboard/orders/LF-1005");
    await page.getByRole("link", { name: "Plan Installation" }).click();
    await expect(page.getByLabel("What")).toHaveValue("installation");
    await page.getByLabel("Day").fill("2027-03-16");
    await page.getByLabel("From").fill("20:00");
    await expectFine(page);
    await page.getByRole("button", { name: "Book", exact: true }).click();
    await expect(page.getByText("That is outside your hours.").first()).toBeVisible();
    await page.getByRole("button", { name: "Book Anyway" }).click();
    await expect(page.getByText("Mar 14, 2027 to Mar 20, 2027")).toBeVisible();
    const card = page.getByRole("link", { name: /8:00 PM to/ });
    await expect(card).toBeVisible();
    await expectFine(page);
    await card.click();
    await page.getByText("Move or Change").click();
    await page.getByLabel("From").fill("19:30");
    await expectFine(page);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByRole("button", { name: "Save Anyway" }).click();
    await page.getByRole("link", { name: /7:30 PM to/ }).click();
    await page.getByText("Cancel", { exact: true }).click();
    await page.getByRole("button", { name: "Cancel the appointment" }).click();
    await expect(page.getByText("Please write the client a line about why.")).toBeVisible();
    await page.getByLabel("Message to the client").fill("The van is broken.");
    await page.getByRole("button", { name: "Cancel the appointment" }).click();
    // Whoever leaves before the answer may leave before the question.
    await expect(page.getByText("It is cancelled.").first()).toBeVisible();
    await open(page, "/admin/dashboard/week?week=2027-03-16");
    await expect(page.getByRole("link", { name: /7:30 PM to/ })).toHaveCount(0);
  });
});

test("5. a card is moved by drag, keyboard and form, and a held hour puts it back", async ({ page }) => {
  await asOwner(page);
  await block(page, { day: "2027-04-13", from: "10:00", title: "Fair" });
  await block(page, { day: "2027-04-14", from: "10:00", title: "Dentist" });
  const card = (name: string) => page.getByRole("link", { name: new RegExp(name) });
  await card("Dentist").focus();
  await page.keyboard.press("m");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Move", exact: true }).click();
  await expect(card("Dentist")).toHaveAccessibleName(/10:15 AM to 11:15 AM/);

  await card("Dentist").focus();
  await page.keyboard.press("m");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Move", exact: true }).click();
  await expect(page.getByText("You have Fair, 10:00 AM to 11:00 AM, at that time.")).toBeVisible();
  await page.getByRole("button", { name: "Close" }).click();
  await expect(card("Dentist")).toHaveAccessibleName(/10:15 AM to 11:15 AM/);

  const box = await card("Dentist").boundingBox();
  const thursday = await page.locator('[data-day="2027-04-15"]').boundingBox();
  if (!box || !thursday) throw new Error("Nothing to drag.");
  await page.mouse.move(box.x + 20, box.y + 10);
  await page.mouse.down();
  // An hour is 104 px.
  await page.mouse.move(thursday.x + 40, box.y + 10 + 104, { steps: 8 });
  await page.mouse.up();
  await page.getByRole("button", { name: "Move", exact: true }).click();
  await expect(page.locator('[data-day="2027-04-15"]').getByRole("link", { name: /Dentist/ })).toHaveAccessibleName(
    /11:15 AM to 12:15 PM/,
  );
});

test("an appointment that was moved meanwhile shows its new time beside what was typed, and the next press counts", async ({
  page,
  context,
}) => {
  await asOwner(page);
  await block(page, { day: "2027-04-20", from: "10:00", title: "Plumber" });
  await page.getByRole("link", { name: /Plumber/ }).click();
  await page.getByText("Move or Change").click();
  const other = await context.newPage();
  await open(other, new URL(page.url()).pathname);
  await other.getByText("Move or Change").click();
  await other.getByLabel("From").fill("11:30");
  await other.getByRole("button", { name: "Save", exact: true }).click();
  // Where it went stands at the top, wherever the page was before.
  await expect(other).toHaveURL(/#day-2027-04-20$/);
  await page.getByLabel("From").fill("13:00");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("It is now Tuesday, April 20, 2027, 11:30 AM to 12:30 PM.")).toBeVisible();
  await expect(page.getByLabel("From")).toHaveValue("13:00");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("link", { name: /1:00 PM to 2:00 PM Plumber/ })).toBeVisible();
});

test("half an hour says what it is, for whom and in which town, and to a key and a pointer all of it", async ({
  page,
}) => {
  await asOwner(page);
  // The demo has it on the day after its start.
  await open(page, `/admin/dashboard/week?week=${addDays(dayOf(new Date()), 1)}`);
  const card = page.locator("[data-hours] li", { hasText: /2:00 PM to 2:30 PM.*Theo Ashgrove/ });
  const height = async () => (await card.boundingBox())?.height ?? 0;
  const box = await card.boundingBox();
  for (const seen of [/^Pick-\u2060?up$/, /^Theo Ashgrove$/, /^Media$/]) {
    const said = await card.locator("span").getByText(seen).last().boundingBox();
    expect((said?.y ?? 0) + (said?.height ?? Infinity)).toBeLessThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
  }
  await expect(card.getByTitle("Pick-up LF-1004")).toBeVisible();
  await expect(card.getByTitle("7 Example Avenue")).toBeVisible();
  const before = await height();
  const link = card.getByRole("link", { name: /Theo Ashgrove/ });
  // By key: a focus that a pointer brings leaves the hours as they are.
  await page.keyboard.press("Tab");
  await link.focus();
  await expect(link).toBeFocused();
  await expect.poll(height).toBeGreaterThan(before);
  const text = await card.locator("div > div").evaluate((all) => all.scrollHeight - all.clientHeight);
  expect(text).toBe(0);
});

test("two beside each other each say their town", async ({ page }) => {
  const day = "2027-08-19";
  const visits = [
    { userId: "demo-neighbor", name: "Theo Ashgrove", hours: ["14:00", "15:00"], town: "Media" },
    { userId: "demo-client", name: "Clara Whitfield", hours: ["14:30", "15:30"], town: "Philadelphia" },
  ];
  for (const { userId, hours, town } of visits) {
    const [id, [from, to]] = [`beside-${crypto.randomUUID()}`, hours.map((hour) => `${day}T${hour}:00.000Z`)];
    changeRows(
      { dataDir: process.env.LARKFIELD_DATA ?? "" },
      `insert into appointments (id, kind, calendar, userId, startsAt, endsAt, bufferMinutes, state, title, address, clientNote,
        houseNote, sequence, version, createdBy, createdAt, updatedAt, closedWords)
       values ('${id}', 'measure', '${id}', '${userId}', '${from}', '${to}', 0, 'booked', '', '7 Example Avenue, ${town}, PA 19063', '',
        '', 0, 1, 'demo-owner', '${from}', '${from}', '')`,
    );
  }
  await asOwner(page);
  await open(page, `/admin/dashboard/week?week=${day}`);
  for (const { name, town } of visits) {
    const card = page.locator("[data-hours] li", { hasText: name });
    await expect(card).toHaveCount(1);
    const box = await card.boundingBox();
    const said = await card.locator("span").getByText(town, { exact: true }).boundingBox();
    expect((said?.y ?? 0) + (said?.height ?? Infinity)).toBeLessThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
    expect(said?.height).toBe(16);
  }
});

test("in a narrow hour no line is cut: what does not fit is left out", async ({ page }) => {
  await asOwner(page);
  await open(page, "/admin/dashboard/week");
  const cut = await page.locator("[data-hours] li").evaluateAll((cards) =>
    cards.flatMap((card) => {
      const text = card.querySelector(":scope > div > div");
      const style = text && getComputedStyle(text);
      const lines = style && text.clientHeight / Number.parseFloat(style.lineHeight);
      return lines === null || Math.abs(lines - Math.round(lines)) < 0.01 ? [] : [card.textContent];
    }),
  );
  expect(cut).toEqual([]);
});

for (const { day, hours } of [
  { day: "2027-03-14", hours: ["12 AM", "1 AM", "2 AM", "3 AM"] },
  { day: "2027-11-07", hours: ["12 AM", "1 AM", "1 AM again", "2 AM"] },
]) {
  test(`5. the week of ${day} is drawn by the clock on the wall, on a screen and on one page`, async ({ page }) => {
    await asOwner(page);
    await open(page, `/admin/dashboard/week/new?day=${day}`);
    if (day === "2027-03-14") {
      await page.getByLabel("From").fill("02:30");
      await page.getByRole("button", { name: "Block" }).click();
      await expect(page.getByText("That time does not exist: the clocks go forward that night.")).toBeVisible();
    }
    await block(page, { day, from: "00:00", title: "Night" });
    for (const { width, height } of sizes) {
      await page.setViewportSize({ width, height });
      await open(page, `/admin/dashboard/week?week=${day}`);
      await expect(page.getByRole("link", { name: /12:00 AM to 1:00 AM/ })).toBeVisible();
      await expectFine(page);
    }
    // Columns, beside the hours.
    const [first, last] = [page.locator("[data-hours]").first(), page.locator("[data-hours]").last()];
    expect((await first.boundingBox())?.y).toBe((await last.boundingBox())?.y);
    const shown = await page
      .locator("[data-hours]")
      .first()
      .locator("xpath=ancestor::ol/preceding-sibling::ol/li")
      .allInnerTexts();
    expect(shown.slice(0, 4)).toEqual(hours);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
    expect(pdf).toMatch(/\/MediaBox \[0 0 792 612\]/);
  });
}
