import { expect, test } from "vitest";
import { isLineDown } from "./line-down.ts";

test.each([
  ["Chromium", new TypeError("Failed to fetch")],
  ["Firefox", new TypeError("NetworkError when attempting to fetch resource.")],
  ["Safari", new TypeError("Load failed")],
  ["WebKitGTK", new TypeError("Could not connect to localhost: Connection refused")],
])("%s says that a request reached nobody", (_browser, error) => {
  expect(isLineDown(error)).toBe(true);
});

test.each([
  [new TypeError("Cannot read properties of undefined (reading 'name')")],
  [new Error("Failed to fetch")],
  [{ status: 500, data: "Failed to fetch" }],
  [undefined],
])("%o is no lost line", (error) => {
  expect(isLineDown(error)).toBe(false);
});
