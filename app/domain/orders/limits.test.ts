import { expect, test } from "vitest";
import { checkCustomOrder } from "./custom-order-rules.ts";
import { newDraft } from "./draft.ts";
import { entryField, tidyEntries } from "./entries.ts";
import { asksForSuggestion, namedHardware, setHardware, setHardwareChoice } from "./hardware.ts";
import { setWindowCount } from "./window-count.ts";
import { saveWindowDetails } from "./window-details.ts";

const limit = { most: 2, noun: "rods", prefix: "rod" };
const rod = (name: string, link = "") => ({ name, link });

test("rows are tidied, blank ones dropped, and up to the limit are kept", () => {
  expect(entryField("rod", "Link", 2)).toBe("rodLink:2");
  expect(tidyEntries([rod(" Brass "), rod(" ", " "), rod("", "rods.example")], limit)).toEqual({
    ok: true,
    value: [rod("Brass"), rod("", "https://rods.example")],
  });
  expect(tidyEntries([rod("a"), rod("b"), rod("c")], limit)).toEqual({
    ok: false,
    reason: "You can add at most 2 rods.",
    field: "rod",
  });
});

test("a name of 120 characters is taken, one of 121 refused where it stands", () => {
  const longest = "x".repeat(120);
  expect(tidyEntries([rod(longest)], limit)).toEqual({ ok: true, value: [rod(longest)] });
  expect(tidyEntries([rod("a"), rod(`${longest}x`)], limit)).toEqual({
    ok: false,
    reason: "Please keep each name under 120 characters.",
    field: "rodName:2",
  });
});

test("a link that does not open is refused where it stands", () => {
  expect(tidyEntries([rod("a"), rod("b", "javascript:alert(1)")], limit)).toEqual({
    ok: false,
    reason: "Please enter a valid link.",
    field: "rodLink:2",
  });
});

const draft = newDraft("LF-1");

test("twenty pieces of hardware are taken, and one more refused", () => {
  const many = (count: number) => Array.from({ length: count }, () => rod("rod"));
  expect(setHardware(draft, many(20))).toMatchObject({ ok: true });
  expect(setHardware(draft, many(21))).toEqual({
    ok: false,
    reason: "You can add at most 20 hardware entries.",
    field: "hardware",
  });
});

test("naming the hardware ends only that step of the overview", () => {
  const at = (overviewStep: typeof draft.overviewStep) => setHardware({ ...draft, overviewStep }, [rod("rod")]);
  expect(at("hardware")).toMatchObject({ value: { overviewStep: null, hardware: [rod("rod")] } });
  const step = { window: "a", step: 0 } as const;
  expect(at(step)).toMatchObject({ value: { overviewStep: step } });
});

test("leaving without a choice of hardware changes nothing; going on without one is refused", () => {
  expect(setHardwareChoice(draft, null, "exit")).toEqual({ ok: true, value: draft });
  expect(setHardwareChoice(draft, null)).toEqual({
    ok: false,
    reason: "Please choose whether you want new hardware.",
    field: "hardwareChoice",
  });
  expect(setHardwareChoice(draft, true, "exit")).toEqual({
    ok: true,
    value: { ...draft, hardwareChoice: true, step: 2 },
  });
});

test("a window's name of 120 characters is taken, one of 121 refused", () => {
  const order = setWindowCount(draft, 1);
  if (!order.ok) throw new Error(order.reason);
  const named = (length: number) =>
    saveWindowDetails(order.value, 1, { name: "n".repeat(length), measurements: {} }, "exit");
  expect(named(120)).toMatchObject({ ok: true });
  expect(named(121)).toEqual({ ok: false, reason: "Please keep the name under 120 characters.", field: "name" });
});

test("a custom order's name of 120 and description of 4,000 characters are taken as they are", () => {
  const orderName = "n".repeat(120);
  const description = "d".repeat(4_000);
  const typed = {
    orderName: ` ${orderName} `,
    description: ` ${description} `,
    total: "1",
    paymentLink: "pay.example",
  };
  expect(checkCustomOrder(typed)).toEqual({
    ok: true,
    value: { orderName, description, totalCents: 100, paymentLink: "https://pay.example" },
  });
  expect(checkCustomOrder({ ...typed, total: " " })).toMatchObject({ field: "total" });
});

test("hardware may be left to us: that counts as a detail, is found again, and is no row of its own", () => {
  const draft = newDraft("LF-1");
  const asked = setHardware(draft, [rod("")], true);
  if (!asked.ok) throw new Error(asked.reason);
  expect(asked.value.hardware).toEqual([rod("Please suggest")]);
  expect(asksForSuggestion(asked.value.hardware)).toBe(true);
  expect(namedHardware(asked.value.hardware)).toEqual([]);
  const both = setHardware(draft, [rod("Brass")], true);
  expect(both).toMatchObject({ value: { hardware: [rod("Brass"), rod("Please suggest")] } });
  expect(namedHardware([rod("Brass"), rod("Please suggest")])).toEqual([rod("Brass")]);
  expect(asksForSuggestion([rod("Please suggest", "https://rods.example")])).toBe(false);
});
