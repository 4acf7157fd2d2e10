import { expect, test } from "vitest";
import { asTyped } from "#app/domain/forms/described-form.ts";
import { changesIn, comeOf, formOf } from "./section-form.ts";

const form = formOf("faq", { rows: 4, styles: [] });
const came = [
  { question: "How long?", answer: "Six weeks." },
  { question: "Where?", answer: "Here." },
];
const own = [
  { question: "Where?", answer: "There." },
  { question: "How long?", answer: "Six weeks." },
  { question: "A boat?", answer: "Yes." },
];
const values = asTyped(form, own as never);
const shipped = asTyped(formOf("faq", { rows: 2, styles: [] }), came as never);
const rowOf = (row: string) => {
  const fields = form.fields.filter(({ section, name }) => section === row && !name.endsWith(".place"));
  return comeOf({ fields, values, shipped });
};

test("an entry is compared with what came under its name, wherever it stands", () => {
  expect(rowOf("0")).toEqual({ title: "Where?", text: "There.", mark: "changed", told: "Here." });
  expect(rowOf("1")).toEqual({ title: "How long?", text: "Six weeks." });
  expect(rowOf("2")).toEqual({ title: "A boat?", text: "Yes.", mark: "yours" });
  expect(rowOf("3")).toEqual({ title: "", text: "" });
});

test("how much of a list is the owner’s is one sentence", () => {
  expect(changesIn({ isList: true, form, values, shipped })).toBe("2 of 3 are yours.");
  expect(changesIn({ isList: true, form, values: shipped, shipped })).toBe("All 2 as they came.");
});
