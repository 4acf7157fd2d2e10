import fc from "fast-check";
import { expect, test } from "vitest";
import { type Box, boxesOf, countSigned, pressBox, type SignedPart, type SignOff, steps } from "./sign-offs.ts";

const AT = "2027-03-01T14:00:00.000Z";
const now = new Date("2027-03-01T14:05:00.000Z");
const part: SignedPart = { hash: "a", checked: { initials: "OW", at: AT } };
const ticked = (step: SignOff["step"], more: Partial<SignOff> = {}): SignOff => ({
  step,
  act: "ticked",
  initials: "MR",
  at: AT,
  partHash: "a",
  ...more,
});
const signedIn = (boxes: readonly Box[]) => boxes.flatMap(({ step, signed }) => (signed ? [step] : []));
const press = { note: "", all: false };

test("measured and checked begin with the sheet and the freezing; the rest is open", () => {
  expect(signedIn(boxesOf(part, []))).toEqual(["checked"]);
  const measured = { initials: "OW", at: AT };
  expect(boxesOf({ ...part, measured }, [])[0]).toEqual({ step: "measured", signed: measured });
});

test("a tick counts for the figures it was made by, and says so when they have changed", () => {
  const [, , cut] = boxesOf({ ...part, hash: "b" }, [ticked("cut")]);
  expect(cut).toEqual({ step: "cut", changed: true });
  const [measured] = boxesOf({ ...part, hash: "b" }, [ticked("measured")]);
  expect(measured?.signed?.initials).toBe("MR");
  const [, , again] = boxesOf({ ...part, hash: "b" }, [ticked("cut"), ticked("cut", { partHash: "b" })]);
  expect(again?.signed).toBeDefined();
});

test("steps are ticked in order, or those before are ticked with them", () => {
  const boxes = boxesOf({ ...part, measured: part.checked }, []);
  expect(pressBox(boxes, { step: "cut", act: "ticked", ...press }, now)).toEqual({ ok: true, steps: ["cut"] });
  expect(pressBox(boxes, { step: "sewn", act: "ticked", ...press }, now)).toMatchObject({
    ok: false,
    ask: "both",
    reason: "Cut is not ticked. Tick both?",
  });
  expect(pressBox(boxes, { step: "packed", act: "ticked", ...press }, now)).toMatchObject({
    ask: "all",
    reason: "Cut, Sewn and Inspected are not ticked. Tick all?",
  });
  expect(pressBox(boxes, { step: "sewn", act: "ticked", note: "", all: true }, now)).toEqual({
    ok: true,
    steps: ["cut", "sewn"],
  });
});

test("who is second changes nothing", () => {
  const boxes = boxesOf({ ...part, measured: part.checked }, [ticked("cut")]);
  expect(pressBox(boxes, { step: "cut", act: "ticked", ...press }, now)).toEqual({ ok: true, steps: [] });
  expect(pressBox(boxes, { step: "sewn", act: "unticked", ...press }, now)).toEqual({ ok: true, steps: [] });
});

test("a press is taken back within ten minutes, later with a reason, never below a later tick", () => {
  const boxes = boxesOf({ ...part, measured: part.checked }, [ticked("cut")]);
  const untick = { step: "cut", act: "unticked", ...press } as const;
  expect(pressBox(boxes, untick, now)).toEqual({ ok: true, steps: ["cut"] });
  const later = new Date("2027-03-01T14:10:00.001Z");
  expect(pressBox(boxes, untick, later)).toMatchObject({ ask: "reason" });
  expect(pressBox(boxes, { ...untick, note: "Cut short" }, later)).toEqual({ ok: true, steps: ["cut"] });
  const sewn = boxesOf({ ...part, measured: part.checked }, [ticked("cut"), ticked("sewn")]);
  expect(pressBox(sewn, untick, now)).toMatchObject({ reason: "Sewn is ticked. Please untick that first." });
});

test("whatever is pressed, no box is ticked above an open one", () => {
  const presses = fc.array(
    fc.record({ step: fc.constantFrom(...steps), act: fc.constantFrom("ticked", "unticked"), all: fc.boolean() }),
    { maxLength: 40 },
  );
  fc.assert(
    fc.property(presses, (all) => {
      const rows: SignOff[] = [];
      for (const one of all as { step: SignOff["step"]; act: SignOff["act"]; all: boolean }[]) {
        const result = pressBox(boxesOf(part, rows), { ...one, note: "why" }, now);
        if (result.ok) rows.push(...result.steps.map((step) => ticked(step, { act: one.act })));
      }
      const open = boxesOf(part, rows).map(({ signed }) => signed === undefined);
      const after = open.slice(2).indexOf(true);
      if (after >= 0) expect(open.slice(2 + after).every(Boolean)).toBe(true);
    }),
    { seed: 61 },
  );
});

test("an order is as far as its parts are", () => {
  const done = boxesOf({ ...part, measured: part.checked }, [ticked("cut")]);
  expect(countSigned([done, boxesOf(part, [])])).toEqual({
    parts: 2,
    cut: 1,
    sewn: 0,
    packed: 0,
    hung: 0,
    changed: 0,
  });
});
