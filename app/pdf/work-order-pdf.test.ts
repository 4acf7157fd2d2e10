import PDFDocument from "pdfkit";
import sharp from "sharp";
import { afterEach, expect, test, vi } from "vitest";
import { shippedBusiness } from "#app/content/business.ts";
import { readStrokes } from "#app/domain/stops/stop-report.ts";
import type { WorkOrder } from "#app/domain/workroom/paper/work-order.ts";
import { fonts, renderer } from "#tests/support/data/pdf.ts";
import { workOrderFor } from "#tests/support/orders/fullest-window.ts";
import { unpackFont } from "./page.ts";
import { makePdf } from "./pdf-job.ts";

const REACH = "(215) 555-0142 · hello@larkfield.example";

const LONG_NOTE = "Please ring first, and mind the dog. ".repeat(13).trim();

afterEach(() => vi.restoreAllMocks());

/** The texts of a work order page by page, and the smallest type in which any is set. */
async function pagesOf(...notes: string[]) {
  const doc = PDFDocument.prototype;
  const [add, turn, text, size] = [
    vi.spyOn(doc, "addPage"),
    vi.spyOn(doc, "switchToPage"),
    vi.spyOn(doc, "text"),
    vi.spyOn(doc, "fontSize"),
  ];
  const job = { order: workOrderFor(notes), house: shippedBusiness.name, reach: REACH, at: "2026-11-15T12:00:00.000Z" };
  const pdf = Buffer.from(await makePdf({ kind: "work-order", ...job }, fonts, renderer)).toString("latin1");
  const pages: string[][] = [];
  let current = -1;
  const steps = [
    ...add.mock.invocationCallOrder.map((at) => ({
      at,
      page: undefined as number | undefined,
      words: undefined as string | undefined,
    })),
    ...turn.mock.calls.map(([page], index) => ({
      at: turn.mock.invocationCallOrder[index] ?? 0,
      page: Number(page),
      words: undefined,
    })),
    ...text.mock.calls.map(([words], index) => ({
      at: text.mock.invocationCallOrder[index] ?? 0,
      page: undefined,
      words: String(words),
    })),
  ];
  for (const { page, words } of steps.sort((a, b) => a.at - b.at)) {
    if (words !== undefined) pages[current]?.push(words);
    else if (page !== undefined) current = page;
    else current = pages.push([]) - 1;
  }
  expect(pdf.match(/\/Count (\d+)/)?.[1]).toBe(String(pages.length));
  return { pages, smallest: Math.min(...size.mock.calls.map(([points]) => Number(points))) };
}

test.each([
  ["no note", ""],
  ["a note as long as a client may write", LONG_NOTE],
  ["a note without a space", "x".repeat(500)],
])("the fullest window with %s stands on two pages that say so, in type that can be read", async (_, note) => {
  const { pages, smallest } = await pagesOf(note);
  expect(pages).toHaveLength(2);
  const headings = ["Schedule", "Cut list", "Hardware and sundries", ...(note ? [`Note: ${note}`] : [])];
  expect(pages.flat().filter((text) => headings.includes(text))).toEqual(headings);
  expect(pages.flat().filter((text) => text === "Shades").length).toBeGreaterThan(5);
  expect(pages.map((page) => page.at(-1))).toEqual(["LF-1 · page 1 of 2, continued on the next", "LF-1 · page 2 of 2"]);
  expect(smallest).toBeGreaterThanOrEqual(9);
  // One width of space before a fraction, also after a one.
  expect(pages.flat().filter((text) => /[ \u00a0]{2}\d+\//.test(text))).toEqual([]);
});

test("what is said of the treatments stands in one column after the other, never to and fro", async () => {
  const text = vi.spyOn(PDFDocument.prototype, "text");
  await pagesOf("");
  const order = workOrderFor([""]);
  const parts = order.windows.flatMap((window) => window.parts);
  const depths = new Set(parts.flatMap(({ making, cloths }) => [...making.depths, ...cloths]));
  const at = text.mock.calls
    .filter(([words]) =>
      depths.has(
        String(words)
          .replaceAll("\u00a0", " ")
          .replace(/^(Drapes|Shades|Tops)[a-z, ]*: /, ""),
      ),
    )
    .map(([, x]) => Number(x));
  expect(at.length).toBeGreaterThan(6);
  const turns = at.filter((x, index) => index > 0 && x !== at[index - 1]);
  expect(turns.length).toBeLessThanOrEqual(1);
});

test("what truly does not fit goes on to a page that says so, and the boxes come once, at the end", async () => {
  const { pages } = await pagesOf(`${LONG_NOTE} `.repeat(6));
  const boxes = pages.map((page) => page.filter((text) => text === "initials, date").length);
  expect(boxes.at(-1)).toBe(7);
  expect(boxes.slice(0, -1).every((many) => many === 0)).toBe(true);
  expect(pages.map((page) => page.at(-1))).toEqual(
    pages.map(
      (_, at) => `LF-1 · page ${at + 1} of ${pages.length}${at + 1 < pages.length ? ", continued on the next" : ""}`,
    ),
  );
  for (const page of pages) {
    expect(page).toContain("Dining room, bay window toward the garden 1");
    expect(page).toContain(shippedBusiness.name);
    expect(page).toContain(REACH);
  }
});

test("a face is unpacked to what it was before it was packed", () => {
  const plain = unpackFont(fonts.regular);
  expect(plain.readUInt32BE(0)).toBe(0x00010000);
  const tables = Array.from({ length: plain.readUInt16BE(4) }, (_, index) => {
    const row = 12 + index * 16;
    return {
      tag: plain.toString("latin1", row, row + 4),
      end: plain.readUInt32BE(row + 8) + plain.readUInt32BE(row + 12),
    };
  });
  expect(tables.map(({ tag }) => tag)).toEqual(expect.arrayContaining(["cmap", "glyf", "head", "loca"]));
  expect(Math.max(...tables.map(({ end }) => end))).toBeLessThanOrEqual(plain.length);
  expect(unpackFont(plain)).toEqual(plain);
});

const signing = { facts: [], windows: [{ key: "k", name: "Den", treatments: [], notes: ["Load: 1 pole"] }] };
const bare = { ...workOrderFor([""]), windows: [] };
const signedPdf = (installer: WorkOrder["installer"]) =>
  makePdf(
    { kind: "work-order", house: "House", at: "2026-11-15T12:00:00.000Z", order: { ...bare, installer } },
    fonts,
    renderer,
  );

test("whoever signed stands on the installer's copy, drawn as a path inside its place, with the day", async () => {
  const [path, text, scale] = (["path", "text", "scale"] as const).map((name) => vi.spyOn(PDFDocument.prototype, name));
  const strokes = [[0, 0, 1000, 333], [500, 100], []];
  await signedPdf({ ...signing, signed: [{ name: "Theo Ashgrove", at: "2026-11-20T15:00:00.000Z", strokes }] });
  expect(text?.mock.calls.map(([words]) => words)).toContain("Hung Friday, November 20, 2026. Signed by Theo Ashgrove");
  expect(path?.mock.calls.map(([drawn]) => drawn)).toContain("M0 0L1000 333M500 100L500 100");
  expect(scale?.mock.calls).toContainEqual([0.216]);
});

test("a copy that nobody signed is the same document, and a name without strokes draws nothing", async () => {
  const plain = await signedPdf(signing);
  expect(await signedPdf({ ...signing, signed: [] })).toEqual(plain);
  const path = vi.spyOn(PDFDocument.prototype, "path");
  await signedPdf(signing);
  const drawn = path.mock.calls.length;
  const at = "2026-11-20T15:00:00.000Z";
  for (const strokes of [
    [],
    [[]],
    readStrokes("[[1e9,0]]"),
    readStrokes('[["0 0Z",1]]'),
    readStrokes("x".repeat(30_000)),
  ]) {
    path.mockClear();
    await signedPdf({ ...signing, signed: [{ name: "N", at, strokes }] });
    expect(path.mock.calls.length).toBe(drawn);
  }
});

test("twenty signatures as long as they may be, and names as long, go on to pages of their own", async () => {
  const strokes = readStrokes(`[[${Array.from({ length: 4900 }, (_, index) => index % 334).join()}]]`);
  expect(strokes).toHaveLength(1);
  const one = { name: "W".repeat(100), at: "2026-11-20T15:00:00.000Z", strokes };
  const moved = vi.spyOn(PDFDocument.prototype, "translate");
  const made = await signedPdf({ ...signing, signed: new Array(20).fill(one) });
  expect(Number(/\/Count (\d+)/.exec(Buffer.from(made).toString("latin1"))?.[1])).toBeGreaterThan(2);
  const tops = moved.mock.calls.flatMap(([x, y]) => (x === 36 ? [Number(y)] : []));
  expect(Math.max(...tops) + 72).toBeLessThanOrEqual(11 * 72 - 36);
});

test("an ordinary window stands on one page, its schedule drawn, and the installer has a page of their own", async () => {
  const order = workOrderFor([""]);
  const [window] = order.windows;
  const [drapes] = window?.parts ?? [];
  if (!window || !drapes) throw new Error("there is nothing on it");
  const hung = { ...window.hung, treatments: window.hung.treatments.slice(0, 1) };
  const small = { ...window, hung, parts: [{ ...drapes, cuts: drapes.cuts.slice(0, 3), checks: [] }], notes: [] };
  const installer = {
    facts: [{ label: "Address", text: "12 Orchard Lane", link: "https://maps.example/?q=12" }],
    windows: [{ key: "k", name: "Den", treatments: [], notes: ["Load: 1 pole"] }],
  };
  const doc = PDFDocument.prototype;
  const [text, size] = [vi.spyOn(doc, "text"), vi.spyOn(doc, "fontSize")];
  const job = { house: "House", at: "2026-11-15T12:00:00.000Z", order: { ...order, windows: [small], installer } };
  const pdf = Buffer.from(await makePdf({ kind: "work-order", ...job }, fonts, renderer)).toString("latin1");
  expect(pdf.match(/\/Count (\d+)/)?.[1]).toBe("2");
  expect(pdf).toContain("https://maps.example/?q=12");
  const words = text.mock.calls.map(([written]) => String(written));
  expect(words).toEqual(
    expect.arrayContaining(["Schedule", "13", "Installer’s copy", "12 Orchard Lane", "Load: 1 pole"]),
  );
  // Each sheet says which it is, the installer's too.
  expect(words.slice(-2)).toEqual(["LF-1 · page 1 of 2", "LF-1 · page 2 of 2"]);
  // Words are of one size, whether they stand in lines or in the cut list.
  const sizeOf = (said: string) => {
    const at = text.mock.invocationCallOrder[words.findIndex((written) => written.replaceAll("\u00a0", " ") === said)];
    const set = size.mock.invocationCallOrder.findLastIndex((order) => order < (at ?? 0));
    return size.mock.calls[set]?.[0];
  };
  const [depth = ""] = drapes.making.depths;
  expect([sizeOf("Drapes"), sizeOf("Goes to"), sizeOf(depth)]).toEqual([9, 9, 9]);
});

test("a window of the installer's copy stays on one page, and one that no page holds says whose lines go on", async () => {
  const doc = PDFDocument.prototype;
  const [add, text] = [vi.spyOn(doc, "addPage"), vi.spyOn(doc, "text")];
  const windowOf = (key: string, lines: number) => ({
    key,
    name: `Window ${key}`,
    treatments: [],
    notes: Array.from({ length: lines }, (_, index) => `${key}, line ${index + 1}`),
  });
  const pagesFor = async (...lines: number[]) => {
    add.mockClear();
    text.mockClear();
    await signedPdf({ facts: [], windows: lines.map((many, index) => windowOf("ABC".charAt(index), many)) });
    const began = add.mock.invocationCallOrder;
    const pages = began.map((from, page) =>
      text.mock.calls.flatMap(([words], index) => {
        const at = text.mock.invocationCallOrder[index] ?? 0;
        return at > from && at < (began[page + 1] ?? Infinity) && /^(Window )?[ABC]/.test(String(words))
          ? [String(words)]
          : [];
      }),
    );
    return pages.filter((page) => page.length > 0);
  };
  const torn = await pagesFor(25, 12, 3);
  expect(torn.map((page) => page.filter((words) => words.startsWith("Window")))).toEqual([
    ["Window A"],
    ["Window B", "Window C"],
  ]);
  expect(torn[1]).toHaveLength(12 + 3 + 2);
  const long = await pagesFor(80);
  expect(long.map(([first]) => first)).toEqual(["Window A", ...long.slice(1).map(() => "Window A (continued)")]);
  expect(long.length).toBeGreaterThan(1);
});

test("small photographs stand in the head, give the same bytes, and never a page more or a fault", async () => {
  const order = workOrderFor([LONG_NOTE]);
  const [first] = order.windows;
  const jpeg = (color: string) => sharp({ create: { width: 480, height: 360, channels: 3, background: color } });
  const photo = new Uint8Array(await jpeg("#887766").jpeg({ progressive: true }).toBuffer());
  const make = async (photos: Uint8Array[], logo?: Uint8Array) => {
    const job = {
      kind: "work-order",
      order,
      house: shippedBusiness.name,
      reach: REACH,
      at: "2026-11-15T12:00:00.000Z",
    } as const;
    const keyed = { [first?.windowKey ?? ""]: photos };
    return Buffer.from(await makePdf({ ...job, logo, photos: keyed }, fonts, renderer));
  };
  const countOf = (pdf: Buffer, what: RegExp) => [...pdf.toString("latin1").matchAll(what)].length;
  const [without, withOne] = [await make([]), await make([photo, photo])];
  expect(countOf(withOne, /\/DCTDecode/g)).toBeGreaterThan(0);
  expect(countOf(withOne, /\/Type \/Page\b/g)).toBe(countOf(without, /\/Type \/Page\b/g));
  expect((await make([photo, photo])).equals(withOne)).toBe(true);
  expect(countOf(await make([new Uint8Array([1, 2, 3])]), /\/DCTDecode/g)).toBe(0);
  // The owner's own mark, in the running head of every sheet but one object of the file.
  const logo = new Uint8Array(
    await sharp({ create: { width: 128, height: 128, channels: 3, background: "#357" } })
      .png()
      .toBuffer(),
  );
  const images = /\/Subtype \/Image/g;
  expect(countOf(await make([], logo), images)).toBe(countOf(without, images) + 1);
});
