import { BACKUPS, ORDERS, ORDERS_CSV, PURCHASE_LIST, PURCHASE_LIST_CSV } from "#app/routes/admin/paths.ts";

export interface WaitingFile {
  address: string;
  download: string;
  /** Where it was asked for. */
  page: string;
  back: string;
  /** Worth a code of its own, however lately another was entered. */
  fresh: boolean;
}

const BACKUP = /^\/admin\/dashboard\/backups\/[^/]+\/backup\.sealed$/;
const CUSTOMER_DATA = /^(\/admin\/dashboard\/customer\/[^/]+)\/data\.zip$/;

/** The file that an address is of; nothing where the address is a page's own. */
export function waitingFile(address: string): WaitingFile | undefined {
  const { pathname, search } = new URL(address, "http://here");
  const csv = { address, download: "Download CSV", fresh: false };
  if (pathname === ORDERS_CSV) return { ...csv, page: `${ORDERS}${search}`, back: "Back to orders" };
  if (pathname === PURCHASE_LIST_CSV) {
    return { ...csv, page: `${PURCHASE_LIST}${search}`, back: "Back to the purchase list" };
  }
  const whole = { address, download: "Download", fresh: BACKUP.test(pathname) };
  if (whole.fresh) return { ...whole, page: BACKUPS, back: "Back to backups" };
  const customer = CUSTOMER_DATA.exec(pathname)?.[1];
  return customer ? { ...whole, page: customer, back: "Back to the customer" } : undefined;
}
