import { expect, test } from "vitest";
import { firstQuoteSettings, termsFrom } from "#app/domain/quotes/settings/quote-settings.ts";
import { checkSendable } from "./check-sendable.ts";
import { emptyLine, isLeftOut, offeredLines, withoutLeftOut } from "./plain-line.ts";
import type { OwnerLine } from "./quote-types.ts";

const terms = termsFrom(firstQuoteSettings, "2026-11-15", "6 to 8 weeks");
const now = new Date("2026-11-15T17:00:00Z");
const drapes: OwnerLine = { ...emptyLine, key: "drapes", kind: "treatment", label: "Drapes", unitCents: 10_000 };
const [installation, shipping] = offeredLines as [OwnerLine, OwnerLine];

test("installation and shipping without a price are left out, and nobody has to remove them", () => {
  const content = { terms, lines: [drapes, installation, { ...shipping, unitCents: 4_500 }] };
  expect(withoutLeftOut(content).lines.map(({ key }) => key)).toEqual(["drapes", "shipping"]);
  expect(checkSendable(terms, content.lines, now)).toMatchObject({
    value: { subtotalCents: 14_500, lines: [{ key: "drapes" }, { key: "shipping" }] },
  });
});

test.each<[string, OwnerLine]>([
  ["a treatment", { ...drapes, unitCents: null }],
  ["the installation of one window", { ...installation, windowKey: "w1" }],
  ["a line of the owner's own", { ...emptyLine, key: "x", label: "Shipping", unitCents: null }],
])("%s without a price is not left out: it asks for one", (_, line) => {
  expect(isLeftOut(line)).toBe(false);
  expect(checkSendable(terms, [drapes, installation, line], now)).toMatchObject({
    ok: false,
    reason: `Please enter a price. Not priced: ${line.label}.`,
    field: "lines[2].unitPrice",
  });
});

test("a price of nothing is a price", () => {
  expect(isLeftOut({ ...shipping, unitCents: 0 })).toBe(false);
});

test("what is left out alone is no quote", () => {
  expect(checkSendable(terms, offeredLines, now)).toMatchObject({ ok: false, field: "lines" });
});
