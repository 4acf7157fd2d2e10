import { expect, type Page } from "@playwright/test";

/** What a step of the wizard must show at these sizes; each fault in words. */
export async function expectStepInView(page: Page, sizes: readonly { width: number; height: number }[]) {
  const before = page.viewportSize();
  for (const size of sizes) {
    await page.setViewportSize(size);
    // A browser lays out a new size over several frames, more of them on a busy machine: what counts is where it settles.
    await expect
      .poll(() => page.evaluate(findLayoutFaults), `at ${size.width} x ${size.height} on ${page.url()}`)
      .toEqual([]);
  }
  if (before) await page.setViewportSize(before);
}

export const phones = [
  { width: 390, height: 664 },
  { width: 360, height: 740 },
];

/** Between a phone and a large screen the drawing stands beside the fields. */
export const tablets = [
  { width: 769, height: 900 },
  { width: 1199, height: 800 },
];

/** Presses Next without an answer, from the end of the page: what is said about it must be seen. */
export async function expectRefusalInSight(page: Page, sentence: string) {
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await page.getByRole("button", { name: "Next", exact: true }).click();
  const refusal = page.getByText(sentence);
  await expect(refusal).toBeInViewport({ ratio: 1 });
  const covered = (element: Element) => {
    const { left, top, bottom } = element.getBoundingClientRect();
    return [top + 2, bottom - 2].some((y) => !element.contains(document.elementFromPoint(left + 40, y)));
  };
  await expect.poll(() => refusal.evaluate(covered), sentence).toBe(false);
}

/** Runs in the page. */
function findLayoutFaults(): string[] {
  const faults: string[] = [];
  const bar = document.querySelector<HTMLElement>("[data-step-actions]");
  const form = bar?.closest("form");
  const heading = document.querySelector("h1");
  if (!bar || !form || !heading) return ["there is no step"];
  window.scrollTo(0, 0);
  const picture = document.querySelector(".step-picture");
  const inView = (element: Element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return top >= 0 && left >= 0 && bottom <= window.innerHeight && right <= window.innerWidth;
  };
  if (!inView(heading)) faults.push("the question is out of view");
  for (const button of bar.querySelectorAll("a, button")) {
    if (!inView(button)) faults.push(`${button.textContent} is out of view`);
  }
  const places = [...bar.querySelectorAll("a, button")].map((button) => button.getBoundingClientRect());
  if (new Set(places.map((place) => Math.round(place.top))).size > 1) {
    const widths = places.map((place) => Math.round(place.width)).join(" + ");
    faults.push(`the buttons stand on several lines: ${widths} in ${bar.clientWidth} px`);
  }
  if (document.documentElement.scrollWidth > window.innerWidth) faults.push("the page is wider than the screen");
  if (picture && window.innerWidth > 768) {
    const beside = picture.getBoundingClientRect().left >= form.getBoundingClientRect().right;
    if (!beside) faults.push("the drawing is not beside the fields");
  }

  const covers = (over: Element, { top, bottom, left, right }: DOMRect) => {
    const lid = over.getBoundingClientRect();
    return top < lid.bottom - 1 && bottom > lid.top + 1 && left < lid.right && right > lid.left;
  };
  const controls = [...form.querySelectorAll<HTMLElement>("input, select, textarea, button, a")].filter(
    (control) => !bar.contains(control) && control.tabIndex >= 0 && control.checkVisibility(),
  );
  for (const control of controls) {
    const name = control.getAttribute("name") ?? control.textContent;
    control.focus();
    const place = control.getBoundingClientRect();
    if (covers(bar, place)) faults.push(`${name} is behind the buttons`);
    if (picture && covers(picture, place)) faults.push(`${name} is behind the drawing`);
    if (picture && !inView(picture)) faults.push(`the drawing is gone at ${name}`);
    const target = control.closest("label") ?? control;
    const isBox = control.matches("input[type=checkbox]");
    if (!isBox && target.getBoundingClientRect().height < 44) faults.push(`${name} is lower than 44 px`);
  }
  (document.activeElement as HTMLElement | null)?.blur();
  window.scrollTo(0, 0);
  return faults;
}
