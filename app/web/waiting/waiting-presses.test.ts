import { expect, test } from "vitest";
import { addWaiting, dropAllWaiting, dropWaiting, waitingOf } from "./waiting-presses.ts";

function newPlace(text?: string) {
  const kept = new Map(text === undefined ? [] : [["larkfield.waiting", text]]);
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
    kept,
  };
}

const press = (key: string, at = 1000) => ({ key, to: "/admin/x", fields: { step: "cut" }, at });

test("presses wait in their order, and go one by one", () => {
  const place = newPlace();
  addWaiting(place, "marta", press("a"));
  addWaiting(place, "marta", press("b"));
  expect(waitingOf(place, "marta", 2000)).toEqual([press("a"), press("b")]);
  dropWaiting(place, "marta", "a", 2000);
  expect(waitingOf(place, "marta", 2000)).toEqual([press("b")]);
  dropWaiting(place, "marta", "b", 2000);
  expect(place.kept.size).toBe(0);
});

test("nothing of one person is there for the next, nor after a day or a log-out", () => {
  const place = newPlace();
  addWaiting(place, "marta", press("a"));
  expect(waitingOf(place, "ines", 2000)).toEqual([]);
  expect(waitingOf(place, "marta", 1000 + 24 * 60 * 60_000)).toEqual([]);
  addWaiting(place, "ines", press("c"));
  expect(waitingOf(place, "marta", 2000)).toEqual([]);
  dropAllWaiting(place);
  expect(place.kept.size).toBe(0);
});

test("what makes no sense, or would be sent elsewhere, is left out", () => {
  const presses = [press("a"), { ...press("b"), to: "//elsewhere.example/x" }, { key: "c" }, null];
  expect(waitingOf(newPlace(JSON.stringify({ userId: "marta", presses })), "marta", 2000)).toEqual([press("a")]);
  expect(waitingOf(newPlace("{"), "marta", 2000)).toEqual([]);
  expect(waitingOf(newPlace('{"userId":1}'), "marta", 2000)).toEqual([]);
});

test("where storage is forbidden nothing fails", () => {
  const forbidden = () => {
    throw new Error("forbidden");
  };
  const place = { getItem: forbidden, setItem: forbidden, removeItem: forbidden };
  addWaiting(place, "marta", press("a"));
  expect(waitingOf(place, "marta", 2000)).toEqual([]);
});
