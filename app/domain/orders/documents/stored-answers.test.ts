import fc from "fast-check";
import { expect, test } from "vitest";
import { checkDocuments } from "./document-check.ts";
import { readWindows } from "./stored-window.ts";

const whole = {
  id: "LF-1-1",
  key: "LF-1-key1---",
  name: "Bay",
  measurements: { widthOfWindow: "48" },
  customizations: {
    drapes: {
      style: { name: "Goblet", group: "pleated-tops", description: "" },
      customizations: { standardLining: true, edgeBanding: true },
      fabrics: { fabrics: [{ name: "Velvet", link: "", role: "main", buyer: "client" }], trims: [] },
      answers: { draw: "stationary", panelWidths: "1.5", length: "puddle", bandEdges: ["leading", "bottom"] },
      sheer: { draw: "pair", fabrics: { fabrics: [{ name: "Voile", link: "" }], trims: [] } },
      lower: {},
    },
    shades: { answers: { mount: "inside", controlSide: "left", motor: "plug", children: "no", trimRows: "2" } },
    tops: { answers: { depth: "deeper", welt: "contrast" } },
  },
  sizes: { insideWidthTop: "29.5", insideDepth: "3", heightToSill: "56.25" },
  hardware: { choice: "keep", rodWidth: "70", rodToFloor: "90.125", rodStandsOut: "4" },
  nearby: ["radiator", "crank"],
  nearbyNote: "The crank is on the left.",
  note: "Please ring first.",
  bay: { flats: ["30", "60", "30"], angles: [45, 45], rods: "mitered" },
  ends: ["wall", "corner"],
  archRise: "20",
  arch: "below",
  together: [{ between: "14", width: "36", right: "" }],
};

const { id, key, name, measurements, customizations } = whole;
const bare = { id, key, name, measurements, customizations };

test("what was answered is read as it was written, and may be written again", () => {
  const windows = readWindows([whole]);
  expect(windows).toEqual([whole]);
  expect(checkDocuments({ windows, hardware: [] })).toMatchObject({ ok: true });
});

test("drapes may hang from the rod of another window of the order, and from nothing else", () => {
  const shared = (key: string) => ({ ...bare, customizations: { drapes: { sharedWith: key } } });
  const writes = (...windows: object[]) => checkDocuments({ windows: readWindows(windows), hardware: [] }).ok;
  const second = { ...shared(key), key: "LF-1-key2---" };
  const third = { ...shared("LF-1-key2---"), key: "LF-1-key3---" };
  expect(readWindows([second])[0]?.customizations).toEqual({ drapes: { sharedWith: key } });
  expect(writes(whole, second)).toBe(true);
  expect(writes(second)).toBe(false);
  expect(writes({ ...bare, customizations: {} }, second)).toBe(false);
  expect(writes(whole, { ...second, together: whole.together }, third)).toBe(false);
  expect(writes({ ...shared(key), together: whole.together })).toBe(false);
});

test("a window from before the questions says nothing of them", () => {
  const old = { ...bare, customizations: { drapes: { style: whole.customizations.drapes.style } } };
  expect(readWindows([old])).toEqual([old]);
});

test.each([
  [{ nearby: "radiator" }, { nearby: undefined }],
  [{ nearby: ["radiator", "dragon", "radiator"] }, { nearby: ["radiator"] }],
  [{ nearby: [] }, { nearby: [] }],
  [{ hardware: { choice: "steal", finish: "brass" } }, { hardware: undefined }],
  [{ hardware: { choice: "new", finish: "gold", thickness: 1 } }, { hardware: { choice: "new" } }],
  [{ sizes: ["3"] }, { sizes: undefined }],
  [{ sizes: { insideDepth: 3, chimney: "9" } }, { sizes: { insideDepth: "3" } }],
  [{ note: { text: "x" } }, { note: undefined }],
  [{ bay: { flats: ["30", "60"], angles: [45, 45], rods: "mitered" } }, { bay: undefined }],
  [{ bay: { flats: ["30", "60", "30"], angles: [45, 200], rods: "mitered" } }, { bay: undefined }],
  [{ ends: ["wall", "moon"] }, { ends: undefined }],
  [{ arch: "over", archRise: {} }, { arch: undefined }],
  [{ together: [] }, { together: undefined }],
  [{ together: ["x", { between: 14 }] }, { together: [{ between: "14", width: "", right: "" }] }],
])("of stored %j there is left %j", (stored, read) => {
  expect(readWindows([{ ...bare, ...stored }])).toEqual([{ ...bare, ...read }]);
});

test.each([
  [{ draw: "up", length: "floor" }, { length: "floor" }],
  [{ bandEdges: ["sides", "leading"] }, { bandEdges: ["leading"] }],
  [{ bandEdges: ["moon"], trimEdges: 4 }, {}],
])("of a drape's stored answers %j there is left %j", (answers, read) => {
  const [window] = readWindows([{ ...whole, customizations: { drapes: { answers } } }]);
  expect(window?.customizations.drapes?.answers).toEqual(read);
});

const writing = (changes: object) => {
  const windows = [{ ...structuredClone(whole), ...changes }] as unknown as ReturnType<typeof readWindows>;
  return checkDocuments({ windows, hardware: [] });
};

test.each([
  [{ note: "x".repeat(501) }, "Bay: Please keep each note under 500 characters."],
  [{ nearbyNote: "x".repeat(501) }, "Bay: Please keep each note under 500 characters."],
  [{ sizes: { insideDepth: "three" } }, "Bay: Please enter inches, such as 35, 35.375 or 35 3/8."],
  [{ hardware: { choice: "keep", rodWidth: "wide" } }, "Bay: Please enter inches, such as 35, 35.375 or 35 3/8."],
  [{ hardware: { choice: "new", color: "red" } }, "Invalid order data. Unable to save."],
  [{ nearby: ["dragon"] }, "Invalid order data. Unable to save."],
  [{ archRise: "high" }, "Bay: Please enter inches, such as 35, 35.375 or 35 3/8."],
  [{ arch: "over" }, "Invalid order data. Unable to save."],
  [{ bay: { flats: ["30", "60", "30"], angles: [45, 121], rods: "bent" } }, "Invalid order data. Unable to save."],
  [{ together: [] }, "Invalid order data. Unable to save."],
  [{ customizations: { drapes: { sharedWith: "LF-2" } } }, "Invalid order data. Unable to save."],
  [{ customizations: { drapes: { sheer: { draw: "up" } } } }, "Invalid order data. Unable to save."],
  [{ customizations: { drapes: { answers: { draw: "up" } } } }, "Invalid order data. Unable to save."],
  [{ customizations: { drapes: { answers: { motor: "plug" } } } }, "Invalid order data. Unable to save."],
  [{ customizations: { shades: { answers: { bandEdges: ["leading"] } } } }, "Invalid order data. Unable to save."],
  [{ customizations: { shades: { answers: { bandEdges: [] } } } }, "Invalid order data. Unable to save."],
])("%j may not be written: %s", (changes, reason) => {
  expect(writing(changes)).toEqual({ ok: false, reason });
});

test("whatever is stored can be read, and once read be written again", () => {
  const anything = fc.jsonValue();
  const stored = fc.record({
    ...{ sizes: anything, hardware: anything, nearby: anything, answers: anything },
    ...{ bay: anything, ends: anything, arch: anything },
  });
  fc.assert(
    fc.property(stored, ({ answers, ...rest }) => {
      const customizations = { drapes: { answers }, shades: { answers }, tops: { answers } };
      const [window] = readWindows([{ ...whole, ...rest, customizations }]);
      const { sizes: _, hardware: __, ...read } = window ?? {};
      expect(writing(read)).toMatchObject({ ok: true });
    }),
  );
});
