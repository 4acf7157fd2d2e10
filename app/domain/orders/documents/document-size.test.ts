import { expect, test } from "vitest";
import { treatmentTypes } from "#app/domain/catalogue/style.ts";
import { measurementNames } from "#app/domain/measuring/measurements.ts";
import type { Customizations, Window } from "#app/domain/orders/window.ts";
import { checkDocuments, type OrderDocuments } from "./document-check.ts";

const TOO_LARGE =
  "This order has grown too large to save. Please shorten its names and links, or move some windows to another order.";

/** Every list as long as it may be; three bytes a character where `letter` is one of those. */
function largest({
  windows = 12,
  letter = "x",
  nameLength = 120,
  linkLength = 2048,
  draft = true,
} = {}): OrderDocuments {
  const link = `https://${letter.repeat(linkLength - 8)}`;
  const entries = Array.from({ length: 20 }, () => ({ name: letter.repeat(nameLength), link }));
  const style = { name: "x".repeat(120), description: "x".repeat(400), image: "x".repeat(200) };
  const entry = (group: string) => ({ style: { ...style, group }, fabrics: { fabrics: entries, trims: entries } });
  const customizations: Customizations = {
    drapes: entry("soft-shades"),
    shades: entry("soft-shades"),
    tops: { ...entry("cornice-boards"), style: { ...style, group: "cornice-boards", category: "corniceBoard" } },
  };
  const measurements = Object.fromEntries(measurementNames.map((name) => [name, "9999.875"]));
  const list = Array.from({ length: windows }, (_, index): Window => {
    const key = `window-key${String(index).padStart(2, "0")}`;
    const one = { id: `LF-0000000-${index + 1}`, key, name: letter.repeat(nameLength), measurements, customizations };
    return draft ? { ...one, draft: { treatments: [...treatmentTypes], customizations } } : one;
  });
  return { windows: list, hardware: entries };
}

const bytesOf = (document: OrderDocuments) => new TextEncoder().encode(JSON.stringify(document)).length;
const says = (next: OrderDocuments, stored?: OrderDocuments) => {
  const checked = checkDocuments(next, stored);
  return checked.ok ? "ok" : checked.reason;
};

test("with every text as long as it may be by itself an order would take 19 MB, and is refused", () => {
  const worst = largest({ letter: "€" });
  expect(bytesOf(worst)).toBeGreaterThan(18_000_000);
  expect(says(worst)).toBe(TOO_LARGE);
  expect(says(largest())).toBe(TOO_LARGE);
});

test("twelve windows full of ordinary names and links fit", () => {
  expect(says(largest({ nameLength: 40, linkLength: 120, draft: false }))).toBe("ok");
});

test("whatever is in it, no order is taken with more than 524,288 bytes", () => {
  const of = (linkLength: number) => largest({ linkLength });
  let linkLength = 10;
  while (says(of(linkLength + 1)) === "ok") linkLength += 1;
  expect(bytesOf(of(linkLength))).toBeGreaterThan(520_000);
  expect(bytesOf(of(linkLength))).toBeLessThanOrEqual(524_288);
  expect(says(of(linkLength + 1))).toBe(TOO_LARGE);
});

test("what was stored before there was a limit may stay and shrink, but not grow", () => {
  const stored = largest({ windows: 8, draft: false });
  expect(says(stored, stored)).toBe("ok");
  expect(says({ ...stored, windows: stored.windows.slice(1) }, stored)).toBe("ok");
  const longer = stored.windows.with(0, { ...stored.windows[0]!, draft: { treatments: [], customizations: {} } });
  expect(says({ ...stored, windows: longer }, stored)).toBe(TOO_LARGE);
});
