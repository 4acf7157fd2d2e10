import { ORDERS, ORDERS_CSV, PURCHASE_LIST, PURCHASE_LIST_CSV } from "#app/routes/admin/paths.ts";

export interface WaitingFile {
  address: string;
  download: string;
  /** Where it was asked for. */
  page: string;
  back: string;
}

const CUSTOMER_DATA = /^(\/admin\/dashboard\/customer\/[^/]+)\/data\.zip$/;

/** The file that an address is of; nothing where the address is a page's own. */
export function waitingFile(address: string): WaitingFile | undefined {
  const { pathname, search } = new URL(address, "http://here");
  const csv = { address, download: "Download CSV" };
  if (pathname === ORDERS_CSV) return { ...csv, page: `${ORDERS}${search}`, back: "Back to orders" };
  if (pathname === PURCHASE_LIST_CSV) {
    return { ...csv, page: `${PURCHASE_LIST}${search}`, back: "Back to the purchase list" };
  }
  const customer = CUSTOMER_DATA.exec(pathname)?.[1];
  return customer ? { address, download: "Download", page: customer, back: "Back to the customer" } : undefined;
}
