import type { WorkOrder } from "#app/domain/workroom/paper/work-order.ts";
import { labelsPdf } from "./labels-pdf.ts";
import type { Fonts } from "./page.ts";
import { workOrderPdf } from "./work-order-pdf.ts";

/** What can be asked for; it crosses into another thread, so it is data alone. */
export interface PdfJob {
  kind: "work-order" | "labels";
  order: WorkOrder;
  /** The name of the business. */
  house: string;
  /** When what it says was decided. */
  at: string;
}

export function makePdf({ kind, order, house, at }: PdfJob, fonts: Fonts): Promise<Uint8Array> {
  const make = kind === "labels" ? labelsPdf : workOrderPdf;
  return make(order, house, new Date(at), fonts);
}
