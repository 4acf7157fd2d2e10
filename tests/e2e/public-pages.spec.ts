import type { APIRequestContext, Page } from "@playwright/test";
import { publicPaths } from "#app/content/public-paths.ts";
import { expect, expectAccessible, open, resize, test } from "#tests/support/browser-test.ts";

test("custom products: the way of an order, three cards, the questions", async ({ page }) => {
  await open(page, "/custom-products");
  await expect(
    page.getByRole("region", { name: "From first measurement to last fold" }).getByRole("listitem"),
  ).toHaveCount(4);
  const cards = page.getByRole("region", { name: "What we make" });
  await expect(cards.getByRole("heading", { level: 3 })).toHaveText([
    "Side Panels & Drapery",
    "Top Treatments",
    "Roman Shades",
  ]);
  const more = cards.getByRole("link", { name: "Learn More" });
  await expect(more).toHaveCount(3);
  for (const link of await more.all()) await expect(link).toHaveAttribute("href", "/contact-us");
  await expect(page.getByRole("link", { name: "Get in Touch" })).toHaveAttribute("href", "/contact-us");
  const answer = page.getByText("Choose cordless or motorized wherever a child sleeps or plays");
  await expect(answer).toBeHidden();
  await page.getByText("Which shades are safe for children?").click();
  await expect(answer).toBeVisible();
});

test("partners: a mark for each", async ({ page }) => {
  await open(page, "/our-partners");
  await expect(page.getByRole("region", { name: "Cloth, trim and hardware" }).getByRole("img")).toHaveCount(12);
});

test("about: the story, the journey, four values, the people", async ({ page }) => {
  await open(page, "/about-us");
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
    "A tailor’s apprentice",
    "Our journey",
    "What we hold to",
    "The people we sew for",
    "Come and see the table",
  ]);
  await expect(page.getByRole("region", { name: "What we hold to" }).getByRole("heading", { level: 3 })).toHaveText([
    "Customer Focus",
    "Craftsmanship",
    "Innovation",
    "Integrity",
  ]);
  await expect(page.getByRole("link", { name: "Get in Touch" })).toHaveAttribute("href", "/contact-us");
});

test("contact: sign up, or reach the workroom", async ({ page }) => {
  await open(page, "/contact-us");
  await expect(page.getByRole("link", { name: "Sign Up Now" })).toHaveAttribute("href", "/sign-up");
  const order = page.getByRole("region", { name: "Order Today" });
  await expect(order.getByRole("link", { name: "hello@larkfield.example" })).toBeVisible();
  await expect(order.getByRole("link", { name: "(215) 555-0142" })).toHaveAttribute("href", "tel:+12155550142");
  await expect(order.getByText("Ardmore, Pennsylvania")).toBeVisible();
  const question = page.getByRole("region", { name: "Only a question first?" });
  await expect(question.getByRole("link", { name: "Ask Us" })).toHaveAttribute("href", "/ask");
});

test("terms: eight parts and how to reach us", async ({ page }) => {
  await open(page, "/terms");
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
    "1. Acceptance of terms",
    "2. Account registration",
    "3. Lawful use",
    "4. Payments and refunds",
    "5. Intellectual property",
    "6. Liability",
    "7. Changes to these terms",
    "8. Governing law",
    "Contact details",
  ]);
  await expect(page.getByText("The law of the Commonwealth of Pennsylvania")).toBeVisible();
});

test("styles: all fifty-nine, each with a drawing that is there", async ({ page, request }) => {
  await open(page, "/styles");
  const drawings = page.getByRole("main").locator("li img");
  await expect(drawings).toHaveCount(59);
  const files = await drawings.evaluateAll((all) => all.map((image) => image.getAttribute("src") ?? ""));
  expect(new Set(files).size).toBe(59);
  const answers = await Promise.all(files.map((file) => request.get(file)));
  expect(new Set(answers.map((answer) => answer.headers()["content-type"]))).toEqual(new Set(["image/svg+xml"]));

  const sprite = page.waitForResponse("**/styles/cloth.svg");
  await page.mouse.move(200, 200);
  await (await sprite).finished();
  const asked: string[] = [];
  // The choice goes into the address, and with another address the browser asks for the icon again.
  page.on("request", (one) => one.url().endsWith("/favicon.svg") || asked.push(one.url()));
  await page.getByRole("button", { name: "Navy velvet" }).click();
  const dressed = page.getByRole("main").locator("li svg");
  await expect(dressed).toHaveCount(59);
  const cloth = () => dressed.first().evaluate((svg) => getComputedStyle(svg).getPropertyValue("--cloth"));
  await expect.poll(cloth).toBe("#24324F");
  await page.getByRole("button", { name: "Ticking" }).click();
  await expect.poll(cloth).toMatch(/^url\(#ticking-\d\)$/);
  const pattern = async () => (await cloth()).slice("url(".length, -1);
  await expect(page.locator(await pattern())).toHaveCount(1);
  expect(asked).toEqual([]);
  await expectAccessible(page);
  await page.getByRole("button", { name: "A cloth each" }).click();
  await expect(drawings).toHaveCount(59);
});

test("measuring guide: seven measurements, and printed only the sheet", async ({ page }) => {
  await open(page, "/measuring-guide");
  const figures = page.getByRole("region", { name: "The seven measurements" }).locator("svg");
  await expect(figures).toHaveCount(7);
  const label = figures.first().getByText('Width 48 3/8"');
  await expect(label).toBeVisible();
  // The page's own type, not one that a browser puts in its place.
  const type = await label.evaluate(async (text) => {
    await document.fonts.ready;
    return { family: getComputedStyle(text).fontFamily, loaded: document.fonts.check("16px Instrument Sans Variable") };
  });
  expect(type).toEqual({ family: '"Instrument Sans Variable", sans-serif', loaded: true });
  const sheet = page.getByRole("table");
  // Its head, three questions, the seven, and what a shade inside the frame (its diagonals too) and drapes to the sill need.
  await expect(sheet.getByRole("row")).toHaveCount(1 + 3 + 7 + 10);
  // Nothing of it is cut off on a small tablet.
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect
    .poll(() =>
      sheet.evaluate(
        (table) => table.parentElement && table.parentElement.scrollWidth - table.parentElement.clientWidth,
      ),
    )
    .toBe(0);
  await page.emulateMedia({ media: "print" });
  await expect(sheet).toBeVisible();
  await expect(page.getByRole("heading", { name: "Worksheet" })).toBeVisible();
  for (const gone of ["Measuring Guide", "The seven measurements", "Would you rather we measured?"]) {
    await expect(page.getByRole("heading", { name: gone })).toBeHidden();
  }
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
});

test("the header has its six links, the footer its facts and this year", async ({ page }) => {
  await open(page, "/");
  const header = page.getByRole("banner").getByRole("navigation", { name: "Main" }).getByRole("link");
  await expect(header).toHaveText(["Custom Products", "Gallery", "Partners", "About", "Get Started", "Login"]);
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("link", { name: "Terms and Conditions" })).toHaveAttribute("href", "/terms");
  await expect(footer.getByText("hello@larkfield.example")).toBeVisible();
  await expect(footer.getByText("(215) 555-0142")).toBeVisible();
  await expect(footer.getByText("Ardmore, Pennsylvania")).toBeVisible();
  const year = footer.getByText(`© ${new Date().getFullYear()} Larkfield Drapery`);
  await expect(year).toBeVisible();
  // The last word ends where the page does, though it keeps the room of a longer one.
  const endOfWord = await header.last().evaluate((link) => {
    const words = document.createRange();
    words.selectNodeContents(link);
    return Math.round(words.getBoundingClientRect().right);
  });
  expect(endOfWord).toBe(await year.evaluate((line) => Math.round(line.getBoundingClientRect().right)));
});

test("a page that was made last year shows this one", async ({ page }) => {
  await page.clock.setFixedTime("2041-03-01T12:00:00Z");
  await open(page, "/terms");
  await expect(page.getByRole("contentinfo").getByText("© 2041 Larkfield Drapery")).toBeVisible();
});

test("a page comes with all the rules it needs, and with the others when it changes", async ({ page }) => {
  // As wide as a page grows: beyond that Chromium reports a centered block's margins as 0 until it has to lay it out again.
  await page.setViewportSize({ width: 1280, height: 800 });
  const sheet = page.locator('link[rel="stylesheet"]');
  for (const address of publicPaths) {
    await open(page, address);
    const looks = async (media: string) => {
      await sheet.evaluate((link, medium) => link.setAttribute("media", medium), media);
      return page.locator("body").evaluate(looksOf);
    };
    expect(await looks("not all"), address).toEqual(await looks("all"));
  }
  await open(page, "/terms");
  await expect(sheet).toHaveAttribute("media", "not all");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Gallery" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Gallery" })).toBeVisible();
  await expect(sheet).toHaveAttribute("media", "all");
});

/** How everything in it is laid out and coloured. */
function looksOf(root: Element) {
  return [...root.querySelectorAll("*")].map((element) => {
    const { display, position, color, background, padding, margin, font, border } = getComputedStyle(element);
    return [element.tagName, display, position, color, background, padding, margin, font, border].join("; ");
  });
}

test("every page has a head of its own, links that lead somewhere, and loses nothing at 360 and 640 px", async ({
  page,
  request,
}) => {
  const seen = { titles: new Set<string>(), descriptions: new Set<string>() };
  const found = new Map<string, string>();
  for (const path of publicPaths) {
    await page.setViewportSize({ width: 640, height: 720 });
    await open(page, path);
    const { title, description, links } = await expectHead(page, path);
    seen.titles.add(title);
    seen.descriptions.add(description);
    for (const link of links) found.set(link, path);
    await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
    for (const width of [640, 360]) {
      await resize(page, { width, height: 720 });
      expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, width]);
    }
  }
  expect(seen.titles.size).toBe(publicPaths.length);
  expect(seen.descriptions.size).toBe(publicPaths.length);
  await expectAnswers(request, found);
});

/** One address and one card; answers what must differ from page to page, and where the page leads. */
async function expectHead(page: Page, path: string) {
  const description = await page.locator('meta[name="description"]').getAttribute("content");
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveCount(1);
  const address = new URL((await canonical.getAttribute("href")) ?? "");
  expect(address.pathname).toBe(path);
  expect(address.hostname).not.toBe("site.invalid");
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute("content", address.href);
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    "content",
    `${address.origin}/pictures/social-card.jpg`,
  );
  const links = await page
    .locator("a[href^='/'], a[href^='#']")
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  return { title: await page.title(), description: description ?? "", links };
}

async function expectAnswers(request: APIRequestContext, found: Map<string, string>) {
  const pages = new Map<string, string>();
  const kinds = new Set<string>();
  for (const [link, from] of found) {
    const { pathname, search, searchParams, hash } = new URL(link);
    // Links that only carry another style lead to the same page: the first of them stands for all.
    const kind = pathname + [...searchParams.keys()].join();
    if (search !== "" && kinds.has(kind)) continue;
    kinds.add(kind);
    const address = pathname + search;
    if (!pages.has(address)) {
      const answer = await request.get(address);
      expect([from, link, answer.status()]).toEqual([from, link, 200]);
      pages.set(address, hash ? await answer.text() : "");
    }
    if (!hash) continue;
    const html = pages.get(address) || (await (await request.get(address)).text());
    expect([from, link, html.includes(`id="${hash.slice(1)}"`)]).toEqual([from, link, true]);
  }
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("every page reads, and the menu leads on", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    for (const path of publicPaths) {
      await page.goto(path);
      await expect(page.getByRole("main")).toContainText(/[\s\S]{400}/);
    }
    await page.locator("summary", { hasText: "Menu" }).click();
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Gallery" }).click();
    await expect(page).toHaveURL(/\/gallery$/);
  });

  test("a picture of the gallery opens as itself, a question opens its answer", async ({ page, request }) => {
    await page.goto("/gallery");
    const href = await page.getByRole("main").locator("li > a").first().getAttribute("href");
    expect((await request.get(href ?? "")).headers()["content-type"]).toMatch(/^image\//);
    await page.goto("/custom-products");
    await page.getByText("How long does it take?").click();
    await expect(page.getByText("Most orders are ready six to eight weeks")).toBeVisible();
  });
});
