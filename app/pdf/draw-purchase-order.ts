import type { SupplierRow } from "#app/domain/purchasing/purchase-words.ts";
import { BRASS, fitLine, type Ink, inksOf, SOFT } from "./ink.ts";
import { Pages, sheet } from "./letterhead.ts";
import { letter, openDocument, type PaperTools } from "./page.ts";
import { drawTable } from "./table.ts";

/** A purchase order as its supplier reads it. */
export interface PurchasePaper {
  number: string;
  supplier: string;
  /** Theirs, where it is known. */
  email: string;
  day: string;
  note: string;
  draft: boolean;
  /** A line each. */
  shipTo: string[];
  rows: SupplierRow[];
  /** What the supplier is asked to do. */
  asked: string;
  /** Empty where a price is not known. */
  total: string;
  /** Who stands behind it. */
  houseLines: string[];
  /** Who orders, by first name; empty where nobody signs. */
  signer: string;
}

const { left, width, bottom } = sheet;

const columns = [
  { title: "Item", share: 5 },
  { title: "Expected", share: 2 },
  { title: "Quantity", share: 2, align: "right" as const },
  { title: "Price", share: 1.5, align: "right" as const },
  { title: "Cost", share: 1.5, align: "right" as const },
];
const GAP = 20;

const half = width / 2;
const soft = { size: 9, color: SOFT };
const strong = (room: number) => ({ size: 15, heading: true, width: room });

/** As many pages as its lines take. */
export async function purchaseOrderPdf(paper: PurchasePaper, { house, logo, at, fonts }: PaperTools) {
  const { number, supplier, email, day, draft, total, note, asked, houseLines, shipTo, signer } = paper;
  const title = `Purchase order ${number}`;
  const { doc, finish } = openDocument({ title, author: house, at, size: letter }, fonts);
  const { wet } = inksOf(doc);
  const pages = new Pages(doc, wet, title, { house, houseLines, logo });
  const size = fitLine(wet, title, 18, width * 0.7, true);
  const said = draft ? `${day} · Draft, not ordered yet` : day;
  wet.write(said, left, pages.y + 5, { size: 9, color: SOFT, width, align: "right" });
  pages.y = wet.write(title, left, pages.y, { size, heading: true, width: width * 0.7 }) + 16;
  const block = (label: string, [first = "", ...others]: string[], x: number) => {
    const words = { size: 10.5, width: half - GAP };
    const named = wet.write(label, x, pages.y, { size: 9, color: SOFT }) + 2;
    return others.reduce(
      (y, line) => wet.write(line, x, y, words),
      wet.write(first, x, named, { ...words, bold: true }),
    );
  };
  pages.y = Math.max(block("To", [supplier || "The supplier", email], left), block("Ship to", shipTo, left + half));
  const rows = paper.rows.map(({ item, sidemark, quantity, price, cost, expected }) => [
    sidemark ? `${item}\nSidemark ${sidemark}` : item,
    expected,
    quantity,
    price,
    cost,
  ]);
  const next = () => {
    pages.next();
    return pages.y;
  };
  const table = { columns, rows, x: left, y: pages.y + 16, width, size: 10.5, air: 8, color: BRASS, bottom, next };
  pages.y = drawTable(wet, table) + 10;
  if (total) {
    pages.need(44);
    wet.write(total, left, pages.y, { ...strong(width), align: "right" });
    pages.y = wet.write("Total", left, pages.y, strong(width)) + 20;
  }
  if (note) pages.write(note, { size: 10.5 });
  pages.need(60);
  pages.y += note ? 12 : 0;
  pages.write(asked, { size: 10.5 });
  if (!draft) drawSigning(wet, pages, { house, signer });
  pages.number();
  return finish();
}

/** Who orders, and where the supplier says yes. */
function drawSigning(ink: Ink, pages: Pages, { house, signer }: { house: string; signer: string }) {
  pages.need(92);
  const top = pages.y + 24;
  const under = signer ? ink.write(signer, left, ink.write("Ordered by", left, top, soft), strong(half - GAP)) : top;
  ink.write(house, left, under, signer ? soft : { size: 10.5 });
  const words = { ...soft, width: half };
  ink.write("To confirm price and day, sign and send this page back.", left + half, top, words);
  const places = [
    { name: "Name", from: left + half, to: left + half * 1.62 },
    { name: "Date", from: left + half * 1.66, to: left + width },
  ];
  for (const { name, from, to } of places) {
    ink.rule(from, to, top + 48, 0.5);
    ink.write(name, from, top + 51, soft);
  }
}
