import { expect, test } from "vitest";
import { emptyWindow } from "#app/domain/orders/window.ts";
import { addWindow, editHardware, questionBeforeRemoving, removeWindow } from "./owner-windows.ts";

const hall = { ...emptyWindow("LF-1", 1), key: "hall-key-001", name: "Hall", measurements: { widthOfWindow: "36" } };
const empty = { ...emptyWindow("LF-1", 2), key: "empty-key-01" };

test("a window is added at the end, up to twelve", () => {
  expect(addWindow([hall], "LF-1")).toEqual({ ok: true, value: [hall, emptyWindow("LF-1", 2)] });
  const twelve = Array.from({ length: 12 }, (_, index) => emptyWindow("LF-1", index + 1));
  expect(addWindow(twelve, "LF-1")).toEqual({
    ok: false,
    reason: "You can only enter a maximum of 12 windows.",
  });
});

test("a window with something in it goes only with a yes, an empty one at once, one that is gone is missing", () => {
  const question = "Removing Hall drops everything entered for it.";
  expect(removeWindow([hall, empty], "hall-key-001", false)).toEqual({
    ok: false,
    code: "refused",
    reason: question,
    field: "removeWindow",
  });
  expect(removeWindow([hall, empty], "hall-key-001", true)).toEqual({ ok: true, value: [empty] });
  expect(removeWindow([hall, empty], "empty-key-01", false)).toEqual({ ok: true, value: [hall] });
  expect([questionBeforeRemoving(hall, [hall]), questionBeforeRemoving(empty, [empty])]).toEqual([question, undefined]);
  for (const key of ["", "gone"]) {
    expect(removeWindow([{ ...hall, key: "" }], key, true)).toEqual({
      ok: false,
      code: "missing",
      reason: "This window is no longer part of the order.",
    });
  }
});

test("hardware is tidied, may be taken out whole, and a link that is none is refused at its row", () => {
  expect(
    editHardware([
      { name: " Rod ", link: "rods.example/1" },
      { name: "", link: " " },
    ]),
  ).toEqual({
    ok: true,
    value: [{ name: "Rod", link: "https://rods.example/1" }],
  });
  expect(editHardware([{ name: " ", link: "" }])).toEqual({ ok: true, value: [] });
  expect(editHardware([{ name: "Rod", link: "data:x" }])).toEqual({
    ok: false,
    reason: "Please enter a valid link.",
    field: "hardwareLink:1",
  });
});
