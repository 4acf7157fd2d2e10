import { expect, test } from "vitest";
import { readForm } from "./form.server.ts";

test.each([
  ["7", 7],
  ["0", 0],
  ["", -1],
  ["-1", -1],
  ["1e3", -1],
  ["99999999999", -1],
])("a whole number that was sent as %j reads %d", async (version, read) => {
  const body = new URLSearchParams({ version });
  const form = await readForm(new Request("https://example.com", { method: "POST", body }));
  expect(form.wholeNumber("version")).toBe(read);
  expect(form.wholeNumber("nothing")).toBe(-1);
});
