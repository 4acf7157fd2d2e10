import { expect, test } from "vitest";
import { afterSave, inSetUp, setUpSteps, stepAt } from "./steps.ts";

const request = (path: string) => new Request(`https://drapery.example${path}`, { method: "POST" });
const [first, second] = setUpSteps;

test("whoever is led goes on after a save, with scripts and without; anybody else stays", () => {
  expect(afterSave(request(inSetUp(first.to)), first.to)).toBe(inSetUp(second.to));
  expect(afterSave(request(inSetUp(`${first.to}.data`)), first.to)).toBe(inSetUp(second.to));
  expect(afterSave(request(first.to), first.to)).toBe(first.to);
  expect(afterSave(request("/admin/dashboard/site/faq?set-up="), "/faq")).toBe("/faq");
});

test("the last step leads to all of them", () => {
  const last = setUpSteps.at(-1)?.to ?? "";
  expect(stepAt({ pathname: last, search: "?set-up=" })).toMatchObject({ number: 6, next: "/admin/dashboard/set-up" });
});
