import fc from "fast-check";
import { expect, test } from "vitest";
import { styles } from "#app/domain/catalogue/catalogue.ts";
import { treatmentOptions } from "#app/domain/catalogue/options.ts";
import { type TreatmentType, treatmentTypes } from "#app/domain/catalogue/style.ts";
import { measurementNames } from "#app/domain/measuring/measurements.ts";
import { readOrderDocuments, writeOrderDocuments } from "./order-documents.ts";

/** As each version stored them; never edited, only followed by another. */
const version3 = {
  windows:
    '{"version":3,"list":[{"id":"LF-1-1","name":"Study","measurements":{"widthOfWindow":"35.375","heightOfWindow":""},"customizations":{"drapes":{"style":{"name":"Goblet","group":"pleated-tops","description":"Cups."},"customizations":{"blackoutLining":true,"interlining":false},"fabrics":{"fabrics":[{"name":"Oat linen","link":"https://fabrics.example/oat"}],"trims":[]}}},"draft":{"treatments":["drapes","tops"],"customizations":{"tops":{"style":{"name":"Judith","group":"rod-mount-valances","description":"One fold.","category":"valance"}}}}},{"id":"LF-1-2","name":"Window 2","measurements":{},"customizations":{}}]}',
  hardware: '{"version":3,"list":[{"name":"Brass rod","link":""},{"name":"","link":"https://hardware.example/rings"}]}',
};
const version2 = {
  windows:
    '{"version":2,"list":[{"id":"LF-1-1","key":"AbC-_1234567","name":"Study","measurements":{"widthOfWindow":"35.375"},"customizations":{"shades":{"style":{"name":"Hobbled","group":"soft-shades","description":"Folds."},"customizations":{"cordlessControl":true},"fabrics":{"fabrics":[{"name":"Ticking","link":""}],"trims":[]}}}}]}',
  hardware: '{"version":2,"list":[{"name":"Brass rod","link":"https://hardware.example/rod"}]}',
};

test("version 3: what is begun of a window, and windows that have no key", () => {
  expect(readOrderDocuments(version3)).toEqual({
    windows: [
      {
        id: "LF-1-1",
        key: "",
        name: "Study",
        measurements: { widthOfWindow: "35.375", heightOfWindow: "" },
        customizations: {
          drapes: {
            style: { name: "Goblet", group: "pleated-tops", description: "Cups." },
            customizations: { blackoutLining: true, interlining: false },
            fabrics: { fabrics: [{ name: "Oat linen", link: "https://fabrics.example/oat" }], trims: [] },
          },
        },
        draft: {
          treatments: ["drapes", "tops"],
          customizations: {
            tops: {
              style: { name: "Judith", group: "rod-mount-valances", description: "One fold.", category: "valance" },
            },
          },
        },
      },
      { id: "LF-1-2", key: "", name: "Window 2", measurements: {}, customizations: {} },
    ],
    hardware: [
      { name: "Brass rod", link: "" },
      { name: "", link: "https://hardware.example/rings" },
    ],
  });
});

test("version 2: windows with a key, and what is read is written again as it was, by today's version", () => {
  const read = readOrderDocuments(version2);
  expect(read).toEqual({
    windows: [
      {
        id: "LF-1-1",
        key: "AbC-_1234567",
        name: "Study",
        measurements: { widthOfWindow: "35.375" },
        customizations: {
          shades: {
            style: { name: "Hobbled", group: "soft-shades", description: "Folds." },
            customizations: { cordlessControl: true },
            fabrics: { fabrics: [{ name: "Ticking", link: "" }], trims: [] },
          },
        },
      },
    ],
    hardware: [{ name: "Brass rod", link: "https://hardware.example/rod" }],
  });
  const today = (document: string) => document.replace('{"version":2', '{"version":3');
  expect(writeOrderDocuments({ ...read, hardwareChoice: true })).toEqual({
    windows: today(version2.windows),
    hardware: today(version2.hardware),
    windowCount: 1,
    hardwareChoice: 1,
    submittable: 0,
  });
});

const windowWith = (fields: object) =>
  JSON.stringify({ version: 2, list: [{ id: "LF-1-1", key: "AbC-_1234567", name: "Study", ...fields }] });
const drapesWith = (entry: object) => windowWith({ measurements: {}, customizations: { drapes: entry } });
const only = (windows: string) => readOrderDocuments({ windows, hardware: "[]" }).windows[0];

test.each([
  ["a style that is gone", { style: { name: "Swan", group: "swan-tops", description: "" } }],
  ["a name that is too long", { fabrics: { fabrics: [{ name: "x".repeat(500), link: "" }], trims: [] } }],
  [
    "too many fabrics",
    { fabrics: { fabrics: Array.from({ length: 30 }, (_, index) => ({ name: `${index}`, link: "" })), trims: [] } },
  ],
  [
    "a link that is too long",
    { fabrics: { fabrics: [{ name: "", link: `https://a.example/${"x".repeat(3000)}` }], trims: [] } },
  ],
])("%s is kept as it is", (_, entry) => {
  expect(only(drapesWith(entry))?.customizations.drapes).toEqual(entry);
});

test.each<[string, object, object]>([
  [
    "an option we do not know",
    { customizations: { pelmet: true, interlining: true } },
    { customizations: { interlining: true } },
  ],
  ["an option that is no flag", { customizations: { interlining: "yes" } }, { customizations: {} }],
  ["a style without a name", { style: { group: "pleated-tops" } }, {}],
  ["a part that is none", { style: "Goblet", fabrics: [] }, {}],
  [
    "a category we do not know",
    { style: { name: "Swan", group: "swan-tops", description: "", category: "bird" } },
    { style: { name: "Swan", group: "swan-tops", description: "" } },
  ],
  [
    "a row with nothing in it",
    { fabrics: { fabrics: [{ name: "", link: "" }, 7, null], trims: "none" } },
    { fabrics: { fabrics: [], trims: [] } },
  ],
  [
    "a link that opens nothing, without a name",
    { fabrics: { fabrics: [{ name: "", link: "javascript:alert(1)" }], trims: [] } },
    { fabrics: { fabrics: [{ name: "javascript:alert(1)", link: "" }], trims: [] } },
  ],
  [
    "a link that opens nothing, with a name",
    { fabrics: { fabrics: [{ name: "Silk", link: "data:text/html,x" }], trims: [] } },
    { fabrics: { fabrics: [{ name: "Silk", link: "" }], trims: [] } },
  ],
  [
    "a link without its scheme",
    { fabrics: { fabrics: [{ name: "Silk", link: "shop.example/silk" }], trims: [] } },
    { fabrics: { fabrics: [{ name: "Silk", link: "https://shop.example/silk" }], trims: [] } },
  ],
])("%s is read as far as it makes sense", (_, entry, expected) => {
  expect(only(drapesWith(entry))?.customizations.drapes).toEqual(expected);
});

test("a top without its category has that of its style", () => {
  const style = { name: "Albany", group: "cornice-boards", description: "" };
  const window = only(windowWith({ customizations: { tops: { style } } }));
  expect(window?.customizations.tops?.style?.category).toBe("corniceBoard");
});

test("measurements that are numbers are read as text, and others dropped", () => {
  const measurements = { widthOfWindow: 35.5, heightOfWindow: "tall", depth: "4", heightFromFloorToCeiling: null };
  expect(only(windowWith({ measurements }))?.measurements).toEqual({
    widthOfWindow: "35.5",
    heightOfWindow: "tall",
    heightFromFloorToCeiling: "",
  });
});

test("a thirteenth window is read", () => {
  const list = Array.from({ length: 13 }, (_, index) => ({ id: `LF-1-${index + 1}`, key: `k${index}`, name: "" }));
  const { windows } = readOrderDocuments({ windows: JSON.stringify({ version: 2, list }), hardware: "[]" });
  expect(windows).toHaveLength(13);
  expect(windows[12]).toEqual({ id: "LF-1-13", key: "k12", name: "", measurements: {}, customizations: {} });
});

test.each([
  "",
  "{",
  "null",
  "7",
  '"text"',
  "{}",
  '{"version":2}',
  '{"version":99,"list":7}',
  '{"version":-3,"list":[7]}',
])("%j is read as nothing", (stored) => {
  expect(readOrderDocuments({ windows: stored, hardware: stored })).toEqual({ windows: [], hardware: [] });
});

const link = fc.record({
  name: fc.string({ minLength: 1, maxLength: 120 }),
  link: fc.constantFrom("", "https://a.example/b"),
});
const links = fc.array(link, { maxLength: 20 });

function entryOf(type: TreatmentType) {
  const offered = styles.filter((style) => style.treatment === type);
  return fc.record(
    {
      style: fc.constantFrom(...offered).map(({ treatment: _, ...style }) => style),
      customizations: fc
        .subarray([...treatmentOptions[type]].filter((name) => !name.endsWith("Control")))
        .map((on) => Object.fromEntries(on.map((name) => [name, true]))),
      fabrics: fc.record({ fabrics: links, trims: links }),
    },
    { requiredKeys: [] },
  );
}

const customizations = fc.record(
  { drapes: entryOf("drapes"), shades: entryOf("shades"), tops: entryOf("tops") },
  { requiredKeys: [] },
);
const window = fc.record(
  {
    id: fc.constantFrom("LF-1-1", "LF-1-2"),
    key: fc.stringMatching(/^[A-Za-z0-9_-]{12}$/),
    name: fc.string({ maxLength: 120 }),
    measurements: fc.dictionary(fc.constantFrom(...measurementNames), fc.constantFrom("", "0", "35.375", "9999")),
    customizations,
    draft: fc.record({ treatments: fc.subarray([...treatmentTypes]), customizations }),
  },
  { requiredKeys: ["id", "key", "name", "measurements", "customizations"] },
);

test("whatever may be written is read as it was", () => {
  const windows = fc.uniqueArray(window, { selector: ({ key }) => key, maxLength: 12 });
  fc.assert(
    fc.property(windows, links, (list, hardware) => {
      const documents = { windows: list, hardware };
      const written = writeOrderDocuments({ ...documents, hardwareChoice: null });
      expect(readOrderDocuments(written)).toEqual(documents);
      expect(written.windowCount).toBe(list.length);
    }),
  );
});

test("whatever is stored is read, and what was read may be stored again", () => {
  const anything = fc.oneof(
    fc.json(),
    fc.array(fc.anything()).map((list) => String(JSON.stringify({ version: 2, list }))),
    fc
      .array(
        fc.record({
          name: fc.anything(),
          measurements: fc.anything(),
          customizations: fc.anything(),
          draft: fc.anything(),
        }),
      )
      .map((list) => String(JSON.stringify(list))),
  );
  fc.assert(
    fc.property(anything, anything, (windows, hardware) => {
      const read = readOrderDocuments({ windows, hardware });
      expect(readOrderDocuments(writeOrderDocuments({ ...read, hardwareChoice: null }, read))).toEqual(read);
    }),
  );
});
