import fc from "fast-check";
import { expect, test } from "vitest";
import { asTyped, readTyped, type Typed } from "#app/domain/forms/described-form.ts";
import { firstQuoteSettings, quoteSettingsSchema } from "./quote-settings.ts";
import { followingRename, quoteSettingsForm, rateNames, rateRows } from "./quote-settings-form.ts";

const typed = asTyped(quoteSettingsForm, firstQuoteSettings);
const readSettings = (values: Typed) => readTyped(quoteSettingsForm, values);

test("what stands in the fields reads back as the same settings", () => {
  expect(readSettings(typed)).toEqual({ ok: true, value: firstQuoteSettings });
  expect(readSettings({ ...typed, depositRate: "", validDays: "" })).toMatchObject({
    value: { depositRate: null, validDays: null },
  });
});

test("the rate that new quotes begin with is followed to its new name, and to none that is gone", () => {
  const { label } = rateNames(0);
  const usual = firstQuoteSettings.taxLabel;
  const sent = (changed: Record<string, string>) =>
    followingRename(firstQuoteSettings, (name) => ({ ...typed, ...changed })[name] ?? "")("taxLabel");
  expect(sent({})).toBe(usual);
  expect(sent({ [label]: "Ohio sales tax" })).toBe("Ohio sales tax");
  expect(sent({ [label]: "" })).toBe(usual);
  expect(sent({ taxLabel: "Nobody’s" })).toBe("Nobody’s");
});

test("a rate may be typed without its sign, and an emptied row is gone", () => {
  const changed = {
    ...typed,
    "rates[1].label": "",
    "rates[1].rate": "",
    "rates[3].label": "Bucks",
    "rates[3].rate": "6.5",
  };
  expect(readSettings(changed)).toMatchObject({
    value: { taxRates: [{ rate: 6_000 }, { label: "Philadelphia sales tax" }, { label: "Bucks", rate: 6_500 }] },
  });
  expect(rateRows(changed)).toBe(6);
});

test.each([
  [{ "rates[0].rate": "six" }, "rates[0].rate"],
  [{ "rates[0].rate": "101%" }, "rates[0].rate"],
  [{ "rates[0].label": "" }, "rates[0].label"],
  [{ "rates[1].label": "Pennsylvania sales tax" }, "rates[1].label"],
  [{ taxLabel: "Bucks" }, "taxLabel"],
  [{ depositRate: "200%" }, "depositRate"],
  [{ depositDays: "" }, "depositDays"],
  [{ balanceDays: "-1" }, "balanceDays"],
  [{ validDays: "366" }, "validDays"],
  [{ validDays: "٣" }, "validDays"],
  [{ terms: "x".repeat(10_001) }, "terms"],
])("a fault is said beside its field: %j", (changed, field) => {
  expect(readSettings({ ...typed, ...changed })).toMatchObject({ ok: false, field });
});

test("what is offered is chosen, and nothing else", () => {
  for (const name of ["taxRule", "balanceWhen", "detail"]) {
    expect(readSettings({ ...typed, [name]: "nonsense" })).toMatchObject({ ok: false, field: name });
  }
});

test("whatever is accepted can be kept, stands in the form as it is kept, and is accepted again", () => {
  const name = fc.constantFrom(...quoteSettingsForm.fields.map((field) => field.name));
  const text = fc.constantFrom(
    "",
    "0",
    "6%",
    "100",
    "14",
    "Bucks",
    " a\r\nb ",
    "delivered",
    "total",
    "Philadelphia sales tax",
  );
  fc.assert(
    fc.property(fc.dictionary(name, text, { maxKeys: 8 }), (changes) => {
      const read = readSettings({ ...typed, ...changes });
      if (!read.ok) return Object.values(read.faults).every((sentence) => sentence !== "");
      expect(quoteSettingsSchema.parse(read.value)).toEqual(read.value);
      expect(readSettings(asTyped(quoteSettingsForm, read.value))).toEqual(read);
      return true;
    }),
  );
});
