import type { LabelSheet } from "#app/domain/workroom/paper/labels.ts";
import type { WorkOrder } from "#app/domain/workroom/paper/work-order.ts";
import { labelsPdf } from "./draw-labels.ts";
import { type PurchasePaper, purchaseOrderPdf } from "./draw-purchase-order.ts";
import { type QuotePaper, quotePdf } from "./draw-quote.ts";
import { type ReceiptPaper, receiptPdf } from "./draw-receipt.ts";
import type { Fonts } from "./page.ts";
import type { PictureJob } from "./picture.ts";
import { workOrderPdf } from "./work-order-pdf.ts";

interface Job {
  /** The name of the business. */
  house: string;
  /** Its own mark, as PNG. */
  logo?: Uint8Array | undefined;
  /** Where to reach it, on one line. */
  reach?: string;
  /** When what it says was decided. */
  at: string;
}

interface WorkOrderJob extends Job {
  kind: "work-order";
  order: WorkOrder;
  /** Small JPEGs of its windows, by the window's key. */
  photos?: Record<string, Uint8Array[]>;
}

interface LabelsJob extends Job {
  kind: "labels";
  sheet: LabelSheet;
  /** Where codes lead: "https://larkfield.example". */
  site: string;
}

export type PacketJob = WorkOrderJob | LabelsJob;

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
  const { house, logo } = job;
  const at = new Date(job.at);
  if (job.kind === "quote") return quotePdf(job.quote, { house, logo, at, fonts, renderer });
  if (job.kind === "purchase-order") return purchaseOrderPdf(job.purchase, { house, logo, at, fonts });
  if (job.kind === "receipt") return receiptPdf(job.receipt, { house, logo, at, fonts });
  if (job.kind === "labels") return labelsPdf(job, at, fonts);
  return workOrderPdf(job, at, fonts);
}
