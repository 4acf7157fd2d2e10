import fc from "fast-check";
import { expect, test } from "vitest";
import { styles } from "#app/domain/catalogue/catalogue.ts";
import { styleSlug } from "#app/domain/catalogue/style.ts";
import { clothChipIds } from "#app/domain/fabrics/cloth-chips.ts";
import { measurementNames } from "#app/domain/measuring/measurements.ts";
import { resolveMeasurements } from "#app/domain/measuring/resolve-measurements.ts";
import {
  readTried,
  type Tried,
  triedDraft,
  triedInWords,
  triedQuery,
  triedWindow,
  usualSizeNames,
  usualSizes,
} from "./tried-window.ts";

const read = (query: string) => readTried(new URLSearchParams(query));
function tried(query: string): Tried {
  const verdict = read(query);
  if (!verdict.ok) throw new Error(JSON.stringify(verdict.faults));
  return verdict.value;
}

test("an address without answers is a usual window, 48 inches wide and 84 from its top to the floor", () => {
  expect(triedQuery(tried("")).toString()).toBe("size=usual&style=pleated-tops-three-finger-pinch&cloth=flax");
  expect(triedWindow(tried(""))).toMatchObject({
    measurements: { widthOfWindow: "48", heightFromTopOfWindowToFloor: "84" },
    customizations: { drapes: { style: { name: "Three Finger Pinch" }, customizations: { standardLining: true } } },
  });
});

test("every usual size is a window that a room can have, and none is drawn otherwise", () => {
  for (const name of usualSizeNames) {
    const resolved = resolveMeasurements(usualSizes[name].inches);
    expect([resolved.inches, resolved.assumed]).toEqual([usualSizes[name].inches, []]);
  }
});

test.each([
  ["size=huge", "size", "Please choose one of these sizes."],
  ["style=gobbet", "style", "Please choose a style."],
  ["style=", "style", "Please choose a style."],
  ["cloth=__proto__", "cloth", "Please choose one of these cloths."],
  ["size=own", "widthOfWindow", "Please measure this one."],
  ["size=own&widthOfWindow=48", "heightOfWindow", "Please measure this one."],
  ["size=own&widthOfWindow=wide", "widthOfWindow", "Please enter inches, such as 35, 35.375 or 35 3/8."],
  ["size=own&widthOfWindow=0", "widthOfWindow", "Zero or less is not a measurement, so what was there is kept."],
  ["size=own&widthOfWindow=401", "widthOfWindow", "Please enter 8 to 400 inches."],
  [`size=own&widthOfWindow=${"9".repeat(5000)}`, "widthOfWindow", "Please enter 9,999 inches or less."],
  ["size=own&heightFromFloorToCeiling=12", "heightFromFloorToCeiling", "Please enter 60 to 480 inches."],
] as const)("%.60s is refused with a sentence at its field", (query, field, sentence) => {
  const verdict = read(query);
  expect(verdict.ok ? {} : verdict.faults).toHaveProperty(field, sentence);
});

test("two measurements are enough, the others are as usual; a frame may touch the wall", () => {
  const own = tried("size=own&widthOfWindow=40 1/2&heightOfWindow=5 ft&distanceFromWindowFrameToLeftWall=0");
  expect(own.measurements).toMatchObject({
    widthOfWindow: "40.5",
    heightOfWindow: "60",
    heightFromFloorToCeiling: "",
    distanceFromWindowFrameToLeftWall: "0",
  });
  expect(triedWindow(own).measurements).toMatchObject({ widthOfWindow: "40.5", heightFromFloorToCeiling: "96" });
  expect(triedInWords(own)).toBe(
    'My window is 40 1/2" wide and 60" high. Distance From Window Frame To Left Wall: 0". I tried Three Finger Pinch in flax.',
  );
});

test("an order begins with what was measured and chosen, and with nothing that nobody said", () => {
  const own = triedDraft(
    "LF-1",
    tried("size=own&widthOfWindow=40&heightOfWindow=60&style=soft-shades-hobbled&cloth=sage"),
  );
  expect(own).toMatchObject({ step: 1, hardwareChoice: null, windows: [{ name: "Window 1", customizations: {} }] });
  expect(own.windows[0]?.measurements).toMatchObject({ widthOfWindow: "40", heightFromFloorToCeiling: "" });
  expect(own.windows[0]?.draft?.customizations.shades).toEqual({
    style: expect.objectContaining({ name: "Hobbled", group: "soft-shades" }),
    fabrics: { fabrics: [{ name: "Sage", link: "", drawAs: "sage" }], trims: [] },
  });
  expect(triedDraft("LF-1", tried("style=hard-shades-hard-shades")).windows[0]).toMatchObject({ measurements: {} });
});

test("what an address says is what it is written as again", () => {
  const length = fc.integer({ min: 8 * 8, max: 300 * 8 }).map((eighths) => String(eighths / 8));
  const own = fc.record({ widthOfWindow: length, heightOfWindow: length }).map((seven) => ({ size: "own", ...seven }));
  const usual = fc.constantFrom(...usualSizeNames).map((size) => ({ size }));
  fc.assert(
    fc.property(
      fc.oneof(own, usual),
      fc.constantFrom(...styles.map(styleSlug)),
      fc.constantFrom(...clothChipIds),
      (size, style, cloth) => {
        const value = tried(new URLSearchParams({ ...size, style, cloth }).toString());
        expect(tried(triedQuery(value).toString())).toEqual(value);
      },
    ),
  );
});

test("whatever is written there, it is a window or sentences", () => {
  const name = fc.constantFrom("size", "style", "cloth", ...measurementNames);
  const text = fc.oneof(fc.string({ maxLength: 60 }), fc.constantFrom("own", "usual", "48", "0", "-1", "1e9", "½"));
  fc.assert(
    fc.property(fc.array(fc.tuple(name, text), { maxLength: 12 }), (pairs) => {
      const verdict = readTried(new URLSearchParams(pairs));
      if (verdict.ok) triedWindow(verdict.value);
      else expect(Object.values(verdict.faults).every((sentence) => sentence.endsWith("."))).toBe(true);
    }),
  );
});
