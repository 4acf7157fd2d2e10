import type { SupplierRow } from "#app/domain/purchasing/purchase-words.ts";
import { fitLine, inksOf, SOFT } from "./ink.ts";
import { Pages, sheet } from "./letterhead.ts";
import { type Fonts, letter, openDocument } from "./page.ts";
import { drawTable, GAP } from "./table.ts";

/** A purchase order as its supplier reads it. */
export interface PurchasePaper {
  number: string;
  supplier: string;
  day: string;
  note: string;
  draft: boolean;
  shipTo: string;
  rows: SupplierRow[];
  /** Empty where a price is not known. */
  total: string;
  /** Who stands behind it. */
  houseLines: string[];
}

const { left, width, bottom } = sheet;

const columns = [
  { title: "Item", share: 5 },
  { title: "Quantity", share: 2, align: "right" as const },
  { title: "Price", share: 1.5, align: "right" as const },
  { title: "Cost", share: 1.5, align: "right" as const },
  { title: "Expected", share: 2, align: "right" as const },
];

/** Of the sheet's width. */
const COST_ENDS = 10 / 12;

/** As many pages as its lines take. */
export async function purchaseOrderPdf(paper: PurchasePaper, house: string, at: Date, fonts: Fonts) {
  const { number, supplier, day, draft, total, note, houseLines } = paper;
  const title = `Purchase order ${number}`;
  const { doc, finish } = openDocument({ title, author: house, at, size: letter }, fonts);
  const { wet } = inksOf(doc);
  const pages = new Pages(doc, wet, title, { house, houseLines });
  const size = fitLine(wet, title, 18, width * 0.7, true);
  const said = draft ? `${day} · Draft, not ordered yet` : day;
  wet.write(said, left, pages.y + 5, { size: 9, color: SOFT, width, align: "right" });
  pages.y = wet.write(title, left, pages.y, { size, heading: true, width: width * 0.7 }) + 14;
  pages.write(`To ${supplier || "the supplier"}`, { size: 10.5, bold: true });
  pages.write(`Ship to ${paper.shipTo}`, { size: 10 });
  const rows = paper.rows.map(({ item, sidemark, quantity, price, cost, expected }) => [
    sidemark ? `${item} · sidemark ${sidemark}` : item,
    quantity,
    price,
    cost,
    expected,
  ]);
  const next = () => {
    pages.next();
    return pages.y;
  };
  const table = { columns, rows, x: left, y: pages.y + 14, width, size: 10, air: 6, bottom, next };
  pages.y = drawTable(wet, table) + 8;
  if (total) {
    pages.need(30);
    const under = { size: 11, bold: true, width: width * COST_ENDS - GAP, align: "right" } as const;
    pages.y = wet.write(`Total ${total}`, left, pages.y, under) + 10;
  }
  if (note) pages.write(note, { size: 10 });
  pages.number();
  return finish();
}
