import { expect, test } from "vitest";
import type { EmailKind } from "#app/domain/emails/email-kinds.ts";
import { oneLine } from "#app/domain/one-line.ts";
import { emailMessages } from "./email-messages.ts";

test.each([
  ["  Ida   Sample ", "Ida Sample"],
  ["Ida\r\nBcc: eve@example.com", "Ida Bcc: eve@example.com"],
  ["Ida\u0000\u0007\u0085Sample", "Ida Sample"],
  ["a\u202eb\u2066c\u2069d\u202ae", "abcde"],
  ["\ud800x", "\ufffdx"],
  ["\n", ""],
])("%j in one line is %j", (text, line) => {
  expect(oneLine(text)).toBe(line);
});

const order = { order_id: "LF-7", customer_name: "Ida Sample" };
const time = "2026-12-03T15:00:00.000Z";
const consultation = {
  first_name: "Ida",
  consultation_id: "C-1",
  sequence: 0,
  customer_name: "Ida Sample",
  customer_email: "ida@example.com",
  starts_at: time,
  ends_at: "2026-12-03T16:00:00.000Z",
  started_before: "2026-12-02T15:00:00.000Z",
  address: "1 Sample Street",
  call_link: "",
  note: "Side door.\nTwo dogs.",
  fee: "$150.00",
  standing_fee: "$150.00",
  payment_link: "",
  cancelled_by: "",
  message: "",
};
const quote = { ...order, total: "$100.00", credit: "$50.00", to_pay: "$50.00" };

const receipt = {
  ...order,
  first_name: "Ida",
  amount: "$50.00",
  day: "Nov 20, 2026",
  receipt: "R-2026-00042",
  charged: "$100.00",
  left: "$50.00",
  in_credit: "",
  due: "on Dec 4, 2026",
  due_amount: "$20.00",
  lowered: "",
  settling: "",
};

const { lowered: _, ...voided } = receipt;

/** Each kind as it is filled; nothing of it is lost, and nothing that does not belong there is kept. */
const installation = {
  first_name: "Ida",
  customer_name: "Ida Sample",
  customer_email: "ida@example.com",
  appointment_id: "A-1",
  sequence: 0,
  visit: "installation",
  order_id: "LF-7",
  starts_at: time,
  ends_at: "2026-12-03T17:00:00.000Z",
  started_before: "2026-12-02T15:00:00.000Z",
  address: "1 Sample Street",
  note: "Please clear the sills.",
  message: "",
};
const { started_before: _before, message: _line, ...plainInstallation } = installation;
const filled: Record<EmailKind, object> = {
  new_order: { ...order, customer_email: "ida@example.com", submitted_at: time, window_count: 2 },
  confirm: { ...order, first_name: "Ida", customer_email: "ida@example.com", number_of_windows: 2 },
  quote_ready: {
    ...quote,
    first_name: "Ida",
    order_name: "Drapes",
    description: "Two pairs.\nLined.",
    payment_link: "https://pay.example/7",
  },
  quote_confirmed: { ...quote, customer_email: "ida@example.com" },
  quote_accepted: { ...quote, first_name: "Ida", payment_link: "https://pay.example/7" },
  status_changed: {
    ...quote,
    first_name: "Ida",
    status: "shipping",
    change: "total",
    total_before: "$90.00",
    payment_link: "https://pay.example/7",
    confirmation: "ended",
    credited_on: "LF-8",
  },
  quote_copy: {
    ...quote,
    first_name: "Ida",
    quote_version: 2,
    payment_link: "https://pay.example/7",
    recorded: "by phone",
  },
  quote_expiring: {
    ...order,
    first_name: "Ida",
    quote_version: 2,
    total: "$100.00",
    due: "$50.00",
    last_day: "2026-11-20",
  },
  payment_received: { ...receipt },
  refund_sent: { ...receipt },
  receipt_void: { ...voided, what: "refund" },
  order_settled: {
    ...order,
    first_name: "Ida",
    cancelled: "yes",
    given_back: "$50.00",
    how: "by check",
    day: "Nov 20, 2026",
    receipt: "R-2026-00043",
    kept: "$20.00",
    why: "The cloth was cut",
    owed: "",
    message: "Sorry",
  },
  payment_reminder: {
    ...order,
    first_name: "Ida",
    part: "deposit",
    amount: "$50.00",
    due_day: "2026-11-20",
    left: "$100.00",
    late: "yes",
  },
  payment_told: { ...order, customer_email: "ida@example.com", balance: "$100.00" },
  message_received: { order_id: "LF-7", link: "/client/dashboard/orders/LF-7/messages", count: 2 },
  message_received_notice: { order_id: "LF-7", link: "/admin/dashboard/order/ida/LF-7#messages", count: 1 },
  payment_flagged: {
    ...order,
    customer_email: "ida@example.com",
    amount: "$100.00",
    reference: "pi_1",
    reason: "The order.\nIs.",
  },
  quote_withdrawn: { ...order, first_name: "Ida", quote_version: 2, total: "$100.00", due: "$50.00" },
  order_reopened: { ...order, first_name: "Ida" },
  quote_changes_asked: {
    ...order,
    customer_email: "ida@example.com",
    quote_version: 2,
    message: "Longer,\nplease.",
    total: "$100.00",
    due: "$50.00",
    chosen: "Lining: Blackout",
    lines: [{ label: "Drapes", message: "Lined?" }],
  },
  quote_declined: {
    ...order,
    customer_email: "ida@example.com",
    quote_version: 2,
    reason: "price",
    message: "",
    total: "$100.00",
  },
  order_change_asked: { ...order, customer_email: "ida@example.com", message: "One more window." },
  password_reset: { link: "http://drapery.example/reset-password?token=x" },
  staff_invitation: { link: "http://drapery.example/join?token=x" },
  password_changed: { at: time },
  deletion_requested: { first_name: "Ida", waits_for: "order LF-7" },
  deletion_requested_notice: {
    customer_id: "c-1",
    customer_name: "Ida Sample",
    customer_email: "ida@example.com",
    waits_for: "order LF-7",
  },
  account_deleted: { first_name: "Ida", at: time, kept_orders: 1 },
  account_deleted_notice: { customer_id: "c-1", at: time, by: "client", kept_orders: 1 },
  verify_address: { link: "http://drapery.example/verify-address?token=x" },
  change_address: { link: "http://drapery.example/verify-address?token=x" },
  address_taken: {},
  address_change_requested: { at: time },
  address_changed: { at: time, side: "before" },
  new_sign_in: { at: time, device: "Firefox on Windows" },
  payment_link_changed: {
    at: time,
    order_id: "LF-7",
    changed_by: "Nora Larkfield",
    link_before: "https://pay.example/7",
    link_now: "https://pay.example/8",
  },
  backup_downloaded: { at: time, file: "larkfield-2026-11-15T12-00-00Z.sealed", downloaded_by: "Nora Larkfield" },
  second_step: { at: time, change: "passkey_added", passkey: "Laptop", codes_left: 0 },
  swatches_requested: { fabrics: "Harbor Linen, Oat" },
  swatches_requested_notice: {
    request_id: "r-1",
    customer_id: "",
    customer_name: "Ida Sample",
    customer_email: "ida@example.com",
    fabrics: "Harbor Linen, Oat",
    came_from: "Ripplefold",
  },
  swatches_sent: { fabrics: "Harbor Linen, Oat" },
  inquiry_received: { inquiry_id: "i-1", style: "Ripplefold", question: "Bay window?\nThree panes." },
  inquiry_received_notice: {
    inquiry_id: "i-1",
    customer_id: "",
    customer_name: "Ida Sample",
    customer_email: "ida@example.com",
    customer_phone: "2155550123",
    zip_code: "19003",
    style: "",
    question: "Bay window?",
  },
  inquiry_answered: { inquiry_id: "i-1", customer_name: "Ida Sample", question: "Bay window?", answer: "Yes.\nWe do." },
  client_invitation: { link: "https://drapery.example/sign-up?invited=x" },
  inquiry_invitation: { link: "https://drapery.example/sign-up?invitation=x" },
  consultation_booked: consultation,
  consultation_moved: { ...consultation, sequence: 3 },
  consultation_cancelled: { ...consultation, cancelled_by: "owner", message: "The van is broken." },
  consultation_booked_notice: consultation,
  consultation_moved_notice: consultation,
  consultation_cancelled_notice: { ...consultation, cancelled_by: "client" },
  installation_booked: installation,
  installation_moved: { ...installation, sequence: 1 },
  installation_cancelled: { ...installation, message: "The van is broken." },
  installation_notice: { ...installation, change: "moved", phone: "(215) 555-0177", house_note: "Dog.", title: "Bay" },
  installation_move_asked: {
    ...order,
    customer_email: "ida@example.com",
    appointment_id: "A-1",
    visit: "measure",
    starts_at: time,
    message: "We are away.",
  },
  installation_done: {
    ...order,
    first_name: "Ida",
    customer_email: "ida@example.com",
    appointment_id: "A-1",
    hung_at: time,
    hung: "Study",
    signed_name: "Ida Sample",
  },
  problem_reported: {
    order_id: "LF-7",
    about: "LF-7, Study",
    place: "at the table",
    told_by: "Mara",
    message: "A flaw.",
  },
  visit_reminder: {
    ...plainInstallation,
    holder: "appointment",
    call_link: "https://meet.example/lark",
    ours: "",
    phone: "(215) 555-0177",
  },
  day_summary: {
    first_name: "Ida",
    day: "2026-12-03",
    stops: "10:00 AM Measure: Ada\n2:00 PM Installation: Ben",
    late: "LF-7 Ada: Late since March 19",
    at_risk: "LF-8 Ben: At risk",
    tasks: "Call Ada",
    inquiries: "2",
  },
  purchase_order: {
    number: "PO-2026-0001",
    note: "Before noon.",
    change: "yes",
    items: "Vine: 12 yards\nRings: 40",
    asked: "Please name PO-2026-0001 on the parcel.",
  },
  test_message: { wording: "confirm" },
};
const optional = ["credit", "to_pay"];
/** What older messages, still in the outbox, do not have. */
const addedSince = [
  "first_name",
  "order_name",
  "description",
  "started_before",
  "standing_fee",
  "call_link",
  "lowered",
  "settling",
  "asked",
];
const addedToNews = ["total", "change", "total_before", "payment_link", "confirmation", "credited_on"];
const addedToQuotes: Partial<Record<EmailKind, string[]>> = {
  quote_withdrawn: ["total", "due"],
  quote_changes_asked: ["total", "due", "chosen"],
  quote_declined: ["total"],
  quote_expiring: ["due"],
  order_settled: ["message"],
};
const cases = Object.entries(filled) as [EmailKind, Record<string, unknown>][];

test.each(cases)("%s keeps what it is filled with", (kind, parameters) => {
  expect(emailMessages[kind].schema.parse({ ...parameters, extra: "x" })).toEqual(parameters);
});

test.each(cases)("%s needs all of it but a credit", (kind, parameters) => {
  for (const name of Object.keys(parameters)) {
    const { [name]: _, ...rest } = parameters;
    const added = addedSince.includes(name) || (kind === "status_changed" && addedToNews.includes(name));
    const mayBeMissing = optional.includes(name) || added || addedToQuotes[kind]?.includes(name) === true;
    expect([name, emailMessages[kind].schema.safeParse(rest).success]).toEqual([name, mayBeMissing]);
  }
});

test("a quote without a credit says nothing of one", () => {
  const { credit: _, to_pay: __, ...plain } = quote;
  expect(emailMessages.quote_ready.schema.parse({ ...plain, payment_link: "" })).toEqual({
    ...plain,
    first_name: "",
    order_name: "",
    description: "",
    credit: "",
    to_pay: "",
    payment_link: "",
  });
});

test("names are made one line, a note keeps its lines but not the space around them", () => {
  const spaced = { ...consultation, customer_name: "Ida\nSample", note: "  Side door.\nTwo dogs. " };
  expect(emailMessages.consultation_booked.schema.parse(spaced)).toEqual(consultation);
});

test.each<[EmailKind, object]>([
  ["quote_ready", { payment_link: "javascript:alert(1)" }],
  ["quote_ready", { payment_link: "xhttps://pay.example" }],
  ["quote_ready", { payment_link: "httpsx://pay.example" }],
  ["password_reset", { link: "pay.example" }],
  ["new_order", { submitted_at: "yesterday" }],
  ["second_step", { change: "stolen" }],
  ["second_step", { codes_left: 0.5 }],
  ["new_order", { window_count: 1.5 }],
  ["confirm", { number_of_windows: 0.5 }],
  ["consultation_booked", { sequence: -1 }],
  ["consultation_booked", { sequence: 0.5 }],
  ["consultation_booked", { cancelled_by: "eve" }],
])("%s does not take %j", (kind, changes) => {
  expect(emailMessages[kind].schema.safeParse({ ...filled[kind], ...changes }).success).toBe(false);
});
