import { expect, test } from "vitest";
import {
  addWaiting,
  answeredSince,
  countKept,
  dropAllWaiting,
  dropWaiting,
  noteAnswer,
  refusedOf,
  refuseWaiting,
  waitingOf,
} from "./waiting-presses.ts";

function newPlace(text?: string) {
  const kept = new Map(text === undefined ? [] : [["larkfield.waiting", text]]);
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
    kept,
  };
}

const press = (key: string, at = 1000) => ({ key, called: "Cut", to: "/admin/x", fields: { step: "cut" }, at });

test("presses wait in their order, and go one by one", () => {
  const place = newPlace();
  addWaiting(place, "marta", press("a"));
  addWaiting(place, "marta", press("b"));
  expect(waitingOf(place, "marta", 2000)).toEqual([press("a"), press("b")]);
  dropWaiting(place, "marta", "a");
  expect(waitingOf(place, "marta", 2000)).toEqual([press("b")]);
  dropWaiting(place, "marta", "b");
  expect(place.kept.size).toBe(0);
});

test("nothing of one person is there for the next, nor after a log-out", () => {
  const place = newPlace();
  addWaiting(place, "marta", press("a"));
  expect(waitingOf(place, "ines", 2000)).toEqual([]);
  addWaiting(place, "ines", press("c"));
  expect(waitingOf(place, "marta", 2000)).toEqual([]);
  dropAllWaiting(place);
  expect(place.kept.size).toBe(0);
});

test("what was not taken is sent no more, and stays until its person lets it be", () => {
  const place = newPlace();
  addWaiting(place, "marta", press("a"));
  addWaiting(place, "marta", press("b"));
  refuseWaiting(place, "marta", "a", { error: "It is over." });
  const refused = { ...press("a"), refused: { error: "It is over." } };
  addWaiting(place, "marta", press("c"));
  expect(waitingOf(place, "marta", 2000)).toEqual([press("b"), press("c")]);
  expect(refusedOf(place, "marta", 2000)).toEqual([refused]);
  expect(refusedOf(place, "ines", 2000)).toEqual([]);
  dropWaiting(place, "marta", "a");
  expect(refusedOf(place, "marta", 2000)).toEqual([]);
});

test("what could not be sent for a day is sent no more, and says so", () => {
  const place = newPlace();
  const later = 1000 + 24 * 60 * 60_000;
  addWaiting(place, "marta", press("a"));
  expect(waitingOf(place, "marta", later)).toEqual([]);
  const error = "There was no line for a day, so this was not sent.";
  expect(refusedOf(place, "marta", later)).toEqual([{ ...press("a"), refused: { error } }]);
});

test("what makes no sense, or would be sent elsewhere, is left out", () => {
  const presses = [press("a"), { ...press("b"), to: "//elsewhere.example/x" }, { key: "c" }, null];
  expect(waitingOf(newPlace(JSON.stringify({ userId: "marta", presses })), "marta", 2000)).toEqual([press("a")]);
  expect(waitingOf(newPlace("{"), "marta", 2000)).toEqual([]);
  expect(waitingOf(newPlace('{"userId":1}'), "marta", 2000)).toEqual([]);
});

test("a log-out is told of all that it would take along, refused or not", () => {
  const place = newPlace();
  expect(countKept(place)).toBe(0);
  addWaiting(place, "marta", press("a"));
  addWaiting(place, "marta", press("b"));
  refuseWaiting(place, "marta", "a", { error: "It is over." });
  expect(countKept(place)).toBe(2);
  dropAllWaiting(place);
  expect(countKept(place)).toBe(0);
});

test("where storage is forbidden presses wait as long as the page is open", () => {
  const forbidden = () => {
    throw new Error("forbidden");
  };
  const place = { getItem: forbidden, setItem: forbidden, removeItem: forbidden };
  addWaiting(place, "marta", press("a"));
  expect(waitingOf(place, "marta", 2000)).toEqual([press("a")]);
  dropAllWaiting(place);
  expect(waitingOf(place, "marta", 2000)).toEqual([]);
});

test("what was answered after a page was asked for is known to the next one, until a log-out", () => {
  const place = newPlace();
  expect(answeredSince(place, 1000)).toBe(false);
  noteAnswer(place, 2000);
  expect(answeredSince(place, 1000)).toBe(true);
  expect(answeredSince(place, 2000)).toBe(false);
  dropAllWaiting(place);
  expect(place.kept.size).toBe(0);
  const forbidden = { ...place, getItem: () => fail(), setItem: () => fail(), removeItem: () => fail() };
  noteAnswer(forbidden, 2000);
  expect(answeredSince(forbidden, 1000)).toBe(false);
});

function fail(): never {
  throw new DOMException("forbidden", "SecurityError");
}
