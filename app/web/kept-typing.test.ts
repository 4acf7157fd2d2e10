import { beforeEach, expect, test } from "vitest";
import { dropAllTyping, dropTyping, findTyping, keepTyping } from "./kept-typing.ts";

let stored: Map<string, string>;
const place = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};
beforeEach(() => {
  stored = new Map();
});

test("what was typed on a page is found there, and on no other", () => {
  keepTyping(place, "LF-1/left", "as stored", { widthOfWindow: "35" });
  expect(findTyping(place, "LF-1/left", "as stored")).toEqual({ widthOfWindow: "35" });
  expect(findTyping(place, "LF-1/right", "as stored")).toBeUndefined();
  expect(findTyping(place, "LF-2/left", "as stored")).toBeUndefined();
});

test("it is not found once something else has been stored", () => {
  keepTyping(place, "LF-1/left", "as stored", { widthOfWindow: "35" });
  expect(findTyping(place, "LF-1/left", "stored since")).toBeUndefined();
});

test("typing again replaces it, saving drops it, and a log-out drops all", () => {
  keepTyping(place, "left", "", { widthOfWindow: "3" });
  keepTyping(place, "left", "", { widthOfWindow: "35" });
  keepTyping(place, "right", "", { widthOfWindow: "40" });
  expect(findTyping(place, "left", "")).toEqual({ widthOfWindow: "35" });
  dropTyping(place, "left");
  expect(findTyping(place, "left", "")).toBeUndefined();
  expect(findTyping(place, "right", "")).toEqual({ widthOfWindow: "40" });
  dropAllTyping(place);
  expect(stored.size).toBe(0);
});

test("it is bounded: four pages, and no text longer than a message", () => {
  for (const page of ["1", "2", "3", "4", "5"]) keepTyping(place, page, "", { name: page, note: "x".repeat(4_001) });
  expect(findTyping(place, "1", "")).toBeUndefined();
  expect(findTyping(place, "2", "")).toEqual({ name: "2" });
  expect(findTyping(place, "5", "")).toEqual({ name: "5" });
});

test.each(["{", "null", '"text"', '[1, null, {"page": "left"}]', '[{"page":"left","based":"","typed":{"name":1}}]'])(
  "what somebody else stored there, %s, is not taken for typing",
  (text) => {
    stored.set("larkfield.typing", text);
    expect(findTyping(place, "left", "")).toBeUndefined();
    keepTyping(place, "left", "", { name: "Bay" });
    expect(findTyping(place, "left", "")).toEqual({ name: "Bay" });
  },
);

test("a tab that forbids storage loses nothing else", () => {
  const forbid = () => {
    throw new Error("forbidden");
  };
  const closed = { getItem: forbid, setItem: forbid, removeItem: forbid };
  expect(() => keepTyping(closed, "left", "", {})).not.toThrow();
  expect(findTyping(closed, "left", "")).toBeUndefined();
});
