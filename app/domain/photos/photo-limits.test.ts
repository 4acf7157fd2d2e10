import { expect, test } from "vitest";
import { type PhotoPlace, photoFileName, refusePhoto } from "./photo-limits.ts";

const none = { there: 0, onOrder: 0, bytesToday: 0, countToday: 0 };

test.each<[PhotoPlace, Partial<typeof none>, number, string | undefined]>([
  ["window", { there: 9, onOrder: 39 }, 1, undefined],
  ["window", { there: 10 }, 1, "There are 10 photographs of this window already. Remove one first."],
  ["window", { onOrder: 40 }, 1, "There are 40 photographs on this order already. Remove one first."],
  ["order", { there: 39, onOrder: 39 }, 1, undefined],
  ["order", { onOrder: 40 }, 1, "There are 40 photographs on this order already. Remove one first."],
  ["message", { there: 6 }, 1, "Please send six photographs at most."],
  ["inquiry", { there: 3 }, 1, "Please send three photographs at most."],
  ["window", { bytesToday: 199_000_000 }, 1_000_000, undefined],
  [
    "window",
    { bytesToday: 199_000_001 },
    1_000_000,
    "That is 200 MB of photographs today. Please send the rest tomorrow, or call us.",
  ],
  ["message", { there: 5, onOrder: 40 }, 1, undefined],
  ["inquiry", { countToday: 59 }, 1, undefined],
  ["inquiry", { countToday: 60 }, 1, "That is 60 photographs today. Please send the rest tomorrow, or call us."],
  [
    "inquiry",
    { bytesToday: 60_000_000 },
    1,
    "That is 60 MB of photographs today. Please send the rest tomorrow, or call us.",
  ],
])("on a %s with %o, %i bytes more: %s", (place, held, bytes, sentence) => {
  expect(refusePhoto(place, { ...none, ...held }, bytes)?.reason).toBe(sentence);
});

test.each([
  ["Kitchen window", 2, "kitchen-window-2.jpg"],
  ["Salón «Sur»", 1, "salon-sur-1.jpg"],
  ['../../etc\n"x', 3, "etc-x-3.jpg"],
  ["窗", 1, "photograph-1.jpg"],
])("the photograph of %j, number %i, is saved as %s", (of, number, name) => {
  expect(photoFileName(of, number)).toBe(name);
});
