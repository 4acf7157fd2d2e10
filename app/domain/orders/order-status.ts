/** Beside no schema: every page with a status badge reads this list, and none of them needs a validator. */
export const orderStatuses = [
  "incomplete",
  "submitted",
  "quoted",
  "in progress",
  "completed",
  "shipping",
  "delivered",
  "cancelled",
] as const;

export type OrderStatus = (typeof orderStatuses)[number];

/** Who or what an order is waiting for; a badge takes its colour from this. */
export type StatusTone = "draft" | "owner" | "client" | "work" | "done" | "stopped";

export const statusLooks: Record<OrderStatus, { label: string; tone: StatusTone }> = {
  incomplete: { label: "Incomplete", tone: "draft" },
  submitted: { label: "Submitted", tone: "owner" },
  quoted: { label: "Quoted", tone: "client" },
  "in progress": { label: "In progress", tone: "work" },
  completed: { label: "Completed", tone: "work" },
  shipping: { label: "Shipping", tone: "work" },
  delivered: { label: "Delivered", tone: "done" },
  cancelled: { label: "Cancelled", tone: "stopped" },
};

export function isOrderStatus(text: string): text is OrderStatus {
  return orderStatuses.some((status) => status === text);
}

/** How a status reads. One that we do not know, from an older or newer database, still reads: hyphens become spaces. */
export function statusLabel(status: string): string {
  return isOrderStatus(status) ? statusLooks[status].label : status.replaceAll("-", " ");
}
