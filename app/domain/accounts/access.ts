import { type Ability, can, type Duty } from "./staff/duty.ts";

/** Everybody who works here, one ability, all of several, or one of several. */
type Needs = "any" | Ability | { all: readonly Ability[] } | { some: readonly Ability[] };

/** What it takes to see a page and to send its forms; where one thing is said, it is for both. */
type Line = Needs | { read: Needs; write: Needs };

const AREA = "/admin/dashboard";

/** Of the sale and of its money. */
const priced = { all: ["sell", "money"] } as const;

/** The acts of one page, each with an address of its own, on which the page is shown again. */
function acts(page: string, line: Line, names: string[]): Record<string, Line> {
  return Object.fromEntries(names.map((name) => [`${page}/acts/${name}`, line]));
}

/** A page and every act of it. */
function withActs(page: string, line: Line): Record<string, Line> {
  return { [page]: line, [`${page}/acts/*`]: line };
}

/** On which one of us builds an order for a client, as they would. */
const orderingPages = [
  "",
  "/windows",
  "/hardware-choice",
  "/measure/:number",
  "/overview",
  "/hardware",
  "/window/:number/treatments",
  "/window/:number/:treatment/style",
  "/window/:number/:treatment/options",
  "/window/:number/:treatment/fabrics",
  "/window/:number/confirm",
];

/**
 * Every page of the admin portal, by its path in routes.ts below /admin/dashboard, and who may read it and write there. A page
 * without a line is nobody's: it answers 403 to everyone, and fails a test, as does a line without a page.
 */
const table: Record<string, Line> = {
  // Each is led to the first page of their own work. The desk's form sends e-mails again.
  "": { read: "any", write: "sell" },
  "/*": "any",

  "/orders": "sell",
  "/orders.csv": "sell",
  "/orders/:orderId": "sell",
  "/orders/:orderId/windows.svg": "sell",
  "/order/:userId/:orderId": "sell",
  "/order/:userId/:orderId/photos": "sell",
  "/order/:userId/:orderId/photos/:photoId": { read: { some: ["sell", "cut", "tick"] }, write: "sell" },
  "/order/:userId/:orderId/wall/:windowKey/:fileId": "sell",
  "/order/:userId/:orderId/wall/:windowKey/:fileId/wall.jpg": "sell",
  ...acts("/order/:userId/:orderId", "sell", [
    "save-order",
    "save-window",
    "add-window",
    "remove-window",
    "save-hardware",
    "save-dates",
    "add-note",
    "save-note",
    "remove-note",
    "send-message",
    "take-back-message",
    "read-by-phone",
    "open-remake",
    "freeze-remake",
    "take-back-remake",
    "finish-remake",
  ]),
  ...acts("/order/:userId/:orderId", { read: "sell", write: priced }, [
    "revise-quote",
    "withdraw-quote",
    "record-acceptance",
    "correct-name",
    "reopen-for-client",
    "discard-draft",
    "record-payment",
    "record-refund",
    "add-credit",
    "write-off",
    "reverse-entry",
    "move-money",
    "settle",
    "cancel-and-settle",
    "take-over",
    "not-received",
    "remind-now",
    "leave-older-due",
    "set-reminders",
    "check-card-money",
  ]),
  "/order/:userId/:orderId/messages/latest": "sell",
  "/order/:userId/:orderId/quote": priced,
  "/order/:userId/:orderId/quote/preview": priced,
  "/order/:userId/:orderId/quote/:number": priced,
  "/order/:userId/:orderId/quote.pdf": priced,
  "/order/:userId/:orderId/receipts/:number": priced,
  "/order/:userId/:orderId/receipts/:number/receipt.pdf": priced,
  "/custom-order/:customerId": "sell",

  "/order/:userId/:orderId/workroom": "cut",
  "/order/:userId/:orderId/workroom/print": "tick",
  "/order/:userId/:orderId/workroom/print.pdf": "tick",
  "/order/:userId/:orderId/workroom/labels": "tick",
  "/order/:userId/:orderId/workroom/labels.pdf": "tick",
  "/table": "tick",
  "/table/:orderId": "tick",
  "/table/:orderId/sign-off": "tick",
  "/table/:orderId/photos/:photoId?": "tick",
  "/stops": "stops",
  "/stops/:id": "stops",
  "/stops/:id/press": "stops",
  "/stops/:id/photos/:photoId?": "stops",

  "/purchase-list": { read: { some: ["cut", "tick"] }, write: "cut" },
  "/purchase-list.csv": { some: ["cut", "tick"] },
  "/purchase-orders": "cut",
  ...withActs("/purchase-orders/:id", "cut"),
  "/purchase-orders/:id/purchase-order.pdf": "cut",
  "/purchase-orders/:id/purchase-order.csv": "cut",

  "/customers": "sell",
  "/customers.csv": "sell",
  "/customers/new": "sell",
  "/customer/:id": "sell",
  "/customer/:id/edit": "sell",
  "/customer/:id/merge": "sell",
  ...Object.fromEntries(orderingPages.map((page) => [`/customer/:id/create-order/:orderId${page}`, "sell" as const])),
  "/customer/:id/data.zip": "settings",
  "/customer/:id/delete": "settings",
  "/emails": "sell",
  "/emails/:id": "sell",
  "/emails/:id/page": "sell",
  "/fabrics": "sell",
  "/fabrics.csv": "sell",
  "/fabrics/new": "sell",
  "/fabrics/:id": "sell",
  // Whose a price list is, its use case says.
  "/import": "sell",
  ...withActs("/import/:id", "sell"),
  "/swatches": "sell",
  "/swatches/:id": "sell",
  "/messages": "sell",
  "/inquiries": "sell",
  "/inquiries/:id": "sell",
  "/inquiries/:id/photos/:photoId": "sell",

  "/board": "plan",

  // Everyone's for who plans, one's own for the others.
  ...withActs("/tasks", "any"),
  ...withActs("/tasks/:id", "any"),
  "/tasks/:id/photos/:photoId?": "any",
  "/week": "plan",
  "/week/new": "plan",
  "/week/move": "plan",
  ...withActs("/week/:id", "plan"),
  "/consultations": "plan",
  ...withActs("/consultations/:id", "plan"),
  "/consultations/:id/receipts/:number": { all: ["plan", "money"] },
  "/consultations/:id/receipts/:number/receipt.pdf": { all: ["plan", "money"] },

  "/balances": "money",
  "/balances.csv": "money",
  "/reports": "reports",
  "/reports/ledger.csv": "reports",
  "/reports/quotes.csv": "reports",
  "/reports/sales.csv": "reports",

  ...withActs("/availability", "settings"),
  "/shop-rules": "settings",
  "/shop-rules/history": "settings",
  "/rate-card": "settings",
  "/rate-card/history": "settings",
  "/prices-and-terms": "settings",
  "/staff": "settings",
  "/staff/:id": "settings",
  "/audit": "settings",
  "/set-up": "settings",
  "/site": "settings",
  "/site/history": "settings",
  "/site/emails": "settings",
  "/site/emails/:wording": "settings",
  "/site/emails/:wording/draft": "settings",
  "/site/gallery": "settings",
  "/site/gallery/photos": "settings",
  "/site/logo": "settings",
  "/site/logo/preview": "settings",
  "/site/:section": "settings",
  "/site/:section/preview": "settings",
  "/retention": "settings",
  "/backups": "settings",
  "/backups/:moment/backup.sealed": "settings",

  // Whose it is to take back, its use case says.
  "/undo/:id": "any",

  // What is about oneself.
  "/settings": "any",
  ...withActs("/settings/calendar", "any"),
  "/settings/second-step": "any",
  "/second-step": "any",
  "/passkey": "any",
};

/** The paths that have a line, whole. */
export const guardedPaths = Object.keys(table).map((path) => AREA + path);

/** Whether this duty may see the page at this path of routes.ts, such as /admin/dashboard/orders/:orderId. */
export function mayRead(duty: Duty, path: string): boolean {
  return isMet(duty, lineOf(path)?.read);
}

export function mayWrite(duty: Duty, path: string): boolean {
  return isMet(duty, lineOf(path)?.write);
}

function lineOf(path: string): { read: Needs; write: Needs } | undefined {
  if (!path.startsWith(AREA)) return undefined;
  const below = path.slice(AREA.length);
  const known = [below, below.replace(/\/acts\/[^/]+$/, "/acts/*")].find((one) => Object.hasOwn(table, one));
  const line = known === undefined ? undefined : table[known];
  if (line === undefined) return undefined;
  return typeof line === "object" && "read" in line ? line : { read: line, write: line };
}

function isMet(duty: Duty, needs: Needs | undefined): boolean {
  if (needs === undefined) return false;
  if (needs === "any") return true;
  if (typeof needs === "string") return can(duty, needs);
  return "all" in needs
    ? needs.all.every((ability) => can(duty, ability))
    : needs.some.some((ability) => can(duty, ability));
}

/** Where each begins the day: the desk, or the first page of a narrower duty. */
export function homePageOf(duty: Duty): string {
  if (can(duty, "sell")) return AREA;
  return can(duty, "tick") ? `${AREA}/table` : `${AREA}/stops`;
}

export const NOT_YOUR_WORK = "This page is not part of your work here. Ask the owner if you need it.";
