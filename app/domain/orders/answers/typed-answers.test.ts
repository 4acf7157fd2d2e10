import fc from "fast-check";
import { expect, test } from "vitest";
import type { OptionFlags } from "#app/domain/catalogue/options.ts";
import type { GroupId, StyleRef, TreatmentType } from "#app/domain/catalogue/style.ts";
import type { TreatmentAnswers } from "./answers.ts";
import { answersAsTyped, answersShown, enterAnswers, type TypedTexts } from "./typed-answers.ts";

const goblet = { group: "pleated-tops", name: "Goblet" };
const hourglass = { group: "rod-pocket", name: "Hourglass" };
const roman = { group: "soft-shades", name: "Flat Roman" };
const hard = { group: "hard-shades", name: "Hard Shades" };
const albany = { group: "cornice-boards", name: "Albany" };
const lowProfile = { group: "cornice-boards", name: "Low Profile Statler" };
const kennedy = { group: "board-mount-valances", name: "Kennedy" };

const usualDrapes = { draw: "pair", length: "floor" };

test.each<[string, TreatmentType, StyleRef, OptionFlags, TypedTexts, object]>([
  ["drapes", "drapes", goblet, {}, {}, usualDrapes],
  ["banded drapes", "drapes", goblet, { edgeBanding: true }, {}, { ...usualDrapes, bandEdges: ["leading"] }],
  [
    "trimmed drapes",
    "drapes",
    goblet,
    { decorativeTrim: true },
    {},
    { ...usualDrapes, trimEdges: ["leading"], trimRows: "1" },
  ],
  ["panels over the glass", "drapes", hourglass, {}, {}, {}],
  ["a cordless shade", "shades", roman, { cordlessControl: true }, {}, { mount: "outside", children: "yes" }],
  [
    "a motorized shade",
    "shades",
    roman,
    { motorizedControl: true, insetEdgeBanding: true },
    {},
    { mount: "outside", controlSide: "right", motor: "battery", children: "yes", bandEdges: ["bottom"] },
  ],
  [
    "a factory's shade",
    "shades",
    hard,
    { clutchControl: true },
    {},
    { mount: "outside", controlSide: "right", children: "yes" },
  ],
  ["a cornice", "tops", albany, { decorativeTrim: true }, {}, { depth: "rule", welt: "same", trimRows: "1" }],
  ["a cornice without a welt", "tops", lowProfile, {}, {}, { depth: "rule" }],
  ["a valance", "tops", kennedy, {}, {}, { depth: "rule" }],
  [
    "panels that stay at the sides",
    "drapes",
    goblet,
    {},
    { draw: "stationary" },
    { ...usualDrapes, draw: "stationary", panelWidths: "1" },
  ],
  ["what is not asked is not read", "drapes", goblet, {}, { panelWidths: "2", motor: "plug" }, usualDrapes],
  [
    "edges in their own order",
    "drapes",
    goblet,
    { edgeBanding: true },
    { bandEdges: "outer leading" },
    { ...usualDrapes, bandEdges: ["leading", "outer"] },
  ],
])("%s", (_, type, style, flags, typed, value) => {
  expect(enterAnswers({ type, style, flags, answers: {} }, typed)).toEqual({ ok: true, value });
});

const drapes = (answers: TreatmentAnswers, typed: TypedTexts, by?: "owner") =>
  enterAnswers({ type: "drapes", style: goblet, flags: { edgeBanding: true }, answers }, typed, by);

test("a form that does not ask leaves what was answered before", () => {
  const answers = { draw: "left", length: "sill", bandEdges: ["bottom"] } as const;
  expect(drapes(answers, {})).toEqual({ ok: true, value: answers });
});

test.each([
  [{ draw: "up" }, "draw", "Please choose one of the answers."],
  [{ length: "" }, "length", "Please choose one of the answers."],
  [{ bandEdges: "moon" }, "bandEdges", "Please choose one of the answers."],
  [{ bandEdges: "" }, "bandEdges", "Choose at least one edge, or untick the band."],
  [
    { mount: "inside" },
    "mount",
    "Drapes hang over the frame: inside it there is no room for their rod and their folds. Choose a shade to hang inside.",
  ],
  [
    { mount: "inside", length: "puddle" },
    "length",
    "Drapes inside the frame cannot puddle on the floor. Choose another length, or hang them over the frame.",
  ],
])("%j is refused at %s: %s", (typed, field, reason) => {
  expect(drapes({}, typed)).toEqual({ ok: false, reason, field });
});

test("drapes that were once ordered inside the frame stay so until their client chooses anew", () => {
  const inside = { draw: "pair", length: "sill", mount: "inside", bandEdges: ["leading"] } as const;
  expect(drapes(inside, {})).toEqual({ ok: true, value: inside });
  expect(drapes(inside, { mount: "inside" })).toMatchObject({ ok: false, field: "mount" });
  expect(drapes(inside, { mount: "inside" }, "owner")).toEqual({ ok: true, value: inside });
  expect(drapes(inside, { mount: "outside" })).toMatchObject({ ok: true, value: { mount: "outside" } });
  expect(drapes({}, { mount: "inside", draw: "pair" }, "owner")).toMatchObject({ ok: false, field: "mount" });
});

test("what is only asked where it applies is stored only where it is other than usual, or was said before", () => {
  const sill = { draw: "pair", length: "sill", bandEdges: ["leading"] } as const;
  const said = (typed: Record<string, string>, stored: object = sill) => drapes(stored, typed);
  expect(said({ coverage: "whole", operate: "hand", tieBacks: "no" })).toEqual({ ok: true, value: sill });
  expect(said({ coverage: "lower", operate: "wand" })).toEqual({
    ok: true,
    value: { ...sill, coverage: "lower", operate: "wand" },
  });
  expect(said({ coverage: "whole" }, { ...sill, coverage: "lower" })).toMatchObject({ value: { coverage: "whole" } });
  expect(said({ length: "floor", coverage: "lower" })).not.toHaveProperty("value.coverage");
  expect(said({ power: "plug" })).not.toHaveProperty("value.power");
  expect(said({ operate: "motor", power: "plug" })).toMatchObject({ value: { operate: "motor", power: "plug" } });
  expect(said({ draw: "stationary", operate: "motor" })).not.toHaveProperty("value.operate");
  expect(said({ coverage: "roof" })).toMatchObject({ ok: false, field: "coverage" });
});

test("a ceiling is offered near it and for ripplefold, a motor where one can draw", () => {
  const asked = (style: { group: GroupId; name: string }, gap?: number) =>
    ({ type: "drapes", style, flags: {}, answers: {}, gap }) as const;
  const pinch = { group: "pleated-tops", name: "Three Finger Pinch" } as const;
  const ripple = { group: "ripplefold", name: "Ripplefold" } as const;
  expect(enterAnswers(asked(pinch, 20), { mount: "ceiling" })).not.toHaveProperty("value.mount");
  expect(enterAnswers(asked(pinch, 13.875), { mount: "ceiling" })).toMatchObject({ value: { mount: "ceiling" } });
  expect(enterAnswers(asked(ripple), { mount: "ceiling" })).toMatchObject({ value: { mount: "ceiling" } });
  const shade = { type: "shades", style: undefined, flags: {}, answers: {} } as const;
  expect(enterAnswers(shade, { mount: "ceiling" })).toMatchObject({ ok: false, field: "mount" });
  const grommet = { group: "grommet-top", name: "Grommet Top" } as const;
  expect(enterAnswers(asked(grommet), { operate: "motor" })).toMatchObject({ ok: false, field: "operate" });
  expect(enterAnswers(asked(ripple), { operate: "motor" })).toMatchObject({ value: { operate: "motor" } });
});

test("the owner may leave open what nobody asked, and answer part of it", () => {
  expect(drapes({}, answersAsTyped("drapes", {}, "owner"), "owner")).toEqual({ ok: true, value: {} });
  expect(drapes({}, { draw: "right", length: "", bandEdges: "" }, "owner")).toEqual({
    ok: true,
    value: { draw: "right" },
  });
  expect(drapes({ draw: "left" }, { draw: "" }, "owner")).toMatchObject({ ok: false, field: "draw" });
});

test("what stands in a form is what was answered, and what most people answer elsewhere", () => {
  const texts = answersAsTyped("drapes", { length: "kiss", trimEdges: ["leading", "bottom"] });
  expect(texts).toEqual({
    draw: "pair",
    panelWidths: "1",
    length: "kiss",
    coverage: "whole",
    mount: "outside",
    operate: "hand",
    power: "battery",
    tieBacks: "no",
    motif: "rule",
    beneath: "floor",
    floor: "even",
    trimRows: "1",
    bandEdges: "leading",
    trimEdges: "leading bottom",
  });
  expect(answersShown("drapes", texts)).toMatchObject({ length: "kiss", trimEdges: ["leading", "bottom"] });
  expect(answersShown("drapes", { draw: "up", length: "sill", bandEdges: "" })).toEqual({
    length: "sill",
    bandEdges: [],
  });
});

test("whatever is typed is answered with answers or with a sentence at its field", () => {
  const text = fc.option(fc.oneof(fc.string(), fc.constantFrom("pair", "inside", "puddle", "leading")), {
    nil: undefined,
  });
  const typed = fc.record({ draw: text, length: text, mount: text, bandEdges: text, panelWidths: text });
  fc.assert(
    fc.property(typed, (texts) => {
      const entered = drapes({}, texts);
      if (entered.ok) expect(drapes(entered.value, {})).toEqual(entered);
      else expect(Object.keys(texts)).toContain(entered.field);
    }),
  );
});
