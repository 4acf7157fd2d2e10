import { publicPaths, stylePaths } from "#app/content/public-paths.ts";
import { expect, open, test } from "#tests/support/browser-test.ts";

interface Entry {
  "@type": string;
}

test("each style has a page with a title and a description of its own", async ({ request }) => {
  const heads = await Promise.all(
    stylePaths.map(async (path) => {
      const html = await (await request.get(path)).text();
      expect(html).toMatch(new RegExp(`<link rel="canonical" href="http://[^/"]+${path}"/>`));
      return { title: /<title>.*?<\/title>/.exec(html)?.[0], description: /name="description"[^>]*/.exec(html)?.[0] };
    }),
  );
  expect(heads).toHaveLength(59);
  expect(new Set(heads.map(({ title }) => title)).size).toBe(59);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(59);
});

test("the address in the head follows a link that is followed", async ({ page }) => {
  await open(page, "/");
  const before = new URL((await page.locator('link[rel="canonical"]').getAttribute("href")) ?? "");
  await page.getByRole("contentinfo").getByRole("link", { name: "Gallery" }).click();
  await expect(page).toHaveTitle(/^Gallery/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${before.origin}/gallery`);
});

for (const [path, expected] of [
  ["/", ["HomeAndConstructionBusiness"]],
  ["/custom-products", ["ProductGroup", "ProductGroup", "ProductGroup", "FAQPage", "BreadcrumbList"]],
  ["/contact-us", ["HomeAndConstructionBusiness", "BreadcrumbList"]],
  ["/gallery", ["BreadcrumbList"]],
  ["/styles/rod-mount-valances-judith", ["BreadcrumbList"]],
] as const) {
  test(`${path} tells machines what it is`, async ({ page }) => {
    await open(page, path);
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(texts.map((text) => (JSON.parse(text) as Entry)["@type"])).toEqual(expected);
  });
}

test("sitemap, robots, icons and manifest are there and name each other", async ({ request }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  for (const path of [...publicPaths, "/styles/finder", "/try", ...stylePaths])
    expect(sitemap).toMatch(new RegExp(`<loc>http://[^/<]+${path}</loc>`));
  expect(await (await request.get("/robots.txt")).text()).toMatch(/^Sitemap: http:\/\/[^/]+\/sitemap\.xml$/m);
  const manifest = await (await request.get("/site.webmanifest")).json();
  const icons = manifest.icons.map((icon: { src: string }) => icon.src);
  for (const file of [...icons, "/favicon.svg", "/favicon.ico", "/apple-touch-icon.png", "/pictures/social-card.jpg"]) {
    expect([file, (await request.get(file)).status()]).toEqual([file, 200]);
  }
});
