import { expect, test } from "vitest";
import { dropLoaded, loadedOf, setLoaded } from "./loaded-things.ts";

function newPlace() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
    kept,
  };
}

test("what is loaded stays for its stop and its person, until they log out", () => {
  const place = newPlace();
  setLoaded(place, "sam", "one", ["1 pole"]);
  setLoaded(place, "sam", "two", ["2 shades"]);
  setLoaded(place, "sam", "one", ["1 pole", "6 rings"]);
  expect([loadedOf(place, "sam", "one"), loadedOf(place, "sam", "two")]).toEqual([["1 pole", "6 rings"], ["2 shades"]]);
  expect(loadedOf(place, "ines", "one")).toEqual([]);
  dropLoaded(place);
  expect(place.kept.size).toBe(0);
});

test("what makes no sense is none", () => {
  for (const text of ["{", "5", '{"userId":"sam"}', '{"userId":"sam","stops":[5,["one"]]}']) {
    const place = newPlace();
    place.setItem("larkfield.loaded", text);
    expect(loadedOf(place, "sam", "one")).toEqual([]);
  }
});

test("where storage is forbidden nothing fails", () => {
  const forbidden = () => {
    throw new Error("forbidden");
  };
  const place = { getItem: forbidden, setItem: forbidden, removeItem: forbidden };
  setLoaded(place, "sam", "one", ["1 pole"]);
  dropLoaded(place);
  expect(loadedOf(place, "sam", "one")).toEqual([]);
});
