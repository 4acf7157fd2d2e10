import { afterAll, beforeAll, expect, test } from "vitest";
import { guides } from "#app/content/guides/guides.ts";
import { guardedPaths, mayRead, mayWrite } from "#app/domain/accounts/access.ts";
import { type Duty, duties } from "#app/domain/accounts/staff/duty.ts";
import { textOf } from "#tests/support/data/pdf.ts";
import { dataAddress } from "#tests/support/orders/ordering-posts.ts";
import { changeRows, readRows } from "#tests/support/rows.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { type Place, readSiteMap } from "#tests/support/site-map.ts";
import { createVisitor, signedIn, type Visitor } from "#tests/support/visitor.ts";

/** Every path with the route that shows it: the innermost where several share one. */
const places = new Map(readSiteMap().map((place): [string, Place] => [place.path, place]));

const who = ["visitor", "client", "other client", ...duties] as const;
type Who = (typeof who)[number];

/** What each of them sees: a status, or where they are sent. */
type Answers = Record<Who, number | string>;

/** The same, where those of the staff whose page it is are answered alike, and the others 403; but for those named. */
type Row = Record<"visitor" | "client" | "other client" | "admin", number | string> & Partial<Answers>;

/** Whose pages of the admin portal are whose, by how their paths begin: the first that fits. Everybody works at a page that none fits. */
const families: [string, readonly Duty[]][] = [
  ["/order/:userId/:orderId/workroom/", ["owner", "office", "workroom"]],
  ["/order", ["owner", "office"]],
  ["/custom-order", ["owner", "office"]],
  ["/table", ["owner", "office", "workroom"]],
  ["/stops", ["owner", "office", "installer"]],
  ["/purchase-list", ["owner", "office", "workroom"]],
  ["/purchase-orders", ["owner", "office"]],
  ["/customer/:id/data.zip", ["owner"]],
  ["/customer/:id/delete", ["owner"]],
  ["/customer", ["owner", "office"]],
  ["/board", ["owner", "office"]],
  ["/week", ["owner", "office"]],
  ["/consultations", ["owner", "office"]],
  ["/balances", ["owner", "office"]],
  ["/reports", ["owner"]],
  ["/fabrics", ["owner", "office"]],
  ["/import", ["owner", "office"]],
  ["/swatches", ["owner", "office"]],
  ["/messages", ["owner", "office"]],
  ["/inquiries", ["owner", "office"]],
  ["/emails", ["owner", "office"]],
  ["/availability", ["owner"]],
  ["/shop-rules", ["owner"]],
  ["/rate-card", ["owner"]],
  ["/prices-and-terms", ["owner"]],
  ["/staff", ["owner"]],
  ["/audit", ["owner"]],
  ["/retention", ["owner"]],
  ["/backups", ["owner"]],
  ["/set-up", ["owner"]],
  ["/site", ["owner"]],
];

function answersOf(path: string, { admin, ...others }: Row): Answers {
  const family = families.find(([start]) => path.startsWith(`/admin/dashboard${start}`));
  const theirs = (duty: Duty) => !family || family[1].includes(duty);
  const staff = Object.fromEntries(duties.map((duty) => [duty, theirs(duty) ? admin : 403]));
  return { ...(staff as Record<Duty, number | string>), ...others };
}

const everyone = (answer: number | string): Row => ({
  visitor: answer,
  client: answer,
  "other client": answer,
  admin: answer,
});
const clientsOnly: Row = { visitor: "/login", client: 200, "other client": 200, admin: "/login" };
const adminOnly: Row = { visitor: "/login", client: "/login", "other client": "/login", admin: 200 };

const signedInElsewhere = {
  client: "/client/dashboard",
  "other client": "/client/dashboard",
  admin: "/admin/dashboard",
};

/** Somebody else's order is as if it did not exist. */
const ownersDraft: Row = { ...clientsOnly, "other client": 404 };

/** In a frame there is no way to the log-in page, so it says what to do. The appointment is the other client's. */
const framed: Row = { ...clientsOnly, visitor: 401, admin: 401 };
const othersVisit: Row = { ...framed, client: 404 };

/** The money of the demo is the other client's. */
const othersReceipt: Row = { ...clientsOnly, client: 404 };

/** A form with nothing in it, or with little, is refused to those who may send it; the others never get that far. */
const refusedToClients: Row = { ...clientsOnly, client: 400, "other client": 400 };
const refusedToOwner: Row = { ...ownersDraft, client: 400 };
const refusedToAdmin: Row = { ...adminOnly, admin: 400 };

const refusedInFrame: Row = { ...framed, client: 400, "other client": 400 };

interface Entry {
  /** An address that the route answers. */
  address: string;
  row: Row;
  /** What a form sent there is answered with, and where it differs, one sent by the framework's own request. */
  post?: { form?: Record<string, string>; row: Row; dataRow?: Row };
}

/** The acts of a page, each with an address of its own: what they answer its owner when nothing is sent with them. */
function actsOf(page: string, address: string, answers: [admin: number | string, names: string[]][], shown = 200) {
  const entryOf = (admin: number | string, act: string): Entry => ({
    address: `${address}/acts/${act}`,
    row: { ...adminOnly, admin: shown },
    post: { row: { ...adminOnly, admin } },
  });
  return Object.fromEntries(
    answers.flatMap(([admin, names]) => names.map((act) => [`${page}/acts/${act}`, entryOf(admin, act)])),
  );
}

const TAPE = "/admin/dashboard/tasks/demo-task-tape";
const ORDER = "/admin/dashboard/order/demo-client/LF-1001";
/** What an act on that order answers to its owner when nothing is sent with it. */
const acts = [
  [404, ["read-by-phone", "freeze-remake", "take-back-remake", "finish-remake"]],
  [400, ["open-remake"]],
  [400, ["add-note", "save-note"]],
  [ORDER, ["remove-note"]],
  [400, ["send-message"]],
  [404, ["take-back-message"]],
  [400, ["save-order", "record-payment", "record-refund", "add-credit", "write-off", "move-money"]],
  [404, ["save-window", "remove-window", "revise-quote", "withdraw-quote", "record-acceptance", "correct-name"]],
  [404, ["reverse-entry"]],
  [409, ["add-window", "save-hardware", "reopen-for-client", "discard-draft", "settle", "cancel-and-settle"]],
  [409, ["take-over", "remind-now"]],
  [ORDER, ["save-dates", "not-received", "leave-older-due", "set-reminders", "check-card-money"]],
] satisfies [number | string, string[]][];

/** The workroom sees what is frozen, and no more of an order. */
const FROZEN = "/admin/dashboard/order/demo-neighbor/LF-1004/workroom";

const PURCHASE = "/admin/dashboard/purchase-orders/PO-2026-0001";
/** The same of an act on what was ordered from a supplier. */
const purchaseActs = [
  [
    400,
    [
      "save-purchase",
      "place-purchase",
      "add-purchase-line",
      "change-line",
      "cancel-line",
      "record-arrival",
      "settle-line",
    ],
  ],
  [409, ["discard-purchase", "tell-change", "acknowledge-purchase", "expect-line", "take-back-arrival"]],
] satisfies [number, string[]][];

/** Every route of the site map and every action. One without a row fails the tests below. */
const table: Record<string, Entry> = {
  "/": { address: "/", row: everyone(200) },
  "/custom-products": { address: "/custom-products", row: everyone(200) },
  "/styles": { address: "/styles", row: everyone(200) },
  "/styles/:slug": { address: "/styles/pleated-tops-goblet", row: everyone(200) },
  "/styles/finder": { address: "/styles/finder", row: everyone(200) },
  "/try": { address: "/try", row: everyone(200) },
  "/measuring-guide": { address: "/measuring-guide", row: everyone(200) },
  "/gallery": { address: "/gallery", row: everyone(200) },
  "/our-partners": { address: "/our-partners", row: everyone(200) },
  "/about-us": { address: "/about-us", row: everyone(200) },
  "/contact-us": { address: "/contact-us", row: everyone(200) },
  "/terms": { address: "/terms", row: everyone(200) },
  "/philadelphia": { address: "/philadelphia", row: everyone("/home-visits") },
  ...Object.fromEntries(guides.map(({ path }) => [path, { address: path, row: everyone(200) }])),
  "/ask": { address: "/ask", row: everyone(200), post: { row: everyone(400) } },
  "/ask/photos": { address: "/ask/photos", row: everyone("/ask"), post: { row: everyone("/ask") } },
  "/swatches": { address: "/swatches", row: everyone(200), post: { row: everyone(400) } },
  "/sign-up": {
    address: "/sign-up",
    row: { ...signedInElsewhere, visitor: 200 },
    // The page that would say what is wrong is not for those who are signed in.
    post: { row: { ...signedInElsewhere, visitor: 400 }, dataRow: everyone(400) },
  },
  "/login": { address: "/login", row: everyone(200), post: { row: everyone(400) } },
  "/login/second-step": {
    address: "/login/second-step",
    row: { ...signedInElsewhere, visitor: "/login" },
    // Nobody's password waits for it here, so the page is not for them, whatever they send.
    post: { row: { ...signedInElsewhere, visitor: "/login" }, dataRow: everyone(400) },
  },
  "/login/passkey": {
    address: "/login/passkey",
    row: everyone("/login"),
    post: { form: { answer: "{}" }, row: everyone(401) },
  },
  "/reset-password": { address: "/reset-password", row: everyone(200), post: { row: everyone(400) } },
  "/join": { address: "/join?token=a-guess", row: everyone(410), post: { row: everyone(400) } },
  "/verify-address": { address: "/verify-address?token=a-guess", row: everyone(410), post: { row: everyone(410) } },
  "/logout": { address: "/logout", row: everyone("/"), post: { row: everyone("/") } },
  "/*": { address: "/no-such-page", row: everyone(404) },
  "/client": { address: "/client", row: everyone("/client/dashboard") },
  "/client/dashboard": { address: "/client/dashboard", row: clientsOnly },
  "/client/dashboard/profile": {
    address: "/client/dashboard/profile",
    row: clientsOnly,
    post: { row: refusedToClients },
  },
  "/client/dashboard/my-data.zip": { address: "/client/dashboard/my-data.zip", row: clientsOnly },
  "/client/dashboard/delete-account": {
    address: "/client/dashboard/delete-account",
    row: clientsOnly,
    post: { row: { ...clientsOnly, client: 401, "other client": 401 } },
  },
  "/client/dashboard/orders": { address: "/client/dashboard/orders", row: clientsOnly },
  "/client/dashboard/orders/:orderId": {
    address: "/client/dashboard/orders/LF-1001",
    row: ownersDraft,
    post: { row: { ...ownersDraft, client: 409 } },
  },
  "/client/dashboard/orders/:orderId/appointments/:appointmentId/appointment.ics": {
    address: "/client/dashboard/orders/LF-1001/appointments/none/appointment.ics",
    row: { ...ownersDraft, client: 404 },
  },
  "/client/dashboard/orders/:orderId/photos": {
    address: "/client/dashboard/orders/LF-1001/photos",
    row: {
      ...clientsOnly,
      client: "/client/dashboard/orders/LF-1001",
      "other client": "/client/dashboard/orders/LF-1001",
    },
    post: { row: { ...clientsOnly, client: "/client/dashboard/orders/LF-1001", "other client": 404 } },
  },
  "/client/dashboard/orders/:orderId/photos/:photoId": {
    address: "/client/dashboard/orders/LF-1001/photos/none",
    row: { ...ownersDraft, client: 404 },
    post: { row: { ...clientsOnly, client: "/client/dashboard/orders/LF-1001", "other client": 404 } },
  },
  "/client/dashboard/orders/:orderId/wall/:windowKey/:fileId": {
    address: "/client/dashboard/orders/LF-1001/wall/none/none",
    row: { ...ownersDraft, client: 404 },
    post: { row: { ...ownersDraft, client: 404 } },
  },
  "/client/dashboard/orders/:orderId/wall/:windowKey/:fileId/wall.jpg": {
    address: "/client/dashboard/orders/LF-1001/wall/none/none/wall.jpg",
    row: { ...ownersDraft, client: 404 },
  },
  "/client/dashboard/orders/:orderId/windows.svg": {
    address: "/client/dashboard/orders/LF-1001/windows.svg",
    row: ownersDraft,
  },
  "/client/dashboard/orders/:orderId/messages": {
    address: "/client/dashboard/orders/LF-1001/messages",
    row: ownersDraft,
    post: { form: { intent: "send" }, row: refusedToOwner },
  },
  "/client/dashboard/orders/:orderId/messages/latest": {
    address: "/client/dashboard/orders/LF-1001/messages/latest",
    row: ownersDraft,
  },
  // The demo's order has a plain quote, which is answered where the order is shown.
  "/client/dashboard/orders/:orderId/quote/:number?": {
    address: "/client/dashboard/orders/LF-1001/quote",
    row: { ...ownersDraft, client: "/client/dashboard/orders/LF-1001" },
    post: { row: { ...clientsOnly, client: 400, "other client": 400 } },
  },
  "/client/dashboard/orders/:orderId/quote.pdf": {
    address: "/client/dashboard/orders/LF-1001/quote.pdf",
    row: ownersDraft,
  },
  "/client/dashboard/orders/:orderId/receipts/:number": {
    address: "/client/dashboard/orders/LF-0894/receipts/R-2026-00006",
    row: othersReceipt,
  },
  "/client/dashboard/orders/:orderId/receipts/:number/receipt.pdf": {
    address: "/client/dashboard/orders/LF-0894/receipts/R-2026-00006/receipt.pdf",
    row: othersReceipt,
  },
  // Nobody pays by card here; with keys it is told in cards.test.ts.
  "/client/dashboard/orders/:orderId/card": {
    address: "/client/dashboard/orders/LF-1001/card",
    row: { ...clientsOnly, client: 404, "other client": 404 },
    post: { form: { cents: "1" }, row: { ...clientsOnly, client: 404, "other client": 404 } },
  },
  "/client/dashboard/consultation": { address: "/client/dashboard/consultation", row: clientsOnly },
  // The demo's fees are from before fees had receipts.
  "/client/dashboard/consultation/receipts/:number": {
    address: "/client/dashboard/consultation/receipts/R-2026-00006",
    row: { ...clientsOnly, client: 404, "other client": 404 },
  },
  "/client/dashboard/consultation/receipts/:number/receipt.pdf": {
    address: "/client/dashboard/consultation/receipts/R-2026-00006/receipt.pdf",
    row: { ...clientsOnly, client: 404, "other client": 404 },
  },
  "/client/dashboard/create-order": {
    address: "/client/dashboard/create-order",
    row: clientsOnly,
    post: { row: refusedToClients },
  },
  "/client/dashboard/create-order/:orderId": {
    address: "/client/dashboard/create-order/LF-1003",
    row: { ...ownersDraft, client: "/client/dashboard/create-order/LF-1003/measure/1" },
  },
  "/client/dashboard/create-order/:orderId/windows": {
    address: "/client/dashboard/create-order/LF-1003/windows",
    row: ownersDraft,
    post: { row: refusedToOwner },
  },
  "/client/dashboard/create-order/:orderId/hardware-choice": {
    address: "/client/dashboard/create-order/LF-1003/hardware-choice",
    row: ownersDraft,
    post: { row: refusedToOwner },
  },
  "/client/dashboard/create-order/:orderId/overview": {
    address: "/client/dashboard/create-order/LF-1003/overview",
    row: ownersDraft,
    post: { form: { intent: "quit" }, row: { ...ownersDraft, client: "/client/dashboard/create-order" } },
  },
  "/client/dashboard/create-order/:orderId/hardware": {
    address: "/client/dashboard/create-order/LF-1003/hardware",
    row: ownersDraft,
    post: { row: refusedToOwner },
  },
  "/client/dashboard/create-order/:orderId/measure/:number": {
    address: "/client/dashboard/create-order/LF-1003/measure/1",
    row: ownersDraft,
    post: { row: refusedToOwner },
  },
  "/client/dashboard/create-order/:orderId/window/:number/treatments": {
    address: "/client/dashboard/create-order/LF-1003/window/1/treatments",
    row: ownersDraft,
    post: { row: refusedToOwner },
  },
  "/client/dashboard/create-order/:orderId/window/:number/confirm": {
    address: "/client/dashboard/create-order/LF-1003/window/1/confirm",
    row: ownersDraft,
    // There is something to confirm, but not from a form that says of which version.
    post: { row: { ...ownersDraft, client: 409 } },
  },
  "/client/dashboard/create-order/:orderId/window/:number/:treatment/style": {
    address: "/client/dashboard/create-order/LF-1003/window/1/drapes/style",
    row: ownersDraft,
    post: { row: refusedToOwner },
  },
  "/client/dashboard/create-order/:orderId/window/:number/:treatment/options": {
    address: "/client/dashboard/create-order/LF-1003/window/1/drapes/options",
    row: ownersDraft,
    post: { row: refusedToOwner },
  },
  "/client/dashboard/create-order/:orderId/window/:number/:treatment/fabrics": {
    address: "/client/dashboard/create-order/LF-1003/window/1/drapes/fabrics",
    row: ownersDraft,
    post: { row: refusedToOwner },
  },
  "/client/dashboard/booking": {
    address: "/client/dashboard/booking",
    row: framed,
    post: { row: refusedInFrame },
  },
  "/client/dashboard/booking/:consultationId/move": {
    address: "/client/dashboard/booking/demo-visit-ashgrove/move",
    row: othersVisit,
    post: { row: refusedInFrame },
  },
  "/client/dashboard/booking/:consultationId/cancel": {
    address: "/client/dashboard/booking/demo-visit-ashgrove/cancel",
    row: othersVisit,
    post: { row: { ...othersVisit, "other client": 409 } },
  },
  "/client/dashboard/contact": { address: "/client/dashboard/contact", row: clientsOnly },
  "/client/dashboard/verify-address": {
    address: "/client/dashboard/verify-address",
    row: { ...clientsOnly, client: "/client/dashboard", "other client": "/client/dashboard" },
    post: { row: { ...clientsOnly, client: "/client/dashboard", "other client": "/client/dashboard" } },
  },
  "/client/dashboard/*": {
    address: "/client/dashboard/no-such-page",
    row: { ...clientsOnly, client: 404, "other client": 404 },
  },
  "/admin": { address: "/admin", row: everyone("/admin/dashboard") },
  // Those who have no desk are led to their first page.
  "/admin/dashboard": {
    address: "/admin/dashboard",
    row: { ...adminOnly, workroom: "/admin/dashboard/table", installer: "/admin/dashboard/stops" },
    // Its one form has no fields: it sends again what did not get through.
    post: { row: { ...adminOnly, admin: "/admin/dashboard", workroom: 403, installer: 403 } },
  },
  "/admin/dashboard/table": { address: "/admin/dashboard/table", row: adminOnly },
  "/admin/dashboard/stops": { address: "/admin/dashboard/stops", row: adminOnly },
  "/admin/dashboard/stops/:id": {
    address: "/admin/dashboard/stops/demo-install-calloway",
    row: adminOnly,
    post: { row: { ...adminOnly, admin: 400 } },
  },
  "/admin/dashboard/stops/:id/press": {
    address: "/admin/dashboard/stops/none/press",
    row: { ...adminOnly, admin: "/admin/dashboard/stops/none" },
    post: { row: { ...adminOnly, admin: 400 } },
  },
  "/admin/dashboard/orders": { address: "/admin/dashboard/orders", row: adminOnly },
  "/admin/dashboard/orders.csv": { address: "/admin/dashboard/orders.csv", row: adminOnly },
  "/admin/dashboard/orders/:orderId": {
    address: "/admin/dashboard/orders/LF-1001",
    row: { ...adminOnly, admin: "/admin/dashboard/order/demo-client/LF-1001" },
  },
  "/admin/dashboard/orders/:orderId/windows.svg": {
    address: "/admin/dashboard/orders/LF-1001/windows.svg",
    row: adminOnly,
  },
  "/admin/dashboard/order/:userId/:orderId": {
    address: ORDER,
    row: adminOnly,
    post: { row: refusedToAdmin },
  },
  "/admin/dashboard/order/:userId/:orderId/photos": {
    address: `${ORDER}/photos`,
    row: { ...adminOnly, admin: ORDER },
    post: { row: { ...adminOnly, admin: ORDER } },
  },
  // The workroom looks at them beside what it makes.
  "/admin/dashboard/order/:userId/:orderId/photos/:photoId": {
    address: `${ORDER}/photos/none`,
    row: { ...adminOnly, admin: 404, workroom: 404 },
    post: { row: { ...adminOnly, admin: ORDER } },
  },
  "/admin/dashboard/order/:userId/:orderId/wall/:windowKey/:fileId": {
    address: `${ORDER}/wall/none/none`,
    row: { ...adminOnly, admin: 404 },
    post: { row: { ...adminOnly, admin: 404 } },
  },
  "/admin/dashboard/order/:userId/:orderId/wall/:windowKey/:fileId/wall.jpg": {
    address: `${ORDER}/wall/none/none/wall.jpg`,
    row: { ...adminOnly, admin: 404 },
  },
  ...actsOf("/admin/dashboard/order/:userId/:orderId", ORDER, acts),
  "/admin/dashboard/order/:userId/:orderId/messages/latest": { address: `${ORDER}/messages/latest`, row: adminOnly },
  "/admin/dashboard/order/:userId/:orderId/quote": {
    address: "/admin/dashboard/order/demo-client/LF-1002/quote",
    row: adminOnly,
    post: { row: refusedToAdmin },
  },
  "/admin/dashboard/order/:userId/:orderId/quote/preview": {
    address: "/admin/dashboard/order/demo-client/LF-1002/quote/preview",
    row: adminOnly,
  },
  "/admin/dashboard/prices-and-terms": {
    address: "/admin/dashboard/prices-and-terms",
    row: adminOnly,
    post: { row: refusedToAdmin },
  },
  "/admin/dashboard/order/:userId/:orderId/workroom": {
    address: "/admin/dashboard/order/demo-client/LF-1001/workroom",
    row: adminOnly,
    post: { row: refusedToAdmin },
  },
  "/admin/dashboard/shop-rules": {
    address: "/admin/dashboard/shop-rules",
    row: adminOnly,
    post: { row: refusedToAdmin },
  },
  "/admin/dashboard/shop-rules/history": { address: "/admin/dashboard/shop-rules/history", row: adminOnly },
  "/admin/dashboard/rate-card": {
    address: "/admin/dashboard/rate-card",
    row: adminOnly,
    post: { row: refusedToAdmin },
  },
  "/admin/dashboard/rate-card/history": { address: "/admin/dashboard/rate-card/history", row: adminOnly },
  "/admin/dashboard/order/:userId/:orderId/workroom/print": {
    address: `${FROZEN}/print`,
    row: adminOnly,
  },
  "/admin/dashboard/order/:userId/:orderId/workroom/print.pdf": {
    address: `${FROZEN}/print.pdf`,
    row: adminOnly,
  },
  "/admin/dashboard/order/:userId/:orderId/workroom/labels": {
    address: `${FROZEN}/labels`,
    row: adminOnly,
  },
  "/admin/dashboard/order/:userId/:orderId/workroom/labels.pdf": {
    address: `${FROZEN}/labels.pdf`,
    row: adminOnly,
  },
  "/admin/dashboard/table/:orderId": {
    address: "/admin/dashboard/table/LF-1004",
    row: adminOnly,
    post: { row: { ...adminOnly, admin: 400 } },
  },
  "/admin/dashboard/table/:orderId/sign-off": {
    address: "/admin/dashboard/table/LF-1004/sign-off",
    row: { ...adminOnly, admin: "/admin/dashboard/table/LF-1004" },
    post: { row: { ...adminOnly, admin: 400 } },
  },
  "/admin/dashboard/order/:userId/:orderId/quote/:number": {
    address: "/admin/dashboard/order/demo-client/LF-1001/quote/1",
    row: adminOnly,
  },
  "/admin/dashboard/order/:userId/:orderId/quote.pdf": {
    address: "/admin/dashboard/order/demo-client/LF-1001/quote.pdf",
    row: adminOnly,
  },
  "/admin/dashboard/order/:userId/:orderId/receipts/:number": {
    address: "/admin/dashboard/order/demo-neighbor/LF-0894/receipts/R-2026-00006",
    row: adminOnly,
  },
  "/admin/dashboard/order/:userId/:orderId/receipts/:number/receipt.pdf": {
    address: "/admin/dashboard/order/demo-neighbor/LF-0894/receipts/R-2026-00006/receipt.pdf",
    row: adminOnly,
  },
  "/admin/dashboard/purchase-list": {
    address: "/admin/dashboard/purchase-list",
    row: adminOnly,
    // To look at it is not to buy.
    post: { row: { ...refusedToAdmin, workroom: 403 } },
  },
  "/admin/dashboard/board": { address: "/admin/dashboard/board", row: adminOnly },
  "/admin/dashboard/purchase-orders": { address: "/admin/dashboard/purchase-orders", row: adminOnly },
  "/admin/dashboard/purchase-orders/:id": { address: PURCHASE, row: adminOnly, post: { row: refusedToAdmin } },
  "/admin/dashboard/purchase-orders/:id/purchase-order.pdf": {
    address: `${PURCHASE}/purchase-order.pdf`,
    row: adminOnly,
  },
  "/admin/dashboard/purchase-orders/:id/purchase-order.csv": {
    address: `${PURCHASE}/purchase-order.csv`,
    row: adminOnly,
  },
  ...actsOf("/admin/dashboard/purchase-orders/:id", PURCHASE, purchaseActs),
  "/admin/dashboard/purchase-list.csv": { address: "/admin/dashboard/purchase-list.csv", row: adminOnly },
  "/admin/dashboard/balances": { address: "/admin/dashboard/balances", row: adminOnly },
  "/admin/dashboard/balances.csv": { address: "/admin/dashboard/balances.csv", row: adminOnly },
  "/admin/dashboard/reports": { address: "/admin/dashboard/reports", row: adminOnly },
  "/admin/dashboard/reports/ledger.csv": { address: "/admin/dashboard/reports/ledger.csv", row: adminOnly },
  "/admin/dashboard/reports/quotes.csv": { address: "/admin/dashboard/reports/quotes.csv", row: adminOnly },
  "/admin/dashboard/reports/sales.csv": { address: "/admin/dashboard/reports/sales.csv", row: adminOnly },
  "/admin/dashboard/customer/:id": {
    address: "/admin/dashboard/customer/demo-client",
    row: adminOnly,
    post: { form: { intent: "invite" }, row: { ...adminOnly, admin: 409 } },
  },
  // The client's own draft is theirs to build: these pages are for orders that we entered.
  ...Object.fromEntries(
    [
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
    ].map((page) => [
      `/admin/dashboard/customer/:id/create-order/:orderId${page}`,
      {
        address: `/admin/dashboard/customer/demo-client/create-order/LF-1003${page
          .replace(":number", "1")
          .replace(":treatment", "drapes")}`,
        row: { ...adminOnly, admin: 404 },
        ...(page !== "" && { post: { row: { ...adminOnly, admin: 404 } } }),
      },
    ]),
  ),
  "/admin/dashboard/customer/:id/edit": {
    address: "/admin/dashboard/customer/demo-client/edit",
    row: adminOnly,
    post: { row: refusedToAdmin },
  },
  "/admin/dashboard/customer/:id/merge": {
    address: "/admin/dashboard/customer/demo-client/merge?with=demo-neighbor",
    row: adminOnly,
    // Neither was seen as they are.
    post: { form: { with: "demo-neighbor" }, row: { ...adminOnly, admin: 409 } },
  },
  "/admin/dashboard/undo/:id": {
    address: "/admin/dashboard/undo/none",
    row: { ...adminOnly, admin: "/admin/dashboard" },
    post: { row: { ...adminOnly, admin: "/admin/dashboard" } },
  },
  "/admin/dashboard/customers.csv": { address: "/admin/dashboard/customers.csv", row: adminOnly },
  "/admin/dashboard/customers/new": {
    address: "/admin/dashboard/customers/new",
    row: adminOnly,
    post: { row: refusedToAdmin },
  },
  "/admin/dashboard/customer/:id/data.zip": {
    address: "/admin/dashboard/customer/demo-client/data.zip",
    row: adminOnly,
  },
  // An admin is no customer to be deleted.
  "/admin/dashboard/customer/:id/delete": {
    address: "/admin/dashboard/customer/demo-owner/delete",
    row: { ...adminOnly, admin: 404 },
    post: { row: { ...adminOnly, admin: 404 } },
  },
  "/admin/dashboard/swatches": { address: "/admin/dashboard/swatches", row: adminOnly },
  "/admin/dashboard/swatches/:id": {
    address: "/admin/dashboard/swatches/demo-swatches-sent",
    row: adminOnly,
    // It was sent before, so nothing more becomes of it.
    post: { row: { ...adminOnly, admin: "/admin/dashboard/swatches/demo-swatches-sent" } },
  },
  "/admin/dashboard/messages": { address: "/admin/dashboard/messages", row: adminOnly },
  "/admin/dashboard/inquiries": { address: "/admin/dashboard/inquiries", row: adminOnly },
  "/admin/dashboard/inquiries/:id": {
    address: "/admin/dashboard/inquiries/demo-inquiry-answered",
    row: adminOnly,
    post: { row: refusedToAdmin },
  },
  "/admin/dashboard/table/:orderId/photos/:photoId?": {
    address: "/admin/dashboard/table/none/photos/none",
    row: { ...adminOnly, admin: 404, workroom: 404 },
    post: { row: { ...adminOnly, admin: 404, workroom: 404 } },
  },
  "/admin/dashboard/stops/:id/photos/:photoId?": {
    address: "/admin/dashboard/stops/none/photos/none",
    row: { ...adminOnly, admin: 404, installer: 404 },
    post: { row: { ...adminOnly, admin: 404, installer: 404 } },
  },
  "/admin/dashboard/tasks/:id/photos/:photoId?": {
    address: "/admin/dashboard/tasks/demo-task-tape/photos/none",
    row: { ...adminOnly, admin: 404, workroom: 404, installer: 404 },
    post: { row: { ...adminOnly, admin: TAPE, workroom: TAPE, installer: 404 } },
  },
  "/admin/dashboard/inquiries/:id/photos/:photoId": {
    address: "/admin/dashboard/inquiries/demo-inquiry-answered/photos/none",
    row: { ...adminOnly, admin: 404 },
  },
  "/admin/dashboard/fabrics": { address: "/admin/dashboard/fabrics", row: adminOnly },
  "/admin/dashboard/fabrics.csv": { address: "/admin/dashboard/fabrics.csv", row: adminOnly },
  "/admin/dashboard/fabrics/new": {
    address: "/admin/dashboard/fabrics/new",
    row: adminOnly,
    post: { row: refusedToAdmin },
  },
  "/admin/dashboard/import": {
    address: "/admin/dashboard/import",
    row: adminOnly,
    post: { row: refusedToAdmin },
  },
  "/admin/dashboard/import/:id": {
    address: "/admin/dashboard/import/planted",
    row: adminOnly,
    post: { row: refusedToAdmin },
  },
  ...actsOf("/admin/dashboard/import/:id", "/admin/dashboard/import/planted", [
    [400, ["look-at-import"]],
    [409, ["write-import", "undo-import", "discard-import"]],
  ]),
  "/admin/dashboard/fabrics/:id": {
    address: "/admin/dashboard/fabrics/demo-orchard-linen-oat",
    row: adminOnly,
    post: { row: refusedToAdmin },
  },
  "/admin/dashboard/staff": {
    address: "/admin/dashboard/staff",
    row: adminOnly,
    post: { row: refusedToAdmin },
  },
  "/admin/dashboard/staff/:id": {
    address: "/admin/dashboard/staff/demo-workroom",
    row: adminOnly,
    post: { row: refusedToAdmin },
  },
  "/admin/dashboard/audit": { address: "/admin/dashboard/audit", row: adminOnly },
  "/admin/dashboard/set-up": {
    address: "/admin/dashboard/set-up",
    row: adminOnly,
    post: { row: { ...adminOnly, admin: "/admin/dashboard/set-up" } },
  },
  "/admin/dashboard/site": { address: "/admin/dashboard/site", row: adminOnly },
  "/admin/dashboard/site/history": {
    address: "/admin/dashboard/site/history",
    row: adminOnly,
    post: { form: { version: "99" }, row: { ...adminOnly, admin: 404 } },
  },
  "/admin/dashboard/site/emails": { address: "/admin/dashboard/site/emails", row: adminOnly },
  "/admin/dashboard/site/emails/:wording": {
    address: "/admin/dashboard/site/emails/quote_ready",
    row: adminOnly,
    post: { form: { subject: "{nothing}" }, row: refusedToAdmin },
  },
  "/admin/dashboard/site/emails/:wording/draft": {
    address: "/admin/dashboard/site/emails/quote_ready/draft",
    row: { ...adminOnly, admin: "/admin/dashboard/site/emails/quote_ready" },
    post: { form: { subject: "{nothing}" }, row: refusedToAdmin },
  },
  "/admin/dashboard/site/gallery": {
    address: "/admin/dashboard/site/gallery",
    row: adminOnly,
    post: { form: { id: "nobody", intent: "up" }, row: { ...adminOnly, admin: 404 } },
  },
  "/admin/dashboard/site/gallery/photos": {
    address: "/admin/dashboard/site/gallery/photos",
    row: adminOnly,
    post: { row: refusedToAdmin },
  },
  "/admin/dashboard/site/logo": {
    address: "/admin/dashboard/site/logo",
    row: adminOnly,
    post: { row: refusedToAdmin },
  },
  "/admin/dashboard/site/logo/preview": {
    address: "/admin/dashboard/site/logo/preview",
    row: { ...adminOnly, admin: "/admin/dashboard/site/logo" },
    post: { row: refusedToAdmin },
  },
  "/admin/dashboard/site/:section": {
    address: "/admin/dashboard/site/business",
    row: adminOnly,
    post: { row: refusedToAdmin },
  },
  "/admin/dashboard/site/:section/preview": {
    address: "/admin/dashboard/site/business/preview",
    row: { ...adminOnly, admin: "/admin/dashboard/site/business" },
    post: { row: refusedToAdmin },
  },
  "/admin/dashboard/retention": {
    address: "/admin/dashboard/retention",
    row: adminOnly,
    post: { row: refusedToAdmin },
  },
  "/admin/dashboard/backups": {
    address: "/admin/dashboard/backups",
    row: adminOnly,
    post: { row: { ...adminOnly, admin: "/admin/dashboard/backups" } },
  },
  // Nobody has a second step in the demo, and a backup leaves with no less.
  "/admin/dashboard/backups/:moment/backup.sealed": {
    address: "/admin/dashboard/backups/2026-11-15T12-00-00Z/backup.sealed",
    row: { ...adminOnly, admin: "/admin/dashboard/backups" },
  },
  "/admin/dashboard/customers": { address: "/admin/dashboard/customers", row: adminOnly },
  "/admin/dashboard/custom-order/:customerId": {
    address: "/admin/dashboard/custom-order/demo-client",
    row: adminOnly,
    post: { row: refusedToAdmin },
  },
  "/admin/dashboard/emails": { address: "/admin/dashboard/emails", row: adminOnly },
  "/admin/dashboard/emails/:id": {
    address: "/admin/dashboard/emails/demo-LF-1005-confirm",
    row: adminOnly,
    // Asked for already, as far as this form knows.
    post: { form: { asked: "-1" }, row: { ...adminOnly, admin: "/admin/dashboard/emails/demo-LF-1005-confirm" } },
  },
  "/admin/dashboard/emails/:id/page": { address: "/admin/dashboard/emails/demo-LF-1005-confirm/page", row: adminOnly },
  "/admin/dashboard/tasks": { address: "/admin/dashboard/tasks", row: adminOnly, post: { row: refusedToAdmin } },
  // A task of the workroom's.
  "/admin/dashboard/tasks/:id": {
    address: "/admin/dashboard/tasks/demo-task-tape",
    row: { ...adminOnly, installer: 404 },
    post: { row: refusedToAdmin },
  },
  ...actsOf("/admin/dashboard/tasks", "/admin/dashboard/tasks", [
    [400, ["add-task"]],
    [404, ["finish-task", "reopen-task"]],
  ]),
  ...actsOf(
    "/admin/dashboard/tasks/:id",
    "/admin/dashboard/tasks/none",
    [
      [400, ["save-task"]],
      [404, ["close-task"]],
    ],
    404,
  ),
  "/admin/dashboard/week": { address: "/admin/dashboard/week", row: adminOnly },
  "/admin/dashboard/week/new": {
    address: "/admin/dashboard/week/new",
    row: adminOnly,
    post: { row: refusedToAdmin },
  },
  "/admin/dashboard/week/move": {
    address: "/admin/dashboard/week/move",
    row: { ...adminOnly, admin: 404 },
    post: { row: refusedToAdmin },
  },
  "/admin/dashboard/week/:id": {
    address: "/admin/dashboard/week/demo-install-calloway",
    row: adminOnly,
    post: { row: refusedToAdmin },
  },
  ...actsOf("/admin/dashboard/week/:id", "/admin/dashboard/week/demo-install-calloway", [
    [400, ["change-appointment", "mark-not-done", "cancel-appointment"]],
    [409, ["mark-done"]],
  ]),
  "/admin/dashboard/consultations": { address: "/admin/dashboard/consultations", row: adminOnly },
  "/admin/dashboard/consultations/:id": {
    address: "/admin/dashboard/consultations/demo-visit-ashgrove",
    row: adminOnly,
    post: { row: refusedToAdmin },
  },
  ...actsOf("/admin/dashboard/consultations/:id", "/admin/dashboard/consultations/demo-visit-ashgrove", [
    [400, ["refund-fee", "move-consultation", "cancel-consultation"]],
    [409, ["mark-not-paid"]],
    // It is so already.
    ["/admin/dashboard/consultations/demo-visit-ashgrove", ["mark-paid", "credit-fee", "note-found"]],
  ]),
  "/admin/dashboard/consultations/:id/receipts/:number": {
    address: "/admin/dashboard/consultations/demo-visit-ashgrove/receipts/R-2026-00006",
    row: { ...adminOnly, admin: 404 },
  },
  "/admin/dashboard/consultations/:id/receipts/:number/receipt.pdf": {
    address: "/admin/dashboard/consultations/demo-visit-ashgrove/receipts/R-2026-00006/receipt.pdf",
    row: { ...adminOnly, admin: 404 },
  },
  "/admin/dashboard/availability": {
    address: "/admin/dashboard/availability",
    row: adminOnly,
    post: { row: refusedToAdmin },
  },
  ...actsOf("/admin/dashboard/availability", "/admin/dashboard/availability", [
    [400, ["block-days"]],
    ["/admin/dashboard/availability", ["unblock-day"]],
  ]),
  "/admin/dashboard/settings": {
    address: "/admin/dashboard/settings",
    row: adminOnly,
    post: { row: refusedToAdmin },
  },
  "/admin/dashboard/settings/calendar": {
    address: "/admin/dashboard/settings/calendar",
    row: adminOnly,
    post: { row: refusedToAdmin },
  },
  ...actsOf("/admin/dashboard/settings/calendar", "/admin/dashboard/settings/calendar", [
    ["/admin/dashboard/settings/calendar", ["remove-feed", "choose-summary"]],
  ]),
  // Nothing of the house's calendar is the workroom's.
  "/admin/dashboard/settings/calendar/acts/make-feed": {
    address: "/admin/dashboard/settings/calendar/acts/make-feed",
    row: adminOnly,
    post: { row: { ...adminOnly, workroom: 409 } },
  },
  "/admin/dashboard/settings/second-step": {
    address: "/admin/dashboard/settings/second-step",
    row: adminOnly,
    post: { row: refusedToAdmin },
  },
  // Without a second step there is nothing to ask.
  "/admin/dashboard/second-step": {
    address: "/admin/dashboard/second-step",
    row: { ...adminOnly, admin: "/admin/dashboard" },
    post: { row: { ...adminOnly, admin: "/admin/dashboard/second-step" } },
  },
  "/admin/dashboard/passkey": {
    address: "/admin/dashboard/passkey",
    row: { ...adminOnly, admin: "/admin/dashboard/settings/second-step" },
    post: { form: { answer: "{}" }, row: { ...adminOnly, admin: 401 } },
  },
  "/admin/dashboard/*": { address: "/admin/dashboard/no-such-page", row: { ...adminOnly, admin: 404 } },
  "/sitemap.xml": { address: "/sitemap.xml", row: everyone(200) },
  "/robots.txt": { address: "/robots.txt", row: everyone(200) },
  "/site.webmanifest": { address: "/site.webmanifest", row: everyone(200) },
  "/.well-known/security.txt": { address: "/.well-known/security.txt", row: everyone(200) },
  "/media/:file": { address: "/media/a-guess-960.webp", row: everyone(404) },
  "/calendar/:file": { address: "/calendar/a-guess.ics", row: everyone(404) },
  "/webhooks/stripe": { address: "/webhooks/stripe", row: everyone(404), post: { row: everyone(404) } },
};

/** The same pages asked for by the framework's own data requests, by route id too, an act by its page's. Prerendered pages have none. */
const withData = Object.entries(table)
  .filter(([, { address }]) => /^\/(client|admin|sign-up|login|reset-password|verify-address)/.test(address))
  .map(([path, { address, row }]) => ({
    address,
    row: answersOf(path, row),
    routeId: places.get(path.replace(/\/acts\/.*/, ""))?.routeId ?? "",
  }));

/** The forms of an area's first page go to its address with ?index. */
const sendTo = (path: string, address: string) => (places.get(path)?.index ? `${address}?index` : address);
const actions = Object.entries(table).flatMap(([path, { address, post }]) =>
  post
    ? [
        {
          address: sendTo(path, address),
          form: post.form,
          row: answersOf(path, post.row),
          dataRow: answersOf(path, post.dataRow ?? post.row),
        },
      ]
    : [],
);
const readOnly = Object.entries(table).flatMap(([path, { address, row, post }]) =>
  post ? [] : [{ address: sendTo(path, address), row: answersOf(path, row) }],
);
const pages = Object.entries(table).map(([path, { address, row }]) => ({ address, row: answersOf(path, row) }));

let server: TestServer;
let people: Record<Who, Visitor>;
beforeAll(async () => {
  server = await startServer();
  changeRows(
    server,
    `insert into imports (id, kind, source, fileName, encoding, content, headings, sample, mapping, usual, rowCount,
       sameCount, state, version, actorId, createdAt)
     values ('planted', 'fabrics', 'Mill', 'mill.csv', 'UTF-8', 'EK', '["EK"]', '[]', '[""]', '{}', 1, 0, 'read', 1,
       'demo-owner', '2026-11-18T12:00:00.000Z')`,
  );
  people = await signInAll();
});
afterAll(async () => {
  await server.stop();
});

async function signInAll(): Promise<Record<Who, Visitor>> {
  return {
    visitor: createVisitor(server),
    client: await signedIn(server, "client@example.com", "demo-client"),
    "other client": await signedIn(server, "neighbor@example.com", "demo-client"),
    owner: await signedIn(server, "owner@example.com", "demo-owner"),
    office: await signedIn(server, "office@example.com", "demo-owner"),
    workroom: await signedIn(server, "workroom@example.com", "demo-owner"),
    installer: await signedIn(server, "installer@example.com", "demo-owner"),
  };
}

test("2. Access: every route of the site map and every action has a row", () => {
  expect(Object.keys(table).sort()).toEqual([...places.keys()].sort());
  const withAction = [...places.values()].filter(({ hasAction }) => hasAction).map(({ path }) => path);
  const withPost = Object.keys(table).filter((path) => table[path]?.post);
  expect(withPost.sort()).toEqual(withAction.sort());
});

test("every page of the admin portal has a line in the table of who may do what, and every line a page", () => {
  const pages = [...places.keys()].filter((path) => path.startsWith("/admin/dashboard"));
  const lines = pages.map((path) => (guardedPaths.includes(path) ? path : path.replace(/\/acts\/[^/]+$/, "/acts/*")));
  expect([...guardedPaths].sort()).toEqual([...new Set(lines)].sort());
});

test.each(pages)("2. Access: $address shows each what is meant for them", async ({ address, row }) => {
  for (const name of who) {
    const answer = await people[name].get(address);
    expect([name, answer.headers.get("location") ?? answer.status]).toEqual([name, row[name]]);
    await answer.arrayBuffer();
  }
});

test.each(withData)("2. Access: the data of $address show no more than the page", async ({ address, row, routeId }) => {
  for (const name of who) {
    for (const query of ["", `_routes=${encodeURIComponent(routeId)}`]) {
      const [path, asked = ""] = address.split("?");
      const answer = await people[name].get(`${path}.data?${[asked, query].filter(Boolean).join("&")}`);
      const text = await answer.text();
      const expected = row[name];
      if (typeof expected === "string") {
        expect([name, answer.status]).toEqual([name, 202]);
        expect(text).toContain(`"${expected}"`);
        expect(text).not.toMatch(/@example\.com/);
      } else expect([name, answer.status]).toEqual([name, expected]);
    }
  }
});

test.each(actions)(
  "2. Access: a form sent to $address is answered to each as is meant for them",
  async ({ address, form, row, dataRow }) => {
    // Leaving ends a session, so that one is tried with sessions of its own.
    const senders = address === "/logout" ? await signInAll() : people;
    for (const name of who) {
      const page = await senders[name].post(address, form ?? {});
      expect([name, page.headers.get("location") ?? page.status]).toEqual([name, row[name]]);
      await page.arrayBuffer();
      const data = await senders[name].post(dataAddress(address), form ?? {});
      const expected = dataRow[name];
      expect([name, data.status]).toEqual([name, typeof expected === "string" ? 202 : expected]);
      if (typeof expected === "string") expect(await data.text()).toContain(`"${expected}"`);
    }
  },
);

const isShut = (answer: number | string) => answer === "/login" || answer === 403;

test.each(actions.filter(({ row }) => Object.values(row).some(isShut)))(
  "a whole form sent to $address by someone of another role changes nothing",
  async ({ address, row }) => {
    const form = {
      intent: "password",
      currentPassword: "demo-client",
      newPassword: "changed",
      confirmPassword: "changed",
      total: "1",
      status: "delivered",
      version: "1",
    };
    const kept = () => [
      readRows(server, "select id, password from accounts order by id"),
      readRows(server, "select id, status, totalCents, version from orders order by id"),
    ];
    const before = kept();
    for (const name of who.filter((one) => isShut(row[one]))) {
      for (const target of [address, dataAddress(address)]) await people[name].post(target, form);
    }
    expect(kept()).toEqual(before);
  },
);

test.each(readOnly)("$address takes no forms", async ({ address, row }) => {
  for (const name of who) {
    for (const target of [address, dataAddress(address)]) {
      const answer = await people[name].post(target, {});
      const turnedAway = row[name] === "/login";
      const refused = turnedAway ? [202, 302] : row[name] === 403 ? [403] : [404, 405];
      expect(refused).toContain(answer.status);
      if (turnedAway) expect(answer.headers.get("location") ?? (await answer.text())).toContain("/login");
    }
  }
});

test("what goes wrong in a portal is said inside it, under a title like any other", async () => {
  const portals = [
    { name: "client", portal: "Client portal", address: "/client/dashboard/no-such-page", title: "Page not found" },
    { name: "client", portal: "Client portal", address: "/client/dashboard/orders/LF-9999", title: "Page not found" },
    { name: "owner", portal: "Admin portal", address: "/admin/dashboard/no-such-page", title: "Page not found" },
    { name: "workroom", portal: "Admin portal", address: "/admin/dashboard/orders", title: "That did not work" },
  ] as const;
  for (const { name, portal, address, title } of portals) {
    const page = await (await people[name].get(address)).text();
    expect(page).toContain(`<nav aria-label="${portal}"`);
    expect(page).toContain(`<title>${title} · Larkfield Drapery</title>`);
    expect(page).not.toContain('aria-label="Main"');
  }
  const submitted = { intent: "next", count: "1" };
  const refused = await people.client.post("/client/dashboard/create-order/LF-1002/windows", submitted);
  expect(refused.status).toBe(409);
  const page = await refused.text();
  expect(page).toContain('<nav aria-label="Client portal"');
  expect(page).toContain("<title>That did not work · Larkfield Drapery</title>");
});

test("a private page is never kept by a cache", async () => {
  for (const address of ["/client/dashboard", "/client/dashboard.data"]) {
    expect((await people.client.get(address)).headers.get("cache-control")).toBe("private, no-store");
  }
});

test("a sign-in that a data request asked for leads to the page, not to its data", async () => {
  const visitor = createVisitor(server);
  await visitor.get("/client/dashboard/profile.data?_routes=routes%2Fclient%2Fprofile");
  const answer = await visitor.post("/login", { email: "client@example.com", password: "demo-client" });
  expect(answer.headers.get("location")).toBe("/client/dashboard/profile");
});

test.each([{ id: 1, message: { a: 1 }, kind: "success" }, { id: "x", message: "m", kind: "zzz" }, "nonsense", [1, 2]])(
  "a forged toast %j is not shown and breaks nothing",
  async (toast) => {
    const visitor = await signedIn(server, "client@example.com", "demo-client");
    visitor.cookies.set("larkfield.toast", encodeURIComponent(Buffer.from(JSON.stringify(toast)).toString("base64")));
    expect((await visitor.get("/client/dashboard")).status).toBe(200);
  },
);

test("a page that names the person signed in is never kept by a cache", async () => {
  for (const address of ["/login", "/login.data", "/sign-up", "/no-such-page"]) {
    expect((await people.visitor.get(address)).headers.get("cache-control")).toBe("private, no-store");
  }
});

test("fields that belong to the server are ignored when a visitor sends them", async () => {
  const visitor = createVisitor(server);
  const answer = await visitor.post("/sign-up", {
    firstName: "Mallory",
    lastName: "Sample",
    phoneNumber: "2155550133",
    email: "mallory@example.com",
    password: "let-me-in",
    confirmPassword: "let-me-in",
    street: "1 Sample Street",
    city: "Media",
    state: "PA",
    zipCode: "19063",
    terms: "on",
    role: "admin",
    id: "demo-owner",
    emailVerified: "true",
  });
  expect(answer.headers.get("location")).toBe("/client/dashboard");
  expect((await visitor.get("/client/dashboard")).status).toBe(200);
  expect((await visitor.get("/admin/dashboard")).headers.get("location")).toBe("/login");
});

test("what is not frozen is not there for the workroom", async () => {
  for (const paper of ["print", "print.pdf", "labels", "labels.pdf", "print.data"]) {
    expect([paper, (await people.workroom.get(`${ORDER}/workroom/${paper}`)).status]).toEqual([paper, 404]);
    expect([paper, (await people.office.get(`${ORDER}/workroom/${paper}`)).status]).toEqual([paper, 200]);
  }
});

/** One with its packet frozen and one without, each with what it costs, whose fault it was and what was wrong. */
async function plantRemakes() {
  const page = "/admin/dashboard/order/demo-neighbor/LF-1004";
  const part = /<option value="([\w-]+\.\w+)"/.exec(await (await people.owner.get(page)).text())?.[1] ?? "";
  const remake = {
    part,
    reason: "sewn",
    fault: "mill",
    costCents: "21098.76",
    note: "planted-remake",
    extraInches: "",
  };
  const acts = [
    ["open-remake", remake],
    ["open-remake", remake],
    ["freeze-remake", { number: "1" }],
  ] as const;
  for (const [act, fields] of acts) {
    expect([act, (await people.owner.post(`${page}/acts/${act}`, fields)).status]).toEqual([act, 302]);
  }
  return ["The mill’s", '"fault"', '\\"fault\\"', "21098.76", "21,098.76", "2109876"];
}

/** What of clients and of money is nobody's at the table or on the road, with what the demo itself does not have. */
function plantValues() {
  changeRows(
    server,
    `update orders set paymentLink = 'https://pay.example/planted', totalCents = 8765432, balanceCents = 7654321,
       description = 'planted-description', site = '{"access":"planted-gate"}' where id in ('LF-1001', 'LF-1004');
     update fabrics set document = json_set(document, '$.pricePerYardCents', 6543210, '$.costPerYardCents', 3210987);
     drop trigger "purchaseLinesFrozen";
     update purchaseLines set priceCents = 5432109, costCents = 4321098;
     insert into orderNotes (id, orderId, authorId, body, at, updatedAt, version)
       values ('planted', 'LF-1004', 'demo-owner', 'planted-note', '2026-11-01', '2026-11-01', 1);
     insert into messages (id, orderId, side, authorId, body, sentAt, formKey)
       values ('planted', 'LF-1004', 'client', 'demo-neighbor', 'planted-message', '2026-11-01', 'planted');
     insert into customerNotes (id, customerId, authorId, body, at, updatedAt, version)
       values ('planted', 'demo-neighbor', 'demo-owner', 'planted-note', '2026-11-01', '2026-11-01', 1);`,
  );
  const clients = readRows(server, "select name, email, phoneNumber, street, zipCode from users where role = 'client'");
  const planted = [
    "planted",
    "8765432",
    "87,654.32",
    "7654321",
    "6543210",
    "65,432.10",
    "5432109",
    "4321098",
    "3210987",
  ];
  return [...clients.flatMap((row) => Object.values(row).map(String)), ...planted].filter((value) => value !== "");
}

test("no answer to the workroom or to an installer has a price, an address or a note of anybody's", async () => {
  const remakes = await plantRemakes();
  const values = [...plantValues(), ...remakes];
  expect(values.length).toBeGreaterThan(30);
  const addresses = [
    ...pages.map(({ address }) => address).filter((address) => address.startsWith("/admin/")),
    "/admin/dashboard/purchase-list?order=LF-1004",
    "/admin/dashboard/purchase-list.csv?order=LF-1004&order=LF-1001",
    "/admin/dashboard/table/LF-1004?part=nothing",
    ...["print", "print.pdf", "labels", "labels.pdf"].map((paper) => `${FROZEN}/${paper}?packet=R1`),
  ];
  // The searched values are there to be found: the owner reads them.
  const order = await (await people.owner.get("/admin/dashboard/order/demo-neighbor/LF-1004")).text();
  for (const value of ["https://pay.example/planted", "planted-remake", "The mill’s", "21,098.76"]) {
    expect(order).toContain(value);
  }
  expect((await people.workroom.get(`${FROZEN}/print?packet=R1`)).status).toBe(200);
  // Whom they go to is theirs to know where their stops are shown.
  const visited = readRows(
    server,
    `select distinct name, phoneNumber, street, zipCode from users
       join appointments on appointments.userId = users.id where assigneeId = 'demo-installer'`,
  ).flatMap((row) => Object.values(row).map(String));
  const opened = { workroom: 0, installer: 0 };
  for (const name of ["workroom", "installer"] as const) {
    for (const address of addresses) {
      const [path, query = ""] = address.split("?");
      for (const asked of [address, `${path}.data?${query}`]) {
        const answer = await people[name].get(asked);
        if (answer.status === 200) opened[name] += 1;
        const body = Buffer.from(await answer.arrayBuffer());
        const isPdf = body.subarray(0, 5).toString() === "%PDF-";
        const text = isPdf ? textOf({ ok: true, pdf: body }) : body.toString();
        const theirs = name === "installer" && asked.startsWith("/admin/dashboard/stops") ? visited : [];
        // As data a document is bytes in a text, in which any digits or two letters may stand beside each other: a zip code in
        // the list of where its parts begin. As itself it is read.
        const isBytes = asked.startsWith(`${path}.data`) && path?.endsWith(".pdf");
        const looked = values.filter((value) => !(theirs.includes(value) || (isBytes && /^\d+$/.test(value))));
        expect([name, asked, looked.filter((value) => text.includes(value))]).toEqual([name, asked, []]);
        if (isBytes) continue;
        expect([name, asked, /\$\d|Cents"|paymentLink|rateCard/.exec(text)?.[0]]).toEqual([name, asked, undefined]);
      }
    }
  }
  // What is searched was really shown: the papers, the list, the table, and what is their own.
  expect(opened.workroom).toBeGreaterThan(15);
  expect(opened.installer).toBeGreaterThan(5);
});

test("a calendar reads whom to visit and where, and no price, e-mail address or note, whoever made its link", async () => {
  const appointment = (id: string, assignee: string, words: string) =>
    `insert into appointments (id, kind, calendar, assigneeId, orderId, userId, startsAt, endsAt, bufferMinutes, state,
       title, address, clientNote, houseNote, sequence, version, createdBy, createdAt, updatedAt, closedWords)
     select '${id}', 'installation', 'house', ${assignee}, 'LF-1004', 'demo-neighbor', at, at, 0, 'booked', '',
       '${words}', 'planted-client-note', 'planted-house-note', 0, 1, 'demo-owner', at, at, ''
       from (select strftime('%Y-%m-%dT12:00:00.000Z', 'now', '+2 days') as at);`;
  changeRows(
    server,
    appointment("feed-theirs", "'demo-installer'", "1 Their Street") + appointment("feed-ours", "null", "2 Our Street"),
  );
  const emails = readRows(server, "select email from users").map(({ email }) => String(email));
  const secrets = [...emails, "planted", "8765432", "87,654.32", "7654321"];
  const read = { owner: true, office: true, installer: false };
  for (const [name, everything] of Object.entries(read) as ["owner" | "office" | "installer", boolean][]) {
    const page = await (await people[name].post("/admin/dashboard/settings/calendar/acts/make-feed", {})).text();
    const path = /\/calendar\/[\w-]{43}\.ics/.exec(page)?.[0] ?? "";
    const answer = await people.visitor.get(path);
    const text = (await answer.text()).replaceAll(/\r\n[ \t]/g, "");
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/calendar; charset=utf-8"]);
    expect(text).toContain("1 Their Street");
    expect([name, text.includes("2 Our Street")]).toEqual([name, everything]);
    expect([name, secrets.filter((secret) => text.includes(secret)), /\$\d/.test(text)]).toEqual([name, [], false]);
    const again = await people.visitor.send(path, { headers: { "if-none-match": answer.headers.get("etag") ?? "" } });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    await server.logged((entry) => entry.path === "/calendar/-" && entry.status === 304);
    expect(server.lines.some((line) => line.includes(path))).toBe(false);
  }
  const refused = await people.workroom.post("/admin/dashboard/settings/calendar/acts/make-feed", {});
  expect(refused.status).toBe(409);
  changeRows(server, "delete from appointments where id like 'feed-%'");
});

test("nobody is shown a link or a form of the portal that is refused to them", async () => {
  // What names a page wholly comes before what names it by a parameter; what fits every address says nothing.
  const patterns = guardedPaths
    .filter((path) => path !== "/admin/dashboard/*")
    .toSorted((a, b) => a.split(":").length - b.split(":").length)
    .map((path) => {
      const inWords = path
        .replaceAll(".", "\\.")
        .replaceAll(/\/:\w+\?/g, "(?:/[^/]+)?")
        .replaceAll(/:\w+|\*/g, "[^/]+");
      return { path, fits: new RegExp(`^${inWords}$`) };
    });
  const patternOf = (link: string) => patterns.find(({ fits }) => fits.test(link))?.path ?? "";
  for (const name of duties) {
    const refused = new Set<string>();
    const followed = new Map<string, Set<string>>();
    const shown = { links: 0, forms: 0 };
    const look = async (address: string) => {
      const answer = await people[name].get(address);
      if (answer.status !== 200 || !answer.headers.get("content-type")?.includes("html")) return;
      const page = await answer.text();
      for (const [, link = ""] of page.matchAll(/href="(\/admin\/[^"#?]*)/g)) {
        shown.links += 1;
        const path = patternOf(link);
        if (!mayRead(name, path)) refused.add(`${link} on ${address}`);
        const alike = followed.get(path) ?? new Set();
        if (alike.size < 4 && !/\.\w+$/.test(link)) followed.set(path, alike.add(link));
      }
      for (const [tag, link = ""] of page.matchAll(/<\w+ [^>]*\b(?:form)?action="(\/admin\/[^"#?]*)[^>]*/gi)) {
        shown.forms += 1;
        const may = /method="post"|formaction=/i.test(tag) ? mayWrite : mayRead;
        if (!may(name, patternOf(link))) refused.add(`the form ${link} on ${address}`);
      }
    };
    // The address of an act shows its page.
    const shows = /^\/admin\/(?!.*\/acts\/)[^.]*$/;
    const known = pages.filter(({ address, row }) => shows.test(address) && row[name] === 200);
    for (const { address } of known) await look(address);
    const linked = [...followed.values()].flatMap((alike) => [...alike]);
    for (const address of linked.filter((link) => known.every((page) => page.address !== link))) await look(address);
    expect([shown.links > 10, shown.forms > 5]).toEqual([true, true]);
    expect([name, [...refused]]).toEqual([name, []]);
  }
});

test("no answer to the office says how the house goes or what is the owner's alone", async () => {
  changeRows(
    server,
    `insert into auditEntries (id, at, actorId, kind, subject, subjectId, words)
       values ('planted-audit', '${new Date().toISOString()}', 'demo-owner', 'changed', 'customer', 'demo-client', 'planted-audit-words');
     update rateCards set reason = 'planted-rate-reason';
     update shopRules set reason = 'planted-rule-reason';`,
  );
  const owners = ["planted-audit", "planted-rate", "planted-rule", "twelve months", "conversion"];
  const hashes = readRows(server, "select password from accounts").map(({ password }) => String(password));
  const audit = await (await people.owner.get("/admin/dashboard/audit")).text();
  expect(audit).toContain("planted-audit-words");
  let opened = 0;
  for (const { address } of pages.filter((page) => page.address.startsWith("/admin/"))) {
    for (const asked of [address, address.replace(/(\?|$)/, ".data$1")]) {
      const answer = await people.office.get(asked);
      const text = await answer.text();
      if (answer.status !== 200) continue;
      opened += 1;
      expect([asked, [...owners, ...hashes].filter((value) => text.includes(value))]).toEqual([asked, []]);
    }
  }
  expect(opened).toBeGreaterThan(80);
});

test("the office has a desk without how the house goes", async () => {
  const [owner, office] = [people.owner, people.office].map(async (one) => (await one.get("/admin/dashboard")).text());
  expect(await owner).toContain("The last twelve months");
  expect(await office).toContain("All Orders");
  expect(await office).not.toContain("The last twelve months");
  for (const link of ["/admin/dashboard/reports", "/admin/dashboard/audit"]) {
    expect(await owner).toContain(`href="${link}"`);
    expect(await office).not.toContain(`href="${link}"`);
  }
});

test("1. Floor: an admin with duty seamstress reads the sentence and stays signed out; another duty ends the session", async () => {
  const refused = (duty: string) => changeRows(server, `update users set duty = '${duty}' where id = 'demo-installer'`);
  refused("seamstress");
  expect((await people.installer.get("/admin/dashboard/stops")).headers.get("location")).toBe("/login");
  const answer = await createVisitor(server).post("/login", { email: "installer@example.com", password: "demo-owner" });
  expect([answer.status, await answer.text()]).toEqual([
    403,
    expect.stringContaining("Invalid role assigned to this account. Please contact support."),
  ]);
  refused("installer");
  expect((await people.installer.get("/admin/dashboard/stops")).status).toBe(200);
  const blind = { intent: "duty", duty: "workroom", initials: "SK" };
  expect((await people.owner.post("/admin/dashboard/staff/demo-installer", blind)).status).toBe(409);
  const [seen] = readRows(server, "select duty, initials from users where id = ?", "demo-installer");
  const change = { ...blind, dutySeen: `${seen?.duty}`, initialsSeen: `${seen?.initials}` };
  const changed = await people.owner.post("/admin/dashboard/staff/demo-installer", change);
  expect(changed.headers.get("location")).toBe("/admin/dashboard/staff");
  expect((await people.installer.get("/admin/dashboard/stops")).headers.get("location")).toBe("/login");
});
