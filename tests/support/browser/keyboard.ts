import { expect, type FrameLocator, type Locator, type Page } from "@playwright/test";

type Role = "button" | "link" | "radio" | "checkbox" | "textbox" | "combobox";

/** Further than any control of ours is from the one before it. */
const MOST_TABS = 40;

/** A person without a mouse: everything goes through the keys, which are counted. What is looked for may be in a frame. */
export function createKeyboard(page: Page, within: Page | FrameLocator = page) {
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };

  async function moveTo(key: "Tab" | "ArrowDown", role: Role, name: string | RegExp) {
    const wanted = within.getByRole(role, { name, exact: typeof name === "string" });
    await expect(wanted).toHaveCount(1);
    for (let presses = 0; presses < MOST_TABS; presses++) {
      await press(key);
      if (await wanted.evaluate((element) => element === document.activeElement)) {
        await expectFocusSeen(wanted);
        return presses + 1;
      }
    }
    throw new Error(`${MOST_TABS} presses of ${key} did not reach the ${role} "${name}"`);
  }

  return {
    keys: () => keys,
    press,
    /** Answers how many presses it took. */
    tabTo: (role: Role, name: string | RegExp) => moveTo("Tab", role, name),
    /** Within a group of radios, where the arrows both move and choose. */
    arrowTo: (name: string) => moveTo("ArrowDown", "radio", name),
    write: async (text: string) => {
      keys += text.length;
      await page.keyboard.type(text);
    },
    /** A new page begins at its beginning, not somewhere at the top of the window. */
    arrive: async (address: string) => {
      await page.waitForURL(`**${address}`);
      await expect(page.locator("#main")).toBeFocused();
    },
  };
}

/** Whoever cannot see where they are is lost: a ring at the control or at the card around it, inside the window. */
async function expectFocusSeen(focused: Locator) {
  const seen = await focused.evaluate((element) => {
    const ringed = [element, element.closest("label")].some((one) => {
      const style = one && getComputedStyle(one);
      return style && ((style.outlineStyle !== "none" && style.outlineWidth !== "0px") || style.boxShadow !== "none");
    });
    const { top, bottom } = element.getBoundingClientRect();
    if (bottom <= 0 || top >= innerHeight) return `${element.outerHTML.slice(0, 80)} is out of sight`;
    return ringed ? "" : `${element.outerHTML.slice(0, 80)} has no ring`;
  });
  expect(seen).toBe("");
}
