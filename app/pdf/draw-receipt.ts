import type { ReceiptContent } from "#app/domain/ledger/receipt-content.ts";
import { BRASS, fitLine, type Ink, inksOf, SOFT } from "./ink.ts";
import { drawLetterhead, sheet } from "./letterhead.ts";
import { type Fonts, letter, openDocument } from "./page.ts";

/** A receipt as it is put on paper. */
export interface ReceiptPaper extends ReceiptContent {
  /** Who stands behind it, below the name of the house. */
  houseLines: string[];
}

const { left, right, width } = sheet;
const AMOUNT = 130;
const CLAY = "#8C4630";

/** One page of Letter paper: whose and whom for, how much and how, and where the order stood with it. */
export async function receiptPdf(receipt: ReceiptPaper, house: string, at: Date, fonts: Fonts): Promise<Uint8Array> {
  const { doc, finish } = openDocument({ title: receipt.title, author: house, at, size: letter }, fonts);
  doc.addPage();
  const { wet } = inksOf(doc);
  let y = drawHead(wet, receipt, drawLetterhead(doc, wet, { house, houseLines: receipt.houseLines }));
  if (receipt.voided) y = drawVoid(wet, receipt.voided, y);
  for (const { label, text } of receipt.facts) {
    const under = wet.write(text, left + 110, y, { size: 10.5, width: width - 110 });
    y = Math.max(wet.write(label, left, y, { size: 10.5, color: SOFT, width: 105 }), under) + 4;
  }
  y += 12;
  wet.rule(left, right, y, 0.75, BRASS);
  y = drawSum(wet, receipt.amount, y + 10, 18) + 8;
  wet.rule(left, right, y, 0.75, BRASS);
  y += 16;
  y = wet.write(receipt.standingTitle, left, y, { size: 13, heading: true, width }) + 6;
  for (const row of receipt.standing) {
    y = drawSum(wet, row, y, 10.5) + 3;
    wet.rule(left, right, y, 0.3, BRASS);
    y += 5;
  }
  if (!receipt.voided) {
    y = wet.write("Thank you.", left, y + 26, { size: 15, heading: true, width });
    wet.write(house, left, y, { size: 9, color: SOFT, width });
  }
  return finish();
}

function drawHead(ink: Ink, { title, client }: ReceiptPaper, top: number) {
  let y = ink.write(title, left, top, { size: fitLine(ink, title, 18, width, true), heading: true, width }) + 14;
  for (const [index, line] of client.entries()) y = ink.write(line, left, y, { size: 10.5, bold: index === 0, width });
  return y + (client.length > 0 ? 18 : 0);
}

function drawVoid(ink: Ink, why: string, y: number) {
  const under = ink.write("VOID", left, y, { size: 34, bold: true, color: CLAY, width });
  return ink.write(why, left, under, { size: 10.5, color: CLAY, width }) + 16;
}

function drawSum(ink: Ink, { label, text }: { label: string; text: string }, y: number, size: number) {
  const heading = size > 12;
  ink.write(text, right - AMOUNT, y, { size, heading, width: AMOUNT, align: "right" });
  return ink.write(label, left, y, { size, heading, width: width - AMOUNT });
}
