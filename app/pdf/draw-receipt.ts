import type { ReceiptContent } from "#app/domain/ledger/receipt-content.ts";
import { BRASS, CLAY, fitLine, type Ink, inksOf, SOFT, THREAD } from "./ink.ts";
import { drawLetterhead, sheet } from "./letterhead.ts";
import { letter, openDocument, type PaperTools } from "./page.ts";

/** A receipt as it is put on paper. */
export interface ReceiptPaper extends ReceiptContent {
  /** Who stands behind it, below the name of the house. */
  houseLines: string[];
  /** The owner's first name, as under every letter; empty where nobody gave one. */
  signer: string;
}

const { left, right, width } = sheet;
const AMOUNT = 200;
/** Where figures stand beside their heading, as in a quote. */
const BESIDE = 226;

/** One page of Letter paper: whose and whom for, how much and how, and where the order stood with it. */
export async function receiptPdf(receipt: ReceiptPaper, { house, logo, at, fonts }: PaperTools): Promise<Uint8Array> {
  const { doc, finish } = openDocument({ title: receipt.title, author: house, at, size: letter }, fonts);
  doc.addPage();
  const { wet } = inksOf(doc);
  let y = drawHead(wet, receipt, drawLetterhead(doc, wet, { house, houseLines: receipt.houseLines, logo }));
  if (receipt.voided) y = drawVoid(wet, receipt.voided, y);
  for (const { label, text } of receipt.facts) {
    const under = wet.write(text, left + 110, y, { size: 11, width: width - 110 });
    y = Math.max(wet.write(label, left, y, { size: 11, color: SOFT, width: 105 }), under) + 6;
  }
  y += 18;
  wet.rule(left, right, y, 1, BRASS);
  y = drawSum(wet, receipt.amount, left, y + 16, 28) + 14;
  wet.rule(left, right, y, 1, BRASS);
  y += 30;
  wet.write(receipt.standingTitle, left, y - 3, { size: 15, heading: true, width: BESIDE - 10 });
  for (const [index, row] of receipt.standing.entries()) {
    if (index > 0) wet.rule(left + BESIDE, right, y - 7, 0.5, THREAD);
    y = drawSum(wet, row, left + BESIDE, y, 11) + 14;
  }
  if (!receipt.voided) {
    const { signer } = receipt;
    const thanks = wet.write(receipt.closing, left, sheet.bottom - (signer ? 54 : 42), { size: 10.5, width });
    const named = wet.write(signer || house, left, thanks + 2, { size: 22, heading: true, width });
    if (signer) wet.write(house, left, named + 1, { size: 9, color: SOFT, width });
  }
  return finish();
}

function drawHead(ink: Ink, { title, client }: ReceiptPaper, top: number) {
  let y = ink.write(title, left, top, { size: fitLine(ink, title, 21, width, true), heading: true, width }) + 16;
  for (const [index, line] of client.entries()) y = ink.write(line, left, y, { size: 11, bold: index === 0, width });
  return y + (client.length > 0 ? 22 : 0);
}

function drawVoid(ink: Ink, why: string, y: number) {
  const under = ink.write("VOID", left, y, { size: 34, bold: true, color: CLAY, width });
  return ink.write(why, left, under, { size: 10.5, color: CLAY, width }) + 16;
}

function drawSum(ink: Ink, { label, text }: { label: string; text: string }, x: number, y: number, size: number) {
  const heading = size > 12;
  ink.write(text, right - AMOUNT, y, { size, heading, width: AMOUNT, align: "right" });
  return ink.write(label, x, y, { size, heading, width: right - x - (heading ? AMOUNT : AMOUNT / 2) });
}
