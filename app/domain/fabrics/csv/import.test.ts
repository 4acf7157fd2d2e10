import { describe, expect, test } from "vitest";
import { demoBook } from "#app/demo/demo-fabrics.ts";
import type { BookFabric } from "#app/domain/fabrics/book-fabric.ts";
import { foldedFabric } from "#app/domain/fabrics/folded-fabric.ts";
import { csvCells, csvHeadings, readCell, readHeadings } from "./csv-columns.ts";
import { decodeCsv } from "./decode-csv.ts";
import { joinRows } from "./import-plan.ts";
import { indexBook, planRow } from "./plan-row.ts";

const book: BookFabric[] = demoBook.map((fabric) => ({
  ...fabric,
  active: true,
  version: 1,
  updatedAt: "2026-01-12T15:00:00.000Z",
}));
const index = indexBook(book.map((fabric) => ({ fabric, folded: foldedFabric(fabric) })));
const [oat] = book as [BookFabric];

const columnsOf = (headings: readonly string[]) => {
  const read = readHeadings(headings);
  if (!read.ok) throw new Error(read.reason);
  return read.value;
};
const plan = (headings: readonly string[], ...lines: string[][]) => {
  const columns = columnsOf(headings);
  return joinRows(
    lines.map((cells, at) => planRow({ line: at + 2, cells }, columns, index)),
    columns.ignored,
  );
};

test("what was exported comes in unchanged", () => {
  expect(plan(csvHeadings, ...book.map(csvCells))).toEqual({
    added: [],
    changed: [],
    unchanged: 30,
    broken: [],
    ignored: [],
  });
});

test("a file may name only what it changes, by id or by supplier, name and color", () => {
  const byId = plan(["id", "PRICE PER YARD"], [oat.id, "65"]);
  const byName = plan(
    ["Price per yard", "Color", "Name", "Supplier"],
    ["65.00", "oat", "orchard linen", "FERNHOLLOW LINENS"],
  );
  expect(byId.changed).toMatchObject([
    { line: 2, title: "Orchard Linen, Oat", changes: [{ label: "Price per yard", before: "62.00", after: "65.00" }] },
  ]);
  expect(byName.changed).toMatchObject([
    {
      before: { id: oat.id },
      changes: [
        { label: "Supplier", before: "Fernhollow Linens", after: "FERNHOLLOW LINENS" },
        { label: "Name" },
        { label: "Color" },
        { label: "Price per yard", before: "62.00", after: "65.00" },
      ],
    },
  ]);
});

const headings = ["ID", "Supplier", "Name", "Color", "Family", "Color family", "Usable width", "Ground color"];
const rowOf = (name: string, more: Partial<Record<string, string>> = {}) => {
  const cells: Record<string, string> = {
    ID: "",
    Supplier: "Fernhollow Linens",
    Name: name,
    Color: "Rye",
    Family: "Linen",
    "Color family": "Sand",
    "Usable width": "54",
    "Ground color": "#d0b890",
    ...more,
  };
  return headings.map((heading) => cells[heading] ?? "");
};

test("a new cloth takes what is usual where the file says nothing", () => {
  const { added } = plan(headings, rowOf("Harvest Linen"));
  expect(added).toMatchObject([
    {
      line: 2,
      title: "Harvest Linen, Rye",
      active: true,
      details: { match: "none", direction: "upright", soldIn: 1, rooms: [], pricePerYardCents: null },
    },
  ]);
});

describe("a broken row is named, and the others count", () => {
  test.each<[string, string[], string]>([
    ["zero width", rowOf("A", { "Usable width": "0" }), "Usable width: Please enter a number of inches from 6 to 200."],
    [
      "a color that is none",
      rowOf("A", { "Ground color": "beige" }),
      "Ground color: Please enter a color as # and six digits, such as #c8b79a.",
    ],
    [
      "an id that nobody has",
      rowOf("A", { ID: "nobody" }),
      "No fabric has the ID nobody. For a new one, leave it empty.",
    ],
    ["too many cells", [...rowOf("A"), "more"], "This line has more cells than there are headings."],
    [
      "another's name",
      rowOf("Orchard Linen", { ID: "demo-kiln-linen-brick", Color: "Chalk" }),
      "Another fabric of the book has this supplier, name and color.",
    ],
  ])("%s", (_, cells, reason) => {
    const { broken, added } = plan(headings, rowOf("First"), cells, rowOf("Last"));
    expect(broken).toMatchObject([{ line: 3, reason }]);
    expect(added.map(({ title }) => title)).toEqual(["First, Rye", "Last, Rye"]);
  });

  test("of two rows about one cloth the second is broken", () => {
    const { added, broken } = plan(headings, rowOf("Twin"), rowOf("TWIN"));
    expect(added).toHaveLength(1);
    expect(broken).toMatchObject([{ line: 3, reason: "This is the same fabric as in line 2." }]);
    const stored = plan(["ID", "Care"], [oat.id, oat.care], [oat.id, "Wash"]);
    expect(stored).toMatchObject({ unchanged: 1, changed: [], broken: [{ line: 3 }] });
  });
});

test("a status discontinues and restores, and anything else is broken", () => {
  const of = (status: string) => plan(["ID", "Status"], [oat.id, status]);
  expect(of("discontinued").changed).toMatchObject([
    { active: false, changes: [{ label: "Status", before: "Active", after: "Discontinued" }] },
  ]);
  expect(of("")).toMatchObject({ unchanged: 1 });
  expect(of("sold out").broken).toMatchObject([{ reason: "Status: Please enter Active or Discontinued." }]);
});

test.each([
  [
    ["Name", "Color"],
    "The first line has to name the columns, as in a file exported here: ID, or else Supplier, Name and Color.",
  ],
  [["ID", "Care", "care"], "There are two columns called Care."],
])("headings %j are refused", (cells, reason) => {
  expect(readHeadings(cells)).toEqual({ ok: false, reason });
});

test("headings of somebody else's are left out, and named", () => {
  expect(columnsOf(["ID", "Shelf", ""]).ignored).toEqual(["Shelf"]);
});

test("what looks like a formula is text, with the apostrophe of a spreadsheet or without", () => {
  expect(readCell("=1+1")).toBe("=1+1");
  expect(readCell("'=1+1")).toBe("=1+1");
  expect(readCell("'tis linen")).toBe("'tis linen");
  const { added } = plan(headings, rowOf('=HYPERLINK("https://evil.example")'));
  expect(added).toMatchObject([{ details: { name: '=HYPERLINK("https://evil.example")' } }]);
});

describe("a file in another encoding is refused", () => {
  const ENCODING =
    "This file is not written in UTF-8. In your spreadsheet save it as “CSV UTF-8”, then choose that file.";
  test.each([
    ["UTF-16 with a mark", Buffer.from("\uFEFFID,Care", "utf16le")],
    ["UTF-16 without one", Buffer.from("ID,Care", "utf16le")],
    ["Latin-1", Buffer.from("Name\nCafé", "latin1")],
  ])("%s", (_, bytes) => {
    expect(decodeCsv(bytes)).toEqual({ ok: false, reason: ENCODING });
  });

  test("UTF-8 is read, with a mark or without; more than 1 MB is not", () => {
    expect(decodeCsv(Buffer.from("\uFEFFCafé"))).toEqual({ ok: true, value: "Café" });
    expect(decodeCsv(new Uint8Array(1_048_576).fill(65))).toMatchObject({ ok: true });
    expect(decodeCsv(new Uint8Array(1_048_577).fill(65))).toEqual({
      ok: false,
      reason: "This is more than 1 MB. Please split it, and import the parts one after the other.",
    });
  });
});
