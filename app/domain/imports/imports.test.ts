import { describe, expect, test } from "vitest";
import { demoBook } from "#app/demo/demo-fabrics.ts";
import type { BookFabric } from "#app/domain/fabrics/book-fabric.ts";
import { csvCells, csvHeadings } from "#app/domain/fabrics/csv-columns.ts";
import { decodeCsv, readAmount, readCell } from "./csv-file.ts";
import { type ImportKind, importKinds, kindsOfImport, mayImport } from "./import-kinds.ts";
import { type Cells, cellsOf, checkMapping, plainHeading, proposeMapping, rememberMapping } from "./mapping.ts";
import { clientCells, clientHeadings, indexPeople, type KnownPerson, planClient } from "./plan-client.ts";
import { addToBook, emptyBook, planFabric, planPrice } from "./plan-fabric.ts";
import { refuseTwins } from "./plan-row.ts";

describe("the bytes of a file", () => {
  const bytes = (text: string, encoding: BufferEncoding = "utf8") => new Uint8Array(Buffer.from(text, encoding));
  test.each([
    ["UTF-8", bytes("Name\nCafé"), { text: "Name\nCafé", encoding: "UTF-8" }],
    ["UTF-8 with a mark", bytes("\uFEFFName"), { text: "Name", encoding: "UTF-8" }],
    ["UTF-16 little end first", bytes("\uFEFFName\nCafé", "utf16le"), { text: "Name\nCafé", encoding: "UTF-16" }],
    ["UTF-16 big end first", new Uint8Array([0xfe, 0xff, 0, 0x4e, 0, 0xe9]), { text: "Né", encoding: "UTF-16" }],
    ["Latin-1", bytes("Café", "latin1"), { text: "Café", encoding: "Latin-1" }],
    ["Windows' own dash", new Uint8Array([0x41, 0x96, 0x42]), { text: "A–B", encoding: "Latin-1" }],
  ])("%s is read, and said by name", (_, file, value) => {
    expect(decodeCsv(file)).toEqual({ ok: true, value });
  });

  test.each([
    ["UTF-16 without a mark", bytes("Name,Color\nOat,Rye", "utf16le"), "This is UTF-16 without a mark"],
    ["a workbook", bytes("PK\u0003\u0004rest"), "This is a spreadsheet"],
    ["an older workbook", new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]), "This is a spreadsheet"],
    ["a picture", new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 1]), "This is not a text file"],
    ["nothing but zeros", new Uint8Array(10), "This is UTF-16 without a mark"],
    ["more than 2 MB", new Uint8Array(2 * 1024 * 1024 + 1).fill(65), "This is more than 2 MB"],
  ])("%s is refused", (_, file, reason) => {
    expect(decodeCsv(file)).toMatchObject({ ok: false, reason: expect.stringContaining(reason) });
  });
});

test.each([
  ["62.50", "62.50"],
  ["62,50", "62.50"],
  ["$ 62,5", "$ 62.5"],
  ["1.234,50", "1234.50"],
  ["1 234,5", "1234.5"],
  ["1,234.50", "1,234.50"],
  ["1,234", "1,234"],
  ["USD 62.50", "$62.50"],
  ["62.50 USD", "62.50"],
  ["62.50/yd", "62.50"],
  ["62.50 per yard", "62.50"],
  ['54,5"', '54.5"'],
  ["87,5 %", "87.5 %"],
  ["13 1/2", "13 1/2"],
  ["on request", "on request"],
])("an amount of %j is read as %j", (cell, read) => {
  expect(readAmount(cell)).toBe(read);
});

test.each([
  ["'=SUM(A1)", "=SUM(A1)"],
  ["'-5", "-5"],
  [" 'tis ", "'tis"],
  [undefined, ""],
])("a cell of %j is read as %j", (cell, read) => {
  expect(readCell(cell)).toBe(read);
});

describe("which column is what", () => {
  const mapped = (kind: ImportKind, headings: string[], before = {}) => proposeMapping(kind, headings, before);
  test.each<[string, ImportKind, string[], string[]]>([
    [
      "a mill's own headings",
      "fabrics",
      ["Pattern Name", "COLORWAY", "Width (in.)", "Net Price", "V. Repeat", "SKU"],
      ["name", "color", "usableWidth", "costPerYard", "verticalRepeat", ""],
    ],
    ["a price list", "prices", ["Fabric", "Unit Cost", "Retail"], ["name", "costPerYard", "pricePerYard"]],
    [
      "another program",
      "clients",
      ["Customer", "Main Phone", "Main Email", "Billing Street", "", "ZIP"],
      ["fullName", "phoneNumber", "email", "street", "", "zipCode"],
    ],
    ["one heading twice", "clients", ["Phone", "Phone", "Name"], ["phoneNumber", "", "fullName"]],
    ["our own before another's word", "fabrics", ["Fabric", "Name"], ["", "name"]],
    ["a mill that names its patterns", "fabrics", ["Pattern", "Color", "Cost"], ["name", "color", "costPerYard"]],
    ["its prices", "prices", ["Pattern", "Net"], ["name", "costPerYard"]],
    ["a name and a pattern", "fabrics", ["Pattern", "Name"], ["pattern", "name"]],
  ])("%s", (_, kind, headings, mapping) => {
    expect(mapped(kind, headings)).toEqual(mapping);
  });

  test("all that we export is known again", () => {
    expect(mapped("fabrics", [...csvHeadings]).every((field) => field !== "")).toBe(true);
    expect(mapped("clients", [...clientHeadings]).every((field) => field !== "")).toBe(true);
  });

  test("what was chosen for a supplier is chosen again, what was left out too, wherever its columns stand now", () => {
    const headings = ["Price", "Qual.", "", "Price"];
    const before = rememberMapping(headings, ["", "name", "color", "costPerYard"]);
    expect(mapped("fabrics", ["", "QUAL", "price", "Price", "Width"], before)).toEqual([
      "color",
      "name",
      "",
      "costPerYard",
      "usableWidth",
    ]);
    expect(mapped("prices", ["Qual."], { "qual#1": "usableWidth", __proto__: "name" })).toEqual([""]);
  });

  test.each<[ImportKind, string[], string]>([
    ["clients", ["fullName", ""], "Please say which column holds the name, and"],
    ["clients", ["phoneNumber"], "Please say which column holds the name, and"],
    ["fabrics", ["color"], "Please say which column holds the name"],
    ["prices", ["name"], "Please say which column holds the name of the fabric, and"],
    ["fabrics", ["name", "name"], "Two columns go to Name."],
    ["prices", ["name", "costPerYard", "care"], "Please say"],
    ["fabrics", ["name", "toString"], "Please say"],
  ])("%s by %j is refused", (kind, typed, reason) => {
    expect(checkMapping(kind, typed.length, typed)).toMatchObject({
      ok: false,
      reason: expect.stringContaining(reason),
    });
  });

  test("no word stands for two fields, and each is as headings are read", () => {
    for (const kind of importKinds) {
      const words = Object.values(kindsOfImport[kind].fields).flatMap(({ synonyms, label }) => [
        ...synonyms,
        plainHeading(label),
      ]);
      expect(words.map(plainHeading)).toEqual(words);
      expect(words.length, kind).toBe(new Set(words).size);
    }
  });

  test("empty cells say nothing, and more cells than headings are refused", () => {
    expect(cellsOf("fabrics", ["name", "", "costPerYard"], ["Vine", "x", "62,50", " "])).toEqual({
      ok: true,
      value: { name: "Vine", costPerYard: "62.50" },
    });
    expect(cellsOf("fabrics", ["name", "color"], ["Vine", ""])).toEqual({ ok: true, value: { name: "Vine" } });
    expect(cellsOf("fabrics", ["name"], ["Vine", "x"])).toMatchObject({ ok: false });
  });
});

test("whose it is to import", () => {
  expect(importKinds.filter((kind) => mayImport("owner", kind))).toEqual(["clients", "fabrics", "prices"]);
  expect(importKinds.filter((kind) => mayImport("office", kind))).toEqual(["clients", "fabrics"]);
  expect(importKinds.filter((kind) => mayImport("workroom", kind))).toEqual([]);
});

describe("rows of fabrics", () => {
  const fabrics: BookFabric[] = demoBook.map((fabric) => ({ ...fabric, active: true, version: 3, updatedAt: "" }));
  const book = emptyBook();
  addToBook(book, fabrics);
  const [oat] = fabrics as [BookFabric];
  const plan = (cells: Cells, usual = {}, source = "") => planFabric({ cells, source, usual, book });
  const price = (cells: Cells, source = "") => planPrice({ cells, source, usual: {}, book });

  test("what was exported is as it was", () => {
    const mapping = proposeMapping("fabrics", csvHeadings);
    for (const fabric of fabrics) {
      const cells = cellsOf("fabrics", mapping, csvCells(fabric));
      expect(cells.ok && plan(cells.value)).toMatchObject({ outcome: "same" });
      expect(cells.ok && price(cells.value)).toMatchObject([{ outcome: "same" }]);
    }
  });

  test("a cloth is known by its id, or by supplier, name and color however they are written", () => {
    const changes = [{ label: "Price per yard", before: "62.00", after: "65.00" }];
    const changed = { outcome: "changed", id: oat.id, changes, before: { version: 3 }, after: { version: 3 } };
    expect(plan({ id: oat.id, pricePerYard: "65" })).toMatchObject(changed);
    const named = { name: "orchard LINEN", color: "Oat", pricePerYard: "$65.00" };
    expect(plan(named, {}, "fernhollow linens")).toMatchObject(changed);
    expect(plan({ id: oat.id, status: "discontinued" })).toMatchObject({
      changes: [{ label: "Status", before: "Active", after: "Discontinued" }],
    });
  });

  test("a new one is guessed from its name, then from what was said for all rows", () => {
    const usual = { family: "Wool", colorFamily: "Sand", groundColor: "#d0b890", usableWidth: "54" };
    const row = { supplier: "Mill", name: "Compass", color: "Rye", costPerYard: "31.50" };
    expect(plan(row, usual)).toMatchObject({
      outcome: "new",
      title: "Compass, Rye",
      after: { details: { family: "wool", usableWidth: 54, costPerYardCents: 3150 }, active: true, version: 0 },
    });
    expect(plan({ ...row, name: "Compass Linen", usableWidth: "118" }, usual)).toMatchObject({
      after: { details: { family: "linen", usableWidth: 118 } },
    });
  });

  test.each<[string, Record<string, string>, string]>([
    ["an unknown id", { id: "nobody" }, "No fabric has the ID nobody."],
    ["no supplier", { name: "Vine", color: "Rye" }, "Supplier: Please fill this in."],
    ["a width of no loom", { id: oat.id, usableWidth: "0" }, "Usable width: Please enter a number of inches"],
    [
      "a price in another money",
      { id: oat.id, costPerYard: "62 €" },
      "Cost per yard: Please enter an amount in dollars",
    ],
    ["a status of its own", { id: oat.id, status: "Low" }, "Status: Please enter Active or Discontinued."],
    ["the name of another", { id: oat.id, color: "Chalk" }, "Another fabric has this supplier, name and color."],
    ["too long a name", { id: oat.id, name: "x".repeat(71) }, "Name: Please keep this under 70 characters."],
  ])("%s is refused", (_, cells, reason) => {
    expect(plan(cells)).toMatchObject({ outcome: "refused", reason: expect.stringContaining(reason) });
  });

  test("a price without a color is for all colors, and a list adds no cloth", () => {
    const rows = price({ name: "Orchard Linen", costPerYard: "33" }, "Fernhollow Linens");
    expect(rows.map(({ outcome, title }) => `${outcome} ${title}`)).toEqual([
      "changed Orchard Linen, Oat",
      "changed Orchard Linen, Chalk",
    ]);
    expect(price({ name: "Nowhere", costPerYard: "33" }, "Mill")).toMatchObject([{ outcome: "refused" }]);
    expect(price({ id: oat.id, name: "Renamed", costPerYard: "33" })).toMatchObject([
      { changes: [{ label: "Cost per yard" }] },
    ]);
  });

  test("of two rows about one cloth the second is refused, but not the colors of one row", () => {
    const lines = new Map<string, number>();
    const rows = price({ name: "Orchard Linen", costPerYard: "33" }, "Fernhollow Linens");
    expect(rows.map((row) => refuseTwins(2, row, lines).outcome)).toEqual(["changed", "changed"]);
    expect(refuseTwins(3, plan({ id: oat.id, care: "Dry clean" }), lines)).toMatchObject({
      outcome: "refused",
      reason: "This is the same as line 2.",
    });
  });
});

describe("rows of clients", () => {
  const details = {
    firstName: "Ann",
    lastName: "Lee",
    phoneNumber: "2155550142",
    email: "ann@example.com",
    street: "1 Elm St",
    city: "Media",
    state: "PA",
    zipCode: "19063",
  };
  const ann: KnownPerson = { id: "ann", details, isClient: true, hasAccount: true };
  const bo: KnownPerson = {
    id: "bo",
    details: { ...details, firstName: "Bo", phoneNumber: "2155550199", email: "" },
    isClient: true,
    hasAccount: false,
  };
  const owner: KnownPerson = {
    id: "owner",
    details: { ...details, phoneNumber: "", email: "owner@example.com" },
    isClient: false,
    hasAccount: true,
  };
  const people = indexPeople([ann, bo, owner]);
  const plan = (cells: Cells) => planClient(cells, people);

  test("what was exported is as it was", () => {
    const mapping = proposeMapping("clients", clientHeadings);
    for (const person of [ann, bo]) {
      const cells = cellsOf("clients", mapping, clientCells(person.id, person.details));
      expect(cells.ok && plan(cells.value)).toMatchObject({ outcome: "same" });
    }
  });

  test.each<[string, Record<string, string>, object]>([
    ["by e-mail", { email: "ANN@example.com", fullName: "Ann Lee", city: "Wayne" }, { id: "ann" }],
    ["by phone and name", { phoneNumber: "(215) 555-0199", fullName: "Lee, Bo", city: "Wayne" }, { id: "bo" }],
    ["an address for who has none", { id: "bo", email: "bo@example.com" }, { changes: [{ label: "Email" }] }],
  ])("a client is found %s", (_, cells, found) => {
    expect(plan(cells)).toMatchObject({ outcome: "changed", ...found });
  });

  test.each<[string, Record<string, string>, object]>([
    [
      "a whole name",
      { fullName: "Mary Ann Hill", phoneNumber: "1-610-555-0100" },
      { firstName: "Mary Ann", lastName: "Hill", phoneNumber: "6105550100" },
    ],
    [
      "the last name first",
      { fullName: "Hill, Mary", email: "M@example.com" },
      { firstName: "Mary", email: "m@example.com" },
    ],
    ["a zip without its zero", { lastName: "Hill", email: "m@example.com", zipCode: "8540" }, { zipCode: "08540" }],
    ["a zip with four more", { lastName: "Hill", email: "m@example.com", zipCode: "19063-1234" }, { zipCode: "19063" }],
  ])("%s is read", (_, cells, after) => {
    expect(plan(cells)).toMatchObject({ outcome: "new", after });
  });

  test.each<[string, Record<string, string>, string]>([
    ["no way to reach them", { lastName: "Hill" }, "Please enter a name, and a phone number"],
    ["no name", { email: "m@example.com" }, "Please enter a name, and a phone number"],
    ["no number", { lastName: "Hill", phoneNumber: "12" }, "Phone Number: Phone number must be 10 digits."],
    ["a broken address", { lastName: "Hill", email: "m@" }, "Email: Please enter a valid email address."],
    ["somebody else's number", { lastName: "Hill", phoneNumber: "2155550142" }, "Ann Lee has this phone number."],
    ["another address", { id: "ann", email: "new@example.com" }, "They have another e-mail address."],
    ["an unknown id", { id: "zoe" }, "No client has the ID zoe."],
    ["one of the staff", { id: "owner" }, "No client has the ID owner."],
    ["a staff address", { lastName: "Hill", email: "owner@example.com" }, "in use by somebody who is no client"],
    ["somebody else's address", { id: "bo", email: "ann@example.com" }, "Somebody else has this e-mail address."],
  ])("%s is refused", (_, cells, reason) => {
    expect(plan(cells)).toMatchObject({ outcome: "refused", reason: expect.stringContaining(reason) });
  });
});
