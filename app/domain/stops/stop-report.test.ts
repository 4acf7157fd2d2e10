import { expect, test } from "vitest";
import { checkReport, drawOn, readStrokes, signaturePath } from "./stop-report.ts";

const typed = { signedName: "Tess Ashgrove", strokes: "[[10,20,30,40],[5,5]]", unsignedReason: "", issues: "" };

test("a stop is signed for, or it is said why nobody signs", () => {
  expect(checkReport(typed, 1)).toMatchObject({ ok: true, value: { signedName: "Tess Ashgrove" } });
  expect(checkReport({ ...typed, signedName: " " }, 1)).toMatchObject({ field: "signedName" });
  expect(checkReport({ ...typed, signedName: "", unsignedReason: "Nobody home" }, 1)).toMatchObject({ ok: true });
  expect(checkReport({ ...typed, signedName: "x".repeat(101) }, 1)).toMatchObject({ ok: false, field: "signedName" });
});

test("something was hung, or something is wrong", () => {
  expect(checkReport(typed, 0)).toMatchObject({ reason: "Please tick what was hung, or say what is wrong." });
  expect(checkReport({ ...typed, issues: "The rod is bent" }, 0)).toMatchObject({ ok: true });
  expect(checkReport({ ...typed, issues: "x".repeat(1001) }, 0)).toMatchObject({ field: "issues" });
});

test("a drawing that is none is refused, and none is none", () => {
  for (const strokes of ["{", "[[1001,0]]", `[[${"1,".repeat(12_000)}1]]`]) {
    expect(checkReport({ ...typed, strokes }, 1)).toMatchObject({ ok: false, field: "strokes" });
  }
  for (const strokes of ["", "[]"]) expect(checkReport({ ...typed, strokes }, 1)).toMatchObject({ ok: true });
});

test.each(["", "{", "5", "[[1]]", '[["a",1]]', "[[1001,0]]", "[[0,334]]", "[[-1,0]]", `[[${"1,".repeat(12_000)}1]]`])(
  "%.20s is no signature",
  (text) => expect(readStrokes(text)).toEqual([]),
);

test("strokes are a path", () => {
  expect(signaturePath(readStrokes(typed.strokes))).toBe("M10 20L30 40M5 5L5 5");
  expect(signaturePath([])).toBe("");
});

test("a stroke goes on to points that can be told apart", () => {
  expect(drawOn([[10, 10]], [13, 10])).toEqual([[10, 10]]);
  expect(
    drawOn(
      [
        [1, 1],
        [10, 10],
      ],
      [20, 10],
    ),
  ).toEqual([
    [1, 1],
    [10, 10, 20, 10],
  ]);
  expect(drawOn([], [20, 10])).toEqual([]);
});
