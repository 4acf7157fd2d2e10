import { readFileSync } from "node:fs";
import sharp from "sharp";
import { drawnPlane, findCamera, matrix3d, planeAt } from "#app/domain/wall/camera.ts";
import { expect, expectFine, open, resize, signUp, test } from "#tests/support/browser-test.ts";
import { openCustomized } from "#tests/support/orders/ordering.ts";
import { jpegOf } from "#tests/support/photos.ts";

test("acceptance 8: a browser puts the rod's left end of case B where the golden numbers have it", async ({ page }) => {
  const camera = findCamera({
    corners: [915, 557.6, 1399.6, 612.4, 1398.6, 1269.8, 916.8, 1351.1],
    frame: { width: 48, height: 60 },
    photo: { width: 2400, height: 1800 },
    focal35: (1730 / 3000) * 43.27,
  });
  for (const [shown, x, y] of [
    [1, 832.56, 481.92],
    [0.25, 208.13, 120.48],
  ] as const) {
    const transform = matrix3d(drawnPlane(planeAt(camera, 3.5), { from: [-12, -8], perInch: 8, shown }));
    await page.setContent(
      `<body style="margin:0"><div style="position:absolute;width:512px;height:768px;transform-origin:0 0;transform:${transform}"><i style="position:absolute;left:32px;top:32px;width:0;height:0"></i></div>`,
    );
    const at = await page.locator("i").evaluate((mark) => mark.getBoundingClientRect().toJSON());
    expect(Math.hypot(at.x - x, at.y - y)).toBeLessThan(shown);
  }
});

const corners = [
  ["Top left", 401, 201],
  ["Top right", 801, 221],
  ["Bottom right", 799, 681],
  ["Bottom left", 405, 701],
] as const;

test("acceptance 8: four corner forms without scripts give the same picture bytes as handles moved to the same corners", async ({
  page,
  browser,
  baseURL,
}) => {
  await resize(page, { width: 390, height: 664 });
  await signUp(page);
  await openCustomized(page, "Kitchen window");
  const overview = new URL(page.url()).pathname;
  const shelf = page.getByRole("region", { name: "Photographs of Kitchen window" });
  await page.getByText("Add photos of this window").click();
  const photo = { name: "one.jpg", mimeType: "image/jpeg", buffer: await jpegOf("#b0a898", 1200, 900) };
  await page.getByLabel("Add photos of Kitchen window").setInputFiles(photo);
  await shelf.getByRole("link", { name: "See It on Your Wall" }).click();
  await page.waitForURL("**/wall/**");
  const wall = new URL(page.url()).pathname;
  await expect(page.getByText("A drawing on your photograph, to scale. Good to about an inch.")).toBeVisible();
  await expect(page.getByText("Never cut from a photograph")).toBeVisible();
  await expectFine(page);

  const handle = page.locator('[data-corner="Top left"]');
  const box = await handle.boundingBox();
  expect(box?.width).toBe(44);
  expect(box?.height).toBe(44);
  const left = page.getByRole("slider", { name: "Top left corner, across" });
  const before = Number(await left.inputValue());
  await left.focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Shift+ArrowRight");
  const across = async () => Number(await left.inputValue());
  await expect.poll(across).toBeCloseTo(before + 11, 5);
  await expect(left).toHaveAttribute("aria-valuetext", /^Top left corner, \d+ across, \d+ down$/);
  // The page may still be scrolling to what has the focus: a hover waits until the handle stands still.
  await handle.hover();
  const { x, y } = (await handle.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.down();
  await page.mouse.move(x - 8, y + 2, { steps: 3 });
  await page.mouse.up();
  await expect.poll(across).toBeLessThan(before);

  await page.getByRole("slider", { name: "Top right corner, across" }).fill("20");
  await expect(page.getByText("These corners do not make a window.")).toBeVisible();
  for (const [name, x, y] of corners) {
    await page.getByRole("slider", { name: `${name} corner, across` }).fill(`${x}`);
    await page.getByRole("slider", { name: `${name} corner, down` }).fill(`${y}`);
  }
  await expect(page.getByText("These corners do not make a window.")).toBeHidden();
  await page.getByRole("button", { name: "Save View" }).click();
  await expect(page.getByText("View saved.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Download Picture" })).toBeVisible();
  await expectFine(page);
  const picture = async () => {
    const answer = await page.request.get(`${wall}/wall.jpg`);
    expect(answer.status()).toBe(200);
    expect(answer.headers()["content-disposition"]).toContain("kitchen-window-dressed.jpg");
    return (await answer.body()).toString("base64");
  };
  const dragged = await picture();

  await resize(page, { width: 1440, height: 900 });
  await page.getByRole("slider", { name: "Before and after" }).fill("50");
  await page.getByRole("button", { name: "Brush" }).click();
  await expectFine(page);
  await page.getByRole("button", { name: "Start Again" }).click();
  await expect(page.getByText("The corners can be set anew.")).toBeVisible();

  const plain = await browser.newContext({
    baseURL: baseURL ?? "",
    javaScriptEnabled: false,
    viewport: { width: 1440, height: 900 },
    storageState: await page.context().storageState(),
  });
  const other = await plain.newPage();
  await other.goto(wall);
  for (const [name, x, y] of corners) {
    const press = other.getByRole("button", { name: `Set the ${name.toLowerCase()} corner` });
    await press.click({ position: { x: (x - 1) / 2, y: (y - 1) / 2 } });
  }
  await expect(other.getByRole("img", { name: "Kitchen window, dressed" })).toBeVisible();
  expect(await picture()).toBe(dragged);

  await other.goto(overview);
  await plain.close();
});

test("acceptance 9: a tape that disagrees with the photograph is asked about", async ({ page }) => {
  const kit = JSON.parse(readFileSync("tests/pictures/wall/wall-right.json", "utf8")) as {
    corners: [number, number][];
  };
  expect(kit.corners).toHaveLength(4);
  await signUp(page);
  await openCustomized(page, "Kitchen window");
  await page.getByText("Add photos of this window").click();
  const buffer = await sharp("tests/pictures/wall/wall-right.jpg")
    .withExif({ IFD2: { FocalLengthIn35mmFilm: "26" } })
    .toBuffer();
  const sent = { name: "right.jpg", mimeType: "image/jpeg", buffer };
  await page.getByLabel("Add photos of Kitchen window").setInputFiles(sent);
  await page.getByRole("link", { name: "See It on Your Wall" }).click();
  await page.waitForURL("**/wall/**");
  await open(page, new URL(page.url()).pathname);
  for (const [index, name] of ["Top left", "Top right", "Bottom right", "Bottom left"].entries()) {
    const [x, y] = kit.corners[index] ?? [0, 0];
    await page.getByRole("slider", { name: `${name} corner, across` }).fill(`${Math.round(x)}`);
    await page.getByRole("slider", { name: `${name} corner, down` }).fill(`${Math.round(y)}`);
  }
  await expect(page.getByText(/^The frame looks (wider|narrower) here than its measurements say/)).toBeVisible();
});
