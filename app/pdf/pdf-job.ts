import type { WorkOrder } from "#app/domain/workroom/paper/work-order.ts";
import { labelsPdf } from "./draw-labels.ts";
import { type PurchasePaper, purchaseOrderPdf } from "./draw-purchase-order.ts";
import { quotePdf } from "./draw-quote.ts";
import { type ReceiptPaper, receiptPdf } from "./draw-receipt.ts";
import type { Fonts } from "./page.ts";
import type { PictureJob } from "./picture.ts";
import type { QuotePaper } from "./quote-paper.ts";
import { workOrderPdf } from "./work-order-pdf.ts";

interface Job {
  /** The name of the business. */
  house: string;
  /** When what it says was decided. */
  at: string;
}

export interface PacketJob extends Job {
  kind: "work-order" | "labels";
  order: WorkOrder;
}

interface QuoteJob extends Job {
  kind: "quote";
  quote: QuotePaper;
}

interface ReceiptJob extends Job {
  kind: "receipt";
  receipt: ReceiptPaper;
}

interface PurchaseJob extends Job {
  kind: "purchase-order";
  purchase: PurchasePaper;
}

/** What can be asked for; it crosses into another thread, so it is data alone. */
export type PdfJob = PacketJob | QuoteJob | ReceiptJob | PurchaseJob;
export type ThreadJob = PdfJob | PictureJob;

/** `renderer` draws what stands in cloth; it is read only for a document that has some. */
export function makePdf(job: PdfJob, fonts: Fonts, renderer: () => Uint8Array): Promise<Uint8Array> {
  const { house } = job;
  const at = new Date(job.at);
  if (job.kind === "quote") return quotePdf(job.quote, { house, at, fonts, renderer });
  if (job.kind === "purchase-order") return purchaseOrderPdf(job.purchase, house, at, fonts);
  if (job.kind === "receipt") return receiptPdf(job.receipt, house, at, fonts);
  return (job.kind === "labels" ? labelsPdf : workOrderPdf)(job.order, house, at, fonts);
}
