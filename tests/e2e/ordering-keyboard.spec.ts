import { createKeyboard } from "#tests/support/browser/keyboard.ts";
import { expect, open, signUp, test } from "#tests/support/browser-test.ts";
import { measurements } from "#tests/support/orders/ordering.ts";

test("two windows from the hub to the submitted order by keyboard alone", async ({ page }) => {
  await signUp(page);
  const { tabTo, arrowTo, press, write, arrive, keys } = createKeyboard(page);
  const next = async () => {
    await tabTo("button", "Next");
    await press("Enter");
  };
  await open(page, "/client/dashboard/create-order");
  await tabTo("button", "Create New Order");
  await press("Enter");
  await arrive("/windows");
  await tabTo("textbox", "Number of windows");
  await write("2");
  await press("Enter");
  await arrive("/hardware-choice");
  await tabTo("radio", "Yes, I want new hardware");
  await press("Space");
  await next();

  await arrive("/measure/1");
  expect(await tabTo("textbox", "Location / name")).toBe(1);
  await write("Left");
  const tabs: number[] = [];
  for (const [label, inches] of Object.entries(measurements)) {
    tabs.push(await tabTo("textbox", label));
    await write(inches);
  }
  // Before the first stand two questions about what will hang there; beside the gap to the ceiling and the two to the walls a
  // box: it touches.
  expect(tabs).toEqual([3, 1, 1, 1, 2, 1, 2]);
  await press("Enter");
  await arrive("/measure/2");
  await tabTo("textbox", "Location / name");
  await write("Right");
  expect(await tabTo("combobox", "Reuse Measurements")).toBe(3);
  expect(await tabTo("button", "Apply")).toBe(1);
  await press("Enter");
  await expect(page.getByText("Measurements Applied")).toBeVisible();
  await expect(page.getByLabel("Location / name")).toHaveValue("Right");
  await next();

  await arrive("/overview");
  await tabTo("link", "Customize Left");
  await press("Enter");
  await arrive("/treatments");
  for (const treatment of ["Drapes", "Shades", "Tops"]) {
    expect(await tabTo("button", treatment)).toBe(1);
    await press("Space");
  }
  await next();
  await arrive("/drapes/style");
  await tabTo("radio", "Three Finger Pinch");
  await arrowTo("Goblet");
  await press("Enter");
  await arrive("/drapes/options");
  await tabTo("checkbox", "Interlining");
  await press("Space");
  await next();
  await arrive("/drapes/fabrics");
  // What finds a cloth, then the cloths: one stop, and arrows.
  expect(await tabTo("radio", "None of these")).toBe(4);
  await arrowTo("Climbing Vine, Fern");
  await press("Enter");
  await arrive("/shades/style");
  await tabTo("radio", "Flat Roman");
  await arrowTo("Hobbled");
  await press("Enter");
  await arrive("/shades/options");
  await tabTo("radio", "Clutch control");
  await arrowTo("Cordless control");
  await press("Enter");
  await arrive("/shades/fabrics");
  await tabTo("radio", "None of these");
  await press("Tab");
  await press("Enter");
  await tabTo("textbox", "Fabric 1 name");
  await write("Ticking");
  await press("Enter");
  await arrive("/tops/style");
  await tabTo("link", "Valance");
  await press("Enter");
  await expect(page.getByRole("link", { name: "Valance" })).toBeFocused();
  await tabTo("radio", "Berkshire");
  await arrowTo("Kennedy");
  await press("Enter");
  await arrive("/tops/options");
  await tabTo("radio", "Yes");
  await press("Space");
  await press("Enter");
  await arrive("/tops/fabrics");
  await tabTo("radio", "None of these");
  await arrowTo("Awning Stripe, Leaf");
  await tabTo("textbox", "Trim 1 name");
  await write("Tassel");
  await press("Enter");
  await arrive("/confirm");
  await tabTo("button", "Confirm");
  await press("Enter");

  await arrive("/overview");
  await tabTo("link", "Customize Right");
  await press("Enter");
  const copy = page.getByRole("dialog", { name: "Copy from another window?" });
  await expect(copy).toBeVisible();
  await tabTo("radio", "Left");
  await press("Space");
  await tabTo("button", "Apply");
  await press("Enter");
  await arrive("/overview");
  await tabTo("link", "Add Hardware");
  await press("Enter");
  await arrive("/hardware");
  await tabTo("textbox", "Hardware 1 name");
  await write("Brass rod");
  await tabTo("button", "Add more hardware");
  await press("Enter");
  await expect(page.getByLabel("Hardware 2 name")).toBeFocused();
  await write("Brass rings");
  await press("Enter");
  await arrive("/overview");
  await tabTo("button", "Submit Order for Quote");
  await press("Enter");
  await arrive("/orders");
  await expect(page.getByText("It may be in your Junk folder!")).toBeVisible();
  console.log(`A two-window order with three treatments takes ${keys()} keys without a mouse.`);

  await tabTo("link", /^View Details/);
  await press("Enter");
  const order = page.getByRole("dialog", { name: /^Order #LF-/ });
  await expect(order).toBeVisible();
  await expect(order.getByText("Brass rings", { exact: true })).toBeVisible();
  await press("Escape");
  await expect(order).toBeHidden();
  await expect(page.getByRole("link", { name: /^View Details/ })).toBeFocused();
});

test("what was refused has the focus, so that it can be mended at once", async ({ page }) => {
  await signUp(page);
  const { tabTo, arrowTo, press, write, arrive } = createKeyboard(page);
  await open(page, "/client/dashboard/create-order");
  await tabTo("button", "Create New Order");
  await press("Enter");
  await arrive("/windows");
  await tabTo("textbox", "Number of windows");
  await write("13");
  await press("Enter");
  await expect(page.getByText("You can only enter a maximum of 12 windows.")).toBeVisible();
  await expect(page.getByLabel("Number of windows")).toBeFocused();
  await press("ControlOrMeta+a");
  await write("1");
  await press("Enter");
  await arrive("/hardware-choice");
  await tabTo("radio", "Yes, I want new hardware");
  await arrowTo("No, I will use my own");
  await press("Enter");
  await arrive("/measure/1");
  await tabTo("textbox", "Width Of Window");
  await write("36");
  await press("Enter");
  await expect(page.getByText("Please fill out all required measurement fields.")).toBeVisible();
  await expect(page.getByLabel("Height Of Window", { exact: true })).toBeFocused();
});
