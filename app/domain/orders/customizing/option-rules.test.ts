import { expect, test } from "vitest";
import { optionsAskedOf, setOption, shadesOptions } from "#app/domain/catalogue/options.ts";
import { chooseOptions, chooseStyle, chooseTreatments, setFabrics } from "#app/domain/orders/customization.ts";
import { type DraftChange, newDraft, type OrderDraft } from "#app/domain/orders/draft.ts";
import { setWindowCount } from "#app/domain/orders/window-count.ts";
import { checkOptions } from "./option-rules.ts";

const hard = { group: "hard-shades", name: "Hard Shades" };
const soft = { group: "soft-shades", name: "Hobbled" };

function value(change: DraftChange): OrderDraft {
  if (!change.ok) throw new Error(change.reason);
  return change.value;
}

function shade(style: typeof hard) {
  const draft = value(chooseTreatments(value(setWindowCount(newDraft("LF-1"), 1)), 1, ["shades"]));
  return value(chooseStyle(draft, 1, "shades", style));
}

const shadesOf = (draft: OrderDraft) => draft.windows[0]?.draft?.customizations.shades;

test("a hard shade is asked for its control alone, and takes nothing that is sewn", () => {
  expect(optionsAskedOf("shades", "hard-shades")).toEqual(["clutchControl", "cordlessControl", "motorizedControl"]);
  expect(optionsAskedOf("shades", "soft-shades")).toEqual(shadesOptions);
  expect(optionsAskedOf("tops", undefined)).toEqual(["decorativeTrim"]);
  const typed = { blackoutLining: true, decorativeTrim: true, cordlessControl: true };
  const flags = shadesOf(value(chooseOptions(shade(hard), 1, "shades", typed)))?.customizations ?? {};
  expect(Object.entries(flags).filter(([, on]) => on)).toEqual([["cordlessControl", true]]);
  expect(chooseOptions(shade(hard), 1, "shades", { blackoutLining: true })).toEqual({
    ok: false,
    reason: "Please select a control system before proceeding.",
    field: "control",
  });
});

test("a soft shade that becomes a hard one keeps its control, and loses lining and trims", () => {
  const lined = chooseOptions(shade(soft), 1, "shades", {
    interlining: true,
    decorativeTrim: true,
    clutchControl: true,
  });
  const entries = { fabrics: [{ name: "Ticking", link: "" }], trims: [{ name: "Cord", link: "" }] };
  const trimmed = value(setFabrics(value(lined), 1, "shades", entries));
  expect(shadesOf(trimmed)?.fabrics?.trims).toHaveLength(1);
  const changed = shadesOf(value(chooseStyle(trimmed, 1, "shades", hard)));
  expect(changed?.customizations).toMatchObject({ interlining: false, decorativeTrim: false, clutchControl: true });
  expect(changed?.fabrics).toEqual({ fabrics: [{ name: "Ticking", link: "" }], trims: [] });
  expect(shadesOf(value(chooseStyle(trimmed, 1, "shades", soft)))?.fabrics).toEqual(entries);
});

test("the product is the fabric of a hard shade, and its absence is said so", () => {
  const nothing = { fabrics: [], trims: [] };
  expect(setFabrics(shade(soft), 1, "shades", nothing)).toMatchObject({
    reason: "Please provide at least one fabric with a link or name.",
    field: "fabric",
  });
  expect(setFabrics(shade(hard), 1, "shades", nothing)).toMatchObject({
    reason: "Please provide at least one fabric with a link or name. For a hard shade that is the product.",
    field: "fabric",
  });
});

test.each(["next", "exit"] as const)("blackout and sheer lining together are refused on %s", (leaving) => {
  const both = { blackoutLining: true, sheerBatisteLining: true, clutchControl: true };
  expect(chooseOptions(shade(soft), 1, "shades", both, leaving)).toEqual({
    ok: false,
    reason: "Please choose blackout or sheer lining, not both.",
    field: "options",
  });
});

test.each([
  [{ blackoutLining: true }, "sheerBatisteLining", true, { blackoutLining: false, sheerBatisteLining: true }],
  [{ sheerBatisteLining: true }, "blackoutLining", true, { blackoutLining: true, sheerBatisteLining: false }],
  [{ standardLining: true }, "blackoutLining", true, { standardLining: false, blackoutLining: true }],
  [
    { blackoutLining: true, interlining: true },
    "unlined",
    true,
    { blackoutLining: false, interlining: false, unlined: true },
  ],
  [{ unlined: true }, "standardLining", true, { unlined: false, standardLining: true }],
  [{ unlined: true }, "interlining", true, { unlined: false, interlining: true }],
  [{ standardLining: true }, "interlining", true, { standardLining: true, interlining: true }],
  [{ blackoutLining: true }, "interlining", true, { blackoutLining: true, interlining: true }],
  [{ blackoutLining: true }, "sheerBatisteLining", false, { blackoutLining: true, sheerBatisteLining: false }],
] as const)("of %j, %s set to %s makes %j", (flags, name, on, expected) => {
  expect(setOption(flags, name, on)).toEqual(expected);
});

test("interlining without a lining is refused, also while it is being decided", () => {
  const goblet = { style: { group: "pleated-tops", name: "Goblet", description: "" } } as const;
  for (const leaving of ["next", "exit"] as const) {
    expect(checkOptions("drapes", goblet, { unlined: true, interlining: true }, leaving)).toEqual({
      ok: false,
      reason: "Interlining lies between the fabric and its lining. Choose a lining, or leave the interlining out.",
      field: "options",
    });
  }
  expect(checkOptions("drapes", goblet, { interlining: true }, "next").ok).toBe(true);
});
