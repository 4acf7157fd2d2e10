import type { ReceiptContent } from "#app/domain/ledger/receipt-content.ts";
import { fitLine, type Ink, inksOf, SOFT } from "./ink.ts";
import { type Fonts, INCH, letter, openDocument } from "./page.ts";

/** A receipt as it is put on paper. */
export interface ReceiptPaper extends ReceiptContent {
  /** Who stands behind it, below the name of the house. */
  houseLines: string[];
}

const left = 0.75 * INCH;
const right = letter.width - left;
const width = right - left;
const half = width / 2;
const AMOUNT = 130;
const CLAY = "#8C4630";

/** One page of Letter paper: whose and whom for, how much and how, and where the order stood with it. */
export async function receiptPdf(receipt: ReceiptPaper, house: string, at: Date, fonts: Fonts): Promise<Uint8Array> {
  const { doc, finish } = openDocument({ title: receipt.title, author: house, at, size: letter }, fonts);
  doc.addPage();
  const { wet } = inksOf(doc);
  let y = drawHead(wet, receipt, house);
  if (receipt.voided) y = drawVoid(wet, receipt.voided, y);
  for (const { label, text } of receipt.facts) {
    const under = wet.write(text, left + 110, y, { size: 10.5, width: width - 110 });
    y = Math.max(wet.write(label, left, y, { size: 10.5, color: SOFT, width: 105 }), under) + 4;
  }
  y += 12;
  wet.rule(left, right, y, 1);
  y = drawSum(wet, receipt.amount, y + 10, 16) + 6;
  wet.rule(left, right, y, 1);
  y += 16;
  y = wet.write(receipt.standingTitle, left, y, { size: 11, bold: true, width }) + 6;
  for (const row of receipt.standing) {
    y = drawSum(wet, row, y, 10.5) + 3;
    wet.rule(left, right, y, 0.2);
    y += 5;
  }
  return finish();
}

function drawHead(ink: Ink, { title, client, facts, houseLines }: ReceiptPaper, house: string) {
  const top = left;
  let under = ink.write(house, left, top, { size: 20, bold: true, width: half });
  for (const line of houseLines) under = ink.write(line, left, under, { size: 8.5, color: SOFT, width: half });
  const beside = { width: half, align: "right" } as const;
  const order = facts.find(({ label }) => label === "Order")?.text ?? "";
  let name = ink.write(title, left + half, top, { size: fitLine(ink, title, 15, half), bold: true, ...beside });
  name = ink.write(`Order ${order}`, left + half, name, { size: 9, color: SOFT, ...beside });
  let y = Math.max(under, name) + 10;
  ink.rule(left, right, y, 1);
  y += 18;
  for (const [index, line] of client.entries()) y = ink.write(line, left, y, { size: 10.5, bold: index === 0, width });
  return y + (client.length > 0 ? 18 : 0);
}

function drawVoid(ink: Ink, why: string, y: number) {
  const under = ink.write("VOID", left, y, { size: 34, bold: true, color: CLAY, width });
  return ink.write(why, left, under, { size: 10.5, color: CLAY, width }) + 16;
}

function drawSum(ink: Ink, { label, text }: { label: string; text: string }, y: number, size: number) {
  const bold = size > 12;
  ink.write(text, right - AMOUNT, y, { size, bold, width: AMOUNT, align: "right" });
  return ink.write(label, left, y, { size, bold, width: width - AMOUNT });
}
