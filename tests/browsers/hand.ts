import type { Driver } from "./driver.ts";

const PATIENCE_MS = 20_000;

/** Where a control is in the window, once it is there: by the words that a person reads on it. */
const place = (selector: string, words: string) => `(() => {
  const plain = (text) => (text ?? "").replace(/\\s+/g, " ").trim();
  const wordsOf = (one) => [one.getAttribute("aria-label"), one.textContent, ...[...(one.labels ?? [])].map((label) => label.textContent)].map(plain);
  const found = [...document.querySelectorAll(${JSON.stringify(selector)})].find((one) =>
    one.checkVisibility({ visibilityProperty: true }) && wordsOf(one).some((text) => text.startsWith(${JSON.stringify(words)})));
  const box = found?.getBoundingClientRect().width > 4 ? found : found?.labels?.[0] ?? found;
  if (!box) return null;
  box.scrollIntoView({ block: "center", behavior: "instant" });
  const { x, y, width, height } = box.getBoundingClientRect();
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
})()`;

/** Works a page as a person would: finds by words, presses with the pointer, types with the keyboard. */
export function createHand(driver: Driver) {
  async function until<Value>(what: string, expression: string): Promise<Value> {
    const end = Date.now() + PATIENCE_MS;
    for (;;) {
      const value = await driver.evaluate<Value | null | false>(expression);
      if (value) return value;
      if (Date.now() > end) {
        const page = await driver.evaluate<string>("location.pathname + ' ' + document.body.innerText.slice(0, 600)");
        throw new Error(`${what} was not found on ${page}`);
      }
      await new Promise((go) => setTimeout(go, 100));
    }
  }
  async function press(selector: string, words: string) {
    const { x, y } = await until<{ x: number; y: number }>(`"${words}"`, place(selector, words));
    await driver.press(x, y);
  }
  const live = () => until("a page that is live", "'__reactRouterDataRouter' in window");
  return {
    press,
    open: async (url: string) => {
      await driver.open(url);
      await live();
    },
    arrive: async (end: string) => {
      await until(end, `new RegExp(${JSON.stringify(`${end}$`)}).test(location.pathname)`);
      await live();
    },
    fill: async (label: string, text: string) => {
      await press("input, textarea", label);
      await driver.evaluate("document.activeElement.select()");
      await driver.type(text);
    },
    see: (text: string) => until(`"${text}"`, `document.body.innerText.includes(${JSON.stringify(text)})`),
  };
}
