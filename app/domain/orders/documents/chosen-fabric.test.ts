import { expect, test } from "vitest";
import { demoBook } from "#app/demo/demo-fabrics.ts";
import { chosenEntry } from "#app/domain/fabrics/chosen-fabric.ts";
import { keepChosen } from "#app/domain/orders/answers/choose-cloths.ts";
import { editTreatments } from "#app/domain/orders/owner/window-edit.ts";
import type { FabricEntry, Window } from "#app/domain/orders/window.ts";
import { checkDocuments } from "./document-check.ts";
import { readWindows } from "./stored-window.ts";

const book = demoBook.map((fabric) => ({ ...fabric, active: true, version: 1, updatedAt: "2026-01-12T15:00:00.000Z" }));
const chosen = (name: string): FabricEntry => {
  const fabric = book.find((one) => one.name === name);
  if (!fabric) throw new Error(`The book has no ${name}.`);
  return { ...chosenEntry(fabric), role: "main", buyer: "us" };
};
const vine = chosen("Climbing Vine");

const style = { name: "Goblet", group: "pleated-tops", description: "" };
const windowOf = (fabrics: FabricEntry[], number = 1): Window => ({
  id: `LF-1-${number}`,
  key: `window-key${String(number).padStart(2, "0")}`,
  name: "Bay",
  measurements: {},
  customizations: { drapes: { style, fabrics: { fabrics, trims: [] } } },
});
const written = (entry: object) => checkDocuments({ windows: [windowOf([entry as FabricEntry])], hardware: [] }).ok;
const read = (entry: object) =>
  readWindows([windowOf([entry as FabricEntry])])[0]?.customizations.drapes?.fabrics?.fabrics[0];

test("an order keeps a cloth as it was chosen, with neither its supplier nor its price", () => {
  expect(read(JSON.parse(JSON.stringify(vine)))).toEqual(vine);
  expect(vine.name).toBe("Climbing Vine, Fern");
  expect(Object.keys(vine.book ?? {})).toEqual([
    "id",
    "name",
    "color",
    "family",
    "usableWidth",
    "match",
    "direction",
    "railroadable",
    "look",
  ]);
});

test("it is written strictly and read leniently", () => {
  expect(written(vine)).toBe(true);
  const odd = { ...vine, book: { ...vine.book, look: { ...vine.book?.look, weave: "lace" } } };
  expect(written(odd)).toBe(false);
  expect(read(odd)?.book?.look).toMatchObject({ weave: "plain", pattern: "vine", verticalRepeat: 27 });
  const broken = { ...vine, book: { ...vine.book, usableWidth: "wide" } };
  expect(written(broken)).toBe(false);
  expect(read(broken)).toEqual({ name: "Climbing Vine, Fern", link: "", role: "main", buyer: "us" });
});

test("a form that sends only names and links leaves the cloth that was chosen", () => {
  const typed = [
    { name: "Climbing Vine, Fern", link: "", role: "main" as const },
    { name: "Oat linen", link: "" },
  ];
  expect(keepChosen(typed, [vine])).toEqual([{ ...typed[0], book: vine.book }, typed[1]]);
  expect(keepChosen([{ name: "Climbing Vine", link: "" }], [vine])).toEqual([{ name: "Climbing Vine", link: "" }]);
});

test("the owner's edit of another fabric leaves it too", () => {
  const window = windowOf([vine]);
  const options = { drapes: ["standardLining"], shades: [], tops: [] };
  const second = { name: "Bone sateen", link: "", role: "contrast" as const, buyer: "us" as const };
  const { book: _, ...typed } = vine;
  const edited = editTreatments(window, { options, fabrics: { drapes: { fabrics: [typed, second], trims: [] } } });
  expect(edited).toMatchObject({ ok: true });
  expect(edited.ok && edited.value.customizations.drapes?.fabrics?.fabrics).toEqual([vine, second]);
});

test("twelve windows with three treatments of twenty cloths from the book fit into an order", () => {
  const fabrics = Array.from({ length: 20 }, () => chosen("Courtyard Medallion"));
  const entry = { style, fabrics: { fabrics, trims: [] } };
  const top = { ...style, group: "cornice-boards", category: "corniceBoard" as const };
  const windows = Array.from({ length: 12 }, (_, index) => ({
    ...windowOf([], index + 1),
    customizations: { drapes: entry, shades: entry, tops: { ...entry, style: top } },
  }));
  expect(checkDocuments({ windows, hardware: [] })).toMatchObject({ ok: true });
});
