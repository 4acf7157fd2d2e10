import { expect, test } from "vitest";
import type { Window } from "./window.ts";
import { windowDoubts, windowDoubtsOnceHandedIn, windowsInDoubt } from "./window-doubts.ts";

const sound = { widthOfWindow: "48", heightOfWindow: "60", heightFromTopOfWindowToFloor: "84" };
const opening = {
  insideWidthTop: "44",
  insideWidthMiddle: "44",
  insideWidthBottom: "44.25",
  insideHeightLeft: "56",
  insideHeightMiddle: "56",
  insideHeightRight: "56",
  insideDepth: "3",
};
const hung = (mount: "inside" | "outside") => ({ shades: { answers: { mount } } }) as Window["customizations"];
const inside = (sizes: object) => ({
  measurements: sound,
  sizes: { ...opening, ...sizes },
  customizations: hung("inside"),
});

test.each([
  [
    { insideWidthBottom: "46.5" },
    'The three widths of the opening differ by 2 1/2". Are you sure? The shade is made to the narrowest.',
  ],
  [
    { insideHeightMiddle: "54" },
    'The three heights of the opening differ by 2". Are you sure? The shade is made to the shortest.',
  ],
  [
    { insideDepth: "1" },
    'The opening is 1" deep, and a shade inside needs 2". It would stand out into the room. Choose over the frame, or check the depth.',
  ],
])("an opening with %j gives rise to one doubt: %s", (sizes, doubt) => {
  expect(windowDoubts(inside(sizes), {})).toEqual([doubt]);
});

test.each([
  [{ ...inside({}), sizes: undefined }, "The opening inside the frame is not measured yet."],
  [inside({ insideDepth: undefined }), "The opening inside the frame is not measured in full yet."],
  [
    { measurements: sound, customizations: { drapes: { answers: { length: "sill" as const } } } },
    "The height down to the sill is not measured yet.",
  ],
])("what is still to be measured is a doubt, and no more", (window, finding) => {
  expect(windowDoubts(window, {})).toEqual([`${finding} Measure it, or send it as it is and we’ll ask you.`]);
  expect(windowDoubtsOnceHandedIn(window, {})).toEqual([`${finding} We’ll check this with you.`]);
});

test("an inch out of square is not worth asking, nor is an opening that nothing hangs in", () => {
  expect(windowDoubts(inside({ insideWidthBottom: "45" }), {})).toEqual([]);
  expect(windowDoubts({ ...inside({ insideDepth: "1" }), customizations: hung("outside") }, {})).toEqual([]);
});

test("how deep is deep enough is the owner's to say", () => {
  expect(windowDoubts(inside({}), { insideDepthLeast: 3.5 })).toHaveLength(1);
  expect(windowDoubts(inside({ insideDepth: "1" }), { insideDepthLeast: 1 })).toEqual([]);
});

test("of an order that is handed in nothing is asked of the client", () => {
  expect(windowDoubtsOnceHandedIn(inside({ insideHeightMiddle: "54" }), {})).toEqual([
    'The three heights of the opening differ by 2". We’ll check this with you.',
  ]);
});

test("of an order's windows those in doubt are named", () => {
  const heights = { heightFromWindowFrameToCeiling: "12", heightFromFloorToCeiling: "102.5" };
  const bay = { name: "Bay", measurements: { ...sound, ...heights } };
  const den = { name: "Den", ...inside({}) };
  const hall = { name: "Hall", ...inside({ insideDepth: "1" }) };
  expect(windowsInDoubt([den, bay, hall], {}).map(({ window }) => window)).toEqual([bay, hall]);
  expect(windowsInDoubt([], {})).toEqual([]);
});
