import { expect, test } from "vitest";
import type { BookFabric } from "#app/domain/fabrics/book-fabric.ts";
import { chosenFabric } from "#app/domain/fabrics/chosen-fabric.ts";
import { chooseCloth, keepChosen } from "./choose-cloths.ts";

const heron: BookFabric = {
  id: "heron",
  supplier: "Mill",
  name: "Heron",
  color: "Slate",
  link: "",
  family: "linen",
  colorFamily: "gray",
  rooms: [],
  usableWidth: 54,
  match: "none",
  direction: "upright",
  railroadable: false,
  pricePerYardCents: 4200,
  costPerYardCents: null,
  markup: null,
  soldIn: 0.5,
  care: "",
  hangs: "soft",
  look: { colors: ["#7d8285"], weave: "slub", pattern: "none", verticalRepeat: 0, horizontalRepeat: 0 },
  active: true,
  version: 1,
  updatedAt: "",
};
const gone = { ...heron, id: "gone", active: false };
const book = (id: string) => [heron, gone].find((fabric) => fabric.id === id);
const row = (name: string) => ({ name, link: "" });
const chosen = { name: "Heron, Slate", link: "", book: chosenFabric(heron) };

test("a cloth of the book fills its row, and is kept as it was chosen", () => {
  expect(chooseCloth(row(""), { book: "heron", drawAs: "" }, undefined, book)).toMatchObject(chosen);
  expect(chooseCloth(row("Something blue"), { book: "heron", drawAs: "" }, undefined, book)).toMatchObject(chosen);
  const older = { ...chosen, book: { ...chosen.book, usableWidth: 48 } };
  expect(chooseCloth(row("Heron, Slate"), { book: "heron", drawAs: "" }, older, book).book?.usableWidth).toBe(48);
});

test("a name that was typed over the chosen one counts, also where the choice is still ticked", () => {
  expect(chooseCloth(row("Blue ticking"), { book: "heron", drawAs: "" }, chosen, book).book).toBeUndefined();
});

test("what the book does not offer is not chosen", () => {
  for (const id of ["gone", "nothing", "__proto__"]) {
    expect(chooseCloth(row("Mine"), { book: id, drawAs: "" }, undefined, book)).toMatchObject({ name: "Mine" });
    expect(chooseCloth(row("Mine"), { book: id, drawAs: "" }, undefined, book).book).toBeUndefined();
  }
});

test("a cloth that is not in the book is drawn as its client says; what is none of ours is nothing", () => {
  expect(chooseCloth(row("Mine"), { book: "", drawAs: "navy" }, undefined, book).drawAs).toBe("navy");
  expect(chooseCloth(row("Mine"), { book: "", drawAs: "plaid" }, undefined, book).drawAs).toBeUndefined();
});

test("a form that does not ask keeps what was chosen, and one that asks may take it back", () => {
  const stored = [{ ...row("Mine"), drawAs: "navy" as const }, chosen];
  expect(keepChosen([row("Mine"), row("Heron, Slate"), row("Other")], stored)).toEqual([
    stored[0],
    chosen,
    row("Other"),
  ]);
  expect(keepChosen([{ ...row("Mine"), drawAs: undefined }], stored)[0]?.drawAs).toBeUndefined();
});
