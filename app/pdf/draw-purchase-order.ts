import type { SupplierRow } from "#app/domain/purchasing/purchase-words.ts";
import { BRASS, fitLine, type Ink, inksOf, SOFT } from "./ink.ts";
import { LETTER, Pages, sheet } from "./letterhead.ts";
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
  { title: "Line", share: 0.8 },
  { title: "Item", share: 5.3 },
  { title: "Expected", share: 1.9 },
  { title: "Quantity", share: 1.8, align: "right" as const },
  { title: "Price", share: 1.5, align: "right" as const },
  { title: "Cost", share: 1.8, align: "right" as const },
];
const GAP = 16;
const SIGNING = 70;

/** As wide as three names with addresses stand beside each other. */
const third = width / 3;
const half = width / 2;
const soft = { size: 9, color: SOFT };
const strong = (size: number, room: number) => ({ size, heading: true, width: room });

/** As many pages as its lines take. */
export async function purchaseOrderPdf(paper: PurchasePaper, { house, logo, at, fonts }: PaperTools) {
  const { number, supplier, email, day, draft, total, note, asked, houseLines, shipTo, signer } = paper;
  const title = `Purchase order ${number}`;
  const { doc, finish } = openDocument({ title, author: house, at, size: letter }, fonts);
  const { wet } = inksOf(doc);
  const pages = new Pages(doc, wet, title, { house, houseLines, logo });
  const size = fitLine(wet, title, 21, width, true);
  pages.y = wet.write(title, left, pages.y, { size, heading: true, width }) + 18;
  const block = (label: string, lines: readonly string[], x: number) => {
    const [first = "", ...others] = lines.filter(Boolean);
    const words = { size: 10.5, width: third - GAP };
    const named = wet.write(label, x, pages.y, soft) + 2;
    return others.reduce(
      (y, line) => wet.write(line, x, y + 1, words),
      wet.write(first, x, named, { ...words, bold: true }),
    );
  };
  const by = signer && `by ${signer}`;
  pages.y = Math.max(
    block("To", [supplier || "The supplier", email], left),
    block("Ship to", shipTo, left + third),
    block(draft ? "Draft" : "Ordered", [day, draft ? "Draft, not ordered yet" : by], left + 2 * third),
  );
  const rows = paper.rows.map(({ item, sidemark, quantity, price, cost, expected }, index) => [
    `${index + 1}`,
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
  const table = { columns, rows, x: left, y: pages.y + 22, width, size: 10, air: 8, color: BRASS, bottom, next };
  pages.y = drawTable(wet, table) + 10;
  if (total) {
    pages.need(44);
    wet.write(total, left, pages.y, { ...strong(19, width), align: "right" });
    pages.y = wet.write("Total", left + half, pages.y, strong(19, half)) + 20;
  }
  if (note) pages.write(note, { ...LETTER, width });
  pages.need(60);
  pages.y += note ? 12 : 0;
  pages.write(asked, { ...LETTER, width });
  if (!draft) drawSigning(wet, pages, { house, signer });
  pages.number();
  return finish();
}

/** At the foot who orders, and where the supplier says yes. */
function drawSigning(ink: Ink, pages: Pages, { house, signer }: { house: string; signer: string }) {
  pages.need(SIGNING + 20);
  const top = Math.max(pages.y + 20, bottom - SIGNING);
  const named = signer && ink.write(signer, left, ink.write("Ordered by", left, top, soft) + 2, strong(22, half - GAP));
  ink.write(house, left, named || top, signer ? soft : { size: 10.5 });
  ink.write("To confirm price and day, sign and send this page back.", left + half, top, { size: 9.5, width: half });
  const places = [
    { name: "Name", from: left + half, to: left + half * 1.62 },
    { name: "Date", from: left + half * 1.66, to: left + width },
  ];
  for (const { name, from, to } of places) {
    ink.rule(from, to, top + SIGNING - 16, 0.5);
    ink.write(name, from, top + SIGNING - 13, soft);
  }
}
