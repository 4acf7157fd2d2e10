import fc from "fast-check";
import { expect, test } from "vitest";
import { newDraft } from "#app/domain/orders/draft.ts";
import { emptyWindow, type Window } from "#app/domain/orders/window.ts";
import { saveWindowDetails } from "#app/domain/orders/window-details.ts";
import { windowDoubts } from "#app/domain/orders/window-doubts.ts";
import type { StoredBay, WindowPlace } from "./place.ts";
import { placeInWords } from "./place-words.ts";
import { enterBetween, enterPlace, placeAsTyped, placeFields } from "./typed-place.ts";

const measurements = {
  widthOfWindow: "120",
  heightOfWindow: "60",
  heightFromTopOfWindowToFloor: "84",
  heightFromWindowFrameToCeiling: "12",
  heightFromFloorToCeiling: "96",
  distanceFromWindowFrameToLeftWall: "36",
  distanceFromWindowFrameToRightWall: "36",
};
const window: Window = { ...emptyWindow("LF-1", 1), key: "LF-1-key1---", measurements };
const bay = { bay: "45", flatLeft: "30", flatMiddle: "60", flatRight: "30", bayRods: "mitered" };
const stored: StoredBay = { flats: ["30", "60", "30"], angles: [45, 45], rods: "mitered" };

test.each([
  [{}, {}],
  [{ bay: "", corner: "", arch: "", flatLeft: "", archRise: "" }, {}],
  [bay, { bay: stored }],
  [
    { ...bay, bay: "90", bayRods: "separate", flatMiddle: "5 ft" },
    { bay: { flats: ["30", "60", "30"], angles: [90, 90], rods: "separate" } },
  ],
  [{ bay: "30" }, { bay: { flats: ["", "", ""], angles: [30, 30], rods: "mitered" } }],
  // What belongs to an answer that was not given is not read.
  [{ bay: "", flatLeft: "wide" }, {}],
  [{ corner: "right" }, { ends: ["wall", "corner"] }],
  [
    { arch: "below", archRise: "20 1/2" },
    { arch: "below", archRise: "20.5" },
  ],
  [{ arch: "above", archRise: "" }, { arch: "above" }],
  [
    { arch: "above", slant: "left" },
    { arch: "above", slant: "left" },
  ],
  [{ arch: "", slant: "left" }, {}],
])("%j is %j", (typed, place) => {
  expect(enterPlace(window, typed)).toEqual({ ok: true, value: place });
});

test.each([
  [{ bay: "44" }, "bay"],
  [{ ...bay, flatMiddle: "wide" }, "flatMiddle"],
  [{ ...bay, flatLeft: "3" }, "flatLeft"],
  [{ ...bay, flatRight: "361" }, "flatRight"],
  [{ ...bay, flatRight: "0" }, "flatRight"],
  [{ ...bay, bayRods: "two" }, "bayRods"],
  [{ corner: "top" }, "corner"],
  [{ arch: "over" }, "arch"],
  [{ arch: "above", slant: "up" }, "slant"],
  [{ arch: "below", archRise: "60" }, "archRise"],
  [{ arch: "below", archRise: "9999" }, "archRise"],
  [{ arch: "below", archRise: "-4" }, "archRise"],
])("%j is refused at %s", (typed, field) => {
  expect(enterPlace(window, typed)).toMatchObject({ ok: false, field });
});

test.each([
  [{}, { ok: true, value: [] }],
  [{ between1: "14" }, { ok: true, value: ["14"] }],
  [
    { between1: "0", between2: "3 1/8" },
    { ok: true, value: ["0", "3.125"] },
  ],
  [{ between2: "4" }, { ok: false, field: "between1" }],
  [{ between1: "121" }, { ok: false, field: "between1" }],
  [{ between1: "far" }, { ok: false, field: "between1" }],
])("from frame to frame %j is %j", (typed, verdict) => {
  expect(enterBetween(window, typed)).toMatchObject(verdict);
});

test("a bay has rods of its own", () => {
  expect(enterBetween({ bay: stored }, { between1: "3" })).toMatchObject({ ok: false });
});

test("what is stored stands in the form as it was typed, and comes back the same", () => {
  const place: WindowPlace = { bay: stored, ends: ["corner", "wall"], arch: "cover", archRise: "20.5" };
  const typed = placeAsTyped({ ...place, together: [{ between: "0", width: "36", right: "" }] });
  expect(typed).toMatchObject({
    bay: "45",
    corner: "left",
    arch: "cover",
    archRise: "20 1/2",
    between1: "0",
    between2: "",
  });
  expect(enterPlace(window, typed)).toEqual({ ok: true, value: place });
  expect(enterPlace({ ...window, ...place }, {})).toEqual({ ok: true, value: place });
});

test("the widths of a bay that do not make the window are asked about, and neither is changed", () => {
  const draft = { ...newDraft("LF-1"), windows: [window] };
  const save = (further: Record<string, string>) =>
    saveWindowDetails(draft, 1, { name: "Bay", measurements, further }, "next");
  const saved = (further: Record<string, string>) => {
    const changed = save(further);
    return changed.ok ? (changed.value.windows[0] as Window) : window;
  };
  expect(windowDoubts(saved({ ...bay, flatRight: "30 1/2" }), {})).toEqual([]);
  const off = saved({ ...bay, flatRight: "31" });
  expect(off).toMatchObject({ measurements: { widthOfWindow: "120" }, bay: { flats: ["30", "60", "31"] } });
  expect(windowDoubts(off, {})).toEqual([
    'The three parts of the bay come to 121", and the window is 120" wide. Please measure again along the wall, from corner to corner.',
  ]);
  expect(save({ ...bay, flatLeft: "x" })).toMatchObject({ ok: false, field: "flatLeft" });
});

test("it is said in words", () => {
  const said = (place: object) => placeInWords(place).map(({ term, words }) => `${term}: ${words}`);
  expect(said({})).toEqual([]);
  expect(said({ bay: { ...stored, flats: ["30", "", "30"] } })).toEqual([
    'Bay: 30", not measured, 30", the usual corners, one rod around the corners',
  ]);
  expect(said({ ends: ["corner", "corner"], arch: "below", archRise: "20" })).toEqual([
    "Beside a corner: at both sides",
    'Arched or slanted top: 20", hung below the curve',
  ]);
  expect(said({ together: [{ between: "14", width: "", right: "" }] })).toEqual([
    'One rod over: this and the next window, 14" from frame to frame',
  ]);
});

test("whatever is typed is a place or a sentence at its field", () => {
  const text = fc.option(fc.oneof(fc.string(), fc.constantFrom("45", "30", "left", "below", "mitered", "0")), {
    nil: undefined,
  });
  const typed = fc.record(Object.fromEntries(placeFields.map((name) => [name, text])));
  fc.assert(
    fc.property(typed, (texts) => {
      for (const verdict of [enterPlace(window, texts), enterBetween(window, texts)]) {
        if (!verdict.ok) expect(placeFields).toContain(verdict.field);
      }
    }),
  );
});
