import { expect, test } from "vitest";
import { shippedSite } from "#app/content/site.ts";
import { type EmailKind, emailKinds } from "#app/domain/emails/email-kinds.ts";
import { composeEmail, withPictures } from "./compose-email.ts";
import {
  client,
  consultation,
  emailSamples,
  installation,
  invited,
  link,
  order,
  proof,
  receipt,
} from "./email-samples.ts";

const site = new URL("https://drapery.example");
const mine = "https://drapery.example/client/dashboard/orders/LF-7";
const owners = "https://drapery.example/admin/dashboard/orders/LF-7";
const booking = "https://drapery.example/client/dashboard/consultation";
const visit = "https://drapery.example/admin/dashboard/consultations/C-1001";

const inTheWeek = "https://drapery.example/admin/dashboard/week/A-1";

/** What the subject of each kind says, filled with its sample, and where its button leads. */
const said: Record<EmailKind, [subject: string, link: string]> = {
  new_order: ["New order LF-7 from Ida Sample", owners],
  confirm: ["We have your order LF-7", mine],
  quote_ready: ["Your quote for order LF-7 is ready", mine],
  quote_confirmed: ["Ida Sample confirmed the quote for LF-7", owners],
  quote_accepted: ["Thank you for confirming order LF-7", "https://pay.example.com/7"],
  status_changed: ["Your order LF-7 has been delivered", mine],
  quote_copy: ["You confirmed quote LF-7, version 2", `${mine}/quote`],
  quote_withdrawn: ["We have withdrawn quote LF-7, version 2", mine],
  order_reopened: ["Your order LF-7 is open for changes", mine],
  quote_changes_asked: ["Ida Sample asks for changes to quote LF-7, version 2", owners],
  quote_declined: ["Ida Sample declined quote LF-7, version 2", owners],
  order_change_asked: ["Ida Sample asks to change order LF-7", owners],
  quote_expiring: ["Quote LF-7, version 2 is valid until Nov 20, 2026", `${mine}/quote`],
  payment_reminder: ["$850.00 for order LF-7 is due on Nov 20, 2026", mine],
  payment_received: ["We have your $850.00 for order LF-7", `${mine}/receipts/R-2026-00042`],
  receipt_void: ["Receipt R-2026-00042 for order LF-7 no longer counts", `${mine}/receipts/R-2026-00042`],
  order_settled: ["Your order LF-7 has been cancelled", `${mine}/receipts/R-2026-00042`],
  refund_sent: ["We have sent you $850.00 back for order LF-7", `${mine}/receipts/R-2026-00042`],
  payment_told: ["Ida Sample says they have paid for order LF-7", owners],
  message_received: ["We have written you a message about order LF-7", `${mine}/messages`],
  message_received_notice: [
    "3 messages about order LF-7",
    "https://drapery.example/admin/dashboard/order/ida/LF-7#messages",
  ],
  payment_flagged: ["Card money for order LF-7 needs a look", owners],
  staff_invitation: ["Your log-in for Larkfield Drapery", link],
  password_reset: ["Choose a new password for Larkfield Drapery", link],
  second_step: [
    "A recovery code was used: your account at Larkfield Drapery",
    "https://drapery.example/reset-password",
  ],
  swatches_requested: ["Your swatches from Larkfield Drapery", "https://drapery.example/styles"],
  swatches_requested_notice: ["Swatches to send: Ida Sample", "https://drapery.example/admin/dashboard/swatches/r-1"],
  swatches_sent: ["Your swatches are in the mail", "https://drapery.example/sign-up"],
  inquiry_received: ["We have your question about Ripplefold", "https://drapery.example/ask?done=i-1"],
  inquiry_received_notice: ["A question from Ida Sample", "https://drapery.example/admin/dashboard/inquiries/i-1"],
  inquiry_answered: ["About your windows: an answer from Larkfield Drapery", "https://drapery.example/styles"],
  client_invitation: ["Your place at Larkfield Drapery", "https://drapery.example/sign-up?invited=x"],
  inquiry_invitation: ["Begin your order with Larkfield Drapery", invited],
  password_changed: ["Your password for Larkfield Drapery was changed", "https://drapery.example/reset-password"],
  deletion_requested: [
    "You asked us to delete your account",
    "https://drapery.example/client/dashboard/delete-account",
  ],
  deletion_requested_notice: [
    "Ida Sample asks for their account to be deleted",
    "https://drapery.example/admin/dashboard/customer/c-1",
  ],
  account_deleted: ["Your account with Larkfield Drapery was deleted", "https://drapery.example/"],
  account_deleted_notice: ["A client’s account was deleted: c-1", "https://drapery.example/admin/dashboard/audit"],
  verify_address: ["Please verify your address for Larkfield Drapery", proof],
  change_address: ["Use this address for Larkfield Drapery", proof],
  address_taken: ["This address already has an account with Larkfield Drapery", "https://drapery.example/login"],
  address_change_requested: [
    "A new address for your account with Larkfield Drapery",
    "https://drapery.example/reset-password",
  ],
  address_changed: ["Your address for Larkfield Drapery was changed", "https://drapery.example/contact-us"],
  new_sign_in: [
    "Your account at Larkfield Drapery was opened on a new device",
    "https://drapery.example/reset-password",
  ],
  payment_link_changed: ["The payment link of order LF-7 was changed", owners],
  backup_downloaded: ["A backup of Larkfield Drapery was downloaded", "https://drapery.example/reset-password"],
  consultation_booked: ["Your consultation on Thu, Dec 3, 2026, 10:00 AM", booking],
  consultation_moved: ["Your consultation has moved to Thu, Dec 3, 2026, 10:00 AM", booking],
  consultation_cancelled: ["Your consultation on Thu, Dec 3, 2026, 10:00 AM is cancelled", booking],
  consultation_booked_notice: ["Consultation booked: Ida Sample, Thu, Dec 3, 2026, 10:00 AM", visit],
  consultation_moved_notice: ["Consultation moved: Ida Sample, Thu, Dec 3, 2026, 10:00 AM", visit],
  consultation_cancelled_notice: ["Consultation cancelled: Ida Sample, Thu, Dec 3, 2026, 10:00 AM", visit],
  installation_booked: ["Your installation on Thu, Dec 3, 2026, 10:00 AM", mine],
  installation_moved: ["Your installation has moved to Thu, Dec 3, 2026, 10:00 AM", mine],
  installation_cancelled: ["Your installation on Thu, Dec 3, 2026, 10:00 AM is cancelled", mine],
  installation_notice: ["Installation moved: Ida Sample, Thu, Dec 3, 2026, 10:00 AM", inTheWeek],
  installation_move_asked: ["Ida Sample asks to move the installation of Thu, Dec 3, 2026, 10:00 AM", inTheWeek],
  installation_done: ["Your installation of Dec 3, 2026 is done", mine],
  problem_reported: ["Problem at the table: LF-7, Study", owners],
  visit_reminder: ["Tomorrow: your installation, 10:00 AM", mine],
  day_summary: ["Your day, Dec 3, 2026", "https://drapery.example/admin/dashboard"],
  purchase_order: [
    "Purchase order PO-2026-0001 from Larkfield Drapery",
    "mailto:hello@larkfield.example?subject=PO-2026-0001",
  ],
  test_message: ["A test from Larkfield Drapery", "https://drapery.example/admin/dashboard"],
};

test("a supplier reads each line of an order, and of a change that it is one", () => {
  const order = emailSamples.purchase_order;
  expect(written("purchase_order", order).text).toMatch(/1: Vine, Navy: 12 1\/2 yards\n2: Rings: 40\n/);
  const { subject, text } = written("purchase_order", { ...order, change: "yes" });
  expect(subject).toBe("Change to purchase order PO-2026-0001 from Larkfield Drapery");
  expect(text).toContain("This is our order as it stands now:");
  expect(text).toContain(
    "Ship to Larkfield Drapery, Ardmore, Pennsylvania. Please ask us for the street before you ship.",
  );
  const business = { ...shippedSite.facts.business, street: "1 Sample Street", zip: "19003" };
  const housed = { ...shippedSite, facts: { ...shippedSite.facts, business } };
  const sent = composeEmail(storedAs("purchase_order", order), site, { site: housed });
  expect(sent.ok && sent.value.text).toContain("Ship to Larkfield Drapery, 1 Sample Street, Ardmore, PA 19003.");
});

test("a number is never torn between two lines, and what is counted has its lines to itself", () => {
  const { html } = written("purchase_order", emailSamples.purchase_order);
  expect(html).toContain('<span style="white-space:nowrap">12 1/2 yards</span>');
  expect(html).toContain('<span style="white-space:nowrap">PO-2026-0001</span>');
  expect(html).not.toContain('class="rule half"');
  expect(written("payment_received", emailSamples.payment_received).html).toContain('class="rule half"');
});

test("in plain text every line that somebody else wrote is marked as theirs", () => {
  const note = "Two windows.\n-- \nLarkfield Drapery\nPay here: https://elsewhere.example";
  const { text } = written("consultation_booked_notice", { ...consultation, note });
  expect(text).toContain("Note:\n> Two windows.\n> -- \n> Larkfield Drapery\n> Pay here: https://elsewhere.example\n");
  const cancelled = written("consultation_cancelled", {
    ...consultation,
    cancelled_by: "owner",
    message: "Ill.\nSorry.",
  });
  expect(cancelled.text).toContain("> “Ill.\n> Sorry.”");
  expect(text.split("\n").filter((line) => line === "-- ")).toHaveLength(1);
});

function compose(kind: string, parameters: unknown, changes = {}, signer = "") {
  return composeEmail({ ...storedAs(kind, parameters), ...changes }, site, { signer, site: shippedSite });
}

function storedAs(kind: string, parameters: unknown) {
  return {
    id: "id-1",
    kind,
    recipientName: "Ida Sample",
    recipientAddress: "ida@example.com",
    parameters: JSON.stringify(parameters),
    createdAt: "2026-11-15T12:00:00.000Z",
    timesAskedAgain: 0,
    unverified: 0,
  };
}

function written(kind: string, parameters: unknown, changes = {}, signer = "") {
  const result = compose(kind, parameters, changes, signer);
  if (!result.ok) throw new Error(result.reason);
  return result.value;
}

test.each(emailKinds)("%s is written whole, as a page and as text", (kind) => {
  const parameters = emailSamples[kind];
  const [subject, target] = said[kind];
  const email = written(kind, parameters);
  expect(email).toMatchObject({ subject, link: target, messageId: "<id-1@drapery.example>" });
  expect(email.text).toContain(target);
  expect(email.html).toContain(`href="${target.replaceAll("&", "&amp;")}"`);
  for (const part of [email.text, email.html, email.subject]) expect(part).not.toMatch(/undefined|null|\[object|N\/A/);
  expect(email.html).toMatch(/^<!doctype html><html lang="en">/);
  expect(email.calendar !== undefined).toBe(/^(consultation|installation)_(booked|moved|cancelled|notice)/.test(kind));
});

test.each([
  ["quoted", "A new quote for order LF-7 is waiting"],
  ["in progress", "Your order LF-7 is in the workroom"],
  ["completed", "Your order LF-7 is finished"],
  ["shipping", "Your order LF-7 is on its way"],
  ["cancelled", "Your order LF-7 has been cancelled"],
  ["on-hold", "News about your order LF-7"],
])("the status %s is told as: %s", (status, subject) => {
  expect(written("status_changed", { ...order, status }).subject).toBe(subject);
});

const amounts = { total: "$1,640.00", credit: "$150.00", to_pay: "$1,490.00" };

test.each([
  [
    { status: "quoted", ...amounts, confirmation: "ended", payment_link: "https://pay.example.com/7" },
    "A new quote for order LF-7 is waiting",
    [
      "We have changed the quote for your order. The total is now $1,640.00. Please have a look",
      "−\u2060$150.00",
      "$1,490.00",
      "Pay online when you have confirmed: https://pay.example.com/7",
    ],
    mine,
  ],
  [
    { status: "quoted", total: "$1,640.00", credited_on: "LF-8" },
    "A new quote for order LF-7 is waiting",
    ["The fee of your consultation is credited on order LF-8, not on this one."],
    mine,
  ],
  [
    { status: "in progress", change: "total", ...amounts, total_before: "$900.00", confirmation: "ended" },
    "The total of your order LF-7 has changed",
    ["The total was $900.00 and is now $1,640.00. Please have a look, and confirm it when you are happy.", "$1,490.00"],
    mine,
  ],
  [
    { status: "quoted", change: "total", total_before: "$900.00", confirmation: "ended" },
    "The total of your order LF-7 has changed",
    ["The total of $900.00 no longer counts, nor does your confirmation of it. The price is still to come."],
    mine,
  ],
  [
    { status: "shipping", change: "credit", ...amounts },
    "What is left to pay for order LF-7 has changed",
    ["Of the fee of your consultation, $150.00 is now credited on this order.", "$1,490.00"],
    mine,
  ],
  [
    { status: "quoted", change: "credit", total: "$1,640.00" },
    "What is left to pay for order LF-7 has changed",
    ["The fee of your consultation is no longer credited on this order.", "$1,640.00"],
    mine,
  ],
  [
    {
      status: "quoted",
      change: "credit",
      ...amounts,
      confirmation: "given",
      payment_link: "https://pay.example.com/7",
    },
    "What is left to pay for order LF-7 has changed",
    ["See your order:", "Pay $1,490.00 online: https://pay.example.com/7"],
    mine,
  ],
  [
    { status: "quoted", change: "total", total_before: "$900.00" },
    "The total of your order LF-7 has changed",
    ["The total of $900.00 no longer counts. The price is still to come.", "See your order:"],
    mine,
  ],
  [
    { status: "in progress", change: "link", ...amounts, payment_link: "https://pay.example.com/7" },
    "The link to pay for order LF-7 is ready",
    ["You can pay for your order online now.", "Pay $1,490.00: https://pay.example.com/7", "See your order:"],
    "https://pay.example.com/7",
  ],
  [
    { status: "quoted", change: "link", ...amounts, due: "$745.00", payment_link: "https://pay.example.com/7" },
    "The link to pay for order LF-7 is ready",
    [
      "You can pay for your order online once you have confirmed your quote: confirming comes first.",
      "See your quote:",
      "Pay online when you have confirmed: https://pay.example.com/7",
    ],
    `${mine}/quote`,
  ],
  [
    { status: "in progress", total: "$900.00", payment_link: "https://pay.example.com/7" },
    "Your order LF-7 is in the workroom",
    ["Pay $900.00 online: https://pay.example.com/7"],
    mine,
  ],
  [
    { status: "incomplete", confirmation: "ended" },
    "News about your order LF-7",
    ["Your earlier confirmation of the quote no longer counts."],
    "https://drapery.example/client/dashboard/create-order/LF-7",
  ],
])("news %j is told", (parameters, subject, sentences, leadsTo) => {
  const email = written("status_changed", { ...order, ...parameters });
  expect([email.subject, email.link]).toEqual([subject, leadsTo]);
  for (const sentence of sentences) expect(email.text.replaceAll(/\s+/g, " ")).toContain(sentence);
  expect(email.text).not.toContain("N/A");
});

test("news of a status alone name no amounts", () => {
  const email = written("status_changed", { ...order, status: "shipping", ...amounts });
  expect(email.text).not.toContain("$");
  expect(email.text).not.toContain("confirmation");
});

test("without a price there is no quote to see", () => {
  const removed = { ...order, status: "quoted", change: "total", total_before: "$900.00", confirmation: "ended" };
  expect(written("status_changed", removed).text).not.toContain("See your quote");
});

test("a confirmed order is not asked for its yes again because its credit has moved", () => {
  const moved = { ...order, status: "quoted", change: "credit", ...amounts, payment_link: "https://pay.example.com/7" };
  expect(written("status_changed", { ...moved, confirmation: "given" }).text).not.toMatch(/See your quote|confirmed/);
  expect(written("status_changed", moved).text).toContain("Pay online when you have confirmed");
});

test("a client is greeted by first name, and by the whole one where only that is known", () => {
  expect(written("confirm", emailSamples.confirm).text).toContain("\n\nDear Ida,\n\n");
  expect(written("confirm", { ...emailSamples.confirm, first_name: "" }).text).toContain("\n\nDear Ida Sample,\n\n");
  expect(written("consultation_booked", consultation).html).toContain("Dear Ida,");
});

test("one window is not told of as many", () => {
  const said = (number: number) => written("confirm", { ...emailSamples.confirm, number_of_windows: number });
  expect(said(1).text).toContain("Your order with 1 window has arrived at our workroom. We’ll look at it and write");
  expect(said(1).html).not.toContain("every window");
  expect(said(2).text).toContain("Your order with 2 windows has arrived at our workroom. We’ll look at every window");
});

test("what the owner wrote about an order is named with its quote", () => {
  const custom = { order_name: "Bay drapes", description: "Two pairs in linen.\nLined." };
  const { text } = written("quote_ready", { ...order, ...custom, total: "$5.00", payment_link: "" });
  expect(text).toContain("> “Two pairs in linen.\n> Lined.”");
  expect(text).toContain("For: Bay drapes");
});

test("a quote that the fee covers says that nothing is left to pay", () => {
  const free = { ...order, total: "$150.00", credit: "$150.00", to_pay: "$0.00", payment_link: "" };
  for (const kind of ["quote_ready", "quote_accepted"]) {
    const { text } = written(kind, free);
    expect(text).toContain("nothing is left to pay");
    expect(text).not.toContain("link to pay");
  }
  const open = { ...order, total: "$150.00", payment_link: "" };
  expect(written("quote_accepted", open).text).toContain("We’ll send you the link to pay.");
});

test("a quote with lines says what is due first and until when, and leads to its own page; a plain one as before", () => {
  const due = { due: "$820.00", valid_until: "Dec 16, 2026" };
  for (const kind of ["quote_ready", "status_changed"]) {
    const news = { ...order, status: "quoted", total: "$1,640.00", payment_link: "", ...due };
    const { text, link } = written(kind, news);
    expect(text).toContain("Deposit: $820.00");
    expect(text).toContain("Valid until: Dec 16, 2026");
    expect(link).toMatch(/\/client\/dashboard\/orders\/LF-7\/quote$/);
  }
  const plain = written("quote_ready", { ...order, total: "$1,640.00", payment_link: "" });
  expect(plain.text).not.toContain("Deposit");
  expect(plain.link).toMatch(/\/client\/dashboard\/orders\/LF-7$/);
});

test.each([
  ["quote_changes_asked", { ...client, message: "Longer.", lines: [] }, ["Total: $1,640.00", "Deposit: $820.00"]],
  ["quote_declined", { ...client, reason: "The price", message: "" }, ["Total of this version: $1,640.00"]],
  ["quote_expiring", { ...order, last_day: "2026-11-20" }, ["Deposit: $820.00", "Valid until: Nov 20, 2026"]],
  ["quote_copy", { ...order, payment_link: "", recorded: "by phone" }, ["Total: $1,640.00", "Deposit: $820.00"]],
  ["quote_copy", { ...order, payment_link: "", recorded: "", chosen: "Blackout; Band" }, ["You chose: Blackout; Band"]],
  ["quote_withdrawn", order, ["Total of this version: $1,640.00", "What you confirmed before stays your order."]],
])("the message %s says the total and what is due", (kind, parameters, sentences) => {
  const { text } = written(kind, { ...parameters, quote_version: 2, total: "$1,640.00", due: "$820.00" });
  for (const sentence of sentences) expect(text).toContain(sentence);
});

test("a quote that is taken back before any yes leaves nothing to pay", () => {
  const { text } = written("quote_withdrawn", { ...order, quote_version: 2, total: "$1,640.00" });
  expect(text).toContain("nothing is due for it.");
  expect(text).not.toContain("Deposit");
  expect(text).not.toContain("stays your order");
});

test("a moved visit names the weekday and the time before, a cancelled one that its fee stands", () => {
  const moved = { ...consultation, started_before: "2026-12-01T15:00:00.000Z" };
  for (const kind of ["consultation_moved", "consultation_moved_notice"]) {
    const { text } = written(kind, moved);
    expect(text).toContain("Thu, Dec 3, 2026, 10:00 AM (Eastern time)");
    expect(text).toContain("Instead of: Tue, Dec 1, 2026, 10:00 AM (Eastern time)");
  }
  const cancelled = { ...consultation, cancelled_by: "owner", message: "Ill.", standing_fee: "$150.00" };
  const sentence = "The fee of $150.00 that you have paid stands for your next booking";
  expect(written("consultation_cancelled", cancelled).text).toContain(sentence);
  expect(written("consultation_cancelled", { ...cancelled, standing_fee: "" }).text).not.toContain("stands");
});

test("a call is called one, and brings its link instead of an address, a fee or a credit", () => {
  const call_link = "https://meet.example.com/larkfield";
  const call = { ...consultation, address: "", call_link, fee: { cents: 0, paid: false }, payment_link: "" };
  for (const kind of ["booked", "moved", "cancelled"].flatMap((change) => [change, `${change}_notice`])) {
    const { subject, text, calendar } = written(`consultation_${kind}`, call);
    expect(subject).toMatch(/video call/i);
    expect(text.includes(call_link)).toBe(kind !== "cancelled");
    expect(text).not.toMatch(/fee|We’ll come|love to come|Where:/i);
    const lines = calendar?.content.replaceAll("\r\n\t", "") ?? "";
    expect(lines).toContain("SUMMARY:Video call");
    expect(lines).toContain(`LOCATION:${call_link}`);
  }
  expect(written("consultation_booked", call).html).toContain(`href="${call_link}"`);
  const costly = { ...call, fee: { cents: 40_00, paid: false } };
  expect(written("consultation_booked", costly).text).toContain("Fee: $40.00");
});

test("the owner's own words are larger and darker than what stands around them", () => {
  const { html } = written("consultation_cancelled", { ...consultation, cancelled_by: "owner", message: "I am ill." });
  const styleOf = (text: string) => new RegExp(`style="([^"]*)"[^>]*>[^<]*${text}`).exec(html)?.[1] ?? "";
  const size = (text: string) => Number(/font-size:(\d+)px/.exec(styleOf(text))?.[1]);
  expect(size("I am ill")).toBeGreaterThan(size("We are sorry: we have"));
  expect(styleOf("I am ill")).toContain("color:#23262a");
});

test.each(emailKinds)("no word of %s stays as dark as by day where the ground is dark", (kind) => {
  const { html } = written(kind, emailSamples[kind]);
  const dark = [...html.matchAll(/<[a-z\d]+([^>]*style="[^"]*color:#(23262a|5b5a55)[^>]*)>/g)];
  expect(dark.length).toBeGreaterThan(2);
  for (const [tag, attributes, color] of dark) {
    expect(attributes, tag).toMatch(color === "23262a" ? /class="ink\b/ : /class="soft\b/);
  }
});

test("a letter brings the face of its headings along, fetches nothing, and says nothing after its first words in a list", () => {
  const made = written("confirm", emailSamples.confirm);
  expect(made.html).toMatch(/@media screen \{ @font-face \{ font-family: Fraunces; src: url\(data:font\/woff2;base64,/);
  expect(made.html).not.toMatch(/url\((?!data:)|src="http/);
  expect(withPictures(made)).not.toContain("@font-face");
  expect(made.html).toMatch(/come back with a quote\.(\u034f\u200c\u00a0|&nbsp;){20}/);
  expect(made.text).not.toContain("\u200c");
});

test("the business gets its own calendar entry, which names the client", () => {
  const entry = written("consultation_booked_notice", consultation).calendar;
  expect(entry?.method).toBe("PUBLISH");
  const lines = entry?.content.replaceAll("\r\n\t", "") ?? "";
  expect(lines).toContain("SUMMARY:Consultation: Ida Sample");
  expect(lines).toContain("UID:C-1001@drapery.example");
  expect(lines).toContain("/admin/dashboard/consultations/C-1001");
  expect(lines).not.toContain("ATTENDEE");
  expect(written("consultation_cancelled_notice", consultation).calendar?.method).toBe("CANCEL");
  expect(written("consultation_booked", consultation).calendar?.method).toBe("REQUEST");
});

test("an installation is invited, changed and taken out of a calendar under one name", () => {
  const linesOf = (kind: "installation_booked" | "installation_notice", more = {}) => {
    const entry = written(kind, { ...installation, ...emailSamples.installation_notice, ...more }).calendar;
    return [entry?.method, entry?.content.replaceAll("\r\n\t", "") ?? ""] as const;
  };
  const [invited, invitation] = linesOf("installation_booked", { customer_email: "ida@example.com" });
  expect(invited).toBe("REQUEST");
  for (const line of [
    "UID:A-1@drapery.example",
    "SEQUENCE:2",
    "SUMMARY:Installation with Larkfield Drapery",
    "DTSTART:20261203T150000Z",
    "DTEND:20261203T170000Z",
    "LOCATION:1 Sample Street",
    "mailto:ida@example.com",
  ])
    expect(invitation).toContain(line);
  const [published, entry] = linesOf("installation_notice");
  expect(published).toBe("PUBLISH");
  expect(entry).toContain("SUMMARY:Installation: Ida Sample");
  expect(entry).toContain("/admin/dashboard/week/A-1");
  expect(entry).not.toContain("ida@example.com");
  expect(linesOf("installation_notice", { change: "cancelled" })[0]).toBe("CANCEL");
  expect(written("installation_cancelled", installation).calendar?.method).toBe("CANCEL");
});

test("whoever goes is reminded of the door and the telephone, the client of the hour", () => {
  const reminder = { ...installation, holder: "appointment", phone: "(215) 555-0177" };
  const ours = written("visit_reminder", { ...reminder, ours: "yes" });
  expect([ours.subject, ours.link]).toEqual(["Tomorrow: Ida Sample, 10:00 AM", inTheWeek]);
  expect(ours.text).toContain("Phone: (215) 555-0177");
  const theirs = written("visit_reminder", { ...reminder, ours: "" });
  expect(theirs.text).toContain("Tomorrow at 10:00 AM\n\nDear Ida");
  expect(theirs.text).toContain("Yours,\nLarkfield");
  expect(theirs.html).toContain('call <span style="white-space:nowrap">(215) 555-0142</span> today');
  expect(theirs.text).not.toContain("555-0177");
});

test("a template of a mail service is told the time as a person writes it", () => {
  expect(written("new_order", emailSamples.new_order).parameters.submitted_at).toBe("Nov 15, 2026, 7:00 AM");
});

test("a quote with a way to pay offers it, one without a total does not name one", () => {
  const payment = "https://pay.example.com/LF-7";
  expect(written("quote_ready", { ...order, total: "$5.00", payment_link: payment }).html).toContain(`"${payment}"`);
  expect(written("quote_ready", { ...order, total: "", payment_link: "" }).text).not.toContain("Total");
});

test.each([
  ["love_letter", {}, 'We have no message called "love_letter".'],
  ["toString", {}, 'We have no message called "toString".'],
  ["confirm", null, "The message cannot be written: parameters is missing or wrong."],
  ["quote_ready", { ...order, total: "", payment_link: "javascript:alert(1)" }, /payment_link is missing or wrong/],
  ["password_reset", { link: "data:text/html,x" }, /link is missing or wrong/],
])("%s with %j is not written and says why", (kind, parameters, reason) => {
  const result = compose(kind, parameters);
  expect(result.ok ? "" : result.reason).toEqual(typeof reason === "string" ? reason : expect.stringMatching(reason));
});

test("a message that is asked for again is another one to a mail program, and another file", () => {
  const parameters = emailSamples.confirm;
  expect(written("confirm", parameters, { timesAskedAgain: 2 })).toMatchObject({
    messageId: "<id-1.2@drapery.example>",
    fileName: "2026-11-15T12-00-00.000Z-id-1.2.eml",
  });
});

const secondStep = { at: "2026-11-15T02:05:00.000Z", passkey: "Laptop", codes_left: 9 };
const then = "On Nov 14, 2026, 9:05 PM (Eastern time)";
test.each([
  [{ change: "on" }, `${then} the second step of your account was turned on.`],
  [{ change: "off" }, `${then} the second step of your account was turned off, its passkeys with it.`],
  [{ change: "recovery_code" }, `${then} a recovery code of your account was used. 9 are left.`],
  [{ change: "recovery_code", codes_left: 1 }, "One is left: please make new ones in Settings."],
  [{ change: "recovery_code", codes_left: 0 }, "None is left: please make new ones in Settings."],
  [{ change: "passkey_added" }, `${then} the passkey “Laptop” was added to your account.`],
  [{ change: "passkey_removed" }, `${then} the passkey “Laptop” was removed from your account.`],
])("news of the second step, %j, are told as: %s", (news, sentence) => {
  const { text } = written("second_step", { ...secondStep, ...news });
  expect(text.replaceAll("\n", " ")).toContain(sentence);
});

test("a finished order says how it comes, what is due by when and how to pay; with nothing left it says nothing of money", () => {
  const finished = { ...order, status: "completed", total: "$1,272.00" };
  const due = { pay_amount: "$636.00", pay_when: "on Dec 4, 2026", pay_by_check: "To Larkfield, 1 Mill Lane" };
  const pay = { ...due, payment_link: "https://pay.example.com/7", hand_over: "installation" };
  const { text } = written("status_changed", { ...finished, ...pay });
  expect(text).toContain("then write to you about a day to hang it.");
  expect(text).toContain("$636.00 is due on Dec 4, 2026.");
  expect(text).toContain("By check: To Larkfield, 1 Mill Lane");
  expect(text).toContain("Pay $636.00 online");
  const { text: shipped } = written("status_changed", { ...finished, hand_over: "shipping" });
  expect(shipped).toContain("then send it on its way to you.");
  expect(shipped).not.toMatch(/due|check:|\$/);
});

test("a confirmed order says by when and how it is paid", () => {
  const due = { pay_amount: "$400.00", pay_when: "on Dec 4, 2026", pay_by_check: "To Larkfield, 1 Mill Lane" };
  const { text } = written("quote_accepted", { ...order, total: "$400.00", payment_link: "", ...due });
  expect(text).toContain("$400.00 is due on Dec 4, 2026.");
  expect(text).toContain("By check: To Larkfield, 1 Mill Lane");
  expect(text).not.toContain("We’ll send you the link to pay.");
});

test("a reminder by hand brings the owner’s line, and says of what is owed on no day only how much", () => {
  const owed = { ...order, part: "balance", amount: "$400.00", left: "$400.00", due_day: "", late: "", by_hand: "yes" };
  const { subject, text } = written("payment_reminder", { ...owed, message: "Shall I call?" });
  expect(subject).toBe("$400.00 for order LF-7 is left to pay");
  expect(text).toContain("Shall I call?");
});

/** What is kept of amounts, days and moments, and the words that messages from before hold in their place. */
const keptAs: [kind: EmailKind, data: object, words: object][] = [
  [
    "quote_ready",
    { ...order, total: 164_000, credit: 15_000, to_pay: 149_000, due: 82_000, valid_until: "2026-12-20" },
    { ...order, ...amounts, due: "$820.00", valid_until: "Dec 20, 2026" },
  ],
  [
    "quote_accepted",
    { ...order, total: 40_000, credit: null, to_pay: 0, pay_amount: 40_000, pay_when: { on: "2026-12-04" } },
    { ...order, total: "$400.00", credit: "", to_pay: "$0.00", pay_amount: "$400.00", pay_when: "on Dec 4, 2026" },
  ],
  [
    "payment_received",
    {
      ...order,
      receipt: "R-2026-00042",
      amount: 85_000,
      day: "2026-11-20",
      charged: 200_000,
      left: 100_000,
      in_credit: null,
      due: { days: 0, after: "completed" },
      due_amount: null,
      lowered: null,
    },
    { ...receipt, left: "$1,000.00", due: "when your order is finished" },
  ],
  [
    "refund_sent",
    {
      ...order,
      order_id: "",
      receipt: "R-2026-00042",
      amount: 85_000,
      day: "2026-11-20",
      charged: 200_000,
      left: null,
      in_credit: null,
      due: null,
      due_amount: null,
      visit: "2026-10-05T14:00:00.000Z",
    },
    { ...receipt, order_id: "", visit: "Monday, October 5, 2026" },
  ],
  [
    "order_settled",
    {
      ...order,
      cancelled: "yes",
      given_back: 18_372,
      how: "link",
      day: "2026-11-20",
      receipt: "R-2026-00042",
      kept: 20_000,
      why: "",
      owed: null,
    },
    {
      ...order,
      cancelled: "yes",
      given_back: "$183.72",
      how: "by payment link",
      day: "Nov 20, 2026",
      receipt: "R-2026-00042",
      kept: "$200.00",
      why: "",
      owed: "",
    },
  ],
  [
    "consultation_cancelled_notice",
    { ...consultation, fee: { cents: 15_000, paid: true }, standing_fee: 15_000 },
    { ...consultation, fee: "$150.00, paid", standing_fee: "$150.00" },
  ],
];

test.each(keptAs)("%s says the same of data as of the words that older messages hold", (kind, data, older) => {
  const link = { payment_link: "" };
  const { calendar: _, ...now } = written(kind, { ...link, ...data });
  expect(now).toMatchObject({ kind });
  const { calendar: __, ...before } = written(kind, { ...link, ...older });
  expect(now).toEqual(before);
});

test("a letter is signed, and short figures stand two beside each other; one that is left over has its line to itself", () => {
  const parameters = emailSamples.quote_copy;
  const { text, html } = written("quote_copy", { ...parameters, chosen: "Blackout lining" });
  expect(text).toContain("\n\nYours,\nLarkfield Drapery\n\n-- \n");
  const byName = written("quote_copy", parameters, {}, "Nora");
  expect(byName.text).toContain("\n\nYours,\nNora\nLarkfield Drapery\n\n-- \n");
  const cells = [...html.matchAll(/<div class="rule(?: half)?" style="border-top([^"]*)"/g)].map(([, style = ""]) =>
    style.includes("max-width:255px"),
  );
  expect(cells).toEqual([true, true, false]);
});
