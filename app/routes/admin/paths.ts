import { href } from "react-router";
import { CUSTOMER_MISSING, ORDER_MISSING } from "#app/services/orders/order-texts.ts";
import { missing } from "#app/web/page-meta.ts";

export const HOME = href("/admin/dashboard");
export const ORDERS = href("/admin/dashboard/orders");
export const ORDERS_CSV = href("/admin/dashboard/orders.csv");
export const BOARD = href("/admin/dashboard/board");
export const CUSTOMERS = href("/admin/dashboard/customers");
export const MESSAGES = href("/admin/dashboard/messages");
export const EMAILS = href("/admin/dashboard/emails");
export const CONSULTATIONS = href("/admin/dashboard/consultations");
export const WEEK = href("/admin/dashboard/week");
export const TASKS = href("/admin/dashboard/tasks");
export const taskPath = (id: string) => href("/admin/dashboard/tasks/:id", { id });
/** To note one about an order or a client. */
export const newTaskPath = (about: Record<string, string>) => `${TASKS}?${new URLSearchParams(about)}`;
export const weekPath = (day: string) => `${WEEK}?week=${day}`;
/** Where a day stands in its week. */
export const dayId = (day: string) => `day-${day}`;
export const dayInWeekPath = (day: string) => `${weekPath(day)}#${dayId(day)}`;
export const newAppointmentPath = (about: Record<string, string>) =>
  `${href("/admin/dashboard/week/new")}?${new URLSearchParams(about)}`;
export const MOVE_IN_WEEK = href("/admin/dashboard/week/move");
export const appointmentPath = (id: string) => href("/admin/dashboard/week/:id", { id });
export const AVAILABILITY = href("/admin/dashboard/availability");
export const SHOP_RULES = href("/admin/dashboard/shop-rules");
export const SHOP_RULES_HISTORY = href("/admin/dashboard/shop-rules/history");
export const RATE_CARD = href("/admin/dashboard/rate-card");
export const RATE_CARD_HISTORY = href("/admin/dashboard/rate-card/history");
export const SWATCHES = href("/admin/dashboard/swatches");
export const swatchRequestPath = (id: string) => href("/admin/dashboard/swatches/:id", { id });
export const SETTINGS = href("/admin/dashboard/settings");
/** Where on that page somebody says what they are called. */
export const CHANGE_NAME = `${SETTINGS}#change-name`;
export const CALENDAR_SETTINGS = href("/admin/dashboard/settings/calendar");
export const STAFF = href("/admin/dashboard/staff");
export const staffMemberPath = (id: string) => href("/admin/dashboard/staff/:id", { id });
export const BACKUPS = href("/admin/dashboard/backups");
export const backupPath = (moment: string) => href("/admin/dashboard/backups/:moment/backup.sealed", { moment });
export const SET_UP = href("/admin/dashboard/set-up");
export const SITE = href("/admin/dashboard/site");
export const SITE_HISTORY = href("/admin/dashboard/site/history");
export const SITE_GALLERY = href("/admin/dashboard/site/gallery");
export const SITE_GALLERY_PHOTOS = href("/admin/dashboard/site/gallery/photos");
export const SITE_LOGO = href("/admin/dashboard/site/logo");
export const SITE_LOGO_PREVIEW = href("/admin/dashboard/site/logo/preview");
export const sitePath = (section: string) => href("/admin/dashboard/site/:section", { section });
export const sitePreviewPath = (section: string) => href("/admin/dashboard/site/:section/preview", { section });
export const SITE_EMAILS = href("/admin/dashboard/site/emails");
export const siteEmailPath = (wording: string) => href("/admin/dashboard/site/emails/:wording", { wording });
export const siteEmailDraftPath = (wording: string) => href("/admin/dashboard/site/emails/:wording/draft", { wording });
export const AUDIT = href("/admin/dashboard/audit");
export const RETENTION = href("/admin/dashboard/retention");
/** Where the second step is set up, and where it is asked for again. */
export const SET_UP_SECOND_STEP = href("/admin/dashboard/settings/second-step");
export const SECOND_STEP = href("/admin/dashboard/second-step");
export const PASSKEY = href("/admin/dashboard/passkey");

export const consultationPath = (id: string) => href("/admin/dashboard/consultations/:id", { id });
export const feeReceiptPath = (id: string, number: string) =>
  href("/admin/dashboard/consultations/:id/receipts/:number", { id, number });
export const feeReceiptPdfPath = (id: string, number: string) => `${feeReceiptPath(id, number)}/receipt.pdf`;

/** Where an order is known by its number alone. */
export const orderWindowsPath = (orderId: string) => href("/admin/dashboard/orders/:orderId/windows.svg", { orderId });
export const foundOrderPath = (orderId: string) => href("/admin/dashboard/orders/:orderId", { orderId });

/** Where photographs of an order are sent, and each is looked at below. */
export const orderPhotosPath = (userId: string, orderId: string) =>
  href("/admin/dashboard/order/:userId/:orderId/photos", { userId, orderId });

export const orderPath = (userId: string, orderId: string) =>
  href("/admin/dashboard/order/:userId/:orderId", { userId, orderId });

/** Where its conversation stands on the page. */
export const orderMessagesPath = (userId: string, orderId: string) => `${orderPath(userId, orderId)}#messages`;
export const latestMessagePath = (userId: string, orderId: string) =>
  href("/admin/dashboard/order/:userId/:orderId/messages/latest", { userId, orderId });

export const customerPath = (id: string) => href("/admin/dashboard/customer/:id", { id });

export const NEW_CLIENT = href("/admin/dashboard/customers/new");
/** Filled in from what they asked. */
export const newClientPath = (inquiryId: string) => `${NEW_CLIENT}?inquiry=${encodeURIComponent(inquiryId)}`;
export const editClientPath = (id: string) => href("/admin/dashboard/customer/:id/edit", { id });

export const mergePath = (id: string, other?: string) =>
  `${href("/admin/dashboard/customer/:id/merge", { id })}${other ? `?${new URLSearchParams({ with: other })}` : ""}`;

export const undoPath = (id: string) => href("/admin/dashboard/undo/:id", { id });

/** Where one of us builds an order for a client: it leads on to the stored step. */
export const orderForClientPath = (id: string, orderId: string) =>
  href("/admin/dashboard/customer/:id/create-order/:orderId", { id, orderId });

export const customerDataPath = (id: string) => href("/admin/dashboard/customer/:id/data.zip", { id });

export const deleteCustomerPath = (id: string) => href("/admin/dashboard/customer/:id/delete", { id });

export const customOrderPath = (customerId: string) =>
  href("/admin/dashboard/custom-order/:customerId", { customerId });

export const emailPath = (id: string) => href("/admin/dashboard/emails/:id", { id });

/** The written message alone, for the frame on its page. */
export const emailFramePath = (id: string) => href("/admin/dashboard/emails/:id/page", { id });

export const workroomPath = (userId: string, orderId: string) =>
  href("/admin/dashboard/order/:userId/:orderId/workroom", { userId, orderId });

export const quotePath = (userId: string, orderId: string) =>
  href("/admin/dashboard/order/:userId/:orderId/quote", { userId, orderId });

/** The draft as its client would read it. */
export const quotePreviewPath = (userId: string, orderId: string) =>
  href("/admin/dashboard/order/:userId/:orderId/quote/preview", { userId, orderId });

/** A version that was sent, as its client reads it. */
export const sentQuotePath = (userId: string, orderId: string, number: number) =>
  href("/admin/dashboard/order/:userId/:orderId/quote/:number", { userId, orderId, number: String(number) });

export const receiptPath = (userId: string, orderId: string, number: string) =>
  href("/admin/dashboard/order/:userId/:orderId/receipts/:number", { userId, orderId, number });
export const receiptPdfPath = (userId: string, orderId: string, number: string) =>
  href("/admin/dashboard/order/:userId/:orderId/receipts/:number/receipt.pdf", { userId, orderId, number });

export const PRICES_AND_TERMS = href("/admin/dashboard/prices-and-terms");

interface PacketOf {
  userId: string;
  orderId: string;
  /** The latest where absent. */
  packet?: number | string | undefined;
}

const packetPath = (path: string, { packet }: PacketOf) => (packet === undefined ? path : `${path}?packet=${packet}`);

export const printPath = (of: PacketOf) =>
  packetPath(href("/admin/dashboard/order/:userId/:orderId/workroom/print", { ...of }), of);
export const printPdfPath = (of: PacketOf) =>
  packetPath(href("/admin/dashboard/order/:userId/:orderId/workroom/print.pdf", { ...of }), of);
export const labelsPath = (of: PacketOf) =>
  packetPath(href("/admin/dashboard/order/:userId/:orderId/workroom/labels", { ...of }), of);
export const labelsPdfPath = (of: PacketOf) =>
  packetPath(href("/admin/dashboard/order/:userId/:orderId/workroom/labels.pdf", { ...of }), of);

/** One order's list, or with further orders one for all of them. */
export const PURCHASE_LIST = href("/admin/dashboard/purchase-list");
export const PURCHASE_ORDERS = href("/admin/dashboard/purchase-orders");
export const purchaseOrderPath = (id: string) => href("/admin/dashboard/purchase-orders/:id", { id });
export const purchaseOrderPdfPath = (id: string) =>
  href("/admin/dashboard/purchase-orders/:id/purchase-order.pdf", { id });
export const purchaseOrderCsvPath = (id: string) =>
  href("/admin/dashboard/purchase-orders/:id/purchase-order.csv", { id });
export const PURCHASE_LIST_CSV = href("/admin/dashboard/purchase-list.csv");
/** Where the work at the table, and that at a client's, begins. */
export const TABLE = href("/admin/dashboard/table");
/** Where an order lies on the table: a label's code leads there too. */
export const tablePath = (orderId: string) => href("/admin/dashboard/table/:orderId", { orderId });
export const STOPS = href("/admin/dashboard/stops");
export const stopPath = (id: string) => href("/admin/dashboard/stops/:id", { id });
export const purchasePath = ({ orderId }: Pick<PacketOf, "orderId">) => `${PURCHASE_LIST}?order=${orderId}`;

export const INQUIRIES = href("/admin/dashboard/inquiries");
export const inquiryPhotoPath = (id: string, photoId: string) =>
  href("/admin/dashboard/inquiries/:id/photos/:photoId", { id, photoId });
export const inquiryPath = (id: string) => href("/admin/dashboard/inquiries/:id", { id });

export const BALANCES = href("/admin/dashboard/balances");
export const BALANCES_CSV = href("/admin/dashboard/balances.csv");
export const REPORTS = href("/admin/dashboard/reports");
export const LEDGER_CSV = href("/admin/dashboard/reports/ledger.csv");
export const QUOTES_CSV = href("/admin/dashboard/reports/quotes.csv");
export const SALES_CSV = href("/admin/dashboard/reports/sales.csv");

export const FABRICS = href("/admin/dashboard/fabrics");
export const NEW_FABRIC = href("/admin/dashboard/fabrics/new");
export const FABRICS_CSV = href("/admin/dashboard/fabrics.csv");

export const fabricPath = (id: string) => href("/admin/dashboard/fabrics/:id", { id });

/** The form for a new fabric, filled with what an order says of one of its cloths. */
export const bookClothPath = (orderId: string, cloth: string) =>
  `${NEW_FABRIC}?${new URLSearchParams({ order: orderId, cloth })}`;

/** What several of the owner's pages are about, and is not there: to be thrown. The way leads back to its list. */
export const orderMissing = () =>
  missing({ title: "Order", sentence: ORDER_MISSING, way: { to: ORDERS, label: "View Orders" } });

export const customerMissing = () =>
  missing({ title: "Customer", sentence: CUSTOMER_MISSING, way: { to: CUSTOMERS, label: "Back to Directory" } });
