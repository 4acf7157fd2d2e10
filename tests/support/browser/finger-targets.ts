import { expect, type Page } from "@playwright/test";

/** Whatever stands by itself in the page and can be pressed answers to a finger's breadth; links within a sentence are read. */
export async function expectFingerTargets(page: Page) {
  expect(await page.evaluate(findSmallTargets), page.url()).toEqual([]);
}

/** Runs in the page. */
function findSmallTargets(): string[] {
  const tall = 44;
  const small: string[] = [];
  for (const control of document.querySelectorAll<HTMLElement>(
    "main :is(a, button, input, select, textarea, summary)",
  )) {
    const siblings = [...(control.parentElement?.childNodes ?? [])];
    const isInSentence = siblings.some(
      (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? "").trim() !== "",
    );
    if (control.tabIndex < 0 || !control.checkVisibility({ visibilityProperty: true })) continue;
    if (control.matches("a") && isInSentence) continue;
    const label = "labels" in control ? (control.labels as NodeListOf<HTMLElement>)[0] : undefined;
    const target = label ?? control;
    target.scrollIntoView({ block: "center" });
    if (target.getBoundingClientRect().height >= tall) continue;
    // What is drawn lower may still answer above and below itself.
    const { left, top, width, height } = control.getBoundingClientRect();
    const answers = (y: number) => control.contains(document.elementFromPoint(left + Math.min(width / 2, 20), y));
    const middle = top + height / 2;
    if (answers(middle - tall / 2 + 1) && answers(middle + tall / 2 - 1)) continue;
    small.push(`${control.tagName} ${control.getAttribute("name") ?? control.textContent}`);
  }
  window.scrollTo(0, 0);
  return small;
}
