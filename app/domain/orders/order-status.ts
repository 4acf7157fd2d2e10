/** Who or what an order is waiting for; a badge takes its colour from this. */
export type StatusTone = "draft" | "owner" | "client" | "work" | "done" | "stopped";

/** What a status means to everyone who asks. */
export interface StatusMeaning {
  label: string;
  tone: StatusTone;
  /** Stands in My Orders and in the owner's lists; what is not listed is on its client's hub. */
  listed: boolean;
  /** Its client may change its windows and hardware, and submit it. */
  editable: boolean;
  /** Its client may delete it, unless it has ever been worth keeping. */
  deletable: boolean;
  /** An order that has once been here is kept for good: always, or if it had a price then. */
  kept: "always" | "priced" | "never";
  /** Whether its client may say yes to its price: at any time, only again after an earlier yes has ended, or not. */
  confirmable: "always" | "again" | "never";
  /** A confirmation lives on here. Where it does not, it ends, and the client is asked again. */
  keepsConfirmation: boolean;
  /** What the client is written when the owner sets it: a quote if it has a price, news, or nothing. */
  told: "quote" | "news" | "nothing";
  /** The payment link is offered. */
  payable: boolean;
  /** The fee of a consultation: takes one that waits, keeps the one it has, or has none. */
  credit: "takes" | "keeps" | "none";
  /** Its total counts among the quoted totals of its month. */
  revenue: boolean;
  /** The figure on the owner's desk that counts it. */
  desk: "toQuote" | "withClient" | "inWork" | null;
  /** The button in the last column of My Orders. */
  action: "View Details" | "Confirm" | null;
}

const inWork = {
  tone: "work",
  listed: true,
  editable: false,
  deletable: false,
  kept: "always",
  confirmable: "again",
  keepsConfirmation: true,
  told: "news",
  payable: true,
  credit: "keeps",
  revenue: true,
  desk: null,
  action: null,
} as const satisfies Omit<StatusMeaning, "label">;

/** What each status means. The owner may set any of them at any time; what a change does follows from this table. */
const meanings = {
  incomplete: {
    label: "Incomplete",
    tone: "draft",
    listed: false,
    editable: true,
    deletable: true,
    kept: "never",
    confirmable: "never",
    keepsConfirmation: false,
    told: "nothing",
    payable: false,
    credit: "none",
    revenue: false,
    desk: null,
    action: null,
  },
  submitted: {
    label: "Submitted",
    tone: "owner",
    listed: true,
    editable: false,
    deletable: false,
    kept: "never",
    confirmable: "never",
    keepsConfirmation: false,
    told: "nothing",
    payable: true,
    credit: "takes",
    revenue: true,
    desk: "toQuote",
    action: "View Details",
  },
  quoted: {
    label: "Quoted",
    tone: "client",
    listed: true,
    editable: false,
    deletable: false,
    kept: "priced",
    confirmable: "always",
    keepsConfirmation: true,
    told: "quote",
    payable: true,
    credit: "takes",
    revenue: true,
    desk: "withClient",
    action: "Confirm",
  },
  "in progress": { ...inWork, label: "In progress", desk: "inWork", credit: "takes" },
  completed: { ...inWork, label: "Completed" },
  shipping: { ...inWork, label: "Shipping" },
  delivered: { ...inWork, label: "Delivered", tone: "done" },
  cancelled: {
    label: "Cancelled",
    tone: "stopped",
    listed: true,
    editable: false,
    deletable: false,
    kept: "never",
    confirmable: "never",
    keepsConfirmation: false,
    told: "news",
    payable: false,
    credit: "none",
    revenue: false,
    desk: null,
    action: null,
  },
} as const satisfies Record<string, StatusMeaning>;
export type OrderStatus = keyof typeof meanings;
/** Beside no schema: every page with a status badge reads this list, and none of them needs a validator. */
export const orderStatuses = Object.keys(meanings) as OrderStatus[];

/** A status from an older or newer database is shown, and nothing happens to an order that has it. */
const unknown: Omit<StatusMeaning, "label"> = {
  tone: "draft",
  listed: true,
  editable: false,
  deletable: false,
  kept: "always",
  confirmable: "never",
  keepsConfirmation: true,
  told: "nothing",
  payable: true,
  credit: "keeps",
  revenue: true,
  desk: null,
  action: null,
};

export function isOrderStatus(text: string): text is OrderStatus {
  return Object.hasOwn(meanings, text);
}

/** What a stored status means. One that we do not know still reads: hyphens become spaces. */
export function meaningOf(status: string): StatusMeaning {
  return isOrderStatus(status) ? meanings[status] : { ...unknown, label: status.replaceAll("-", " ") };
}

export function statusLabel(status: string): string {
  return meaningOf(status).label;
}

/** The statuses whose meaning passes a test, in the order of an order's life. */
export function statusesThat(pass: (meaning: StatusMeaning) => boolean): OrderStatus[] {
  return orderStatuses.filter((status) => pass(meanings[status]));
}
